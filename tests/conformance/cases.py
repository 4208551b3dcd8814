"""The games, seat counts and settings that every promise is tried on, and games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Dealer, Seeded
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.table import Table
from tests.kernel.toy.meta import GAME as SKIRMISH

LONGEST_GAME = 20_000  # decisions


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: Game
    seats: int
    settings: Settings = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.settings.items())
        return f"{self.game.key}-{self.seats}{chosen}"

    def table(self, seed: int, dealer: Dealer | None = None) -> Table:
        return Table(self.game, self.seats, self.settings, dealer or Seeded(f"{self}/{seed}"))

    def walk(self, seed: int) -> Iterator[tuple[Table, random.Random]]:
        """Plays one game at random; stops at every decision for a look at the table.

        The look may use the random numbers, but must leave the table as it found it.
        """
        table, picks = self.table(seed), random.Random(f"picks {self}/{seed}")
        while not table.over:
            assert table.position.number < LONGEST_GAME, f"{self} does not end"
            yield table, random.Random(f"look {self}/{seed}/{table.position.number}")
            seat, option = random_answer(table.position, picks)
            table.play(option, seat)
        yield table, random.Random(0)


def random_answer(g: Position, rng: random.Random) -> tuple[int, Option]:
    seat = rng.choice(g.deciders())
    return seat, rng.choice(g.offers(seat))


def play_on(g: Position, seed: int, most: int = LONGEST_GAME) -> Position:
    """Plays the position itself on at random: to the end, or for so many decisions."""
    g.dealer = Seeded(seed)
    rng = random.Random(seed)
    while g.deciders() and most:
        seat, option = random_answer(g, rng)
        g.apply(option, seat)
        most -= 1
    return g


def cases(game: Game) -> list[Case]:
    """Every seat count as it comes, and once more with each other choice of each setting."""
    found = [Case(game, seats) for seats in game.seats]
    for setting in game.settings:
        for choice in setting.choices:
            if choice != setting.default:
                seats = setting.seats or game.seats
                found.append(Case(game, seats[len(found) % len(seats)], {setting.key: choice}))
    return found


ALL_GAMES = [*GAMES.values(), SKIRMISH]
ALL_CASES = [case for game in ALL_GAMES for case in cases(game)]

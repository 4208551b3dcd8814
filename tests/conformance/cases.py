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
from benchmarks.random_games import for_seats, variants
from tests.kernel.toy.meta import GAME as SKIRMISH

LONGEST_GAME = 20_000  # decisions
CROWD = 5  # so many seats decide so often that a look at every third decision must do


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: Game
    seats: int
    settings: Settings = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *(f"{k}={v}" for k, v in self.settings.items())])

    def table(self, seed: int, dealer: Dealer | None = None) -> Table:
        return Table(self.game, self.seats, self.settings, dealer or Seeded(f"{self}/{seed}"))

    def walk(self, seed: int) -> Iterator[tuple[Table, random.Random]]:
        """Plays one game at random; stops at every decision for a look at the table, or at some where many play.

        The look may use the random numbers, but must leave the table as it found it.
        """
        table, picks = self.table(seed), random.Random(f"picks {self}/{seed}")
        while not table.over:
            assert table.position.number < LONGEST_GAME, f"{self} does not end"
            if self.seats < CROWD or table.position.number % 3 == 0:
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
    """Every seat count as it comes, and every choice of every setting at some seat count."""
    found = [Case(game, seats) for seats in game.seats]
    for i, variant in enumerate(variants(game)):
        ways = [Case(game, seats, chosen) for seats in game.seats if (chosen := for_seats(game, variant, seats))]
        found.append(ways[i % len(ways)])
    return found


ALL_GAMES = [*GAMES.values(), SKIRMISH]
ALL_CASES = [case for game in ALL_GAMES for case in cases(game)]

"""A tournament as a list of games: balanced blocks, in which the same deals are played from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from beachhead.bots.registry import find_bot
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game, Settings

Kind = Literal["pair", "mirror", "sanity", "together"]

RANDOM = "random"
FEWEST_CONTROLS = 5  # blocks, where so many are played at all
CONTROLS_IN = 10  # otherwise one block of control in so many


class Match(msgspec.Struct, frozen=True):
    """One bot against a field of another: of itself in a mirror; `together` has one bot in every seat."""

    kind: Kind
    challenger: str
    field: str
    blocks: int


class Fixture(msgspec.Struct, frozen=True, order=True):
    """One game to be played: the challenger has the side `rotation` in the deals of `block`."""

    block: int
    rotation: int
    kind: str
    challenger: str
    field: str


class Arena(msgspec.Struct, frozen=True):
    """A whole tournament: enough for any process to play any of its games."""

    game: str
    rules: str
    bots: tuple[str, ...]
    seats: int
    settings: Settings
    seed: str
    blocks: int
    sides: tuple[tuple[int, ...], ...]  # the seats that win together
    controls: bool = True

    @property
    def cooperative(self) -> bool:
        return len(self.sides) == 1

    @property
    def fair_share(self) -> float:
        return 1 / len(self.sides)

    def matches(self) -> list[Match]:
        if self.cooperative:
            return [Match("together", bot, bot, self.blocks) for bot in self.everybody()]
        pairs = [(a, b) for i, a in enumerate(self.bots) for b in self.bots[i + 1 :]]
        found = [Match("pair", a, b, self.blocks) for a, b in pairs]
        if self.controls or not pairs:
            some = self.blocks if not pairs else min(self.blocks, max(FEWEST_CONTROLS, self.blocks // CONTROLS_IN))
            found += [Match("mirror", bot, bot, some) for bot in self.bots]
            if self.controls and RANDOM not in self.bots:
                found += [Match("sanity", bot, RANDOM, some) for bot in self.bots]
        return found

    def everybody(self) -> tuple[str, ...]:
        """The bots that play, the control's among them."""
        missing = self.controls and RANDOM not in self.bots
        return (*self.bots, RANDOM) if missing else self.bots

    def fixtures(self) -> Iterator[Fixture]:
        """All games, block by block."""
        matches = self.matches()
        for block in range(self.blocks):
            for match in matches:
                if block < match.blocks:
                    for rotation in range(len(self.sides)):
                        yield Fixture(block, rotation, match.kind, match.challenger, match.field)

    def seating(self, fixture: Fixture) -> tuple[str, ...]:
        """Which bot has which seat.

        >>> four = Arena("g", "1", ("a", "b"), 4, {}, "s", 1, ((0,), (1,), (2,), (3,)))
        >>> [four.seating(f) for f in four.fixtures() if f.kind == "pair"][1]
        ('b', 'a', 'b', 'b')
        """
        names = [fixture.field] * self.seats
        for seat in self.sides[fixture.rotation]:
            names[seat] = fixture.challenger
        return tuple(names)

    def player(self, fixture: Fixture, seat: int) -> str:
        """Who sits there, whatever the seat is called: a player's own luck moves on with it."""
        for side, seats in enumerate(self.sides):
            if seat in seats:
                return f"{(side - fixture.rotation) % len(self.sides)}.{seats.index(seat)}"
        raise ValueError(f"seat {seat} is on no side")

    def command(self) -> str:
        """What to type to play it again."""
        usual = find(self.game).check(self.seats, {})
        parts = [f"beachhead arena {self.game} --bots {','.join(self.bots)} --blocks {self.blocks}"]
        parts += [f"--seats {self.seats}", f"--seed {self.seed}"]
        parts += [f"--set {key}={value}" for key, value in self.settings.items() if usual.get(key) != value]
        return " ".join(parts if self.controls else [*parts, "--no-controls"])


def arena(
    game: Game,
    bots: Sequence[str],
    blocks: int,
    seats: int | None = None,
    settings: Settings | None = None,
    seed: str = "0",
    controls: bool = True,
) -> Arena:
    """A tournament that fits the game, or a sentence that says what is wrong."""
    kinds = [find_bot(name) for name in bots]
    for kind in kinds:
        if not kind.plays(game.key):
            raise BadSetup(f"The bot '{kind.name}' does not play {game.title}.")
    names = tuple(dict.fromkeys(kind.name for kind in kinds))
    if blocks < 1:
        raise BadSetup(f"At least one block must be played, not {blocks}.")
    count = game.default_seats if seats is None else seats
    full = game.check(count, settings or {})
    return Arena(game.key, game.rules, names, count, full, seed, blocks, sides_of(game, count, full), controls)


def sides_of(game: Game, seats: int, settings: Settings) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, as the game has them once it is set up."""
    g, frame = game.first(seats, settings)
    g.dealer = Seeded(0)
    g.start(frame)
    return tuple(tuple(team) for team in game.teams(g))

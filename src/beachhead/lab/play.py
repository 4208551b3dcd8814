"""One game between bots, as fast as it goes: nobody listens and nothing is said."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from beachhead.bots.bot import ask_bot
from beachhead.bots.registry import make_bot
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.save import digest

UNFINISHED = "unfinished"
MOST_DECISIONS = 50_000  # a game of bots that go round in circles is stopped here


class Played(msgspec.Struct, frozen=True):
    """How one game went: who sat where, the places and points of each seat, and why it ended."""

    seed: str
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    ended: str
    decisions: int
    digest: str

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def play(game: Game, bots: Sequence[str], seed: str, settings: Settings | None = None) -> Played:
    """Plays one whole game.  The seed settles everything: the dice, and what every bot does."""
    seats = len(bots)
    players = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(bots)]
    g, frame = game.first(seats, game.check(seats, settings or {}))
    g.dealer = Seeded(f"{seed}/dealer")
    g.start(frame)
    deal = random.Random(f"{seed}/redeal")
    while g.seat >= 0 and g.number < MOST_DECISIONS:
        seat = g.seat
        g.apply(ask_bot(players[seat], game, g, seat, deal), seat)
    names = tuple(bots)
    if g.seat >= 0:
        return Played(seed, names, (0,) * seats, (0,) * seats, UNFINISHED, g.number, digest(g))
    outcome = game.outcome(g)
    return Played(seed, names, outcome.places, outcome.points, g.ended, g.number, digest(g))

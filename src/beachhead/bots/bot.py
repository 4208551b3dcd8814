"""What a bot is, and the one way to ask it."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager

from beachhead.kernel.errors import NotOffered
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position


class Bot:
    """A player that is a program.

    `position` is always a re-dealt one: it looks to the seat exactly as the real one does, but what
    the seat cannot see has been dealt anew, and no dealer is attached.  It is the bot's own to change.
    """

    name: str = ""

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        raise TypeError(f"{type(self).__name__} cannot choose")


class Blind(Bot):
    """A bot that needs no position at all: it picks from the options alone."""

    def pick(self, options: list[Option]) -> Option:
        raise TypeError(f"{type(self).__name__} cannot pick")

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        return self.pick(position.offers(seat))


def ask_bot(bot: Bot, game: Game, position: Position, seat: int, rng: random.Random) -> Option:
    """The bot's answer to the open question; the only way that anything asks a bot.

    It re-deals for the seat with `rng` before the bot looks, so no bot can see the truth; a decision
    with one option is answered without asking.
    """
    offers = position.offers(seat)
    if len(offers) == 1:
        return offers[0]
    if isinstance(bot, Blind):
        option = bot.pick(offers[:])
    else:
        dealt = game.redeal(position, seat, rng)
        dealt.dealer = None
        dealt.ears = None
        with uncollected():
            option = bot.choose(game, dealt, seat)
    if option not in offers:
        raise NotOffered(f"The bot '{bot.name}' chose '{option.text}', which is not possible now.")
    return option


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage is looked for meanwhile: in a large tree that takes half of the time and finds nothing."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()

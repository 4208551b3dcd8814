"""Positions as a bot imagines them: chance answered, keys that tell them apart, what a seat would see."""

from __future__ import annotations

import marshal
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from beachhead.kernel.dealers import Dealer
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

_GETTERS: dict[type, Callable[[Any], Any]] = {}


def key(g: Position) -> bytes:
    """The same for positions that are the same in everything but the number of decisions behind them."""
    kind = type(g)
    getter = _GETTERS.get(kind)
    if getter is None:
        getter = _GETTERS[kind] = attrgetter(*g.DATA, "seat", "ended")
    stack = [(type(frame).__name__, frame.at, frame.values()) for frame in g.stack]
    asks = [(seat, [o.text for o in options]) for seat, options in g.asks]
    # An older format of marshal: newer ones also say which objects are shared.
    return marshal.dumps((getter(g), stack, asks, [(seat, pick.text) for seat, pick in g.picks]), 2)


def deal(g: Position, dealer: Dealer) -> None:
    """Answers chance in a position that has no dealer, and runs on to the next question."""
    chance = g.chance
    assert chance is not None
    g.chance = None
    answer = g.ask_dealer(dealer, chance)
    g.run(g.stack[-1].resume(g, answer))


def ends(g: Position, option: Option, seat: int, looks: int) -> list[Position]:
    """Where an option can lead once its own effect has run: a colony launched is worth what its landing brings.

    Chance is not asked, and other seats are not answered for: such a position is an end.
    """
    found: list[Position] = []
    follow(g, option, seat, len(g.stack), g.stack[-1].at, looks, found)
    return found


def follow(g: Position, option: Option, seat: int, depth: int, at: str, looks: int, found: list[Position]) -> None:
    twin = g.copy()
    twin.dealer = None
    twin.apply(option, seat)
    if twin.seat == seat and not twin.asks:
        stack = twin.stack
        if len(stack) > depth or (len(stack) == depth and stack[-1].at != at):
            share = looks // len(twin.options)
            if share:
                for further in twin.options:
                    follow(twin, further, seat, depth, at, share, found)
                return
    found.append(twin)


def seen(game: Game, g: Position, seat: int) -> bytes:
    """All that a seat sees of a position, and what it is offered: what a remembered plan goes by."""
    offers = [option.text for option in g.offers(seat)]
    return msgspec.json.encode((game.view(g, seat), offers))

"""What is heard at a table, in order: picks, chance and what the rules tell."""

from __future__ import annotations

from beachhead.kernel.options import Option


class Entry:
    """One thing that happened."""


class Picked(Entry):
    """A seat answered decision `number`.  A secret pick is shown to its own seat only."""

    def __init__(self, seat: int, number: int, option: Option, secret: bool) -> None:
        self.seat = seat
        self.number = number
        self.option = option
        self.secret = secret


class Dealt(Entry):
    """Chance answered: dice, cards or an order, seen by `to`."""

    def __init__(self, kind: str, pile: str, answer: tuple[int, ...], to: int) -> None:
        self.kind = kind
        self.pile = pile
        self.answer = answer
        self.to = to


class Told(Entry):
    """A rule says what happened, as a message key and figures, to everybody or to one seat."""

    def __init__(self, key: str, seat: int, args: tuple[int, ...], to: int) -> None:
        self.key = key
        self.seat = seat
        self.args = args
        self.to = to

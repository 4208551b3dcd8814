"""What is heard at a table, in order: picks, chance and what the rules tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.options import Option

# What stands in the log of the others where a seat picked in secret.
HIDDEN: Final = Option("", (), "")


class Entry:
    """One thing that happened."""


class Picked(Entry):
    """A seat answered decision `number`.  A secret pick is shown to its own seat only."""

    def __init__(self, seat: int, number: int, option: Option, secret: bool) -> None:
        self.seat = seat
        self.number = number
        self.option = option
        self.secret = secret

    def __repr__(self) -> str:
        return f"Picked({self.seat}, {self.number}, {self.option}, secret={self.secret})"


class Dealt(Entry):
    """Chance answered: dice, cards or an order, seen by `to`.

    `count` is how many there were; where they are masked, `answer` is empty and only that is left.
    """

    def __init__(self, kind: str, pile: str, answer: tuple[int, ...], to: int, count: int = -1) -> None:
        self.kind = kind
        self.pile = pile
        self.answer = answer
        self.to = to
        self.count = len(answer) if count < 0 else count

    @property
    def shown(self) -> bool:
        return len(self.answer) == self.count

    def __repr__(self) -> str:
        return f"Dealt({self.kind}, {self.pile}, {self.answer}, to={self.to}, count={self.count})"


class Told(Entry):
    """A rule says what happened, as a message key and figures, to everybody or to one seat."""

    def __init__(self, key: str, seat: int, args: tuple[int, ...], to: int) -> None:
        self.key = key
        self.seat = seat
        self.args = args
        self.to = to

    def __repr__(self) -> str:
        return f"Told({self.key}, {self.seat}, {self.args}, to={self.to})"


def visible(log: Sequence[Entry], seat: int) -> list[Entry]:
    """The log as one seat may read it; seat -1 is a spectator.

    Another seat's secret pick becomes `HIDDEN`, cards that another seat drew become a count, and
    what was whispered to another seat is left out.
    """
    shown: list[Entry] = []
    for entry in log:
        if isinstance(entry, Picked):
            if entry.secret and entry.seat != seat:
                shown.append(Picked(entry.seat, entry.number, HIDDEN, True))
            else:
                shown.append(entry)
        elif isinstance(entry, Dealt):
            if entry.to != EVERYBODY and entry.to != seat:
                shown.append(Dealt(entry.kind, entry.pile, (), entry.to, entry.count))
            else:
                shown.append(entry)
        elif isinstance(entry, Told):
            if entry.to == EVERYBODY or entry.to == seat:
                shown.append(entry)
    return shown

"""A move: one answer and everything that was heard because of it.  A table's log is a list of moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from beachhead.kernel.errors import BadSave
from beachhead.kernel.log import Dealt, Entry, Picked, Told
from beachhead.kernel.options import Grammar
from beachhead.kernel.words import Say


class Pick(msgspec.Struct, frozen=True, array_like=True, tag="p"):
    seat: int
    number: int
    option: str
    secret: bool


class Deal(msgspec.Struct, frozen=True, array_like=True, tag="d"):
    kind: str
    pile: str
    answer: tuple[int, ...]
    to: int


class Tell(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    key: str
    seat: int
    args: tuple[int, ...]
    to: int


class Stored(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as it lies in the store."""

    heard: list[Pick | Deal | Tell]
    before: str = ""
    after: str = ""
    turned: int = 0
    say: Say | None = None
    touches: list[str] = []


@dataclass(slots=True)
class Move:
    """`number` counts from 0, the set-up; move n+1 answers decision n."""

    number: int
    seat: int
    option: str
    used: int  # how many numbers the fair dealer had given when it was over
    heard: list[Entry] = field(default_factory=list)
    before: str = ""  # the heading before and after it
    after: str = ""
    turned: int = 0  # from where on in `heard` the heading after it holds
    say: Say | None = None  # the option in words, said where no rule tells more
    touches: list[str] = field(default_factory=list)
    lines: tuple[int, ...] = ()  # how many log lines each viewer has once it is played, spectators first

    @property
    def secret(self) -> bool:
        first = self.heard[0] if self.heard else None
        return isinstance(first, Picked) and first.secret


def pack(move: Move) -> str:
    heard: list[Pick | Deal | Tell] = []
    for entry in move.heard:
        if isinstance(entry, Picked):
            heard.append(Pick(entry.seat, entry.number, entry.option.text, entry.secret))
        elif isinstance(entry, Dealt):
            heard.append(Deal(entry.kind, entry.pile, entry.answer, entry.to))
        elif isinstance(entry, Told):
            heard.append(Tell(entry.key, entry.seat, tuple(entry.args), entry.to))
    stored = Stored(heard, move.before, move.after, move.turned, move.say, move.touches)
    return msgspec.json.encode(stored).decode()


def unpack(number: int, seat: int, option: str, used: int, data: str, grammar: Grammar) -> Move:
    try:
        stored = msgspec.json.decode(data, type=Stored)
    except msgspec.MsgspecError as wrong:
        raise BadSave(f"Move {number} in the store is damaged ({wrong}).") from wrong
    heard = [entry_of(part, grammar) for part in stored.heard]
    move = Move(number, seat, option, used, heard, stored.before, stored.after, stored.turned)
    move.say, move.touches = stored.say, stored.touches
    return move


def entry_of(part: Pick | Deal | Tell, grammar: Grammar) -> Entry:
    if isinstance(part, Pick):
        return Picked(part.seat, part.number, grammar.parse(part.option), part.secret)
    if isinstance(part, Deal):
        return Dealt(part.kind, part.pile, part.answer, part.to)
    return Told(part.key, part.seat, part.args, part.to)


def chances(heard: Iterable[Entry]) -> list[tuple[int, ...]]:
    return [entry.answer for entry in heard if isinstance(entry, Dealt)]

"""Positions as plain data: saved, loaded and hashed in the middle of any effect."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from beachhead.kernel.errors import BadSave
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Chance, Position

Data = dict[str, object]
GrammarOf = Callable[[Position], Grammar]


def to_data(g: Position) -> Data:
    """All of a position as JSON values: lists, ints, strings."""
    chance = g.chance
    return {
        "seats": g.seats,
        "data": {name: getattr(g, name) for name in g.DATA},
        "stack": [[type(f).__name__, f.at, *f.values()] for f in g.stack],
        "seat": g.seat,
        "options": [o.text for o in g.options],
        "secret": g.secret,
        "number": g.number,
        "chance": [chance.kind, chance.n, chance.sides, chance.pile, chance.to] if chance else None,
        "asks": [[seat, [o.text for o in options]] for seat, options in g.asks],
        "picks": [[seat, o.text] for seat, o in g.picks],
        "ended": g.ended,
    }


def fill(g: Position, data: Data, grammar_of: GrammarOf, frames: dict[str, type[Frame]]) -> None:
    """Puts saved data into an empty position of the right game."""
    try:
        _fill(g, data, grammar_of, frames)
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise BadSave(f"The saved game is damaged ({wrong}).") from wrong


def _fill(g: Position, saved: Data, grammar_of: GrammarOf, frames: dict[str, type[Frame]]) -> None:
    def texts(value: object) -> list[Option]:
        assert isinstance(value, list)
        return [grammar.parse(text) for text in value]

    data = saved["data"]
    assert isinstance(data, dict)
    for name in g.DATA:
        setattr(g, name, data[name])
    grammar = grammar_of(g)
    stack = saved["stack"]
    assert isinstance(stack, list)
    for kind, at, *values in stack:
        frame = frames[kind](*[frozen(v) for v in values])
        frame.at = at
        g.stack.append(frame)
    g.seat = as_int(saved["seat"])
    g.options = texts(saved["options"])
    g.secret = bool(saved["secret"])
    g.number = as_int(saved["number"])
    chance = saved["chance"]
    if chance is not None:
        assert isinstance(chance, list)
        g.chance = Chance(*chance)
    asks, picks = saved["asks"], saved["picks"]
    assert isinstance(asks, list)
    assert isinstance(picks, list)
    g.asks = [(seat, texts(options)) for seat, options in asks]
    g.picks = [(seat, grammar.parse(text)) for seat, text in picks]
    g.ended = str(saved["ended"])


def as_int(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is not a number")
    return value


def frozen(value: object) -> object:
    """JSON has no tuples; a frame has no lists."""
    return tuple([frozen(v) for v in value]) if isinstance(value, list) else value


def canonical(data: object) -> bytes:
    """One byte string for one value, on every machine and in every version of Python."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def digest(g: Position) -> str:
    """A stable hash of all of a position."""
    return hashlib.blake2b(canonical(to_data(g)), digest_size=8).hexdigest()

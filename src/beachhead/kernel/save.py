"""Positions as plain data: saved, loaded and hashed in the middle of any effect."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from beachhead.kernel.errors import BadOption, BadSave, quoted
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
        "data": {name: own(getattr(g, name)) for name in g.DATA},
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
    except (KeyError, TypeError, ValueError, AttributeError, BadOption) as wrong:
        raise BadSave(f"The saved game is damaged: {said(wrong)}.") from wrong


def said(wrong: Exception) -> str:
    if isinstance(wrong, KeyError):
        return f"{quoted(str(wrong.args[0]))} is missing or unknown"
    return quoted(str(wrong).rstrip("."))[1:-1]


def _fill(g: Position, saved: Data, grammar_of: GrammarOf, frames: dict[str, type[Frame]]) -> None:
    def options(value: object) -> list[Option]:
        return [grammar.parse(as_str(text)) for text in as_list(value)]

    data = saved["data"]
    if not isinstance(data, dict):
        raise TypeError("it holds no data")
    for name in g.DATA:
        setattr(g, name, like(data[name], getattr(g, name), name))
    grammar = grammar_of(g)
    for kind, at, *values in map(as_list, as_list(saved["stack"])):
        frame = frames[as_str(kind)](*[frozen(v) for v in values])
        if not callable(getattr(frame, as_str(at))):
            raise TypeError(f"{kind} has no step {at}")
        frame.at = as_str(at)
        g.stack.append(frame)
    g.seat = as_int(saved["seat"])
    g.options = options(saved["options"])
    g.secret = bool(saved["secret"])
    g.number = as_int(saved["number"])
    if saved["chance"] is not None:
        kind, n, sides, pile, to = as_list(saved["chance"])
        g.chance = Chance(as_str(kind), as_int(n), as_int(sides), as_str(pile), as_int(to))
    for seat, texts in map(as_list, as_list(saved["asks"])):
        g.asks.append((as_int(seat), options(texts)))
    for seat, text in map(as_list, as_list(saved["picks"])):
        g.picks.append((as_int(seat), grammar.parse(as_str(text))))
    g.ended = as_str(saved["ended"])


def like(value: object, model: object, name: str) -> object:
    """The saved value, if it is of the kind that the empty position has there."""
    if isinstance(model, tuple):
        value = frozen(value)
    if type(value) is not type(model) and not (isinstance(value, int) and isinstance(model, int)):
        raise TypeError(f"{name} cannot be {value!r}")
    return own(value)


def own(value: object) -> object:
    """A value that shares no list with the one it was made from."""
    return [own(v) for v in value] if isinstance(value, list) else value


def as_list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value


def as_str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a word")
    return value


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

"""A rule in progress is a frame; each of its methods ends by saying what happens next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from beachhead.kernel.options import Option

EVERYBODY: Final = -1

NAMES: Final[dict[str, str]] = {}


# A method of the frame that asks, or its name where it is asked so often that looking it up costs.
Then = Callable[..., "Step"] | str


def name_of(then: Callable[..., Step]) -> str:
    name = then.__name__
    return NAMES.setdefault(name, name)  # one string for one name: Python finds its method faster


class Step:
    """What a frame wants next."""


class Ask(Step):
    """`seat` picks one of `options`; the pick goes to `then`.  A secret pick is shown to its seat only."""

    def __init__(self, seat: int, options: list[Option], then: Then, secret: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.then = then if isinstance(then, str) else name_of(then)
        self.secret = secret


class AskAll(Step):
    """Several seats pick in secret, revealed together: `then` gets the picks in the order of the seats."""

    def __init__(self, asks: list[tuple[int, list[Option]]], then: Then) -> None:
        self.asks = asks
        self.then = then if isinstance(then, str) else name_of(then)


class Roll(Step):
    """Chance rolls `n` dice; the faces go to `then`."""

    def __init__(self, n: int, then: Then, sides: int = 6) -> None:
        self.n = n
        self.then = then if isinstance(then, str) else name_of(then)
        self.sides = sides


class Draw(Step):
    """Chance takes up to `n` cards off a hidden pile; which ones goes to `then`.

    `to` is the seat that may see them, or EVERYBODY.
    """

    def __init__(self, pile: str, n: int, then: Then, to: int = EVERYBODY) -> None:
        self.pile = pile
        self.n = n
        self.then = then if isinstance(then, str) else name_of(then)
        self.to = to


class Shuffle(Step):
    """Chance puts `n` things in an order; the order goes to `then` as a tuple of 0 to n-1."""

    def __init__(self, n: int, then: Then, to: int = EVERYBODY) -> None:
        self.n = n
        self.then = then if isinstance(then, str) else name_of(then)
        self.to = to


class Call(Step):
    """Run `frame` first; its result goes to `then`."""

    def __init__(self, frame: Frame, then: Then) -> None:
        self.frame = frame
        self.then = then if isinstance(then, str) else name_of(then)


class Done(Step):
    """This rule is over; its caller gets `result`."""

    def __init__(self, result: object = None) -> None:
        self.result = result


class End(Step):
    """The game is over at once, whatever other rules were in progress; a match hears why and may go on."""

    def __init__(self, why: str) -> None:
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One rule, paused or running.

    Subclasses are dataclasses whose fields are ints, strings, bools and tuples of them, so that a
    frame can be copied, saved and compared as data.  One that is made at every other decision may be a
    plain class instead, with `__init__` and `values` written out in the same order: a generated
    `__init__` stays interpreted.  `at` names the method that gets the next answer.
    """

    at: str = "begin"

    def begin(self, g: Any) -> Step:
        raise TypeError(f"{type(self).__name__} has no beginning")

    def resume(self, g: Any, answer: Any) -> Step:
        """Gives an answer to the method that waits for it; rules asked very often call theirs directly."""
        step: Step = getattr(self, self.at)(g, answer)
        return step

    def outlasts(self) -> bool:
        """Whether the rule goes on after a game in it has ended, as a match does."""
        return False

    def values(self) -> list[object]:
        return [getattr(self, name) for name in field_names(type(self))]

    def copy(self) -> Frame:
        twin = type(self)(*self.values())
        twin.at = self.at
        return twin


_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    names = _NAMES.get(kind)
    if names is None:
        if not is_dataclass(kind):
            raise TypeError(f"{kind.__name__} is no dataclass and does not say its values")
        names = _NAMES[kind] = tuple([f.name for f in fields(kind)])
    return names

"""Counting decision trees: a number that changes whenever the rules do."""

from __future__ import annotations

from beachhead.kernel.dealers import Fixed
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """How many ways there are to answer the next `depth` decisions, chance always answering the same.

    A game that ends sooner counts as one.  Where several seats pick in secret, they answer one
    after the other.
    """
    return leaves(ready(position), depth)


def divide(position: Position, depth: int) -> dict[str, int]:
    """The same count, by the first option."""
    g = ready(position)
    return {option.text: leaves(after(g, option), depth - 1) for option in g.options} if depth > 0 else {}


def ready(position: Position) -> Position:
    """A copy in which chance is answered at once, at its next decision."""
    g = position.copy()
    g.dealer = Fixed()
    if g.chance is not None:
        g.deal(g.copy().ask_dealer(g.dealer, g.chance))
    return g


def leaves(g: Position, depth: int) -> int:
    if depth <= 0 or not g.options:
        return 1
    if depth == 1:
        return len(g.options)
    return sum([leaves(after(g, option), depth - 1) for option in g.options])


def after(g: Position, option: Option) -> Position:
    twin = g.copy()
    twin.dealer = g.dealer
    twin.apply(option)
    return twin

"""What is in each game's box, and the options and events that show it was used: a file for each game.

A pattern stands for texts of options that were picked ("dock shipyard *"), of events that were told
("told cache *": the key and the first figure), and of what `at_the_end` finds on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from beachhead.kernel.game import Settings
from beachhead.kernel.position import Position

Things = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Box:
    """The parts that must all come up, the reasons a game may end for, and what to look for when it has.

    `ways` are settings to play with where not all choices go together; else they are made up.
    What is `rare` comes up in thousands of games, but not surely in a sample.
    """

    ends: tuple[str, ...]
    parts: dict[str, Things]
    at_the_end: Callable[[Position], list[str]]
    ways: tuple[Settings, ...] = ()
    rare: tuple[str, ...] = ()


def box_of(key: str) -> Box | None:
    """The `BOX` in the file of that game's name, if there is one."""
    place = f"{__name__}.{key}"
    if find_spec(place) is None:
        return None
    box = import_module(place).BOX
    assert isinstance(box, Box)
    return box

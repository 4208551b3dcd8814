"""Rules that call one another in a circle meet here.

An effect can start a fight, and in a fight effects are used; so effects reach the rules above them
through these links, which those rules fill in when they are loaded.
"""

from __future__ import annotations

from collections.abc import Callable

from beachhead.kernel.frames import Frame


class Links:
    def __init__(self) -> None:
        self.made: dict[str, Callable[..., Frame]] = {}

    def to(self, name: str, make: Callable[..., Frame]) -> None:
        self.made[name] = make

    def frame(self, name: str, *args: int) -> Frame:
        return self.made[name](*args)


LINKS = Links()

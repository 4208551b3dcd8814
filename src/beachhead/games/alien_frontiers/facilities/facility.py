"""What every orbital facility has in common: docks, an entry rule and what docking there brings."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.hands import NOTHING, Hand
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option

OPEN: Final = ""
NO_SHIPS: Final = "no_ships"
NO_DOCK: Final = "no_dock"
NEEDS_PAIR: Final = "needs_pair"
NEEDS_TRIPLE: Final = "needs_triple"
NEEDS_RUN: Final = "needs_run"
NEEDS_HIGHER_RUN: Final = "needs_higher_run"
NEEDS_SIX: Final = "needs_six"
TOO_LOW: Final = "too_low"
CANNOT_PAY: Final = "cannot_pay"
NO_STOCK: Final = "no_stock"
FLEET_TOO_SMALL: Final = "fleet_too_small"
NOT_SEIZED: Final = "not_seized"
SAME_PLACE: Final = "same_place"


class Facility:
    """One orbital facility.

    `offers` lists the dockings it lets through, and `closed` says why there are none: with one empty
    the other is not.
    """

    def __init__(self, place: int, size: int) -> None:
        self.place = place
        self.size = size

    def free(self, g: Frontier) -> int:
        return g.ports[self.place] - g.taken[self.place]

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        """Why nobody of this hand may dock here now, or OPEN."""
        return OPEN if self.free(g) >= self.size else NO_DOCK

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        """What the hand can dock here now: as it stands, whatever forms the right shape, if there is room."""
        place = self.place
        return hand.docks[place] if g.taken[place] + self.size <= g.ports[place] else NOTHING

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        """What docking brings at once; a frame where it needs a choice."""
        raise TypeError(f"facility {self.place} has no use")

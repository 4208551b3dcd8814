"""What every orbital facility has in common: docks, an entry rule and what docking there brings."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.hands import Hand
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

# Docking ports of the facilities, in the order of their numbers, for 2, 3 and 4 players (AF 1.7).
PORTS: Final = {
    2: (7, 3, 2, 2, 3, 4, 3, 1, 3),
    3: (7, 4, 2, 4, 6, 4, 3, 1, 3),
    4: (8, 5, 4, 6, 6, 4, 3, 1, 3),
}


class Facility:
    """One orbital facility.  `closed` decides and says why; `offers` lists what it lets through."""

    def __init__(self, place: int, size: int) -> None:
        self.place = place
        self.size = size

    def free(self, g: Frontier) -> int:
        return PORTS[g.seats][self.place] - g.taken[self.place]

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        """Why nobody of this hand may dock here now, or OPEN."""
        return OPEN if self.free(g) >= self.size else NO_DOCK

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [] if self.closed(g, seat, hand) else hand.docks[self.place]

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        """What docking brings at once; a frame where it needs a choice."""
        raise TypeError(f"facility {self.place} has no use")

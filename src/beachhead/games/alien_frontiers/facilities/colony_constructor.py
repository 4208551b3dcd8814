"""AF 4.3: a triple and three ore land a colony at once."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import (
    CANNOT_PAY,
    NEEDS_TRIPLE,
    NO_DOCK,
    OPEN,
    Facility,
)
from beachhead.games.alien_frontiers.hands import NOTHING, TRIPLES, Hand
from beachhead.games.alien_frontiers.names import BRADBURY_PLATEAU, COLONY_CONSTRUCTOR
from beachhead.games.alien_frontiers.planet import Land, unload
from beachhead.games.alien_frontiers.queries import bonus
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option


class ColonyConstructor(Facility):
    def __init__(self) -> None:
        super().__init__(COLONY_CONSTRUCTOR, 3)

    def cost(self, g: Frontier, seat: int) -> int:
        """AF 5.5: one ore less with Bradbury Plateau."""
        return 2 if bonus(g, seat, BRADBURY_PLATEAU) else 3

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if self.free(g) < 3:
            return NO_DOCK
        if not hand.groups[TRIPLES]:
            return NEEDS_TRIPLE
        return OPEN if g.ore[seat] >= self.cost(g, seat) else CANNOT_PAY

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return NOTHING if self.closed(g, seat, hand) else hand.docks[self.place]

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        ore = self.cost(g, seat)
        g.pay(seat, 0, ore)
        g.tell("paid", seat, 0, ore)
        unload(g, seat)
        return Land(seat)

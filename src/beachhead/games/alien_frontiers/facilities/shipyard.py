"""AF 4.8: a pair and fuel and ore for the next ship of one's colour, which waits in the bay."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import (
    CANNOT_PAY,
    NEEDS_PAIR,
    NO_DOCK,
    NO_STOCK,
    OPEN,
    Facility,
)
from beachhead.games.alien_frontiers.hands import NOTHING, PAIRS, Hand
from beachhead.games.alien_frontiers.names import MAINTENANCE_BAY, SHIPS_EACH, SHIPYARD, STOCK
from beachhead.games.alien_frontiers.queries import ship_cost
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option


class Shipyard(Facility):
    def __init__(self) -> None:
        super().__init__(SHIPYARD, 2)

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if self.free(g) < 2:
            return NO_DOCK
        if g.coloured(seat) == SHIPS_EACH:
            return NO_STOCK
        if not hand.groups[PAIRS]:
            return NEEDS_PAIR
        cost = ship_cost(g, seat)
        return OPEN if g.fuel[seat] >= cost and g.ore[seat] >= cost else CANNOT_PAY

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return NOTHING if self.closed(g, seat, hand) else hand.docks[self.place]

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        cost = ship_cost(g, seat)
        g.pay(seat, cost, cost)
        built = g.at.index(STOCK, seat * SHIPS_EACH)
        g.send(built, MAINTENANCE_BAY)
        g.face[built] = 0
        g.tell("built", seat, cost)
        return None

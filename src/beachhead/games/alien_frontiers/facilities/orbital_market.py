"""AF 4.6: a pair; for the rest of the turn, fuel for ore at the value of a ship docked there."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import NEEDS_PAIR, NO_DOCK, OPEN, Facility
from beachhead.games.alien_frontiers.hands import PAIRS, Hand
from beachhead.games.alien_frontiers.names import ORBITAL_MARKET
from beachhead.games.alien_frontiers.queries import trade_rate
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame


class OrbitalMarket(Facility):
    def __init__(self) -> None:
        super().__init__(ORBITAL_MARKET, 2)

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if self.free(g) < 2:
            return NO_DOCK
        return OPEN if hand.groups[PAIRS] else NEEDS_PAIR

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        g.tell("market_open", seat, trade_rate(g, seat))
        return None


def trade(g: Frontier, seat: int) -> None:
    """One trade; a seat may trade as often as it can pay (AF 4.6)."""
    rate = trade_rate(g, seat)
    g.pay(seat, rate, -1)
    g.tell("traded", seat, rate)

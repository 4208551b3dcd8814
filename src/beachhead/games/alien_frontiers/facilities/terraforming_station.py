"""AF 4.10: a six, one fuel and one ore land a colony; the ship is spent."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import (
    CANNOT_PAY,
    FLEET_TOO_SMALL,
    NEEDS_SIX,
    NO_DOCK,
    NOT_SEIZED,
    OPEN,
    Facility,
)
from beachhead.games.alien_frontiers.hands import NOTHING, SIXES, Hand
from beachhead.games.alien_frontiers.names import MOVED_CODE, RELIC, RELIC_CODE, TERRAFORMING_STATION
from beachhead.games.alien_frontiers.planet import Land, unload
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option


class TerraformingStation(Facility):
    def __init__(self) -> None:
        super().__init__(TERRAFORMING_STATION, 1)

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if self.free(g) < 1:
            return NO_DOCK
        if not hand.groups[SIXES]:
            return NEEDS_SIX
        if g.moved >= 0 and g.owner(g.moved) != seat:
            return NOT_SEIZED
        if g.fuel[seat] < 1 or g.ore[seat] < 1:
            return CANNOT_PAY
        return OPEN if self.fitting(g, seat, hand) else FLEET_TOO_SMALL

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return NOTHING if self.closed(g, seat, hand) else self.fitting(g, seat, hand)

    def fitting(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        """Sixes whose loss leaves three ships of the seat's colour; the Relic Ship has none (AF 4.10.3)."""
        sixes = hand.docks[TERRAFORMING_STATION]
        return sixes if g.coloured(seat) > 3 else [o for o in sixes if is_relic(g, o.args[1])]

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        g.pay(seat, 1, 1)
        g.tell("paid", seat, 1, 1)
        unload(g, seat)
        return Land(seat)


def is_relic(g: Frontier, code: int) -> bool:
    if code > MOVED_CODE:
        return g.moved == RELIC
    return code > RELIC_CODE

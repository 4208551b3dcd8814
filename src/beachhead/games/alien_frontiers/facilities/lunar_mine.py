"""AF 4.4: a ship at least as high as every ship there; one ore."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import NO_DOCK, OPEN, TOO_LOW, Facility
from beachhead.games.alien_frontiers.hands import NOTHING, Hand
from beachhead.games.alien_frontiers.names import LUNAR_MINE, ORE, VAN_VOGT_MOUNTAINS
from beachhead.games.alien_frontiers.queries import bonus
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option


class LunarMine(Facility):
    def __init__(self) -> None:
        super().__init__(LUNAR_MINE, 1)

    def floor(self, g: Frontier, seat: int) -> int:
        """The lowest face that may dock now; any, for the first of the turn with Van Vogt Mountains (AF 5.11)."""
        if not g.mined and bonus(g, seat, VAN_VOGT_MOUNTAINS):
            return 1
        return g.highest(LUNAR_MINE) or 1

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if self.free(g) < 1:
            return NO_DOCK
        return TOO_LOW if hand.highest < self.floor(g, seat) else OPEN

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        if g.taken[LUNAR_MINE] == g.ports[LUNAR_MINE]:
            return NOTHING
        return hand.mining[self.floor(g, seat)]

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        g.mined = True
        g.ore[seat] += 1
        g.tell("gained", seat, ORE, 1)
        return None

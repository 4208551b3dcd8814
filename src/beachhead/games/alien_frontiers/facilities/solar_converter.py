"""AF 4.9: any ship; fuel for half its value, rounded up."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.facility import Facility
from beachhead.games.alien_frontiers.names import FUEL, LEM_BADLANDS, SOLAR_CONVERTER
from beachhead.games.alien_frontiers.queries import bonus
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame


class SolarConverter(Facility):
    def __init__(self) -> None:
        super().__init__(SOLAR_CONVERTER, 1)

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        fuel = self.yields(g, seat, g.face[ships[0]])
        g.fuel[seat] += fuel
        g.tell("gained", seat, FUEL, fuel)
        return None

    def yields(self, g: Frontier, seat: int, face: int) -> int:
        return (face + 1) // 2 + bonus(g, seat, LEM_BADLANDS)

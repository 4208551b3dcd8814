"""AF 4.2: any ship moves the seat's colony along its track; on the seventh circle it can be launched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.facilities.facility import NO_DOCK, OPEN, Facility
from beachhead.games.alien_frontiers.hands import NOTHING, Hand
from beachhead.games.alien_frontiers.moves import FORGO, LAUNCH
from beachhead.games.alien_frontiers.names import ASIMOV_CRATER, COLONIST_HUB
from beachhead.games.alien_frontiers.planet import Land
from beachhead.games.alien_frontiers.queries import bonus
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option

CIRCLES: Final = 7


class ColonistHub(Facility):
    def __init__(self) -> None:
        super().__init__(COLONIST_HUB, 1)

    def free(self, g: Frontier) -> int:
        """AF 4.2.1: every seat has a track of its own with three docks."""
        return g.ports[COLONIST_HUB] - g.on_track.bit_count()

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        return OPEN if self.free(g) >= 1 else NO_DOCK

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return hand.docks[COLONIST_HUB] if self.free(g) >= 1 else NOTHING

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        steps = self.steps(g, seat)
        g.hub_boosted = g.hub_boosted or steps > 1
        g.hub_docked += 1
        g.on_track |= 1 << ships[0]
        excess = advance(g, seat, steps)
        g.tell("advanced", seat, g.hub[seat])
        if excess and can_launch(g, seat) and g.supply[seat]:
            return Excess(seat, excess)
        return None

    def steps(self, g: Frontier, seat: int) -> int:
        """How far the next ship moves the colony: once a turn one more, from the second ship on (AF 5.4)."""
        return 2 if g.hub_docked and not g.hub_boosted and bonus(g, seat, ASIMOV_CRATER) else 1


def advance(g: Frontier, seat: int, steps: int) -> int:
    """Moves the seat's colony, beginning one if there is none, and returns what is left over."""
    if g.hub[seat] == 0:
        g.supply[seat] -= 1
    moved = min(steps, CIRCLES - g.hub[seat])
    g.hub[seat] += moved
    return steps - moved


def can_launch(g: Frontier, seat: int) -> bool:
    return g.hub[seat] == CIRCLES and g.fuel[seat] >= 1 and g.ore[seat] >= 1


@dataclass
class Launch(Frame):
    """A finished colony leaves the hub for one fuel and one ore (AF 4.2.4)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        g.pay(self.seat, 1, 1)
        g.hub[self.seat] = 0
        g.tell("launched", self.seat)
        return Call(Land(self.seat), self.landed)

    def landed(self, g: Frontier, _: object) -> Step:
        return Done()


@dataclass
class Excess(Frame):
    """Advances beyond the seventh circle begin a new colony if this one is launched now (AF 4.2.5)."""

    seat: int
    excess: int

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, [LAUNCH, FORGO], self.decided)

    def decided(self, g: Frontier, pick: Option) -> Step:
        if pick == FORGO:
            return Done()
        return Call(Launch(self.seat), self.launched)

    def launched(self, g: Frontier, _: object) -> Step:
        advance(g, self.seat, self.excess)
        g.tell("advanced", self.seat, g.hub[self.seat])
        return Done()

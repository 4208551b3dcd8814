"""Discards that move and swap colonies; the Repulsor Field holds its own (AF 6.4)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.alien_frontiers.moves import CARRY, LIFT, SWAP, WITH
from beachhead.games.alien_frontiers.names import TERRITORIES
from beachhead.games.alien_frontiers.planet import put, settle
from beachhead.games.alien_frontiers.queries import repelled
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Done, Frame, Step
from beachhead.kernel.options import Option


def movable_colonies(g: Frontier) -> list[tuple[int, int]]:
    """Every seat and territory where it has a colony that may be moved."""
    return [
        (seat, t)
        for t in range(TERRITORIES)
        if not repelled(g, t)
        for seat in range(g.seats)
        if g.colonies[t * 4 + seat]
    ]


def swaps(g: Frontier) -> list[Option]:
    """First colonies of swaps that change something: another seat's colony lies further on."""
    return [SWAP(seat, t) for seat, t in movable_colonies(g) if partners(g, seat, t)]


def can_swap(g: Frontier) -> bool:
    """Whether two colonies that may be moved differ in both seat and territory."""
    colonies = movable_colonies(g)
    for i, (seat, t) in enumerate(colonies):
        for other, goal in colonies[i + 1 :]:
            if other != seat and goal != t:
                return True
    return False


def partners(g: Frontier, owner: int, territory: int) -> list[Option]:
    return [WITH(seat, t) for seat, t in movable_colonies(g) if t > territory and seat != owner]


@dataclass
class MoveColony(Frame):
    """Any one colony goes from one territory to another (AF 7.12)."""

    seat: int
    owner: int = -1
    origin: int = -1

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, [LIFT(seat, t) for seat, t in movable_colonies(g)], self.lifted)

    def lifted(self, g: Frontier, pick: Option) -> Step:
        self.owner, self.origin = pick.args
        goals = [CARRY(t) for t in range(TERRITORIES) if t != self.origin and not repelled(g, t)]
        return Ask(self.seat, goals, self.carried)

    def carried(self, g: Frontier, pick: Option) -> Step:
        goal = pick.args[0]
        g.tell("colony_moved", self.owner, self.origin, goal)
        put(g, self.owner, self.origin, -1)
        put(g, self.owner, goal, 1)
        settle(g, self.origin)
        settle(g, goal)
        return Done()


@dataclass
class SwapColonies(Frame):
    """Two colonies of different seats on different territories change places (AF 7.14)."""

    seat: int
    owner: int = -1
    origin: int = -1

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, swaps(g), self.first)

    def first(self, g: Frontier, pick: Option) -> Step:
        self.owner, self.origin = pick.args
        return Ask(self.seat, partners(g, self.owner, self.origin), self.second)

    def second(self, g: Frontier, pick: Option) -> Step:
        other, goal = pick.args
        g.tell("colonies_swapped", self.owner, self.origin, other, goal)
        put(g, self.owner, self.origin, -1)
        put(g, other, goal, -1)
        put(g, self.owner, goal, 1)
        put(g, other, self.origin, 1)
        settle(g, self.origin)
        settle(g, goal)
        return Done()

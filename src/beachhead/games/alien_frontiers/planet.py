"""The planet: colonies land, change hands and give control; fields lie on territories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.moves import LAND
from beachhead.games.alien_frontiers.names import BURROUGHS_DESERT, NO_SEAT, RELIC, TERRITORIES
from beachhead.games.alien_frontiers.queries import holds_relic_right, majority, repelled
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Done, End, Frame, Step
from beachhead.kernel.options import Option

LAST_COLONY: Final = "last_colony"


@dataclass
class Land(Frame):
    """One of the seat's unplaced colonies goes to a territory; its last one ends the game (AF 8.2)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, [LAND(t) for t in range(TERRITORIES) if not repelled(g, t)], self.landed)

    def landed(self, g: Frontier, pick: Option) -> Step:
        territory = pick.args[0]
        g.tell("landed", self.seat, territory)
        put(g, self.seat, territory, 1)
        settle(g, territory)
        if g.supply[self.seat] == 0 and g.hub[self.seat] == 0:
            return End(LAST_COLONY)
        return Done()


def unload(g: Frontier, seat: int) -> None:
    """Takes a colony to be landed: from the supply, or the final one off the hub (AF 4.2.6)."""
    if g.supply[seat]:
        g.supply[seat] -= 1
    else:
        g.hub[seat] = 0


def put(g: Frontier, seat: int, territory: int, n: int) -> None:
    g.colonies[territory * 4 + seat] += n


def settle(g: Frontier, territory: int) -> None:
    """Control follows the colonies at once, and the Relic Ship follows control (AF 5.1, 5.6)."""
    before = g.control[territory]
    after = majority(g, territory)
    if after != before:
        g.control[territory] = after
        if before != NO_SEAT:
            g.tell("lost_control", before, territory)
        if after != NO_SEAT:
            g.tell("took_control", after, territory)
    if territory == BURROUGHS_DESERT:
        recall_relic(g)


def recall_relic(g: Frontier) -> None:
    """The Relic Ship returns at once when its holder loses the right to it (AF 5.6)."""
    holder = g.relic_owner
    if holder != NO_SEAT and not holds_relic_right(g, holder):
        g.scrap(RELIC)
        g.tell("relic_home", holder)


def move_field(g: Frontier, field: int, territory: int) -> None:
    """Puts a field generator on a territory, or takes it off the board with -1 (AF 6)."""
    g.fields[field] = territory
    recall_relic(g)

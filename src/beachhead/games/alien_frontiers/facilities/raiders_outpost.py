"""AF 4.7: a run of three, higher than what lies there; steal four resources or one card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.facilities.facility import (
    NEEDS_HIGHER_RUN,
    NEEDS_RUN,
    OPEN,
    Facility,
)
from beachhead.games.alien_frontiers.hands import RUNS, Group, Hand, face
from beachhead.games.alien_frontiers.moves import STEAL, STOP, TAKE
from beachhead.games.alien_frontiers.names import FUEL, HOLOGRAPHIC_DECOY, MAINTENANCE_BAY, ORE, RAIDERS_OUTPOST
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Done, Frame, Step
from beachhead.kernel.options import Option

LOOT: Final = 4


class RaidersOutpost(Facility):
    def __init__(self) -> None:
        super().__init__(RAIDERS_OUTPOST, 3)

    def to_beat(self, g: Frontier) -> int:
        """AF 4.7.2: the sum of whatever is still docked there."""
        return sum([g.face[ship] for ship in g.docked(RAIDERS_OUTPOST)])

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        if not hand.groups[RUNS]:
            return NEEDS_RUN
        return OPEN if self.offers(g, seat, hand) else NEEDS_HIGHER_RUN

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        runs = hand.docks[RAIDERS_OUTPOST]
        if not runs:
            return runs
        bar = self.to_beat(g)
        return [o for o in runs if worth(o.args[1:]) > bar] if bar else runs

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        for ship in g.docked(RAIDERS_OUTPOST):
            if ship not in ships:
                g.tell("bumped", g.owner(ship), g.face[ship])
                g.send(ship, MAINTENANCE_BAY)
        return Raid(seat)


def worth(run: Group) -> int:
    return sum([face(code) for code in run])


@dataclass
class Raid(Frame):
    """Resources one at a time, from seats in order, or one card instead (AF 4.7.3)."""

    raider: int
    left: int = LOOT
    since: int = 0  # victim and good of the last theft: the order of thefts does not matter

    def begin(self, g: Frontier) -> Step:
        options = self.goods(g)
        if self.left == LOOT:
            options.extend(self.cards(g))
        if not options or self.left == 0:
            return Done()
        options.append(STOP)
        return Ask(self.raider, options, self.taken)

    def goods(self, g: Frontier) -> list[Option]:
        options: list[Option] = []
        for victim in range(g.seats):
            if victim != self.raider and not g.has(victim, HOLOGRAPHIC_DECOY):
                if g.fuel[victim] and victim * 2 + FUEL >= self.since:
                    options.append(STEAL(victim, FUEL))
                if g.ore[victim] and victim * 2 + ORE >= self.since:
                    options.append(STEAL(victim, ORE))
        return options

    def cards(self, g: Frontier) -> list[Option]:
        """AF 7.11: of a seat with a Holographic Decoy, only that can be taken."""
        options: list[Option] = []
        for victim in range(g.seats):
            if victim != self.raider:
                if g.has(victim, HOLOGRAPHIC_DECOY):
                    options.append(TAKE(victim, HOLOGRAPHIC_DECOY))
                else:
                    options.extend([TAKE(victim, card) for card in range(13) if g.has(victim, card)])
        return options

    def taken(self, g: Frontier, pick: Option) -> Step:
        if pick == STOP:
            return Done()
        victim, what = pick.args
        if pick.verb == "take":
            g.lose_card(victim, what)
            g.tell("took_card", self.raider, victim, what, int(g.has(self.raider, what)))
            g.gain_card(self.raider, what)
            return Done()
        purse = g.fuel if what == FUEL else g.ore
        purse[victim] -= 1
        purse[self.raider] += 1
        g.tell("stole", self.raider, victim, what)
        self.left -= 1
        self.since = victim * 2 + what
        return self.begin(g)

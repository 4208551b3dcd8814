"""The end of a turn: what abilities promised for it, then they are discarded (AT 4.7)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.moves import RECRUIT
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    LASTING,
    MOST_TROOPS,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
)
from beachhead.games.attack_the_tower.queries import special_cap
from beachhead.games.attack_the_tower.renewal import Draws
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class Dusk(Frame):
    """The turn owner's promises, then the opponent's; then all abilities of the turn are discarded."""

    seat: int
    second: bool = False

    def begin(self, g: Kingdoms) -> Step:
        self.haunt(g)
        return self.recruit(g)

    def haunt(self, g: Kingdoms) -> None:
        """Defeated special troops that return do so, as far as the cap allows."""
        seat = self.seat
        if g.downed[seat] and ABILITY[g.army[seat] * ABILITIES + SPECIAL].returns:
            n = min(g.downed[seat], special_cap(g, seat) - g.specials[seat], g.discards[seat * 2 + 1][SPECIAL])
            if n > 0:
                g.specials[seat] += n
                g.discards[seat * 2 + 1][SPECIAL] -= n
                g.tell("returned", seat, n)

    def recruit(self, g: Kingdoms, _: object = None) -> Step:
        first = g.army[self.seat] * ABILITIES
        for a in range(LASTING):
            if g.active[self.seat * LASTING + a]:
                ability = ABILITY[first + a]
                n = g.risen[self.seat] if ability.raises_dead else g.fallen[self.seat] if ability.regrows else 0
                if n:
                    return Call(Recruits(self.seat, a, n), self.draw)
        return self.draw(g)

    def draw(self, g: Kingdoms, _: object = None) -> Step:
        first = g.army[self.seat] * ABILITIES
        for a in range(LASTING):
            if g.active[self.seat * LASTING + a] and ABILITY[first + a].draws_each:
                n = g.count(self.seat, a)
                if n:
                    return Call(Draws(self.seat, n), self.drawn)
        return self.drawn(g)

    def drawn(self, g: Kingdoms, _: object = None) -> Step:
        if not self.second:
            self.second = True
            self.seat = 1 - self.seat
            return self.begin(g)
        clear_turn(g)
        return Done()


@dataclass
class Recruits(Frame):
    """Troops of one kind arrive, one at a time, on bases of theirs that have room."""

    seat: int
    kind: int
    left: int

    def begin(self, g: Kingdoms) -> Step:
        rooms = self.rooms(g)
        if not self.left or not rooms:
            return Done()
        if len(rooms) == 1:
            return self.arrive(g, rooms[0])
        return self.offer(g)

    def rooms(self, g: Kingdoms) -> list[int]:
        """Bases with room; of those in one territory that are alike, the first."""
        found: list[int] = []
        first = self.seat * SLOTS_EACH
        for start in range(0, SLOTS_EACH, SLOTS):
            alike: list[int] = []
            for i in range(start, start + SLOTS):
                troops = g.troops[first + i]
                if g.base[first + i] == self.kind and troops < MOST_TROOPS and troops not in alike:
                    alike.append(troops)
                    found.append(i)
        return found

    def offer(self, g: Kingdoms) -> Step:
        return Ask(self.seat, [RECRUIT(i // SLOTS, i % SLOTS) for i in self.rooms(g)], self.chosen)

    def chosen(self, g: Kingdoms, pick: Option) -> Step:
        return self.arrive(g, pick.args[0] * SLOTS + pick.args[1])

    def arrive(self, g: Kingdoms, i: int) -> Step:
        g.troops[self.seat * SLOTS_EACH + i] += 1
        g.tell("recruited", self.seat, i // SLOTS, i % SLOTS)
        self.left -= 1
        return self.begin(g)


def clear_turn(g: Kingdoms) -> None:
    """AT 4.4: troop and common abilities are discarded, and the turn's memory with them."""
    if any(g.active):
        for seat in range(2):
            for a in range(LASTING):
                n = g.active[seat * LASTING + a]
                if n:
                    g.discards[seat * 2 + 1][a] += n
        g.active = [0] * (2 * LASTING)
        g.ninjas = [0] * (2 * SLOTS_EACH + 2)
    g.fallen = [0, 0]
    g.downed = [0, 0]
    g.risen = [0, 0]
    g.spent = 0

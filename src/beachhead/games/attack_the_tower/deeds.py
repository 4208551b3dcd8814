"""What abilities do at once: recruit, sacrifice, destroy bases; and special troops above their cap."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.moves import DISMISS, SMASH
from beachhead.games.attack_the_tower.names import CARDS, MOST_TROOPS, SLOTS, SLOTS_EACH, TERRITORIES
from beachhead.games.attack_the_tower.queries import spared, special_cap, stands
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option


def fill(g: Kingdoms, seat: int, territory: int, kinds: tuple[int, ...], most: int) -> None:
    """Recruits up to `most` troops on each base of those kinds, two being the limit (AT 1.2)."""
    first = seat * SLOTS_EACH + territory * SLOTS
    for slot in range(first, first + SLOTS):
        if g.base[slot] in kinds:
            g.troops[slot] = min(MOST_TROOPS, g.troops[slot] + most)


def spread(g: Kingdoms, seat: int, kind: int, kinds: tuple[int, ...]) -> None:
    """Fills the bases of those kinds wherever a troop of `kind` stands."""
    for territory in range(TERRITORIES):
        if stands(g, seat, territory, kind):
            fill(g, seat, territory, kinds, MOST_TROOPS)


def rampage(g: Kingdoms, seat: int, kind: int) -> int:
    """One troop of that kind is sacrificed on each of its bases; returns how many territories still hold any."""
    left = 0
    for territory in range(TERRITORIES):
        safe = spared(g, seat, territory)
        first = seat * SLOTS_EACH + territory * SLOTS
        for slot in range(first, first + SLOTS):
            if g.base[slot] == kind and g.troops[slot] and not safe:
                g.kill(slot, 1)
        left += stands(g, seat, territory, kind)
    return left


@dataclass
class Rampage(Frame):
    """The seat destroys enemy bases, one at a time, with all that stands on them."""

    seat: int
    left: int

    def begin(self, g: Kingdoms) -> Step:
        enemy = 1 - self.seat
        if self.left and any([g.holds_bases(enemy, territory) for territory in range(TERRITORIES)]):
            return self.offer(g)
        return Call(Excess(enemy), self.over)

    def offer(self, g: Kingdoms) -> Step:
        enemy = 1 - self.seat
        options: list[Option] = []
        for territory in range(TERRITORIES):
            first = enemy * SLOTS_EACH + territory * SLOTS
            alike: list[int] = []
            for i in range(SLOTS):
                look = g.base[first + i] * 9 + g.troops[first + i] * 3 + g.ninjas[first + i]
                if g.base[first + i] >= 0 and look not in alike:
                    alike.append(look)
                    options.append(SMASH(enemy, territory, i))
        return Ask(self.seat, options, self.smashed)

    def smashed(self, g: Kingdoms, pick: Option) -> Step:
        slot = pick.args[0] * SLOTS_EACH + pick.args[1] * SLOTS + pick.args[2]
        g.tell("smashed", self.seat, pick.args[1], g.army[pick.args[0]] * CARDS + g.base[slot])
        g.raze(slot)
        self.left -= 1
        return self.begin(g)

    def over(self, g: Kingdoms, _: object) -> Step:
        return Done()


@dataclass
class Excess(Frame):
    """Special troops above the cap leave at once; the owner says which where they differ (AT 7.3)."""

    seat: int

    def begin(self, g: Kingdoms) -> Step:
        seat = self.seat
        palace = 2 * SLOTS_EACH + seat
        while g.specials[seat] > special_cap(g, seat):
            if 0 < g.ninjas[palace] < g.specials[seat]:
                return self.offer(g)
            g.tell("dismissed", seat)
            g.lose_special(seat)
        return Done()

    def offer(self, g: Kingdoms) -> Step:
        return Ask(self.seat, [DISMISS(0), DISMISS(1)], self.chosen)

    def chosen(self, g: Kingdoms, pick: Option) -> Step:
        if pick.args[0]:
            g.ninjas[2 * SLOTS_EACH + self.seat] -= 1
        g.tell("dismissed", self.seat)
        g.lose_special(self.seat)
        return self.begin(g)

"""An attack: declared, fought out, perhaps carried on to the palace (AT 5)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.battle import Battle
from beachhead.games.attack_the_tower.deeds import Excess
from beachhead.games.attack_the_tower.moves import PROCEED, WITHDRAW
from beachhead.games.attack_the_tower.names import ABILITIES, CARDS, LASTING, PALACE, SLOTS, SLOTS_EACH
from beachhead.games.attack_the_tower.queries import spared, stands
from beachhead.games.attack_the_tower.scoring import PALACE_DESTROYED
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.windows import Window
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class Attack(Frame):
    """All troops of one place go against one enemy territory (AT 5.1)."""

    seat: int
    origin: int
    target: int
    fought: bool = False
    huns: bool = False  # troops that raze empty bases took part in the battle
    onward: bool = False

    def begin(self, g: Kingdoms) -> Step:
        g.spent |= 1 << self.origin
        g.acted = True
        g.tell("attacks", self.seat, self.origin, self.target)
        return Call(Window(self.seat, 2), self.joined)

    def joined(self, g: Kingdoms, _: object) -> Step:
        """AT 5.4: troops may have come or gone since the declaration."""
        seat, enemy = self.seat, 1 - self.seat
        if not g.holds_troops(seat, self.origin):
            return self.close(g)
        if not g.holds_troops(enemy, self.target) and not g.holds_bases(enemy, self.target):
            return self.breach(g)
        self.fought = True
        self.huns = razers(g, seat, self.origin)
        return Call(Battle(seat, self.origin, self.target), self.fought_out)

    def fought_out(self, g: Kingdoms, _: object) -> Step:
        enemy = 1 - self.seat
        if self.huns:
            first = enemy * SLOTS_EACH + self.target * SLOTS
            for slot in range(first, first + SLOTS):
                if g.base[slot] >= 0 and not g.troops[slot]:
                    g.tell("razed", enemy, self.target, g.army[enemy] * CARDS + g.base[slot])
                    g.raze(slot)
        if g.specials[enemy]:
            return Call(Excess(enemy), self.breach)
        return self.breach(g)

    def breach(self, g: Kingdoms, _: object = None) -> Step:
        """AT 5.5: with neither troops nor bases left in the territory, the survivors may go on."""
        enemy = 1 - self.seat
        if g.holds_troops(self.seat, self.origin):
            if not g.holds_troops(enemy, self.target) and not g.holds_bases(enemy, self.target):
                return self.offer(g)
        return self.close(g)

    def offer(self, g: Kingdoms) -> Step:
        return Ask(self.seat, [PROCEED, WITHDRAW], self.decided)

    def decided(self, g: Kingdoms, pick: Option) -> Step:
        if pick == WITHDRAW:
            return self.close(g)
        self.onward = True
        g.tell("proceeds", self.seat, self.origin)
        return Call(Window(self.seat, 2), self.at_the_gate)

    def at_the_gate(self, g: Kingdoms, _: object) -> Step:
        if not g.holds_troops(self.seat, self.origin):
            return self.close(g)
        self.fought = True
        return Call(Battle(self.seat, self.origin, PALACE), self.stormed)

    def stormed(self, g: Kingdoms, palace_fell: bool) -> Step:
        return End(PALACE_DESTROYED) if palace_fell else self.close(g)

    def close(self, g: Kingdoms) -> Step:
        """AT 5.7: after the attack those die that had to win it."""
        if self.fought and any(g.active):
            sacrifice(g, self.seat, self.origin)
            sacrifice(g, 1 - self.seat, self.target)
        return Done()


def razers(g: Kingdoms, seat: int, place: int) -> bool:
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        if g.active[seat * LASTING + a] and ABILITY[first + a].razes and stands(g, seat, place, a):
            return True
    return False


def sacrifice(g: Kingdoms, seat: int, place: int) -> None:
    """Troops that an ability dooms die, unless their territory is spared."""
    if place == PALACE or spared(g, seat, place):
        return
    army = g.army[seat] * ABILITIES
    first = seat * SLOTS_EACH + place * SLOTS
    for slot in range(first, first + SLOTS):
        kind = g.base[slot]
        if g.troops[slot] and g.active[seat * LASTING + kind] and ABILITY[army + kind].sacrificed:
            g.tell("sacrificed", seat, place, g.troops[slot])
            g.kill(slot, g.troops[slot])

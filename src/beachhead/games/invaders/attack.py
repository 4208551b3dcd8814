"""The attack: zone by zone, power against power, and the drain check (IN 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beachhead.games.invaders.drain import Drain
from beachhead.games.invaders.ends import verdict
from beachhead.games.invaders.names import DEFENDER, INVADER, MANKIND, NO_SLOT, SEED_CITY, SLOTS, ZONES, slot, zone_of
from beachhead.games.invaders.queries import distinct, powers
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


def attack_power(g: War, zone: int, strength: list[int]) -> int:
    """The Invader's cards in a zone, given every slot's power, and the Defender that the pods took."""
    first = slot(INVADER, zone, 0)
    total = sum(strength[first : first + SLOTS])
    if g.seeded != NO_SLOT and zone_of(g.seeded) == zone:
        total += strength[g.seeded]
    return total


def defence_power(g: War, zone: int, strength: list[int]) -> int:
    """Mankind's cards, and the zone itself (IN 7.2)."""
    first = slot(MANKIND, zone, 0)
    total = sum(strength[first : first + SLOTS]) + g.zone_power(zone)
    if g.seeded != NO_SLOT and zone_of(g.seeded) == zone:
        total -= strength[g.seeded]
    return total


class Attack(Frame):
    """The Invader's attack phase: each zone in turn, then the check (IN 7.1)."""

    def __init__(self, zone: int = -1) -> None:
        self.zone = zone

    def values(self) -> list[object]:
        return [self.zone]

    def resume(self, g: War, answer: Any) -> Step:
        if self.at == "next_zone":
            return self.next_zone(g)
        return self.seed(g, answer)

    def begin(self, g: War) -> Step:
        g.seeded = NO_SLOT
        if g.skip_attack:
            g.skip_attack = False
            g.tell("no_attack", INVADER)
            return self.check(g)
        if not g.spent >> SEED_CITY & 1:
            options = [g.pack.moves.seeds[place] for place in self.seedable(g)]
            if options:
                options.append(g.pack.moves.pass_)
                return Ask(INVADER, options, "seed")
        return self.next_zone(g)

    def seedable(self, g: War) -> list[int]:
        """IN 8.5: any Defender, or the current Hero."""
        return distinct(g, [p for p in g.in_play(MANKIND) if p == g.hero or g.kind(p).icons & DEFENDER])

    def seed(self, g: War, pick: Option) -> Step:
        if pick.verb == "pass":
            return self.next_zone(g)
        g.spent |= 1 << SEED_CITY
        g.seeded = pick.args[0]
        g.tell("seeded", INVADER, g.card[g.seeded])
        return Call(Drain(INVADER, 2, False), "next_zone")

    def next_zone(self, g: War, _: object = None) -> Step:
        strength = powers(g)
        while self.zone < ZONES - 1:
            self.zone += 1
            if g.held >> self.zone & 1:
                continue
            attack, defence = attack_power(g, self.zone, strength), defence_power(g, self.zone, strength)
            g.tell("zone_attacked", INVADER, self.zone, attack, defence)
            if attack > defence:
                return Call(Drain(MANKIND, attack - defence), "next_zone")
        g.seeded = NO_SLOT
        return self.check(g)

    def check(self, g: War) -> Step:
        """IN 7.5: an Invader that drained nothing this turn loses a step of the plot."""
        if not g.drained:
            g.move_track(-1)
            g.tell("track", INVADER, g.track)
        why = verdict(g)
        return End(why) if why else Done()


@dataclass
class Counterattack(Frame):
    """Mankind's attack, while a card of its own allows one: the zones themselves do not fight (IN 7.6)."""

    zone: int = -1

    def begin(self, g: War) -> Step:
        return self.next_zone(g)

    def next_zone(self, g: War, _: object = None) -> Step:
        self.zone += 1
        if self.zone == ZONES:
            return Done()
        strength = powers(g)
        mine = sum([strength[place] for place in g.in_zone(MANKIND, self.zone)])
        theirs = sum([strength[place] for place in g.in_zone(INVADER, self.zone)])
        g.tell("zone_attacked", MANKIND, self.zone, mine, theirs)
        if mine > theirs:
            return Call(Drain(INVADER, mine - theirs), self.next_zone)
        return self.next_zone(g)

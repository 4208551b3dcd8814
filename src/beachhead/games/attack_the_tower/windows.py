"""Ability windows: who may play ability cards now, and what playing one does (AT 4)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.armies.army import (
    ANOINT,
    BEAM_UP,
    FILL_TERRITORY,
    NOTHING,
    RAISE_AROUND,
    RAISE_ONE,
    RAMPAGE,
    Ability,
)
from beachhead.games.attack_the_tower.deeds import Rampage, fill, rampage, spread
from beachhead.games.attack_the_tower.moves import PASS, PLAY_IN, PLAY_ON, PLAYS
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    CARDS,
    FIRST_ABILITY,
    LASTING,
    MOST_TROOPS,
    PALACE,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    TERRITORIES,
)
from beachhead.games.attack_the_tower.queries import special_cap
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class Window(Frame):
    """Seats may play abilities until as many as `passes` pass in a row (AT 4.2).

    A seat that holds no ability card, which the whole table knows, is not asked; any other one is,
    whatever it holds, so that nobody learns anything from being asked or not.
    """

    seat: int
    passes: int
    passed: int = 0

    def begin(self, g: Kingdoms) -> Step:
        while self.passed < self.passes:
            if g.held(self.seat):
                return self.offer(g)
            self.passed += 1
            self.next_seat()
        return Done()

    def offer(self, g: Kingdoms) -> Step:
        options = plays(g, self.seat)
        options.append(PASS)
        return Ask(self.seat, options, self.took)

    def took(self, g: Kingdoms, pick: Option) -> Step:
        if pick == PASS:
            self.passed += 1
            self.next_seat()
            return self.begin(g)
        frame = play(g, self.seat, pick)
        self.passed = 0
        self.next_seat()
        return self.begin(g) if frame is None else Call(frame, self.resolved)

    def resolved(self, g: Kingdoms, _: object) -> Step:
        return self.begin(g)

    def next_seat(self) -> None:
        if self.passes > 1:
            self.seat = 1 - self.seat


def plays(g: Kingdoms, seat: int) -> list[Option]:
    """Every ability that the seat may play now, with every target (AT 4.3 to 4.5)."""
    options: list[Option] = []
    hand = g.hands[seat]
    for a in range(ABILITIES):
        if hand[FIRST_ABILITY + a]:
            army = g.army[seat]
            if a == SPECIAL and g.specials[seat] >= special_cap(g, seat):
                continue
            card = army * CARDS + FIRST_ABILITY + a
            ability = ABILITY[army * ABILITIES + a]
            if ability.deed == NOTHING:
                options.append(PLAYS[card])
            else:
                aimed = aims(g, seat, card, ability)
                if aimed:
                    options.extend(aimed)
                else:
                    options.append(PLAYS[card])
    return options


def aims(g: Kingdoms, seat: int, card: int, ability: Ability) -> list[Option]:
    """The targets of an ability that needs one; none where it would do nothing."""
    if ability.deed == FILL_TERRITORY:
        return [PLAY_IN(card, t) for t in range(TERRITORIES) if unfilled(g, seat, t, ability.raised)]
    if ability.deed == BEAM_UP:
        return [*bases_with_troops(g, card, 0, False), *bases_with_troops(g, card, 1, False)]
    if ability.deed == ANOINT:
        options = bases_with_troops(g, card, seat, True)
        if g.ninjas[2 * SLOTS_EACH + seat] < g.specials[seat]:
            options.append(PLAY_ON(card, seat, PALACE, 0))
        return options
    return []


def unfilled(g: Kingdoms, seat: int, territory: int, kinds: tuple[int, ...]) -> bool:
    first = seat * SLOTS_EACH + territory * SLOTS
    for slot in range(first, first + SLOTS):
        if g.base[slot] in kinds and g.troops[slot] < MOST_TROOPS:
            return True
    return False


def bases_with_troops(g: Kingdoms, card: int, seat: int, plain: bool) -> list[Option]:
    """A seat's bases with troops on them, one of those that are alike; `plain`: troops that are no ninjas."""
    options: list[Option] = []
    for territory in range(TERRITORIES):
        first = seat * SLOTS_EACH + territory * SLOTS
        alike: list[int] = []
        for i in range(SLOTS):
            troops, ninjas = g.troops[first + i], g.ninjas[first + i]
            look = g.base[first + i] * 9 + troops * 3 + ninjas
            if troops and look not in alike and not (plain and ninjas == troops):
                alike.append(look)
                options.append(PLAY_ON(card, seat, territory, i))
    return options


def play(g: Kingdoms, seat: int, pick: Option) -> Frame | None:
    """The card leaves the hand and works at once; a frame where it needs more choices (AT 4.3)."""
    a = pick.args[0] % CARDS - FIRST_ABILITY
    g.hands[seat][FIRST_ABILITY + a] -= 1
    g.tell("played", seat, *pick.args)
    if a == SPECIAL:
        g.specials[seat] += 1
        return None
    g.active[seat * LASTING + a] += 1
    ability = ABILITY[g.army[seat] * ABILITIES + a]
    deed = ability.deed
    if deed == NOTHING:
        return None
    if deed == FILL_TERRITORY and len(pick.args) > 1:
        fill(g, seat, pick.args[1], ability.raised, MOST_TROOPS)
    elif deed == BEAM_UP and len(pick.args) > 1:
        slot = pick.args[1] * SLOTS_EACH + pick.args[2] * SLOTS + pick.args[3]
        g.kill(slot, g.troops[slot])
    elif deed == ANOINT and len(pick.args) > 1:
        palace = pick.args[2] == PALACE
        g.ninjas[2 * SLOTS_EACH + seat if palace else seat * SLOTS_EACH + pick.args[2] * SLOTS + pick.args[3]] += 1
    elif deed == RAISE_ONE:
        for territory in range(TERRITORIES):
            fill(g, seat, territory, ability.raised, 1)
    elif deed == RAISE_AROUND:
        spread(g, seat, a, ability.raised)
    elif deed == RAMPAGE:
        smashes = rampage(g, seat, a)
        return Rampage(seat, smashes) if smashes else None
    return None

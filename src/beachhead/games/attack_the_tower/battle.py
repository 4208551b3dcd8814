"""One battle: initiative, then everybody else; whoever deals damage says where it falls (AT 6)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.moves import DEVOURS, HITS
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    CARDS,
    EMPTY,
    FIRST_BASE,
    HEAVY,
    LASTING,
    PALACE,
    PIECES,
    SLOTS,
    SLOTS_EACH,
    TERRITORIES,
)
from beachhead.games.attack_the_tower.powers import ARTILLERY, INITIATIVE, NORMAL, column_of, muster
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.targets import distinct, hit, pierces, strike, targets, walls
from beachhead.kernel.frames import Ask, Done, Frame, Step
from beachhead.kernel.options import Option

TROOPS = FIRST_BASE


@dataclass
class Battle(Frame):
    """Troops of one place against those of another with its bases or palace.  Done with whether the palace fell."""

    attacker: int
    origin: int
    target: int
    step: int = INITIATIVE
    side: int = 0  # who deals: 0 the attacker, 1 the defender
    blows: int = 0  # damage of the dealing side still to be placed
    prey: int = 0  # troops it may still destroy outright
    shells: int = 0  # damage that only bases and palaces take
    blows_back: int = 0  # the same of the defender, until its turn to place it
    prey_back: int = 0
    masked: int = 0  # the ninjas, a bit for side * 6 + troop

    def begin(self, g: Kingdoms) -> Step:
        muster(g, self.attacker, self.origin, self.target)
        self.masked = self.ninjas(g, 0) | self.ninjas(g, 1)
        g.tell("battle", self.attacker, self.origin, self.target)
        if INITIATIVE not in g.mode:
            self.step = NORMAL
        return self.open_step(g)

    # A step: both sides strike at once.

    def open_step(self, g: Kingdoms) -> Step:
        """AT 6.2, 6.3: the damage of both sides is fixed before any of it is placed."""
        self.side = 0
        self.blows, self.shells = strike(g, 0, self.step)
        self.blows_back = strike(g, 1, self.step)[0]
        self.prey = self.hunters(g, 0)
        self.prey_back = self.hunters(g, 1)
        if self.step == NORMAL:
            mine, theirs = self.scathing(g, 0), self.scathing(g, 1)
            self.scathe(g, 1, mine)
            self.scathe(g, 0, theirs)
        g.tell("strikes", self.attacker, self.step, self.blows, self.shells, self.blows_back)
        return self.place(g)

    def place(self, g: Kingdoms) -> Step:
        """Damage is placed as far as only one way is left; where there are several the dealer is asked."""
        while True:
            if self.blows:
                pieces = targets(g, 1 - self.side, *self.facing())
                if not pieces:
                    self.blows = 0
                elif self.blows >= self.all_tough(g):
                    self.wipe_out(g)
                elif len(pieces) == 1:
                    self.blows = hit(g, self.side, pieces[0], self.blows)
                else:
                    return self.ask(HITS, pieces)
            elif self.prey:
                pieces = [p for p in targets(g, 1 - self.side, *self.facing()) if p < FIRST_BASE]
                if not pieces:
                    self.prey = 0
                elif len(pieces) == 1:
                    self.devour(g, pieces[0])
                else:
                    return self.ask(DEVOURS, pieces)
            elif self.shells:
                pieces = walls(g, self.target, pierces(g, self.attacker))
                if self.shells >= sum([g.tough[PIECES + piece] for piece in pieces]):
                    for piece in pieces:
                        g.tough[PIECES + piece] = 0
                    self.shells = 0
                elif len(pieces) == 1:
                    self.shells = hit(g, self.side, pieces[0], self.shells)
                else:
                    pieces = distinct(g, *self.facing(), pieces)
                    if len(pieces) > 1:
                        return self.ask(HITS, pieces)
                    self.shells = hit(g, self.side, pieces[0], self.shells)
            elif self.side == 0:
                self.side = 1
                self.blows, self.prey = self.blows_back, self.prey_back
                self.blows_back = self.prey_back = 0
            else:
                return self.close_step(g)

    def facing(self) -> tuple[int, int]:
        """The seat and the place that the dealing side strikes at."""
        if self.side == 0:
            return 1 - self.attacker, self.target
        return self.attacker, self.origin

    def ask(self, made: list[Option], pieces: list[int]) -> Step:
        """The dealing side's seat chooses among the other side's pieces."""
        seat, place = self.facing()
        first = (seat * 4 + place) * PIECES
        return Ask(1 - seat, [made[first + piece] for piece in pieces], self.chosen)

    def chosen(self, g: Kingdoms, pick: Option) -> Step:
        piece = pick.args[2]
        if pick.verb == "devour":
            self.devour(g, piece)
        elif self.blows:
            self.blows = hit(g, self.side, piece, self.blows)
        else:
            self.shells = hit(g, self.side, piece, self.shells)
        return self.place(g)

    def all_tough(self, g: Kingdoms) -> int:
        first = (1 - self.side) * PIECES
        return sum([t for t in g.tough[first : first + PIECES] if t > 0])

    def wipe_out(self, g: Kingdoms) -> None:
        """There is damage enough for everything that the other side has here."""
        first = (1 - self.side) * PIECES
        for piece in range(first, first + PIECES):
            if g.tough[piece] > 0:
                g.tough[piece] = 0
        self.blows = 0

    def devour(self, g: Kingdoms, piece: int) -> None:
        g.tough[(1 - self.side) * PIECES + piece] = 0
        self.prey -= 1

    # Effects beside the blows.

    def seat_of(self, side: int) -> int:
        return self.attacker if side == 0 else 1 - self.attacker

    def place_of(self, side: int) -> int:
        return self.origin if side == 0 else self.target

    def ninjas(self, g: Kingdoms, side: int) -> int:
        """The first troops of a slot, and of a palace, are the ninjas."""
        seat, place = self.seat_of(side), self.place_of(side)
        bits = 0
        if place == PALACE:
            for i in range(g.ninjas[2 * SLOTS_EACH + seat]):
                bits |= 1 << side * TROOPS + 2 * i
            return bits
        first = seat * SLOTS_EACH + place * SLOTS
        for slot in range(SLOTS):
            for i in range(g.ninjas[first + slot]):
                bits |= 1 << side * TROOPS + 2 * slot + i
        return bits

    def alive(self, g: Kingdoms, side: int, column: int, least: int) -> int:
        """How many troops of a column, of that might or more, strike in this step."""
        seat, place = self.seat_of(side), self.place_of(side)
        n = 0
        for piece in range(TROOPS):
            if g.tough[side * PIECES + piece] <= 0 or g.might[side * TROOPS + piece] < least:
                continue
            if g.mode[side * TROOPS + piece] in (self.step, ARTILLERY):
                n += column_of(g, seat, place, piece) == column
        return n

    def hunters(self, g: Kingdoms, side: int) -> int:
        """Troops that destroy an enemy troop each, beside the damage that they deal."""
        seat = self.seat_of(side)
        first = g.army[seat] * ABILITIES
        n = 0
        for a in range(LASTING):
            if g.active[seat * LASTING + a] and ABILITY[first + a].hunts:
                n += self.alive(g, side, a, 1)
        return n

    def scathing(self, g: Kingdoms, side: int) -> tuple[int, ...]:
        """Damage to each enemy troop by column, beside the blows."""
        seat = self.seat_of(side)
        first = g.army[seat] * ABILITIES
        for a in range(LASTING):
            if g.active[seat * LASTING + a] and ABILITY[first + a].scathes:
                n = self.alive(g, side, a, 0)
                return tuple([n if column in ABILITY[first + a].scathes else 0 for column in range(LASTING)])
        return ()

    def scathe(self, g: Kingdoms, side: int, damage: tuple[int, ...]) -> None:
        if not damage:
            return
        seat, place = self.seat_of(side), self.place_of(side)
        for piece in range(TROOPS):
            tough = g.tough[side * PIECES + piece]
            if tough > 0:
                g.tough[side * PIECES + piece] = max(0, tough - damage[column_of(g, seat, place, piece)])

    # The dead.

    def close_step(self, g: Kingdoms) -> Step:
        """AT 6.2, 6.3, 6.8: the dead of both sides leave together; then the other step, or the end."""
        palace_fell = self.bury(g)
        if self.step == INITIATIVE and not palace_fell:
            self.step = NORMAL
            return self.open_step(g)
        g.tough = []
        g.might = []
        g.mode = []
        return Done(palace_fell)

    def bury(self, g: Kingdoms) -> bool:
        for side in range(2):
            dead = self.bury_palace(g, side) if self.place_of(side) == PALACE else self.bury_troops(g, side)
            if dead:
                g.tell("killed", self.seat_of(side), self.place_of(side), dead)
                self.feed(g, 1 - side, dead)
        if self.target == PALACE:
            return g.tough[PIECES + FIRST_BASE] == 0
        self.bury_bases(g)
        return False

    def bury_troops(self, g: Kingdoms, side: int) -> int:
        first = self.seat_of(side) * SLOTS_EACH + self.place_of(side) * SLOTS
        total = 0
        for slot in range(SLOTS):
            dead = 0
            for piece in (2 * slot, 2 * slot + 1):
                if g.tough[side * PIECES + piece] == 0:
                    g.tough[side * PIECES + piece] = EMPTY
                    dead += 1
                    g.ninjas[first + slot] -= self.masked >> side * TROOPS + piece & 1
            if dead:
                total += dead
                g.troops[first + slot] -= dead
                if g.base[first + slot] == HEAVY:
                    g.fallen[self.seat_of(side)] += dead
        return total

    def bury_palace(self, g: Kingdoms, side: int) -> int:
        seat = self.seat_of(side)
        palace = 2 * SLOTS_EACH + seat
        dead = ninjas = 0
        for i in range(TERRITORIES):
            if g.tough[side * PIECES + 2 * i] == 0:
                g.tough[side * PIECES + 2 * i] = EMPTY
                dead += 1
                ninjas += self.masked >> side * TROOPS + 2 * i & 1
        if dead:
            left = g.ninjas[palace] - ninjas
            for _ in range(dead):
                g.lose_special(seat)
            g.ninjas[palace] = left
            g.downed[seat] += dead
        return dead

    def bury_bases(self, g: Kingdoms) -> None:
        """A base falls when its power is used up and nothing stands on it, or with its troops if pierced."""
        defender = 1 - self.attacker
        first = defender * SLOTS_EACH + self.target * SLOTS
        for slot in range(SLOTS):
            if g.base[first + slot] >= 0 and g.tough[PIECES + FIRST_BASE + slot] == 0:
                if g.troops[first + slot] and not pierces(g, self.attacker):
                    continue
                crushed = g.troops[first + slot]
                g.tough[PIECES + FIRST_BASE + slot] = EMPTY
                g.tough[PIECES + 2 * slot] = EMPTY
                g.tough[PIECES + 2 * slot + 1] = EMPTY
                g.tell("razed", defender, self.target, g.army[defender] * CARDS + g.base[first + slot])
                g.raze(first + slot)
                if crushed:
                    self.feed(g, 0, crushed)

    def feed(self, g: Kingdoms, side: int, dead: int) -> None:
        """Counts enemy troops killed in a battle that the side's raisers of the dead take part in."""
        seat = self.seat_of(side)
        first = g.army[seat] * ABILITIES
        for a in range(LASTING):
            if g.active[seat * LASTING + a] and ABILITY[first + a].raises_dead and self.took_part(g, side, a):
                g.risen[seat] += dead

    def took_part(self, g: Kingdoms, side: int, kind: int) -> bool:
        """A troop that has fallen in this battle took part too; its base still shows its kind."""
        if self.place_of(side) == PALACE:
            return False
        first = self.seat_of(side) * SLOTS_EACH + self.place_of(side) * SLOTS
        might = side * TROOPS
        for slot in range(SLOTS):
            if g.base[first + slot] == kind and max(g.might[might + 2 * slot : might + 2 * slot + 2]) >= 0:
                return True
        return False

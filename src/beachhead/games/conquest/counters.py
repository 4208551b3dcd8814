"""Resistance counters: placing, pushing, overflow, barrages and Captain Fantastic (CPE 12)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.conquest.cards.card import CAPTAIN, SHIP, T_PROOF
from beachhead.games.conquest.destroy import Doom
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import ALIENS, COUNTERS, COUNTERS_MOST, NO_SEAT, NOTHING, SPACES_EACH
from beachhead.games.conquest.queries import fold
from beachhead.games.conquest.rules import apocalypse, friends, turn_order
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Call, Done, Draw, Frame, Roll, Step


@dataclass
class PlaceCounter(Frame):
    """One counter comes onto a section (CPE 12.3 to 12.6).

    A `kind` below 0 is drawn from the pool, a `space` below 0 is rolled for, never the one to avoid.
    """

    section: int
    kind: int
    space: int = NOTHING
    avoid: int = NOTHING

    def begin(self, g: Invasion) -> Step:
        if self.kind >= 0:
            if not g.deck[COUNTERS][self.kind]:
                return Done()  # there is no such counter left (CPE 12.3)
            g.restock(COUNTERS, self.kind, -1)
            return self.find_space(g)
        return Draw("counters", 1, self.drawn)

    def drawn(self, g: Invasion, kinds: tuple[int, ...]) -> Step:
        if not kinds:
            return Done()
        self.kind = kinds[0]
        return self.find_space(g)

    def find_space(self, g: Invasion) -> Step:
        if g.pack.cards[self.kind].gifts & CAPTAIN:
            g.restock(COUNTERS, self.kind)  # he is back in the pool when he has fought (CPE 12.14)
            g.pending.append(-1 - self.section)
            return self.placed(g)
        if self.space >= 0:
            return self.place(g)
        return Roll(1, self.rolled)

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        space = self.section * SPACES_EACH + dice[0]
        if space == self.avoid:
            return Roll(1, self.rolled)
        self.space = space
        return self.place(g)

    def place(self, g: Invasion) -> Step:
        """Those already there are pushed to the centre as long as it has room."""
        space = self.space
        centre = space // SPACES_EACH * SPACES_EACH
        there = g.counters_at(space)
        if there and space != centre and g.layout.section(space) >= 0:
            middle = g.counters_at(centre)
            loose = [kind for kind in free_counters(g, space) if not afloat(g, kind)]
            pushed = min(len(loose), COUNTERS_MOST - crowd(g, middle))
            if pushed > 0:
                g.set_counters(centre, [*middle, *loose[:pushed]])
                for kind in loose[:pushed]:
                    there.remove(kind)
                g.tell("pushed", NO_SEAT, space, centre, pushed)
                appear(g, centre)
        if crowd(g, there) >= COUNTERS_MOST:
            g.set_counters(space, there)
            g.restock(COUNTERS, self.kind)
            g.tell("no_room", NO_SEAT, space)
            return Call(LINKS.frame("track", 1), self.placed)
        g.set_counters(space, [*there, self.kind])
        g.tell("counter", NO_SEAT, space, self.kind)
        appear(g, space)
        return self.placed(g)

    def placed(self, g: Invasion, _: object = None) -> Step:
        if g.pending and g.fight_space < 0:
            return Call(LINKS.frame("pending"), self.over)
        return Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


def afloat(g: Invasion, kind: int) -> bool:
    """CPE 22.6: a ship is outside the limit and is never pushed."""
    return g.pack.cards[kind].kind == SHIP


def crowd(g: Invasion, kinds: list[int]) -> int:
    """How many counters count against the limit of a space."""
    return len(kinds) if not apocalypse(g) else len([kind for kind in kinds if not afloat(g, kind)])


def free_counters(g: Invasion, space: int) -> list[int]:
    """The counters in a space that can leave it: one that is being fought stays (CPE 12.6)."""
    kinds = g.counters_at(space)
    if space == g.fight_space and g.fight_counter in kinds:
        kinds.remove(g.fight_counter)
    return kinds


def appear(g: Invasion, space: int) -> None:
    """CPE 12.8: where aliens are, they must fight it as soon as no battle is in progress."""
    if space not in g.pending and any(g.force[space * g.seats : (space + 1) * g.seats]):
        g.pending.append(space)


@dataclass
class Barrage(Frame):
    """A die for every alien in the space and next to it; 1 or 2 destroys (CPE 7.24).

    What cards do to one space only is no Barrage, so nobody is proof against it.
    """

    space: int
    wide: bool
    hits: int = 2
    spare: int = NO_SEAT  # the seat whose friends are not shot at
    targets: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()

    def begin(self, g: Invasion) -> Step:
        spaces = [self.space, *g.layout.adjacent[self.space]] if self.wide else [self.space]
        found: list[int] = []
        for seat in turn_order(g):
            if self.spare >= 0 and friends(g, seat, self.spare):
                continue
            for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
                if g.at[piece] in spaces and not (self.wide and fold(g, T_PROOF, seat, g.at[piece])):
                    found.append(piece)
        self.targets = tuple(found)
        if not found:
            return Done()
        g.tell("barrage", NO_SEAT, self.space)
        return Roll(len(found), self.rolled)

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        self.dice = dice
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        while self.targets:
            piece, face = self.targets[0], self.dice[0]
            self.targets = self.targets[1:]
            self.dice = self.dice[1:]
            if face <= self.hits and g.at[piece] >= 0:
                return Call(Doom(piece), self.next)
        return Done()


def strike(space: int, hits: int, seat: int) -> Frame:
    """What an event fires at rivals' aliens in one space."""
    return Barrage(space, False, hits, seat)


LINKS.to("strike", strike)

"""What the Resistance does by itself: its phase, its events, the tech track (CPE 15, 16)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.conquest.aims import targets
from beachhead.games.conquest.apocalypse.hits import hit
from beachhead.games.conquest.cards.card import (
    ANYWHERE,
    BARRAGE,
    D_COUNTERS,
    D_DEMOLISH,
    D_LIBERATE,
    D_PLACE,
    D_REMOVE,
    D_SHELL,
    D_STRIKE,
    D_TECH,
    D_TRACK,
    D_WANDER,
    EACH,
    HERE,
    MOVE,
    OBJECTIVE_SPACE,
    TECH_ICON,
    Effect,
)
from beachhead.games.conquest.counters import Barrage, PlaceCounter, afloat, appear, crowd, free_counters
from beachhead.games.conquest.effects import Resolve
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import (
    COUNTERS,
    COUNTERS_MOST,
    EVENTS,
    NO_SEAT,
    NOTHING,
    RED_EVENTS,
    RESISTANCE_PHASE,
    SPACES_EACH,
    SUPER_CANNON,
)
from beachhead.games.conquest.one_effect import RED
from beachhead.games.conquest.pieces import demolish, discard, discard_event, unmark
from beachhead.games.conquest.play import CancelWindow
from beachhead.games.conquest.queries import icons_at
from beachhead.games.conquest.rules import TECH_LOCATIONS, red_circle, stage
from beachhead.games.conquest.scoring import CANNON, verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Roll, Step
from beachhead.kernel.options import Option


@dataclass
class ResistancePhase(Frame):
    """The six steps at the end of a round (CPE 15.1)."""

    def begin(self, g: Invasion) -> Step:
        g.phase = RESISTANCE_PHASE
        g.tell("resistance_phase", NO_SEAT)
        return Call(RedEvent(), self.liberate)

    def liberate(self, g: Invasion, _: object) -> Step:
        """CPE 15.3: counters on a conquered location where no alien is take it back."""
        for space in range(g.layout.spaces):
            held = g.marker[space] >= 0 and g.counters[space]
            if held and not any(g.force[space * g.seats : (space + 1) * g.seats]):
                unmark(g, space)
        return Call(MoveTrack(1), self.move)

    def move(self, g: Invasion, _: object) -> Step:
        return Call(Wander(), self.shell)

    def shell(self, g: Invasion, _: object) -> Step:
        return Call(Shell(), self.research)

    def research(self, g: Invasion, _: object) -> Step:
        """CPE 15.6, 19.4: as many dice as the stage, and one for each free Tech location where that is played."""
        dice = stage(g)
        if g.rules[TECH_LOCATIONS]:
            for space in range(g.layout.spaces):
                if icons_at(g, space) & TECH_ICON and g.marker[space] < 0:
                    dice += 1
        return Roll(dice, self.found)

    def found(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.tell("breakthrough", NO_SEAT, *dice)
        return Call(DrawTech(1), self.over) if 6 in dice else Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


@dataclass
class RedEvent(Frame):
    """A Resistance Event: its own deck, or the first red card of the events (CPE 14.3, 19.6)."""

    card: int = NOTHING

    def begin(self, g: Invasion) -> Step:
        if any(g.deck[RED_EVENTS]) or g.discards[RED_EVENTS]:
            return Draw("red_events", 1, self.drawn)
        if not self.red_left(g):
            return Done()
        return Draw("events", 1, self.drawn)

    def red_left(self, g: Invasion) -> bool:
        """Whether any red card can still come up."""
        cards = g.pack.cards
        if any([n and cards[i].red for i, n in enumerate(g.deck[EVENTS])]):
            return True
        return any([cards[card].red for card in g.discards[EVENTS]])

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        if not cards:
            return Done()
        card = g.pack.cards[cards[0]]
        if not card.red:
            discard(g, EVENTS, cards[0])
            return self.begin(g)
        self.card = cards[0]
        g.tell("red_event", NO_SEAT, self.card)
        return Call(CancelWindow(NO_SEAT, self.card), self.decided)

    def decided(self, g: Invasion, cancelled: object) -> Step:
        if cancelled:
            g.tell("cancelled", NO_SEAT, self.card)
            discard_event(g, self.card)
            return Done()
        if g.pack.cards[self.card].remains:
            g.lasting.append([self.card, NO_SEAT])
        return Call(Resolve(NO_SEAT, self.card, RED, NOTHING), self.worked)

    def worked(self, g: Invasion, _: object) -> Step:
        if not g.pack.cards[self.card].remains:
            discard_event(g, self.card)
        return Done()


@dataclass
class MoveTrack(Frame):
    """The tech track moves on; at a red circle a counter comes to every section (CPE 15.4)."""

    steps: int
    section: int = NOTHING

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        if self.section >= 0:
            self.section += 1
            if self.section < g.layout.sections:
                return Call(PlaceCounter(self.section, NOTHING), self.next)
            self.section = NOTHING
        if self.steps <= 0:
            return Done()
        self.steps -= 1
        g.track += 1
        g.tell("track", NO_SEAT, g.track)
        if g.track >= SUPER_CANNON:
            return End(CANNON)
        if red_circle(g, g.track):
            self.section = 0
            return Call(PlaceCounter(0, NOTHING), self.next)
        return self.next(g)


@dataclass
class DrawTech(Frame):
    """Human Tech comes into play and stays (CPE 16)."""

    n: int

    def begin(self, g: Invasion) -> Step:
        return Draw("human_tech", self.n, self.drawn)

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        for card in cards:
            g.tech.append(card)
            g.tell("human_tech", NO_SEAT, card)
        return Done()


@dataclass
class Wander(Frame):
    """Counters with Move go to a random space of their section (CPE 12.13, 15.5).

    `moves` are those still to go: a space and a kind each.
    """

    moves: tuple[int, ...] = ()

    def begin(self, g: Invasion) -> Step:
        found: list[int] = []
        for space in range(g.layout.spaces):
            if g.counters[space] and g.layout.section(space) >= 0:  # CPE 25.7
                for kind in g.counters_at(space):
                    if g.pack.cards[kind].gifts & MOVE:
                        found.extend((space, kind))
        self.moves = tuple(found)
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        while self.moves:
            space, kind = self.moves[0], self.moves[1]
            if kind in free_counters(g, space):
                return Roll(1, self.rolled)
            self.moves = self.moves[2:]
        return Done()

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        space, kind = self.moves[0], self.moves[1]
        self.moves = self.moves[2:]
        to = space // SPACES_EACH * SPACES_EACH + dice[0]
        there = g.counters_at(to)
        if to == space or crowd(g, there) >= COUNTERS_MOST:
            return self.next(g)
        here = g.counters_at(space)
        here.remove(kind)
        g.set_counters(space, here)
        g.set_counters(to, [*there, kind])
        g.tell("counter_moved", NO_SEAT, space, to, kind)
        appear(g, to)
        if g.pending and g.fight_space < 0:
            return Call(LINKS.frame("pending"), self.next)
        return self.next(g)


@dataclass
class Shell(Frame):
    """Every counter with Barrage fires at the aliens around it (CPE 15.5)."""

    spaces: tuple[int, ...] = ()

    def begin(self, g: Invasion) -> Step:
        found: list[int] = []
        for space in range(g.layout.spaces):
            if g.counters[space]:
                for kind in g.counters_at(space):
                    if g.pack.cards[kind].gifts & BARRAGE:
                        found.append(space)
        self.spaces = tuple(found)
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        if not self.spaces:
            return Done()
        space = self.spaces[0]
        self.spaces = self.spaces[1:]
        return Call(Barrage(space, True), self.next)


@dataclass
class RedEffect(Frame):
    """An effect of a card whose place is not chosen by a player, or that is about counters and tech."""

    seat: int
    card: int
    mode: int
    step: int
    left: int
    space: int
    section: int = NOTHING

    def effect(self, g: Invasion) -> Effect:
        card = g.pack.cards[self.card]
        return (card.red_power if self.mode == RED else card.powers[self.mode]).effects[self.step]

    def begin(self, g: Invasion) -> Step:
        do = self.effect(g).do
        if do == D_TRACK:
            return self.track(g)
        if do == D_TECH:
            return Call(DrawTech(self.left), self.over)
        if do == D_SHELL:
            return Call(Shell(), self.over)
        if do == D_WANDER:
            return Call(Wander(), self.over)
        if do in (D_COUNTERS, D_PLACE):
            return self.place(g)
        return self.strike_one(g)

    def track(self, g: Invasion) -> Step:
        if self.left >= 0:
            return Call(MoveTrack(self.left), self.over)
        g.track = max(0, g.track + self.left)
        g.tell("track", NO_SEAT, g.track)
        return Done()

    def over(self, g: Invasion, _: object = None) -> Step:
        return Done()

    # Counters.

    def place(self, g: Invasion, _: object = None) -> Step:
        """Counters in random spaces of every section, of the objective's, of a random or a chosen one."""
        effect = self.effect(g)
        why = verdict(g)
        if why:
            return End(why)
        if effect.where == EACH:
            self.section += 1
            if self.section >= g.layout.sections * self.left:
                return Done()
            return Call(PlaceCounter(self.section % g.layout.sections, effect.counter), self.place)
        if self.left <= 0:
            return Done()
        self.left -= 1
        if effect.where == OBJECTIVE_SPACE and g.layout.middles:
            if len(g.layout.middles) > 1:
                return Roll(1, self.middle_rolled, sides=len(g.layout.middles))  # CPE 24.4
            return Call(PlaceCounter(g.layout.middles[0], effect.counter), self.place)
        if effect.where == HERE and self.space >= 0:
            section = g.layout.section(self.space)
            if section < 0:
                return Done()  # CPE 25.7
            return Call(PlaceCounter(section, effect.counter, NOTHING, self.space), self.place)
        if effect.where == ANYWHERE and self.seat >= 0:
            centres = [section * SPACES_EACH for section in range(g.layout.sections)]
            return Ask(self.seat, [g.pack.moves.space(space) for space in centres], self.chose_section)
        return Roll(1, self.section_rolled, sides=g.layout.sections)

    def chose_section(self, g: Invasion, pick: Option) -> Step:
        return Call(PlaceCounter(pick.args[0] // SPACES_EACH, self.effect(g).counter), self.place)

    def middle_rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        return Call(PlaceCounter(g.layout.middles[dice[0] - 1], self.effect(g).counter), self.place)

    def section_rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        return Call(PlaceCounter(dice[0] - 1, self.effect(g).counter), self.place)

    # Places that the Resistance strikes at random.

    def strike_one(self, g: Invasion, _: object = None) -> Step:
        found = self.candidates(g)
        if not found or self.left <= 0:
            return Done()
        if self.effect(g).do != D_STRIKE:
            self.left -= 1
        return Roll(1, self.struck, sides=len(found))

    def candidates(self, g: Invasion) -> list[int]:
        effect = self.effect(g)
        if effect.do == D_LIBERATE:
            return [space for space in range(g.layout.spaces) if g.marker[space] >= 0]
        if effect.do == D_STRIKE:
            n = g.seats
            return [space for space in range(g.layout.spaces) if any(g.force[space * n : (space + 1) * n])]
        if effect.do == D_DEMOLISH:
            return [space for space in targets(g, 0, effect, self.space) if space not in g.layout.objectives]
        if effect.do == D_REMOVE:
            return [space for space in range(g.layout.spaces) if free_counters(g, space)]
        return []

    def struck(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        space, do = self.candidates(g)[dice[0] - 1], self.effect(g).do
        if do == D_LIBERATE:
            unmark(g, space)
        elif do == D_DEMOLISH:
            demolish(g, space)
        elif do == D_REMOVE:
            kinds, gone = g.counters_at(space), free_counters(g, space)[0]
            if afloat(g, gone):
                hit(g, self.seat, space, gone)
                return self.strike_one(g)
            kinds.remove(gone)
            g.set_counters(space, kinds)
            g.restock(COUNTERS, gone)
            g.tell("counter_removed", NO_SEAT, space, gone)
        elif do == D_STRIKE:
            return Call(Barrage(space, False, self.left), self.over)
        return self.strike_one(g)


def red_effect(seat: int, card: int, mode: int, step: int, left: int, space: int) -> Frame:
    return RedEffect(seat, card, mode, step, left, space)


def red_event() -> Frame:
    return RedEvent()


LINKS.to("red", red_effect)
LINKS.to("red_event", red_event)
LINKS.to("track", MoveTrack)

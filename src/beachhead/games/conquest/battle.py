"""Battles: every Fight at one place, conquering and stealing, and fights with counters that appear (CPE 6, 8, 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beachhead.games.conquest.cards.card import CAPTAIN, COUNTER, W_CONQUERED, W_DRAWN, W_EXPLORED
from beachhead.games.conquest.destroy import Lose
from beachhead.games.conquest.fight import WON, DrawResistance, Fight, clear_cards, tell_totals, winner
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import BATTLE, LOCATIONS, NO_SEAT, NOTHING, SPACES_EACH, THEM, US
from beachhead.games.conquest.pieces import mark
from beachhead.games.conquest.play import FightWindow
from beachhead.games.conquest.powers import OwnPowers
from beachhead.games.conquest.queries import (
    enemies_at,
    fight_dice,
    live_location,
    recount,
    resistance_at,
    unexplored,
)
from beachhead.games.conquest.rules import TEAMS, friends, turn_order
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Roll, Step
from beachhead.kernel.options import Option


def rivals_at(g: Invasion, space: int, seat: int) -> list[int]:
    teams = g.rules[TEAMS]
    found: list[int] = []
    for other, n in enumerate(g.force[space * g.seats : (space + 1) * g.seats]):
        if n and other % teams != seat % teams:
            found.append(other)
    return found


def calls_for_battle(g: Invasion, seat: int, space: int) -> bool:
    """CPE 6.1: something to explore, to fight or to conquer."""
    if not g.aliens_at(space, seat):
        return False
    if enemies_at(g, space, seat) or resistance_at(g, space) > 0:
        return True
    return unexplored(g, space) and (any(g.deck[LOCATIONS]) or bool(g.discards[LOCATIONS]))  # CPE 1.9


def steal(g: Invasion, seat: int, space: int) -> None:
    """CPE 6.8: a rival's marker where no enemy is left becomes one's own."""
    holder = g.marker[space]
    if holder < 0 or friends(g, seat, holder) or not g.aliens_at(space, seat):
        return
    if not g.counters[space] and not rivals_at(g, space, seat):
        mark(g, space, seat)


@dataclass
class Explore(Frame):
    """A location card is drawn for an empty space (CPE 6.2)."""

    seat: int
    space: int

    def begin(self, g: Invasion) -> Step:
        return Draw("locations", 1, "drawn")

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        if not cards:
            return Done()
        g.location[self.space] = cards[0]
        recount(g)
        g.tell("explored", self.seat, self.space, cards[0])
        why = verdict(g)
        if why:
            return End(why)
        return Call(OwnPowers(W_EXPLORED, self.seat, self.space), "over")

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


class Battle(Frame):
    """All the Fights of a seat's aliens in one space.

    `sudden` ones are against counters that have just appeared, and nothing else there is fought (CPE 12.9).
    """

    def __init__(self, seat: int, space: int, sudden: bool = False, won_location: bool = False) -> None:
        self.seat = seat
        self.space = space
        self.sudden = sudden
        self.won_location = won_location

    def values(self) -> list[object]:
        return [self.seat, self.space, self.sudden, self.won_location]

    def copy(self) -> Battle:
        twin = Battle(self.seat, self.space, self.sudden, self.won_location)
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "drawn":
            return self.drawn(g, answer)
        if self.at == "location_over":
            return self.location_over(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        g.battle_bonus = [0, 0]
        if unexplored(g, self.space) and (not self.sudden or g.phase == BATTLE):
            return Call(Explore(self.seat, self.space), "next")
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        """Who is fought next; the attacker chooses, but counters come before the location (CPE 6.5, 6.6)."""
        g.clear_fight()
        if not g.aliens_at(self.space, self.seat):
            return self.lost(g)
        moves = g.pack.moves
        kinds = sorted(set(g.counters_at(self.space)))
        options = [moves.against(kind) for kind in kinds]
        if not self.sudden:
            options.extend([moves.against_aliens(other) for other in rivals_at(g, self.space, self.seat)])
            if not kinds and resistance_at(g, self.space) and not self.won_location:
                options.append(moves.against_location)
        if not options:
            return self.won(g)
        if len(options) == 1:
            return self.chosen(g, options[0])
        return Ask(self.seat, options, "chosen")

    def chosen(self, g: Invasion, pick: Option) -> Step:
        g.fight_seat = self.seat
        g.fight_space = self.space
        if pick.verb == "against":
            g.fight_counter = pick.args[0]
            g.fight_left = 1
            g.tell("fight", self.seat, self.space, pick.args[0])
            return Call(Fight(), "counter_over")
        if pick.verb == "against_aliens":
            g.fight_foe = pick.args[0]
            g.fight_left = 1
            g.tell("fight_aliens", self.seat, self.space, pick.args[0])
            return Call(Fight(), "aliens_over")
        g.fight_left = resistance_at(g, self.space)
        g.tell("battle", self.seat, self.space, g.fight_left)
        return self.draw(g)

    def counter_over(self, g: Invasion, result: object) -> Step:
        clear_cards(g)
        return self.next(g) if result == WON else self.lost(g)

    def aliens_over(self, g: Invasion, result: object) -> Step:
        """The aliens that remain may take the location's marker over (CPE 8.4)."""
        foe = g.fight_foe
        clear_cards(g)
        g.clear_fight()
        g.battle_bonus = [0, 0]
        if result == WON:
            steal(g, self.seat, self.space)
        elif g.aliens_at(self.space, foe):
            steal(g, foe, self.space)
        why = verdict(g)
        if why:
            return End(why)
        return self.next(g) if result == WON else self.lost(g)

    # The location's own Resistance, one Fight after the other.

    def draw(self, g: Invasion) -> Step:
        return Call(DrawResistance(), "drawn")

    def drawn(self, g: Invasion, _: object) -> Step:
        if not g.fight_cards:
            return self.location_over(g, WON)
        place = g.location[self.space]
        if g.pack.moments[place] >> W_DRAWN & 1:
            return Call(OwnPowers(W_DRAWN, self.seat, self.space), "fight")  # CPE 21.7
        return self.fight(g)

    def fight(self, g: Invasion, _: object = None) -> Step:
        return Call(Fight(), "location_over")

    def location_over(self, g: Invasion, result: object) -> Step:
        left = g.fight_left - 1
        clear_cards(g)
        g.clear_fight()
        if result != WON:
            return self.lost(g)
        if left > 0 and g.aliens_at(self.space, self.seat):
            g.fight_seat = self.seat
            g.fight_space = self.space
            g.fight_left = left
            return self.draw(g)
        self.won_location = left <= 0
        return self.next(g)

    # The end.

    def won(self, g: Invasion) -> Step:
        """CPE 7.14: a location whose Resistance is beaten is conquered; there is no marker where it has none."""
        if self.won_location:
            card = live_location(g, self.space)
            if card is not None and g.marker[self.space] < 0:
                mark(g, self.space, self.seat)
                why = verdict(g)
                if why:
                    return End(why)
                return Call(OwnPowers(W_CONQUERED, self.seat, self.space), "finish")
        elif not self.sudden:
            steal(g, self.seat, self.space)
            why = verdict(g)
            if why:
                return End(why)
        return self.finish(g)

    def lost(self, g: Invasion) -> Step:
        if not g.aliens_at(self.space, self.seat):
            g.tell("battle_lost", self.seat, self.space)
        return self.finish(g)

    def finish(self, g: Invasion, _: object = None) -> Step:
        g.clear_fight()
        g.battle_bonus = [0, 0]
        if g.pending and not self.sudden:
            return Call(Pending(), "over")
        return Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


@dataclass
class Pending(Frame):
    """Counters that have appeared under aliens, and Captain Fantastic's visits, one after the other (CPE 12.8)."""

    space: int = NOTHING
    asked: int = 0

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        while True:
            if self.space < 0:
                if not g.pending:
                    return Done()
                self.space = g.pending.pop(0)
                self.asked = 0
                if self.space < 0:
                    return Call(CaptainVisit(-1 - self.space), "next")
            if g.counters[self.space]:
                while self.asked < g.seats:
                    seat = turn_order(g)[self.asked]
                    self.asked += 1
                    if g.aliens_at(self.space, seat):
                        return Call(Battle(seat, self.space, True), "next")
            self.space = NOTHING


@dataclass
class CaptainVisit(Frame):
    """Captain Fantastic's counter fights one round in every space of a section, then goes (CPE 12.14)."""

    section: int
    step: int = 0

    def begin(self, g: Invasion) -> Step:
        g.tell("captain", NO_SEAT, self.section)
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        g.clear_fight()
        while self.step < SPACES_EACH * g.seats:
            space = self.section * SPACES_EACH + self.step // g.seats
            seat = turn_order(g)[self.step % g.seats]
            self.step += 1
            if g.aliens_at(space, seat):
                g.fight_seat = seat
                g.fight_space = space
                g.fight_counter = captain(g)
                g.fight_left = 1
                g.fight_round = 1
                g.tell("fight", seat, space, g.fight_counter)
                return Roll(fight_dice(g, US) + fight_dice(g, THEM), "rolled")
        return Done()

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        ours = fight_dice(g, US)
        g.fight_dice = [list(dice[:ours]), list(dice[ours:])]
        g.tell("rolled", g.fight_seat, ours, *dice)
        return Call(FightWindow(True), "compare")

    def compare(self, g: Invasion, _: object) -> Step:
        if g.fled >= 0 or not g.aliens_at(g.fight_space, g.fight_seat):
            return self.next_fight(g)
        side = winner(g)
        tell_totals(g, NO_SEAT if side != US else g.fight_seat, side)
        if side == THEM:
            return Call(Lose(g.fight_seat, g.fight_space), "next_fight")
        return self.next_fight(g)

    def next_fight(self, g: Invasion, _: object = None) -> Step:
        clear_cards(g)
        return self.next(g)


def captain(g: Invasion) -> int:
    """The kind of Captain Fantastic's counter."""
    for i, card in enumerate(g.pack.cards):
        if card.kind == COUNTER and card.gifts & CAPTAIN:
            return i
    return NOTHING


LINKS.to("pending", Pending)

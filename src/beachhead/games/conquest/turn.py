"""Rounds and turns: command, then each seat's action, battle and draw phase (CPE 4 to 6)."""

from __future__ import annotations

from typing import Any

from beachhead.games.conquest.actions import Actions
from beachhead.games.conquest.apocalypse.factories import CashIn, cash_options
from beachhead.games.conquest.battle import Battle, calls_for_battle, steal
from beachhead.games.conquest.cards.card import T_LANDINGS, T_MOVES, T_POINTS
from beachhead.games.conquest.command import Command
from beachhead.games.conquest.hands import DrawPhase
from beachhead.games.conquest.names import ACTION, ALIENS, BATTLE, DRAW, LAST_ROUND
from beachhead.games.conquest.queries import fold
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.rules import PHASE, apocalypse
from beachhead.games.conquest.scoring import RECALLED, verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


class Rounds(Frame):
    """Game rounds until somebody wins, the Super Cannon fires or the Overseers have waited long enough."""

    def __init__(self, seats_done: int = 0) -> None:
        self.seats_done = seats_done

    def values(self) -> list[object]:
        return [self.seats_done]

    def copy(self) -> Rounds:
        twin = Rounds(self.seats_done)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.new_round(g)

    def new_round(self, g: Invasion, _: object = None) -> Step:
        why = verdict(g)
        if why:
            return End(why)
        if g.round >= LAST_ROUND:
            return End(RECALLED)
        g.round += 1
        self.seats_done = 0
        g.tell("new_round", -1, g.round)
        return Call(Command(), "next_turn")

    def next_turn(self, g: Invasion, _: object = None) -> Step:
        why = verdict(g)
        if why:
            return End(why)
        if self.seats_done >= g.seats:
            if g.rules[PHASE]:
                return Call(ResistancePhase(), "new_round")
            return self.new_round(g)
        seat = (g.first + self.seats_done) % g.seats
        self.seats_done += 1
        return Call(Turn(seat), "next_turn")


class Turn(Frame):
    """One seat's turn (CPE 5.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[object]:
        return [self.seat]

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "battles":
            return self.battles(g, answer)
        if self.at == "draw":
            return self.draw(g, answer)
        if self.at == "over":
            return self.over(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        g.turn = self.seat
        g.phase = ACTION
        g.spent[self.seat] = []  # CPE 5.2
        first = self.seat * ALIENS
        g.halted[first : first + ALIENS] = [False] * ALIENS
        g.free_moves = fold(g, T_MOVES, self.seat, -1)
        g.free_landings = fold(g, T_LANDINGS, self.seat, -1)
        g.points[self.seat] = max(0, g.points[self.seat] + fold(g, T_POINTS, self.seat, -1) - g.debt[self.seat])
        g.debt[self.seat] = 0
        g.tell("turn", self.seat, g.points[self.seat])
        return Call(Actions(self.seat), "battles")

    def battles(self, g: Invasion, _: object) -> Step:
        g.points[self.seat] = 0
        g.free_moves = 0
        g.free_landings = 0
        g.phase = BATTLE
        return Call(Battles(self.seat), "draw")

    def draw(self, g: Invasion, _: object) -> Step:
        g.phase = DRAW
        return Call(DrawPhase(self.seat), "over")

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


class Battles(Frame):
    """Every place where there is something to do, in the order that the player wants (CPE 6.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[object]:
        return [self.seat]

    def copy(self) -> Battles:
        twin = Battles(self.seat)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        spaces: list[int] = []
        seen: list[int] = []
        for space in g.at[self.seat * ALIENS : (self.seat + 1) * ALIENS]:
            if space >= 0 and space not in seen:
                seen.append(space)
                steal(g, self.seat, space)
                if calls_for_battle(g, self.seat, space):
                    spaces.append(space)
        why = verdict(g)
        if why:
            return End(why)
        if not spaces:
            return Done()
        more = cash_options(g, self.seat) if apocalypse(g) else []
        if len(spaces) == 1 and not more:
            return Call(Battle(self.seat, spaces[0]), "next")
        return Ask(self.seat, [*[g.pack.moves.battle(space) for space in sorted(spaces)], *more], "chosen")

    def chosen(self, g: Invasion, pick: Option) -> Step:
        if pick.verb == "cash":
            return Call(CashIn(self.seat, pick.args[0]), "next")
        return Call(Battle(self.seat, pick.args[0]), "next")

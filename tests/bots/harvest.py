"""A tiny game for the bots' tests: seats take a grain or hand two to the next seat, a die makes one turn better.

Alone it pays to take; where neighbours share their harvest it pays to give.  Played as `teams` seats 0 and 1 are
against 2 and 3; `together` everybody wins or nobody; `alone` the most grain wins.  Every other round all seats first
name their weather in secret: fair brings a grain to everybody if nobody says foul.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import msgspec

from beachhead.kernel.frames import Ask, AskAll, Call, Done, End, Frame, Roll, Step
from beachhead.kernel.game import Game, Outcome, Setting, Settings
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say

GRAMMAR = Grammar()
TAKE, GIVE = GRAMMAR.verb("take")(), GRAMMAR.verb("give")()
FAIR, FOUL = GRAMMAR.verb("fair")(), GRAMMAR.verb("foul")()
ROUNDS = 4


class Field(Position):
    DATA = ("grain", "turns", "mode")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.grain = [0] * seats
        self.turns = 0
        self.mode = 0

    def copy(self) -> Field:
        twin = Field(self.seats)
        self.copy_kernel(twin)
        twin.grain = self.grain[:]
        twin.turns = self.turns
        twin.mode = self.mode
        return twin


@dataclass
class Rounds(Frame):
    def begin(self, g: Field) -> Step:
        return self.next(g, None)

    def next(self, g: Field, _: object) -> Step:
        if g.turns == ROUNDS * g.seats:
            return End("harvested")
        if g.turns % (2 * g.seats) == 0:
            return AskAll([(seat, [FAIR, FOUL]) for seat in range(g.seats)], self.weather)
        return Call(Turn(g.turns % g.seats), self.next)

    def weather(self, g: Field, picks: tuple[Option, ...]) -> Step:
        if FOUL not in picks:
            g.grain = [grain + 1 for grain in g.grain]
        return Call(Turn(g.turns % g.seats), self.next)


@dataclass
class Turn(Frame):
    seat: int
    luck: int = 0

    def begin(self, g: Field) -> Step:
        g.turns += 1
        return Roll(1, self.rolled)

    def rolled(self, g: Field, dice: tuple[int, ...]) -> Step:
        self.luck = int(dice[0] == 6)
        return Ask(self.seat, [TAKE, GIVE], self.took)

    def took(self, g: Field, pick: Option) -> Step:
        if pick == TAKE:
            g.grain[self.seat] += 1 + self.luck
        else:
            g.grain[self.seat ^ 1] += 2 + self.luck
        return Done()


class Seen(msgspec.Struct):
    grain: list[int]
    turns: int


class Harvest(Game):
    key = "harvest"
    title = "Harvest"
    seats = (2, 4)
    default_seats = 4
    settings = (Setting("mode", "Mode", "Who wins with whom.", ("alone", "teams", "together"), "alone"),)
    grammar = GRAMMAR

    def empty(self, seats: int, saved: Data) -> Field:
        return Field(seats)

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        g = Field(seats)
        g.mode = ("alone", "teams", "together").index(settings["mode"])
        return g, Rounds()

    def teams(self, g: Position) -> list[list[int]]:
        assert isinstance(g, Field)
        if g.mode == 2:
            return [list(range(g.seats))]
        if g.mode == 1:
            return [[seat, seat + 1] for seat in range(0, g.seats, 2)]
        return super().teams(g)

    def outcome(self, g: Position) -> Outcome:
        assert isinstance(g, Field)
        sums = [sum([g.grain[s] for s in team]) for team in self.teams(g)]
        enough = sum(g.grain) >= 7 * g.seats
        won = [(enough if g.mode == 2 else total == max(sums)) for total in sums]
        places = [0] * g.seats
        for team, good in zip(self.teams(g), won, strict=True):
            for seat in team:
                places[seat] = 1 if good else 2
        return Outcome(tuple(places), tuple(g.grain), Say("harvested", "All is harvested."))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Position:
        return g.copy()

    def value(self, g: Position, seat: int) -> float:
        """Its own grain against the others' mean: what is good for a neighbour is not in it."""
        assert isinstance(g, Field)
        return 8.0 * (g.grain[seat] - (sum(g.grain) - g.grain[seat]) / (4 * g.seats))

    def features(self, g: Position, seat: int) -> list[float]:
        assert isinstance(g, Field)
        return [self.value(g, seat) / 30.0, g.turns / 16.0, *[grain / 8.0 for grain in g.grain]]

    def view(self, g: Position, seat: int) -> Seen:
        assert isinstance(g, Field)
        return Seen(g.grain[:], g.turns)


GAME = Harvest()

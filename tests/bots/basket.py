"""A tiny game for the planner's tests: a turn is fruits put into a basket, in any order, as many as the seat likes."""

from __future__ import annotations

import random
from dataclasses import dataclass

from beachhead.kernel.frames import Ask, Call, End, Frame, Step
from beachhead.kernel.frames import Done as Over
from beachhead.kernel.game import Game, Outcome, Settings
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.words import Say

FRUITS = ("apple", "cherry", "lemon", "melon", "plum")
WORTH = (3, 1, -4, 6, 2)
HEAVY = {"lemon", "melon"}  # a lemon on its own is worth nothing; with a melon it sells
GRAMMAR = Grammar()
PUT, STOP = GRAMMAR.verb("put", FRUITS), GRAMMAR.verb("stop")()


class Market(Position):
    DATA = ("baskets", "turns")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.baskets = [0] * seats
        self.turns = 0

    def copy(self) -> Market:
        twin = Market(self.seats)
        self.copy_kernel(twin)
        twin.baskets = self.baskets[:]
        twin.turns = self.turns
        return twin


@dataclass
class Day(Frame):
    def begin(self, g: Market) -> Step:
        return Call(Shopping(0), self.next)

    def next(self, g: Market, _: object) -> Step:
        return Call(Shopping(g.turns), self.next) if g.turns < g.seats else End("closed")


@dataclass
class Shopping(Frame):
    seat: int

    def begin(self, g: Market) -> Step:
        g.turns += 1
        return self.menu(g)

    def menu(self, g: Market) -> Step:
        left = [PUT(fruit) for fruit in range(len(FRUITS)) if not g.baskets[self.seat] >> fruit & 1]
        return Ask(self.seat, [*left, STOP], self.took)

    def took(self, g: Market, pick: Option) -> Step:
        if pick == STOP:
            return Over()
        g.baskets[self.seat] |= 1 << pick.args[0]
        return self.menu(g)


class Basket(Game):
    key = "basket"
    title = "Basket"
    seats = (2,)
    grammar = GRAMMAR

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        return Market(seats), Day()

    def outcome(self, g: Position) -> Outcome:
        sums = tuple(int(self.value(g, seat)) for seat in range(g.seats))
        return Outcome(tuple(1 if total == max(sums) else 2 for total in sums), sums, Say("closed", "Closed."))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Position:
        return g.copy()

    def value(self, g: Position, seat: int) -> float:
        assert isinstance(g, Market)
        inside = {FRUITS[fruit] for fruit in range(len(FRUITS)) if g.baskets[seat] >> fruit & 1}
        total = sum([WORTH[FRUITS.index(fruit)] for fruit in inside])
        return float(total + (9 if inside >= HEAVY else 0))


GAME = Basket()

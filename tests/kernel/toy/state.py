"""A position of Skirmish."""

from __future__ import annotations

from typing import ClassVar, Final

from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position

FRENZY: Final = 0
OVERSEER: Final = 1
CELL: Final = 2
CARDS: Final = ("frenzy", "overseer", "cell")
COLOURS: Final = ("red", "blue", "green")
NUMBERS: Final = ("0", "1", "2")

GRAMMAR: Final = Grammar()
PLAN: Final = GRAMMAR.verb("plan", ("attack", "defend"))
STEAL: Final = GRAMMAR.verb("steal", COLOURS)
STOP: Final = GRAMMAR.verb("stop")()
PLAY: Final = GRAMMAR.verb("play", CARDS)
PASS: Final = GRAMMAR.verb("pass")()
DIE: Final = GRAMMAR.verb("die", ("first", "second"))
PRESS_ON: Final = GRAMMAR.verb("press_on")()
WITHDRAW: Final = GRAMMAR.verb("withdraw")()
BID: Final = GRAMMAR.verb("bid", NUMBERS)
MARK: Final = GRAMMAR.verb("mark", COLOURS, NUMBERS, many=True)


class Skirmish(Position):
    """Fuel, scores and the discards lie open; hands, plans and the deck do not."""

    DATA: ClassVar[tuple[str, ...]] = ("fuel", "score", "hands", "plans", "deck", "discards", "order", "turns")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.fuel = [0] * seats
        self.score = [0] * seats
        self.hands = [0] * (seats * 3)  # seat * 3 + card
        self.plans = [0] * seats  # 0 for none, 1 to attack, 2 to defend
        self.deck = [0, 0, 0]
        self.discards = [0, 0, 0]
        self.order: list[int] = []
        self.turns = 0

    def copy(self) -> Skirmish:
        twin = Skirmish(self.seats)
        self.copy_kernel(twin)
        twin.fuel = self.fuel[:]
        twin.score = self.score[:]
        twin.hands = self.hands[:]
        twin.plans = self.plans[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.order = self.order[:]
        twin.turns = self.turns
        return twin

    def bag(self, pile: str) -> list[int]:
        return self.deck

    def refill(self, pile: str) -> None:
        self.deck, self.discards = self.discards, self.deck

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * 3 : seat * 3 + 3]

    def bids(self, seat: int) -> list[Option]:
        return [BID(n) for n in range(min(self.fuel[seat], 2) + 1)]

"""A position of Attack the Tower: named lists of small numbers, copied in microseconds."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.attack_the_tower.names import (
    ARMIES,
    CARDS,
    EMPTY,
    FIRST_ABILITY,
    HEAVY,
    LASTING,
    PILE_OF,
    SLOTS,
    SLOTS_EACH,
)
from beachhead.kernel.position import Position


class Kingdoms(Position):
    """The table: two palaces, six territories of three slots, hands and piles as bags of counts.

    A slot is numbered seat * 9 + territory * 3 + slot; piles and discards seat * 2 + pile.
    """

    DATA: ClassVar[tuple[str, ...]] = (
        "army",
        "base",
        "troops",
        "ninjas",
        "specials",
        "hands",
        "piles",
        "discards",
        "active",
        "spent",
        "turn",
        "turns",
        "first",
        "quiet",
        "acted",
        "wins",
        "played",
        "fallen",
        "downed",
        "risen",
        "tough",
        "might",
        "mode",
        "single",
        "card_limit",
        "scheme",
        "one_attack",
        "burn_cap",
        "turn_cap",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.army = [EMPTY, EMPTY]
        self.base = [EMPTY] * (2 * SLOTS_EACH)  # the kind of base in each slot
        self.troops = [0] * (2 * SLOTS_EACH)
        self.ninjas = [0] * (2 * SLOTS_EACH + 2)  # of the troops in each slot; then of each palace
        self.specials = [0, 0]
        self.hands = [[0] * CARDS, [0] * CARDS]
        self.piles = [[0] * 5, [0] * 7, [0] * 5, [0] * 7]
        self.discards = [[0] * 5, [0] * 7, [0] * 5, [0] * 7]
        self.active = [0] * (2 * LASTING)  # abilities that lie open this turn: seat * 6 + ability
        self.spent = 0  # the origins that have attacked this turn, a bit each
        self.turn = 0
        self.turns = 0
        self.first = 0
        self.quiet = 0  # turns in a row with neither Renewal nor attack
        self.acted = False
        self.wins = [0, 0]
        self.played = 0  # games of the match
        # What this turn's dead are remembered for.
        self.fallen = [0, 0]  # heavy infantry destroyed
        self.downed = [0, 0]  # special troops defeated
        self.risen = [0, 0]  # troops that come back when the turn ends
        # The battle in progress, by side * 9 + piece and side * 6 + troop; empty outside a battle.
        self.tough: list[int] = []  # damage still needed; EMPTY where there is nothing
        self.might: list[int] = []
        self.mode: list[int] = []
        # The settings.
        self.single = False
        self.card_limit = 7
        self.scheme = 0
        self.one_attack = False
        self.burn_cap = 5
        self.turn_cap = 100

    def copy(self) -> Kingdoms:
        twin = Kingdoms(self.seats)
        self.copy_kernel(twin)
        twin.army = self.army[:]
        twin.base = self.base[:]
        twin.troops = self.troops[:]
        twin.ninjas = self.ninjas[:]
        twin.specials = self.specials[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = [pile[:] for pile in self.discards]
        twin.active = self.active[:]
        twin.spent = self.spent
        twin.turn = self.turn
        twin.turns = self.turns
        twin.first = self.first
        twin.quiet = self.quiet
        twin.acted = self.acted
        twin.wins = self.wins[:]
        twin.played = self.played
        twin.fallen = self.fallen[:]
        twin.downed = self.downed[:]
        twin.risen = self.risen[:]
        if self.tough:
            twin.tough = self.tough[:]
            twin.might = self.might[:]
            twin.mode = self.mode[:]
        twin.single = self.single
        twin.card_limit = self.card_limit
        twin.scheme = self.scheme
        twin.one_attack = self.one_attack
        twin.burn_cap = self.burn_cap
        twin.turn_cap = self.turn_cap
        return twin

    def bag(self, pile: str) -> list[int]:
        return self.piles[pile_number(pile)]

    def refill(self, pile: str) -> None:
        """AT 1.6: an empty draw pile is made anew from its own discards."""
        n = pile_number(pile)
        self.piles[n], self.discards[n] = self.discards[n], self.piles[n]

    # Cards.

    def can_draw(self, seat: int, pile: int) -> bool:
        n = seat * 2 + pile
        return any(self.piles[n]) or any(self.discards[n])

    def held(self, seat: int) -> int:
        """How many ability cards are in a hand: the whole table knows that."""
        hand = self.hands[seat]
        return hand[5] + hand[6] + hand[7] + hand[8] + hand[9] + hand[10] + hand[11]

    def bases_held(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]

    def discard(self, seat: int, card: int) -> None:
        """From the hand to the discard pile it belongs to (AT 1.5)."""
        self.hands[seat][card] -= 1
        if card < FIRST_ABILITY:
            self.discards[seat * 2][card] += 1
        else:
            self.discards[seat * 2 + 1][card - FIRST_ABILITY] += 1

    # Pieces.

    def holds_troops(self, seat: int, territory: int) -> bool:
        if territory == SLOTS:  # the palace
            return self.specials[seat] > 0
        first = seat * SLOTS_EACH + territory * SLOTS
        troops = self.troops
        return troops[first] > 0 or troops[first + 1] > 0 or troops[first + 2] > 0

    def holds_bases(self, seat: int, territory: int) -> bool:
        first = seat * SLOTS_EACH + territory * SLOTS
        base = self.base
        return base[first] >= 0 or base[first + 1] >= 0 or base[first + 2] >= 0

    def count(self, seat: int, kind: int) -> int:
        """How many troops of a kind a seat has on the board."""
        first = seat * SLOTS_EACH
        return sum([self.troops[s] for s in range(first, first + SLOTS_EACH) if self.base[s] == kind])

    def kill(self, slot: int, n: int) -> None:
        """Troops on a base are destroyed, the ones that are no ninjas first."""
        left = self.troops[slot] - n
        self.troops[slot] = left
        if self.ninjas[slot] > left:
            self.ninjas[slot] = left
        if self.base[slot] == HEAVY:
            self.fallen[slot // SLOTS_EACH] += n

    def raze(self, slot: int) -> None:
        """A base is destroyed with the troops that are still on it (AT 6.8)."""
        if self.troops[slot]:
            self.kill(slot, self.troops[slot])
        seat = slot // SLOTS_EACH
        self.discards[seat * 2][self.base[slot]] += 1
        self.base[slot] = EMPTY

    def lose_special(self, seat: int) -> None:
        """A special troop goes to the discards as the card that it is (AT 7.5)."""
        self.specials[seat] -= 1
        self.discards[seat * 2 + 1][6] += 1
        palace = 2 * SLOTS_EACH + seat
        if self.ninjas[palace] > self.specials[seat]:
            self.ninjas[palace] = self.specials[seat]


def pile_number(pile: str) -> int:
    n = PILE_OF[pile]
    return n // (2 * ARMIES) * 2 + n % 2

"""A position of Alien Frontiers: named lists of small numbers, copied in microseconds."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.alien_frontiers.hands import DIGITS, NO_SHIPS, RELIC_DIGIT, Hand, hand_of
from beachhead.games.alien_frontiers.names import (
    COLONIST_HUB,
    DESERT,
    FLEET,
    NO_SEAT,
    PLACES,
    PORTS,
    RELIC,
    RELIC_CODE,
    SHIPS_EACH,
    STOCK,
    TERRITORIES,
)
from beachhead.kernel.position import Position


class Frontier(Position):
    """The table: seats' purses, ships by number (six to a seat, then the Relic Ship), planet, cards."""

    DATA: ClassVar[tuple[str, ...]] = (
        "fuel",
        "ore",
        "supply",
        "hub",
        "colonies",
        "control",
        "fields",
        "at",
        "face",
        "taken",
        "relic_owner",
        "tech",
        "display",
        "deck",
        "discards",
        "first",
        "turn",
        "turns",
        "used",
        "discarded",
        "borrowed",
        "hub_docked",
        "on_track",
        "hub_boosted",
        "mined",
        "counting",
        "may_cycle",
        "moved",
        "moved_from",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("ports",)

    def __init__(self, seats: int, bare: bool = False) -> None:
        super().__init__(seats)
        self.ports = PORTS[seats]
        if bare:
            return  # `copy` fills in the rest
        self.fuel = [0] * seats
        self.ore = [0] * seats
        self.supply = [0] * seats  # colonies not on a territory and not at the hub
        self.hub = [0] * seats  # the circle of the colony on the seat's track, 0 for none
        self.colonies = [0] * (TERRITORIES * 4)  # territory * 4 + seat
        self.control = [NO_SEAT] * TERRITORIES
        self.fields = [-1, -1, -1]  # the territory of each field generator
        self.at = [STOCK] * RELIC + [DESERT]
        self.face = [0] * (RELIC + 1)
        self.taken = [0] * PLACES  # how many ships are at each place
        self.taken[STOCK] = RELIC
        self.taken[DESERT] = 1
        self.relic_owner = NO_SEAT
        self.tech = [0] * seats  # a bit for each kind of card
        self.display: list[int] = []
        self.deck = [0] * 13
        self.discards = [0] * 13
        self.first = 0
        self.turn = 0
        self.turns = 0
        # What holds for this turn only.
        self.used = 0  # cards used or discarded, a bit each
        self.discarded = False
        self.borrowed = -1  # the territory whose bonus a Data Crystal lends
        self.hub_docked = 0
        self.on_track = 0  # ships docked this turn on the seat's own track of the hub, a bit each
        self.hub_boosted = False
        self.mined = False
        self.counting = 0  # ships that count towards the next claim, a bit each
        self.may_cycle = False
        self.moved = -1  # a ship on its way to another facility
        self.moved_from = -1

    def copy(self) -> Frontier:
        twin = Frontier(self.seats, bare=True)
        self.copy_kernel(twin)
        twin.fuel = self.fuel[:]
        twin.ore = self.ore[:]
        twin.supply = self.supply[:]
        twin.hub = self.hub[:]
        twin.colonies = self.colonies[:]
        twin.control = self.control[:]
        twin.fields = self.fields[:]
        twin.at = self.at[:]
        twin.face = self.face[:]
        twin.taken = self.taken[:]
        twin.relic_owner = self.relic_owner
        twin.tech = self.tech[:]
        twin.display = self.display[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.used = self.used
        twin.discarded = self.discarded
        twin.borrowed = self.borrowed
        twin.hub_docked = self.hub_docked
        twin.on_track = self.on_track
        twin.hub_boosted = self.hub_boosted
        twin.mined = self.mined
        twin.counting = self.counting
        twin.may_cycle = self.may_cycle
        twin.moved = self.moved
        twin.moved_from = self.moved_from
        return twin

    def bag(self, pile: str) -> list[int]:
        return self.deck

    def refill(self, pile: str) -> None:
        """AF 7.6: an exhausted deck is made anew from the discards."""
        self.deck, self.discards = self.discards, self.deck

    # Ships.

    def owner(self, ship: int) -> int:
        return self.relic_owner if ship == RELIC else ship // SHIPS_EACH

    def fleet(self, seat: int) -> list[int]:
        """All ships of a seat that are not in the stock, the Relic Ship included."""
        first = seat * SHIPS_EACH
        at = self.at
        ships = [s for s in range(first, first + SHIPS_EACH) if at[s] != STOCK]
        if self.relic_owner == seat:
            ships.append(RELIC)
        return ships

    def coloured(self, seat: int) -> int:
        """How many ships of its own colour a seat has."""
        first = seat * SHIPS_EACH
        return SHIPS_EACH - self.at[first : first + SHIPS_EACH].count(STOCK)

    def hand(self, seat: int) -> Hand:
        """The ships still to dock."""
        if not self.taken[FLEET]:
            return NO_SHIPS
        first = seat * SHIPS_EACH
        at, face = self.at, self.face
        digits = 0
        for ship in range(first, first + SHIPS_EACH):
            if at[ship] == FLEET:
                digits += DIGITS[face[ship]]
        if self.relic_owner == seat and at[RELIC] == FLEET:
            digits += face[RELIC] << RELIC_DIGIT
        return hand_of(digits)

    def ship_of(self, seat: int, code: int) -> int:
        """The undocked ship that a code names."""
        if code > 2 * RELIC_CODE:
            return self.moved
        if code > RELIC_CODE:
            return RELIC
        first = seat * SHIPS_EACH
        at, face = self.at, self.face
        for ship in range(first, first + SHIPS_EACH):
            if face[ship] == code and at[ship] == FLEET:
                return ship
        raise ValueError(f"seat {seat} has no undocked {code}")

    def code_of(self, ship: int) -> int:
        return self.face[ship] + (RELIC_CODE if ship == RELIC else 0)

    def docked(self, place: int) -> list[int]:
        ships: list[int] = []
        ship = -1
        for _ in range(self.taken[place]):
            ship = self.at.index(place, ship + 1)
            ships.append(ship)
        return ships

    def highest(self, place: int) -> int:
        """The highest face at a place, 0 where no ship is."""
        top = 0
        ship = -1
        for _ in range(self.taken[place]):
            ship = self.at.index(place, ship + 1)
            if self.face[ship] > top:
                top = self.face[ship]
        return top

    def lowest(self, seat: int, place: int) -> int:
        """The lowest face that a seat has at a place, 0 where it has no ship."""
        first = seat * SHIPS_EACH
        at, face = self.at, self.face
        low = face[RELIC] if at[RELIC] == place and self.relic_owner == seat else 0
        for ship in range(first, first + SHIPS_EACH):
            if at[ship] == place and (face[ship] < low or not low):
                low = face[ship]
        return low

    def send(self, ship: int, place: int) -> None:
        """Moves a ship from wherever it is."""
        was = self.at[ship]
        if was == COLONIST_HUB:
            self.on_track &= ~(1 << ship)
        self.taken[was] -= 1
        self.taken[place] += 1
        self.at[ship] = place

    def scrap(self, ship: int) -> None:
        """Back to the stock; the Relic Ship goes back to its desert instead (AF 5.6)."""
        if ship == RELIC:
            self.send(ship, DESERT)
            self.relic_owner = NO_SEAT
        else:
            self.send(ship, STOCK)

    # Cards and goods.

    def has(self, seat: int, card: int) -> bool:
        return bool(self.tech[seat] >> card & 1)

    def gain_card(self, seat: int, card: int) -> None:
        """AF 7.4: a second copy is discarded; a new card is fresh this turn."""
        if self.has(seat, card):
            self.discards[card] += 1
            return
        self.tech[seat] |= 1 << card
        self.used &= ~(1 << card)

    def lose_card(self, seat: int, card: int) -> None:
        self.tech[seat] &= ~(1 << card)

    def pay(self, seat: int, fuel: int, ore: int) -> None:
        self.fuel[seat] -= fuel
        self.ore[seat] -= ore

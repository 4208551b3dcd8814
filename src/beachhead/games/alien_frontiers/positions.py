"""Positions by name: for tests, for counting decision trees, and for looking at odd corners."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    FLEET,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RAIDERS_OUTPOST,
    RELIC,
    RESOURCE_CACHE,
    SHIPS_EACH,
    SOLAR_CONVERTER,
    STOCK,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.planet import settle
from beachhead.games.alien_frontiers.setup import COLONIES
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.games.alien_frontiers.turn import Rounds, Turn
from beachhead.kernel.dealers import Dealer, Fixed
from beachhead.kernel.errors import NotOffered
from beachhead.kernel.frames import Call


class Builder:
    """Puts a table together piece by piece, then begins in the middle of a turn.

    >>> g = Builder(3).fuel(0, 2).roll(0, 3, 3, 5)
    >>> [o.text for o in g.options if "shipyard" in o.text]
    []
    """

    def __init__(self, seats: int = 4) -> None:
        self.g = Frontier(seats)
        self.g.deck = [1, 1, *([2] * 11)]
        for seat in range(seats):
            self.g.supply[seat] = COLONIES[seats]
        self.show(TEMPORAL_WARPER, POLARITY_DEVICE, PLASMA_CANNON)

    def show(self, *cards: int) -> Builder:
        """These cards lie on display instead of whatever did."""
        for card in self.g.display:
            self.g.deck[card] += 1
        for card in cards:
            self.g.deck[card] -= 1
        self.g.display = sorted(cards)
        return self

    def fuel(self, seat: int, n: int) -> Builder:
        self.g.fuel[seat] = n
        return self

    def ore(self, seat: int, n: int) -> Builder:
        self.g.ore[seat] = n
        return self

    def card(self, seat: int, *cards: int) -> Builder:
        for card in cards:
            self.g.deck[card] -= 1
            self.g.gain_card(seat, card)
        return self

    def discards(self, *cards: int) -> Builder:
        for card in cards:
            self.g.deck[card] -= 1
            self.g.discards[card] += 1
        return self

    def dock(self, seat: int, place: int, *faces: int) -> Builder:
        """Ships of a seat lie docked, showing these faces."""
        for face in faces:
            ship = self.g.at.index(STOCK, seat * SHIPS_EACH)
            assert self.g.owner(ship) == seat, "a seat has six ships"
            self.g.send(ship, place)
            self.g.face[ship] = face
        return self

    def bay(self, seat: int, n: int = 3) -> Builder:
        return self.dock(seat, MAINTENANCE_BAY, *([0] * n))

    def colony(self, seat: int, territory: int, n: int = 1) -> Builder:
        self.g.colonies[territory * 4 + seat] += n
        self.g.supply[seat] -= n
        settle(self.g, territory)
        return self

    def hub(self, seat: int, circle: int) -> Builder:
        self.g.hub[seat] = circle
        self.g.supply[seat] -= 1
        return self

    def supply(self, seat: int, n: int) -> Builder:
        self.g.supply[seat] = n
        return self

    def field(self, field: int, territory: int) -> Builder:
        self.g.fields[field] = territory
        return self

    def relic(self, seat: int, place: int, face: int = 0) -> Builder:
        self.g.relic_owner = seat
        self.g.send(RELIC, place)
        self.g.face[RELIC] = face
        return self

    def roll(self, seat: int, *faces: int, relic: int = 0, dealer: Dealer | None = None) -> Frontier:
        """It is the seat's turn and it has rolled these faces; the seats without ships get three."""
        g = self.g
        self.dock(seat, FLEET, *sorted(faces))
        if relic:
            self.relic(seat, FLEET, relic)
        for other in range(g.seats):
            if not g.fleet(other):
                self.bay(other)
        return self.begin(seat, dealer)

    def begin(self, seat: int, dealer: Dealer | None = None) -> Frontier:
        """The seat's turn goes on from here."""
        g = self.g
        turn = Turn(seat)
        g.stack = [self.round(seat, dealer), turn]
        g.run(turn.menu(g))
        return g

    def gather(self, seat: int, dealer: Dealer | None = None) -> Frontier:
        """The seat's turn begins: it gathers its ships and the dealer rolls them."""
        g = self.g
        rounds = self.round(seat, dealer)
        g.stack = [rounds]
        g.run(Call(Turn(seat), rounds.played))
        return g

    def round(self, seat: int, dealer: Dealer | None) -> Rounds:
        g = self.g
        g.turn, g.turns = seat, 1
        g.dealer = dealer if dealer is not None else Fixed()
        rounds = Rounds()
        rounds.at = "played"
        return rounds


def offered(g: Frontier) -> list[str]:
    """The texts of what the deciding seat may choose."""
    return [option.text for option in g.options]


def play(g: Frontier, *texts: str) -> Frontier:
    """Plays offered options by their texts.

    >>> play(Builder(2).roll(0, 2, 3, 5), "dock solar_converter 3").fuel
    [2, 0]
    """
    for text in texts:
        if text not in offered(g):
            raise NotOffered(f"'{text}' is not possible now. Possible: {', '.join(offered(g)) or 'nothing'}.")
        g.apply(g.options[offered(g).index(text)])
    return g


def opening() -> Frontier:
    return Builder(2).fuel(1, 1).roll(0, 2, 3, 5)


def pairs() -> Frontier:
    return Builder(4).fuel(0, 4).ore(0, 3).roll(0, 3, 3, 5, 5)


def raid() -> Frontier:
    rich = Builder(3).fuel(1, 3).ore(1, 2).fuel(2, 2).ore(2, 4).card(1, PLASMA_CANNON)
    return rich.dock(2, RAIDERS_OUTPOST, 1, 2, 3).roll(0, 2, 3, 4)


def helmet() -> Frontier:
    b = Builder(4).fuel(0, 6).ore(0, 2).card(0, MIND_CONTROL_HELMET, ORBITAL_TELEPORTER)
    return b.dock(2, SOLAR_CONVERTER, 3, 6).dock(1, ORBITAL_MARKET, 2, 2).roll(0, 3, 6)


def cannon() -> Frontier:
    b = Builder(4).fuel(0, 5).card(0, PLASMA_CANNON, POLARITY_DEVICE)
    b.colony(1, LEM_BADLANDS, 2).colony(2, BURROUGHS_DESERT)
    return b.dock(1, LUNAR_MINE, 2, 4, 6).dock(2, LUNAR_MINE, 6).roll(0, 1, 1, 4)


def relic() -> Frontier:
    b = Builder(2).fuel(0, 3).ore(0, 3).colony(0, BURROUGHS_DESERT).hub(0, 7)
    return b.roll(0, 6, 6, 4, 4, relic=6)


def artifact() -> Frontier:
    b = Builder(3).fuel(0, 2).card(0, TEMPORAL_WARPER).show(POLARITY_DEVICE, PLASMA_CANNON, TEMPORAL_WARPER)
    return b.dock(1, ALIEN_ARTIFACT, 4, 4).roll(0, 2, 6, 5)


def last_colony() -> Frontier:
    return Builder(2).supply(0, 0).hub(0, 3).supply(0, 0).fuel(0, 1).ore(0, 3).roll(0, 6, 6, 6, 2)


def blast() -> Frontier:
    """In the middle of a Plasma Cannon's fire."""
    return play(cannon(), "blast lunar_mine", "fire blue 2")


def homecoming() -> Frontier:
    """A turn that begins with a ship spent at the station, the Relic Ship in play and a Resource Cache."""
    b = Builder(2).fuel(0, 2).ore(0, 2).card(0, RESOURCE_CACHE).colony(0, BURROUGHS_DESERT)
    b.dock(0, TERRAFORMING_STATION, 6).dock(0, SOLAR_CONVERTER, 1, 2, 3).relic(0, LUNAR_MINE, 4)
    return b.bay(1).gather(0)


POSITIONS: dict[str, Callable[[], Frontier]] = {
    "opening": opening,
    "pairs": pairs,
    "raid": raid,
    "helmet": helmet,
    "cannon": cannon,
    "relic": relic,
    "artifact": artifact,
    "last_colony": last_colony,
    "blast": blast,
    "homecoming": homecoming,
}

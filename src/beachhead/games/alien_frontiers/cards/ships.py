"""Cards that move, remove and borrow: ships already docked, and other territories' bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.cards.colonies import MoveColony, movable_colonies
from beachhead.games.alien_frontiers.cards.fields import PlaceField
from beachhead.games.alien_frontiers.cards.tech import Tech
from beachhead.games.alien_frontiers.facilities import FACILITIES, can_dock, dock_offers
from beachhead.games.alien_frontiers.hands import NO_SHIPS, Hand
from beachhead.games.alien_frontiers.moves import BLAST, BORROW, FIRE, SCRAP, SEIZE, STOP, TELEPORT
from beachhead.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    ISOLATION_FIELD,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POSITRON_FIELD,
    RELIC,
    SHIPS_EACH,
    TERRAFORMING_STATION,
    TERRITORIES,
    TRANSIT,
)
from beachhead.games.alien_frontiers.queries import bonus, card_cost
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option

LAST_DOCK: Final = COLONIST_HUB  # places beyond it have no docks


def movable(g: Frontier, ship: int) -> bool:
    """AF 7.12, 7.18: not off the Terraforming Station, not off the Maintenance Bay."""
    return g.at[ship] <= LAST_DOCK and g.at[ship] != TERRAFORMING_STATION


@dataclass
class MoveShip(Frame):
    """A ship leaves its dock and must be used at another facility, with ships in hand if need be."""

    seat: int
    ship: int

    def begin(self, g: Frontier) -> Step:
        g.moved, g.moved_from = self.ship, g.at[self.ship]
        g.send(self.ship, TRANSIT)
        hand = g.hand(self.seat).with_moved(g.face[self.ship])
        return Ask(self.seat, dock_offers(g, self.seat, hand, but=g.moved_from), self.docked)

    def docked(self, g: Frontier, pick: Option) -> Step:
        place = pick.args[0]
        ships = [g.ship_of(self.seat, pick.args[-1])]
        for code in pick.args[1:-1]:
            ship = g.ship_of(self.seat, code)
            g.send(ship, TRANSIT)
            ships.append(ship)
        for ship in ships:
            g.send(ship, place)
        g.moved = g.moved_from = -1
        g.may_cycle = False
        g.tell("docked", self.seat, place, *[g.face[s] for s in ships])
        frame = FACILITIES[place].use(g, self.seat, ships)
        return Done() if frame is None else Call(frame, self.over)

    def over(self, g: Frontier, _: object) -> Step:
        return Done()


class OrbitalTeleporter(Tech):
    """AF 7.12: two fuel move a docked ship of one's own; discarded, it moves any colony."""

    def __init__(self) -> None:
        super().__init__(ORBITAL_TELEPORTER, 2, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        found: list[Option] = []
        for ship in g.fleet(seat):
            if movable(g, ship):
                option = TELEPORT(g.code_of(ship), g.at[ship])
                if option not in found and can_move_on(g, seat, hand, ship, 2):
                    found.append(option)
        return found

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        code, place = pick.args
        ship = next(s for s in g.fleet(seat) if g.at[s] == place and g.code_of(s) == code)
        self.spend(g, seat, 2)
        return MoveShip(seat, ship)

    def has_target(self, g: Frontier, seat: int) -> bool:
        return bool(movable_colonies(g))

    def discard(self, g: Frontier, seat: int) -> Frame:
        return MoveColony(seat)


class MindControlHelmet(Tech):
    """AF 7.18: three fuel move another player's ship and use it as one's own."""

    def __init__(self) -> None:
        super().__init__(MIND_CONTROL_HELMET, 3, False)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        found: list[Option] = []
        for ship in others_docked(g, seat):
            if movable(g, ship):
                option = SEIZE(g.owner(ship), g.code_of(ship), g.at[ship])
                if option not in found and can_move_on(g, seat, hand, ship, 3):
                    found.append(option)
        return found

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        owner, code, place = pick.args
        ship = find_ship(g, owner, code, place)
        self.spend(g, seat, 3)
        return MoveShip(seat, ship)


def can_move_on(g: Frontier, seat: int, hand: Hand, ship: int, fuel: int) -> bool:
    """Whether a docked ship could be used elsewhere once the card is paid for: docking may cost fuel too."""
    origin, paid = g.at[ship], card_cost(g, seat, fuel)
    g.fuel[seat] -= paid
    g.at[ship], g.moved = TRANSIT, ship
    shown = g.face[ship]
    found = can_dock(g, seat, NO_SHIPS.with_moved(shown), origin) or can_dock(g, seat, hand.with_moved(shown), origin)
    g.at[ship], g.moved = origin, -1
    g.fuel[seat] += paid
    return found


def others_docked(g: Frontier, seat: int) -> list[int]:
    """Ships of other seats on any dock, the Terraforming Station included."""
    at = g.at
    return [s for s in range(RELIC + 1) if at[s] <= LAST_DOCK and g.owner(s) != seat]


def find_ship(g: Frontier, owner: int, code: int, place: int) -> int:
    for ship in range(RELIC + 1):
        if g.at[ship] == place and g.owner(ship) == owner and g.code_of(ship) == code:
            return ship
    raise ValueError(f"no such ship at {place}")


class PlasmaCannon(Tech):
    """AF 7.13: one fuel a ship clears others' ships off one facility; discarded, it scraps one."""

    def __init__(self) -> None:
        super().__init__(PLASMA_CANNON, 1, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [BLAST(place) for place in sorted({g.at[ship] for ship in others_docked(g, seat)})]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        g.used |= 1 << PLASMA_CANNON
        return Blast(seat, pick.args[0])

    def has_target(self, g: Frontier, seat: int) -> bool:
        return any([may_scrap(g, ship) for ship in others_docked(g, seat)])

    def discard(self, g: Frontier, seat: int) -> Frame:
        return Scrap(seat)


@dataclass
class Blast(Frame):
    """Ships are shot one at a time, in order, each paid for; the first is free with Pohl Foothills."""

    seat: int
    place: int
    shot: int = 0
    since: int = 0

    def begin(self, g: Frontier) -> Step:
        options: list[Option] = []
        if g.fuel[self.seat] >= self.price(g):
            for ship in others_docked(g, self.seat):
                if g.at[ship] == self.place and self.rank(g, ship) >= self.since:
                    option = FIRE(g.owner(ship), g.code_of(ship))
                    if option not in options:
                        options.append(option)
        if not options:
            return Done()
        options.sort(key=lambda o: o.args)
        if self.shot:
            options.append(STOP)
        return Ask(self.seat, options, self.fired)

    def rank(self, g: Frontier, ship: int) -> int:
        return g.owner(ship) * 100 + g.code_of(ship)

    def price(self, g: Frontier) -> int:
        """AF 5.10: one fuel less for the card as a whole, not for each ship."""
        return card_cost(g, self.seat, 1) if self.shot == 0 else 1

    def fired(self, g: Frontier, pick: Option) -> Step:
        if pick == STOP:
            return Done()
        owner, code = pick.args
        ship = find_ship(g, owner, code, self.place)
        self.since = self.rank(g, ship)
        g.fuel[self.seat] -= self.price(g)
        self.shot += 1
        g.tell("blasted", self.seat, owner, g.face[ship], self.place)
        if self.place == TERRAFORMING_STATION:
            g.scrap(ship)
        else:
            g.send(ship, MAINTENANCE_BAY)
        return self.begin(g)


def scraps(g: Frontier, seat: int) -> list[Option]:
    options: list[Option] = []
    for ship in others_docked(g, seat):
        option = SCRAP(g.owner(ship), g.code_of(ship), g.at[ship])
        if may_scrap(g, ship) and option not in options:
            options.append(option)
    return options


def may_scrap(g: Frontier, ship: int) -> bool:
    """AF 7.13.3: no seat is left with fewer than three ships of its colour for its next turn."""
    return ship == RELIC or g.at[ship] == TERRAFORMING_STATION or ready_next_turn(g, g.owner(ship)) > 3


def ready_next_turn(g: Frontier, seat: int) -> int:
    """Ships of a seat's colour that it will gather: not the one being consumed at the station."""
    first = seat * SHIPS_EACH
    return g.coloured(seat) - g.at[first : first + SHIPS_EACH].count(TERRAFORMING_STATION)


@dataclass
class Scrap(Frame):
    """One ship of another player goes back to the stock (AF 7.13)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, scraps(g, self.seat), self.scrapped)

    def scrapped(self, g: Frontier, pick: Option) -> Step:
        owner, code, place = pick.args
        ship = find_ship(g, owner, code, place)
        g.tell("scrapped", self.seat, owner, g.face[ship], place)
        g.scrap(ship)
        return Done()


class DataCrystal(Tech):
    """AF 7.9: a fuel for each colony there lends a territory's bonus; discarded, it places the Positron Field."""

    def __init__(self) -> None:
        super().__init__(DATA_CRYSTAL, 1, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [
            BORROW(t)
            for t in range(TERRITORIES)
            if t != BURROUGHS_DESERT
            and g.fields[ISOLATION_FIELD] != t
            and not bonus(g, seat, t)
            and settlers(g, t) > 0
            and card_cost(g, seat, settlers(g, t)) <= g.fuel[seat]
        ]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        territory = pick.args[0]
        self.spend(g, seat, settlers(g, territory))
        g.borrowed = territory
        g.tell("borrowed", seat, territory)
        return None

    def has_target(self, g: Frontier, seat: int) -> bool:
        return True

    def discard(self, g: Frontier, seat: int) -> Frame:
        return PlaceField(seat, POSITRON_FIELD)


def settlers(g: Frontier, territory: int) -> int:
    """How many colonies of all seats lie on a territory."""
    return sum(g.colonies[territory * 4 : territory * 4 + 4])

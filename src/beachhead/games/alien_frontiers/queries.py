"""The questions of Alien Frontiers that territories, fields and cards answer."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    ISOLATION_FIELD,
    NO_SEAT,
    ORBITAL_MARKET,
    POHL_FOOTHILLS,
    REPULSOR_FIELD,
)
from beachhead.games.alien_frontiers.state import Frontier

NO_TRADE: Final = 99


def bonus(g: Frontier, seat: int, territory: int) -> bool:
    """Whether a seat has a territory's bonus: not under the Isolation Field (AF 5.3, 6.2)."""
    if g.fields[ISOLATION_FIELD] == territory:
        return False
    return g.control[territory] == seat or (g.borrowed == territory and g.turn == seat)


def majority(g: Frontier, territory: int) -> int:
    """The seat with more colonies there than any other, or NO_SEAT where that is tied (AF 5.1, 5.2)."""
    row = g.colonies[territory * 4 : territory * 4 + g.seats]
    most = max(row)
    if most == 0 or row.count(most) > 1:
        return NO_SEAT
    return row.index(most)


def repelled(g: Frontier, territory: int) -> bool:
    """Whether the Repulsor Field keeps every colony there where it is (AF 6.4)."""
    return g.fields[REPULSOR_FIELD] == territory


def card_cost(g: Frontier, seat: int, fuel: int) -> int:
    """AF 5.10: Pohl Foothills takes one fuel off every card used."""
    return max(0, fuel - 1) if bonus(g, seat, POHL_FOOTHILLS) else fuel


def ship_cost(g: Frontier, seat: int) -> int:
    """Fuel, and as much ore, for the next ship: 1, 2 or 3, one less with Herbert Valley (AF 4.8, 5.8)."""
    cost = g.coloured(seat) - 2
    return cost - 1 if bonus(g, seat, HERBERT_VALLEY) else cost


def trade_rate(g: Frontier, seat: int) -> int:
    """Fuel for one ore at the market: the lowest face the seat has docked there (AF 4.6, 5.7)."""
    faces = [g.face[ship] for ship in g.fleet(seat) if g.at[ship] == ORBITAL_MARKET]
    if not faces:
        return NO_TRADE
    return 1 if bonus(g, seat, HEINLEIN_PLAINS) else min(faces)


def holds_relic_right(g: Frontier, seat: int) -> bool:
    """Whether a seat may buy and keep the Relic Ship; a Data Crystal cannot lend that (AF 5.6, 7.9)."""
    return g.control[BURROUGHS_DESERT] == seat and g.fields[ISOLATION_FIELD] != BURROUGHS_DESERT

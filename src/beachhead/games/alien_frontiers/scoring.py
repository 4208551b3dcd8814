"""Points and the end of the game (AF 8)."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import ALIEN_CITY, ALIEN_MONUMENT, NO_SEAT, POSITRON_FIELD, TERRITORIES
from beachhead.games.alien_frontiers.state import Frontier


def points(g: Frontier, seat: int) -> int:
    """A snapshot: colonies, territories, two cards and the Positron Field (AF 8.1)."""
    total = g.control.count(seat) + g.has(seat, ALIEN_CITY) + g.has(seat, ALIEN_MONUMENT)
    for territory in range(TERRITORIES):
        total += g.colonies[territory * 4 + seat]
    field = g.fields[POSITRON_FIELD]
    if field != NO_SEAT and g.control[field] == seat:
        total += 1
    return total


def tie_breakers(g: Frontier, seat: int) -> tuple[int, int, int, int]:
    """Points, then cards, then ore, then fuel (AF 8.3)."""
    return (points(g, seat), g.tech[seat].bit_count(), g.ore[seat], g.fuel[seat])


def places(g: Frontier) -> tuple[int, ...]:
    """1 for the best; seats equal in everything share a place."""
    ranks = [tie_breakers(g, seat) for seat in range(g.seats)]
    return tuple([1 + len([other for other in ranks if other > mine]) for mine in ranks])

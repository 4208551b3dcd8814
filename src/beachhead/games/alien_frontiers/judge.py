"""What the bots know of Alien Frontiers: the worth of a position to a seat."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.names import (
    DATA_CRYSTAL,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    TERRAFORMING_STATION,
    TERRITORIES,
)
from beachhead.games.alien_frontiers.scoring import places, points
from beachhead.games.alien_frontiers.state import Frontier

POINT: Final = 10.0
COLONY: Final = 8.0  # a landed colony, beside its point: it brings the end nearer
HUB_STEP: Final = 1.6
SHIP: Final = (0.0, 0.0, 0.0, 0.0, 9.0, 16.0, 21.0)  # the worth of a fleet by its size
RELIC_SHIP: Final = 5.0
FUEL: Final = (0.0, 1.0, 1.9, 2.6, 3.2, 3.7, 4.1, 4.4, 4.6)
ORE: Final = (0.0, 1.7, 3.2, 4.4, 5.3, 6.0, 6.5, 6.9, 7.2)
CARD: Final = 3.0
STRONG_CARDS: Final = (DATA_CRYSTAL, ORBITAL_TELEPORTER, PLASMA_CANNON, POLARITY_DEVICE)
TERRITORY: Final = 3.0  # the bonus, beside its point
UNDOCKED: Final = 0.4  # a ship still to dock can still earn
WIN: Final = 1000.0


def value(g: Frontier, seat: int) -> float:
    """The seat's own worth against the best of the others."""
    if g.ended:
        mine = places(g)
        return WIN if mine[seat] == 1 else -WIN * (mine[seat] - 1) / g.seats
    others = max([worth(g, other) for other in range(g.seats) if other != seat])
    return worth(g, seat) - 0.5 * others


def worth(g: Frontier, seat: int) -> float:
    fuel, ore = g.fuel[seat], g.ore[seat]
    total = POINT * points(g, seat)
    total += FUEL[min(fuel, 8)] + ORE[min(ore, 8)]
    total += HUB_STEP * g.hub[seat]
    landed = 0
    for territory in range(TERRITORIES):
        landed += g.colonies[territory * 4 + seat]
        if g.control[territory] == seat:
            total += TERRITORY
    total += COLONY * landed
    ships = g.coloured(seat)
    if TERRAFORMING_STATION in g.at[seat * 6 : seat * 6 + 6]:
        ships -= 1
    total += SHIP[ships]
    if g.relic_owner == seat:
        total += RELIC_SHIP
    total += CARD * g.tech[seat].bit_count()
    for card in STRONG_CARDS:
        if g.has(seat, card):
            total += 1.0
    if g.turn == seat:
        total += UNDOCKED * len(g.hand(seat).codes)
    return total

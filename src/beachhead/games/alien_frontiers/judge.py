"""What the bots know of Alien Frontiers: the worth of a position to a seat."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.names import (
    COLONIST_HUB,
    DATA_CRYSTAL,
    FLEET,
    ISOLATION_FIELD,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RELIC,
    SHIPS_EACH,
    TERRAFORMING_STATION,
    TERRITORIES,
)
from beachhead.games.alien_frontiers.scoring import places, points
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.position import CHANCE

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
CERTAIN: Final = 6.0  # the judge's value as a feature goes no further than this either way
KINDS: Final = 13  # of cards


def value(g: Frontier, seat: int) -> float:
    """The seat's own worth against the best of the others."""
    if g.ended:
        mine = places(g)
        return WIN if mine[seat] == 1 else -WIN * (mine[seat] - 1) / g.seats
    return ahead([worth(g, s, points(g, s)) for s in range(g.seats)], seat)


def ahead(worths: list[float], seat: int) -> float:
    return worths[seat] - 0.5 * max([worth for other, worth in enumerate(worths) if other != seat])


def worth(g: Frontier, seat: int, scored: int) -> float:
    """What a seat has, its points known."""
    fuel, ore = g.fuel[seat], g.ore[seat]
    total = POINT * scored
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
        total += UNDOCKED * undocked(g, seat)
    return total


def undocked(g: Frontier, seat: int) -> int:
    """Ships still to dock, or to roll where the turn has just begun."""
    first = seat * SHIPS_EACH
    ships = g.at[first : first + SHIPS_EACH].count(FLEET)
    return ships + (g.relic_owner == seat and g.at[RELIC] == FLEET)


# What a learned value is made from.


def features(g: Frontier, seat: int) -> list[float]:
    """The judge's value, then the moment, the planet, the stations, and each seat's own figures from `seat` on."""
    scored = [points(g, s) for s in range(g.seats)]
    worths = [worth(g, s, scored[s]) for s in range(g.seats)]
    edge = value(g, seat) if g.ended else ahead(worths, seat)
    row = [max(-CERTAIN, min(CERTAIN, edge / 30.0))]
    rolled = g.seat != CHANCE
    for i in range(g.seats):
        row.append(1.0 if (seat + i) % g.seats == g.turn else 0.0)
    mine = g.turn == seat
    row.append(1.0 if mine and rolled else 0.0)
    row.append(0.3 * undocked(g, seat) if mine and rolled else 0.0)
    row.append(g.turns / (20.0 * g.seats))
    left = [g.supply[s] + (g.hub[s] > 0) for s in range(g.seats)]
    row.append(min(left) / 4.0)
    row.append(1.0 / (1.0 + min(left)))
    for territory in range(TERRITORIES):
        own = g.colonies[territory * 4 + seat]
        rest = 0
        for other in range(g.seats):
            if other != seat and g.colonies[territory * 4 + other] > rest:
                rest = g.colonies[territory * 4 + other]
        row.append(max(-2.0, min(2.0, 0.5 * (own - rest))))
    for field in g.fields:
        owner = g.control[field] if field >= 0 else -1
        row.append(0.0 if owner < 0 else 1.0 if owner == seat else -1.0)
    first = seat * SHIPS_EACH
    for place in range(COLONIST_HUB + 1):
        own = g.at[first : first + SHIPS_EACH].count(place)
        row.append(own / 3.0)
        row.append((g.taken[place] - own) / 3.0)
    for i in range(g.seats):
        other = (seat + i) % g.seats
        add_seat(g, other, scored[other], worths[other], row)
    return row


def add_seat(g: Frontier, seat: int, scored: int, worth: float, row: list[float]) -> None:
    """One seat's figures: points and goods, fleet and hub, territories held, cards."""
    fuel, ore = g.fuel[seat], g.ore[seat]
    ships = g.coloured(seat)
    row.append(worth / 60.0)
    row.append(scored / 6.0)
    row.append((g.supply[seat] + (g.hub[seat] > 0)) / 6.0)
    row.append(fuel / 6.0)
    row.append(min(fuel, 3) / 3.0)
    row.append(ore / 4.0)
    row.append(min(ore, 2) / 2.0)
    row.append(1.0 if fuel and ore else 0.0)
    row.append((ships - 3) / 3.0)
    row.append(1.0 if ships >= 5 else 0.0)
    row.append(1.0 if TERRAFORMING_STATION in g.at[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH] else 0.0)
    row.append(1.0 if g.relic_owner == seat else 0.0)
    row.append(g.hub[seat] / 7.0)
    row.append(1.0 if g.hub[seat] >= 5 else 0.0)
    for territory in range(TERRITORIES):
        held = g.control[territory] == seat
        row.append(0.0 if not held else 0.5 if g.fields[ISOLATION_FIELD] == territory else 1.0)
    tech = g.tech[seat]
    for card in range(KINDS):
        row.append(1.0 if tech >> card & 1 else 0.0)


# The scheme of the 2011 tablet version, for a reference opponent.

PUBLISHED_FUEL: Final = 0.3
PUBLISHED_ORE: Final = 0.9
PUBLISHED_SHIP: Final = 11.0
PUBLISHED_SHIP_TURN: Final = 0.25  # for each turn that a ship will still serve
PUBLISHED_COLONY: Final = 12.0
PUBLISHED_POINT: Final = 1.0
PUBLISHED_HUB_STEP: Final = 1.0
PUBLISHED_CARD: Final = 2.0  # ours: its terms for single cards are not published
PUBLISHED_TERRITORY: Final = 2.0  # ours, as the cards'
AGGRESSION: Final = 0.5  # ours: what share of the best opponent's score is taken off
TURNS_A_COLONY: Final = 2.5  # ours: how long a colony takes, to tell how many turns are left


def published(g: Frontier, seat: int) -> float:
    """The published weights; what was published without a figure has one of ours."""
    if g.ended:
        return value(g, seat)
    left = TURNS_A_COLONY * min([g.supply[s] + (g.hub[s] > 0) for s in range(g.seats)])
    scores = [published_score(g, s, left) for s in range(g.seats)]
    mine = scores[seat]
    return mine - AGGRESSION * max([score for s, score in enumerate(scores) if s != seat])


def published_score(g: Frontier, seat: int, left: float) -> float:
    ships = g.coloured(seat) - g.at[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH].count(TERRAFORMING_STATION)
    landed = 0
    for territory in range(TERRITORIES):
        landed += g.colonies[territory * 4 + seat]
    total = PUBLISHED_FUEL * g.fuel[seat] + PUBLISHED_ORE * g.ore[seat]
    total += (ships + (g.relic_owner == seat)) * (PUBLISHED_SHIP + PUBLISHED_SHIP_TURN * left)
    total += PUBLISHED_COLONY * landed + PUBLISHED_POINT * points(g, seat) + PUBLISHED_HUB_STEP * g.hub[seat]
    total += PUBLISHED_CARD * g.tech[seat].bit_count() + PUBLISHED_TERRITORY * g.control.count(seat)
    return total

"""What a learned value of Conquest of Planet Earth is made from."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.judge import army, fight_prospect, prospects, value, worth
from beachhead.games.conquest.names import ACTION, ALIENS, DRAW, PHASE_WORDS, POOL, SAUCERS, SUPER_CANNON
from beachhead.games.conquest.queries import resistance_at, unexplored
from beachhead.games.conquest.rules import TEAMS, friends, goal, team
from beachhead.games.conquest.scoring import team_terror
from beachhead.games.conquest.state import Invasion

CERTAIN: Final = 6.0  # the judge's value as a feature goes no further than this either way


def features(g: Invasion, seat: int) -> list[float]:
    """The judge's value, then the moment, the country, and each seat's own figures from `seat` on."""
    row = [max(-CERTAIN, min(CERTAIN, value(g, seat) / 30.0))]
    for phase in range(len(PHASE_WORDS)):
        row.append(1.0 if g.phase == phase else 0.0)
    turns = ACTION <= g.phase <= DRAW
    for i in range(g.seats):
        row.append(1.0 if turns and (seat + i) % g.seats == g.turn else 0.0)
    row.append(g.round / 10.0)
    add_fight(g, seat, row)
    add_country(g, row)
    for i in range(g.seats):
        add_seat(g, (seat + i) % g.seats, seat, row)
    add_cards(g, seat, row)
    return row


def add_fight(g: Invasion, seat: int, row: list[float]) -> None:
    """What a fight in progress promises whoever began it."""
    hope = fight_prospect(g) / 20.0 if g.fight_seat >= 0 else 0.0
    row.append(hope if g.fight_seat == seat else 0.0)
    row.append(hope if g.fight_seat != seat else 0.0)
    row.append(1.0 if g.fight_foe == seat else 0.0)


def add_country(g: Invasion, row: list[float]) -> None:
    """What is unknown, what is still free, and how well armed the Resistance is."""
    unknown = free = counters = 0
    for space in range(g.layout.spaces):
        if unexplored(g, space):
            unknown += 1
        elif g.marker[space] < 0 and resistance_at(g, space):
            free += 1
        if g.counters[space]:
            counters += 1
    row.append(unknown / (7.0 * g.seats))
    row.append(free / (3.0 * g.seats))
    row.append(counters / (3.0 * g.seats))
    row.append(g.track / float(SUPER_CANNON))
    row.append((g.track / float(SUPER_CANNON)) ** 3)
    row.append(len(g.tech) / 3.0)


def add_seat(g: Invasion, seat: int, mine: int, row: list[float]) -> None:
    """One seat's figures: terror and how much is lacking, goods, aliens on the board, what they are about to do."""
    terror = team_terror(g, team(g, seat))
    short = max(0, goal(g) - terror)
    size = g.seats // g.rules[TEAMS]
    row.append(worth(g, seat) / 60.0)
    row.append(prospects(g, seat) / 20.0)
    row.append(g.terror[seat] / 8.0)
    row.append(terror / (8.0 * size))
    row.append(1.0 / (1.0 + short))
    row.append(1.0 if short <= 2 else 0.0)
    row.append(len(g.hand[seat]) / 5.0)
    row.append(g.menace[seat] / 4.0)
    row.append(len(g.stuff[seat]) / 2.0)
    row.append(g.points[seat] / 5.0)
    row.append(g.stack_left[seat].bit_count() / 6.0)
    row.append(g.pack.cards[g.race[seat]].strength / 5.0 if g.race[seat] >= 0 else 0.0)
    saucers = allies = pool = held = 0
    strongest = 0.0
    for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
        space = g.at[piece]
        if space >= 0:
            if piece % ALIENS < SAUCERS:
                saucers += 1
            else:
                allies += 1
            strongest = max(strongest, army(g, seat, space))
        elif space == POOL:
            pool += 1
    for marker in g.marker:
        if marker == seat:
            held += 1
    row.append(saucers / 4.0)
    row.append(allies / 2.0)
    row.append(pool / 4.0)
    row.append(strongest / 10.0)
    row.append(held / 4.0)
    row.append(1.0 if friends(g, seat, mine) and seat != mine else 0.0)


def add_cards(g: Invasion, seat: int, row: list[float]) -> None:
    """Every kind of card: in one's own hand, and as a race or stuff of one's own side or the others'."""
    first = len(row)
    row.extend([0.0] * len(g.pack.cards))
    for other in range(g.seats):
        share = 1.0 if other == seat else 0.5 if friends(g, seat, other) else -1.0 / (g.seats - 1)
        if g.race[other] >= 0:
            row[first + g.race[other]] += share
        for card in g.stuff[other]:
            row[first + card] += share
    for card in g.hand[seat]:
        row[first + card] += 1.0

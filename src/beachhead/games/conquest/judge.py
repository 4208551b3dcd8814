"""What the bots know of Conquest of Planet Earth: the worth of a position to a seat."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import SHIP, T_STRENGTH
from beachhead.games.conquest.fight import winner
from beachhead.games.conquest.names import (
    ACTION,
    ALIENS,
    BATTLE,
    COOPERATIVE,
    NOTHING,
    POOL,
    SAUCERS,
    SUPER_CANNON,
    THEM,
    US,
)
from beachhead.games.conquest.queries import fold, population_at, resistance_at, strength, unexplored
from beachhead.games.conquest.rules import MODE, PHASE, TEAMS, friends, goal, team
from beachhead.games.conquest.scoring import CANNON, places, team_terror
from beachhead.games.conquest.state import Invasion

WIN: Final = 1000.0
POINT: Final = 10.0
ALIEN: Final = 3.0
DESTROYED: Final = 1.2
MENACE: Final = (0.0, 1.6, 2.9, 4.0, 4.9, 5.6, 6.2)
CARD: Final = 1.3
STUFF: Final = 4.0
NEARER: Final = 0.8  # a step towards something to conquer
UNKNOWN: Final = 7.0  # an empty space: what may lie there
UNKNOWN_CHANCE: Final = 0.72
BARE: Final = 1.5  # a location with resistance and no population
TYPICAL: Final = 4.6  # the strength of a Resistance card with what may help it
TRACK: Final = 4.0
WAITING: Final = 0.5  # what aliens may do is worth less once it must wait for another turn
UNSPENT: Final = 1.0  # an action point that can still be spent
CHOSEN_POINT: Final = 0.2  # of the command counter chosen in secret
ON_BOARD: Final = 1.0  # a resistance counter on the board
AT_THE_START: Final = 12.0  # what a seat has before anything was conquered


def value(g: Invasion, seat: int) -> float:
    """One's own team against the best of the others; in cooperative play, all against the Resistance."""
    if g.ended:
        if g.ended == CANNON:
            return -WIN
        mine = places(g)[seat]
        return WIN if mine == 1 else -WIN * (mine - 1) / g.seats
    own = team_worth(g, seat, seat)
    if g.rules[PHASE]:
        own -= ON_BOARD * len([1 for packed in g.counters if packed])
    if g.rules[MODE] == COOPERATIVE:
        due = POINT * goal(g) * g.track / SUPER_CANNON  # the terror that it takes to keep pace with the Super Cannon
        return (own - due) / g.seats - AT_THE_START
    if g.rules[PHASE]:
        own -= TRACK * g.track * g.track / SUPER_CANNON
    best = max([team_worth(g, other, NOTHING) for other in range(g.seats) if not friends(g, seat, other)])
    return own - 0.5 * best


def team_worth(g: Invasion, seat: int, mover: int) -> float:
    """The worth of all seats that win together; `mover` also counts where its aliens are."""
    total = 0.0
    for other in range(g.seats):
        if friends(g, seat, other):
            total += worth(g, other)
            if other == mover:
                total += prospects(g, other)
    short = goal(g) - team_terror(g, team(g, seat))
    if short <= 3 and g.rules[TEAMS] > 1:
        total += POINT * (4 - short) * 0.5  # the last points are worth more
    return total


def worth(g: Invasion, seat: int) -> float:
    total = POINT * g.terror[seat] + CARD * len(g.hand[seat])
    total += MENACE[min(g.menace[seat], 6)] + STUFF * len(g.stuff[seat])
    for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
        space = g.at[piece]
        if space >= 0:
            total += ALIEN
        elif space == POOL:
            total += DESTROYED
    return total


# What the aliens on the board are about to do.


def prospects(g: Invasion, seat: int) -> float:
    total = UNSPENT * g.points[seat] if g.phase == ACTION else 0.0
    for other, pick in g.picks:
        if other == seat and pick.verb == "command":
            total += CHOSEN_POINT * pick.args[0]
    if g.fight_seat == seat:
        total += fight_prospect(g)
    seen: list[int] = []
    for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
        space = g.at[piece]
        if space < 0:
            continue
        if space not in seen:
            seen.append(space)
            if space != g.fight_space:
                total += prospect(g, seat, space)
        if not contested(g, seat, space):
            total -= NEARER * nearest(g, seat, space)
    if g.turn != seat or g.phase < ACTION or g.phase > BATTLE:
        total *= WAITING
    return total


def contested(g: Invasion, seat: int, space: int) -> bool:
    """Whether there is something to fight or to find."""
    if unexplored(g, space) or g.counters[space] or resistance_at(g, space):
        return True
    for other in range(g.seats):
        if g.aliens_at(space, other) and not friends(g, seat, other):
            return True
    return False


def nearest(g: Invasion, seat: int, space: int) -> int:
    far = g.layout.distance[space]
    best = 9
    for other in range(g.layout.spaces):
        if far[other] < best and wanted(g, seat, other):
            best = far[other]
    return best


def wanted(g: Invasion, seat: int, space: int) -> bool:
    holder = g.marker[space]
    if holder >= 0:
        return (not friends(g, seat, holder) and terror_at(g, space) > 0) or ship_at(g, space)
    return unexplored(g, space) or resistance_at(g, space) > 0 or ship_at(g, space)


def ship_at(g: Invasion, space: int) -> bool:
    if not g.counters[space] or not isinstance(g, Apocalypse):
        return False
    return any([g.pack.cards[kind].kind == SHIP for kind in g.counters_at(space)])


def terror_at(g: Invasion, space: int) -> int:
    """The terror points that whoever has a marker there has of it."""
    factory = isinstance(g, Apocalypse) and g.factories[space]
    return population_at(g, space) + 1 if factory else population_at(g, space)


def bounty(g: Invasion, kind: int) -> float:
    """What beating a ship brings: its terror, or half of it as long as it must be beaten twice."""
    card = g.pack.cards[kind]
    return POINT * card.terror if card.flips < 0 else POINT * 0.5 * g.pack.cards[card.flips].terror


def army(g: Invasion, seat: int, space: int) -> float:
    """The strength of a seat's aliens in a space, before anybody is known to fight there."""
    each = g.pack.cards[g.race[seat]].strength
    total = 0
    for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
        if g.at[piece] == space:
            total += each if piece % ALIENS < SAUCERS else g.pack.cards[g.ally[piece]].strength
    return total + fold(g, T_STRENGTH, seat, space)


def chance_of(power: float, against: float, lives: int, fights: float) -> float:
    """About how likely aliens win so many fights."""
    p = min(0.86, max(0.14, 0.5 + 0.085 * (power - against)))
    lost = 1.0 - p
    if lives > 1:
        q = min(0.86, max(0.14, 0.5 + 0.085 * (power * (lives - 1) / lives - against)))
        lost *= 1.0 - q
    if lives > 2:
        lost *= 0.7
    won = 1.0 - lost
    if fights > 1:
        won = won**fights
    return won


def prospect(g: Invasion, seat: int, space: int) -> float:
    """What a battle in that space may bring, and cost."""
    lives = g.aliens_at(space, seat)
    power = army(g, seat, space)
    total = 0.0
    chance = 1.0
    for kind in g.counters_at(space) if g.counters[space] else []:
        chance *= chance_of(power, g.pack.cards[kind].strength, lives, 1.0)
        total += 1.5 if g.pack.cards[kind].kind != SHIP else bounty(g, kind)
    for other in range(g.seats):
        if g.aliens_at(space, other) and not friends(g, seat, other):
            chance *= chance_of(power, army(g, other, space), lives, float(g.aliens_at(space, other)))
            total += 2.0
    if unexplored(g, space):
        chance *= chance_of(power, TYPICAL - 1.0, lives, 1.0)
        total += UNKNOWN
    else:
        fights = resistance_at(g, space)
        if fights:
            chance *= chance_of(power, TYPICAL, lives, float(fights))
            total += BARE + POINT * population_at(g, space)
        elif g.marker[space] >= 0 and not friends(g, seat, g.marker[space]):
            total += POINT * terror_at(g, space)
    if total == 0.0:
        return 0.0
    return chance * total - (1.0 - chance) * ALIEN * 0.7 * lives


def fight_prospect(g: Invasion) -> float:
    """The fight in progress: certain as soon as the dice lie."""
    seat, space = g.fight_seat, g.fight_space
    lives = g.aliens_at(space, seat)
    if lives == 0:
        return 0.0
    gain = BARE + POINT * population_at(g, space) if g.marker[space] < 0 else 2.0
    if g.fight_counter >= 0 and g.pack.cards[g.fight_counter].kind == SHIP:
        gain = bounty(g, g.fight_counter)
    power = float(strength(g, US))
    against = float(strength(g, THEM))
    chance = chance_of(power, against, lives, 1.0)
    if g.fight_dice[US]:
        side = winner(g)
        if side == US:
            chance = 1.0
        elif side == THEM:
            chance = 0.0 if lives == 1 else chance_of(power * (lives - 1) / lives, against, lives - 1, 1.0)
            gain -= ALIEN
    if g.fight_left > 1:
        chance *= chance_of(power, TYPICAL, lives, float(g.fight_left - 1))
    return chance * gain - (1.0 - chance) * ALIEN * 0.7 * lives

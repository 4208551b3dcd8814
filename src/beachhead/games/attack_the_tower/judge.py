"""What the bots know of Attack the Tower: the worth of a position to a seat."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.attack import Attack
from beachhead.games.attack_the_tower.battle import Battle
from beachhead.games.attack_the_tower.deeds import Rampage
from beachhead.games.attack_the_tower.moves import PASS, PROCEED
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    BASE_POWER,
    FIRST_ABILITY,
    FIRST_BASE,
    KINDS,
    MOST_TROOPS,
    PALACE_POWER,
    PIECES,
    POWER,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    TERRITORIES,
)
from beachhead.games.attack_the_tower.renewal import Draws, Renewal
from beachhead.games.attack_the_tower.scoring import places
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.options import Option

WIN: Final = 1000.0
GAME: Final = 400.0  # a game of the match
TROOP: Final = (1.0, 1.3, 2.0, 3.0, 2.6)
BASE: Final = (2.2, 2.5, 2.8, 3.4, 2.8)
FULL_TERRITORY: Final = 1.5
SPECIAL_TROOP: Final = 2.0
ABILITY_CARD: Final = 1.3
BASE_CARD: Final = 1.4
SPARE_BASE_CARD: Final = 0.5  # a base with no free slot to go to
PENDING_CARD: Final = 1.2
DANGER: Final = 30.0
RENEWED: Final = 1.5
SETTLING: Final = 80


def value(g: Kingdoms, seat: int) -> float:
    """The seat's worth against the other's, once the attack in progress has been fought out."""
    if g.ended:
        mine = places(g)
        return 0.0 if mine[0] == mine[1] else WIN if mine[seat] == 1 else -WIN
    settled = settle(g)
    if settled.ended:
        return value(settled, seat)
    enemy = 1 - seat
    total = GAME * (settled.wins[seat] - settled.wins[enemy])
    if settled.played > g.played:
        return total
    total += worth(settled, seat, True) - worth(settled, enemy, False)
    total += pending(settled, seat) - pending(settled, enemy)
    return total + danger(settled, enemy, seat) - danger(settled, seat, enemy)


# An attack in progress is fought out with plain choices: nobody plays abilities, the strong die first.


def settle(g: Kingdoms) -> Kingdoms:
    depth = attack_depth(g)
    if depth < 0:
        return g
    twin = g.copy()
    played = g.played
    for _ in range(SETTLING):
        if twin.seat < 0 or twin.played > played or len(twin.stack) <= depth:
            break
        twin.apply(plain_choice(twin))
    return twin


def attack_depth(g: Kingdoms) -> int:
    for depth in range(len(g.stack)):
        if isinstance(g.stack[depth], Attack):
            return depth
    return -1


def plain_choice(g: Kingdoms) -> Option:
    top = g.stack[-1]
    options = g.options
    if isinstance(top, Battle):
        return best_hit(g, top)
    if isinstance(top, Rampage):
        return best_smash(g)
    if options[0] == PROCEED:
        return PROCEED
    return options[-1] if options[-1] == PASS else options[0]


def best_hit(g: Kingdoms, battle: Battle) -> Option:
    """What dies and strikes hardest for the damage it takes; bases when nothing else can be killed."""
    pool = battle.blows if battle.blows else battle.shells
    side = 1 - battle.side
    best, most = g.options[0], -1.0
    for option in g.options:
        piece = option.args[2]
        tough = g.tough[side * PIECES + piece]
        if piece >= FIRST_BASE:
            score = 1.1 if pool >= tough else 0.1
        else:
            score = (1.0 + 0.1 * g.might[side * FIRST_BASE + piece]) / tough if battle.prey == 0 else float(tough)
            if battle.blows and pool < tough:
                score *= 0.2
            elif battle.blows:
                score = 1.0 + 0.1 * tough
        if score > most:
            best, most = option, score
    return best


def best_smash(g: Kingdoms) -> Option:
    best, most = g.options[0], -1.0
    for option in g.options:
        slot = option.args[0] * SLOTS_EACH + option.args[1] * SLOTS + option.args[2]
        score = BASE[g.base[slot]] + g.troops[slot] * TROOP[g.base[slot]]
        if score > most:
            best, most = option, score
    return best


# The worth of what lies there.


def worth(g: Kingdoms, seat: int, own: bool) -> float:
    """Bases, troops and cards; of the other's hand only the number of cards counts."""
    total = 0.0
    free = 0
    first = seat * SLOTS_EACH
    for start in range(first, first + SLOTS_EACH, SLOTS):
        bases = 0
        for slot in range(start, start + SLOTS):
            kind = g.base[slot]
            if kind >= 0:
                bases += 1
                total += BASE[kind] + TROOP[kind] * g.troops[slot]
        free += SLOTS - bases
        if bases == SLOTS:
            total += FULL_TERRITORY
    special = ABILITY[g.army[seat] * ABILITIES + SPECIAL]
    total += g.specials[seat] * (SPECIAL_TROOP + special.power)
    bases_held = g.bases_held(seat)
    total += BASE_CARD * min(free, bases_held) + SPARE_BASE_CARD * max(0, bases_held - free)
    total += ABILITY_CARD * g.held(seat)
    if own:
        total += best_bases(g.hands[seat])
    return total


def best_bases(hand: list[int]) -> float:
    """Which cards a hand holds, beside how many."""
    total = 0.0
    for kind in range(KINDS):
        total += hand[kind] * (0.15 * POWER[kind])
    if hand[FIRST_ABILITY + SPECIAL] > 1:
        total -= 0.6 * (hand[FIRST_ABILITY + SPECIAL] - 1)
    return total


def pending(g: Kingdoms, seat: int) -> float:
    """Cards that a seat is about to draw, and bases that still wait to smash."""
    top = g.stack[-1]
    total = 0.0
    if isinstance(top, Draws) and top.seat == seat:
        total += PENDING_CARD * top.left
    elif isinstance(top, Rampage) and top.seat == seat:
        total += 5.0 * top.left
    for frame in g.stack:
        if isinstance(frame, Renewal):
            if frame.owner == seat:
                total += RENEWED
            elif frame.at == "owner_drew":
                total += 2 * PENDING_CARD
    return total


def danger(g: Kingdoms, attacker: int, defender: int) -> float:
    """How near the attacker's best territory is to breaking through the defender's weakest one."""
    strongest, weakest = 0, 99
    for territory in range(TERRITORIES):
        strongest = max(strongest, force(g, attacker, territory))
        weakest = min(weakest, resistance(g, defender, territory))
    power = ABILITY[g.army[defender] * ABILITIES + SPECIAL].power
    margin = weakest + PALACE_POWER + power * g.specials[defender] - strongest
    sooner = 1.0 if g.turn == attacker else 0.7
    if margin <= 0:
        return -DANGER * sooner
    return -DANGER * 0.25 * sooner / margin if margin < 12 else 0.0


def force(g: Kingdoms, seat: int, territory: int) -> int:
    """What the troops of a territory deal, those of a coming Renewal counted half."""
    first = seat * SLOTS_EACH + territory * SLOTS
    total = 0
    for slot in range(first, first + SLOTS):
        kind = g.base[slot]
        if kind >= 0:
            total += POWER[kind] * min(MOST_TROOPS, g.troops[slot] + 1)
    return total


def resistance(g: Kingdoms, seat: int, territory: int) -> int:
    first = seat * SLOTS_EACH + territory * SLOTS
    total = 0
    for slot in range(first, first + SLOTS):
        kind = g.base[slot]
        if kind >= 0:
            total += BASE_POWER + POWER[kind] * g.troops[slot]
    return total

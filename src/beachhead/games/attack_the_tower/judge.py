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
    ARMIES,
    BASE_POWER,
    CARDS,
    FIRST_ABILITY,
    FIRST_BASE,
    KINDS,
    LASTING,
    MOST_TROOPS,
    OPENING_HAND,
    PALACE,
    PALACE_POWER,
    PIECES,
    POWER,
    SIEGE,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    TERRITORIES,
)
from beachhead.games.attack_the_tower.queries import special_cap, walled
from beachhead.games.attack_the_tower.renewal import Draws, Renewal
from beachhead.games.attack_the_tower.scoring import GAMES_TO_WIN, places
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.turn import War
from beachhead.kernel.options import Option
from beachhead.parts.matches import match_advantage

WIN: Final = 1000.0
TROOP: Final = (1.0, 1.3, 2.0, 3.0, 2.6)
BASE: Final = (2.2, 2.5, 2.8, 3.4, 2.8)
FULL_TERRITORY: Final = 1.5
SPECIAL_TROOP: Final = 2.0
ABILITY_CARD: Final = 2.2
SPARE_ABILITY_CARD: Final = 0.6
ENOUGH_ABILITIES: Final = 1
BASE_CARD: Final = 1.4
SPARE_BASE_CARD: Final = 0.5  # a base with no free slot to go to
PENDING_CARD: Final = 1.2
DANGER: Final = 45.0
NEAR: Final = 8  # damage that a threat may lack and still be one
LATER: Final = 0.8
RENEWED: Final = 0.5
IMPATIENCE: Final = 1.5  # what a Renewal gains with every turn of a long game, or both would wait for ever
PATIENT_TURNS: Final = 6
SETTLING: Final = 80
CERTAIN: Final = 6.0  # the judge's value as a feature goes no further than this either way
FIGURES: Final = 94  # features beside that value


def value(g: Kingdoms, seat: int) -> float:
    """The seat's worth against the other's, once the attack in progress has been fought out."""
    return settled_value(settle(g), seat, g.played)


def settled_value(settled: Kingdoms, seat: int, played: int) -> float:
    """`played` is how many games had been played before the attack; one that it decided stands for itself."""
    if settled.ended:
        mine = places(settled)
        return 0.0 if mine[0] == mine[1] else WIN if mine[seat] == 1 else -WIN
    if settled.played != played:
        return advantage(settled, seat, 0.0)
    return advantage(settled, seat, lead(settled, seat, assets(settled, seat), assets(settled, 1 - seat)))


def advantage(g: Kingdoms, seat: int, edge: float) -> float:
    """What a lead in this game comes to in the match."""
    return match_advantage(edge, g.wins[seat], g.wins[1 - seat], 1 if g.single else GAMES_TO_WIN)


Assets = tuple[float, float, float]  # worth, pending and threat of a side


def assets(g: Kingdoms, side: int) -> Assets:
    return worth(g, side), pending(g, side), threat(g, side, 1 - side)


def lead(g: Kingdoms, seat: int, mine: Assets, theirs: Assets) -> float:
    """Of the own hand it counts which cards it holds, of the other's only how many."""
    total = mine[0] + best_bases(g.hands[seat]) - theirs[0]
    total += mine[1] - theirs[1]
    total += promised(g, seat) - promised(g, 1 - seat)
    return total + (mine[2] - theirs[2])


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


def worth(g: Kingdoms, seat: int) -> float:
    """Bases, troops and cards; of a hand only the number of cards counts."""
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
    held = g.held(seat)
    total += ABILITY_CARD * min(held, ENOUGH_ABILITIES) + SPARE_ABILITY_CARD * max(0, held - ENOUGH_ABILITIES)
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
                total += RENEWED + IMPATIENCE * max(0, g.turns - PATIENT_TURNS)
            elif frame.at == "owner_drew":
                total += 2 * PENDING_CARD
        elif isinstance(frame, War) and frame.at == "first_opened" and seat != g.first:
            total += OPENING_HAND * PENDING_CARD
    return total


def promised(g: Kingdoms, seat: int) -> float:
    """What the seat's abilities bring when the turn ends."""
    total = 0.0
    first = g.army[seat] * ABILITIES
    if g.downed[seat] and ABILITY[first + SPECIAL].returns:
        room = special_cap(g, seat) - g.specials[seat]
        total += min(room, g.downed[seat]) * (SPECIAL_TROOP + ABILITY[first + SPECIAL].power)
    for a in range(LASTING):
        if g.active[seat * LASTING + a]:
            ability = ABILITY[first + a]
            if ability.draws_each:
                total += PENDING_CARD * g.count(seat, a)
            n = g.fallen[seat] if ability.regrows else g.risen[seat] if ability.raises_dead else 0
            if n:
                total += TROOP[a] * min(n, MOST_TROOPS * bases_of(g, seat, a) - g.count(seat, a))
    return total


def bases_of(g: Kingdoms, seat: int, kind: int) -> int:
    return g.base[seat * SLOTS_EACH : (seat + 1) * SLOTS_EACH].count(kind)


# Whether a palace can be reached.


def threat(g: Kingdoms, attacker: int, defender: int) -> float:
    """How near the attacker is to taking the palace: in this turn, or in the next one with or without a Renewal."""
    now = g.turn == attacker and g.turns > 0 and g.stack[-1].at != "announced"
    if now:
        if walled(g, attacker):
            return 0.0
        best = reach(g, attacker, defender, 0, g.spent)
    else:
        best = max(reach(g, attacker, defender, 0, 0), reach(g, attacker, defender, 1, 0))
    if best <= -NEAR:
        return 0.0
    nearness = 1.0 if best >= 0 else 0.4 * (1.0 + best / NEAR) ** 2
    return DANGER * nearness * (1.0 if now else LATER)


def reach(g: Kingdoms, attacker: int, defender: int, more: int, spent: int) -> int:
    """By how much the best attack beats a territory and the palace behind it, with `more` troops in every base."""
    gate = PALACE_POWER + ABILITY[g.army[defender] * ABILITIES + SPECIAL].power * g.specials[defender]
    best = -NEAR
    for place in range(TERRITORIES + 1):
        if spent >> place & 1:
            continue
        blows, shells = force(g, attacker, place, more)
        both = blows + shells
        if both - gate <= best:
            continue
        for territory in range(TERRITORIES):
            troops, back, walls = guard(g, defender, territory, more)
            best = max(best, min(both - troops - walls, blows - troops, both - back - gate))
    return best


def force(g: Kingdoms, seat: int, place: int, more: int) -> tuple[int, int]:
    """What the troops of a place deal to anything, and to bases and palaces only."""
    if place == PALACE:
        return ABILITY[g.army[seat] * ABILITIES + SPECIAL].power * g.specials[seat], 0
    first = seat * SLOTS_EACH + place * SLOTS
    blows = shells = 0
    for slot in range(first, first + SLOTS):
        kind = g.base[slot]
        if kind == SIEGE:
            shells += POWER[SIEGE] * min(MOST_TROOPS, g.troops[slot] + more)
        elif kind >= 0:
            blows += POWER[kind] * min(MOST_TROOPS, g.troops[slot] + more)
    return blows, shells


def guard(g: Kingdoms, seat: int, territory: int, more: int) -> tuple[int, int, int]:
    """What a territory takes to be cleared: of troops and of bases; and what it deals back."""
    first = seat * SLOTS_EACH + territory * SLOTS
    troops = back = walls = 0
    for slot in range(first, first + SLOTS):
        kind = g.base[slot]
        if kind >= 0:
            power = POWER[kind] * min(MOST_TROOPS, g.troops[slot] + more)
            walls += BASE_POWER
            troops += power
            if kind != SIEGE:
                back += power
    return troops, back, walls


# What a learned value is made from.


def features(g: Kingdoms, seat: int) -> list[float]:
    """The judge's value, then the figures behind it, once the attack in progress has been fought out."""
    settled = settle(g)
    enemy = 1 - seat
    if settled.ended:
        row = [max(-CERTAIN, min(CERTAIN, settled_value(settled, seat, g.played) / 30.0))]
        row.extend([0.0] * FIGURES)
        return row
    mine, theirs = assets(settled, seat), assets(settled, enemy)
    edge = lead(settled, seat, mine, theirs) if settled.played == g.played else 0.0
    row = [max(-CERTAIN, min(CERTAIN, advantage(settled, seat, edge) / 30.0))]
    row.append(1.0 if settled.turn == seat else -1.0)
    row.append(1.0 if settled.turns and settled.stack[-1].at == "announced" else 0.0)
    row.append(float(settled.wins[seat]))
    row.append(float(settled.wins[enemy]))
    row.append(settled.turns / 20.0)
    row.append(settled.quiet / 6.0)
    for place in range(TERRITORIES + 1):
        row.append(1.0 if settled.spent >> place & 1 else 0.0)
    for side in (seat, enemy):
        lies, comes, threatens = mine if side == seat else theirs
        row.append(threatens / DANGER)
        row.append(lies / 20.0)
        row.append(comes / 5.0)
        add_board(settled, side, row)
    for card in range(CARDS):
        row.append(0.5 * settled.hands[seat][card])
    return row


def add_board(g: Kingdoms, seat: int, row: list[float]) -> None:
    """A seat's army, bases, troops and cards, and what each of its places strikes and withstands."""
    for army in range(ARMIES):
        row.append(1.0 if g.army[seat] == army else 0.0)
    for kind in range(KINDS):
        row.append(bases_of(g, seat, kind) / 3.0)
        row.append(g.count(seat, kind) / 4.0)
    row.append(g.specials[seat] / 2.0)
    row.append(g.held(seat) / 3.0)
    row.append(g.bases_held(seat) / 3.0)
    strikes: list[float] = []
    stands: list[float] = []
    for territory in range(TERRITORIES):
        blows, shells = force(g, seat, territory, 1)
        troops, back, walls = guard(g, seat, territory, 1)
        strikes.append((blows + 0.5 * shells) / 12.0)
        stands.append((troops + 0.5 * walls) / 12.0)
        row.append(back / 12.0)
    row.extend(sorted(strikes))  # the territories are alike: only the strongest and the weakest matter
    row.extend(sorted(stands))
    for a in range(LASTING):
        row.append(float(g.active[seat * LASTING + a]))

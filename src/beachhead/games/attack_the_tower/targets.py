"""What a side deals in a battle, and where that can fall (AT 6.2 to 6.7).

Where two bases with their troops are alike, or two troops on one base, only the first is named.
"""

from __future__ import annotations

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    FIRST_BASE,
    LASTING,
    PALACE,
    PIECES,
    SLOTS,
    SLOTS_EACH,
)
from beachhead.games.attack_the_tower.powers import ARTILLERY, NORMAL
from beachhead.games.attack_the_tower.state import Kingdoms

TROOPS = FIRST_BASE


def strike(g: Kingdoms, side: int, step: int) -> tuple[int, int]:
    """What a side deals in a step: to anything, and to bases and palaces only."""
    blows = shells = 0
    tough, troop = side * PIECES, side * TROOPS
    for piece in range(TROOPS):
        if g.tough[tough + piece] > 0:
            mode = g.mode[troop + piece]
            if mode == step:
                blows += g.might[troop + piece]
            elif mode == ARTILLERY and step == NORMAL:
                shells += g.might[troop + piece]
    return blows, shells


def hit(g: Kingdoms, side: int, piece: int, damage: int) -> int:
    """Places damage on an enemy piece until it is used up; what is left of it goes on (AT 6.4)."""
    at = (1 - side) * PIECES + piece
    dealt = min(damage, g.tough[at])
    g.tough[at] -= dealt
    return damage - dealt


def pierces(g: Kingdoms, seat: int) -> bool:
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        if g.active[seat * LASTING + a] and ABILITY[first + a].pierces:
            return True
    return False


def targets(g: Kingdoms, side: int, seat: int, place: int) -> list[int]:
    """AT 6.4, 6.5: any troop of a side, and any base or palace of it that nothing defends."""
    tough = g.tough
    first = side * PIECES
    pieces: list[int] = []
    for slot in range(SLOTS):
        a, b = tough[first + 2 * slot], tough[first + 2 * slot + 1]
        wall = tough[first + FIRST_BASE + slot]
        if (a <= 0 and b <= 0 and wall <= 0) or seen(g, side, seat, place, slot):
            continue
        if a > 0:
            pieces.append(2 * slot)
        if b > 0 and not (a == b and twins(g, side, slot)):
            pieces.append(2 * slot + 1)
        if wall > 0 and a <= 0 and b <= 0:
            pieces.append(FIRST_BASE + slot)
    if place == PALACE and len(pieces) > 1 and FIRST_BASE in pieces:
        pieces.remove(FIRST_BASE)  # any special troop defends the palace
    return pieces


def walls(g: Kingdoms, place: int, pierced: bool) -> list[int]:
    """AT 6.6: the defender's bases and palace that nothing defends, or any base for troops that pierce."""
    tough = g.tough
    if place == PALACE:
        defended = [t for t in tough[PIECES : PIECES + TROOPS] if t > 0]
        return [FIRST_BASE] if tough[PIECES + FIRST_BASE] > 0 and not defended else []
    pieces: list[int] = []
    for slot in range(SLOTS):
        if tough[PIECES + FIRST_BASE + slot] > 0:
            if pierced or (tough[PIECES + 2 * slot] <= 0 and tough[PIECES + 2 * slot + 1] <= 0):
                pieces.append(FIRST_BASE + slot)
    return pieces


def distinct(g: Kingdoms, seat: int, place: int, pieces: list[int]) -> list[int]:
    """The defender's bases among those pieces, one of those that are alike."""
    return [piece for piece in pieces if not seen(g, 1, seat, place, piece - FIRST_BASE)]


def twins(g: Kingdoms, side: int, slot: int) -> bool:
    """Whether the two troops of a slot are alike."""
    piece = side * TROOPS + 2 * slot
    return g.might[piece] == g.might[piece + 1]


def seen(g: Kingdoms, side: int, seat: int, place: int, slot: int) -> bool:
    """Whether an earlier slot holds just the same."""
    tough, first = g.tough, side * PIECES
    for other in range(slot):
        if (
            tough[first + 2 * other] == tough[first + 2 * slot]
            and tough[first + 2 * other + 1] == tough[first + 2 * slot + 1]
            and tough[first + FIRST_BASE + other] == tough[first + FIRST_BASE + slot]
            and alike(g, side, seat, place, other, slot)
        ):
            return True
    return False


def alike(g: Kingdoms, side: int, seat: int, place: int, a: int, b: int) -> bool:
    might, piece = g.might, side * TROOPS
    if might[piece + 2 * a] != might[piece + 2 * b] or might[piece + 2 * a + 1] != might[piece + 2 * b + 1]:
        return False
    if place == PALACE:
        return True
    first = seat * SLOTS_EACH + place * SLOTS
    return g.base[first + a] == g.base[first + b]

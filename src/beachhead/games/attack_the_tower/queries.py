"""The questions of Attack the Tower that abilities and special troops answer."""

from __future__ import annotations

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    LASTING,
    RENEWAL_DRAW,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    TERRITORIES,
)
from beachhead.games.attack_the_tower.state import Kingdoms


def special_cap(g: Kingdoms, seat: int) -> int:
    """As many special troops as the seat has territories with three bases (AT 7.2)."""
    first = seat * SLOTS_EACH
    base = g.base
    cap = 0
    for slot in range(first, first + SLOTS_EACH, SLOTS):
        if base[slot] >= 0 and base[slot + 1] >= 0 and base[slot + 2] >= 0:
            cap += 1
    return cap


def card_limit(g: Kingdoms, seat: int) -> int:
    """How many cards a seat may keep in a Renewal; never less than one (AT 3.5)."""
    enemy = 1 - seat
    curbs = ABILITY[g.army[enemy] * ABILITIES + SPECIAL].curbs
    return max(1, g.card_limit - curbs * g.specials[enemy])


def renewal_draw(g: Kingdoms, seat: int) -> int:
    """How many cards a seat draws in a Renewal (AT 3.3)."""
    return RENEWAL_DRAW + ABILITY[g.army[seat] * ABILITIES + SPECIAL].draws * g.specials[seat]


def walled(g: Kingdoms, seat: int) -> bool:
    """Whether the seat may declare no attack this turn."""
    enemy = 1 - seat
    first = g.army[enemy] * ABILITIES
    for a in range(LASTING):
        if g.active[enemy * LASTING + a] and ABILITY[first + a].walls:
            return True
    return False


def spared(g: Kingdoms, seat: int, territory: int) -> bool:
    """Whether troops of the seat in that territory are spared from sacrifice."""
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        if g.active[seat * LASTING + a] and ABILITY[first + a].spares and stands(g, seat, territory, a):
            return True
    return False


def stands(g: Kingdoms, seat: int, territory: int, kind: int) -> bool:
    """Whether a troop of that kind stands in one of the seat's territories."""
    if territory >= TERRITORIES:
        return False
    first = seat * SLOTS_EACH + territory * SLOTS
    for slot in range(first, first + SLOTS):
        if g.base[slot] == kind and g.troops[slot]:
            return True
    return False


def origins(g: Kingdoms, seat: int) -> list[int]:
    """The places that the seat may attack from now: troops there, not used yet, no wall (AT 5.1 to 5.3)."""
    if (g.one_attack and g.spent) or walled(g, seat):
        return []
    return [place for place in range(TERRITORIES + 1) if not g.spent >> place & 1 and g.holds_troops(seat, place)]

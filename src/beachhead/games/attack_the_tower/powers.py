"""How strong every troop, base and palace is in the battle that begins (AT 6.1)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    BASE_POWER,
    COLUMNS,
    EMPTY,
    FIRST_BASE,
    LASTING,
    NINJA_POWER,
    PALACE,
    PALACE_POWER,
    PIECES,
    POWER,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    SPECIAL_TROOP,
)
from beachhead.games.attack_the_tower.state import Kingdoms

# How a troop strikes.
NORMAL: Final = 0
INITIATIVE: Final = 1
ARTILLERY: Final = 2
MODES: Final = [NORMAL, INITIATIVE, NORMAL, NORMAL, ARTILLERY, NORMAL]
NO_PIECES: Final = [EMPTY] * (2 * PIECES)
NO_TROOPS: Final = [EMPTY] * 12


def faced(g: Kingdoms, seat: int, place: int) -> list[int]:
    """How many troops of each column a seat has in the battle."""
    counts = [0] * COLUMNS
    if place == PALACE:
        counts[SPECIAL_TROOP] = g.specials[seat]
        return counts
    first = seat * SLOTS_EACH + place * SLOTS
    for slot in range(first, first + SLOTS):
        if g.troops[slot]:
            counts[g.base[slot]] += g.troops[slot]
    return counts


def muster(g: Kingdoms, attacker: int, origin: int, target: int) -> None:
    """Fills `tough`, `might` and `mode` for the battle."""
    defender = 1 - attacker
    mine = [*POWER, ABILITY[g.army[attacker] * ABILITIES + SPECIAL].power]
    theirs = [*POWER, ABILITY[g.army[defender] * ABILITIES + SPECIAL].power]
    my_modes, their_modes = MODES, MODES
    base_power = BASE_POWER
    if any(g.active):
        my_modes, their_modes = MODES[:], MODES[:]
        my_troops, their_troops = faced(g, attacker, origin), faced(g, defender, target)
        set_powers(g, attacker, mine, my_modes)
        set_powers(g, defender, theirs, their_modes)
        hush(g, attacker, their_modes)
        hush(g, defender, my_modes)
        plain, their_plain = mine[:], theirs[:]
        copy_and_add(g, attacker, mine, their_plain, their_troops, True)
        copy_and_add(g, defender, theirs, plain, my_troops, False)
        penalise(g, attacker, theirs, my_troops)
        penalise(g, defender, mine, their_troops)
        base_power -= sapped(g, attacker, my_troops)
    g.tough = NO_PIECES[:]
    g.might = NO_TROOPS[:]
    g.mode = NO_TROOPS[:]
    line_up(g, 0, attacker, origin, mine, my_modes)
    line_up(g, 1, defender, target, theirs, their_modes)
    if target == PALACE:
        g.tough[PIECES + FIRST_BASE] = PALACE_POWER
        return
    first = defender * SLOTS_EACH + target * SLOTS
    for i in range(SLOTS):
        if g.base[first + i] >= 0:
            g.tough[PIECES + FIRST_BASE + i] = max(0, base_power)


def set_powers(g: Kingdoms, seat: int, powers: list[int], modes: list[int]) -> None:
    """AT 6.1.1: abilities that say what a power is come first."""
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        if g.active[seat * LASTING + a]:
            ability = ABILITY[first + a]
            if ability.sets:
                powers[a] = ability.sets
            if ability.initiative:
                modes[a] = INITIATIVE if ability.initiative > 0 else NORMAL
            if ability.fights:
                modes[a] = NORMAL


def hush(g: Kingdoms, seat: int, enemy_modes: list[int]) -> None:
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        if g.active[seat * LASTING + a] and ABILITY[first + a].hushes:
            for column in range(COLUMNS):
                if enemy_modes[column] == INITIATIVE:
                    enemy_modes[column] = NORMAL


def copy_and_add(g: Kingdoms, seat: int, powers: list[int], enemy: list[int], facing: list[int], attacks: bool) -> None:
    """AT 6.1.2, 6.1.3: copies, then bonuses; both read the enemy's powers before theirs."""
    first = g.army[seat] * ABILITIES
    opposed = [enemy[column] for column in range(COLUMNS) if facing[column]]
    for a in range(LASTING):
        n = g.active[seat * LASTING + a]
        if n:
            ability = ABILITY[first + a]
            if opposed and ability.copies_strongest:
                powers[a] = max(opposed)
            if opposed and ability.adds_weakest:
                powers[a] += min(opposed)
            powers[a] += n * (ability.attacking if attacks else ability.defending)
            if ability.own:
                for column in range(COLUMNS):
                    powers[column] += n * ability.own


def penalise(g: Kingdoms, seat: int, enemy: list[int], own: list[int]) -> None:
    """AT 6.1.4: what the seat's abilities take off the enemy's troops."""
    first = g.army[seat] * ABILITIES
    for a in range(LASTING):
        n = g.active[seat * LASTING + a]
        if n:
            ability = ABILITY[first + a]
            less = n * ability.enemies
            if ability.faced and own[a]:
                less += n * ability.faced
            if less:
                for column in range(COLUMNS):
                    enemy[column] -= less


def sapped(g: Kingdoms, attacker: int, own: list[int]) -> int:
    """How much weaker the defending bases are."""
    first = g.army[attacker] * ABILITIES
    less = 0
    for a in range(LASTING):
        if g.active[attacker * LASTING + a] and ABILITY[first + a].saps_bases:
            less += own[a]
    return less


def line_up(g: Kingdoms, side: int, seat: int, place: int, powers: list[int], modes: list[int]) -> None:
    """AT 6.1.5: damage dealt is never below 0, and a troop takes at least 1 damage to die."""
    more = ABILITY[g.army[seat] * ABILITIES + SPECIAL].damage * g.specials[seat]
    tough, might, mode = side * PIECES, side * 6, modes[SPECIAL_TROOP]
    if place == PALACE:
        power = powers[SPECIAL_TROOP]
        for i in range(g.specials[seat]):
            shown = power + NINJA_POWER if i < g.ninjas[2 * SLOTS_EACH + seat] else power
            g.tough[tough + 2 * i] = max(1, shown)
            g.might[might + 2 * i] = max(0, shown) + more
            g.mode[might + 2 * i] = mode
        return
    first = seat * SLOTS_EACH + place * SLOTS
    for slot in range(SLOTS):
        kind = g.base[first + slot]
        for i in range(g.troops[first + slot]):
            shown = powers[kind] + NINJA_POWER if i < g.ninjas[first + slot] else powers[kind]
            g.tough[tough + 2 * slot + i] = max(1, shown)
            g.might[might + 2 * slot + i] = max(0, shown) + more
            g.mode[might + 2 * slot + i] = modes[kind]


def column_of(g: Kingdoms, seat: int, place: int, piece: int) -> int:
    """The column of the troop that a piece is."""
    if place == PALACE:
        return SPECIAL_TROOP
    return g.base[seat * SLOTS_EACH + place * SLOTS + piece // 2]

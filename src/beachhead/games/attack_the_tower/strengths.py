"""The power of every troop as far as the table knows it: in the attack under way, or with the abilities in play."""

from __future__ import annotations

from beachhead.games.attack_the_tower.armies import ABILITY
from beachhead.games.attack_the_tower.attack import Attack
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    COLUMNS,
    FIRST_BASE,
    LASTING,
    NINJA_POWER,
    PALACE,
    POWER,
    SPECIAL,
)
from beachhead.games.attack_the_tower.powers import MODES, muster, penalise, set_powers
from beachhead.games.attack_the_tower.state import Kingdoms


class Strengths:
    """In a battle its own figures; once an attack is declared those that the battle would begin with."""

    def __init__(self, g: Kingdoms) -> None:
        attacker, origin, target = attack_of(g)
        self.rest = [at_rest(g, 0), at_rest(g, 1)]
        self.lines: dict[tuple[int, int], list[int]] = {}
        if attacker < 0 or not (g.tough or any(g.active)):
            return
        if not g.tough:
            g = g.copy()
            muster(g, attacker, origin, target)
        self.lines[attacker, origin] = in_line(g, 0, attacker, origin)
        self.lines[1 - attacker, target] = in_line(g, 1, 1 - attacker, target)

    def of(self, seat: int, place: int, piece: int, column: int, ninja: bool) -> int:
        line = self.lines.get((seat, place))
        if line is not None:
            return line[piece]
        return max(0, self.rest[seat][column] + (NINJA_POWER if ninja else 0))


def attack_of(g: Kingdoms) -> tuple[int, int, int]:
    """The attacker of the attack in progress, where from and where to; -1 for none."""
    for frame in g.stack:
        if isinstance(frame, Attack):
            return frame.seat, frame.origin, PALACE if frame.onward else frame.target
    return -1, -1, -1


def at_rest(g: Kingdoms, seat: int) -> list[int]:
    """AT 6.1.1, 6.1.3, 6.1.4, by column: what holds whoever attacks whom."""
    powers = [*POWER, ABILITY[g.army[seat] * ABILITIES + SPECIAL].power]
    if any(g.active):
        set_powers(g, seat, powers, MODES[:])
        more = sum(g.active[seat * LASTING + a] * ABILITY[g.army[seat] * ABILITIES + a].own for a in range(LASTING))
        powers = [power + more for power in powers]
        penalise(g, 1 - seat, powers, [0] * COLUMNS)
    return powers


def in_line(g: Kingdoms, side: int, seat: int, place: int) -> list[int]:
    """The power that each troop of a side began the battle with: its damage, less what special troops add to it."""
    mights = g.might[side * FIRST_BASE : (side + 1) * FIRST_BASE]
    specials = len([might for might in mights if might >= 0]) if place == PALACE else g.specials[seat]
    more = ABILITY[g.army[seat] * ABILITIES + SPECIAL].damage * specials
    return [might - more for might in mights]

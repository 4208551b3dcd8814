"""How the game ends (CPE 13, 14.7)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.names import COOPERATIVE, SUPER_CANNON, TERROR_TO_WIN
from beachhead.games.conquest.rules import MODE, MUST_TAKE, TEAMS, team
from beachhead.games.conquest.state import Invasion

CONQUERED: Final = "conquered"
CANNON: Final = "super_cannon"
RECALLED: Final = "recalled"  # after the last round


def team_terror(g: Invasion, which: int) -> int:
    return sum([g.terror[seat] for seat in range(g.seats) if team(g, seat) == which])


def verdict(g: Invasion) -> str:
    """Why the game is over, or nothing."""
    if g.track >= SUPER_CANNON:
        return CANNON
    if g.peak >= TERROR_TO_WIN * (g.seats // g.rules[TEAMS]) and objective_taken(g):
        return CONQUERED
    return ""


def objective_taken(g: Invasion) -> bool:
    """CPE 19.7: where it is asked for, every objective must be conquered or demolished."""
    if not g.rules[MUST_TAKE] or g.rules[MODE] != COOPERATIVE:
        return True
    for space in g.layout.objectives:
        if g.marker[space] < 0 and not g.demolished[space]:
            return False
    return True


def places(g: Invasion) -> tuple[int, ...]:
    """1 for the winners; in a race the others follow by their terror points."""
    if g.ended == CANNON:
        return tuple([2] * g.seats)
    totals = [team_terror(g, team(g, seat)) for seat in range(g.seats)]
    return tuple([1 + len({team(g, o) for o in range(g.seats) if totals[o] > totals[seat]}) for seat in range(g.seats)])

"""Which rules a table plays by: the settings as small numbers in `g.rules` (CPE 14, 17 to 19)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.names import ACTION, COOPERATIVE, DRAW, TERROR_TO_WIN
from beachhead.games.conquest.state import Invasion

MODE: Final = 0
TEAMS: Final = 1  # seats that leave the same rest when divided by it win together
BRUTAL: Final = 2
PHASE: Final = 3  # there is a resistance phase
CHOSEN: Final = 4  # action points are chosen with command counters
TECH_LOCATIONS: Final = 5
MUST_TAKE: Final = 6  # the objective must be conquered or demolished to win
MORE_COUNTERS: Final = 7
DRAW_TWO: Final = 8
ONE_RACE: Final = 9
MONUMENT: Final = 10
SAME_RACES: Final = 11
# Only where the Apocalypse expansion is used (CPE 21).
CLOSE_RIVALS: Final = 12
SECOND_OBJECTIVE: Final = 13  # which side the second objective card shows

# The tech track: the stage of each step, and the steps with a red circle (CPE 15.7, 15.8).
STAGES: Final = ((1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3), (1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3))
RED_CIRCLES: Final = ((4, 7), (1, 2, 4, 5, 7, 8))


def apocalypse(g: Invasion) -> bool:
    """CPE 21.1: whether the expansion is in the game."""
    return len(g.rules) > CLOSE_RIVALS


def team(g: Invasion, seat: int) -> int:
    return seat % g.rules[TEAMS]


def friends(g: Invasion, a: int, b: int) -> bool:
    """CPE 17.2: whether two seats win together; a seat is its own friend."""
    return a % g.rules[TEAMS] == b % g.rules[TEAMS]


def rivals(g: Invasion, seat: int) -> list[int]:
    return [other for other in range(g.seats) if not friends(g, seat, other)]


def may_play(g: Invasion, seat: int) -> bool:
    """CPE 24.7: among close rivals only neighbours may play events in another's turn."""
    if len(g.rules) <= CLOSE_RIVALS or not g.rules[CLOSE_RIVALS] or not ACTION <= g.phase <= DRAW:
        return True
    return (seat - g.turn) % g.seats in (0, 1, g.seats - 1)


def objective_side(g: Invasion, which: int) -> int:
    """CPE 3.1, 24.3: the side that an objective card shows."""
    return g.rules[MONUMENT if which == 0 else SECOND_OBJECTIVE]


def open_hands(g: Invasion) -> bool:
    """CPE 14.6: in the cooperative game everybody may see every hand."""
    return g.rules[MODE] == COOPERATIVE


def goal(g: Invasion) -> int:
    """The terror points that a team needs (CPE 13.1, 14.7, 17.1)."""
    return TERROR_TO_WIN * (g.seats // g.rules[TEAMS])


def stage(g: Invasion) -> int:
    return STAGES[g.rules[BRUTAL]][g.track]


def red_circle(g: Invasion, step: int) -> bool:
    return step in RED_CIRCLES[g.rules[BRUTAL]]


def turn_order(g: Invasion) -> list[int]:
    """The seats from the first player clockwise (CPE 4.1)."""
    return [(g.first + i) % g.seats for i in range(g.seats)]

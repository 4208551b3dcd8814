"""The ends of a game and of the match (AT 8)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.state import Kingdoms

PALACE_DESTROYED: Final = "palace_destroyed"
TURN_CAP: Final = "turn_cap"
MATCH_WON: Final = "match_won"
MATCH_DRAWN: Final = "match_drawn"

GAMES_TO_WIN: Final = 2
MOST_GAMES: Final = 3


def ending(g: Kingdoms, why: str) -> str:
    """Why all is over after a game that ended for `why`; empty where another game follows (AT 8.3)."""
    if g.single:
        return why
    if max(g.wins) >= GAMES_TO_WIN:
        return MATCH_WON
    if g.played >= MOST_GAMES:
        return MATCH_DRAWN if g.wins[0] == g.wins[1] else MATCH_WON
    return ""


def places(g: Kingdoms) -> tuple[int, ...]:
    """1 for more games won; a drawn match or game is shared."""
    red, blue = g.wins
    return (1 if red >= blue else 2, 1 if blue >= red else 2)

"""What a game of a match is worth: an advantage in it, and the games won before, as one advantage in the match."""

from __future__ import annotations

from math import exp, log
from typing import Final

SCALE: Final = 30.0  # of judges: an advantage of so much is one step of log-odds
CERTAIN: Final = 20.0  # steps of log-odds beyond which nothing is told apart


def chance_when_even(won: int, lost: int, needed: int) -> float:
    """How likely the match is won if every further game is a toss-up.

    >>> chance_when_even(1, 0, 2)
    0.75
    """
    if won >= needed:
        return 1.0
    if lost >= needed:
        return 0.0
    return 0.5 * (chance_when_even(won + 1, lost, needed) + chance_when_even(won, lost + 1, needed))


def match_advantage(advantage: float, won: int, lost: int, needed: int) -> float:
    """The advantage in a match of which this game is part; games after it count as toss-ups.

    >>> match_advantage(12.0, 0, 0, 1)
    12.0
    >>> match_advantage(0.0, 1, 1, 2)
    0.0
    >>> 0 < match_advantage(0.0, 1, 0, 2) < match_advantage(30.0, 1, 0, 2)
    True
    """
    if needed <= 1:
        return advantage
    steps = max(-CERTAIN, min(CERTAIN, advantage / SCALE))
    game = 1.0 / (1.0 + exp(-steps))
    match = game * chance_when_even(won + 1, lost, needed) + (1.0 - game) * chance_when_even(won, lost + 1, needed)
    return SCALE * log(max(match, exp(-CERTAIN)) / max(1.0 - match, exp(-CERTAIN)))

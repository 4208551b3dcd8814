"""The eight ways to win (IN 9)."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.cards.card import WINS
from beachhead.games.invaders.names import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM, ZONE_POWER
from beachhead.games.invaders.state import War

INVADER_DECK: Final = "invader_deck_empty"
TRACK: Final = "track_at_zero"
BIO_WEAPON: Final = "mankind_tokens"
MANKIND_DECK: Final = "mankind_deck_empty"
EURASIA_LOST: Final = "eurasia_lost"
RIM_AND_AFRICA_LOST: Final = "rim_and_africa_lost"
HEROES_LOST: Final = "heroes_lost"
BLACK_GOO: Final = "invader_tokens"
MUTUAL_RUIN: Final = "mutual_ruin"

WINNER: Final = {
    INVADER_DECK: MANKIND,
    TRACK: MANKIND,
    BIO_WEAPON: MANKIND,
    MUTUAL_RUIN: MANKIND,
    MANKIND_DECK: INVADER,
    EURASIA_LOST: INVADER,
    RIM_AND_AFRICA_LOST: INVADER,
    HEROES_LOST: INVADER,
    BLACK_GOO: INVADER,
}


def verdict(g: War) -> str:
    """Why the game is over now, or nothing."""
    if g.track <= 0:
        return TRACK
    lost = g.weakened
    if lost[EURASIA] >= ZONE_POWER[EURASIA]:
        return EURASIA_LOST
    if lost[PACIFIC_RIM] >= ZONE_POWER[PACIFIC_RIM] and lost[AFRICA] >= ZONE_POWER[AFRICA]:
        return RIM_AND_AFRICA_LOST
    return by_tokens(g) if g.features[WINS] else ""


def by_tokens(g: War) -> str:
    for side in (MANKIND, INVADER):
        for place in g.in_play(side):
            wins_at = g.kind(place).wins_at
            if wins_at and g.tokens[place] >= wins_at:
                return BIO_WEAPON if side == MANKIND else BLACK_GOO
    return ""


def deck_out(side: int) -> str:
    return MANKIND_DECK if side == MANKIND else INVADER_DECK

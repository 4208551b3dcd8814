"""The nouns of Invaders as small numbers, and the words for them."""

from __future__ import annotations

from typing import Final

MANKIND: Final = 0
INVADER: Final = 1
SIDE_WORDS: Final = ("mankind", "invader")

PACIFIC_RIM: Final = 0
EURASIA: Final = 1
AFRICA: Final = 2
ZONES: Final = 3
ALL_ZONES: Final = 7  # a bit each
ZONE_WORDS: Final = ("pacific_rim", "eurasia", "africa")
ZONE_POWER: Final = (3, 5, 3)  # Africa's figure is ours (IN 5.2)

# Every side has a column of slots in every zone; the fifth is open only with a card that says so.
SLOTS: Final = 5
COLUMN: Final = ZONES * SLOTS
ALL_SLOTS: Final = 2 * COLUMN
SLOT_WORDS: Final = tuple(
    [f"{side[0]}.{zone}.{n}" for side in SIDE_WORDS for zone in ZONE_WORDS for n in range(1, SLOTS + 1)]
)
NO_SLOT: Final = -1

# Kinds first, then tags: an icon is a bit in a mask.
ICON_WORDS: Final = (
    "defender",
    "location",
    "tech",
    "support",
    "hero",
    "invader",
    "desolator",
    "alien_tech",
    "scourge",
    "skull",
    "tentacle",
    "pyramid",
    "pod",
)
DEFENDER: Final = 1 << 0
HERO: Final = 1 << 4
INVADER_ICON: Final = 1 << 5
DESOLATOR: Final = 1 << 6
TENTACLE: Final = 1 << 10
PYRAMID: Final = 1 << 11

AUTOPSIES: Final = 0
CHAINMAIL: Final = 1
RETRIBUTION: Final = 2
CLEAN_SLATE: Final = 3
DRAIN_OCEAN: Final = 4
ATOMISE_MOON: Final = 5
SEED_CITY: Final = 6
MELT_ICE: Final = 7
HEAT_ATMOSPHERE: Final = 8
STRATEGY_WORDS: Final = (
    "alien_autopsies",
    "project_chainmail",
    "retribution_alpha",
    "clean_slate",
    "drain_the_indian_ocean",
    "atomise_the_moon",
    "bodysnatcher_pods",
    "melt_the_ice_caps",
    "heat_the_atmosphere",
)

TRACK_START: Final = 10
TRACK_TOP: Final = 12
OPENING_HAND: Final = 5
DRAW_EACH_TURN: Final = 2
WINNING_TOKENS: Final = 5


def slot(side: int, zone: int, n: int) -> int:
    return side * COLUMN + zone * SLOTS + n


def side_of(place: int) -> int:
    return place // COLUMN


def zone_of(place: int) -> int:
    """The zone of a slot.

    >>> ZONE_WORDS[zone_of(slot(INVADER, AFRICA, 2))]
    'africa'
    """
    return place % COLUMN // SLOTS


def adjacent(a: int, b: int) -> bool:
    """IN 5.4: Pacific rim and Africa are not adjacent; nothing wraps around."""
    return abs(a - b) == 1


def title(word: str) -> str:
    return word.replace("_", " ").capitalize()

"""The box of Alien Frontiers."""

from __future__ import annotations

from beachhead.games.alien_frontiers.cards import CARD_OF, CARDS
from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BURROUGHS_DESERT,
    CARD_WORDS,
    FACILITY_WORDS,
    FIELD_WORDS,
    MAINTENANCE_BAY,
    TERRITORY_WORDS,
)
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.position import Position
from benchmarks.boxes import Box, Things

# Cards whose power is not an option: what shows that it worked.
PASSIVE = {
    "alien_city": ("end alien_city",),
    "alien_monument": ("end alien_monument",),
    "holographic_decoy": ("take * holographic_decoy",),
    "resource_cache": ("told cache *",),
}
POWER_OF = {CARD_WORDS[card]: verb for verb, card in CARD_OF.items()}


def frontier_end(g: Position) -> list[str]:
    """The cards that are worth a point, where somebody has them when the game ends."""
    assert isinstance(g, Frontier)
    held = [card for card in (ALIEN_CITY, ALIEN_MONUMENT) if any(g.has(seat, card) for seat in range(g.seats))]
    return [f"end {CARD_WORDS[card]}" for card in held]


def numbered(key: str, words: tuple[str, ...]) -> Things:
    return {word: (f"told {key} {i}",) for i, word in enumerate(words)}


BOX = Box(
    ends=("last_colony",),
    parts={
        "Facilities docked at": {word: (f"dock {word} *",) for word in FACILITY_WORDS[:MAINTENANCE_BAY]},
        "What facilities give": {
            "alien artifact: cycle": ("cycle",),
            "alien artifact: claim": ("claim *",),
            "colonist hub: launch": ("launch",),
            "colonist hub: excess forgone": ("forgo",),
            "orbital market: trade": ("trade",),
            "raiders' outpost: goods": ("steal *",),
            "raiders' outpost: card": ("take *",),
            "raiders' outpost: bumped": ("told bumped *",),
            "shipyard: built": ("told built *",),
            "terraforming station: ship consumed": ("told consumed 0",),
            "terraforming station: Relic Ship consumed": ("told consumed 1",),
            "resources returned": ("keep *",),
        },
        "Territories landed on": {word: (f"land {word}",) for word in TERRITORY_WORDS},
        "Territories controlled": numbered("took_control", TERRITORY_WORDS),
        "Territories lost": numbered("lost_control", TERRITORY_WORDS),
        "Bonuses borrowed": {
            word: (f"borrow {word}",) for i, word in enumerate(TERRITORY_WORDS) if i != BURROUGHS_DESERT
        },
        "Relic Ship": {"bought": ("buy_relic",), "went home": ("told relic_home",)},
        "Fields placed": {word: (f"place {word} *",) for word in FIELD_WORDS},
        "Fields removed": {word: (f"remove {word}",) for word in FIELD_WORDS},
        "Card powers": {word: PASSIVE.get(word) or (POWER_OF[word], f"{POWER_OF[word]} *") for word in CARD_WORDS},
        "Card discards": {CARD_WORDS[c.card]: (f"discard {CARD_WORDS[c.card]}",) for c in CARDS if c.discardable},
        "Cards claimed": {word: (f"claim {word}",) for word in CARD_WORDS},
    },
    at_the_end=frontier_end,
)

"""The box of Attack the Tower."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    ARMIES,
    CARD_WORDS,
    CARDS,
    FIRST_ABILITY,
    PLACE_WORDS,
    TERRITORY_WORDS,
)
from beachhead.kernel.position import Position
from benchmarks.boxes import Box

BASES = [CARD_WORDS[army * CARDS + card] for army in range(ARMIES) for card in range(FIRST_ABILITY)]
ABILITIES = [CARD_WORDS[army * CARDS + card] for army in range(ARMIES) for card in range(FIRST_ABILITY, CARDS)]


def nothing_more(g: Position) -> list[str]:
    return []


BOX = Box(
    ends=("palace_destroyed", "turn_cap", "match_won", "match_drawn"),
    parts={
        "Bases built": {word: (f"build {word} *",) for word in BASES},
        "Abilities played": {word: (f"play {word}", f"play_in {word} *", f"play_on {word} *") for word in ABILITIES},
        "Attacked from": {word: (f"attack {word} *",) for word in PLACE_WORDS},
        "Attacked": {word: (f"attack * {word}",) for word in TERRITORY_WORDS},
        "The opening": {"keep": ("keep",), "burn": ("burn",)},
        "Renewal": {"called": ("renew",), "not called": ("refrain",), "cards discarded": ("discard *",)},
        "Battle": {
            "damage placed": ("hit *",),
            "a base lost": ("told razed *",),
            "troops lost": ("told killed *",),
            "proceeded to the palace": ("proceed",),
            "withdrew": ("withdraw",),
            "a palace destroyed": ("told won *",),
        },
        "What abilities do": {
            "Martians fill a territory": ("play_in martians *",),
            "a UFO takes troops": ("play_on ufo *",),
            "a ninja": ("play_on ninja *",),
            "Kaiju smash a base": ("smash *",),
            "Vrykolakas devour": ("devour *",),
            "sacrifice": ("told sacrificed *",),
            "recruits arrive": ("told recruited *", "recruit *"),
            "Ghosts return": ("told returned *",),
            "a special troop too many": ("told dismissed",),
        },
    },
    at_the_end=nothing_more,
)

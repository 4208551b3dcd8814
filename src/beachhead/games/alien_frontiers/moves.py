"""The verbs of Alien Frontiers: every option is one of these with its words."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.names import (
    CARD_WORDS,
    FACILITY_WORDS,
    FIELD_WORDS,
    GOOD_WORDS,
    SEAT_WORDS,
    SHIP_WORDS,
    TERRITORY_WORDS,
)
from beachhead.kernel.options import Grammar

NUMBERS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8")

GRAMMAR: Final = Grammar()

DOCK: Final = GRAMMAR.verb("dock", FACILITY_WORDS, SHIP_WORDS, many=True)
END_TURN: Final = GRAMMAR.verb("end_turn")()
KEEP: Final = GRAMMAR.verb("keep", NUMBERS, ("fuel",), NUMBERS, ("ore",))

CYCLE: Final = GRAMMAR.verb("cycle")()
CLAIM: Final = GRAMMAR.verb("claim", CARD_WORDS)
LAUNCH: Final = GRAMMAR.verb("launch")()
FORGO: Final = GRAMMAR.verb("forgo")()
LAND: Final = GRAMMAR.verb("land", TERRITORY_WORDS)
TRADE: Final = GRAMMAR.verb("trade")()
BUY_RELIC: Final = GRAMMAR.verb("buy_relic")()
STEAL: Final = GRAMMAR.verb("steal", SEAT_WORDS, GOOD_WORDS)
TAKE: Final = GRAMMAR.verb("take", SEAT_WORDS, CARD_WORDS)
STOP: Final = GRAMMAR.verb("stop")()

BOOST: Final = GRAMMAR.verb("boost", SHIP_WORDS)
SLOW: Final = GRAMMAR.verb("slow", SHIP_WORDS)
FLIP: Final = GRAMMAR.verb("flip", SHIP_WORDS)
SHIFT: Final = GRAMMAR.verb("shift", SHIP_WORDS, SHIP_WORDS)
WARP: Final = GRAMMAR.verb("warp")()
REROLL: Final = GRAMMAR.verb("reroll", SHIP_WORDS)
ROLL: Final = GRAMMAR.verb("roll")()
BORROW: Final = GRAMMAR.verb("borrow", TERRITORY_WORDS)
TELEPORT: Final = GRAMMAR.verb("teleport", SHIP_WORDS, FACILITY_WORDS)
SEIZE: Final = GRAMMAR.verb("seize", SEAT_WORDS, SHIP_WORDS, FACILITY_WORDS)
BLAST: Final = GRAMMAR.verb("blast", FACILITY_WORDS)
FIRE: Final = GRAMMAR.verb("fire", SEAT_WORDS, SHIP_WORDS)

DISCARD: Final = GRAMMAR.verb("discard", CARD_WORDS)
REMOVE: Final = GRAMMAR.verb("remove", FIELD_WORDS)
PLACE: Final = GRAMMAR.verb("place", FIELD_WORDS, TERRITORY_WORDS)
LIFT: Final = GRAMMAR.verb("lift", SEAT_WORDS, TERRITORY_WORDS)
CARRY: Final = GRAMMAR.verb("carry", TERRITORY_WORDS)
SWAP: Final = GRAMMAR.verb("swap", SEAT_WORDS, TERRITORY_WORDS)
WITH: Final = GRAMMAR.verb("with", SEAT_WORDS, TERRITORY_WORDS)
SCRAP: Final = GRAMMAR.verb("scrap", SEAT_WORDS, SHIP_WORDS, FACILITY_WORDS)
RECOVER: Final = GRAMMAR.verb("recover", CARD_WORDS)

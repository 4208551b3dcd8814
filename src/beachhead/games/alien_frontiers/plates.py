"""What is printed on the board beside facilities, territories and fields, in our own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.names import FACILITY_WORDS, FIELD_WORDS, TERRITORY_WORDS


@dataclass(frozen=True)
class Plate:
    """A facility's plate: what it needs, what it gives, and its rule."""

    needs: str
    gives: str
    rule: str


FACILITY_PLATES: Final = dict(
    zip(
        FACILITY_WORDS,
        (
            Plate("any ship", "fuel: half its value, rounded up", "AF 4.9"),
            Plate("a ship no lower than those there", "1 ore", "AF 4.4"),
            Plate("a pair", "this turn, ore for fuel at the pair's value", "AF 4.6"),
            Plate("a pair; 1, 2 or 3 of fuel and ore", "your next ship", "AF 4.8"),
            Plate("a triple; 3 ore", "land a colony", "AF 4.3"),
            Plate("any ship", "cycle the cards; claim one for ships worth 8", "AF 4.1"),
            Plate("a run of three, higher than the last", "steal 4 resources or a card", "AF 4.7"),
            Plate("a 6; 1 fuel and 1 ore", "land a colony; the ship is spent", "AF 4.10"),
            Plate("any ship", "your colony moves on; from the 7th circle it launches", "AF 4.2"),
            Plate("ships that cannot dock", "nothing", "AF 4.5"),
        ),
        strict=True,
    )
)

TERRITORY_BONUS: Final = dict(
    zip(
        TERRITORY_WORDS,
        (
            "One more step on the Colonist Hub in a turn you dock two ships or more there.",
            "The Colony Constructor costs one ore less.",
            "You may buy the Relic Ship for one fuel and one ore.",
            "At the Orbital Market an ore always costs one fuel.",
            "Ships at the Shipyard cost one fuel and one ore less.",
            "One more fuel for each ship at the Solar Converter.",
            "Every alien tech card you use costs one fuel less.",
            "Your first ship at the Lunar Mine each turn may be of any value.",
        ),
        strict=True,
    )
)

FIELD_TEXT: Final = dict(
    zip(
        FIELD_WORDS,
        (
            "Nobody has this territory's bonus.",
            "One more point for whoever controls this territory.",
            "No colony may land on, leave or be swapped off this territory.",
        ),
        strict=True,
    )
)

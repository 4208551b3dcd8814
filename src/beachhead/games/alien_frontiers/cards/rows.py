"""The alien tech cards as people read them: title, copies and text, in our own words (AF 7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.names import CARD_WORDS


@dataclass(frozen=True)
class Row:
    """What is printed on a card."""

    title: str
    copies: int
    fuel: str  # the price of the power, as printed
    power: str
    discard: str
    rule: str


ROWS: Final = dict(
    zip(
        CARD_WORDS,
        (
            Row("Alien City", 1, "", "Worth one point while you hold it.", "", "AF 7.7"),
            Row("Alien Monument", 1, "", "Worth one point while you hold it.", "", "AF 7.7"),
            Row(
                "Booster Pod",
                2,
                "1",
                "Raise one undocked ship by one.",
                "Take one field generator off the planet.",
                "AF 7.8",
            ),
            Row(
                "Data Crystal",
                2,
                "1 a colony",
                "Borrow a settled territory's bonus for this turn, one fuel for every colony on it.",
                "Put the Positron Field on a territory, or move it.",
                "AF 7.9",
            ),
            Row(
                "Gravity Manipulator",
                2,
                "2",
                "Lower one undocked ship by one and raise another by one.",
                "Put the Repulsor Field on a territory, or move it.",
                "AF 7.10",
            ),
            Row(
                "Holographic Decoy",
                2,
                "",
                "Raiders cannot take your resources, and of your cards only this one.",
                "",
                "AF 7.11",
            ),
            Row(
                "Mind Control Helmet",
                2,
                "3",
                "Move a rival's docked ship to another facility and use it as yours.",
                "",
                "AF 7.18",
            ),
            Row(
                "Orbital Teleporter",
                2,
                "2",
                "Move one of your docked ships to another facility and use it again.",
                "Move any colony from one territory to another.",
                "AF 7.12",
            ),
            Row(
                "Plasma Cannon",
                2,
                "1 a ship",
                "Clear rivals' ships off one facility, one fuel for each.",
                "Send a rival's ship back to the stock; three must be left to them.",
                "AF 7.13",
            ),
            Row(
                "Polarity Device",
                2,
                "1",
                "Flip one undocked ship to its opposite face.",
                "Swap two colonies on two territories.",
                "AF 7.14",
            ),
            Row(
                "Resource Cache",
                2,
                "",
                "After your roll: more odd ships bring an ore, more even ones a fuel; "
                "as many of each bring both, and this card is spent.",
                "",
                "AF 7.15",
            ),
            Row(
                "Stasis Beam",
                2,
                "1",
                "Lower one undocked ship by one.",
                "Put the Isolation Field on a territory, or move it.",
                "AF 7.16",
            ),
            Row(
                "Temporal Warper",
                2,
                "1",
                "Roll any of your undocked ships again.",
                "Take a card of your choice out of the discards.",
                "AF 7.17",
            ),
        ),
        strict=True,
    )
)

"""The Westerners: a little stronger everywhere, and walls are no shelter from them (AT 9.2)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies.army import OURS, PUBLIC, Ability, Army, Base
from beachhead.games.attack_the_tower.names import HEAVY, LIGHT

ARMY: Final = Army(
    "Westerners",
    "Honest steel, one point better wherever it counts.",
    "Blacksmiths",
    [
        Base("Village", "Militiaman", "Militia", OURS),
        Base("Butts", "Crossbowman", "Crossbowmen", OURS),
        Base("Commandery", "Templar", "Templars", OURS),
        Base("Stables", "Knight", "Knights", OURS),
        Base("Workshop", "Catapult", "Catapults", OURS),
    ],
    [
        Ability("Militia", "Your Militia have 1 power more when defending.", "AT 9.2.1", PUBLIC, defending=1),
        Ability(
            "Crossbowman",
            "Your Crossbowmen have power 2, and enemies lose initiative.",
            "AT 9.2.2",
            PUBLIC,
            sets=2,
            hushes=True,
        ),
        Ability(
            "Templar",
            "In battle each of your Templars also deals 1 damage to every enemy infantry troop.",
            "AT 9.2.3",
            PUBLIC,
            scathes=(LIGHT, HEAVY),
        ),
        Ability("Knight", "Your Knights have 1 power more when attacking.", "AT 9.2.4", PUBLIC, attacking=1),
        Ability("Catapult", "Your Catapults may damage defended bases.", "AT 9.2.5", PUBLIC, pierces=True),
        Ability("Wizard", "All your troops have 1 power more.", "AT 9.2.6", PUBLIC, own=1),
        Ability(
            "Blacksmith",
            "Special troop, power 1. While it is in play each of your troops deals 1 damage more.",
            "AT 9.2.7",
            PUBLIC,
            power=1,
            damage=1,
        ),
    ],
)

"""The Fae: quick, thorny and fond of cards (AT 9.5)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies.army import OURS, PUBLIC, Ability, Army, Base
from beachhead.games.attack_the_tower.names import COLUMNS

ARMY: Final = Army(
    "Fae",
    "The forest strikes first.",
    "Treants",
    [
        Base("Glade", "Elf", "Elves", OURS),
        Base("Stone Circle", "Druid", "Druids", OURS),
        Base("Bridge", "Troll", "Trolls", OURS),
        Base("Web", "Spiderrider", "Spiderriders", OURS),
        Base("Lair", "Dragon", "Dragons", OURS),
    ],
    [
        Ability("Elf", "Your Elves have power 2 and initiative.", "AT 9.5.1", PUBLIC, sets=2, initiative=1),
        Ability(
            "Druid",
            "When the turn ends draw one card for each of your Druids.",
            "AT 9.5.2",
            PUBLIC,
            draws_each=True,
        ),
        Ability(
            "Troll",
            "When the turn ends recruit one Troll for each of your Trolls destroyed this turn.",
            "AT 9.5.3",
            PUBLIC,
            regrows=True,
        ),
        Ability(
            "Spiderrider",
            "Enemy troops have 1 power less when battling your Spiderriders.",
            "AT 9.5.4",
            PUBLIC,
            faced=1,
        ),
        Ability(
            "Dragon",
            "In battle each of your Dragons also deals 1 damage to every enemy troop.",
            "AT 9.5.5",
            PUBLIC,
            scathes=tuple(range(COLUMNS)),
        ),
        Ability(
            "Wall of Thorns",
            "Your opponent cannot declare attacks for the rest of this turn.",
            "AT 9.5.6",
            PUBLIC,
            walls=True,
        ),
        Ability("Treant", "Special troop, power 7.", "AT 9.5.7", PUBLIC, power=7),
    ],
)

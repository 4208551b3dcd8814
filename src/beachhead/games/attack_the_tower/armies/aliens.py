"""The Aliens: copy the strong, bring down bases, and keep the other's hand small (AT 9.1)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies.army import BEAM_UP, FILL_TERRITORY, PUBLIC, SEED, Ability, Army, Base
from beachhead.games.attack_the_tower.names import LIGHT

ARMY: Final = Army(
    "Aliens",
    "They take your shape, your cards and your walls.",
    "Men-in-black",
    [
        Base("Pods", "Martian", "Martians", SEED),
        Base("Flying Saucer", "Grey", "Greys", SEED),
        Base("Undercity", "Reptilian", "Reptilians", SEED),
        Base("Flying Cigar", "Mothman", "Mothmen", SEED),
        Base("Mothership", "Laser Cannon", "Laser Cannons", SEED),
    ],
    [
        Ability(
            "Martians",
            "Fill every Pods in one of your territories with Martians.",
            "AT 9.1.1",
            PUBLIC,
            deed=FILL_TERRITORY,
            raised=(LIGHT,),
        ),
        Ability(
            "Greys",
            "Your Greys have power 3 and lose initiative.",
            "AT 9.1.2",
            PUBLIC,
            sets=3,
            initiative=-1,
        ),
        Ability(
            "Reptilians",
            "In battle your Reptilians have the power of the strongest enemy troop.",
            "AT 9.1.3",
            PUBLIC,
            copies_strongest=True,
        ),
        Ability(
            "Mothmen",
            "In battle your Mothmen add the power of the weakest enemy troop they face.",
            "AT 9.1.4",
            PUBLIC,
            adds_weakest=True,
        ),
        Ability(
            "Laser Cannon",
            "Enemy bases have 1 power less for each of your Laser Cannons in the battle.",
            "AT 9.1.5",
            PUBLIC,
            saps_bases=True,
        ),
        Ability("UFO", "Destroy all troops of one base.", "AT 9.1.6", PUBLIC, deed=BEAM_UP),
        Ability(
            "Man-in-black",
            "Special troop, power 2. While it is in play the opponent's card limit is 2 lower.",
            "AT 9.1.7",
            PUBLIC,
            power=2,
            curbs=2,
        ),
    ],
)

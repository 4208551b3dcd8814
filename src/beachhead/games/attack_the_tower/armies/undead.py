"""The Undead: they fill up again faster than they can be cut down (AT 9.4)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies.army import (
    OURS,
    PUBLIC,
    RAISE_AROUND,
    RAISE_ONE,
    Ability,
    Army,
    Base,
)
from beachhead.games.attack_the_tower.names import CAVALRY, HEAVY, LIGHT

ARMY: Final = Army(
    "Undead",
    "What falls, rises.",
    "Ghosts",
    [
        Base("Graveyard", "Zombie", "Zombies", PUBLIC),
        Base("Ossuary", "Necromancer", "Necromancers", OURS),
        Base("Crypt", "Vampire", "Vampires", OURS),
        Base("Wolf Den", "Vrykolaka", "Vrykolakas", OURS),
        Base("Laboratory", "Frankenstein", "Frankensteins", OURS),
    ],
    [
        Ability(
            "Zombie",
            "Recruit one Zombie on each of your Graveyards.",
            "AT 9.4.1",
            PUBLIC,
            deed=RAISE_ONE,
            raised=(LIGHT,),
        ),
        Ability(
            "Necromancer",
            "In the territories that hold your Necromancers fill all Graveyards, Crypts and Wolf Dens.",
            "AT 9.4.2",
            PUBLIC,
            deed=RAISE_AROUND,
            raised=(LIGHT, HEAVY, CAVALRY),
        ),
        Ability(
            "Vampire",
            "When the turn ends recruit one Vampire for each enemy troop killed in battle against your Vampires.",
            "AT 9.4.3",
            PUBLIC,
            raises_dead=True,
        ),
        Ability(
            "Vrykolaka",
            "In battle each of your Vrykolakas that deals damage also destroys one enemy troop.",
            "AT 9.4.4",
            PUBLIC,
            hunts=True,
        ),
        Ability("Frankenstein", "Your Frankensteins can damage troops.", "AT 9.4.5", PUBLIC, fights=True),
        Ability("Lich", "All enemy troops have 1 power less.", "AT 9.4.6", PUBLIC, enemies=1),
        Ability(
            "Ghost",
            "Special troop, power 2. If it is defeated it is recruited again when the turn ends.",
            "AT 9.4.7",
            PUBLIC,
            power=2,
            returns=True,
        ),
    ],
)

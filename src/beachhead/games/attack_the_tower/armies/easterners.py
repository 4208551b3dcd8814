"""The Easterners: great for one battle, and then they die of it, unless an archer spares them (AT 9.3)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies.army import ANOINT, OURS, PUBLIC, RAMPAGE, Ability, Army, Base

ARMY: Final = Army(
    "Easterners",
    "Everything for one blow.",
    "Shenlongs",
    [
        Base("Monastery", "Monk", "Monks", OURS),
        Base("Archery Hall", "Kyudoka", "Kyudokas", OURS),
        Base("Castle", "Samurai", "Samurai", OURS),
        Base("Steppe Camp", "Hun", "Huns", OURS),
        Base("Island", "Kaiju", "Kaiju", PUBLIC),
    ],
    [
        Ability(
            "Monk",
            "Your Monks have power 2, and are sacrificed after battling.",
            "AT 9.3.1",
            PUBLIC,
            sets=2,
            sacrificed=True,
        ),
        Ability(
            "Kyudoka",
            "Troops in the same territory as your Kyudokas are spared from sacrifice.",
            "AT 9.3.2",
            PUBLIC,
            spares=True,
        ),
        Ability(
            "Samurai",
            "Your Samurai have power 3, and are sacrificed after battling.",
            "AT 9.3.3",
            PUBLIC,
            sets=3,
            sacrificed=True,
        ),
        Ability(
            "Hun",
            "After a battle against your Huns the defending bases without troops are destroyed.",
            "AT 9.3.4",
            PUBLIC,
            razes=True,
        ),
        Ability(
            "Kaiju",
            "Sacrifice one Kaiju on each of your Islands; for each of your territories where Kaiju remain "
            "destroy one enemy base.",
            "AT 9.3.5",
            PUBLIC,
            deed=RAMPAGE,
        ),
        Ability("Ninja", "One of your troops becomes a ninja: 3 power more.", "AT 9.3.6", PUBLIC, deed=ANOINT),
        Ability(
            "Shenlong",
            "Special troop, power 4. While it is in play you draw one card more in each Renewal.",
            "AT 9.3.7",
            PUBLIC,
            power=4,
            draws=1,
        ),
    ],
)

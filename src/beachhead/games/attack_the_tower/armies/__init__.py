"""The five armies, one file of rows each (AT 9)."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.armies import aliens, easterners, fae, undead, westerners
from beachhead.games.attack_the_tower.armies.army import Ability, Army

# In the order of their numbers in `names`.
ARMIES: Final[list[Army]] = [aliens.ARMY, westerners.ARMY, easterners.ARMY, undead.ARMY, fae.ARMY]

# By army * 7 + ability.
ABILITY: Final[list[Ability]] = [ability for army in ARMIES for ability in army.abilities]

# How many of each ability an army has: five of troops, common, special (AT 1.4).
SCHEME_WORDS: Final = ("even", "more_common", "tapered")
SCHEMES: Final = ((4, 4, 4, 4, 4, 2, 3), (4, 4, 4, 4, 4, 3, 2), (5, 4, 4, 3, 3, 3, 3))

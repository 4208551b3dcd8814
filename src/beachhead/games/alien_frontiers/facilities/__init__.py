"""The orbital facilities, one file each (AF 4)."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.facilities.alien_artifact import AlienArtifact
from beachhead.games.alien_frontiers.facilities.colonist_hub import ColonistHub
from beachhead.games.alien_frontiers.facilities.colony_constructor import ColonyConstructor
from beachhead.games.alien_frontiers.facilities.facility import Facility
from beachhead.games.alien_frontiers.facilities.lunar_mine import LunarMine
from beachhead.games.alien_frontiers.facilities.orbital_market import OrbitalMarket
from beachhead.games.alien_frontiers.facilities.raiders_outpost import RaidersOutpost
from beachhead.games.alien_frontiers.facilities.shipyard import Shipyard
from beachhead.games.alien_frontiers.facilities.solar_converter import SolarConverter
from beachhead.games.alien_frontiers.facilities.terraforming_station import TerraformingStation
from beachhead.games.alien_frontiers.hands import Hand
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.options import Option

# In the order of their numbers in `names`; the Maintenance Bay is not docked at (AF 4.5).
FACILITIES: Final[list[Facility]] = [
    SolarConverter(),
    LunarMine(),
    OrbitalMarket(),
    Shipyard(),
    ColonyConstructor(),
    AlienArtifact(),
    RaidersOutpost(),
    TerraformingStation(),
    ColonistHub(),
]


def dock_offers(g: Frontier, seat: int, hand: Hand, but: int = -1) -> list[Option]:
    """Every docking that the hand can make now, except at one facility (AF 2.3)."""
    options: list[Option] = []
    for place in hand.places:
        if place != but:
            options.extend(FACILITIES[place].offers(g, seat, hand))
    return options


def can_dock(g: Frontier, seat: int, hand: Hand, but: int) -> bool:
    """Whether the hand can make any docking at all, except at one facility."""
    for place in hand.places:
        if place != but and FACILITIES[place].offers(g, seat, hand):
            return True
    return False

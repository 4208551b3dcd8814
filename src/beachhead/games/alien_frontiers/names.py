"""The nouns of Alien Frontiers as small numbers, and the words for them."""

from __future__ import annotations

from typing import Final

SOLAR_CONVERTER: Final = 0
LUNAR_MINE: Final = 1
ORBITAL_MARKET: Final = 2
SHIPYARD: Final = 3
COLONY_CONSTRUCTOR: Final = 4
ALIEN_ARTIFACT: Final = 5
RAIDERS_OUTPOST: Final = 6
TERRAFORMING_STATION: Final = 7
COLONIST_HUB: Final = 8
MAINTENANCE_BAY: Final = 9
FLEET: Final = 10  # gathered and rolled, not docked yet
STOCK: Final = 11
DESERT: Final = 12  # where the Relic Ship waits
TRANSIT: Final = 13  # between two facilities, by Orbital Teleporter or Mind Control Helmet
PLACES: Final = 14

FACILITY_WORDS: Final = (
    "solar_converter",
    "lunar_mine",
    "orbital_market",
    "shipyard",
    "colony_constructor",
    "alien_artifact",
    "raiders_outpost",
    "terraforming_station",
    "colonist_hub",
    "maintenance_bay",
)

ASIMOV_CRATER: Final = 0
BRADBURY_PLATEAU: Final = 1
BURROUGHS_DESERT: Final = 2
HEINLEIN_PLAINS: Final = 3
HERBERT_VALLEY: Final = 4
LEM_BADLANDS: Final = 5
POHL_FOOTHILLS: Final = 6
VAN_VOGT_MOUNTAINS: Final = 7

TERRITORY_WORDS: Final = (
    "asimov_crater",
    "bradbury_plateau",
    "burroughs_desert",
    "heinlein_plains",
    "herbert_valley",
    "lem_badlands",
    "pohl_foothills",
    "van_vogt_mountains",
)

ISOLATION_FIELD: Final = 0
POSITRON_FIELD: Final = 1
REPULSOR_FIELD: Final = 2

FIELD_WORDS: Final = ("isolation_field", "positron_field", "repulsor_field")

ALIEN_CITY: Final = 0
ALIEN_MONUMENT: Final = 1
BOOSTER_POD: Final = 2
DATA_CRYSTAL: Final = 3
GRAVITY_MANIPULATOR: Final = 4
HOLOGRAPHIC_DECOY: Final = 5
MIND_CONTROL_HELMET: Final = 6
ORBITAL_TELEPORTER: Final = 7
PLASMA_CANNON: Final = 8
POLARITY_DEVICE: Final = 9
RESOURCE_CACHE: Final = 10
STASIS_BEAM: Final = 11
TEMPORAL_WARPER: Final = 12

CARD_WORDS: Final = (
    "alien_city",
    "alien_monument",
    "booster_pod",
    "data_crystal",
    "gravity_manipulator",
    "holographic_decoy",
    "mind_control_helmet",
    "orbital_teleporter",
    "plasma_cannon",
    "polarity_device",
    "resource_cache",
    "stasis_beam",
    "temporal_warper",
)

SEAT_WORDS: Final = ("red", "blue", "green", "gold")

FUEL: Final = 0
ORE: Final = 1
GOOD_WORDS: Final = ("fuel", "ore")

# A ship in a hand is named by its face: 1 to 6, r1 to r6 for the Relic Ship, m1 to m6 for one that
# is being moved from another facility.
RELIC_CODE: Final = 6
MOVED_CODE: Final = 12
SHIP_WORDS: Final = (
    "",
    *("1", "2", "3", "4", "5", "6"),
    *("r1", "r2", "r3", "r4", "r5", "r6"),
    *("m1", "m2", "m3", "m4", "m5", "m6"),
)

# Docking ports of the facilities, in the order of their numbers, for 2, 3 and 4 players (AF 1.7).
PORTS: Final = {
    2: [7, 3, 2, 2, 3, 4, 3, 1, 3],
    3: [7, 4, 2, 4, 6, 4, 3, 1, 3],
    4: [8, 5, 4, 6, 6, 4, 3, 1, 3],
}

SHIPS_EACH: Final = 6
RELIC: Final = 24  # ships 0 to 23 are the coloured ones, six to a seat
TERRITORIES: Final = 8
NO_SEAT: Final = -1


def title(word: str) -> str:
    """The word as people read it.

    >>> title("raiders_outpost"), title("van_vogt_mountains")
    ("Raiders' Outpost", 'Van Vogt Mountains')
    """
    if word == "raiders_outpost":
        return "Raiders' Outpost"
    return word.replace("_", " ").title()

"""The rulebook's worked examples 26 to 42: the alien tech cards."""

from __future__ import annotations

import re
from pathlib import Path

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    HOLOGRAPHIC_DECOY,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    NO_SEAT,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RESOURCE_CACHE,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    STOCK,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def test_26_a_booster_pod_makes_a_pair() -> None:
    """Rulebook, Booster Pod, example (AF 7.8.1)."""
    g = Builder().card(RED, BOOSTER_POD).fuel(RED, 2).ore(RED, 1).roll(RED, 1, 3, 4)
    assert "dock shipyard 4 4" not in offered(g)
    play(g, "boost 3")
    assert g.fuel[RED] == 1
    assert play(g, "dock shipyard 4 4").coloured(RED) == 4


def test_27_a_data_crystal_borrows_heinlein_plains() -> None:
    """Rulebook, Data Crystal, example (AF 7.9.1)."""
    b = Builder().card(RED, DATA_CRYSTAL).fuel(RED, 6)
    g = b.colony(GREEN, HEINLEIN_PLAINS).colony(BLUE, HEINLEIN_PLAINS).roll(RED, 1, 6, 6)
    play(g, "borrow heinlein_plains")
    assert g.fuel[RED] == 4
    play(g, "dock orbital_market 6 6", "trade", "trade", "trade", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 4)


def test_28_a_gravity_manipulator_moves_a_point() -> None:
    """Rulebook, Gravity Manipulator, example (AF 7.10.1)."""
    g = Builder().card(RED, GRAVITY_MANIPULATOR).fuel(RED, 2).roll(RED, 1, 2, 5)
    play(g, "shift 2 5")
    assert g.hand(RED).codes == (1, 1, 6)
    assert g.fuel[RED] == 0


def test_29_a_decoy_saves_everything_but_itself() -> None:
    """Rulebook, Holographic Decoy, example (AF 7.11.1)."""
    b = Builder(2).card(BLUE, HOLOGRAPHIC_DECOY, ALIEN_CITY).ore(BLUE, 4)
    g = play(b.roll(RED, 2, 3, 4), "dock raiders_outpost 2 3 4")
    assert offered(g) == ["take blue holographic_decoy", "stop"]
    play(g, "take blue holographic_decoy")
    assert g.has(RED, HOLOGRAPHIC_DECOY)
    assert not g.has(BLUE, HOLOGRAPHIC_DECOY)


def test_30_a_teleported_six_is_used_twice() -> None:
    """Rulebook, Orbital Teleporter, example 1 (AF 7.12.1, 4.1.2)."""
    g = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 2).roll(RED, 2, 5, 6)
    play(g, "dock lunar_mine 6")
    assert g.ore[RED] == 1
    play(g, "teleport 6 lunar_mine")
    assert "dock lunar_mine m6" not in offered(g)
    play(g, "dock alien_artifact m6", "dock alien_artifact 2", "claim polarity_device")
    assert g.has(RED, POLARITY_DEVICE)
    assert g.fuel[RED] == 0


def test_31_a_discarded_teleporter_carries_a_colony_to_where_it_decides() -> None:
    """Rulebook, Orbital Teleporter, example 2 (AF 7.12.4)."""
    b = Builder().colony(BLUE, LEM_BADLANDS).colony(RED, LEM_BADLANDS)
    b.colony(BLUE, VAN_VOGT_MOUNTAINS).colony(GREEN, VAN_VOGT_MOUNTAINS, 2).card(BLUE, ORBITAL_TELEPORTER)
    g = b.roll(BLUE, 1, 2, 3)
    before = points(g, BLUE)
    play(g, "discard orbital_teleporter", "lift blue van_vogt_mountains", "carry lem_badlands")
    assert g.control[LEM_BADLANDS] == BLUE
    assert g.control[VAN_VOGT_MOUNTAINS] == GREEN
    assert points(g, BLUE) == before + 1


def test_32_a_plasma_cannon_clears_a_dock() -> None:
    """Rulebook, Plasma Cannon, example 1 (AF 7.13.1)."""
    b = Builder().dock(RED, SHIPYARD, 3, 3).dock(GREEN, SHIPYARD, 4, 4).dock(GOLD, SHIPYARD, 5, 5)
    g = b.card(BLUE, PLASMA_CANNON).fuel(BLUE, 3).ore(BLUE, 1).roll(BLUE, 2, 2, 4)
    assert "dock shipyard 2 2" not in offered(g)
    play(g, "blast shipyard", "fire red 3", "fire red 3", "stop")
    assert g.fuel[BLUE] == 1
    assert [g.at[ship] for ship in g.fleet(RED)] == [MAINTENANCE_BAY] * 2
    assert play(g, "dock shipyard 2 2").coloured(BLUE) == 4


def test_33_a_ship_shot_off_the_station_goes_to_the_stock() -> None:
    """Rulebook, Plasma Cannon, example 2 (AF 7.13.2)."""
    b = Builder().dock(RED, TERRAFORMING_STATION, 6).bay(RED).card(BLUE, PLASMA_CANNON).fuel(BLUE, 1)
    g = play(b.roll(BLUE, 2, 2, 4), "blast terraforming_station", "fire red 6")
    assert g.coloured(RED) == 3
    assert g.taken[TERRAFORMING_STATION] == 0


def test_34_a_discarded_cannon_scraps_a_ship() -> None:
    """Rulebook, Plasma Cannon, example 3 (AF 7.13.3)."""
    b = Builder().dock(GOLD, LUNAR_MINE, 6).bay(GOLD, 5).card(BLUE, PLASMA_CANNON)
    g = play(b.roll(BLUE, 2, 2, 4), "discard plasma_cannon", "scrap gold 6 lunar_mine")
    assert g.coloured(GOLD) == 5
    assert g.taken[LUNAR_MINE] == 0


def test_35_a_ship_on_the_station_does_not_count_for_next_turn() -> None:
    """Rulebook, Plasma Cannon, example 4 (AF 7.13.3)."""
    b = Builder().dock(RED, LUNAR_MINE, 5).dock(RED, ALIEN_ARTIFACT, 2, 3).dock(RED, TERRAFORMING_STATION, 6)
    g = play(b.card(BLUE, PLASMA_CANNON).roll(BLUE, 2, 2, 4), "discard plasma_cannon")
    assert offered(g) == ["scrap red 6 terraforming_station"]


def test_36_a_polarity_device_flips_a_one() -> None:
    """Rulebook, Polarity Device, example 1 (AF 7.14.1)."""
    g = Builder().card(RED, POLARITY_DEVICE).fuel(RED, 1).roll(RED, 1, 2, 5)
    assert play(g, "flip 1").hand(RED).codes == (2, 5, 6)
    assert g.fuel[RED] == 0


def test_37_a_discarded_polarity_device_swaps_colonies() -> None:
    """Rulebook, Polarity Device, example 2 (AF 7.14.2)."""
    b = Builder().colony(GOLD, HERBERT_VALLEY, 2).colony(RED, LEM_BADLANDS, 2).card(BLUE, POLARITY_DEVICE)
    g = b.roll(BLUE, 1, 2, 5)
    assert (g.control[HERBERT_VALLEY], g.control[LEM_BADLANDS]) == (GOLD, RED)
    play(g, "discard polarity_device", "swap gold herbert_valley", "with red lem_badlands")
    assert (g.control[HERBERT_VALLEY], g.control[LEM_BADLANDS]) == (NO_SEAT, NO_SEAT)
    assert (points(g, GOLD), points(g, RED)) == (2, 2)


def test_38_a_resource_cache_waits_for_the_next_roll() -> None:
    """Rulebook, Resource Cache, example (AF 7.15.3)."""
    dealer = Scripted((1, 1, 1), (2, 2, 4)).then_draw(STASIS_BEAM)
    b = Builder(2).show(RESOURCE_CACHE, ALIEN_CITY, BOOSTER_POD)
    g = play(b.roll(RED, 3, 6, 6, dealer=dealer), "dock alien_artifact 3", "dock alien_artifact 6")
    play(g, "claim resource_cache", "dock alien_artifact 6")
    assert (g.fuel[RED], g.ore[RED]) == (0, 0)
    play(g, "end_turn", "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 1")
    assert (g.fuel[RED], g.ore[RED]) == (0, 0)
    play(g, "end_turn")
    assert (g.fuel[RED], g.ore[RED]) == (1, 0)


def test_39_a_stasis_beam_makes_a_cheap_pair() -> None:
    """Rulebook, Stasis Beam, example (AF 7.16.1)."""
    g = Builder().card(RED, STASIS_BEAM).fuel(RED, 2).roll(RED, 1, 2, 5)
    play(g, "slow 2", "dock orbital_market 1 1", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 1)


def test_40_a_temporal_warper_rolls_some_ships_again() -> None:
    """Rulebook, Temporal Warper, example 1 (AF 7.17.1)."""
    g = Builder().card(RED, TEMPORAL_WARPER).fuel(RED, 1).roll(RED, 1, 2, 5, dealer=Scripted((6, 4)))
    play(g, "warp", "reroll 1", "reroll 2", "roll")
    assert g.hand(RED).codes == (4, 5, 6)
    assert g.fuel[RED] == 0


def test_41_a_discarded_temporal_warper_fetches_a_card() -> None:
    """Rulebook, Temporal Warper, example 2 (AF 7.17.2)."""
    g = Builder().card(RED, TEMPORAL_WARPER).discards(ALIEN_CITY, STASIS_BEAM).roll(RED, 1, 2, 5)
    play(g, "discard temporal_warper")
    assert offered(g) == ["recover alien_city", "recover stasis_beam"]
    play(g, "recover alien_city")
    assert g.has(RED, ALIEN_CITY)
    assert g.discards[TEMPORAL_WARPER] == 1
    assert points(g, RED) == 1


def test_42_a_mind_control_helmet_borrows_a_ship() -> None:
    """Rulebook, Mind Control Helmet, example 1 (AF 7.18.1, 7.18.3)."""
    b = Builder(2).dock(BLUE, SOLAR_CONVERTER, 3).bay(BLUE, 2).card(RED, MIND_CONTROL_HELMET)
    g = b.fuel(RED, 4).ore(RED, 1).roll(RED, 3, 5, 6, dealer=Scripted((1, 2, 3)))
    play(g, "seize blue 3 solar_converter")
    assert "dock solar_converter m3" not in offered(g)
    play(g, "dock shipyard 3 m3")
    assert (g.fuel[RED], g.ore[RED], g.coloured(RED)) == (0, 0, 4)
    play(g, "dock solar_converter 5", "dock solar_converter 6", "end_turn")
    assert [g.owner(ship) for ship in g.docked(SHIPYARD)] == [RED]
    assert len(g.hand(BLUE).codes) == 3
    assert g.at.count(STOCK) == 24 - 7


def test_the_examples_are_all_here() -> None:
    """The rulebook has 42 of them; one, on raids, stands alone at the head of a page."""
    numbers: set[int] = set()
    for path in Path(__file__).parent.glob("test_examples_*.py"):
        numbers |= {int(number) for number in re.findall(r"^def test_(\d\d)_", path.read_text(), re.MULTILINE)}
    assert sorted(numbers) == list(range(1, 43))

"""The rulebook's worked examples 1 to 9: the turn and the orbital facilities."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HOLOGRAPHIC_DECOY,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def test_01_the_terraforming_station_wants_a_six_a_free_dock_and_its_price() -> None:
    """Rulebook, assigning the fleet, example (AF 2.4.1, 4.10.1)."""
    six = "dock terraforming_station 6"
    assert six in offered(Builder().fuel(RED, 1).ore(RED, 1).roll(RED, 2, 3, 5, 6))
    assert six not in offered(Builder().fuel(RED, 1).ore(RED, 1).roll(RED, 2, 3, 5, 5))
    taken = Builder().dock(BLUE, TERRAFORMING_STATION, 6).fuel(RED, 1).ore(RED, 1)
    assert six not in offered(taken.roll(RED, 2, 3, 5, 6))
    assert six not in offered(Builder().ore(RED, 1).roll(RED, 2, 3, 5, 6))
    assert six not in offered(Builder().fuel(RED, 1).roll(RED, 2, 3, 5, 6))


def test_02_a_two_and_a_six_claim_a_card() -> None:
    """Rulebook, Alien Artifact, example 1 (AF 4.1.2)."""
    g = Builder().show(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM).roll(RED, 2, 6, 6)
    play(g, "dock alien_artifact 6")
    assert "claim polarity_device" not in offered(g)
    play(g, "dock alien_artifact 2", "claim polarity_device")
    assert g.has(RED, POLARITY_DEVICE)
    assert len(g.display) == 3


def three_two_four() -> Scripted:
    first = (BOOSTER_POD, BOOSTER_POD, ALIEN_CITY)
    second = (STASIS_BEAM, RESOURCE_CACHE, DATA_CRYSTAL)
    third = (GRAVITY_MANIPULATOR, PLASMA_CANNON, HOLOGRAPHIC_DECOY)
    return Scripted().then_draw(*first, *second, *third, ORBITAL_TELEPORTER)


def test_03_cycling_until_the_right_card_lies_there() -> None:
    """Rulebook, Alien Artifact, example 2 (AF 4.1.1, 4.1.2)."""
    g = Builder().show(TEMPORAL_WARPER, POLARITY_DEVICE, STASIS_BEAM).roll(RED, 2, 3, 4, 5, dealer=three_two_four())
    play(g, "dock alien_artifact 3", "cycle")
    assert "cycle" not in offered(g)
    play(g, "dock alien_artifact 2", "cycle")
    assert not [text for text in offered(g) if text.startswith("claim")]
    play(g, "dock alien_artifact 4", "cycle", "claim plasma_cannon")
    assert g.has(RED, PLASMA_CANNON)
    assert g.display == [GRAVITY_MANIPULATOR, HOLOGRAPHIC_DECOY, ORBITAL_TELEPORTER]


def test_04_a_fourth_ship_cycles_but_claims_no_second_card() -> None:
    """Rulebook, Alien Artifact, example 3 (AF 4.1.2)."""
    dealer = three_two_four().then_draw(RESOURCE_CACHE, DATA_CRYSTAL, TEMPORAL_WARPER)
    g = Builder().show(TEMPORAL_WARPER, POLARITY_DEVICE, STASIS_BEAM).roll(RED, 2, 3, 4, 5, dealer=dealer)
    play(g, "dock alien_artifact 3", "cycle", "dock alien_artifact 2", "cycle", "dock alien_artifact 4", "cycle")
    play(g, "claim plasma_cannon", "dock alien_artifact 5", "cycle")
    assert not [text for text in offered(g) if text.startswith("claim")]
    assert g.taken[ALIEN_ARTIFACT] == 4


def test_05_the_mine_takes_ships_no_lower_than_its_highest() -> None:
    """Rulebook, Lunar Mine, example (AF 4.4.1)."""
    g = Builder().dock(BLUE, LUNAR_MINE, 1).dock(GREEN, LUNAR_MINE, 4).roll(RED, 3, 4, 6)
    assert "dock lunar_mine 3" not in offered(g)
    play(g, "dock lunar_mine 4", "dock lunar_mine 6")
    assert g.ore[RED] == 2


def test_05_the_next_player_needs_a_six_for_the_one_dock_left() -> None:
    """Rulebook, Lunar Mine, example, its end (AF 4.4.1)."""
    b = Builder().dock(BLUE, LUNAR_MINE, 1).dock(GREEN, LUNAR_MINE, 4).dock(RED, LUNAR_MINE, 4, 6)
    g = b.roll(GOLD, 5, 6, 6)
    assert "dock lunar_mine 5" not in offered(g)
    play(g, "dock lunar_mine 6")
    assert "dock lunar_mine 6" not in offered(g)


def test_06_a_pair_of_threes_trades_as_often_as_there_is_fuel() -> None:
    """Rulebook, Orbital Market, example (AF 4.6.2)."""
    g = Builder().fuel(RED, 6).roll(RED, 3, 3, 5)
    assert "trade" not in offered(g)
    play(g, "dock orbital_market 3 3", "trade", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 2)
    assert "trade" not in offered(g)
    play(g, "dock solar_converter 5", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 3)


@pytest.mark.parametrize("run", [(3, 4, 5), (4, 5, 6)])
def test_07_each_raid_bumps_a_lower_one(run: tuple[int, int, int]) -> None:
    """Rulebook, Raiders' Outpost, example 1 (AF 4.7.1, 4.7.2)."""
    g = Builder().dock(BLUE, RAIDERS_OUTPOST, 1, 2, 3).fuel(RED, 4).roll(GREEN, 2, 3, 4, dealer=Scripted(run))
    play(g, "dock raiders_outpost 2 3 4", "steal red fuel", "stop")
    assert [g.owner(ship) for ship in g.docked(RAIDERS_OUTPOST)] == [GREEN] * 3
    assert len([ship for ship in g.docked(MAINTENANCE_BAY) if g.owner(ship) == BLUE]) == 3
    play(g, "end_turn")
    play(g, "dock raiders_outpost " + " ".join(map(str, run)), "steal red fuel", "steal green fuel")
    assert [g.owner(ship) for ship in g.docked(RAIDERS_OUTPOST)] == [GOLD] * 3
    assert (g.fuel[RED], g.fuel[GREEN], g.fuel[GOLD]) == (2, 0, 2)


def test_07_an_equal_run_does_not_bump() -> None:
    """Rulebook, Raiders' Outpost, example 1, from its other side (AF 4.7.2)."""
    g = Builder().dock(BLUE, RAIDERS_OUTPOST, 2, 3, 4).roll(GREEN, 2, 3, 4)
    assert "dock raiders_outpost 2 3 4" not in offered(g)


@pytest.mark.parametrize(("run", "beats_seven"), [("1 2 3", False), ("2 3 4", True), ("3 4 5", True), ("4 5 6", True)])
def test_08_what_is_left_of_a_run_must_be_beaten_in_total(run: str, beats_seven: bool) -> None:
    """Rulebook, Raiders' Outpost, example 2 (AF 4.7.2, 7.13.1)."""
    faces = [int(face) for face in run.split()]
    b = Builder().dock(BLUE, RAIDERS_OUTPOST, 3, 4, 5).fuel(RED, 1).card(RED, PLASMA_CANNON)
    g = b.roll(RED, *faces)
    play(g, "blast raiders_outpost", "fire blue 5")
    assert sorted(g.face[ship] for ship in g.docked(RAIDERS_OUTPOST)) == [3, 4]
    assert ("dock raiders_outpost " + run in offered(g)) == beats_seven


def test_09_fuel_is_rounded_up_for_each_ship() -> None:
    """Rulebook, Solar Converter, example (AF 4.9.1)."""
    g = play(Builder().roll(RED, 3, 4, 1), "dock solar_converter 3")
    assert g.fuel[RED] == 2
    assert play(g, "dock solar_converter 4").fuel[RED] == 4

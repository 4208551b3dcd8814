"""AF 4.7: runs, bumping and the loot."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    BOOSTER_POD,
    HOLOGRAPHIC_DECOY,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    RAIDERS_OUTPOST,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)
RAID = "dock raiders_outpost 2 3 4"


def test_every_run_in_hand_is_offered_once() -> None:
    """AF 4.7.1: with a relic ship that can stand in."""
    g = Builder().roll(RED, 1, 2, 3, 3, 4, relic=2)
    assert [text for text in offered(g) if "raiders" in text] == [
        "dock raiders_outpost 1 2 3",
        "dock raiders_outpost 1 r2 3",
        "dock raiders_outpost 2 3 4",
        "dock raiders_outpost r2 3 4",
    ]


def test_four_resources_of_any_mix() -> None:
    """AF 4.7.3: seats in order, so that each mix is offered once."""
    b = Builder(3).fuel(BLUE, 2).ore(BLUE, 1).fuel(GREEN, 3)
    g = play(b.roll(RED, 2, 3, 4), RAID)
    assert offered(g) == ["steal blue fuel", "steal blue ore", "steal green fuel", "stop"]
    play(g, "steal blue fuel", "steal blue ore")
    assert offered(g) == ["steal green fuel", "stop"]
    play(g, "steal green fuel", "steal green fuel")
    assert (g.fuel, g.ore) == ([3, 1, 1], [1, 0, 0])
    assert offered(g) == ["end_turn"]


def test_a_raid_may_stop_early_or_take_nothing() -> None:
    """AF 4.7.3."""
    g = play(Builder(2).fuel(BLUE, 4).roll(RED, 2, 3, 4), RAID, "steal blue fuel", "stop")
    assert g.fuel == [1, 3]
    g = play(Builder(2).fuel(BLUE, 4).roll(RED, 2, 3, 4), RAID, "stop")
    assert g.fuel == [0, 4]


def test_a_raid_on_the_poor_asks_nothing() -> None:
    """AF 4.7.3."""
    assert offered(play(Builder(2).roll(RED, 2, 3, 4), RAID)) == ["end_turn"]


def test_a_card_or_resources_not_both() -> None:
    """AF 4.7.3."""
    b = Builder(2).fuel(BLUE, 2).card(BLUE, ALIEN_CITY, STASIS_BEAM)
    g = play(b.roll(RED, 2, 3, 4), RAID)
    assert offered(g) == ["steal blue fuel", "take blue alien_city", "take blue stasis_beam", "stop"]
    twin = g.copy()
    twin.dealer = g.dealer
    play(g, "take blue stasis_beam")
    assert g.has(RED, STASIS_BEAM)
    assert not g.has(BLUE, STASIS_BEAM)
    assert g.fuel == [0, 2]
    play(twin, "steal blue fuel")
    assert offered(twin) == ["steal blue fuel", "stop"]


def test_a_second_copy_is_discarded() -> None:
    """AF 4.7.4."""
    g = Builder(2).card(BLUE, STASIS_BEAM).card(RED, STASIS_BEAM).roll(RED, 2, 3, 4)
    play(g, RAID, "take blue stasis_beam")
    assert g.has(RED, STASIS_BEAM)
    assert not g.has(BLUE, STASIS_BEAM)
    assert g.discards[STASIS_BEAM] == 1


def test_a_stolen_card_can_be_used_at_once() -> None:
    """AF 7.1.1."""
    g = Builder(2).card(BLUE, BOOSTER_POD).fuel(RED, 1).roll(RED, 2, 3, 4, 5)
    play(g, RAID, "take blue booster_pod", "boost 5")
    assert g.hand(RED).codes == (6,)


def test_a_stolen_cache_waits_and_the_victim_gets_nothing() -> None:
    """AF 7.15.3."""
    g = Builder(2).card(BLUE, RESOURCE_CACHE).bay(BLUE).roll(RED, 2, 3, 4, dealer=Scripted((1, 1, 2), (1, 1, 2)))
    play(g, RAID, "take blue resource_cache", "end_turn")
    assert (g.fuel, g.ore) == ([0, 0], [0, 0])
    play(g, "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 2", "end_turn")
    assert (g.fuel, g.ore) == ([0, 0], [1, 0])


def test_a_decoy_is_discarded_by_a_raider_who_has_one() -> None:
    """AF 7.11.2."""
    b = Builder(2).card(BLUE, HOLOGRAPHIC_DECOY).card(RED, HOLOGRAPHIC_DECOY).fuel(BLUE, 3)
    g = play(b.roll(RED, 2, 3, 4), RAID, "take blue holographic_decoy")
    assert g.discards[HOLOGRAPHIC_DECOY] == 1
    assert g.has(RED, HOLOGRAPHIC_DECOY)
    assert g.fuel == [0, 3]


def test_a_decoy_protects_its_own_seat_only() -> None:
    """AF 7.11.1."""
    b = Builder(3).card(BLUE, HOLOGRAPHIC_DECOY, ALIEN_CITY).fuel(BLUE, 3).fuel(GREEN, 1).card(GREEN, STASIS_BEAM)
    g = play(b.roll(RED, 2, 3, 4), RAID)
    assert offered(g) == ["steal green fuel", "take blue holographic_decoy", "take green stasis_beam", "stop"]


def test_ones_own_run_is_bumped_too() -> None:
    """AF 4.7.2."""
    g = Builder(2).fuel(BLUE, 8).roll(RED, 1, 2, 3, 4, 5, 6)
    play(g, "dock raiders_outpost 1 2 3", "stop", "dock raiders_outpost 4 5 6")
    assert sorted(g.face[ship] for ship in g.docked(RAIDERS_OUTPOST)) == [4, 5, 6]
    assert sorted(g.face[ship] for ship in g.fleet(RED) if g.at[ship] == MAINTENANCE_BAY) == [1, 2, 3]
    assert play(g, "steal blue fuel", "stop").fuel[RED] == 1


def test_a_seized_ship_makes_a_run_and_leaves_it_again() -> None:
    """AF 7.18.1, 7.18.3: two ships are left to beat, worth five."""
    b = Builder(2).card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, SOLAR_CONVERTER, 1).bay(BLUE, 2)
    g = b.roll(RED, 2, 3, 6, dealer=Scripted((1, 2, 3)))
    play(g, "seize blue 1 solar_converter", "dock raiders_outpost m1 2 3", "dock solar_converter 6", "end_turn")
    assert sorted(g.face[ship] for ship in g.docked(RAIDERS_OUTPOST)) == [2, 3]
    assert "dock raiders_outpost 1 2 3" in offered(g)

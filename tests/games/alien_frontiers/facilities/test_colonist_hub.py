"""AF 4.2: tracks, launching, steps beyond the seventh circle, the last colony."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    COLONIST_HUB,
    LEM_BADLANDS,
    LUNAR_MINE,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    SOLAR_CONVERTER,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def on_hub(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("dock colonist_hub")]


def test_the_first_ship_brings_a_colony_the_next_move_it() -> None:
    """AF 4.2.2, 4.2.3."""
    g = Builder(2).roll(RED, 1, 2, 6, dealer=Scripted((1, 1, 1), (2, 2, 2)))
    play(g, "dock colonist_hub 1")
    assert (g.hub[RED], g.supply[RED]) == (1, 7)
    play(g, "dock colonist_hub 6", "dock solar_converter 2", "end_turn")
    play(g, "dock solar_converter 1", "dock solar_converter 1", "dock solar_converter 1", "end_turn")
    assert g.hub[RED] == 2
    play(g, "dock colonist_hub 2")
    assert (g.hub[RED], g.supply[RED]) == (3, 7)


def test_a_track_has_three_docks_and_is_ones_own() -> None:
    """AF 4.2.1."""
    g = Builder().dock(BLUE, COLONIST_HUB, 1, 1, 1).dock(GREEN, COLONIST_HUB, 2).roll(RED, 1, 2, 3, 4)
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")
    assert on_hub(offered(g)) == []


def test_launching_costs_a_fuel_and_an_ore() -> None:
    """AF 4.2.4."""
    assert "launch" not in offered(Builder().hub(RED, 6).fuel(RED, 1).ore(RED, 1).roll(RED, 1, 2, 3))
    assert "launch" not in offered(Builder().hub(RED, 7).fuel(RED, 1).roll(RED, 1, 2, 3))
    assert "launch" not in offered(Builder().hub(RED, 7).ore(RED, 1).roll(RED, 1, 2, 3))
    g = Builder().hub(RED, 7).fuel(RED, 1).ore(RED, 1).roll(RED, 1, 2, 3)
    play(g, "launch", "land lem_badlands")
    assert (g.hub[RED], g.fuel[RED], g.ore[RED], g.supply[RED]) == (0, 0, 0, 5)
    assert g.control[LEM_BADLANDS] == RED


def test_the_launch_can_wait_for_its_price() -> None:
    """AF 4.2.4: at any moment of the turn."""
    g = play(Builder().hub(RED, 7).roll(RED, 2, 5, 6), "dock lunar_mine 5")
    assert "launch" not in offered(g)
    play(g, "dock solar_converter 6", "launch", "land lem_badlands", "dock colonist_hub 2")
    assert g.hub[RED] == 1


def test_a_step_beyond_begins_a_new_colony_if_the_first_is_launched_at_once() -> None:
    """AF 4.2.5, 5.4.1."""
    b = Builder().colony(RED, ASIMOV_CRATER).hub(RED, 5).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "dock colonist_hub 1", "dock colonist_hub 2")
    assert offered(g) == ["launch", "forgo"]
    play(g, "launch", "land lem_badlands")
    assert (g.hub[RED], g.supply[RED]) == (1, 3)


def test_a_step_beyond_is_lost_without_the_launch() -> None:
    """AF 4.2.5: the colony can still be launched later, the step is gone."""
    b = Builder().colony(RED, ASIMOV_CRATER).hub(RED, 5).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "dock colonist_hub 1", "dock colonist_hub 2", "forgo")
    assert g.hub[RED] == 7
    play(g, "launch", "land lem_badlands")
    assert g.hub[RED] == 0


def test_a_step_beyond_is_lost_without_the_price() -> None:
    """AF 4.2.5, 4.2.7."""
    g = play(Builder().hub(RED, 7).roll(RED, 1, 2, 3), "dock colonist_hub 1")
    assert (g.hub[RED], g.supply[RED]) == (7, 5)
    assert "dock colonist_hub 2" in offered(g)


def test_a_ship_may_dock_beside_a_finished_colony() -> None:
    """AF 4.2.7."""
    g = play(Builder().hub(RED, 7).fuel(RED, 1).ore(RED, 1).roll(RED, 1, 2, 3), "dock colonist_hub 1")
    assert offered(g) == ["launch", "forgo"]
    play(g, "launch", "land lem_badlands")
    assert g.hub[RED] == 1


def test_asimov_crater_can_send_two_steps_on() -> None:
    """AF 4.2.5, 5.4.1: from the seventh circle both steps are beyond."""
    b = Builder().colony(RED, ASIMOV_CRATER).hub(RED, 6).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "dock colonist_hub 1", "dock colonist_hub 2", "launch", "land lem_badlands")
    assert g.hub[RED] == 2


@pytest.mark.parametrize(
    ("dock", "fuel", "ore"), [("dock terraforming_station 6", 1, 1), ("dock colony_constructor 6 6 6", 0, 3)]
)
def test_the_last_colony_may_leave_by_another_way(dock: str, fuel: int, ore: int) -> None:
    """AF 4.2.6, 8.2.1: and that ends the game."""
    b = Builder(2).hub(RED, 3).supply(RED, 0).fuel(RED, fuel).ore(RED, ore)
    g = play(b.roll(RED, 6, 6, 6, 2), dock, "land lem_badlands")
    assert g.hub[RED] == 0
    assert g.ended == "last_colony"


def test_with_others_left_the_colony_on_the_hub_stays() -> None:
    """AF 4.2.6."""
    b = Builder(2).hub(RED, 3).supply(RED, 1).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 6, 6, 6, 2), "dock terraforming_station 6", "land lem_badlands")
    assert (g.hub[RED], g.supply[RED], g.ended) == (3, 0, "")


def test_launching_the_last_colony_ends_the_game() -> None:
    """AF 8.2.1: also with a step to spare, which nobody is asked about."""
    b = Builder(2).colony(RED, ASIMOV_CRATER).hub(RED, 6).supply(RED, 0).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "dock colonist_hub 1", "dock colonist_hub 2")
    assert "forgo" not in offered(g)
    assert play(g, "launch", "land lem_badlands").ended == "last_colony"


def test_a_ship_teleported_off_the_track_frees_its_dock() -> None:
    """AF 3.4, 4.2.1: and what it did stays done."""
    g = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 2).roll(RED, 1, 2, 3, 4)
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")
    play(g, "teleport 3 colonist_hub", "dock solar_converter m3")
    assert g.hub[RED] == 3
    assert play(g, "dock colonist_hub 4").hub[RED] == 4


def test_a_seized_ship_takes_a_dock_on_the_seizers_track() -> None:
    """AF 7.18.3; shot off again, it gives the dock back (AF 3.4)."""
    b = Builder().card(RED, MIND_CONTROL_HELMET, PLASMA_CANNON).fuel(RED, 4).dock(BLUE, SOLAR_CONVERTER, 5)
    g = play(b.roll(RED, 1, 2, 3), "seize blue 5 solar_converter", "dock colonist_hub m5")
    assert g.hub[RED] == 1
    assert g.hub[BLUE] == 0
    play(g, "dock colonist_hub 1", "dock colonist_hub 2")
    assert on_hub(offered(g)) == []
    play(g, "blast colonist_hub", "fire blue 5")
    assert on_hub(offered(g)) == ["dock colonist_hub 3"]


def test_the_owner_gathers_a_seized_ship_off_a_foreign_track() -> None:
    """AF 7.18.3: blue's own track has its three docks all the same."""
    b = Builder(2).card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, LUNAR_MINE, 5).bay(BLUE, 3)
    g = b.roll(RED, 1, 2, 3, dealer=Scripted((1, 2, 3, 4)))
    play(g, "seize blue 5 lunar_mine", "dock colonist_hub m5")
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock solar_converter 3", "end_turn")
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")
    assert on_hub(offered(g)) == []
    assert g.hub == [3, 3]


def test_asimov_crater_gives_its_step_once() -> None:
    """AF 5.4.1: not with one ship, and not again with the fourth."""
    b = Builder().colony(RED, ASIMOV_CRATER).card(RED, ORBITAL_TELEPORTER).fuel(RED, 2)
    g = play(b.roll(RED, 1, 2, 3, 4), "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")
    play(g, "teleport 1 colonist_hub", "dock solar_converter m1", "dock colonist_hub 4")
    assert g.hub[RED] == 5

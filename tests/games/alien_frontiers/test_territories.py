"""Control, ties and bonuses that the facilities' tests do not show (AF 5)."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    BOOSTER_POD,
    GRAVITY_MANIPULATOR,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    MIND_CONTROL_HELMET,
    NO_SEAT,
    POHL_FOOTHILLS,
    SOLAR_CONVERTER,
    TERRITORIES,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points

RED, BLUE, GREEN, GOLD = range(4)


def launching(b: Builder, seat: int) -> Builder:
    return b.hub(seat, 7).fuel(seat, 1).ore(seat, 1)


def test_a_first_colony_controls() -> None:
    """AF 5.1.1."""
    g = launching(Builder(), RED).roll(RED, 1, 2, 3)
    assert g.control == [NO_SEAT] * TERRITORIES
    play(g, "launch", "land herbert_valley")
    assert g.control[HERBERT_VALLEY] == RED
    assert points(g, RED) == 2


def test_control_passes_over_at_once() -> None:
    """AF 5.1.2: from one against one to two against one."""
    b = launching(Builder().colony(BLUE, LEM_BADLANDS).colony(RED, LEM_BADLANDS), RED)
    g = play(b.roll(RED, 1, 2, 3), "launch", "land lem_badlands")
    assert g.control[LEM_BADLANDS] == RED
    # The bonus works for the ship docked next (AF 2.5.2).
    assert play(g, "dock solar_converter 1").fuel[RED] == 2


def test_a_tie_takes_control_away() -> None:
    """AF 5.2.1."""
    b = launching(Builder().colony(BLUE, LEM_BADLANDS), RED)
    g = b.roll(RED, 1, 2, 3)
    assert points(g, BLUE) == 2
    play(g, "launch", "land lem_badlands")
    assert g.control[LEM_BADLANDS] == NO_SEAT
    assert (points(g, RED), points(g, BLUE)) == (1, 1)


def test_a_colony_may_land_anywhere() -> None:
    """AF 5.1.3."""
    g = play(launching(Builder().colony(BLUE, LEM_BADLANDS, 5), RED).roll(RED, 1, 2, 3), "launch")
    assert len(offered(g)) == TERRITORIES


def test_a_bonus_gained_late_does_not_look_back() -> None:
    """AF 2.5.2, 5.4.1: Asimov Crater comes after the second ship, in time for the third."""
    g = launching(Builder(), RED).roll(RED, 1, 2, 3)
    play(g, "launch", "land lem_badlands", "dock colonist_hub 1", "dock colonist_hub 2")
    assert g.hub[RED] == 2
    g = Builder().hub(RED, 5).fuel(RED, 1).ore(RED, 1).roll(RED, 1, 2, 3)
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "launch", "land asimov_crater")
    assert g.hub[RED] == 0
    assert play(g, "dock colonist_hub 3").hub[RED] == 2


def test_bonuses_of_others_do_not_help() -> None:
    """AF 5.3.1."""
    b = Builder().colony(BLUE, ASIMOV_CRATER).colony(BLUE, LEM_BADLANDS).colony(BLUE, VAN_VOGT_MOUNTAINS)
    g = play(b.roll(RED, 1, 2, 3), "dock colonist_hub 1", "dock colonist_hub 2", "dock solar_converter 3")
    assert (g.hub[RED], g.fuel[RED]) == (2, 2)


def test_pohl_foothills_take_one_fuel_off_every_card() -> None:
    """AF 5.10.1: two become one, three become two."""
    b = Builder().colony(RED, POHL_FOOTHILLS).dock(BLUE, SOLAR_CONVERTER, 5).fuel(RED, 3)
    g = b.card(RED, GRAVITY_MANIPULATOR, MIND_CONTROL_HELMET, BOOSTER_POD).roll(RED, 2, 2, 4)
    assert play(g, "shift 2 4").fuel[RED] == 2
    assert play(g, "seize blue 5 solar_converter", "dock colonist_hub m5").fuel[RED] == 0
    assert play(g, "boost 2").fuel[RED] == 0

"""The red boxes of the expansion's events, as the Resistance plays them (CPE 15.2, 15.10)."""

from __future__ import annotations

from beachhead.games.conquest.names import RED_EVENTS
from tests.games.conquest.table import BLUE, GREEN, Table, aliens, cards, counters, dice, go, space


def coop() -> Table:
    return Table(cooperative=True, apocalypse=True)


def test_there_are_thirty_six() -> None:
    """CPE 21.1: split as in the base game."""
    assert sum(coop().g.deck[RED_EVENTS]) == 36


def test_a_fleet_comes_to_a_random_coast() -> None:
    t = coop().place("b2", "sandy_beach").place("c1", "fishing_village").place("c2", "city")
    g = go(t.red("fleet_on_manoeuvres"), dice(2), cards("cruiser"))
    assert (counters(g, "b2"), counters(g, "c1")) == ([], ["cruiser"])
    assert g.track == 1


def test_without_a_coast_it_stays_at_sea() -> None:
    g = coop().red("fleet_on_manoeuvres")
    assert not any(g.counters)


def test_the_admiral_lets_the_guns_fire() -> None:
    t = coop().place("b2", "sandy_beach").place("b3", "forest").fly(GREEN, "b3", 4)
    g = go(t.red("the_admirals_gamble"), cards("battleship"), dice(2, 3, 4, 5))
    assert (counters(g, "b2"), aliens(g, GREEN, "b3"), g.track) == (["battleship"], 3, 1)


def test_saboteurs_liberate_two_random_locations() -> None:
    t = coop().place("b1", "town").mark(GREEN, "b1").place("c1", "city").mark(BLUE, "c1")
    t.place("c2", "town").mark(BLUE, "c2")
    assert go(t.red("saboteurs_at_the_gates"), dice(2), dice(2)).terror == [2, 0]


def test_the_mothball_fleet_has_two_ships() -> None:
    t = coop().place("b2", "sandy_beach").place("c1", "fishing_village")
    g = go(t.red("mothball_fleet"), dice(1), cards("destroyer"), dice(1), cards("cruiser"))
    assert sorted(counters(g, "b2")) == ["cruiser", "destroyer"]
    assert g.track == 2


def test_marines_hit_a_beach_in_every_section() -> None:
    """CPE 15.11."""
    g = go(coop().red("hit_the_beach"), dice(1), dice(2), dice(3))
    assert [counters(g, where) for where in ("a1", "b2", "c3")] == [["marines"]] * 3


def test_a_ship_that_comes_under_aliens_is_fought() -> None:
    """CPE 12.8, 22.7."""
    t = coop().place("b2", "sandy_beach").fly(GREEN, "b2", 2)
    g = go(t.red("fleet_on_manoeuvres"), cards("patrol_boat"))
    assert (g.fight_seat, g.fight_space) == (GREEN, space("b2"))

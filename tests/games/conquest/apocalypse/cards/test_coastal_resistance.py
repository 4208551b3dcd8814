"""Every card of the coastal deck, and what the expansion adds to the Resistance deck."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.card import ASSAULT, BARRAGE, BOLD, CUNNING, DEADLY
from beachhead.games.conquest.cards.packs import find
from beachhead.games.conquest.names import COASTAL, RESISTANCE
from beachhead.games.conquest.queries import gifts
from beachhead.games.conquest.state import Invasion
from tests.games.conquest.table import GREEN, Table, aliens, card, cards, counters, dice, go, space, totals, waits

PACK = find("core+apocalypse")
AT_SEA = {
    "fishing_boat": (0, False),
    "dockers_with_boathooks": (BOLD, False),
    "us_marines": (ASSAULT, False),
    "coast_guard_cutter": (CUNNING, True),
    "shore_battery": (BARRAGE, True),
    "navy_fighter_bombers": (DEADLY, True),
    "coastal_captain_fantastic": (CUNNING, True),
    "coastal_aircraft_carrier": (0, True),
    "task_force_seven": (0, True),
}
ON_LAND = {
    "army_rangers": (0, False),
    "national_guard": (ASSAULT, False),
    "leather_jacket_bikers": (BOLD | DEADLY, False),
    "armoured_train": (BARRAGE, True),
}
DROPS = ("coastal_aircraft_carrier", "army_rangers")


def figure(key: str) -> int:
    row = PACK.rows[PACK.index[key]]
    return row.bonus or row.strength or 0


def fight(foe: str, *heroes: str, at: str = "seaside_resort", n: int = 2) -> Invasion:
    """The Resistance is drawn, and what it drops has landed."""
    g = Table(apocalypse=True).fight(foe, *heroes, at=at, n=n)
    return go(g, dice(5)) if foe in DROPS else g


def test_these_are_all() -> None:
    full = {row.key for row in PACK.rows if row.kind == "coastal" and row.strength is not None}
    assert full == set(AT_SEA)


@pytest.mark.parametrize("key", AT_SEA)
def test_coastal_resistance_has_its_strength(key: str) -> None:
    """CPE 1.6, 7.5, 21.3."""
    g = fight(key)
    assert totals(g)[1] == figure(key) + (2 if AT_SEA[key][0] & BOLD else 0)
    assert (gifts(g), PACK.rows[PACK.index[key]].hard) == AT_SEA[key]


@pytest.mark.parametrize("key", ON_LAND)
def test_new_resistance_of_the_land(key: str) -> None:
    g = fight(key, at="town")
    assert totals(g)[1] == figure(key) + (2 if ON_LAND[key][0] & BOLD else 0)
    assert (gifts(g), PACK.rows[PACK.index[key]].hard) == ON_LAND[key]


@pytest.mark.parametrize(
    ("hero", "foe", "more", "gift"),
    [
        ("expert_diver", "fishing_boat", 0, CUNNING),
        ("courageous_sailor", "fishing_boat", 1, 0),  # a vehicle
        ("courageous_sailor", "dockers_with_boathooks", 2, BOLD),  # those are Bold
        ("marine_biologist", "fishing_boat", 0, DEADLY),
        ("lighthouse_keepers_daughter", "fishing_boat", 0, ASSAULT),
    ],
)
def test_heroes_of_the_coast(hero: str, foe: str, more: int, gift: int) -> None:
    """CPE 7.2, 21.4: whom they help is drawn from their own deck."""
    g = fight(foe, hero)
    assert totals(g)[1] == figure(foe) + figure(hero) + more
    assert gifts(g) == gift


@pytest.mark.parametrize(
    ("hero", "foe", "more"),
    [
        ("rocket_club", "us_army_fighter_planes", 1),
        ("rocket_club", "us_army_tanks", 0),
        ("old_soldier", "us_army_infantry", 1),
        ("old_soldier", "us_army_tanks", 0),
    ],
)
def test_heroes_of_the_land(hero: str, foe: str, more: int) -> None:
    assert totals(fight(foe, hero, at="town"))[1] == figure(foe) + figure(hero) + more


def test_the_battery_fires_before_each_round() -> None:
    """CPE 7.24."""
    g = fight("shore_battery")
    assert waits(g) == "roll 4"
    go(g, dice(1, 3, 2, 6))
    assert (aliens(g, GREEN, "b1"), aliens(g, GREEN, "b0")) == (1, 1)


@pytest.mark.parametrize(
    ("key", "dropped", "at"),
    [("coastal_aircraft_carrier", "fighter_planes", "seaside_resort"), ("army_rangers", "rangers", "town")],
)
def test_what_is_dropped_lands_elsewhere(key: str, dropped: str, at: str) -> None:
    """CPE 7.4."""
    g = fight(key, at=at)
    assert (counters(g, "b1"), counters(g, "b5")) == ([], [dropped])


def test_the_task_force_brings_a_destroyer_to_another_coast() -> None:
    t = Table(apocalypse=True).place("c3", "sandy_beach")
    g = t.fight("task_force_seven", at="seaside_resort")
    assert (counters(g, "b1"), counters(g, "c3")) == ([], ["destroyer"])


def test_where_there_is_no_other_coast_it_comes_alone() -> None:
    g = fight("task_force_seven")
    assert waits(g) == "roll 2"
    assert not any(g.counters)


def test_the_captain_takes_the_discards_of_the_coast_with_him() -> None:
    """CPE 12.15, 21.5."""
    t = Table(apocalypse=True).discards("fishing_boat", "us_marines", "angry_mob")
    g = go(t.fight("coastal_captain_fantastic", at="seaside_resort"), dice(6, 1, 2))
    assert g.discards[COASTAL] == []
    assert g.discards[RESISTANCE] == [card("angry_mob")]
    assert g.deck[COASTAL][card("coastal_captain_fantastic")] == 1


def test_the_coast_is_conquered_as_the_land_is() -> None:
    g = go(Table("trun", apocalypse=True).fight("fishing_boat", at="fishing_village"), dice(5, 1))
    assert (g.marker[space("b1")], g.terror[GREEN]) == (GREEN, 1)
    assert g.discards[COASTAL] == [card("fishing_boat")]
    t = Table("trun", apocalypse=True).place("b1", "fishing_village").fly(GREEN, "b1")
    assert waits(go(t.battle(), cards("expert_diver"))) == "draw 1 coastal"

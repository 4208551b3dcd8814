"""Every location of the expansion: its figures, its ships, and the rolls for its Resistance."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.packs import core, find
from beachhead.games.conquest.queries import population_at, resistance_at
from beachhead.games.conquest.state import Invasion
from tests.games.conquest.table import GREEN, Cards, Dice, Table, cards, counters, dice, go, hand, space, stuff, totals

PACK = find("core+apocalypse")
ROWS = PACK.rows[len(core().rows) :]
FIGURES = {row.key: (row.resistance, row.population) for row in ROWS if row.kind == "location"}
ROLLED = {"lighthouse": (5, 3), "oil_rig": (5, 2), "naval_shipyard": (4, 2)}
WITH_SHIPS = ("test_atoll", "naval_shipyard", "port_city")
SINKS: tuple[Dice, ...] = (dice(5, 1), dice(5, 1))  # both sides of a patrol boat


def explored(key: str) -> Invasion:
    """Four Trun have come to b1, and a ship that was there is sunk."""
    g = go(Table("trun", apocalypse=True).fly(GREEN, "b1", 4).battle(), cards(key))
    if key == "test_atoll":
        go(g, cards("heat_ray"))
    return go(g, cards("patrol_boat"), *SINKS) if key in WITH_SHIPS else g


def easily_won(key: str) -> tuple[Cards | Dice, ...]:
    roll = (dice(1),) if key in ROLLED else ()
    return (cards("fishing_boat"), *roll, dice(5, 1))


def test_known_figures() -> None:
    """What people who own the expansion say of it."""
    assert {"oil_rig", "fishing_village", "port_city"} <= set(FIGURES)
    assert {row.source for row in ROWS if row.key in ("oil_rig", "fishing_village", "port_city")} == {"public"}


@pytest.mark.parametrize("key", FIGURES)
def test_a_location_takes_so_many_fights_and_gives_so_much_terror(key: str) -> None:
    """CPE 6.2, 7.1, 7.14, 7.15."""
    fights, people = FIGURES[key]
    g = explored(key)
    sunk = g.terror[GREEN]
    assert sunk == int(key in WITH_SHIPS)
    assert (resistance_at(g, space("b1")), population_at(g, space("b1"))) == (fights, people)
    go(g, *easily_won(key) * fights)
    assert (g.marker[space("b1")], g.terror[GREEN]) == (GREEN if fights else -1, people + sunk)
    assert resistance_at(g, space("b1")) == 0


@pytest.mark.parametrize("key", WITH_SHIPS)
def test_a_ship_lies_in_the_harbour(key: str) -> None:
    """CPE 22.9."""
    g = Table(apocalypse=True).fly(GREEN, "b1", 2).battle()
    go(g, cards(key))
    if key == "test_atoll":
        go(g, cards("heat_ray"))
    go(g, cards("cruiser"))
    assert counters(g, "b1") == ["cruiser"]


@pytest.mark.parametrize("key", ROLLED)
@pytest.mark.parametrize("short", [0, 1])
def test_a_roll_for_each_resistance_drawn_there(key: str, short: int) -> None:
    """CPE 21.7."""
    needed, more = ROLLED[key]
    t = Table(apocalypse=True).place("b1", key).fly(GREEN, "b1", 2)
    g = go(t.battle(), cards("fishing_boat"), dice(needed - short))
    assert totals(g)[1] == 3 + (0 if short else more)


def test_the_roll_is_made_anew_for_every_fight() -> None:
    """CPE 21.7."""
    t = Table("trun", apocalypse=True).place("b1", "oil_rig").fly(GREEN, "b1", 2)
    g = go(t.battle(), cards("fishing_boat"), dice(6), dice(5, 1), cards("fishing_boat"), dice(1))
    assert totals(g)[1] == 3


def test_nothing_is_rolled_for_counters() -> None:
    g = Table(apocalypse=True).place("b1", "lighthouse").against("tanks")
    assert totals(g)[1] == 5


def test_the_crowd_on_the_boardwalk() -> None:
    assert totals(Table(apocalypse=True).fight("dockers_with_boathooks", at="boardwalk"))[1] == 3 + 2 + 2
    assert totals(Table(apocalypse=True).fight("fishing_boat", at="boardwalk"))[1] == 3


def test_the_atoll_has_space_stuff() -> None:
    assert stuff(explored("test_atoll"), GREEN) == ["heat_ray"]


def test_smugglers_have_space_stuff_for_whoever_beats_them() -> None:
    g = go(explored("smugglers_cove"), *easily_won("smugglers_cove"), cards("heat_ray"))
    assert stuff(g, GREEN) == ["heat_ray"]


def test_the_lighthouse_has_a_view() -> None:
    g = go(explored("lighthouse"), *easily_won("lighthouse"), cards("battle_frenzy", "battle_frenzy"))
    assert hand(g, GREEN) == ["battle_frenzy", "battle_frenzy"]


def test_oil_burns_for_all_to_see() -> None:
    g = go(explored("oil_rig"), *easily_won("oil_rig") * 2)
    assert g.menace[GREEN] == 2


@pytest.mark.parametrize("key", ["sandy_beach", "test_atoll"])
def test_open_shores_are_never_conquered(key: str) -> None:
    """CPE 7.14: but a terror factory can be built there (CPE 23.2)."""
    assert explored(key).marker[space("b1")] == -1


@pytest.mark.parametrize("key", ["fishing_village", "boardwalk"])
def test_towns_by_the_sea(key: str) -> None:
    assert set(PACK.rows[PACK.index[key]].icons) == {"town", "coastal"}

"""Every location and both Objectives."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.packs import core
from beachhead.games.conquest.fight import escapes
from beachhead.games.conquest.queries import population_at, resistance_at
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Cards,
    Dice,
    Table,
    aliens,
    cards,
    counters,
    dice,
    go,
    hand,
    offered,
    space,
    stuff,
    totals,
    waits,
)

EASILY_WON: tuple[Cards | Dice, ...] = (cards("us_army_infantry"), dice(5, 1))
FIGURES = {row.key: (row.resistance, row.population) for row in core().rows if row.kind == "location"}


@pytest.mark.parametrize("key", FIGURES)
def test_a_location_takes_so_many_fights_and_gives_so_much_terror(key: str) -> None:
    """CPE 1.5, 6.2, 7.1, 7.14, 7.15."""
    fights, people = FIGURES[key]
    t = Table("trun").fly(GREEN, "b1", 4)
    g = go(t.battle(), cards(key))
    if key == "crash_site":
        go(g, cards("heat_ray"))
    if key == "tank_factory":
        go(g, dice(3))
    assert (resistance_at(g, space("b1")), population_at(g, space("b1"))) == (fights, people)
    go(g, *EASILY_WON * fights)
    assert (g.marker[space("b1")], g.terror[GREEN]) == (GREEN if fights else -1, people)
    assert resistance_at(g, space("b1")) == 0
    assert g.fight_seat == -1


@pytest.mark.parametrize("key", ["forest", "grassy_fields", "rolling_hills", "desert_flats", "coastline"])
def test_in_open_country_nobody_fights_and_nothing_is_won(key: str) -> None:
    """CPE 6.2, 7.14."""
    g = go(Table().fly(GREEN, "b1").battle(), cards(key))
    assert (g.marker[space("b1")], g.terror[GREEN], waits(g)) == (-1, 0, "draw 5 events")


def test_the_capitol_takes_three_fights_and_gives_five() -> None:
    t = Table("trun").fly(GREEN, "a0", 4)
    assert core().rows[t.g.location[space("a0")]].key == "capitol_city"
    g = go(t.battle(), *EASILY_WON * 3)
    assert (g.marker[space("a0")], g.terror[GREEN]) == (GREEN, 5)


def test_the_capitol_is_well_defended() -> None:
    printed = core().rows[core().index["capitol_city"]].traits[0].n
    g = go(Table().fly(GREEN, "a0", 2).battle(), cards("us_army_infantry"))
    assert totals(g) == (4, 3 + printed)


def monument(t: Table) -> Table:
    t.g.location[0] = core().index["historic_monument"]
    return t


def test_the_monument_takes_four_fights_and_gives_four_and_menace() -> None:
    """CPE 19.1."""
    g = go(monument(Table("trun")).fly(GREEN, "a0", 4).battle(), *EASILY_WON * 4)
    assert (g.terror[GREEN], g.menace[GREEN]) == (4, 2)


def test_heroes_are_at_home_at_the_monument() -> None:
    t = monument(Table()).fly(GREEN, "a0", 2)
    g = go(t.battle(), cards("local_geologist"), cards("forest_ranger"), cards("us_army_infantry"))
    assert totals(g)[1] == 3 + 1 + 1 + 2


def test_a_crash_site_has_space_stuff() -> None:
    g = go(Table().fly(GREEN, "b1").battle(), cards("crash_site"), cards("clockwork_colossus"))
    assert stuff(g, GREEN) == ["clockwork_colossus"]
    assert aliens(g, GREEN, "b0") == 3 + 1
    assert waits(g) == "draw 5 events"  # one card, and no more


def test_space_stuff_that_one_has_does_not_bring_more() -> None:
    g = go(Table().stuff(GREEN, "heat_ray").fly(GREEN, "b1").battle(), cards("crash_site"), cards("ion_thrusters"))
    assert (len(stuff(g, GREEN)), waits(g)) == (2, "draw 5 events")


@pytest.mark.parametrize("key", ["research_laboratory", "hangar_nineteen"])
def test_space_stuff_for_whoever_conquers_it(key: str) -> None:
    g = go(Table("trun").fight("angry_mob", at=key), dice(5, 1), *EASILY_WON, cards("heat_ray"))
    assert stuff(g, GREEN) == ["heat_ray"]


@pytest.mark.parametrize(("key", "fights", "drawn"), [("college_town", 2, 1), ("mountain_observatory", 1, 2)])
def test_events_for_whoever_conquers_it(key: str, fights: int, drawn: int) -> None:
    g = Table("trun").fight("angry_mob", at=key)
    go(g, dice(5, 1), *EASILY_WON * (fights - 1), cards(*["battle_frenzy"] * drawn))
    assert hand(g, GREEN) == ["battle_frenzy"] * drawn


@pytest.mark.parametrize(("key", "fights"), [("hydro_electric_dam", 2), ("cattle_country", 1)])
def test_menace_for_whoever_conquers_it(key: str, fights: int) -> None:
    g = Table("orzax").fight("angry_mob", at=key)
    go(g, dice(5, 1), *EASILY_WON * (fights - 1))
    assert g.menace[GREEN] == 1


def test_the_radio_reaches_the_next_spaces() -> None:
    t = Table().place("b1", "radio_station").place("b2", "town").place("b4", "town").place("b6", "forest")
    g = t.mark(GREEN, "b2").mark(GREEN, "b4").action()
    assert [population_at(g, space(where)) for where in ("b1", "b2", "b4", "b6")] == [0, 3, 2, 0]
    assert g.terror[GREEN] == 5


def test_the_radio_can_win_the_game() -> None:
    """CPE 13.1: as soon as it is explored."""
    t = Table().place("b2", "town").mark(GREEN, "b2").fly(GREEN, "b1")
    t.g.bonus[GREEN] = 5
    assert go(t.battle(), cards("radio_station")).ended == "conquered"


def test_the_tank_factory_sends_tanks() -> None:
    """CPE 12.4: into another space of its section."""
    g = go(Table().fly(GREEN, "b1").battle(), cards("tank_factory"), dice(1), dice(5))
    assert (counters(g, "b1"), counters(g, "b5")) == ([], ["tanks"])


@pytest.mark.parametrize(
    ("key", "foe", "more"),
    [
        ("national_monument", "angry_mob", 1),
        ("army_base", "us_army_infantry", 1),
        ("army_base", "angry_mob", 0),
        ("drive_in_theater", "angry_mob", 2),
        ("drive_in_theater", "us_army_infantry", 0),
        ("airfield", "us_army_fighter_planes", 1),
        ("airfield", "us_army_tanks", 0),
        ("town", "angry_mob", 0),
    ],
)
def test_places_that_help_the_resistance(key: str, foe: str, more: int) -> None:
    printed = next(row.strength for row in core().rows if row.key == foe)
    assert printed is not None
    assert totals(Table().fight(foe, at=key)) == (4, printed + more)


def test_an_airfield_is_a_landing_site() -> None:
    t = Table().place("b2", "airfield").mark(GREEN, "b2").wreck(GREEN)
    g = t.action()
    assert offered(g, "land") == ["land b0", "land b2"]
    assert aliens(go(g, "land b2"), GREEN, "b2") == 1


def test_but_not_for_others() -> None:
    assert offered(Table().place("b2", "airfield").mark(BLUE, "b2").wreck(GREEN).action(), "land") == ["land b0"]


def test_a_demolished_place_has_nothing_left() -> None:
    """CPE 6.11."""
    t = Table().place("b1", "radio_station").place("b2", "town").mark(GREEN, "b2")
    t.g.demolished[space("b1")] = True
    assert population_at(t.g, space("b2")) == 2
    assert resistance_at(t.g, space("b1")) == 0
    assert space("b1") in escapes(t.g, GREEN, space("b2"))  # CPE 7.21


def test_nothing_is_drawn_where_a_location_lies() -> None:
    """CPE 6.2."""
    g = Table().place("b1", "forest").fly(GREEN, "b1").battle()
    assert waits(g) == "draw 5 events"  # the draw phase

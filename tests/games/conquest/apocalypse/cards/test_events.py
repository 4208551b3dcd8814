"""Every event of the expansion, as players play it."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.names import EVENTS
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    WIDE,
    Table,
    aliens,
    card,
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

KEEP = "endless_waves"  # something else in hand keeps the window open


def table(*keys: str, seat: int = GREEN) -> Table:
    return Table(apocalypse=True).hand(seat, *keys)


# In the action phase.


def test_they_rise_at_the_coast_only() -> None:
    t = table("rise_from_the_depths").place("c1", "fishing_village").place("c2", "town")
    g = go(t.action(points=1), "play rise_from_the_depths first", "space b0")
    assert offered(g) == ["space c1"]
    go(g, "space c1", "enough", "move b0 b1")
    assert (aliens(g, GREEN, "c1"), g.points[GREEN]) == (1, 0)


def test_a_tidal_wave_demolishes_a_coast_and_drowns_rivals() -> None:
    t = table("tidal_wave").place("a1", "port_city").mark(BLUE, "a1").place("a2", "city").fly(BLUE, "a1", 2)
    g = go(t.action(), "play tidal_wave first")
    assert offered(g) == ["space a1"]
    go(g, "space a1", dice(3, 4))
    assert (g.demolished[space("a1")], aliens(g, BLUE, "a1"), g.terror[BLUE]) == (True, 1, 0)


def test_the_night_shift_lands_two_and_gives_a_point() -> None:
    g = go(table("night_shift").wreck(GREEN, 3).action(), "play night_shift first")
    assert (aliens(g, GREEN, "b0"), g.points[GREEN]) == (3, 4)


def test_a_fleet_comes_to_a_coast_of_ones_choice() -> None:
    """CPE 22.9."""
    t = table("fleet_on_manoeuvres").place("c1", "fishing_village").place("a2", "sandy_beach").place("c3", "city")
    g = go(t.action(), "play fleet_on_manoeuvres first")
    assert offered(g) == ["space a2", "space c1"]
    go(g, "space c1", cards("cruiser"))
    assert (counters(g, "c1"), g.points[GREEN]) == (["cruiser"], 2)


def test_there_is_no_fleet_without_a_coast() -> None:
    """CPE 1.11."""
    g = table("fleet_on_manoeuvres").action()
    assert "play fleet_on_manoeuvres first" not in offered(g)


def test_saboteurs_free_a_coast_or_a_tech_location() -> None:
    t = table("saboteurs_at_the_gates").place("c1", "fishing_village").mark(BLUE, "c1")
    t.place("c2", "town").mark(BLUE, "c2").place("c3", "research_laboratory").mark(BLUE, "c3")
    g = go(t.action(), "play saboteurs_at_the_gates first")
    assert offered(g) == ["space c1", "space c3"]
    go(g, "space c3")
    assert (g.marker[space("c3")], g.terror[BLUE]) == (-1, 1 + 2)


def test_the_mothball_fleet_sails_at_once() -> None:
    """CPE 10.2: as it is drawn, and an Event comes for it."""
    t = table("whispers_between_worlds").place("a2", "sandy_beach")
    g = go(t.action(), "play whispers_between_worlds first", cards("mothball_fleet", "master_plan", "second_wave"))
    go(g, cards("submarine"), cards("battle_frenzy"))
    assert counters(g, "a2") == ["submarine"]
    assert sorted(hand(g, GREEN)) == ["battle_frenzy", "master_plan", "second_wave"]
    assert card("mothball_fleet") in g.discards[EVENTS]


def test_marines_hit_the_beach_where_one_wishes() -> None:
    g = go(table("hit_the_beach").action(), "play hit_the_beach first", "space c0", dice(2), "space a0", dice(3))
    assert (counters(g, "c2"), counters(g, "a3")) == (["marines"], ["marines"])


# In fights.


@pytest.mark.parametrize("kind", ["battleship_damaged", "destroyer"])
def test_tentacles_win_a_round_against_a_ship_once(kind: str) -> None:
    """CPE 22.5: what defeats a ship by itself does so once."""
    t = table("tentacles_over_the_rail", KEEP).place("b1", "sandy_beach").fly(GREEN, "b1", 1)
    t.g.set_counters(space("b1"), [card(kind)])
    g = go(t.battle(), dice(1, 6), "play tentacles_over_the_rail first", "pass", "pass")
    assert counters(g, "b1") == ([] if kind.endswith("damaged") else ["destroyer_damaged"])


def test_tentacles_find_nothing_on_land() -> None:
    g = go(table("tentacles_over_the_rail").fight("us_army_tanks"), dice(1, 1))
    assert offered(g) == ["pass"]


@pytest.mark.parametrize(("foe", "found"), [("us_army_tanks", True), ("us_army_infantry", False)])
def test_salvage_after_a_fight_with_vehicles(foe: str, found: bool) -> None:
    g = go(table("salvage_crews").fight(foe), dice(6, 1), "pass")
    if not found:
        assert offered(g) == ["pass"]
        return
    go(g, "play salvage_crews first", cards("heat_ray"))
    assert stuff(g, GREEN) == ["heat_ray"]


def test_salvage_after_a_fight_with_a_ship() -> None:
    g = go(table("salvage_crews").place("b1", "sandy_beach").against("destroyer"), dice(6, 1), "pass")
    go(g, "play salvage_crews first", cards("heat_ray"))
    assert (stuff(g, GREEN), counters(g, "b1")) == (["heat_ray"], ["destroyer_damaged"])


def test_panic_on_the_beaches_gives_terror() -> None:
    g = go(table("panic_on_the_beaches").fight("fishing_boat", at="fishing_village"), dice(6, 1), "pass")
    go(g, "play panic_on_the_beaches first")
    assert g.terror[GREEN] == 1 + 1


def test_there_is_no_beach_inland() -> None:
    g = go(table("panic_on_the_beaches").fight("us_army_infantry"), dice(6, 1), "pass")
    assert offered(g) == ["pass"]


@pytest.mark.parametrize(("at", "foe", "more"), [("fishing_village", "fishing_boat", 2), ("town", "angry_mob", 0)])
def test_a_lair_helps_at_the_coast(at: str, foe: str, more: int) -> None:
    t = Table(apocalypse=True).lasting(GREEN, "lair_on_the_sea_floor")
    assert totals(t.fight(foe, at=at))[0] == 4 + more


def test_a_lair_helps_against_ships() -> None:
    t = Table(apocalypse=True).lasting(GREEN, "lair_on_the_sea_floor").place("b1", "sandy_beach")
    assert totals(t.against("destroyer"))[0] == 4 + 2 + 2  # and it is a coast


def test_a_lair_is_built_and_remains() -> None:
    """CPE 10.2."""
    g = go(table("lair_on_the_sea_floor").action(), "play lair_on_the_sea_floor first")
    assert (g.lasting, g.points[GREEN]) == ([[card("lair_on_the_sea_floor"), GREEN]], 2)


def test_fog_hides_the_aliens_for_a_fight() -> None:
    g = go(table("wall_of_fog", KEEP).fight("us_army_tanks"), dice(1, 3), "play wall_of_fog first")
    assert totals(g) == (4, 5 - 3)
    go(g, "pass", "press_on")
    assert totals(g) == (4, 5 - 3)


@pytest.mark.parametrize(("at", "foe"), [("fishing_village", "fishing_boat"), ("town", "us_army_infantry")])
def test_the_admirals_gamble_brings_the_coast_to_any_fight(at: str, foe: str) -> None:
    """CPE 21.6."""
    g = table("the_admirals_gamble", KEEP, seat=BLUE).fight(foe, at=at)
    go(g, dice(3, 1), "play the_admirals_gamble first", cards("expert_diver"))
    assert waits(g) == "draw 1 coastal"
    go(g, cards("us_marines"))
    figures = {row.key: row.bonus or row.strength or 0 for row in WIDE.rows}
    assert totals(g) == (4, figures[foe] + figures["expert_diver"] + figures["us_marines"])


def test_the_admiral_sends_the_captain_to_the_captain() -> None:
    """CPE 22.12: he is there twice, and crushes without a roll."""
    g = go(table("the_admirals_gamble", seat=BLUE).fight("captain_fantastic", n=1), dice(5, 1, 1))
    go(g, "play the_admirals_gamble first", cards("coastal_captain_fantastic"))
    assert aliens(g, GREEN, "b1") == 0


def test_there_is_no_admiral_among_aliens() -> None:
    g = go(table("the_admirals_gamble", seat=BLUE).duel(), dice(3, 1))
    assert offered(g) == ["pass"]

"""The red box of every Event that has one, as the Resistance plays it (CPE 15.2, 15.10)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.packs import core
from beachhead.games.conquest.names import RED_EVENTS
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Table,
    aliens,
    card,
    cards,
    counters,
    dice,
    go,
    hand,
    offered,
    pool,
    totals,
    waits,
)


def coop() -> Table:
    return Table(cooperative=True)


def test_there_are_thirty() -> None:
    """CPE 14.3."""
    t = coop()
    assert sum(t.g.deck[RED_EVENTS]) == 30
    assert all(core().cards[c].red for c, n in enumerate(t.g.deck[RED_EVENTS]) if n)


def test_a_resistance_event_is_discarded_to_its_own_pile() -> None:
    g = coop().red("siphoned_dread")
    assert g.discards[RED_EVENTS] == [card("siphoned_dread")]


def test_a_resistance_event_can_be_cancelled() -> None:
    """CPE 10.9."""
    g = coop().menace(GREEN, 2).hand(BLUE, "jammed_frequencies").red("siphoned_dread")
    assert (g.seat, offered(g)) == (BLUE, ["play jammed_frequencies first", "pass"])
    go(g, "play jammed_frequencies first")
    assert g.menace[GREEN] == 2
    assert g.discards[RED_EVENTS] == [card("siphoned_dread")]


@pytest.mark.parametrize(("key", "hits"), [("atomic_bomb", 3), ("bombs_on_the_landing_site", 2)])
def test_bombs_fall_on_a_random_space_with_aliens(key: str, hits: int) -> None:
    g = go(coop().fly(GREEN, "b1", 2).red(key), dice(2), dice(hits, hits + 1))
    assert [aliens(g, GREEN, "b0"), aliens(g, GREEN, "b1"), aliens(g, BLUE, "c0")] == [2, 1, 4]


def test_bombs_on_the_landing_site_bring_a_counter_too() -> None:
    g = go(coop().red("bombs_on_the_landing_site"), dice(1), dice(3, 3, 3, 3))
    go(g, dice(3), cards("infantry"), dice(4))
    assert counters(g, "c4") == ["infantry"]


def test_a_tip_brings_two_counters_to_the_objective() -> None:
    g = go(coop().red("anonymous_tip"), cards("infantry"), dice(2), cards("tanks"), dice(5))
    assert (counters(g, "a2"), counters(g, "a5")) == (["infantry"], ["tanks"])


def test_ray_guns_are_copied() -> None:
    g = go(coop().red("smuggled_ray_guns"), cards("radar_network"))
    assert g.tech == [card("radar_network")]


@pytest.mark.parametrize(("face", "track"), [(4, 1), (3, 0)])
def test_sand_gives_the_humans_time_on_four(face: int, track: int) -> None:
    g = go(coop().red("sand_in_the_thrusters"), dice(face))
    assert g.track == track


@pytest.mark.parametrize(("face", "tech"), [(4, 1), (3, 0)])
def test_blueprints_are_understood_on_four(face: int, tech: int) -> None:
    g = go(coop().red("borrowed_blueprints"), dice(face))
    if tech:
        go(g, cards("guided_rockets"))
    assert len(g.tech) == tech


def test_a_short_circuit_lets_the_guns_fire() -> None:
    t = coop().counter("b2", "artillery").fly(GREEN, "b3", 1).place("b3", "forest")
    g = go(t.red("short_circuit"), dice(1), cards("infantry"), dice(6))
    assert counters(g, "a6") == ["infantry"]
    go(g, dice(1, 3, 3, 2))  # those on b0 and b3: three and one
    assert aliens(g, GREEN, "b0") + aliens(g, GREEN, "b3") == 2


def test_thought_thieves_make_everybody_discard() -> None:
    t = coop().hand(GREEN, "master_plan", "battle_frenzy").hand(BLUE, "second_wave")
    g = go(t.red("thought_thieves"), cards("battle_frenzy"), cards("second_wave"))
    assert (hand(g, GREEN), hand(g, BLUE)) == (["master_plan"], [])


def test_a_photograph_moves_the_track_and_brings_a_counter() -> None:
    g = go(coop().red("front_page_photograph"), dice(2), cards("tanks"), dice(1))
    assert (g.track, counters(g, "b1")) == (1, ["tanks"])


def test_dread_is_lost_by_all() -> None:
    g = coop().menace(GREEN, 2).red("siphoned_dread")
    assert g.menace == [1, 0]


def test_an_uprising_liberates_a_random_location() -> None:
    t = coop().place("b1", "town").mark(GREEN, "b1").place("c1", "city").mark(BLUE, "c1")
    g = go(t.red("popular_uprising"), dice(2))
    assert g.terror == [2, 0]


@pytest.mark.parametrize(("key", "kind"), [("call_out_the_infantry", "infantry"), ("silk_at_dawn", "paratroopers")])
def test_troops_in_every_section(key: str, kind: str) -> None:
    """CPE 15.11: the Objective's section first."""
    g = go(coop().red(key), dice(1), dice(2), dice(3))
    assert [counters(g, where) for where in ("a1", "b2", "c3")] == [[kind]] * 3


def test_reserves_come_to_random_sections() -> None:
    g = go(coop().red("send_in_the_reserves"), dice(1), cards("tanks"), dice(3), dice(3), cards("infantry"), dice(4))
    assert (counters(g, "a3"), counters(g, "c4")) == (["tanks"], ["infantry"])


@pytest.mark.parametrize(("key", "kind"), [("ambush_in_orbit", "fighter_jets"), ("swapped_orders", "artillery")])
def test_a_named_counter_in_a_random_section(key: str, kind: str) -> None:
    """CPE 12.3: it is searched for."""
    before = pool(coop().g, kind)
    g = go(coop().red(key), dice(2), dice(6))
    assert (counters(g, "b6"), pool(g, kind)) == ([kind], before - 1)


def test_a_double_cross_moves_counters_and_fires() -> None:
    t = coop().counter("c1", "helicopters").counter("b2", "artillery").fly(GREEN, "b3", 4)
    g = go(t.place("b3", "forest").red("double_cross"), dice(4))
    assert (counters(g, "c1"), counters(g, "c4")) == ([], ["helicopters"])
    go(g, dice(2, 3, 4, 5))
    assert aliens(g, GREEN, "b3") == 3


@pytest.mark.parametrize(("face", "track"), [(4, 1), (3, 0)])
def test_a_meteor_shower_is_studied(face: int, track: int) -> None:
    assert go(coop().red("meteor_shower"), dice(face)).track == track


def test_crossed_wires_bring_a_counter_to_every_section() -> None:
    g = coop().red("crossed_wires")
    go(g, cards("tanks"), dice(1), cards("infantry"), dice(2), cards("minutemen"), dice(3))
    assert [counters(g, where) for where in ("a1", "b2", "c3")] == [["tanks"], ["infantry"], ["minutemen"]]


# Those that remain.


@pytest.mark.parametrize("key", ["wave_of_patriotism", "newsreel_heroes", "old_grudges"])
def test_it_remains_and_is_nobodys(key: str) -> None:
    """CPE 10.2, 15.10."""
    g = coop().red(key)
    assert g.lasting == [[card(key), -1]]
    assert g.discards[RED_EVENTS] == []


def test_patriotism_strengthens_the_resistance() -> None:
    assert totals(coop().lasting(-1, "wave_of_patriotism").fight()) == (4, 3 + 1)


def test_newsreel_heroes_strengthen_heroes() -> None:
    t = coop().lasting(-1, "newsreel_heroes")
    assert totals(t.fight("us_army_infantry", "local_geologist")) == (4, 3 + 1 + 1)
    assert totals(coop().lasting(-1, "newsreel_heroes").fight()) == (4, 3)


def test_old_grudges_let_counters_win_ties() -> None:
    g = go(coop().lasting(-1, "old_grudges").against("infantry", 2), dice(1, 2))
    assert aliens(g, GREEN, "b1") == 1
    g = go(coop().lasting(-1, "old_grudges").fight(), dice(1, 2))
    assert aliens(g, GREEN, "b1") == 2


def test_a_remaining_resistance_event_can_be_cancelled_later() -> None:
    """CPE 10.8."""
    t = coop().hand(GREEN, "jammed_frequencies").lasting(-1, "wave_of_patriotism")
    g = go(t.action(), "play jammed_frequencies second", "card wave_of_patriotism")
    assert g.lasting == []
    assert g.discards[RED_EVENTS] == [card("wave_of_patriotism")]


def test_two_heroes_bring_a_resistance_event_once() -> None:
    """CPE 7.3, 15.9, with the rulebook's own example: Ranger, Scientists, Sheriff, Infantry."""
    g = coop().fight("forest_ranger", at="small_town")
    go(g, cards("army_scientists"))
    assert waits(g) == "draw 1 red_events"
    go(g, cards("siphoned_dread"), cards("small_town_sheriff"), cards("us_army_infantry"))
    assert waits(g) == "roll 2"
    assert totals(g) == (4, 3 + 1 + 1 + 2)


def test_a_random_section_is_any_section() -> None:
    """CPE 2.8."""
    g = coop().red("short_circuit")
    assert g.chance is not None
    assert (g.chance.kind, g.chance.sides) == ("roll", g.layout.sections)
    go(g, dice(3), cards("infantry"), dice(2))
    assert counters(g, "c2") == ["infantry"]

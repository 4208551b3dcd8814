"""Every Resistance counter: its figures, its abilities, and the ways it comes and goes (CPE 12)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.card import BARRAGE, BOLD, CAPTAIN, CUNNING, DEADLY, MOVE
from beachhead.games.conquest.cards.packs import core
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
    offered,
    pool,
    space,
    totals,
    waits,
)

FIGURES = {
    "infantry": (3, False, 0),
    "paratroopers": (3, False, 0),
    "tanks": (5, True, 0),
    "fighter_planes": (6, True, MOVE),
    "helicopters": (4, True, MOVE),
    "fighter_jets": (7, True, MOVE),
    "artillery": (4, True, BARRAGE),
    "minutemen": (2, False, BOLD),
    "sharpshooters": (3, False, DEADLY),
    "captain_fantastic_counter": (8, True, CUNNING | CAPTAIN),
}


def test_the_figures_are_of_all_counters() -> None:
    found = {row.key: (row.strength, row.hard) for row in core().rows if row.kind == "counter"}
    assert found == {key: figures[:2] for key, figures in FIGURES.items()}
    assert {key: core().cards[card(key)].gifts for key in FIGURES} == {key: f[2] for key, f in FIGURES.items()}


@pytest.mark.parametrize("key", [key for key in FIGURES if not FIGURES[key][2] & (CAPTAIN | BARRAGE)])
def test_a_counter_is_fought_and_goes_back_to_the_pool(key: str) -> None:
    """CPE 12.1."""
    before = pool(Table(cooperative=True).g, key)
    g = Table(cooperative=True).against(key)
    assert totals(g)[1] == FIGURES[key][0] + (2 if FIGURES[key][2] & BOLD else 0)
    assert pool(g, key) == before - 1
    go(g, dice(6, 1))
    assert (counters(g, "b1"), pool(g, key)) == ([], before)


def test_artillery_fires_before_each_round() -> None:
    """CPE 7.24."""
    g = Table().place("b1", "forest").counter("b1", "artillery").fly(GREEN, "b1", 2).battle()
    assert waits(g) == "roll 4"
    go(g, dice(3, 3, 3, 3), dice(6, 1))
    assert counters(g, "b1") == []


def test_sharpshooters_are_deadly() -> None:
    g = go(Table("trun").against("sharpshooters", 2), dice(5, 5), dice(1))
    assert aliens(g, GREEN, "b1") == 1


def test_an_unbeaten_counter_stays() -> None:
    """CPE 7.19."""
    g = go(Table().against("tanks", 1), dice(1, 5))
    assert (counters(g, "b1"), aliens(g, GREEN, "b1")) == (["tanks"], 0)


def test_counters_come_before_the_location_in_the_order_one_chooses() -> None:
    """CPE 6.5."""
    t = Table("trun").place("b1", "small_town").counter("b1", "infantry", "tanks").fly(GREEN, "b1", 4)
    g = t.battle()
    assert offered(g) == ["against infantry", "against tanks"]
    go(g, "against tanks", dice(5, 1), dice(5, 1))
    assert waits(g) == "draw 1 resistance"


# Placing: the rulebook's two examples.


def place_at_b4(*there: str, centre: tuple[str, ...] = ()) -> Table:
    t = Table(cooperative=True).counter("b4", *there).counter("b0", *centre)
    t.fly(GREEN, "a1", 4).place("a1", "forest")  # nobody at home who would have to fight
    return t


def test_those_in_the_space_are_pushed_to_the_centre() -> None:
    """CPE 12.4, example 1."""
    g = go(place_at_b4("tanks").red("ambush_in_orbit"), dice(2), dice(4))
    assert (counters(g, "b4"), counters(g, "b0")) == (["fighter_jets"], ["tanks"])


def test_they_stay_if_the_centre_is_full() -> None:
    """CPE 12.4, example 2."""
    t = place_at_b4("tanks", centre=("infantry", "infantry", "infantry"))
    g = go(t.red("ambush_in_orbit"), dice(2), dice(4))
    assert sorted(counters(g, "b4")) == ["fighter_jets", "tanks"]
    assert counters(g, "b0") == ["infantry"] * 3


def test_as_many_are_pushed_as_fit() -> None:
    """CPE 12.4, 12.6."""
    t = place_at_b4("tanks", "infantry", centre=("infantry", "infantry"))
    g = go(t.red("ambush_in_orbit"), dice(2), dice(4))
    assert (len(counters(g, "b0")), len(counters(g, "b4"))) == (3, 2)


def test_what_has_no_room_moves_the_track() -> None:
    """CPE 12.5."""
    t = place_at_b4("tanks", "tanks", "tanks", centre=("infantry", "infantry", "infantry"))
    g = go(t.red("ambush_in_orbit"), dice(2), dice(4))
    assert (counters(g, "b4"), g.track) == (["tanks"] * 3, 1)
    assert pool(g, "fighter_jets") == 2


def test_a_pushed_counter_appears_under_aliens() -> None:
    """CPE 12.7, 12.8."""
    t = Table(cooperative=True).counter("b4", "tanks")
    g = go(t.red("ambush_in_orbit"), dice(2), dice(4))
    assert (g.fight_seat, g.fight_space, totals(g)) == (GREEN, space("b0"), (8, 5))


def test_players_fight_what_appears_in_turn_order() -> None:
    """CPE 12.10."""
    t = Table(cooperative=True).place("a3", "forest").fly(GREEN, "a3").fly(BLUE, "a3")
    g = go(t.red("ambush_in_orbit"), dice(1), dice(3), dice(1, 5))
    assert aliens(g, GREEN, "a3") == 0
    assert (g.fight_seat, totals(g)) == (BLUE, (2, 7))


def test_reinforcements_are_trapped_at_the_landing_site() -> None:
    """CPE 5.5, 12.12, 20.1."""
    t = Table().wreck(GREEN, 4).counter("b0", "infantry")
    g = go(t.action(), "land b0")
    assert offered(g, "move") == []
    go(g, "to_battle")
    assert totals(g) == (2, 3)


# Moving and Captain Fantastic.


@pytest.mark.parametrize("key", ["fighter_planes", "helicopters", "fighter_jets"])
def test_flyers_move_within_their_section(key: str) -> None:
    """CPE 12.13."""
    t = Table(cooperative=True).counter("c2", key)
    g = go(t.red("double_cross"), dice(5))
    assert (counters(g, "c2"), counters(g, "c5")) == ([], [key])


def test_the_same_number_leaves_them_there() -> None:
    """CPE 12.13."""
    g = go(Table(cooperative=True).counter("c2", "helicopters").red("double_cross"), dice(2))
    assert counters(g, "c2") == ["helicopters"]


def test_the_captain_fights_one_round_in_every_space_with_aliens() -> None:
    """CPE 12.14."""
    t = Table(cooperative=True).place("b2", "forest").fly(GREEN, "b2", 1)
    g = go(t.red("send_in_the_reserves"), dice(2), cards("captain_fantastic_counter"))
    assert (g.fight_space, totals(g), waits(g)) == (space("b0"), (6, 8), "roll 3")
    go(g, dice(1, 2, 5))
    assert (g.fight_space, totals(g)) == (space("b2"), (2, 8))
    go(g, dice(6, 1, 1))
    assert (aliens(g, GREEN, "b0"), aliens(g, GREEN, "b2")) == (2, 1)
    assert pool(g, "captain_fantastic_counter") == 1
    assert not any(g.counters)


def test_aliens_cannot_be_made_to_win_over_him() -> None:
    """CPE 7.30."""
    t = Table(cooperative=True).hand(GREEN, "we_come_in_peace")
    g = go(t.red("send_in_the_reserves"), dice(2), cards("captain_fantastic_counter"), dice(1, 2, 5))
    assert "play we_come_in_peace first" not in offered(g)


def test_only_named_counters_are_in_a_plain_race() -> None:
    """CPE 12.2."""
    named = core().named_counters
    assert {core().rows[i].key for i, n in enumerate(named) if n} >= {"infantry", "paratroopers", "tanks"}

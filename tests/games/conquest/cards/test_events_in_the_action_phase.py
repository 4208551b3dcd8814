"""Events of one's own action phase, those that are played immediately, and those that remain."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.names import EVENTS, STUFF
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Dice,
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


def test_endless_waves_land_everybody() -> None:
    g = go(Table().hand(GREEN, "endless_waves").wreck(GREEN, 4).action(), "play endless_waves first")
    assert (aliens(g, GREEN, "b0"), g.points[GREEN]) == (4, 3)
    assert g.discards[EVENTS] == [card("endless_waves")]


def test_endless_waves_need_somebody_in_the_pool() -> None:
    """CPE 1.11."""
    assert "play endless_waves first" not in offered(Table().hand(GREEN, "endless_waves").action())


def test_the_master_plan_gives_two_points() -> None:
    g = go(Table().hand(GREEN, "master_plan").action(points=1), "play master_plan first")
    assert g.points[GREEN] == 3


def test_a_sneaky_teleport_takes_up_to_two() -> None:
    t = Table().hand(GREEN, "sneaky_teleport").place("c1", "town").place("c2", "town").counter("c2", "infantry")
    g = go(t.action(), "play sneaky_teleport first", "space b0")
    assert offered(g) == ["space a0", "space c1"]  # not where an enemy is
    go(g, "space c1", "enough")
    assert (aliens(g, GREEN, "c1"), g.points[GREEN]) == (1, 2)
    assert not [text for text in offered(g, "move") if text.startswith("move c1")]  # as if it had moved (CPE 5.4)


def test_a_card_with_a_cost_needs_the_points() -> None:
    """CPE 5.8."""
    t = Table().hand(GREEN, "supply_rocket", "whispers_between_worlds")
    assert offered(t.action(points=1), "play") == ["play whispers_between_worlds first"]


def test_the_second_wave_lands_two_and_moves_two() -> None:
    g = go(Table().hand(GREEN, "second_wave").wreck(GREEN, 3).action(points=0), "play second_wave first")
    assert aliens(g, GREEN, "b0") == 3
    go(g, "move b0 b1", "move b0 b1")
    assert offered(g) == ["to_battle"]


def test_whispers_draw_three() -> None:
    g = go(Table().hand(GREEN, "whispers_between_worlds").action(), "play whispers_between_worlds first")
    go(g, cards("battle_frenzy", "atomic_bomb", "master_plan"))
    assert (sorted(hand(g, GREEN)), g.points[GREEN]) == (["atomic_bomb", "battle_frenzy", "master_plan"], 2)


def test_a_supply_rocket_brings_space_stuff() -> None:
    g = go(Table().hand(GREEN, "supply_rocket").action(), "play supply_rocket first", cards("ion_thrusters"))
    assert (stuff(g, GREEN), g.points[GREEN]) == (["ion_thrusters"], 1)


@pytest.mark.parametrize(("face", "gained"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_broadcast_gives_a_d3_of_menace(face: int, gained: int) -> None:
    """CPE 1.2."""
    g = go(Table().hand(GREEN, "terror_broadcast").action(), "play terror_broadcast first", dice(face))
    assert g.menace[GREEN] == gained


def test_the_vapour_cannon_removes_a_counter() -> None:
    t = Table().hand(GREEN, "vapour_cannon").counter("b1", "infantry", "tanks").counter("c1", "tanks")
    g = go(t.action(), "play vapour_cannon first", "space b1", "card tanks")
    assert (counters(g, "b1"), counters(g, "c1")) == (["infantry"], ["tanks"])


def test_an_old_plan_comes_back() -> None:
    t = Table().hand(GREEN, "old_plan_new_planet").discards("atomic_bomb", "master_plan", "they_saw_lights")
    g = go(t.action(), "play old_plan_new_planet first")
    assert offered(g) == ["card master_plan", "card atomic_bomb"]  # nothing that would be played immediately
    go(g, "card atomic_bomb")
    assert hand(g, GREEN) == ["atomic_bomb"]


# Cancelling.


def test_an_event_is_cancelled_as_it_is_played() -> None:
    """CPE 10.5, 10.6: what was paid stays paid."""
    g = Table().hand(GREEN, "supply_rocket").hand(BLUE, "jammed_frequencies").action()
    go(g, "play supply_rocket first", "play jammed_frequencies first")
    assert (g.points[GREEN], stuff(g, GREEN)) == (1, [])
    assert sorted(g.discards[EVENTS]) == sorted([card("jammed_frequencies"), card("supply_rocket")])


@pytest.mark.parametrize(("key", "mode"), [("swapped_orders", "first"), ("overseer_intervention", "second")])
def test_others_can_cancel_too(key: str, mode: str) -> None:
    g = go(Table().hand(GREEN, "master_plan").hand(BLUE, key).action(), "play master_plan first", f"play {key} {mode}")
    assert g.points[GREEN] == 3


def test_a_cancel_is_cancelled() -> None:
    """CPE 10.6."""
    g = Table().hand(GREEN, "master_plan", "jammed_frequencies").hand(BLUE, "jammed_frequencies").action()
    go(g, "play master_plan first", "play jammed_frequencies first", "play jammed_frequencies first")
    assert g.points[GREEN] == 5


@pytest.mark.parametrize(
    ("key", "mode"),
    [("jammed_frequencies", "second"), ("swapped_orders", "second"), ("overseer_intervention", "third")],
)
def test_what_remains_in_play_can_be_cancelled_later(key: str, mode: str) -> None:
    """CPE 10.8."""
    g = go(Table().hand(GREEN, key).lasting(BLUE, "war_drums_of_saturn").action(), f"play {key} {mode}")
    go(g, "card war_drums_of_saturn")
    assert g.lasting == []
    assert card("war_drums_of_saturn") in g.discards[EVENTS]


@pytest.mark.parametrize(("face", "left"), [(4, 0), (3, 1)])
def test_human_tech_is_cancelled_on_four(face: int, left: int) -> None:
    """CPE 16.2."""
    t = Table(cooperative=True).hand(GREEN, "jammed_frequencies").tech("radar_network")
    g = go(t.action(), "play jammed_frequencies second", "card radar_network", dice(face))
    assert len(g.tech) == left


def test_the_overseer_discards_space_stuff() -> None:
    g = Table().hand(GREEN, "overseer_intervention").stuff(BLUE, "heat_ray").action()
    go(g, "play overseer_intervention fourth", "card_of blue heat_ray")
    assert (stuff(g, BLUE), g.discards[STUFF]) == ([], [card("heat_ray")])


# Against rivals.


@pytest.mark.parametrize(("faces", "left"), [(dice(3, 4), 1), (dice(1, 2), 0)])
def test_an_atomic_bomb_demolishes_and_strikes(faces: Dice, left: int) -> None:
    """CPE 6.11."""
    t = Table().hand(GREEN, "atomic_bomb").place("a1", "city").mark(BLUE, "a1").fly(BLUE, "a1", 2).fly(GREEN, "a1")
    g = go(t.action(), "play atomic_bomb first", "space a1", faces)
    assert g.demolished[space("a1")]
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (1, left)
    assert (g.points[GREEN], g.terror[BLUE]) == (0, 0)


def test_sand_costs_a_rival_two_points_next_turn() -> None:
    g = go(Table().hand(GREEN, "sand_in_the_thrusters").action(), "play sand_in_the_thrusters first")
    g.points[BLUE] = 5
    go(g, "to_battle", cards(*["battle_frenzy"] * 2, "master_plan", "master_plan", "second_wave"))
    assert (g.turn, g.points[BLUE]) == (BLUE, 3)


def test_borrowed_blueprints_are_kept() -> None:
    """CPE 9.2: a card that lies face down stays so."""
    t = Table().hand(GREEN, "borrowed_blueprints").stuff(BLUE, "disintegrator_beams", "heat_ray")
    t.g.spent[BLUE] = [card("disintegrator_beams")]
    g = go(t.action(), "play borrowed_blueprints first", "card_of blue disintegrator_beams")
    assert (stuff(g, GREEN), stuff(g, BLUE), g.spent) == (
        ["disintegrator_beams"],
        ["heat_ray"],
        [[card("disintegrator_beams")], []],
    )


def test_a_short_circuit_destroys_space_stuff() -> None:
    g = Table().hand(GREEN, "short_circuit").stuff(BLUE, "clockwork_colossus").action()
    go(g, "play short_circuit first", "card_of blue clockwork_colossus")
    assert stuff(g, BLUE) == []
    assert aliens(g, BLUE, "c0") == 4  # the Ally has left the board (CPE 9.5)


def test_thoughts_are_stolen_at_random() -> None:
    """CPE 10.12."""
    g = Table().hand(GREEN, "thought_thieves").hand(BLUE, "master_plan", "battle_frenzy").action()
    go(g, "play thought_thieves first", "pass", cards("battle_frenzy"))
    assert (hand(g, GREEN), hand(g, BLUE)) == (["battle_frenzy"], ["master_plan"])


def test_a_photograph_costs_a_rival_two_events() -> None:
    g = Table().hand(GREEN, "front_page_photograph").hand(BLUE, "master_plan", "battle_frenzy", "atomic_bomb").action()
    go(g, "play front_page_photograph first", "pass", cards("atomic_bomb"), cards("master_plan"))
    assert hand(g, BLUE) == ["battle_frenzy"]


def test_dread_is_siphoned() -> None:
    g = go(Table().hand(GREEN, "siphoned_dread").menace(BLUE, 2).action(), "play siphoned_dread first")
    assert g.menace == [1, 1]


def test_an_uprising_removes_a_rivals_marker() -> None:
    t = (
        Table()
        .hand(GREEN, "popular_uprising")
        .place("c1", "city")
        .mark(BLUE, "c1")
        .place("b1", "town")
        .mark(GREEN, "b1")
    )
    g = go(t.action(), "play popular_uprising first")
    assert offered(g) == ["space c1"]
    go(g, "space c1")
    assert g.terror == [2, 0]


def test_infantry_is_called_out_twice() -> None:
    g = go(Table().hand(GREEN, "call_out_the_infantry").action(), "play call_out_the_infantry first")
    assert offered(g) == ["space a0", "space b0", "space c0"]  # a section each, by its centre
    go(g, "space c0", dice(3), "space a0", dice(5))
    assert (counters(g, "c3"), counters(g, "a5")) == (["infantry"], ["infantry"])


def test_silk_at_dawn_drops_paratroopers() -> None:
    """CPE 12.8: under aliens the fight begins at once."""
    t = Table().hand(GREEN, "silk_at_dawn").place("c3", "forest").fly(BLUE, "c3", 2)
    g = go(t.action(), "play silk_at_dawn first", "space c0", dice(3))
    assert (g.fight_seat, totals(g)) == (BLUE, (4, 3))
    go(g, dice(4, 1))
    assert counters(g, "c3") == []
    assert "move b0 b1" in offered(g)  # and green goes on


def test_bombs_on_the_landing_site() -> None:
    g = go(Table().hand(GREEN, "bombs_on_the_landing_site").action(), "play bombs_on_the_landing_site first")
    assert offered(g) == ["space c0"]
    go(g, "space c0", dice(1, 2, 3, 6))
    assert aliens(g, BLUE, "c0") == 2


# Played immediately.


def test_lights_over_the_hills_are_played_at_once() -> None:
    """CPE 5.10: they are not replaced by the hand's size, but they draw."""
    g = go(Table().hand(GREEN, "whispers_between_worlds").action(), "play whispers_between_worlds first")
    go(g, cards("they_saw_lights", "master_plan", "battle_frenzy"), cards("atomic_bomb"))
    assert g.menace[GREEN] == 1
    assert sorted(hand(g, GREEN)) == ["atomic_bomb", "battle_frenzy", "master_plan"]


def test_a_meteor_shower_hits_a_random_space_with_aliens() -> None:
    g = go(
        Table().hand(GREEN, "whispers_between_worlds").fly(GREEN, "b1", 1).action(),
        "play whispers_between_worlds first",
    )
    go(g, cards("meteor_shower", "master_plan", "battle_frenzy"))
    go(g, dice(2))  # b0, b1 and c0 have aliens: the second
    go(g, dice(3), "pass")
    assert [aliens(g, GREEN, "b0"), aliens(g, GREEN, "b1"), aliens(g, BLUE, "c0")] == [3, 0, 4]


def test_patriotism_is_played_at_once_and_remains() -> None:
    g = go(Table().hand(GREEN, "whispers_between_worlds").action(), "play whispers_between_worlds first")
    go(g, cards("wave_of_patriotism", "master_plan", "battle_frenzy"))
    assert g.lasting == [[card("wave_of_patriotism"), GREEN]]


def test_two_immediate_events_come_in_the_order_one_chooses() -> None:
    g = go(Table().hand(GREEN, "whispers_between_worlds").action(), "play whispers_between_worlds first")
    go(g, cards("wave_of_patriotism", "they_saw_lights", "battle_frenzy"))
    assert offered(g) == ["play they_saw_lights first", "play wave_of_patriotism first"]


# Those that remain.


def test_patriotism_helps_all_resistance() -> None:
    g = Table().lasting(BLUE, "wave_of_patriotism").fight()
    assert totals(g) == (4, 3 + 1)


def test_ones_own_patriotism_can_be_cancelled() -> None:
    t = Table().hand(GREEN, "jammed_frequencies").lasting(GREEN, "wave_of_patriotism", "old_grudges")
    g = go(t.action(), "play jammed_frequencies second")
    assert offered(g) == ["card wave_of_patriotism"]


def test_war_drums_help_their_owner_only() -> None:
    g = go(
        Table().hand(GREEN, "war_drums_of_saturn").place("b1", "small_town").action(), "play war_drums_of_saturn first"
    )
    assert g.points[GREEN] == 1
    go(g, "move b0 b1", "to_battle", cards("us_army_infantry"))
    assert totals(g) == (2 + 1, 3)
    assert totals(Table().lasting(BLUE, "war_drums_of_saturn").fight())[0] == 4


def test_a_landing_grid_frees_a_move_and_a_landing() -> None:
    g = Table().lasting(GREEN, "landing_grid").wreck(GREEN).action(points=0)
    go(g, "land b0", "move b0 b1")
    assert (g.points[GREEN], offered(g)) == (0, ["to_battle"])


def test_a_landing_grid_is_paid_for() -> None:
    g = go(Table().hand(GREEN, "landing_grid").action(points=1), "play landing_grid first")
    assert (g.points[GREEN], g.lasting) == (0, [[card("landing_grid"), GREEN]])


@pytest.mark.parametrize(("helpers", "expected"), [((), 4), (("local_geologist",), 6)])
def test_newsreel_heroes_are_known_to_their_owner(helpers: tuple[str, ...], expected: int) -> None:
    assert totals(Table().lasting(GREEN, "newsreel_heroes").fight("us_army_infantry", *helpers))[0] == expected


def test_old_grudges_count_against_aliens_only() -> None:
    assert totals(Table().lasting(GREEN, "old_grudges").duel()) == (4 + 2, 4)
    assert totals(Table().lasting(GREEN, "old_grudges").fight())[0] == 4


def test_nobody_is_asked_in_an_open_game_who_holds_nothing_that_fits() -> None:
    """CPE 14.6."""
    t = Table(cooperative=True).hand(GREEN, "master_plan").hand(BLUE, "endless_waves")
    g = go(t.action(), "play master_plan first")
    assert (g.seat, waits(g)) == (GREEN, "")

"""Every card of space stuff, and the four Allies."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.names import POOL
from beachhead.games.conquest.queries import hand_size
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Table,
    aliens,
    card,
    counters,
    dice,
    go,
    offered,
    space,
    totals,
    waits,
)

ALLIES = {
    "massive_apocalypse_cube": 6,
    "clockwork_colossus": 4,
    "thing_from_the_ice": 5,
    "bounty_hunter_zarn": 3,
}


def with_ally(key: str, race: str = "plain") -> Table:
    """The Ally waits at b1."""
    t = Table(race).stuff(GREEN, key)
    t.g.put(t.g.ally_of(card(key)), space("b1"))
    return t


@pytest.mark.parametrize("key", ALLIES)
def test_an_ally_comes_to_the_landing_site_and_fights_with_its_own_strength(key: str) -> None:
    """CPE 9.3."""
    assert aliens(Table().stuff(GREEN, key).g, GREEN, "b0") == 5
    assert totals(with_ally(key).fight("us_army_tanks", n=1))[0] == 2 + ALLIES[key]


@pytest.mark.parametrize("key", ALLIES)
def test_an_ally_is_destroyed_and_lands_again(key: str) -> None:
    """CPE 9.4."""
    g = go(with_ally(key).fight("us_army_jet_fighters", n=1), dice(1, 6), f"lose_ally {key}")
    assert g.at[g.ally_of(card(key))] == POOL
    t = Table().stuff(GREEN, key)
    t.g.put(t.g.ally_of(card(key)), POOL)
    g = go(t.action(), f"land_ally {key} b0", f"move_ally {key} b1")
    assert (aliens(g, GREEN, "b1"), g.points[GREEN]) == (1, 1)


@pytest.mark.parametrize(("key", "foe", "expected"), [("clockwork_colossus", "us_army_infantry", 2 + 4 + 1)])
def test_the_colossus_frightens_soft_resistance(key: str, foe: str, expected: int) -> None:
    assert totals(with_ally(key).fight(foe, n=1))[0] == expected


def test_it_counts_only_where_the_ally_is() -> None:
    """CPE 9.3."""
    assert totals(Table().stuff(GREEN, "clockwork_colossus").fight())[0] == 4


def test_the_bounty_hunter_hunts_heroes_and_aliens() -> None:
    assert totals(with_ally("bounty_hunter_zarn").fight("us_army_tanks", "local_geologist", n=1))[0] == 2 + 3 + 2
    t = Table().stuff(GREEN, "bounty_hunter_zarn")
    t.g.put(t.g.ally_of(card("bounty_hunter_zarn")), space("a1"))
    assert totals(t.duel(1, 1))[0] == 2 + 3 + 2


@pytest.mark.parametrize(
    ("key", "foe", "more"),
    [
        ("fear_projector", "us_army_infantry", 2),
        ("fear_projector", "us_army_tanks", 0),
        ("heat_ray", "us_army_tanks", 2),
        ("heat_ray", "us_army_infantry", 0),
        ("flak_umbrella", "us_army_fighter_planes", 1),
        ("flak_umbrella", "us_army_tanks", 0),
    ],
)
def test_gear_that_adds_strength(key: str, foe: str, more: int) -> None:
    assert totals(Table().stuff(GREEN, key).fight(foe))[0] == 4 + more


def test_two_of_a_kind_add_twice() -> None:
    assert totals(Table().stuff(GREEN, "heat_ray", "heat_ray").fight("us_army_tanks"))[0] == 4 + 4


def test_gear_against_hard_or_soft_does_not_count_against_aliens() -> None:
    """CPE 8.5."""
    assert totals(Table().stuff(GREEN, "heat_ray", "fear_projector").duel()) == (4, 4)


def test_beams_are_activated_once_a_turn() -> None:
    """CPE 9.2."""
    g = go(Table().stuff(GREEN, "disintegrator_beams").fight("us_army_tanks"), dice(1, 4))
    go(g, "use disintegrator_beams first")  # 8 against 9
    assert aliens(g, GREEN, "b1") == 1
    go(g, "press_on", dice(1, 1))
    assert g.seat != GREEN or "use disintegrator_beams first" not in offered(g)


def test_activated_cards_are_ready_in_the_next_turn() -> None:
    """CPE 5.2."""
    t = Table().stuff(GREEN, "matter_transmitter")
    t.g.spent[GREEN] = [card("matter_transmitter")]
    assert "use matter_transmitter first" in offered(t.action())


@pytest.mark.parametrize(("face", "left"), [(3, 1), (2, 0)])
def test_a_bubble_shield_holds_on_three(face: int, left: int) -> None:
    g = go(Table().stuff(GREEN, "bubble_shield").fight(n=1), dice(1, 6), "use bubble_shield first", dice(face))
    assert aliens(g, GREEN, "b1") == left


def test_the_thinking_engine_holds_one_more_event() -> None:
    assert hand_size(Table().stuff(GREEN, "thinking_engine").g, GREEN) == 5 + 1


def test_ion_thrusters_free_a_move() -> None:
    g = go(Table().stuff(GREEN, "ion_thrusters").action(points=0), "move b0 b1")
    assert (g.points[GREEN], offered(g)) == (0, ["to_battle"])


def test_the_matter_transmitter_sends_one_alien() -> None:
    t = Table().stuff(GREEN, "matter_transmitter").place("c1", "town")
    g = go(t.action(), "use matter_transmitter first", "space b0", "space c1")
    assert (aliens(g, GREEN, "c1"), g.points[GREEN]) == (1, 3)
    assert "use matter_transmitter first" not in offered(g)


def test_cloning_vats_free_a_landing_each() -> None:
    g = go(Table().stuff(GREEN, "cloning_vats", "cloning_vats").wreck(GREEN, 3).action(points=0), "land b0", "land b0")
    assert (aliens(g, GREEN, "b0"), offered(g, "land")) == (3, [])


def test_the_amplifier_makes_menace_cheaper() -> None:
    g = go(Table("orzax").stuff(GREEN, "menace_amplifier").action(points=1), "buy_menace")
    assert (g.menace[GREEN], g.points[GREEN]) == (1, 0)


def test_menace_is_never_for_nothing() -> None:
    """CPE 5.7."""
    g = go(Table("menthalars").stuff(GREEN, "menace_amplifier").action(points=1), "buy_menace")
    assert (g.points[GREEN], offered(g, "buy_menace")) == (0, [])


def test_the_wheel_rolls_again() -> None:
    g = go(Table().stuff(GREEN, "probability_wheel").fight(), dice(1, 4), "use probability_wheel first", dice(5))
    assert g.marker[space("b1")] == GREEN


def test_the_twin_ray_rolls_a_further_die() -> None:
    g = go(Table().stuff(GREEN, "twin_death_ray").fight(), dice(1, 4), "use twin_death_ray first", dice(4))
    assert g.marker[space("b1")] == GREEN  # 8 against 7


@pytest.mark.parametrize(("face", "left"), [(6, 1), (5, 0)])
def test_armoured_hulls_hold_on_a_six(face: int, left: int) -> None:
    g = go(Table().stuff(GREEN, "armoured_hulls").fight(n=1), dice(1, 6), dice(face))
    assert aliens(g, GREEN, "b1") == left


def test_armoured_hulls_are_for_allies_too() -> None:
    """CPE 9.3."""
    t = with_ally("thing_from_the_ice").stuff(GREEN, "armoured_hulls")
    g = go(t.fight("us_army_jet_fighters", n=1), dice(1, 6), "lose_ally thing_from_the_ice", dice(6))
    assert aliens(g, GREEN, "b1") == 2


def test_a_flak_umbrella_keeps_barrages_off() -> None:
    g = Table().stuff(GREEN, "flak_umbrella").fight("field_gunners")
    assert waits(g) == "roll 2"  # only the Fight Dice


@pytest.mark.parametrize(("face", "left"), [(4, []), (3, ["tanks"])])
def test_the_vaporiser_removes_a_counter_on_four(face: int, left: list[str]) -> None:
    g = go(
        Table().stuff(GREEN, "pocket_vaporiser").counter("c1", "tanks").action(),
        "use pocket_vaporiser first",
        dice(face),
    )
    if not left:
        go(g, "space c1")
    assert counters(g, "c1") == left


@pytest.mark.parametrize(("at", "crushed"), [("small_town", True), ("cattle_country", False)])
def test_the_lens_crushes_towns_on_a_five(at: str, crushed: bool) -> None:
    g = go(Table("orzax").stuff(GREEN, "doomsday_lens").fight("us_army_jet_fighters", n=1, at=at), dice(5, 5))
    assert (g.marker[space("b1")] == GREEN) == crushed


def test_the_anchor_wins_ties() -> None:
    g = go(Table().stuff(GREEN, "gravity_anchor").fight(), dice(1, 2))
    assert g.marker[space("b1")] == GREEN


def test_the_relay_gives_a_point_every_turn() -> None:
    assert Table().stuff(GREEN, "orbital_relay").action(points=3).points[GREEN] == 4


def test_an_ally_that_is_stolen_changes_sides() -> None:
    """CPE 9.5."""
    t = Table().hand(BLUE, "borrowed_blueprints").stuff(GREEN, "thing_from_the_ice")
    g = go(t.action(BLUE), "play borrowed_blueprints first", "card_of green thing_from_the_ice")
    assert (aliens(g, GREEN, "b0"), aliens(g, BLUE, "c0")) == (4, 5)

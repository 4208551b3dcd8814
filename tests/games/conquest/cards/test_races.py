"""Every race: what always holds, and what its menace tokens buy."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.packs import core
from beachhead.games.conquest.names import POOL
from tests.games.conquest.table import BLUE, GREEN, Table, aliens, card, cards, dice, go, offered, space, stuff, totals


def figure(race: str, trait: int) -> int:
    """The figure of one of a race's traits."""
    return core().rows[core().index[race]].traits[trait].n


def strength(race: str) -> int:
    return core().rows[core().index[race]].strength or 0


def price(race: str) -> int:
    """The menace tokens that a race's first power costs."""
    return core().rows[core().index[race]].powers[0].menace


RACES = [row.key for row in core().rows if row.kind == "race"]
HELPED = {
    "venezians": ("us_army_infantry", 0),  # Soft
    "rantillion": ("us_army_tanks", 0),  # Hard
    "setaris": ("us_army_fighter_planes", 1),  # Air
}


@pytest.mark.parametrize("race", RACES)
def test_every_saucer_has_the_strength_of_its_race(race: str) -> None:
    """CPE 7.5."""
    foe = "us_army_tanks" if race != "rantillion" else "us_army_infantry"
    assert totals(Table(race).fight(foe))[0] == 2 * strength(race)


@pytest.mark.parametrize("race", HELPED)
def test_some_are_better_against_some(race: str) -> None:
    foe, trait = HELPED[race]
    assert figure(race, trait) > 0
    assert totals(Table(race).fight(foe))[0] == 2 * strength(race) + figure(race, trait)


# The Orzax.


def test_orzax_robots_add_one_for_each_space_stuff() -> None:
    g = Table("orzax").stuff(GREEN, "thinking_engine", "cloning_vats", "cloning_vats").fight()
    assert totals(g)[0] == 4 + 3


def test_orzax_land_once_for_nothing() -> None:
    g = Table("orzax").wreck(GREEN, 2).action(points=1)
    go(g, "land b0")
    assert g.points[GREEN] == 1
    go(g, "land b0")
    assert g.points[GREEN] == 0


def test_orzax_build_space_stuff() -> None:
    g = Table("orzax").menace(GREEN, price("orzax")).action()
    go(g, "use orzax first", cards("heat_ray"))
    assert (g.menace[GREEN], stuff(g, GREEN)) == (0, ["heat_ray"])
    assert "use orzax first" not in offered(g)


# The Trun.


@pytest.mark.parametrize(("face", "left"), [(5, 1), (6, 1), (4, 0), (1, 0)])
def test_a_trun_survives_on_five_or_more(face: int, left: int) -> None:
    """CPE 7.29."""
    g = Table("trun").fight(n=1)
    go(g, dice(1, 5), dice(face))
    assert aliens(g, GREEN, "b1") == left


def test_warriors_pay_for_one_more_on_the_toughness_roll() -> None:
    g = Table("trun").menace(GREEN, 3).fight(n=1)
    go(g, dice(1, 5), "pass", dice(3))
    go(g, "use trun second")
    assert aliens(g, GREEN, "b1") == 1  # 4 is not enough yet: it is still in doubt
    go(g, "use trun second")
    assert (aliens(g, GREEN, "b1"), g.menace[GREEN]) == (1, 1)
    assert offered(g, "press_on") == ["press_on"]


def test_warriors_pay_for_one_more_on_the_fight_die() -> None:
    """CPE 7.10: a 5 becomes a 6, and crushes."""
    g = Table("trun").menace(GREEN, 1).fight("captain_fantastic", n=1)
    go(g, dice(5, 5, 5), "use trun first")
    assert g.marker[space("b1")] == GREEN


def test_an_ally_of_the_trun_is_not_a_trun() -> None:
    """CPE 9.3."""
    t = Table("trun").stuff(GREEN, "thing_from_the_ice")
    t.g.put(t.g.ally_of(card("thing_from_the_ice")), space("b1"))
    g = t.fight("us_army_fighter_planes", n=1)
    go(g, dice(1, 5), "lose_ally thing_from_the_ice")
    assert g.at[g.ally_of(card("thing_from_the_ice"))] == POOL


# The Menthalars.


def test_menthalars_buy_menace_for_one_point() -> None:
    g = go(Table("menthalars").action(points=1), "buy_menace")
    assert (g.points[GREEN], g.menace[GREEN]) == (0, 1)


def test_mind_control_adds_two_resistance_cards_and_their_heroes() -> None:
    """CPE 7.31: a Hero draws on, and nothing is dropped by what is controlled."""
    g = Table("menthalars").menace(GREEN, 2).fight("us_army_tanks")
    go(g, dice(1, 1), "use menthalars first", cards("local_geologist"), cards("us_army_paratroopers"))
    go(g, cards("angry_mob"))
    assert totals(g) == (2 * strength("menthalars") + 1 + 3 + 1, 5)
    assert not any(g.counters)


def test_mind_controlled_resistance_has_no_total_of_its_own() -> None:
    """CPE 20.3: the National Monument helps only those who fight against the aliens."""
    g = Table("menthalars").menace(GREEN, 2).fight("us_army_infantry", at="national_monument")
    go(g, dice(1, 1), "use menthalars first", cards("us_army_infantry"), cards("angry_mob"))
    assert totals(g) == (2 * strength("menthalars") + 3 + 1, 3 + 1)


# The Fishmen.


def test_fishmen_win_ties() -> None:
    """CPE 7.7."""
    g = go(Table("fishmen").fight("us_army_infantry", n=1), dice(2, 2))
    assert g.marker[space("b1")] == GREEN


def test_fishmen_are_stronger_at_the_sea() -> None:
    assert totals(Table("fishmen").fight(at="seaside_resort"))[0] == 6 + 2


def test_the_land_squid_helps_for_the_whole_fight() -> None:
    g = Table("fishmen").menace(GREEN, price("fishmen")).fight("us_army_jet_fighters", n=2)
    go(g, dice(1, 6), "use fishmen first", "press_on")
    assert totals(g)[0] == 3 + 4  # one is left
    assert g.menace[GREEN] == 0


# The Vento.


def test_vento_remember_their_conquests() -> None:
    t = Table("vento").place("b3", "town").mark(GREEN, "b3").place("b4", "small_town").mark(GREEN, "b4")
    assert totals(t.fight(at="city"))[0] == 2 * strength("vento") + 2


def test_subject_legions_land_two() -> None:
    g = Table("vento").menace(GREEN, 2).wreck(GREEN, 3).action()
    go(g, "use vento first")
    assert (aliens(g, GREEN, "b0"), g.menace[GREEN], g.points[GREEN]) == (3, 0, 3)


# The Venezians.


def test_soft_resistance_is_bewitched() -> None:
    """CPE 7.30: even a 6 does not help."""
    g = Table("venezians").menace(GREEN, 1).fight("us_army_infantry", n=1)
    go(g, dice(1, 6), "use venezians second")
    assert g.marker[space("b1")] == GREEN


def test_hard_resistance_is_not() -> None:
    g = Table("venezians").menace(GREEN, 1).fight("us_army_tanks", n=1)
    go(g, dice(1, 6))
    assert not aliens(g, GREEN, "b1")


def test_pirates_take_space_stuff_from_beaten_aliens() -> None:
    g = Table("venezians").stuff(BLUE, "heat_ray").duel(2, 1)
    go(g, dice(5, 1), "card_of blue heat_ray")
    assert (stuff(g, GREEN), stuff(g, BLUE)) == (["heat_ray"], [])


def test_pirates_take_nothing_from_bystanders() -> None:
    t = Table("venezians", seats=3).stuff(2, "heat_ray")
    g = go(t.duel(2, 1), dice(5, 1))
    assert (stuff(g, GREEN), stuff(g, 2)) == ([], ["heat_ray"])


# The Fome Guild.


def test_fome_land_once_for_nothing() -> None:
    g = go(Table("fome").wreck(GREEN).action(points=0), "land b0")
    assert (aliens(g, GREEN, "b0"), g.points[GREEN]) == (4, 0)


@pytest.mark.parametrize(("face", "gained"), [(5, 1), (4, 0)])
def test_souls_are_harvested_after_a_fight(face: int, gained: int) -> None:
    g = go(Table("fome").fight(), dice(5, 1), dice(face))
    assert g.menace[GREEN] == gained


def test_the_dead_are_raised_from_the_discards() -> None:
    t = Table("fome").menace(GREEN, 2).discards("us_army_tanks", "angry_mob", "local_geologist")
    g = go(t.fight("us_army_fighter_planes"), dice(1, 1), "use fome second")
    assert offered(g) == ["card angry_mob", "card us_army_tanks"]  # a Hero has nobody to help
    go(g, "card us_army_tanks")
    assert totals(g)[0] == 2 * strength("fome") + 5


# The Rantillion.


def test_the_swarm_moves_once_for_nothing() -> None:
    g = go(Table("rantillion").action(points=1), "move b0 b1")
    assert g.points[GREEN] == 1
    go(g, "move b0 b1")
    assert g.points[GREEN] == 0


def test_pheromones_land_two_and_free_a_move() -> None:
    g = go(Table("rantillion").menace(GREEN, 1).wreck(GREEN, 2).action(points=0), "use rantillion first")
    assert aliens(g, GREEN, "b0") == 4
    go(g, "move b0 b1", "move b0 b1")
    assert not offered(g, "move")


# The Vyborians.


@pytest.mark.parametrize(("face", "crushed"), [(5, True), (4, False)])
def test_enforcers_crush_on_a_five(face: int, crushed: bool) -> None:
    """CPE 7.8."""
    t = Table("vyborians").tech("armour_piercing_shells").lasting(-1, "wave_of_patriotism")
    g = t.fight("us_army_tanks", "gentleman_adventurer", "small_town_sheriff", "local_geologist", n=1)
    go(g, dice(face, 5))
    assert (g.marker[space("b1")] == GREEN) == crushed


def test_enforcers_crush_aliens_on_a_five() -> None:
    g = go(Table("vyborians", "trun").duel(1, 3), dice(5, 5), dice(1))
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (1, 2)


def test_destruction_rolls_a_further_die_for_one_round() -> None:
    g = Table("vyborians").menace(GREEN, 2).fight("us_army_jet_fighters", n=1)
    go(g, dice(1, 1), "use vyborians first", dice(4))
    assert g.fight_dice[0] == [1, 4]
    go(g, "pass")  # 7 against 8
    assert not aliens(g, GREEN, "b1")


def test_the_further_die_is_gone_in_the_next_round() -> None:
    g = Table("vyborians").menace(GREEN, 1).fight("us_army_jet_fighters", n=2)
    go(g, dice(1, 4), "use vyborians first", dice(2), "press_on", dice(6, 1))
    assert g.marker[space("b1")] == GREEN


def test_smashing_demolishes_a_location_under_ones_aliens() -> None:
    """CPE 6.11."""
    t = Table("vyborians").menace(GREEN, 2).place("a1", "city").mark(BLUE, "a1").place("a2", "town").fly(GREEN, "a1")
    g = go(t.action(), "use vyborians second")
    assert offered(g) == ["space a1"]
    go(g, "space a1")
    assert g.demolished[space("a1")]
    assert (g.marker[space("a1")], g.terror) == (-1, [0, 0])


# The Setaris.


def test_kitewings_fly_on_over_empty_spaces() -> None:
    """CPE 5.4, but an enemy stops them too."""
    t = Table("setaris").place("b2", "town").counter("b3", "infantry")
    g = go(t.action(points=4), "move b0 b1", "move b1 b2", "move b2 b3")
    assert "move b3 b4" not in offered(g)


def test_others_stop_there() -> None:
    g = go(Table().action(points=4), "move b0 b1")
    assert offered(g, "move") == [f"move b0 b{k}" for k in range(1, 7)]


def test_a_screech_makes_the_other_side_roll_again() -> None:
    g = Table("setaris").menace(GREEN, 1).fight("us_army_tanks", n=1)
    go(g, dice(4, 6), "use setaris first", dice(1))
    assert g.marker[space("b1")] == GREEN  # 7 against 6

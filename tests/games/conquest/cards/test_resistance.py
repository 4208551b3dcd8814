"""Every card of the Resistance deck: its figures, its abilities, and what its Heroes add."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.card import ASSAULT, BARRAGE, BOLD, CUNNING, DEADLY
from beachhead.games.conquest.names import RESISTANCE
from beachhead.games.conquest.queries import gifts
from tests.games.conquest.table import GREEN, Table, aliens, card, cards, counters, dice, go, space, totals, waits

FULL = {
    "angry_mob": 1,
    "local_police": 2,
    "torch_bearing_farmers": 2 + 2,  # Bold: two aliens
    "us_army_infantry": 3,
    "field_gunners": 4,
    "us_army_tanks": 5,
    "us_army_fighter_planes": 6,
    "us_army_jet_fighters": 7,
    "super_tanks": 6,
    "captain_fantastic": 8,
}
HEROES = {
    "local_geologist": 1,
    "forest_ranger": 1,
    "army_scientists": 1,
    "small_town_sheriff": 2,  # at a Town
    "lady_reporter": 1,
    "mad_scientist": 1,
    "gentleman_adventurer": 2,
    "teenage_lovebirds": 1,
    "professor_of_mathematics": 1,
}


@pytest.mark.parametrize("key", FULL)
def test_full_resistance_has_its_strength(key: str) -> None:
    """CPE 1.6, 7.5."""
    assert totals(Table().fight(key))[1] == FULL[key]


@pytest.mark.parametrize("key", HEROES)
def test_a_hero_adds_to_whom_it_helps(key: str) -> None:
    """CPE 7.2."""
    assert totals(Table().fight("us_army_infantry", key))[1] == 3 + HEROES[key]


@pytest.mark.parametrize(
    ("hero", "foe", "at", "expected"),
    [
        ("army_scientists", "us_army_infantry", "research_laboratory", 3 + 2),
        ("small_town_sheriff", "us_army_infantry", "city", 3 + 1),
        ("teenage_lovebirds", "angry_mob", "town", 1 + 2),
        ("professor_of_mathematics", "us_army_tanks", "town", 5 + 2),
    ],
)
def test_heroes_where_they_are_at_home(hero: str, foe: str, at: str, expected: int) -> None:
    assert totals(Table().fight(foe, hero, at=at))[1] == expected


@pytest.mark.parametrize(
    ("key", "gift"),
    [
        ("torch_bearing_farmers", BOLD),
        ("super_tanks", DEADLY),
        ("captain_fantastic", CUNNING),
        ("us_army_infantry", 0),
    ],
)
def test_abilities(key: str, gift: int) -> None:
    assert gifts(Table().fight(key)) == gift


@pytest.mark.parametrize(
    ("key", "gift"),
    [("forest_ranger", ASSAULT), ("lady_reporter", CUNNING), ("mad_scientist", DEADLY), ("local_geologist", 0)],
)
def test_heroes_give_their_abilities(key: str, gift: int) -> None:
    assert gifts(Table().fight("us_army_infantry", key)) == gift


def test_heroes_stack() -> None:
    """CPE 7.2: three in a row, then somebody to help."""
    g = Table().fight("us_army_infantry", "gentleman_adventurer", "forest_ranger", "lady_reporter")
    assert totals(g)[1] == 3 + 2 + 1 + 1
    assert gifts(g) == ASSAULT | CUNNING
    assert waits(g) == "roll 3"


def test_assault_wins_ties() -> None:
    """CPE 7.23."""
    g = go(Table().fight("us_army_infantry", "forest_ranger"), dice(2, 2))
    assert aliens(g, GREEN, "b1") == 1


def test_without_it_a_tie_is_nobodys() -> None:
    """CPE 7.7."""
    g = go(Table().fight("us_army_infantry"), dice(1, 2))
    assert aliens(g, GREEN, "b1") == 2
    go(g, "press_on")
    assert waits(g) == "roll 2"


def test_assault_and_fishmen_cancel_each_other() -> None:
    """CPE 7.7."""
    g = go(Table("fishmen").fight("us_army_infantry", "forest_ranger", n=1), dice(2, 1))
    assert (aliens(g, GREEN, "b1"), g.marker[space("b1")]) == (1, -1)


def test_two_crushing_victories_are_a_tie() -> None:
    """CPE 7.8."""
    g = go(Table().fight("us_army_infantry"), dice(6, 6))
    assert (aliens(g, GREEN, "b1"), g.marker[space("b1")]) == (2, -1)


def test_whoever_wins_ties_wins_that_one_too() -> None:
    """CPE 7.9."""
    g = go(Table().fight("us_army_infantry", "forest_ranger"), dice(6, 6))
    assert aliens(g, GREEN, "b1") == 1


def test_cunning_takes_the_better_of_two_dice() -> None:
    """CPE 7.27."""
    g = go(Table().fight("us_army_infantry", "lady_reporter"), dice(3, 1, 5))
    assert aliens(g, GREEN, "b1") == 1  # 7 against 9


def test_deadly_crushes_on_a_five() -> None:
    """CPE 7.27."""
    g = go(Table("trun").fight("angry_mob", "mad_scientist", n=2), dice(5, 5), dice(1))
    assert aliens(g, GREEN, "b1") == 1


def test_gunners_fire_before_each_round() -> None:
    """CPE 7.24: at all aliens in the same and in adjacent spaces."""
    t = Table()
    g = t.fight("field_gunners", n=2)
    assert gifts(g) == BARRAGE
    assert waits(g) == "roll 4"  # two here, two on the landing site next to it
    go(g, dice(1, 3, 2, 6))
    assert (aliens(g, GREEN, "b1"), aliens(g, GREEN, "b0")) == (1, 1)
    assert waits(g) == "roll 2"


def test_a_barrage_can_end_the_battle() -> None:
    """CPE 7.25."""
    g = go(Table().fight("field_gunners", n=1), dice(1, 3, 3, 3))
    assert aliens(g, GREEN, "b1") == 0
    assert g.fight_seat == -1


def test_paratroopers_drop_a_counter_elsewhere() -> None:
    """CPE 7.4, 20.5: the die is rolled again for their own space."""
    g = Table().fight("us_army_paratroopers")
    assert waits(g) == "roll 1"
    go(g, dice(1))
    assert waits(g) == "roll 1"
    go(g, dice(4))
    assert (counters(g, "b1"), counters(g, "b4")) == ([], ["paratroopers"])
    assert totals(g) == (4, 3)


def test_a_drop_onto_aliens_is_fought_after_the_battle() -> None:
    """CPE 12.8."""
    t = Table().place("b4", "forest").fly(GREEN, "b4", 1)
    g = go(t.fight("us_army_paratroopers", n=2), dice(4), dice(5, 1))
    assert g.marker[space("b1")] == GREEN
    assert (g.fight_space, totals(g)) == (space("b4"), (2, 3))


def test_captain_fantastic_takes_the_discards_with_him() -> None:
    """CPE 12.15."""
    g = go(Table().discards("angry_mob", "us_army_tanks").fight("captain_fantastic"), dice(6, 1, 2))
    assert g.discards[RESISTANCE] == []
    assert g.deck[RESISTANCE][card("captain_fantastic")] == 1
    assert sum(g.deck[RESISTANCE]) == 35


def test_a_superhero_is_no_hero() -> None:
    """CPE 20.2: no further card is drawn, and what counts Heroes does not count him."""
    g = Table().lasting(GREEN, "newsreel_heroes").fight("captain_fantastic")
    assert (waits(g), totals(g)[0]) == ("roll 3", 4)


def test_a_battle_has_as_many_fights_as_the_location_says() -> None:
    """CPE 7.1, 7.14 and the rulebook's example of a battle, with the Orzax at a Town."""
    t = Table("orzax").place("b1", "town").fly(GREEN, "b1", 2)
    g = go(t.battle(), cards("us_army_infantry"))
    assert totals(g) == (4, 3)
    go(g, dice(4, 2), cards("local_geologist"), cards("us_army_fighter_planes"))
    assert totals(g) == (4, 7)
    go(g, dice(3, 5))
    assert aliens(g, GREEN, "b1") == 1
    go(g, "press_on", dice(6, 4))
    assert g.marker[space("b1")] == GREEN
    assert g.terror[GREEN] == 2

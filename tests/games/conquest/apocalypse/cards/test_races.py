"""The four races of the expansion: what always holds, and what their menace tokens buy."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.cards.packs import core, find
from tests.games.conquest.table import GREEN, Table, aliens, dice, go, offered, space, totals, waits

PACK = find("core+apocalypse")
RACES = ("martians", "selenians", "kazak", "quatto")


def strength(race: str) -> int:
    return PACK.rows[PACK.index[race]].strength or 0


def price(race: str) -> int:
    """The menace tokens that a race's power costs."""
    return PACK.rows[PACK.index[race]].powers[0].menace


def table(race: str, cooperative: bool = False) -> Table:
    return Table(race, apocalypse=True, cooperative=cooperative)


def test_there_are_fourteen_races() -> None:
    base = [row for row in core().rows if row.kind == "race"]
    assert [row.key for row in PACK.rows if row.kind == "race"] == [*[row.key for row in base], *RACES]


def test_none_is_like_another() -> None:
    races = [row for row in PACK.rows if row.kind == "race"]
    assert len({(row.traits, row.powers) for row in races}) == 14
    assert len({row.traits for row in races}) == 14


@pytest.mark.parametrize("race", RACES)
def test_every_saucer_has_the_strength_of_its_race(race: str) -> None:
    """CPE 7.5."""
    g = table(race).place("b1", "radio_station").counter("b1", "tanks").fly(GREEN, "b1", 2).battle()
    assert totals(g)[0] == 2 * strength(race)


# The Martian Confederacy.


def test_martians_have_a_point_more_every_turn() -> None:
    assert table("martians").action(points=3).points[GREEN] == 4


def test_tripods_do_not_mind_a_barrage() -> None:
    g = table("martians").fight("field_gunners")
    assert waits(g) == "roll 2"  # only the Fight Dice


@pytest.mark.parametrize(("foe", "more"), [("us_army_infantry", 1), ("us_army_tanks", 0)])
def test_tripods_frighten_soft_resistance(foe: str, more: int) -> None:
    assert totals(table("martians").fight(foe))[0] == 2 * strength("martians") + more


def test_black_smoke_takes_strength_and_abilities_for_the_fight() -> None:
    g = table("martians").menace(GREEN, price("martians")).fight("torch_bearing_farmers", "gentleman_adventurer")
    assert totals(g)[1] == 2 + 2 + 2
    go(g, dice(1, 6), "use martians first")
    less = -PACK.rows[PACK.index["martians"]].powers[0].do[1].n
    assert totals(g)[1] == max(0, 2 + 2 - less)
    assert g.menace[GREEN] == 0


def test_there_is_no_smoke_against_aliens() -> None:
    g = go(table("martians").menace(GREEN, 3).duel(), dice(3, 2))
    assert "use martians first" not in offered(g)


# The Selenian Sirens.


@pytest.mark.parametrize(
    ("at", "people"), [("small_town", 1), ("city", 3), ("fishing_village", 1), ("radio_station", 0)]
)
def test_sirens_are_as_strong_as_the_crowd(at: str, people: int) -> None:
    t = table("selenians").place("b1", at).counter("b1", "infantry").fly(GREEN, "b1", 2)
    assert totals(t.battle())[0] == 2 * strength("selenians") + people


@pytest.mark.parametrize(("face", "left"), [(4, 1), (3, 0)])
def test_a_mirage_saves_a_siren_on_four(face: int, left: int) -> None:
    g = table("selenians").menace(GREEN, price("selenians")).fight(n=1)
    go(g, dice(1, 6), "use selenians first", dice(face))
    assert (aliens(g, GREEN, "b1"), g.menace[GREEN]) == (left, 0)


# The Kazak Zealot Federation.


def test_zealots_always_roll_a_further_die() -> None:
    g = table("kazak").fight("us_army_infantry")
    assert waits(g) == "roll 3"
    go(g, dice(1, 6, 1))
    assert g.marker[space("b1")] == GREEN


def test_zealots_roll_it_as_defenders_too() -> None:
    assert waits(Table("plain", "kazak", apocalypse=True).duel()) == "roll 3"


def test_the_last_charge_doubles_the_total_for_a_round() -> None:
    g = table("kazak").menace(GREEN, price("kazak")).fight("us_army_jet_fighters")
    go(g, dice(1, 1, 6), "use kazak first")
    assert g.menace[GREEN] == 0
    assert aliens(g, GREEN, "b1") == 1  # a 6 crushes whatever the totals are
    g = table("kazak").menace(GREEN, price("kazak")).fight("us_army_jet_fighters")
    go(g, dice(1, 1, 1), "use kazak first")
    assert g.marker[space("b1")] == GREEN  # 8 and 1 against 7 and 1


# The Quatto.


@pytest.mark.parametrize("held", [0, 1, 4])
def test_quatto_are_as_strong_as_their_menace(held: int) -> None:
    assert totals(table("quatto").menace(GREEN, held).fight())[0] == 2 * strength("quatto") + held


def test_four_minds_move_for_nothing() -> None:
    g = go(table("quatto").menace(GREEN, price("quatto")).action(points=1), "use quatto first")
    go(g, "move b0 b1", "move b0 b2", "move b0 b3")
    assert (g.points[GREEN], g.menace[GREEN]) == (0, 0)


def test_a_body_returns_for_nothing() -> None:
    g = go(table("quatto").wreck(GREEN, 2).action(points=1), "land b0", "land b0")
    assert (aliens(g, GREEN, "b0"), g.points[GREEN]) == (4, 0)

"""Every card of space stuff that the expansion adds."""

from __future__ import annotations

import pytest

from tests.games.conquest.table import GREEN, Table, aliens, cards, dice, go, hand, offered, space, totals


def table(*keys: str) -> Table:
    return Table(apocalypse=True).stuff(GREEN, *keys)


@pytest.mark.parametrize(("foe", "more"), [("destroyer", 3), ("tanks", 0)])
def test_the_scrambler_helps_against_ships(foe: str, more: int) -> None:
    assert totals(table("sonar_scrambler").against(foe))[0] == 4 + more


@pytest.mark.parametrize(("at", "foe", "more"), [("fishing_village", "fishing_boat", 2), ("town", "angry_mob", 0)])
def test_hulls_for_the_sea(at: str, foe: str, more: int) -> None:
    assert totals(table("submersible_hulls").fight(foe, at=at))[0] == 4 + more


def test_bad_weather_for_a_round() -> None:
    """CPE 9.2."""
    g = go(table("weather_machine").fight("us_army_tanks"), dice(1, 3), "use weather_machine first")
    assert aliens(g, GREEN, "b1") == 1  # 5 against 6
    assert totals(go(g, "press_on"))[1] == 5
    go(g, dice(1, 1))
    assert "use weather_machine first" not in offered(g)


def test_bad_weather_wins_a_round() -> None:
    g = go(table("weather_machine").fight("us_army_tanks"), dice(2, 2), "use weather_machine first")
    assert g.marker[space("b1")] == GREEN  # 6 against 5


@pytest.mark.parametrize(("helpers", "gained"), [(("local_geologist",), 1), ((), 0)])
def test_heroes_hang_in_the_trophy_hall(helpers: tuple[str, ...], gained: int) -> None:
    g = go(table("trophy_hall").fight("angry_mob", *helpers), dice(5, 1))
    assert g.menace[GREEN] == gained


def test_so_do_superheroes_and_both_sides_of_a_ship() -> None:
    g = go(table("trophy_hall").fight("captain_fantastic"), dice(6, 1, 1))
    assert g.menace[GREEN] == 1
    g = go(table("trophy_hall").against("patrol_boat"), dice(5, 1), dice(5, 1))
    assert g.menace[GREEN] == 2


def test_the_switchboard_hears_an_event_a_turn() -> None:
    g = go(table("telepathic_switchboard").action(), "use telepathic_switchboard first", cards("master_plan"))
    assert hand(g, GREEN) == ["master_plan"]
    assert "use telepathic_switchboard first" not in offered(g)


def test_works_that_only_need_to_be_put_up() -> None:
    """CPE 23.1."""
    t = table("prefabricated_works").place("b1", "sandy_beach").fly(GREEN, "b1", 2)
    g = go(t.action(points=1), "factory b1")
    assert (g.points[GREEN], g.terror[GREEN], aliens(g, GREEN, "b1")) == (0, 1, 1)


def test_without_them_a_factory_is_dearer() -> None:
    t = Table(apocalypse=True).place("b1", "sandy_beach").fly(GREEN, "b1", 2)
    assert "factory b1" not in offered(t.action(points=2))
    t = Table(apocalypse=True).place("b1", "sandy_beach").fly(GREEN, "b1", 2)
    assert "factory b1" in offered(t.action(points=3))

"""Moving, landing and menace (CPE 5)."""

from __future__ import annotations

import pytest

from tests.games.conquest.table import BLUE, GREEN, Table, aliens, cards, go, hand, offered, waits


def test_a_move_costs_a_point_and_an_alien_may_go_on() -> None:
    """CPE 5.3."""
    t = Table().place("b1", "forest").place("b2", "town").mark(GREEN, "b2").place("b3", "forest")
    g = go(t.action(points=3), "move b0 b1", "move b1 b2", "move b2 b3")
    assert (aliens(g, GREEN, "b3"), g.points[GREEN]) == (1, 0)


@pytest.mark.parametrize("what", ["empty", "unconquered", "counter", "rival"])
def test_an_alien_stops(what: str) -> None:
    """CPE 5.4."""
    t = Table()
    if what != "empty":
        t.place("b1", "town" if what == "unconquered" else "forest")
    if what == "counter":
        t.counter("b1", "infantry")
    if what == "rival":
        t.fly(BLUE, "b1")
    g = go(t.action(points=3), "move b0 b1")
    assert not [text for text in offered(g, "move") if text.startswith("move b1")]


def test_in_the_next_turn_it_moves_again() -> None:
    t = Table().place("b1", "forest").counter("b1", "infantry").fly(GREEN, "b1")
    assert "move b1 b2" in offered(t.action())  # CPE 5.5


def test_menace_costs_two() -> None:
    """CPE 5.7."""
    g = go(Table("orzax").action(points=3), "buy_menace")
    assert (g.points[GREEN], g.menace[GREEN], offered(g, "buy_menace")) == (1, 1, [])


def test_points_left_over_are_lost() -> None:
    """CPE 5.2."""
    assert go(Table().action(points=5), "to_battle").points[GREEN] == 0


def test_a_card_may_be_discarded_before_drawing() -> None:
    """CPE 5.10."""
    g = go(Table("trun").hand(GREEN, "atomic_bomb", "master_plan").action(), "to_battle")
    assert offered(g) == ["keep_all", "discard master_plan", "discard atomic_bomb"]
    go(g, "discard atomic_bomb", cards("battle_frenzy", "second_wave"))
    assert sorted(hand(g, GREEN)) == ["battle_frenzy", "master_plan", "second_wave"]


def test_a_full_hand_draws_nothing() -> None:
    """CPE 5.11."""
    t = Table("trun").hand(GREEN, "atomic_bomb", "master_plan", "battle_frenzy", "second_wave")
    g = go(t.action(), "to_battle", "keep_all")
    assert len(hand(g, GREEN)) == 4
    assert waits(g) == ""

"""AF 4.4: ships no lower than the highest there."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ISOLATION_FIELD,
    LUNAR_MINE,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    SOLAR_CONVERTER,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def mines(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("dock lunar_mine")]


def test_an_empty_mine_takes_any_ship() -> None:
    """AF 4.4.1."""
    g = play(Builder().roll(RED, 1, 2, 2), "dock lunar_mine 2")
    assert g.ore[RED] == 1
    assert mines(offered(g)) == ["dock lunar_mine 2"]


@pytest.mark.parametrize(("seats", "docks"), [(2, 3), (3, 4), (4, 5)])
def test_docks(seats: int, docks: int) -> None:
    """AF 1.7.1."""
    b = Builder(seats).dock(BLUE, LUNAR_MINE, *[1] * (docks - 1))
    g = play(b.roll(RED, 6, 6, 6), "dock lunar_mine 6")
    assert mines(offered(g)) == []


def test_the_highest_ship_left_counts() -> None:
    """AF 4.4.2: after a shot at the five, a three will do."""
    b = Builder().dock(BLUE, LUNAR_MINE, 3, 5).card(RED, PLASMA_CANNON).fuel(RED, 1)
    g = b.roll(RED, 2, 3, 4)
    assert mines(offered(g)) == []
    play(g, "blast lunar_mine", "fire blue 5")
    assert mines(offered(g)) == ["dock lunar_mine 3", "dock lunar_mine 4"]


def test_van_vogt_mountains_forgive_only_the_first_ship() -> None:
    """AF 5.11.1."""
    b = Builder().colony(RED, VAN_VOGT_MOUNTAINS).dock(BLUE, LUNAR_MINE, 5)
    g = play(b.roll(RED, 1, 2, 6), "dock lunar_mine 6")
    assert mines(offered(g)) == []


def test_van_vogt_mountains_forgive_again_next_turn() -> None:
    """AF 5.11.1."""
    b = Builder(2).colony(RED, VAN_VOGT_MOUNTAINS).dock(BLUE, SOLAR_CONVERTER, 5).bay(BLUE, 2)
    g = b.roll(RED, 2, 2, 2, dealer=Scripted((6, 6, 6), (1, 2, 3)))
    play(g, "dock lunar_mine 2", "dock solar_converter 2", "dock solar_converter 2", "end_turn")
    play(g, "dock lunar_mine 6", "dock solar_converter 6", "dock solar_converter 6", "end_turn")
    assert mines(offered(g)) == ["dock lunar_mine 1", "dock lunar_mine 2", "dock lunar_mine 3"]


def test_van_vogt_mountains_also_let_a_moved_ship_be_any() -> None:
    """AF 5.11.1, 7.12.1."""
    b = Builder().colony(RED, VAN_VOGT_MOUNTAINS).dock(BLUE, LUNAR_MINE, 5).card(RED, ORBITAL_TELEPORTER)
    g = play(b.fuel(RED, 2).roll(RED, 1, 2, 6), "dock solar_converter 1", "teleport 1 solar_converter")
    assert "dock lunar_mine m1" in offered(g)


def test_an_isolated_van_vogt_forgives_nothing() -> None:
    """AF 6.2.1."""
    b = Builder().colony(RED, VAN_VOGT_MOUNTAINS).field(ISOLATION_FIELD, VAN_VOGT_MOUNTAINS)
    assert mines(offered(b.dock(BLUE, LUNAR_MINE, 5).roll(RED, 1, 2, 6))) == ["dock lunar_mine 6"]

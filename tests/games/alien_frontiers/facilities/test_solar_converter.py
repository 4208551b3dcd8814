"""AF 4.9: fuel for any ship."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import ISOLATION_FIELD, LEM_BADLANDS, SOLAR_CONVERTER
from beachhead.games.alien_frontiers.positions import Builder, offered, play

RED, BLUE, GREEN, GOLD = range(4)


@pytest.mark.parametrize(("face", "fuel"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_rounded_up(face: int, fuel: int) -> None:
    """AF 4.9.1."""
    assert play(Builder().roll(RED, face), f"dock solar_converter {face}").fuel[RED] == fuel


@pytest.mark.parametrize(("seats", "docks"), [(2, 7), (3, 7), (4, 8)])
def test_docks(seats: int, docks: int) -> None:
    """AF 1.7.1."""
    b = Builder(seats).dock(BLUE, SOLAR_CONVERTER, *[1] * 6).roll(RED, *[1] * (docks - 5))
    for _ in range(docks - 6):
        play(b, "dock solar_converter 1")
    assert "dock solar_converter 1" not in offered(b)


def test_an_isolated_lem_badlands_adds_nothing() -> None:
    """AF 5.9.1, 6.2.1."""
    b = Builder().colony(RED, LEM_BADLANDS).field(ISOLATION_FIELD, LEM_BADLANDS)
    assert play(b.roll(RED, 3), "dock solar_converter 3").fuel[RED] == 2

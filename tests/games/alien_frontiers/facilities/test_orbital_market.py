"""AF 4.6: trading fuel for ore."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    HEINLEIN_PLAINS,
    ISOLATION_FIELD,
    MIND_CONTROL_HELMET,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    SOLAR_CONVERTER,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play

RED, BLUE, GREEN, GOLD = range(4)


def test_it_takes_a_pair() -> None:
    """AF 4.6.1."""
    assert "orbital_market" not in " ".join(offered(Builder().roll(RED, 1, 2, 3)))
    assert "dock orbital_market 2 r2" in offered(Builder().roll(RED, 1, 2, 3, relic=2))


@pytest.mark.parametrize(("seats", "fits"), [(2, False), (3, False), (4, True)])
def test_pairs_of_docks(seats: int, fits: bool) -> None:
    """AF 1.7.1."""
    g = Builder(seats).dock(BLUE, ORBITAL_MARKET, 1, 1).roll(RED, 2, 2, 3)
    assert ("dock orbital_market 2 2" in offered(g)) == fits


def test_other_players_pairs_trade_nothing() -> None:
    """AF 4.6.2."""
    assert "trade" not in offered(Builder().dock(BLUE, ORBITAL_MARKET, 1, 1).fuel(RED, 8).roll(RED, 2, 2, 3))


def test_the_lower_of_two_pairs_is_the_price() -> None:
    """AF 4.6.3."""
    g = Builder().fuel(RED, 3).roll(RED, 2, 2, 3, 3)
    play(g, "dock orbital_market 3 3", "dock orbital_market 2 2", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (1, 1)


def test_one_ship_of_the_pair_is_enough_to_trade() -> None:
    """AF 4.6.2: the other was teleported away."""
    g = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 4).roll(RED, 2, 2, 3)
    play(g, "dock orbital_market 2 2", "teleport 2 orbital_market", "dock colonist_hub m2", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 1)


def test_a_seized_ship_makes_a_pair() -> None:
    """AF 7.18.1, 4.6.4."""
    b = Builder().card(RED, MIND_CONTROL_HELMET).fuel(RED, 7).dock(BLUE, SOLAR_CONVERTER, 4)
    g = play(b.roll(RED, 1, 2, 4), "seize blue 4 solar_converter", "dock orbital_market 4 m4", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 1)


def test_a_seized_ship_left_alone_trades_nothing() -> None:
    """AF 4.6.4."""
    b = Builder().card(RED, MIND_CONTROL_HELMET, ORBITAL_TELEPORTER).fuel(RED, 9).dock(BLUE, SOLAR_CONVERTER, 4)
    g = play(b.roll(RED, 1, 2, 4), "seize blue 4 solar_converter", "dock orbital_market 4 m4")
    assert "trade" in offered(g)
    play(g, "teleport 4 orbital_market", "dock colonist_hub m4")
    assert g.fuel[RED] == 4
    assert "trade" not in offered(g)


def test_an_isolated_heinlein_plains_changes_no_price() -> None:
    """AF 5.7.1, 6.2.1."""
    b = Builder().colony(RED, HEINLEIN_PLAINS).field(ISOLATION_FIELD, HEINLEIN_PLAINS).fuel(RED, 2)
    assert "trade" not in offered(play(b.roll(RED, 3, 3, 5), "dock orbital_market 3 3"))

"""AF 4.8: new ships at one, two and three."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    HERBERT_VALLEY,
    ISOLATION_FIELD,
    SHIPYARD,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)
PAIR = "dock shipyard 2 2"


@pytest.mark.parametrize(("fleet", "price"), [(3, 1), (4, 2), (5, 3)])
def test_the_price_goes_by_the_number_of_the_new_ship(fleet: int, price: int) -> None:
    """AF 4.8.2."""
    faces = [2, 2, 5, 5, 6][:fleet]
    g = play(Builder().fuel(RED, 4).ore(RED, 4).roll(RED, *faces), PAIR)
    assert (g.fuel[RED], g.ore[RED], g.coloured(RED)) == (4 - price, 4 - price, fleet + 1)
    assert PAIR not in offered(Builder().fuel(RED, price - 1).ore(RED, 9).roll(RED, *faces))
    assert PAIR not in offered(Builder().fuel(RED, 9).ore(RED, price - 1).roll(RED, *faces))


def test_a_seventh_ship_does_not_exist() -> None:
    """AF 4.8.4."""
    assert PAIR not in offered(Builder().fuel(RED, 9).ore(RED, 9).roll(RED, 2, 2, 3, 4, 5, 6))


def test_the_relic_ship_is_not_counted() -> None:
    """AF 4.8.5, 5.6.2: with three ships and the relic, the next one is the fourth."""
    g = Builder().fuel(RED, 1).ore(RED, 1).roll(RED, 1, 2, 3, relic=2)
    assert play(g, "dock shipyard 2 r2").coloured(RED) == 4


def test_a_ship_on_the_station_still_counts() -> None:
    """AF 4.8.5."""
    b = Builder().dock(RED, TERRAFORMING_STATION, 6).fuel(RED, 2).ore(RED, 1)
    assert PAIR not in offered(b.roll(RED, 2, 2, 5))
    six = Builder().dock(RED, TERRAFORMING_STATION, 6).fuel(RED, 9).ore(RED, 9)
    assert PAIR not in offered(six.roll(RED, 2, 2, 3, 4, 5))


def test_two_pairs_build_two_ships() -> None:
    """AF 4.8.1: at rising prices."""
    g = play(Builder().fuel(RED, 5).ore(RED, 5).roll(RED, 2, 2, 3, 3), PAIR, "dock shipyard 3 3")
    assert (g.fuel[RED], g.ore[RED], g.coloured(RED)) == (0, 0, 6)


@pytest.mark.parametrize(("seats", "pairs"), [(2, 1), (3, 2), (4, 3)])
def test_docks(seats: int, pairs: int) -> None:
    """AF 1.7.1."""
    for taken in range(pairs + 1):
        b = Builder(seats).dock(BLUE, SHIPYARD, *[4] * (2 * taken)).fuel(RED, 1).ore(RED, 1)
        assert (PAIR in offered(b.roll(RED, 2, 2, 5))) == (taken < pairs)


def test_the_new_ship_is_rolled_next_turn() -> None:
    """AF 4.8.3."""
    g = Builder(2).fuel(RED, 1).ore(RED, 1).roll(RED, 2, 2, 5, dealer=Scripted((1, 1, 2), (3, 4, 5, 6)))
    play(g, PAIR, "dock solar_converter 5", "end_turn")
    play(g, "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 2", "end_turn")
    assert g.hand(RED).codes == (3, 4, 5, 6)


def test_an_isolated_herbert_valley_saves_nothing() -> None:
    """AF 5.8.1, 6.2.1."""
    b = Builder().colony(RED, HERBERT_VALLEY)
    assert PAIR in offered(b.roll(RED, 2, 2, 5))
    b = Builder().colony(RED, HERBERT_VALLEY).field(ISOLATION_FIELD, HERBERT_VALLEY)
    assert PAIR not in offered(b.roll(RED, 2, 2, 5))

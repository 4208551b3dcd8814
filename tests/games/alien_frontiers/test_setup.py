"""Set-up for two, three and four seats, and the long game (AF 1)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.meta import GAME
from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    BOOSTER_POD,
    CARD_WORDS,
    DATA_CRYSTAL,
    DESERT,
    FACILITY_WORDS,
    PLASMA_CANNON,
    PORTS,
    RELIC,
    STASIS_BEAM,
    STOCK,
    TEMPORAL_WARPER,
)
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.dealers import Scripted, Seeded
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.table import Table

CARDS = (ALIEN_CITY, BOOSTER_POD, BOOSTER_POD, DATA_CRYSTAL, PLASMA_CANNON, STASIS_BEAM, TEMPORAL_WARPER)


def set_up(seats: int, *rolls: tuple[int, ...], long_game: str = "no") -> Frontier:
    dealer = Scripted(*rolls).then_draw(*CARDS[: 3 + seats])
    g = Table(GAME, seats, {"long_game": long_game}, dealer).position
    assert isinstance(g, Frontier)
    return g


@pytest.mark.parametrize(("seats", "colonies"), [(2, 8), (3, 7), (4, 6)])
def test_what_everybody_begins_with(seats: int, colonies: int) -> None:
    """AF 1.1 to 1.4."""
    rolls = {2: (5, 2), 3: (5, 2, 1), 4: (5, 2, 1, 3)}[seats]
    g = set_up(seats, rolls, (1, 2, 3))
    assert g.supply == [colonies] * seats
    assert [g.coloured(seat) for seat in range(seats)] == [3] * seats
    assert g.at.count(STOCK) == 24 - 3 * seats
    assert (g.at[RELIC], g.relic_owner) == (DESERT, -1)
    assert g.fields == [-1, -1, -1]
    assert g.display == [ALIEN_CITY, BOOSTER_POD, BOOSTER_POD]
    assert [g.tech[seat] for seat in range(seats)] == [1 << card for card in CARDS[3 : 3 + seats]]
    assert sum(g.deck) == 24 - 3 - seats
    assert (g.turn, g.turns) == (0, 1)


def test_the_deck_has_24_cards() -> None:
    """AF 1.2.1."""
    table = Table(GAME, 4, {}, Seeded(1))
    counts = dict(zip(CARD_WORDS, GAME.conserved(table.position)[:13], strict=True))
    assert counts.pop("alien_city") == counts.pop("alien_monument") == 1
    assert list(counts.values()) == [2] * 11


@pytest.mark.parametrize("seats", [3, 4])
def test_the_long_game_has_eight_colonies(seats: int) -> None:
    """AF 1.8.1."""
    rolls = (1, 2, 5, 3)[:seats]
    assert set_up(seats, rolls, (1, 2, 3), long_game="yes").supply == [8] * seats


def test_the_long_game_is_not_for_two() -> None:
    """AF 1.8.1: two players have eight colonies anyway."""
    with pytest.raises(BadSetup, match="3 or 4 players"):
        set_up(2, (1, 2), long_game="yes")


def test_allotments_go_round_from_the_first_player() -> None:
    """AF 1.6.1."""
    g = set_up(4, (1, 2, 6, 3), (1, 2, 3))
    assert g.first == g.turn == 2
    # Gold is second, red third, blue fourth.
    assert g.fuel == [0, 1, 0, 1]
    assert g.ore == [1, 1, 0, 0]


def test_allotments_for_three_and_two() -> None:
    """AF 1.6.1."""
    g = set_up(3, (1, 5, 2), (1, 2, 3))
    assert (g.first, g.fuel, g.ore) == (1, [0, 0, 1], [1, 0, 0])
    g = set_up(2, (1, 5), (1, 2, 3))
    assert (g.first, g.fuel, g.ore) == (1, [1, 0], [0, 0])


def test_ties_for_the_first_turn_roll_again_among_themselves() -> None:
    """AF 1.5.2."""
    g = set_up(4, (6, 2, 6, 6), (3, 5, 5), (2, 4), (1, 2, 3))
    assert g.first == 3


def test_open_docks() -> None:
    """AF 1.7.1: the table, facility by facility."""
    table = {
        "solar_converter": (8, 7, 7),
        "lunar_mine": (5, 4, 3),
        "orbital_market": (4, 2, 2),
        "shipyard": (6, 4, 2),
        "colony_constructor": (6, 6, 3),
        "alien_artifact": (4, 4, 4),
        "raiders_outpost": (3, 3, 3),
        "terraforming_station": (1, 1, 1),
        "colonist_hub": (3, 3, 3),
    }
    for place, word in enumerate(FACILITY_WORDS[:-1]):
        assert tuple(PORTS[seats][place] for seats in (4, 3, 2)) == table[word]

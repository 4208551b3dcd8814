"""AF 4.3: a triple and three ore land a colony."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import BRADBURY_PLATEAU, COLONY_CONSTRUCTOR, ISOLATION_FIELD, LEM_BADLANDS
from beachhead.games.alien_frontiers.positions import Builder, offered, play

RED, BLUE, GREEN, GOLD = range(4)
TRIPLE = "dock colony_constructor 4 4 4"


def test_a_triple_lands_a_colony() -> None:
    """AF 4.3.1."""
    g = play(Builder().ore(RED, 4).roll(RED, 4, 4, 4), TRIPLE, "land lem_badlands")
    assert (g.ore[RED], g.supply[RED], g.colonies[LEM_BADLANDS * 4 + RED]) == (1, 5, 1)


def test_what_it_needs() -> None:
    """AF 4.3.1, 2.4.1."""
    assert TRIPLE not in offered(Builder().ore(RED, 2).roll(RED, 4, 4, 4))
    assert "colony_constructor" not in " ".join(offered(Builder().ore(RED, 3).roll(RED, 4, 4, 5)))
    full = Builder().dock(BLUE, COLONY_CONSTRUCTOR, 1, 1, 1).dock(GREEN, COLONY_CONSTRUCTOR, 2, 2, 2)
    assert TRIPLE not in offered(full.ore(RED, 3).roll(RED, 4, 4, 4))


def test_two_triples_fit_or_one_with_two_players() -> None:
    """AF 4.3.1, 1.7.1."""
    for seats, fits in ((4, True), (3, True), (2, False)):
        g = Builder(seats).dock(BLUE, COLONY_CONSTRUCTOR, 1, 1, 1).ore(RED, 3).roll(RED, 4, 4, 4)
        assert (TRIPLE in offered(g)) == fits


def test_the_relic_ship_completes_a_triple() -> None:
    """AF 5.6.2."""
    g = Builder().ore(RED, 3).roll(RED, 4, 4, 5, relic=4)
    assert "dock colony_constructor 4 4 r4" in offered(g)


def test_an_isolated_bradbury_plateau_saves_nothing() -> None:
    """AF 5.5.1, 6.2.1."""
    b = Builder().colony(RED, BRADBURY_PLATEAU).field(ISOLATION_FIELD, BRADBURY_PLATEAU).ore(RED, 2)
    assert TRIPLE not in offered(b.roll(RED, 4, 4, 4))

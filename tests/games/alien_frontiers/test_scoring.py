"""Points, the end of the game and ties (AF 8)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.meta import GAME
from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    ASIMOV_CRATER,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    POSITRON_FIELD,
    STASIS_BEAM,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import places, points
from beachhead.games.alien_frontiers.state import Frontier

RED, BLUE, GREEN, GOLD = range(4)


def test_everything_that_is_worth_a_point() -> None:
    """AF 8.1.1: three colonies, one territory of its own, both cards, the field: seven."""
    b = Builder().colony(RED, LEM_BADLANDS, 2).colony(BLUE, LEM_BADLANDS).colony(RED, HERBERT_VALLEY)
    b.colony(BLUE, HERBERT_VALLEY).card(RED, ALIEN_CITY, ALIEN_MONUMENT).field(POSITRON_FIELD, LEM_BADLANDS)
    g = b.hub(RED, 6).roll(RED, 1, 2, 3)
    assert [points(g, seat) for seat in range(4)] == [7, 2, 0, 0]


def last_landing(b: Builder) -> Frontier:
    """Red's last colony lands on Asimov Crater: two points for it."""
    b.hub(RED, 7).supply(RED, 0).g.fuel[RED] += 1
    b.g.ore[RED] += 1
    return play(b.roll(RED, 1, 2, 3), "launch", "land asimov_crater")


def test_the_last_colony_ends_the_game_at_once() -> None:
    """AF 8.2.1: with ships still to dock; and red wins."""
    g = last_landing(Builder(2))
    assert g.ended == "last_colony"
    assert g.deciders() == []
    assert offered(g) == []
    assert len(g.hand(RED).codes) == 3
    outcome = GAME.outcome(g)
    assert (outcome.places, outcome.points) == ((1, 2), (2, 0))
    assert outcome.why.text == "Red wins with 2 points: the last colony has landed."


def test_a_colony_on_the_hub_is_not_landed() -> None:
    """AF 8.2.1."""
    b = Builder(2).hub(RED, 2).supply(RED, 1).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3, 6), "dock terraforming_station 6", "land lem_badlands")
    assert g.ended == ""


def test_the_one_who_ends_it_may_lose() -> None:
    """AF 8.2.2."""
    g = last_landing(Builder(2).colony(BLUE, LEM_BADLANDS, 3))
    assert places(g) == (2, 1)
    assert GAME.outcome(g).why.text == "Blue wins with 4 points: the last colony has landed."


def level(cards: int = 0, ore: int = 0, fuel: int = 0) -> Frontier:
    """Blue has two points as well, and this much more than red of what breaks ties."""
    b = Builder(2).colony(BLUE, LEM_BADLANDS).fuel(RED, 2).ore(RED, 2).card(RED, STASIS_BEAM)
    b.fuel(BLUE, 2 + fuel).ore(BLUE, 2 + ore)
    return last_landing(b.card(BLUE, STASIS_BEAM) if cards == 0 else b)


@pytest.mark.parametrize(
    ("more", "winners", "why"),
    [
        ({"cards": -1, "ore": 5, "fuel": 5}, (1, 2), "Red wins on cards, level at 2 points."),
        ({"ore": 1, "fuel": -2}, (2, 1), "Blue wins on ore, level at 2 points."),
        ({"ore": -1, "fuel": 4}, (1, 2), "Red wins on ore, level at 2 points."),
        ({"fuel": 1}, (2, 1), "Blue wins on fuel, level at 2 points."),
        ({}, (1, 1), "Red and Blue share the victory: level at 2 points, cards, ore and fuel."),
    ],
)
def test_ties(more: dict[str, int], winners: tuple[int, int], why: str) -> None:
    """AF 8.3.1: cards, then ore, then fuel, then shared."""
    g = level(**more)
    assert [points(g, seat) for seat in range(2)] == [2, 2]
    assert places(g) == winners
    assert GAME.outcome(g).why.text == why


def test_places_after_the_first() -> None:
    """AF 8.3.2: green and gold are level behind red and blue."""
    b = Builder().colony(BLUE, LEM_BADLANDS).colony(GREEN, HERBERT_VALLEY).colony(GOLD, HERBERT_VALLEY)
    g = last_landing(b.ore(BLUE, 1).fuel(BLUE, 1))
    assert g.control[ASIMOV_CRATER] == RED
    assert places(g) == (2, 1, 3, 3)

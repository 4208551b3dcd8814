"""Plans are tried in the same worlds with the same luck, the better ones more often, and only while there is time."""

from __future__ import annotations

import random

import pytest

from beachhead.bots.budget import Budget
from beachhead.bots.outlook import FEWEST_WORLDS, MOST_WORLDS, Outlook, clearly_less
from beachhead.bots.planner import Planner
from beachhead.bots.values import JUDGE, Values
from beachhead.games.registry import GAMES, find
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from tests.bots.test_search import SLACK, middle, quickest


class Counting(Outlook):
    """Remembers what was tried where."""

    def try_all(self, plans: list[list[Option]], seed: str, clock: object) -> list[float]:
        self.tried = [*getattr(self, "tried", []), (len(plans), seed)]
        return super().try_all(plans, seed, clock)  # type: ignore[arg-type]


def outlook(game: Game, g: Position, seed: str = "look") -> Counting:
    return Counting(game, g, g.seat, Values(game, g, JUDGE), seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_seed_finds_the_same_whatever_the_seat_cannot_see(game: Game):
    g = middle(game, game.seats[0], 40)
    other = game.redeal(g, g.seat, random.Random("another world"))
    plans = [[option] for option in g.offers(g.seat)[:3]]
    found = [outlook(game, world).worths(plans, Budget(12).start()) for world in (g, other)]
    assert found[0] == found[1]
    assert len(found[0]) == 3
    assert all(0.0 <= worth <= 1.0 for worth in found[0])


def test_what_is_clearly_worse_is_left_out():
    game = find("alien_frontiers")
    g = middle(game, 2, 40)
    looker = outlook(game, g)
    options = g.offers(g.seat)
    worths = looker.worths([[option] for option in options], Budget(1000).start())
    at_stake = [n for n, _ in looker.tried]
    assert at_stake[:FEWEST_WORLDS] == [len(options)] * FEWEST_WORLDS
    assert at_stake == sorted(at_stake, reverse=True)
    assert sum(at_stake) < MOST_WORLDS * len(options)
    assert len({seed for _, seed in looker.tried}) == len(at_stake), "a new world each time"
    assert len(worths) == len(options)


@pytest.mark.parametrize(
    ("tries", "best", "worse"),
    [
        ([0.2, 0.3, 0.1, 0.2], [0.5, 0.6, 0.4, 0.55], True),
        ([0.2, 0.9, 0.1, 0.8], [0.5, 0.6, 0.4, 0.55], False),
        ([0.5, 0.6, 0.4, 0.5], [0.5, 0.6, 0.4, 0.5], True),
    ],
    ids=["clearly", "by luck", "never different"],
)
def test_worse_in_the_same_worlds(tries: list[float], best: list[float], worse: bool):
    assert clearly_less(tries, best) is worse


def test_without_time_nothing_is_said():
    game = find("conquest")
    g = middle(game, 2, 40)
    assert outlook(game, g).worths([[option] for option in g.offers(g.seat)[:3]], Budget(2).start()) == []


def test_a_plan_that_hands_over_the_game_is_seen_through():
    """The last colony ends the game: an outlook knows who has won, and plans it only for the winner."""
    game = find("alien_frontiers")
    g = game.positions()["last_colony"].copy()
    g.dealer = None
    looker = outlook(game, g)
    until_over = looker.play([], "world", Budget(1000).start())
    assert until_over is not None
    assert until_over.ended or game.turn_number(until_over) >= looker.until


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_planner_with_an_outlook_keeps_its_time(game: Game):
    g = middle(game, game.seats[-1], 50)
    taken = quickest(game, g, lambda: Planner("timed", Budget(seconds=0.2), outlook=Budget(seconds=0.3)))
    assert taken < 0.5 + SLACK

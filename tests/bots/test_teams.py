"""Seats that win together help each other: the tiny game of `harvest` shows it for planner and search."""

from __future__ import annotations

import random

import pytest

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.budget import Budget
from beachhead.bots.planner import Planner
from beachhead.bots.search import Search
from beachhead.bots.values import Values
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.position import Position
from tests.bots.harvest import FAIR, GAME, GIVE, TAKE, Field


def table(seats: int, mode: str) -> Field:
    g, frame = GAME.first(seats, GAME.check(seats, {"mode": mode}))
    g.dealer = Seeded("field")
    g.start(frame)
    assert isinstance(g, Field)
    return g


def at_a_turn(seats: int, mode: str) -> Field:
    g = table(seats, mode)
    while g.asks:
        g.apply(FAIR, g.seat)
    return g


def bots() -> list[Bot]:
    return [Planner("p", Budget(count=50)), Search("s", Budget(count=120))]


@pytest.mark.parametrize(("mode", "wanted"), [("alone", TAKE), ("teams", GIVE), ("together", GIVE)])
def test_a_seat_gives_to_those_it_wins_with_only(mode: str, wanted: object):
    g = at_a_turn(4, mode)
    for bot in bots():
        assert ask_bot(bot, GAME, g, g.seat, random.Random(1)) == wanted, bot.name


def test_a_team_shares_one_chance_and_the_teams_share_the_whole():
    g = at_a_turn(4, "teams")
    g.grain = [5, 0, 1, 1]
    values = Values(GAME, g)
    assert values.of([g], 0) == values.of([g], 1)
    assert sum(values.all_teams(g)) == pytest.approx(1.0)
    assert values.all_teams(g)[0] > values.all_teams(g)[1]
    assert len(values.all_teams(at_a_turn(4, "together"))) > 0
    assert len(Values(GAME, at_a_turn(4, "together")).all_teams(g)) == 1


def finished(mode: str, grain: list[int]) -> Position:
    g = at_a_turn(4, mode)
    while not g.ended:
        g.apply(g.options[0], g.seat)
    g.grain = grain
    return g


def test_results_count_for_whole_teams_and_are_shared_where_victory_is():
    g = finished("teams", [9, 0, 2, 2])
    assert Values(GAME, g).result(g) == [1.0, 0.0]
    g = finished("teams", [2, 2, 2, 2])
    assert Values(GAME, g).result(g) == [0.5, 0.5]
    g = finished("together", [9, 9, 9, 9])
    assert Values(GAME, g).result(g) == [1.0]
    g = finished("together", [0, 0, 0, 0])
    assert Values(GAME, g).result(g) == [0.0]


def test_secret_picks_are_learned_without_knowing_the_others():
    """Fair weather feeds everybody, and nobody can know that the others will not spoil it: together all say fair."""
    g = table(2, "together")
    assert g.asks
    for seat in (0, 1):
        assert ask_bot(Search("weather", Budget(count=200)), GAME, g, seat, random.Random(1)) == FAIR

"""Levels differ by thought and temperature, answer legally, and within a second."""

from __future__ import annotations

from itertools import pairwise

import pytest

from beachhead.bots.levels import LEVELS, Level
from beachhead.bots.planner import Planner
from beachhead.bots.registry import find_bot, make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from tests.bots.test_search import SLACK, middle, quickest


def test_each_level_thinks_more_and_strays_less_than_the_one_below():
    for lower, higher in pairwise(LEVELS):
        assert lower.plan.count < higher.plan.count
        assert lower.temperature > higher.temperature
    assert LEVELS[-1].temperature == 0.0


def test_a_level_with_ten_times_the_thought():
    bot = make_bot("expert@10x", "seed")
    assert isinstance(bot, Planner)
    assert bot.outlook is not None
    usual = LEVELS[-1]
    assert usual.outlook is not None
    assert (bot.name, bot.budget.count, bot.outlook.count) == ("expert@10x", 10 * usual.plan.count, 3000)
    assert (bot.budget.seconds, bot.outlook.seconds) == (10 * usual.plan.seconds, 10 * usual.outlook.seconds)
    assert bot.worlds == 10 * usual.worlds


@pytest.mark.parametrize("budget", ["10", "0x", "101x", "-1x", "1.5x", "x", "0.2s"])
def test_what_a_level_does_not_take(budget: str):
    with pytest.raises(BadSetup, match="from 1x to 100x"):
        make_bot(f"expert@{budget}", "seed")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_level_answers_legally_within_a_second(game: Game, level: Level):
    g = middle(game, game.seats[-1], 50)
    bot = make_bot(level.name, "level")
    assert bot.name == level.name
    assert find_bot(level.name).title == level.title
    assert quickest(game, g, lambda: make_bot(level.name, "level")) < 1.0 + SLACK

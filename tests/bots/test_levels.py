"""Levels differ by thought and temperature, answer legally, and within a second."""

from __future__ import annotations

from itertools import pairwise

import pytest

from beachhead.bots.levels import LEVELS, Level
from beachhead.bots.registry import find_bot, make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.game import Game
from tests.bots.test_search import SLACK, middle, quickest


def test_each_level_thinks_more_and_strays_less_than_the_one_below():
    for lower, higher in pairwise(LEVELS):
        assert lower.plan.count < higher.plan.count
        assert lower.temperature > higher.temperature
    assert LEVELS[-1].temperature == 0.0


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_level_answers_legally_within_a_second(game: Game, level: Level):
    g = middle(game, game.seats[-1], 50)
    bot = make_bot(level.name, "level")
    assert bot.name == level.name
    assert find_bot(level.name).title == level.title
    assert quickest(game, g, lambda: make_bot(level.name, "level")) < 1.0 + SLACK

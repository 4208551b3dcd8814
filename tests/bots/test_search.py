"""The search keeps its time, repeats itself by count and seed, and copes with secret picks."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable

import pytest

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.budget import Budget, Clock
from beachhead.bots.planner import Planner
from beachhead.bots.registry import make_bot
from beachhead.bots.search import FIRST_OPENED, Node, Search
from beachhead.bots.values import JUDGE, Values
from beachhead.games.registry import GAMES, find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position

SLACK = 0.2  # seconds


def middle(game: Game, seats: int, decisions: int, **settings: str) -> Position:
    """A position in the middle of a random game, with a choice to make."""
    g, frame = game.first(seats, game.check(seats, settings))
    g.dealer = Seeded("middle")
    g.start(frame)
    pick = random.Random("middle")
    while g.number < decisions or len(g.options) < 3:
        g.apply(pick.choice(g.options), g.seat)
    return g


def quickest(game: Game, g: Position, make: Callable[[], Bot]) -> float:
    """The seconds that a decision takes on this thread; the best of a few tries, for a pause is not the bot's."""
    tries: list[float] = []
    for _ in range(4):  # whatever is made once is made in the first
        bot = make()
        began = time.thread_time()
        assert ask_bot(bot, game, g, g.seat, random.Random(1)) in g.offers(g.seat)
        tries.append(time.thread_time() - began)
    return min(tries)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("name", ["search@0.3s", "planner@0.3s"])
def test_a_time_budget_is_kept(game: Game, name: str):
    for decisions in (20, 60):
        g = middle(game, game.seats[-1], decisions)
        assert quickest(game, g, lambda: make_bot(name, "timed")) < 0.3 + SLACK


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_count_and_seed_choose_the_same(game: Game):
    g = middle(game, game.seats[0], 40)
    picks = []
    for _ in range(2):
        bot = Search("same", Budget(count=25))
        picks.append(ask_bot(bot, game, g, g.seat, random.Random(3)).text)
        assert bot.iterations == 25
    assert picks[0] == picks[1]


def test_seats_that_pick_in_secret_together_are_all_answered():
    game = find("invaders")
    g, frame = game.first(2, game.check(2, {"match": "best_of_three"}))
    g.dealer = Seeded("exchange")
    g.start(frame)
    pick = random.Random("exchange")
    while not g.asks:
        options = [o for o in g.options if o.text != "limit 0"] or g.options
        g.apply(pick.choice(options), g.seat)
    for seat in g.deciders():
        for bot in (Search("secret", Budget(count=15)), Planner("secret", Budget(count=15))):
            assert ask_bot(bot, game, g, seat, random.Random(2)) in g.offers(seat)


def test_many_options_are_opened_little_by_little():
    game = find("alien_frontiers")
    g = middle(game, 4, 200)
    while len(g.options) <= FIRST_OPENED:
        g.apply(random.Random(g.number).choice(g.options), g.seat)
    g.dealer = None
    values = Values(game, g, JUDGE)
    bot = Search("wide")
    opened = []
    root = Node()
    for _ in range(30):
        world = g.copy()
        world.dealer = bot.dealer
        bot.iterate(values, world, root)
        opened.append(len(root.choices[g.seat]))
    assert opened[0] == FIRST_OPENED
    assert FIRST_OPENED < opened[-1] <= len(g.options)


def test_a_win_in_reach_is_taken():
    game = find("alien_frontiers")
    g = game.positions()["last_colony"]
    seat = g.seat
    bot = Search("winner", Budget(count=60))
    while not g.ended and g.seat == seat:
        g.apply(ask_bot(bot, game, g, seat, random.Random(1)), seat)
    assert g.ended
    assert seat in game.outcome(g).winners()


def test_it_stops_as_soon_as_time_cannot_change_the_answer(monkeypatch: pytest.MonkeyPatch):
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    clock = Budget(seconds=1.0).start()
    clock.tick(80)
    now[0] = 0.5  # so 80 more would follow
    assert not clock.settled(iter([75, 5, 0]))
    assert not clock.settled(iter([80, 0]))
    assert clock.settled(iter([81, 0]))
    assert clock.settled(iter([81]))
    now[0] = 0.75  # 26 more
    assert not clock.settled(iter([53, 27]))
    assert clock.settled(iter([54, 26]))
    counted = Budget(count=100).start()
    counted.tick(96)
    assert not counted.settled(iter([96, 0]))


@pytest.mark.parametrize("name", ["search@0.1s", "rollouts@0.1s"])
def test_to_stop_early_does_not_change_an_answer(name: str, monkeypatch: pytest.MonkeyPatch):
    game = find("attack_the_tower")
    answers: list[list[str]] = []
    looks: list[int] = []
    look = Clock.settled  # still looks at the clock when it is no longer heeded
    for early in (True, False):
        if not early:
            monkeypatch.setattr(Clock, "settled", lambda clock, visits: look(clock, visits) and False)
        ticks = itertools.count()
        monkeypatch.setattr(time, "perf_counter", lambda ticks=ticks: next(ticks) / 1000)
        positions = [middle(game, 2, decisions) for decisions in (20, 30, 40, 50, 60, 70)]
        answers.append([ask_bot(make_bot(name, "early"), game, g, g.seat, random.Random(1)).text for g in positions])
        looks.append(next(ticks))
    assert answers[0] == answers[1]
    assert looks[0] < looks[1]

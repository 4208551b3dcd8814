"""The planner knows its whole turn, meets every position once, and keeps to its plan while nothing unexpected comes."""

from __future__ import annotations

import random

from beachhead.bots import turn_tree
from beachhead.bots.bot import ask_bot
from beachhead.bots.budget import Budget
from beachhead.bots.imagined import key
from beachhead.bots.planner import Planner
from beachhead.bots.turn_tree import TurnTree
from beachhead.bots.values import JUDGE, Values
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.position import CHANCE, Position
from tests.bots.basket import GAME

ENDLESS = Budget()


def tree_of(game: Game, g: Position, budget: Budget = ENDLESS) -> TurnTree:
    rng = random.Random(1)
    tree = TurnTree(game, g, g.seat, Values(game, g, JUDGE), Seeded(1), rng)
    tree.grow(budget.start())
    return tree


def quiet(name: str) -> tuple[Game, Position]:
    """A named position of Alien Frontiers without a dealer, as a bot is shown it."""
    game = find("alien_frontiers")
    g = game.positions()[name].copy()
    g.dealer = None
    return game, g


def every_line(game: Game, g: Position) -> list[Position]:
    """Where every sequence of answers ends the turn, repeated ones included."""
    seat, turn = g.seat, game.turn_number(g)
    ends: list[Position] = []
    left = [g]
    while left:
        here = left.pop()
        if here.seat != seat or game.turn_number(here) != turn:
            ends.append(here)
            continue
        for option in here.options:
            twin = here.copy()
            twin.apply(option, seat)
            left.append(twin)
    return ends


def market() -> Position:
    g, frame = GAME.first(2, {})
    g.start(frame)
    return g


def test_a_turn_grown_to_its_end_holds_every_position_once():
    """Five fruits in any order: 326 ways to fill a basket step by step, 32 baskets."""
    lines = every_line(GAME, market())
    tree = tree_of(GAME, market())
    leaves = {met for met, node in tree.nodes.items() if node.leaf}
    assert len(lines) == 326
    assert leaves == {key(end) for end in lines}
    assert len(leaves) == 32
    assert len(tree.nodes) == 32 + 30, "a leaf for each basket, a choice for each but the empty and the full one"
    assert tree.met == 31 + 80, "every basket but the full one is stopped at, or gets any fruit that is not in it"


def test_its_plan_is_the_best_of_all_lines():
    values = Values(GAME, market(), JUDGE)
    best = max(values.of(every_line(GAME, market()), 0))
    assert tree_of(GAME, market()).root.best == best


def test_a_small_budget_is_kept_and_still_knows_a_whole_turn():
    game, g = quiet("opening")
    tree = tree_of(game, g, Budget(count=30))
    assert any(node.leaf for node in tree.nodes.values())
    assert len(tree.nodes) < 200
    assert len(tree.nodes) < len(tree_of(game, g, Budget(count=600)).nodes)


def test_time_is_kept_for_what_comes_after_growth(monkeypatch):
    """A large tree takes long to be valued from its ends and to be let go, so growth stops before the time is over."""
    plenty = Budget(seconds=1000.0)
    assert tree_of(GAME, market(), plenty).met == 31 + 80
    monkeypatch.setattr(turn_tree, "AFTERWARDS", 100.0)
    assert tree_of(GAME, market(), plenty).met <= 10


def test_it_thinks_once_a_turn_and_follows_its_plan():
    game, g = quiet("pairs")
    seat, turn = g.seat, game.turn_number(g)
    bot = Planner("plan", Budget(count=2000))
    g.apply(ask_bot(bot, game, g, seat, random.Random(1)), seat)
    thought = bot.spent.count
    assert thought > 0
    while g.seat == seat and game.turn_number(g) == turn:
        g.apply(ask_bot(bot, game, g, seat, random.Random(1)), seat)
    assert bot.spent.count == thought
    assert g.seat == CHANCE


def test_it_thinks_again_when_the_table_is_not_the_expected_one():
    game, g = quiet("pairs")
    seat = g.seat
    bot = Planner("plan", Budget(count=300))
    first = ask_bot(bot, game, g, seat, random.Random(1))
    thought = bot.spent.count
    other = next(option for option in g.options if option != first and option.verb == "dock")
    g.apply(other, seat)
    assert len(g.options) > 1
    ask_bot(bot, game, g, seat, random.Random(1))
    assert bot.spent.count > thought


def test_a_colony_is_launched_for_what_its_landing_brings():
    """In the middle of an effect the table looks worse; the plan goes by what the effect comes to."""
    game, g = quiet("last_colony")
    bot = Planner("lander", Budget(count=400))
    seat = g.seat
    while not g.ended and g.seat == seat:
        g.apply(ask_bot(bot, game, g, seat, random.Random(1)), seat)
    assert g.ended
    assert seat in game.outcome(g).winners()

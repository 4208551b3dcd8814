"""Hints and looking back: from what the seat sees and nothing else, in chances that add up."""

from __future__ import annotations

import random

import pytest

from beachhead.bots.advice import chance_of_winning, chances, weigh
from beachhead.bots.budget import Budget
from beachhead.bots.hindsight import Choice, Look, better_options, look_back, turning_points
from beachhead.games.registry import GAMES, find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position
from beachhead.kernel.record import Record, write
from beachhead.kernel.save import digest
from beachhead.kernel.table import Table

BRIEF = Budget(count=6)
SHORT = Budget(count=2)


def choices(game: Game, decisions: int) -> list[Position]:
    """Positions of a random game, a few, where there is something to choose."""
    table = Table(game, max(2, min(game.seats)), {}, Seeded("advice"))
    pick = random.Random("advice")
    met: list[Position] = []
    while not table.over and table.position.number < decisions:
        g = table.position
        if len(g.options) > 1:
            met.append(g.copy())
        g.apply(pick.choice(g.options), g.seat)
    return met[:: max(1, len(met) // 4)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hint_never_changes_when_hidden_cards_are_dealt_anew(game: Game):
    differed = 0
    for g in choices(game, 90):
        hints = []
        for world in range(3):
            other = game.redeal(g, g.seat, random.Random(f"world {world}")) if world else g
            differed += digest(other) != digest(g)
            hints.append([(w.option.text, w.chance) for w in weigh(game, other, g.seat, "seed", BRIEF)])
        assert hints[0] == hints[1] == hints[2]
    assert differed or game.open


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hint_is_offered_ordered_and_a_chance(game: Game):
    for g in choices(game, 60):
        before = digest(g)
        weighed = weigh(game, g, g.seat, "seed", BRIEF)
        assert digest(g) == before
        assert {w.option for w in weighed} <= set(g.offers(g.seat))
        found = [w.chance for w in weighed]
        assert found == sorted(found, reverse=True)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(chances(game, g)) == pytest.approx(1)


def record_of(game: Game, seed: str) -> tuple[Record, Table]:
    table = Table(game, 2, {}, Seeded(seed))
    pick = random.Random(seed)
    while not table.over:
        g = table.position
        table.play(pick.choice(g.options), g.seat)
    return write(game, 2, table.settings, table.log), table


def test_looking_back_in_parts_is_looking_back_at_once():
    game = find("invaders")
    record, table = record_of(game, "back")
    steps = 1 + len(record.answers())
    parts = [look_back(game, record, first, first + 12, SHORT) for first in range(0, steps, 12)]
    looks = [look for part in parts for look in part]
    assert [look.step for look in looks] == list(range(steps))
    assert looks[30:36] == look_back(game, record, 30, 36, SHORT)
    winner = game.outcome(table.position).winners()[0]
    assert looks[-1].chances == [1.0 if seat == winner else 0.0 for seat in range(2)]
    assert chance_of_winning(game, table.position, winner) == 1.0
    decided = [look.choice for look in looks if look.choice]
    assert len(decided) > 20
    assert all(choice.missed >= 0 for choice in decided)


def test_what_turned_the_game_and_what_was_missed_is_told_in_words():
    game = find("alien_frontiers")
    looks = [
        Look(0, "", [0.5, 0.5]),
        Look(1, "", [0.52, 0.48], Choice(0, "Dock", 0.5, "Raid", 0.52)),
        Look(2, "", []),
        Look(3, "", [0.3, 0.7], Choice(1, "Raid", 0.7, "Raid", 0.7)),
        Look(4, "", [0.28, 0.72], Choice(0, "End the turn", 0.28, "Dock", 0.4)),
    ]
    (turn,) = turning_points(game, looks)
    assert (turn.step, turn.seat, turn.say.text) == (3, 1, "The game turns: Blue's chance goes from 48 % to 70 %.")
    (better,) = better_options(game, looks)
    assert (better.step, better.say.text) == (4, "Red: End the turn (28 %). Better: Dock (40 %).")


def test_a_loss_together_is_a_turning_point_too():
    game = find("alien_frontiers")
    (turn,) = turning_points(game, [Look(0, "", [0.6, 0.6]), Look(1, "", [0.2, 0.2])])
    assert "from 60 % to 20 %" in turn.say.text

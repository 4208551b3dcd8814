"""Games that a net plays against itself, and what it learns from each of them."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from beachhead.bots.budget import Budget
from beachhead.bots.imagined import deal
from beachhead.bots.net import Floats, Net
from beachhead.bots.planner import Planner
from beachhead.bots.values import Values
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import CHANCE, Position
from beachhead.lab.train_td import targets

MOST_DECISIONS = 5_000
THOUGHT = 20  # positions that a turn is planned with
TEMPERATURE = 0.02
STRAY = 0.02  # how often a turn begins with any option at all
AMID = 0.15  # how many of the positions inside a turn are learned from, beside all where a turn begins


@dataclass(frozen=True)
class Lesson:
    """Rows of features, what the net should say of them, and what really came of them."""

    rows: Floats
    targets: Floats
    results: Floats


class Pupil(Planner):
    """A planner that plays by the net it is given."""

    def __init__(self, seed: str, values: Values, thought: int = THOUGHT, temperature: float = TEMPERATURE) -> None:
        super().__init__(seed, Budget(count=thought), temperature)
        self.values = values

    def explore(self, game: Game, position: Position, seat: int) -> Option:
        if not self.plan and self.rng.random() < STRAY:
            return self.rng.choice(position.offers(seat))
        return self.choose(game, position, seat)


def study(key: str, seats: int, net: bytes, trace: float, seed: str, games: list[int]) -> list[Lesson]:
    """Plays the games of these numbers; the seed and the numbers settle everything."""
    game = find(key)
    teacher = Net.from_bytes(net)
    return [one_game(game, seats, teacher, trace, f"{seed}/{n}") for n in games]


def one_game(game: Game, seats: int, net: Net, trace: float, seed: str) -> Lesson:
    rng = random.Random(seed)
    dealer = Seeded(f"{seed}/dealer")
    g, frame = game.first(seats, game.check(seats, {}))
    g.start(frame)
    values = Values(game, g, net=net)
    pupils = [Pupil(f"{seed}/{seat}", values) for seat in range(seats)]
    rows: list[list[float]] = []
    moments: list[int] = []  # for each row, how many turns had begun
    turn, begun = game.turn_number(g), 0

    def learn() -> None:
        rows.extend([game.features(g, seat) for seat in range(seats)])
        moments.append(begun)

    while not g.ended and g.number < MOST_DECISIONS and (g.seat >= 0 or g.seat == CHANCE):
        if game.turn_number(g) != turn:
            turn = game.turn_number(g)
            begun += 1
            learn()
        elif g.seat >= 0 and len(g.options) > 1 and rng.random() < AMID:
            learn()
        if g.seat == CHANCE:
            deal(g, dealer)
            continue
        seat = g.seat
        options = g.offers(seat)
        pick = options[0]
        if len(options) > 1:
            pick = pupils[seat].explore(game, game.redeal(g, seat, rng), seat)
        g.apply(pick, seat)
    table = np.array(rows, np.float32).reshape(len(moments), seats, -1)
    share = values.result(g) if g.ended else [1.0 / len(values.teams)] * len(values.teams)
    results = np.array([share[values.team_of[seat]] for seat in range(seats)], np.float32)
    said = net.forward(table.reshape(len(moments) * seats, -1))[-1].reshape(len(moments), seats)
    aims = targets(said, np.array(moments), results, trace)
    return Lesson(
        table.reshape(len(moments) * seats, -1), aims.reshape(-1), np.tile(results, (len(moments), 1)).reshape(-1)
    )


def contest(key: str, seats: int, net: bytes, seed: str, games: list[int]) -> float:
    """How many of the games the net wins as one planner among planners that go by the judge."""
    game = find(key)
    won = 0.0
    for n in games:
        g, frame = game.first(seats, game.check(seats, {}))
        g.dealer = Seeded(f"{seed}/{n // seats}")
        g.start(frame)
        rng = random.Random(f"{seed}/{n}")
        learned = Values(game, g, net=Net.from_bytes(net))
        judge = Values(game, g, "judge")
        hero = n % seats
        players = [
            Pupil(f"{seed}/{n}/{seat}", learned if seat == hero else judge, temperature=0.0) for seat in range(seats)
        ]
        while g.seat >= 0 and g.number < MOST_DECISIONS:
            seat = g.seat
            options = g.offers(seat)
            pick = options[0]
            if len(options) > 1:
                pick = players[seat].choose(game, game.redeal(g, seat, rng), seat)
            g.apply(pick, seat)
        if g.ended:
            won += learned.result(g)[learned.team_of[hero]]
    return won

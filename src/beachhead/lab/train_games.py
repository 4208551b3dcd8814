"""Games that a net plays against itself, and what it learns from each of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp

import numpy as np

from beachhead.bots.imagined import deal, ends
from beachhead.bots.net import Floats, Net
from beachhead.bots.values import JUDGE, Values
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import CHANCE, Position
from beachhead.lab.train_td import targets

MOST_DECISIONS = 5_000
LOOKS = 48  # positions that the effect of one option is followed through
TEMPERATURE = 0.02
STRAY = 0.01  # how often any option at all is taken
AMID = 0.25  # how many of the positions inside a turn are learned from, beside all where a turn begins


@dataclass(frozen=True)
class Lesson:
    """Rows of features, what the net should say of them, and what really came of them."""

    rows: Floats
    targets: Floats
    results: Floats


class Pupil:
    """Takes what its values say is best at once, effects followed to their end; with a temperature also lesser things.

    It looks no further than that: a net learns more from many quick games than from few deep ones.
    """

    def __init__(self, seed: str, values: Values, temperature: float = 0.0, stray: float = 0.0) -> None:
        self.rng = random.Random(seed)
        self.values = values
        self.temperature = temperature
        self.stray = stray

    def choose(self, game: Game, g: Position, seat: int) -> Option:
        options = g.offers(seat)
        if len(options) == 1:
            return options[0]
        if g.asks or self.rng.random() < self.stray:
            return self.rng.choice(options)
        world = game.redeal(g, seat, self.rng)
        spans = [ends(world, option, seat, LOOKS) for option in options]
        worths = self.values.of([end for span in spans for end in span], seat)
        best: list[float] = []
        start = 0
        for span in spans:
            best.append(max(worths[start : start + len(span)]))
            start += len(span)
        most = max(best)
        if self.temperature <= 0.0:
            return options[best.index(most)]
        return self.rng.choices(options, [exp((worth - most) / self.temperature) for worth in best])[0]


def study(key: str, seats: int, net: bytes, trace: float, rivals: float, seed: str, games: list[int]) -> list[Lesson]:
    """Plays the games of these numbers; the seed and the numbers settle everything."""
    game = find(key)
    teacher = Net.from_bytes(net)
    return [one_game(game, seats, teacher, trace, rivals, f"{seed}/{n}") for n in games]


def one_game(game: Game, seats: int, net: Net, trace: float, rivals: float, seed: str) -> Lesson:
    """Plays against itself, or with the chance `rivals` as one seat among others that go by the judge."""
    rng = random.Random(seed)
    dealer = Seeded(f"{seed}/dealer")
    g, frame = game.first(seats, game.check(seats, {}))
    g.start(frame)
    values = Values(game, g, net=net)
    learners = list(range(seats))
    if rivals and rng.random() < rivals:
        learners = [rng.randrange(seats)]
    judge = Values(game, g, JUDGE)
    pupils = [
        Pupil(f"{seed}/{seat}", values if seat in learners else judge, TEMPERATURE, STRAY) for seat in range(seats)
    ]
    rows: list[list[float]] = []
    moments: list[int] = []  # for each row, how many turns had begun
    turn, begun = game.turn_number(g), 0

    def learn() -> None:
        rows.extend([game.features(g, seat) for seat in learners])
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
        g.apply(pupils[seat].choose(game, g, seat), seat)
    table = np.array(rows, np.float32)
    share = values.result(g) if g.ended else [1.0 / len(values.teams)] * len(values.teams)
    results = np.array([share[values.team_of[seat]] for seat in learners], np.float32)
    said = net.forward(table)[-1].reshape(len(moments), len(learners))
    aims = targets(said, np.array(moments), results, trace)
    return Lesson(table, aims.reshape(-1), np.tile(results, len(moments)))


def contest(key: str, seats: int, net: bytes, seed: str, games: list[int]) -> float:
    """How many of the games the net wins as one among others that go by the judge, all looking one choice ahead."""
    game = find(key)
    won = 0.0
    for n in games:
        g, frame = game.first(seats, game.check(seats, {}))
        g.dealer = Seeded(f"{seed}/{n // seats}")
        g.start(frame)
        learned = Values(game, g, net=Net.from_bytes(net))
        judge = Values(game, g, JUDGE)
        hero = n % seats
        players = [Pupil(f"{seed}/{n}/{seat}", learned if seat == hero else judge) for seat in range(seats)]
        while g.seat >= 0 and g.number < MOST_DECISIONS:
            seat = g.seat
            g.apply(players[seat].choose(game, g, seat), seat)
        if g.ended:
            won += learned.result(g)[learned.team_of[hero]]
    return won

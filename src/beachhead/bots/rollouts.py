"""Plain information-set search with random roll-outs: a fixed reference, not meant to become better."""

from __future__ import annotations

import random
from math import log, sqrt

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

BUDGET = Budget(seconds=0.2)
EXPLORATION = 0.7
LONGEST = 4000  # decisions of one roll-out; what is not over by then is judged by its points


class Node:
    """What became of one option: how often it was there to be taken, how often it was, and what came of it."""

    __slots__ = ("after", "available", "visits", "worth")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.worth = 0.0
        self.after: dict[Option, Node] = {}


class Rollouts(Bot):
    """Each iteration deals anew what the seat cannot see, goes down the tree by UCT and rolls out at random.

    Chance is open-loop: the tree knows the options taken and not what the dice said.
    """

    name = "rollouts"

    def __init__(self, seed: int | str, budget: Budget = BUDGET) -> None:
        self.rng = random.Random(seed)
        self.dealer = Seeded(f"{seed}/dice")
        self.budget = budget

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        root = Node()
        clock = self.budget.start()
        while not clock.over() and not clock.settled(node.visits for node in root.after.values()):
            g = game.redeal(position, seat, self.rng)
            g.dealer = self.dealer
            self.iterate(game, g, root, seat)
            clock.tick()
        offers = position.offers(seat)
        return max(offers, key=lambda o: root.after[o].visits if o in root.after else -1)

    def iterate(self, game: Game, g: Position, root: Node, seat: int) -> None:
        path: list[tuple[int, Node]] = []
        node = root
        mover, options = seat, g.offers(seat)
        while mover >= 0:
            fresh = [option for option in options if option not in node.after]
            option = fresh[int(self.rng.random() * len(fresh))] if fresh else select(node, options)
            if fresh:
                node.after[option] = Node()
            for offered in options:
                if offered in node.after:
                    node.after[offered].available += 1
            node = node.after[option]
            path.append((mover, node))
            g.apply(option, mover)
            while g.seat >= 0 and len(g.options) == 1:
                g.apply(g.options[0], g.seat)
            if fresh:
                break
            mover, options = g.seat, g.options
        self.roll_out(g)
        worths = standing(game, g)
        for chooser, chosen in path:
            chosen.visits += 1
            chosen.worth += worths[chooser]

    def roll_out(self, g: Position) -> None:
        pick = self.rng.random
        for _ in range(LONGEST):
            if g.seat < 0:
                return
            options = g.options
            g.apply(options[int(pick() * len(options))], g.seat)


def select(node: Node, options: list[Option]) -> Option:
    """UCT, which counts for each option only the times it could have been taken."""
    best, most = options[0], -1.0
    for option in options:
        child = node.after[option]
        score = child.worth / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)
        if score > most:
            best, most = option, score
    return best


def standing(game: Game, g: Position) -> list[float]:
    """Each seat's place as a worth from 0 for the last to 1 for the first; equal places share.

    Seats that win together have one worth; where everybody does, it is whether they won.
    """
    if g.seat < 0:
        ranks = list(game.outcome(g).places)
    else:
        points = game.points(g)
        ranks = [1 + sum(p > own for p in points) for own in points]
    teams = game.teams(g)
    if len(teams) == 1:
        return [float(g.seat < 0 and rank == 1) for rank in ranks]
    first = [min(ranks[seat] for seat in team) for team in teams]
    if 1 not in first:  # the game has beaten everybody
        return [0.0] * g.seats
    worths = [0.0] * g.seats
    for team, own in zip(teams, first, strict=True):
        below = sum(other > own for other in first) + 0.5 * (first.count(own) - 1)
        for seat in team:
            worths[seat] = below / (len(teams) - 1)
    return worths

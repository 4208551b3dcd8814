"""The bot that plans its own turn: one deduplicated tree, valued where the turn is over."""

from __future__ import annotations

import random
from math import exp

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget, Spent
from beachhead.bots.imagined import seen
from beachhead.bots.turn_tree import Node, TurnTree
from beachhead.bots.values import LEARNED, Values
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

BUDGET = Budget(count=3000, seconds=1.0)
LONGEST_PLAN = 40  # a plan may go round in a circle where nothing is gained


class Planner(Bot):
    """Thinks when the turn begins, and again only when it went otherwise than expected.

    With a temperature it takes lesser plans too, the less likely the lesser they are; never one at random.
    """

    name = "planner"

    def __init__(
        self, seed: int | str, budget: Budget = BUDGET, temperature: float = 0.0, source: str = LEARNED
    ) -> None:
        self.rng = random.Random(seed)
        self.dealer = Seeded(0)
        self.dealer.random = self.rng.random
        self.budget = budget
        self.temperature = temperature
        self.source = source
        self.values: Values | None = None
        self.plan: list[tuple[Position, Option]] = []  # what is expected, and what the seat then does
        self.spent = Spent()

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        if self.plan:
            expected, option = self.plan.pop(0)
            if option in position.offers(seat) and seen(game, position, seat) == seen(game, expected, seat):
                return option
        tree = self.grow(game, position, seat)
        return self.follow(tree, game, seat)

    def grow(self, game: Game, position: Position, seat: int) -> TurnTree:
        if self.values is None or not self.values.fits(game, position):
            self.values = Values(game, position, self.source)
        turn = game.turn_number(position)
        if self.spent.turn != turn:
            self.spent = Spent(turn)
        clock = self.budget.start(self.spent)
        tree = TurnTree(game, position, seat, self.values, self.dealer, self.rng)
        tree.grow(clock)
        clock.stop(self.spent)
        return tree

    def follow(self, tree: TurnTree, game: Game, seat: int) -> Option:
        """The first step of the plan; its other steps are kept as far as nothing unknown comes between."""
        self.plan = []
        first: Option | None = None
        node = tree.root
        while node.edges and len(self.plan) < LONGEST_PLAN:
            number = self.pick(node)
            edge = node.edges[number]
            if first is None:
                first = edge.option
            else:
                self.plan.append((node.position, edge.option))
            if len(edge.outcomes) > 1:
                break
            node = edge.outcomes[0]
        assert first is not None
        return first

    def pick(self, node: Node) -> int:
        worths = [edge.worth() for edge in node.edges]
        most = max(worths)
        if self.temperature <= 0.0:
            return worths.index(most)
        weights = [exp((worth - most) / self.temperature) for worth in worths]
        return self.rng.choices(range(len(worths)), weights)[0]

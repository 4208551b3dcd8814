"""The bot that plans its own turn: one deduplicated tree, valued where the turn is over."""

from __future__ import annotations

from math import exp

from beachhead.bots.budget import Budget, Spent
from beachhead.bots.imagined import seen
from beachhead.bots.thinker import Thinker
from beachhead.bots.turn_tree import Node, TurnTree
from beachhead.bots.values import LEARNED
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

LONGEST_PLAN = 40  # a plan may go round in a circle where nothing is gained


class Planner(Thinker):
    """Thinks when the turn begins, and again only when it went otherwise than expected."""

    name = "planner"
    BUDGET = Budget(count=3000, seconds=1.0)

    def __init__(
        self, seed: int | str, budget: Budget | None = None, temperature: float = 0.0, source: str = LEARNED
    ) -> None:
        super().__init__(seed, budget, temperature, source)
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
        turn = game.turn_number(position)
        if self.spent.turn != turn:
            self.spent = Spent(turn)
        clock = self.budget.start(self.spent)
        tree = TurnTree(game, position, seat, self.values(game, position), self.dealer, self.rng)
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

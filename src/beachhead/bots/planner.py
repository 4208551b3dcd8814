"""The bot that plans its own turn: one deduplicated tree, valued where the turn is over."""

from __future__ import annotations

from math import exp

from beachhead.bots.budget import Budget, Spent
from beachhead.bots.greedy import Greedy
from beachhead.bots.imagined import seen
from beachhead.bots.outlook import MOST_WORLDS, Outlook
from beachhead.bots.thinker import Thinker
from beachhead.bots.turn_tree import Edge, TurnTree
from beachhead.bots.values import LEARNED
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

LONGEST_PLAN = 40  # a plan may go round in a circle where nothing is gained
MOST_PLANS = 3  # ways to begin that are weighed by their outlook
FIRST_SAMPLES, FIRST_LOOKS = 2, 48  # for what looks best at once
IN_QUESTION = 0.12  # how much worse than the best a plan may look and still be weighed


class Planner(Thinker):
    """Thinks when the turn begins, and again only when it went otherwise than expected."""

    name = "planner"
    BUDGET = Budget(count=3000, seconds=1.0)

    def __init__(
        self,
        seed: int | str,
        budget: Budget | None = None,
        temperature: float = 0.0,
        source: str = LEARNED,
        outlook: Budget | None = None,
        worlds: int = MOST_WORLDS,
    ) -> None:
        super().__init__(seed, budget, temperature, source)
        self.plan: list[tuple[Position, Option]] = []  # what is expected, and what the seat then does
        self.spent = Spent()
        self.tried = Spent()  # of the outlook's budget
        self.outlook = outlook
        self.worlds = worlds
        self.greedy = Greedy(f"{seed}/greedy", FIRST_SAMPLES, FIRST_LOOKS)

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        if self.plan:
            expected, option = self.plan.pop(0)
            if option in position.offers(seat) and seen(game, position, seat) == seen(game, expected, seat):
                return option
        tree = self.grow(game, position, seat)
        if self.outlook is not None:
            self.look_out(tree, game, position, seat, self.outlook)
        return self.follow(tree, game, seat)

    def grow(self, game: Game, position: Position, seat: int) -> TurnTree:
        self.spent = self.spent.at(game.turn_number(position))
        clock = self.budget.start(self.spent)
        tree = TurnTree(game, position, seat, self.values(game, position), self.dealer, self.rng)
        tree.grow(clock)
        clock.stop(self.spent)
        return tree

    def look_out(self, tree: TurnTree, game: Game, position: Position, seat: int, budget: Budget) -> None:
        """Where the best plan does not begin with what looks best at once, leaves the one that more comes of."""
        self.tried = self.tried.at(game.turn_number(position))
        clock = budget.start(self.tried)
        edges = sorted(tree.root.edges, key=lambda edge: -edge.worth())
        at_once = self.greedy.choose(game, position, seat)
        if edges[0].option == at_once:
            clock.stop(self.tried)
            return
        least = edges[0].worth() - IN_QUESTION
        rivals = [edge for edge in edges[:MOST_PLANS] if edge.worth() >= least and edge.option != at_once]
        plans = [steps(edge) for edge in rivals]
        rivals.append(next(edge for edge in edges if edge.option == at_once))
        plans.append([at_once])
        outlook = Outlook(game, position, seat, self.values(game, position), str(self.rng.random()))
        worths = outlook.worths(plans, clock, self.worlds)
        clock.stop(self.tried)
        if worths:
            tree.root.edges = [rivals[self.draw(worths)]]

    def follow(self, tree: TurnTree, game: Game, seat: int) -> Option:
        """The first step of the plan; its other steps are kept as far as nothing unknown comes between."""
        self.plan = []
        first: Option | None = None
        node = tree.root
        while node.edges and len(self.plan) < LONGEST_PLAN:
            edge = node.edges[self.draw([edge.worth() for edge in node.edges])]
            if first is None:
                first = edge.option
            else:
                self.plan.append((node.position, edge.option))
            if len(edge.outcomes) > 1:
                break
            node = edge.outcomes[0]
        assert first is not None
        return first

    def draw(self, worths: list[float]) -> int:
        """The number of the best; with a temperature also of others, the less likely the less they are worth."""
        most = max(worths)
        if self.temperature <= 0.0:
            return worths.index(most)
        weights = [exp((worth - most) / self.temperature) for worth in worths]
        return self.rng.choices(range(len(worths)), weights)[0]


def steps(edge: Edge) -> list[Option]:
    """The options of the plan that begins so, as far as nothing unknown comes between."""
    plan = [edge.option]
    while len(edge.outcomes) == 1 and edge.outcomes[0].edges and len(plan) < LONGEST_PLAN:
        edge = max(edge.outcomes[0].edges, key=Edge.worth)
        plan.append(edge.option)
    return plan

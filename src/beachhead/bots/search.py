"""Information-set Monte Carlo tree search: a new deal of the unseen for every iteration, leaves valued at once."""

from __future__ import annotations

from math import exp, sqrt

from beachhead.bots.budget import Budget
from beachhead.bots.imagined import ends
from beachhead.bots.thinker import Thinker
from beachhead.bots.values import LEARNED, Values
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

EXPLORE = 0.6
LENIENCE = 0.15  # how much worse an option may look at once and still be expected to be tried
FIRST_OPENED = 20  # options of a node that are looked at when it is met; more are opened as visits grow
LOOKS = 24  # positions that the effect of an option is followed through
DEEPEST = 60  # decisions below the root that are followed
SERIOUS = 0.2  # an option with fewer visits than this share of the most visited one is not chosen


class Choice:
    """An option at a node: how often it could have been taken and was, and what came of it for its seat."""

    __slots__ = ("available", "prior", "total", "visits")

    def __init__(self, prior: float, worth: float) -> None:
        self.prior = prior
        self.visits = 1  # the look at it when it was opened counts as a visit
        self.available = 1
        self.total = worth

    def mean(self) -> float:
        return self.total / self.visits


class Node:
    """What the seats answered so far, whatever chance did in between; the choices of each seat that decides here."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[int, dict[Option, Choice]] = {}
        self.children: dict[object, Node] = {}

    def child(self, answer: object) -> Node:
        node = self.children.get(answer)
        if node is None:
            node = self.children[answer] = Node()
        return node


class Search(Thinker):
    """Every seat maximises the chance of its own team (max^n); nothing is played out to the end at random."""

    name = "search"
    BUDGET = Budget(count=400, seconds=1.0)

    def __init__(
        self, seed: int | str, budget: Budget | None = None, temperature: float = 0.0, source: str = LEARNED
    ) -> None:
        super().__init__(seed, budget, temperature, source)
        self.iterations = 0

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        values = self.values(game, position)
        root = Node()
        clock = self.budget.start()
        while True:
            world = game.redeal(position, seat, self.rng)
            world.dealer = self.dealer
            world.ears = None
            self.iterate(values, world, root)
            clock.tick()
            if clock.over():
                break
            if self.temperature <= 0.0 and clock.settled(choice.visits for choice in root.choices[seat].values()):
                break
        self.iterations = clock.count
        return self.decide(position.offers(seat), root.choices[seat])

    def decide(self, offers: list[Option], choices: dict[Option, Choice]) -> Option:
        """The most visited option; with a temperature also others that were visited seriously."""
        known = [option for option in offers if option in choices]
        most = max([choices[option].visits for option in known])
        if self.temperature <= 0.0:
            return max(known, key=lambda option: (choices[option].visits, choices[option].mean()))
        serious = [option for option in known if choices[option].visits >= SERIOUS * most]
        best = max([choices[option].mean() for option in serious])
        weights = [exp((choices[option].mean() - best) / self.temperature) for option in serious]
        return self.rng.choices(serious, weights)[0]

    # One iteration: down the tree, one node more, and back.

    def iterate(self, values: Values, g: Position, node: Node) -> None:
        path: list[tuple[Choice, int]] = []
        for _ in range(DEEPEST):
            if g.seat < 0:
                break
            if g.asks:
                answer = self.pick_together(values, g, node, path)
                node = node.child(answer)
                continue
            seat, options = g.seat, g.options
            if len(options) == 1:
                g.apply(options[0], seat)
                continue
            choices = node.choices.get(seat)
            if choices is None:
                choices = node.choices[seat] = {}
                best, worth = self.open(values, g, seat, options, choices)
                self.back_up(path, values.beside(best, values.team_of[seat], worth))
                return
            option = self.select(values, g, seat, options, choices)
            path.append((choices[option], values.team_of[seat]))
            g.apply(option, seat)
            node = node.child(option)
        self.back_up(path, values.all_teams(g))

    def back_up(self, path: list[tuple[Choice, int]], chances: list[float]) -> None:
        for choice, team in path:
            choice.visits += 1
            choice.total += chances[team]

    def pick_together(self, values: Values, g: Position, node: Node, path: list[tuple[Choice, int]]) -> object:
        """Seats that pick in secret choose each for itself, without knowing what the others take."""
        picks: list[tuple[int, Option]] = []
        for seat, options in g.asks:
            if len(options) == 1:
                picks.append((seat, options[0]))
                continue
            choices = node.choices.setdefault(seat, {})
            for option in options:
                if option not in choices:
                    choices[option] = Choice(1.0 / len(options), 0.5)
            option = self.most_urgent(options, choices)
            path.append((choices[option], values.team_of[seat]))
            picks.append((seat, option))
        for seat, option in picks:
            g.apply(option, seat)
        return tuple([option for _, option in picks])

    # Options: opened, weighed, chosen.

    def open(
        self, values: Values, g: Position, seat: int, options: list[Option], choices: dict[Option, Choice]
    ) -> tuple[Position, float]:
        """Looks at what options of a new node lead to, all in one batch; returns the best and its worth to the seat."""
        shown = options if len(options) <= FIRST_OPENED else self.rng.sample(options, FIRST_OPENED)
        spans = [ends(g, option, seat, LOOKS) for option in shown]
        worlds = [world for span in spans for world in span]
        each = values.of(worlds, seat)
        most = max(each)
        best = worlds[each.index(most)]
        worths: list[float] = []
        for span in spans:
            worths.append(max(each[: len(span)]))
            each = each[len(span) :]
        weights = [exp((worth - most) / LENIENCE) for worth in worths]
        whole = sum(weights)
        for option, worth, weight in zip(shown, worths, weights, strict=True):
            choices[option] = Choice(weight / whole, worth)
        return best, most

    def select(
        self, values: Values, g: Position, seat: int, options: list[Option], choices: dict[Option, Choice]
    ) -> Option:
        known = [option for option in options if option in choices]
        if len(known) < len(options):
            visits = sum([choices[option].visits for option in known])
            if not known or len(known) < FIRST_OPENED + sqrt(visits) or len(known) < len(options) // 2:
                unknown = [option for option in options if option not in choices]
                option = unknown[int(self.rng.random() * len(unknown))]
                worth = max(values.of(ends(g, option, seat, LOOKS), seat))
                choices[option] = Choice(1.0 / len(options), worth)
                known.append(option)
        return self.most_urgent(known, choices)

    def most_urgent(self, options: list[Option], choices: dict[Option, Choice]) -> Option:
        """What is good, or promising and seldom tried for how often it could have been."""
        best, most = options[0], -1.0
        for option in options:
            choice = choices[option]
            choice.available += 1
            visits = choice.visits
            urgency = choice.total / visits + EXPLORE * choice.prior * sqrt(choice.available) / (1 + visits)
            if urgency > most:
                best, most = option, urgency
        return best

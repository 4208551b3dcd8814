"""The own turn as one tree: what can be reached in it, every position once, the best looked at first."""

from __future__ import annotations

import random
from heapq import heappop, heappush

from beachhead.bots.budget import Clock
from beachhead.bots.imagined import deal, key
from beachhead.bots.values import Values
from beachhead.kernel.dealers import Dealer
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import CHANCE, Position

SAMPLES = 3  # how often an option is tried where chance has a part in it
REPLIES = 1  # how many answers of other seats are foreseen on the way through one option, passes not counted
LOOKS = 100  # positions that the effects of one choice are followed through
PASS = "pass"  # the verb by which a seat lets a chance to interfere go by, in every game that has one
MOST_REPLIES = 6  # how many of a seat's options are weighed for such an answer
AFTERWARDS = 5e-6  # seconds that each position met still takes once growth ends: to be valued again and let go


class Node:
    """A position met in the turn: still the seat's own choice, or the afterstate where the turn is over."""

    __slots__ = ("best", "edges", "expanded", "hazy", "leaf", "position", "static")

    def __init__(self, position: Position, leaf: bool, hazy: bool = False) -> None:
        self.position = position
        self.leaf = leaf
        self.hazy = hazy  # chance had a part on the way: nothing is planned on the strength of it
        self.static = 0.0
        self.expanded = False
        self.edges: list[Edge] = []
        self.best = 0.0


class Edge:
    """An option and what it leads to: one position, or several where chance has a part in it."""

    __slots__ = ("option", "outcomes")

    def __init__(self, option: Option, outcomes: list[Node]) -> None:
        self.option = option
        self.outcomes = outcomes

    def promise(self) -> float:
        """What it looks like without following it."""
        return sum([node.static for node in self.outcomes]) / len(self.outcomes)

    def worth(self) -> float:
        """The mean of what the outcomes come to, as far as they were followed."""
        return sum([node.best for node in self.outcomes]) / len(self.outcomes)


class TurnTree:
    """Grows from a position until the turn is exhausted or the clock is over.

    Every node is valued when it is met, all children of a node in one batch.  Growth dives: from a node to its best
    child and on until the turn is over, so that whole turns are known early; then on from the best node left behind.
    """

    def __init__(
        self, game: Game, root: Position, seat: int, values: Values, dealer: Dealer, rng: random.Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.values = values
        self.dealer = dealer
        self.rng = rng
        self.turn = game.turn_number(root)
        self.root = Node(root, False)
        self.depth = len(root.stack)
        self.at = root.stack[-1].at
        self.nodes: dict[bytes, Node] = {}
        self.met = 0  # positions made, the repeated ones included
        self.frontier: list[tuple[float, int, Node]] = []

    def grow(self, clock: Clock) -> None:
        node: Node | None = self.root
        while node is not None:
            while node is not None and not node.leaf and not node.expanded:
                if self.late(clock) and self.root.expanded:
                    self.back_up()
                    return
                node = self.expand(node, clock)
            node = self.next_best()
        self.back_up()

    def late(self, clock: Clock) -> bool:
        return clock.over(self.met * AFTERWARDS)

    def next_best(self) -> Node | None:
        while self.frontier:
            node = heappop(self.frontier)[2]
            if not node.expanded:
                return node
        return None

    def expand(self, node: Node, clock: Clock) -> Node | None:
        """Meets all that a choice leads to, effects followed to their end, and returns the best of what was new."""
        fresh: list[Node] = []
        self.open(node, fresh, clock)
        amid: list[Node] = []  # nodes in the middle of an effect, whose worth is what it comes to
        for child in fresh:  # grows meanwhile
            if self.in_effect(child) and len(fresh) < LOOKS and not self.late(clock):
                self.open(child, fresh, clock)
                if child.expanded:
                    amid.append(child)
        plain = [child for child in fresh if not child.expanded]
        worth = self.values.of([child.position for child in plain], self.seat)
        for child, value in zip(plain, worth, strict=True):
            child.static = value
        for child in reversed(amid):
            child.static = max([edge.promise() for edge in child.edges])
        clock.tick(len(fresh))
        best = self.most_promising(node)
        for n, child in enumerate(plain):
            if not child.leaf and not child.hazy and child is not best:
                heappush(self.frontier, (-child.static, len(self.nodes) * LOOKS + n, child))
        return best

    def open(self, node: Node, fresh: list[Node], clock: Clock) -> None:
        """Tries every option of a node, or none of them where time runs out; the root is always opened."""
        node.expanded = True
        for option in node.position.offers(self.seat):
            if node is not self.root and self.late(clock):
                node.expanded = False
                node.edges = []
                return
            twin = node.position.copy()
            twin.apply(option, self.seat)
            worlds = self.outcomes(twin)
            hazy = node.hazy or len(worlds) > 1
            node.edges.append(Edge(option, [self.meet(g, hazy, fresh) for g in worlds]))

    def in_effect(self, node: Node) -> bool:
        """Whether the seat is asked in the course of something else than the rule that first asked it."""
        if node.leaf:
            return False
        stack = node.position.stack
        return len(stack) > self.depth or (len(stack) == self.depth and stack[-1].at != self.at)

    def most_promising(self, node: Node) -> Node | None:
        """The way down from a node, past effects that are known already, to what is best to look at next."""
        for _ in range(LOOKS):
            if not node.edges:
                return node
            edge = max(node.edges, key=Edge.promise)
            node = max(edge.outcomes, key=lambda child: child.static)
            if not node.expanded:
                return None if node.leaf or node.hazy else node
        return None

    def meet(self, g: Position, hazy: bool, fresh: list[Node]) -> Node:
        self.met += 1
        name = key(g)
        node = self.nodes.get(name)
        if node is None:
            node = self.nodes[name] = Node(g, g.seat < 0 or not g.offers(self.seat) or self.elsewhere(g), hazy)
            fresh.append(node)
        elif not hazy:
            node.hazy = False
        return node

    def elsewhere(self, g: Position) -> bool:
        return self.game.turn_number(g) != self.turn

    # From an option to the next choice of the seat, or the end of its turn.

    def outcomes(self, g: Position) -> list[Position]:
        """Where the option ends up; chance is sampled at the first place where it has a part."""
        replies = self.settle(g, REPLIES)
        if g.seat != CHANCE or self.elsewhere(g):
            return [g]
        worlds = [g.copy() for _ in range(SAMPLES - 1)]
        worlds.append(g)
        for world in worlds:
            left = replies
            while world.seat == CHANCE and not self.elsewhere(world):
                deal(world, self.dealer)
                left = self.settle(world, left)
        return worlds

    def settle(self, g: Position, replies: int) -> int:
        """Answers what is no choice of the seat's, as far as `replies` go; stops at chance and where the turn ends.

        Other seats pass where they can: what they might play is a guess about cards that nobody sees, and to
        foresee a guess only makes a plan timid.
        """
        while g.seat >= 0 and not self.elsewhere(g):
            if g.asks:
                if not self.pick_in_secret(g):
                    break
                continue
            if len(g.options) == 1:
                g.apply(g.options[0], g.seat)
                continue
            if g.seat == self.seat:
                break
            passes = [option for option in g.options if option.verb == PASS]
            if not passes:
                if not replies:
                    break
                replies -= 1
            g.apply(passes[0] if passes else self.reply(g), g.seat)
        return replies

    def pick_in_secret(self, g: Position) -> bool:
        """The other seats' secret picks could be anything; whether there was one to make."""
        others = [ask for ask in g.asks if ask[0] != self.seat]
        own = g.offers(self.seat)
        if len(own) > 1 or not others:
            return False
        seat, options = others[0]
        g.apply(options[int(self.rng.random() * len(options))], seat)
        return True

    def reply(self, g: Position) -> Option:
        """What another seat would take at once, where it cannot pass."""
        options = g.options
        if len(options) > MOST_REPLIES:
            options = self.rng.sample(options, MOST_REPLIES)
        worlds: list[Position] = []
        for option in options:
            twin = g.copy()
            twin.apply(option, g.seat)
            worlds.append(twin)
        worth = self.values.of(worlds, g.seat)
        return options[worth.index(max(worth))]

    # From the ends of the turn back to its beginning.

    def back_up(self) -> None:
        """Gives every node its best value: the best afterstate, or what a node not followed looks like."""
        order: list[Node] = []
        on_the_way: set[int] = set()
        stack = [(self.root, False)]
        while stack:
            node, done = stack.pop()
            if done:
                order.append(node)
            elif id(node) not in on_the_way:
                on_the_way.add(id(node))
                stack.append((node, True))
                stack.extend([(child, False) for edge in node.edges for child in edge.outcomes])
        for node in order:
            node.best = max([edge.worth() for edge in node.edges]) if node.edges else node.static

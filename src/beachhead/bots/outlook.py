"""What comes of a plan once the others have had their turns: everybody plays on quickly until the seat is next."""

from __future__ import annotations

import random

from beachhead.bots.budget import Clock
from beachhead.bots.greedy import Greedy
from beachhead.bots.values import Values
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

FEWEST_WORLDS = 4  # in which a plan is tried before it can be left out
MOST_WORLDS = 32  # in which any is tried, unless told otherwise
CLEARLY = 1.5  # how many standard errors a plan must be worse to be left out
QUICK_SAMPLES, QUICK_LOOKS = 1, 4  # of those who play on
LEFT_OUT = 0.005  # a plan that was left out counts at least so much less than the best
LONGEST = 400  # decisions of one look ahead

Plan = list[Option]


class Outlook:
    """Tries plans in the same re-dealt worlds with the same luck, and values where they lead."""

    def __init__(self, game: Game, position: Position, seat: int, values: Values, seed: str) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.values = values
        self.seed = seed
        self.until = game.turn_number(position) + game.turns_a_round(position)

    def worths(self, plans: list[Plan], clock: Clock, worlds: int = MOST_WORLDS) -> list[float]:
        """What each plan comes to; one that is clearly worse is left out, so that the better ones are tried more often.

        Nothing where there is no time to try each of them once.
        """
        tries: list[list[float]] = [[] for _ in plans]
        alive = list(range(len(plans)))
        for world in range(worlds):
            worths = self.try_all([plans[i] for i in alive], f"{self.seed}/{world}", clock)
            if not worths:
                break
            for i, worth in zip(alive, worths, strict=True):
                tries[i].append(worth)
            if world + 1 >= FEWEST_WORLDS:
                alive = in_question(tries, alive)
            if len(alive) == 1:
                break
        return means(tries, alive)

    def try_all(self, plans: list[Plan], seed: str, clock: Clock) -> list[float]:
        """All plans in one and the same world; nothing where time runs out meanwhile."""
        worths: list[float] = []
        for plan in plans:
            g = self.play(plan, seed, clock)
            if g is None:
                return []
            worths.append(self.values.of([g], self.seat)[0])
            clock.tick()
        return worths

    def play(self, plan: Plan, seed: str, clock: Clock) -> Position | None:
        """One way that it could go."""
        game, seat = self.game, self.seat
        g = game.redeal(self.position, seat, random.Random(seed))
        g.ears = None
        g.dealer = Seeded(f"{seed}/luck")
        for option in plan:
            if option not in g.offers(seat):
                break
            g.apply(option, seat)
        players = [Greedy(f"{seed}/{n}", QUICK_SAMPLES, QUICK_LOOKS) for n in range(g.seats)]
        for _ in range(LONGEST):
            if g.ended or game.turn_number(g) >= self.until:
                break
            if clock.over():
                return None
            mover = g.asks[0][0] if g.asks else g.seat
            offers = g.offers(mover)
            g.apply(offers[0] if len(offers) == 1 else players[mover].choose(game, g, mover), mover)
        return g


def in_question(tries: list[list[float]], alive: list[int]) -> list[int]:
    """The plans that may still be the best: where they did worse, luck may explain it."""
    best = max(alive, key=lambda i: sum(tries[i]))
    return [i for i in alive if i == best or not clearly_less(tries[i], tries[best])]


def clearly_less(tries: list[float], best: list[float]) -> bool:
    """By how much it did worse in the same worlds, against how that varies; what is always equal goes too."""
    n = len(tries)
    less = [other - own for own, other in zip(tries, best, strict=True)]
    mean = sum(less) / n
    variance = sum([(one - mean) ** 2 for one in less]) / (n - 1)
    return mean * mean * n >= CLEARLY * CLEARLY * variance


def means(tries: list[list[float]], alive: list[int]) -> list[float]:
    """The mean worths; a plan that was left out is not worth more than the best of those that were not."""
    if [] in tries:
        return []
    worths = [sum(worths) / len(worths) for worths in tries]
    most = max([worths[i] for i in alive])
    return [worth if i in alive else min(worth, most - LEFT_OUT) for i, worth in enumerate(worths)]

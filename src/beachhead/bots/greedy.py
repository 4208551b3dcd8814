"""The bot that takes what looks best at once, by the game's own judge."""

from __future__ import annotations

import random

from beachhead.bots.bot import Bot
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

SAMPLES = 4  # how often an option is tried where chance has a part in it
LOOKS = 240  # positions looked at below one option, where it opens further choices of the same seat


class Luck:
    """Chance as a bot imagines it, which notices when it is asked."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)
        self.asked = False

    def random(self) -> float:
        self.asked = True
        return self.rng.random()


class Greedy(Bot):
    """One ply over `game.value`; an effect that asks again is followed to its end before it is valued."""

    name = "greedy"

    def __init__(self, seed: int | str, samples: int = SAMPLES, looks: int = LOOKS) -> None:
        self.luck = Luck(seed)
        self.samples = samples
        self.looks = looks
        self.dealer = Seeded(0)
        self.dealer.random = self.luck.random
        self.root: list[str] = []  # the rules in progress where the effect that is still running was chosen
        self.at = ""

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        stack = [type(frame).__name__ for frame in position.stack]
        if not self.root or stack[: len(self.root)] != self.root or len(stack) == len(self.root):
            self.root = stack
            self.at = position.stack[-1].at
        best, most = position.offers(seat)[0], float("-inf")
        for option in position.offers(seat):
            worth = self.worth(game, position, seat, option)
            if worth > most:
                best, most = option, worth
        return best

    def worth(self, game: Game, position: Position, seat: int, option: Option) -> float:
        """The value after the option: once where it is certain, the mean of some samples where it is not."""
        self.luck.asked = False
        total = self.after(game, position.copy(), seat, option, self.looks)
        if not self.luck.asked:
            return total
        for _ in range(self.samples - 1):
            total += self.after(game, game.redeal(position, seat, self.luck.rng), seat, option, self.looks)
        return total / self.samples

    def after(self, game: Game, g: Position, seat: int, option: Option, looks: int) -> float:
        """Plays the option on `g`, and the best of what it asks of the same seat, as far as `looks` go."""
        g.dealer = self.dealer
        g.apply(option, seat)
        if not self.goes_on(g, seat):
            return game.value(g, seat)
        share = looks // len(g.options)
        if not share:
            return game.value(g, seat)
        return max([self.after(game, g.copy(), seat, further, share) for further in g.options])

    def goes_on(self, g: Position, seat: int) -> bool:
        """Whether the seat is asked again before the rule that first asked it asks the same again."""
        depth = len(self.root)
        if g.seat != seat or g.asks or len(g.stack) < depth or type(g.stack[depth - 1]).__name__ != self.root[-1]:
            return False
        return len(g.stack) > depth or (len(g.stack) == depth and g.stack[-1].at != self.at)

"""What bots that think share: a budget, a temperature, luck of their own, and values to go by."""

from __future__ import annotations

import random

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.bots.values import LEARNED, Values
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position


class Thinker(Bot):
    """With a temperature it takes lesser options too, the less likely the lesser they are; never one at random."""

    BUDGET: Budget

    def __init__(
        self, seed: int | str, budget: Budget | None = None, temperature: float = 0.0, source: str = LEARNED
    ) -> None:
        self.rng = random.Random(seed)
        self.dealer = Seeded(0)
        self.dealer.random = self.rng.random
        self.budget = budget or self.BUDGET
        self.temperature = temperature
        self.source = source
        self.known: Values | None = None

    def values(self, game: Game, position: Position) -> Values:
        """The values for this table; made once."""
        if self.known is None or not self.known.fits(game, position):
            self.known = Values(game, position, self.source)
        return self.known

"""A reference opponent: the whole own turn by the scheme that an earlier program for the game published."""

from __future__ import annotations

from beachhead.bots.budget import Budget
from beachhead.bots.planner import Planner
from beachhead.bots.values import PUBLISHED

BUDGET = Budget(count=6000, seconds=2.0)


class Ipad(Planner):
    """Expands its own turn and scores where it ends; no replies of others, nothing learned."""

    name = "ipad"

    def __init__(self, seed: int | str, budget: Budget = BUDGET) -> None:
        super().__init__(seed, budget, 0.0, PUBLISHED)

"""A reference opponent: the whole own turn by the scheme that an earlier program for the game published."""

from __future__ import annotations

from beachhead.bots.budget import Budget
from beachhead.bots.planner import Planner
from beachhead.bots.values import PUBLISHED


class Ipad(Planner):
    """Expands its own turn and scores where it ends; no replies of others, nothing learned."""

    name = "ipad"
    BUDGET = Budget(count=6000, seconds=2.0)

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(seed, budget, 0.0, PUBLISHED)

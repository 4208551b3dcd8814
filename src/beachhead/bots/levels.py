"""Levels for people: they differ in how much they think and how strictly they choose, never by blunders."""

from __future__ import annotations

from dataclasses import dataclass, replace

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.bots.outlook import MOST_WORLDS
from beachhead.bots.planner import Planner


@dataclass(frozen=True)
class Level:
    """A planner by its name: how much thought for the own turn, how much for what comes of it, what temperature."""

    name: str
    title: str
    line: str
    plan: Budget
    outlook: Budget | None
    temperature: float  # in chances to win
    worlds: int = MOST_WORLDS

    def times(self, n: int) -> Level:
        """The same with so many times the thought, to see what more time would bring."""
        outlook = self.outlook and self.outlook.times(n)
        name = f"{self.name}@{n}x"
        return replace(self, name=name, plan=self.plan.times(n), outlook=outlook, worlds=self.worlds * n)

    def make(self, seed: str) -> Bot:
        bot = Planner(seed, self.plan, self.temperature, outlook=self.outlook, worlds=self.worlds)
        bot.name = self.name
        return bot


# The counts decide where the engine is compiled, all but always for the expert; elsewhere the seconds are the limit.
LEVELS = (
    Level("easy", "Easy", "Plans a little and often takes a lesser plan.", Budget(40, 0.3), None, 0.15),
    Level("normal", "Normal", "Plans its turn, not always to the end.", Budget(100, 0.4), None, 0.045),
    Level("hard", "Hard", "Plans its turn and keeps to its best plans.", Budget(200, 0.4), None, 0.022),
    Level("expert", "Expert", "Weighs its best plans by what comes of them.", Budget(400, 0.4), Budget(300, 0.5), 0.0),
)

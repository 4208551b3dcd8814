"""Levels differ by how long they think and how strictly they take the best; never by moves made at random."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.bots.planner import Planner
from beachhead.bots.search import Search


@dataclass(frozen=True)
class Level:
    """A player by its name: which method, how much thought, what temperature (in chances to win)."""

    name: str
    title: str
    line: str
    searches: bool
    budget: Budget
    temperature: float

    def make(self, seed: str) -> Bot:
        kind = Search if self.searches else Planner
        bot = kind(seed, self.budget, self.temperature)
        bot.name = self.name
        return bot


# The seconds are a limit for slow machines; the counts decide on any other, so that a seed gives one game.
LEVELS = (
    Level("easy", "Easy", "Plans a little and often takes a lesser plan.", False, Budget(40, 0.3), 0.08),
    Level("normal", "Normal", "Plans its turn, not always to the end.", False, Budget(100, 0.5), 0.045),
    Level("hard", "Hard", "Plans its whole turn by what it has learned.", False, Budget(300, 0.8), 0.022),
    Level("expert", "Expert", "Plans deeply and takes the best it finds.", False, Budget(2000, 0.9), 0.0),
)

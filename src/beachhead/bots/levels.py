"""Levels differ by how long they think and how strictly they take the best; never by moves made at random."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.bots.planner import Planner
from beachhead.bots.search import Search
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position


@dataclass(frozen=True)
class Level:
    """A player by its name: how much thought for a plan, how much for a search if any, what temperature."""

    name: str
    title: str
    line: str
    plan: Budget
    search: Budget | None
    temperature: float  # in chances to win

    def make(self, seed: str) -> Bot:
        return Player(self, seed)


class Player(Bot):
    """Plans its turn where the table lies open; where seats hide things from each other a high level searches."""

    def __init__(self, level: Level, seed: str) -> None:
        self.name = level.name
        self.planner = Planner(seed, level.plan, level.temperature)
        self.searcher = Search(seed, level.search, level.temperature) if level.search else None

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        if self.searcher is not None and not game.open:
            return self.searcher.choose(game, position, seat)
        return self.planner.choose(game, position, seat)


# The seconds are a limit for slow machines; the counts decide on any other, so that a seed gives one game.
LEVELS = (
    Level("easy", "Easy", "Plans a little and often takes a lesser plan.", Budget(40, 0.3), None, 0.08),
    Level("normal", "Normal", "Plans its turn, not always to the end.", Budget(100, 0.5), None, 0.045),
    Level("hard", "Hard", "Plans its whole turn by what it has learned.", Budget(300, 0.7), None, 0.022),
    Level("expert", "Expert", "Thinks deeply and takes the best it finds.", Budget(2000, 0.9), Budget(300, 0.9), 0.0),
)

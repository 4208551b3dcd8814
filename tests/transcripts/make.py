"""Finds a game of Alien Frontiers for each way to win, by playing seeds in order, and writes its record.

    PYTHONPATH=src python -m tests.transcripts.make

The seats pick at random but lean towards building and landing, so that the games are of a readable length.
A change of the rules that alters a transcript is seen by the tests; run this again if it was meant.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rich.progress import track

from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Fair
from beachhead.kernel.game import Outcome, Settings
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.record import Record, write
from beachhead.kernel.table import Table

HOME = Path(__file__).parent
GAME = GAMES["alien_frontiers"]
MOST_SEEDS = 20_000

# How much a seat leans towards an option; 10 for all others.
LEANS = {
    "dock colony_constructor": 400,
    "dock terraforming_station": 400,
    "dock shipyard": 100,
    "dock raiders_outpost": 60,
    "dock colonist_hub": 40,
    "dock lunar_mine": 20,
    "launch": 400,
    "claim": 100,
    "end_turn": 40,
    "buy_relic": 40,
    "stop": 1,
    "cycle": 2,
    "trade": 2,
}


@dataclass(frozen=True)
class Way:
    """One way for a game to end: the key of the reason, what broke a tie, and who played."""

    name: str
    seats: int
    reason: str
    tie: str = ""
    settings: Settings = field(default_factory=dict)

    def is_how(self, outcome: Outcome) -> bool:
        return outcome.why.key == f"af.outcome.{self.reason}" and outcome.why.args.get("tie", "") == self.tie

    @property
    def path(self) -> Path:
        return HOME / GAME.key / f"{self.name}.txt"


WAYS = (
    Way("clear_win_2_seats", 2, "won"),
    Way("clear_win_3_seats", 3, "won"),
    Way("clear_win_4_seats", 4, "won"),
    Way("clear_win_long_game", 4, "won", settings={"long_game": "yes"}),
    Way("tie_broken_by_cards", 3, "won_by", "cards"),
    Way("tie_broken_by_ore", 4, "won_by", "ore"),
    Way("tie_broken_by_fuel", 2, "won_by", "fuel"),
    Way("shared_victory_2_seats", 2, "shared"),
    Way("shared_victory_4_seats", 4, "shared"),
)


@cache
def lean(option: Option) -> int:
    words = option.text.split(" ")
    return LEANS.get(" ".join(words[:2]), LEANS.get(words[0], 10))


class Players:
    """The seats of one seed: their picks, and fair dice of a secret that the record reveals."""

    def __init__(self, way: Way, seed: int) -> None:
        self.random = random.Random(f"{way.name} {seed}")
        self.dealer = Fair(f"{way.name} {seed}".encode(), way.name)

    def pick(self, g: Position) -> Option:
        return self.random.choices(g.options, [lean(option) for option in g.options])[0]


def find(way: Way) -> int:
    """The first seed that ends that way."""
    for seed in range(MOST_SEEDS):
        players = Players(way, seed)
        g, frame = GAME.first(way.seats, GAME.check(way.seats, way.settings))
        g.dealer = players.dealer
        g.start(frame)
        while g.options:
            g.apply(players.pick(g))
        if way.is_how(GAME.outcome(g)):
            return seed
    sys.exit(f"No {way.name} in {MOST_SEEDS} games.")


def transcript(way: Way, seed: int) -> Record:
    players = Players(way, seed)
    dealer = players.dealer
    table = Table(GAME, way.seats, way.settings, dealer)
    while not table.over:
        table.play(players.pick(table.position), table.position.seat)
    shown = {"commitment": dealer.commitment, "salts": dealer.salts, "secret": dealer.secret.hex()}
    return write(GAME, way.seats, table.settings, table.log, shown, every=1)


def main() -> None:
    for way in track(WAYS, "Transcripts"):
        way.path.parent.mkdir(exist_ok=True)
        way.path.write_text(transcript(way, find(way)).text(), encoding="utf-8")


if __name__ == "__main__":
    main()

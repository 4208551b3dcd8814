"""Whether Conquest of Planet Earth is fair: greedy bots play every mode many times over.

    python -m benchmarks.conquest_balance --games 300
    python -m benchmarks.conquest_balance --games 100 --only competitive --only brutal

Prints for each table how many games ended, how long they took and who won; for races of four and six, each race's
share of wins; for cooperative play, how often the aliens won.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

from beachhead.bots.bot import ask_bot
from beachhead.bots.registry import make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Settings
from benchmarks.invaders_balance import wilson

GAME = GAMES["conquest"]
LONGEST = 40_000  # decisions
AT_ONCE = 5  # games a worker plays before it reports

COOPERATIVE: Settings = {"mode": "cooperative"}
BRUTAL: Settings = {"mode": "cooperative", "difficulty": "brutal"}
APOCALYPSE: Settings = {"apocalypse": "yes"}
TABLES: list[tuple[str, int, Settings]] = [
    *[("competitive", seats, {}) for seats in (2, 3, 4)],
    *[("cooperative", seats, COOPERATIVE) for seats in (1, 2, 3, 4)],
    *[("brutal", seats, BRUTAL) for seats in (1, 2, 3, 4)],
    ("team", 4, {"mode": "team"}),
    ("active resistance", 3, {"active_resistance": "yes"}),
    *[("competitive apocalypse", seats, APOCALYPSE) for seats in (2, 3, 4, 5, 6)],
    *[("brutal board", seats, {**APOCALYPSE, "board": "brutal"}) for seats in (2, 3, 4, 5, 6)],
    *[("cooperative apocalypse", seats, {**APOCALYPSE, **COOPERATIVE}) for seats in (1, 2, 3, 4, 5, 6)],
    *[("brutal apocalypse", seats, {**APOCALYPSE, **BRUTAL}) for seats in (5, 6)],
    ("teams of three", 6, {"mode": "team"}),
    ("three teams", 6, {"mode": "team", "teams": "three"}),
]


def settings_of(name: str) -> Settings:
    return next(settings for table, _, settings in TABLES if table == name)


@dataclass
class Tally:
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    races: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.ends += other.ends
        self.races += other.races
        self.wins += other.wins


def play(seats: int, settings: Settings, bot: str, seed: str, tally: Tally) -> None:
    players = [make_bot(bot, f"{seed}/bot {seat}") for seat in range(seats)]
    g, frame = GAME.first(seats, GAME.check(seats, settings))
    g.dealer = Seeded(f"{seed}/dealer")
    g.start(frame)
    deal = random.Random(f"{seed}/redeal")
    while g.seat >= 0 and g.number < LONGEST:
        g.apply(ask_bot(players[g.seat], GAME, g, g.seat, deal), g.seat)
    tally.ends[g.ended or "no end"] += 1
    tally.rounds.append(getattr(g, "round"))  # noqa: B009
    if not g.ended:
        return
    winners = GAME.outcome(g).winners()
    for seat, card in enumerate(getattr(g, "race")):  # noqa: B009
        race = GAME.card_name(g, "races", card)
        tally.races[race] += 1
        tally.wins[race] += seat in winners


def play_some(task: tuple[int, Settings, str, str, int, int]) -> Tally:
    seats, settings, bot, name, first, games = task
    tally = Tally()
    for n in range(first, first + games):
        play(seats, settings, bot, f"conquest balance {name} {seats} {n}", tally)
    return tally


def measure(name: str, seats: int, settings: Settings, bot: str, games: int, processes: int) -> Tally:
    tasks = [(seats, settings, bot, name, first, min(AT_ONCE, games - first)) for first in range(0, games, AT_ONCE)]
    tally = Tally()
    with ProcessPoolExecutor(processes) as pool:
        for some in track(pool.map(play_some, tasks), description=f"{name}, {seats} seats", total=len(tasks)):
            tally.add(some)
    return tally


def report(results: list[tuple[str, int, Tally]]) -> None:
    table = Table("table", "games", "rounds", "longest", "ends", "aliens won")
    for name, seats, tally in results:
        games = len(tally.rounds)
        won = ""
        if settings_of(name).get("mode") == "cooperative":
            low, high = wilson(tally.ends["conquered"], games)
            won = f"{tally.ends['conquered'] / games:.0%} ({low:.0%}–{high:.0%})"
        ends = ", ".join(f"{why} {n}" for why, n in tally.ends.most_common())
        mean = f"{sum(tally.rounds) / games:.1f}"
        table.add_row(f"{name} {seats}", str(games), mean, str(max(tally.rounds)), ends, won)
    console = Console()
    console.print(table)
    for name, seats, tally in results:
        if name.startswith("competitive") and seats in (4, 6):
            console.print(f"{name} {seats}")
            races = Table("race", "played", "won", "share")
            for race, n in sorted(tally.races.items(), key=lambda item: -tally.wins[item[0]] / item[1]):
                races.add_row(race, str(n), str(tally.wins[race]), f"{tally.wins[race] / n:.0%}")
            console.print(races)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games for each table")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", action="append", choices=sorted({name for name, _, _ in TABLES}))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    results = []
    for name, seats, settings in TABLES:
        if not chosen.only or name in chosen.only:
            results.append((name, seats, measure(name, seats, settings, chosen.bot, chosen.games, chosen.processes)))
    report(results)


if __name__ == "__main__":
    main()

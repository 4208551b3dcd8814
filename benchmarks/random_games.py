"""Thousands of games played at random: all must end, and everything in the box must come up.

    python -m benchmarks.random_games                     every game, 2,000 for each seat count
    python -m benchmarks.random_games alien_frontiers --games 100

Prints how often each thing was used, and ends with code 1 where one never was or a game ended wrongly.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from beachhead.games.registry import GAMES, find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.log import Entry, Told
from benchmarks.boxes import Box, box_of

LONGEST = 20_000  # decisions
AT_ONCE = 25  # games a worker plays before it reports


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, by their seeds."""

    key: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    seeds: range


@dataclass
class Tally:
    """What happened in many games: options picked and events told by their text, ends, decisions."""

    seen: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0

    def add(self, other: Tally) -> None:
        self.seen += other.seen
        self.ends += other.ends
        self.games += other.games
        self.decisions += other.decisions

    def used(self, patterns: tuple[str, ...]) -> int:
        return sum(n for text, n in self.seen.items() if any(fnmatchcase(text, p) for p in patterns))

    def unused(self, box: Box) -> list[str]:
        return [
            f"{part}: {thing}" for part, things in box.parts.items() for thing, p in things.items() if not self.used(p)
        ]


def play(batch: Batch) -> Tally:
    game, tally = GAMES[batch.key], Tally()
    for seed in batch.seeds:
        play_one(game, batch.seats, dict(batch.settings), seed, tally)
    return tally


def play_one(game: Game, seats: int, settings: Settings, seed: int, tally: Tally) -> None:
    name = f"{game.key}/{seats}/{sorted(settings.items())}/{seed}"
    rng, heard, seen = random.Random(name), list[Entry](), tally.seen
    g, frame = game.first(seats, game.check(seats, settings))
    g.dealer, g.ears = Seeded(name), heard
    g.start(frame)
    while deciders := g.deciders():
        seat = deciders[0] if len(deciders) == 1 else rng.choice(deciders)
        option = rng.choice(g.offers(seat))
        seen[option.text] += 1
        g.apply(option, seat)
        if g.number > LONGEST:
            raise AssertionError(f"{name} does not end")
    for entry in heard:
        if isinstance(entry, Told):
            seen[" ".join(["told", entry.key, *map(str, entry.args[:1])])] += 1
    if box := box_of(game.key):
        seen.update(box.at_the_end(g))
    tally.ends[g.ended] += 1
    tally.games += 1
    tally.decisions += g.number


def variants(game: Game) -> list[Settings]:
    """As few ways to set a game up as have every choice of every setting among them; not the usual way."""
    box = box_of(game.key)
    if box and box.ways:
        return list(box.ways)
    most = max((len(setting.choices) for setting in game.settings), default=0)
    found = [
        {s.key: s.choices[i % len(s.choices)] if s.choices else s.default for s in game.settings} for i in range(most)
    ]
    return [chosen for chosen in found if chosen != {s.key: s.default for s in game.settings}]


def for_seats(game: Game, variant: Settings, seats: int) -> Settings:
    """What of it is for so many seats and not as usual; nothing where it does not go with so many."""
    mine = [s for s in game.settings if seats in (s.seats or game.seats) and variant.get(s.key, s.default) != s.default]
    chosen = {s.key: variant[s.key] for s in mine}
    try:
        game.check(seats, chosen)
    except BadSetup:
        return {}
    return chosen


def batches(game: Game, games: int, long: int) -> Iterator[Batch]:
    """So many games for each seat count, and so many of each variant, its seat counts taken together."""
    for seats in game.seats:
        yield from split(game.key, seats, {}, games)
    for variant in variants(game):
        ways = {seats: chosen for seats in game.seats if (chosen := for_seats(game, variant, seats))}
        for seats, chosen in ways.items():
            yield from split(game.key, seats, chosen, -(-long // len(ways)))


def split(key: str, seats: int, settings: Settings, games: int) -> Iterator[Batch]:
    for first in range(0, games, AT_ONCE):
        yield Batch(key, seats, tuple(settings.items()), range(first, min(first + AT_ONCE, games)))


def play_all(todo: Iterable[Batch], console: Console, title: str) -> dict[str, Tally]:
    """Plays on every core; one tally for each way the game was set up."""
    todo = list(todo)
    tallies: dict[str, Tally] = {}
    with Progress(console=console, transient=True) as bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task(title, total=sum(len(batch.seeds) for batch in todo))
        running = {pool.submit(play, batch): batch for batch in todo}
        for done in as_completed(running):
            batch = running[done]
            name = " ".join([f"{batch.seats} seats", *(f"{k}={v}" for k, v in batch.settings)])
            tallies.setdefault(name, Tally()).add(done.result())
            bar.advance(task, len(batch.seeds))
    return dict(sorted(tallies.items()))


def report(game: Game, tallies: dict[str, Tally], seconds: float, console: Console) -> list[str]:
    """Prints the tables, and returns what is wrong."""
    wrong: list[str] = []
    games = Table(title=f"{game.title}: games played at random")
    for column in ("", "games", "decisions", "a game", "ends"):
        games.add_column(column, justify="left" if column in ("", "ends") else "right")
    everything = Tally()
    box = box_of(game.key)
    for name, tally in tallies.items():
        ends = ", ".join(f"{why} {n}" for why, n in tally.ends.most_common())
        mean = f"{tally.decisions / tally.games:.0f}"
        games.add_row(name, f"{tally.games:,}", f"{tally.decisions:,}", mean, ends)
        everything.add(tally)
        if box:
            wrong += [f"{name} ended by {why!r}" for why in tally.ends if why not in box.ends]
    console.print(games)
    console.print(f"{everything.games:,} games, {everything.decisions:,} decisions in {seconds:.0f} s")
    if box:
        for part, things in box.parts.items():
            table = Table(title=part, title_justify="left")
            table.add_column("")
            table.add_column("times", justify="right")
            for thing, patterns in things.items():
                table.add_row(thing, f"{everything.used(patterns):,}")
            console.print(table)
        wrong += [f"{thing} was never used" for thing in everything.unused(box)]
    else:
        verbs: Counter[str] = Counter()
        for text, n in everything.seen.items():
            verbs[" ".join(text.split(" ")[:2])] += n
        table = Table("what", "times", title="No list of what must come up; this did")
        for text, n in sorted(verbs.items()):
            table.add_row(text, f"{n:,}")
        console.print(table)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="which games; all where none is named")
    parser.add_argument("--games", type=int, default=2000, help="for each seat count")
    parser.add_argument("--long", type=int, default=500, help="with other settings: for each set of choices")
    args = parser.parse_args()
    console, wrong = Console(), list[str]()
    for game in [find(key) for key in args.game] or GAMES.values():
        begun = time.perf_counter()
        tallies = play_all(batches(game, args.games, args.long), console, game.title)
        wrong += report(game, tallies, time.perf_counter() - begun, console)
    for line in wrong:
        console.print(f"[red]{line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""Many games on all cores, the same whatever the number of processes: game i plays the seed "SEED/i"."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from beachhead.bots.registry import find_bot
from beachhead.games.registry import find
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game, Settings
from beachhead.lab.play import Played, play

CHUNKS = 40  # for each process: small enough for a progress bar that moves


class Plan(msgspec.Struct, frozen=True):
    """What to simulate: enough for any process to play any of the games."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    settings: Settings
    games: int
    seed: str
    rotate: bool = False  # every game everybody moves on by one seat

    def seating(self, i: int) -> tuple[str, ...]:
        """Who sits where in game i.

        >>> Plan("alien_frontiers", ("greedy", "random", "random"), {}, 9, "s", rotate=True).seating(1)
        ('random', 'greedy', 'random')
        """
        shift = i % len(self.bots) if self.rotate else 0
        return self.bots[len(self.bots) - shift :] + self.bots[: len(self.bots) - shift]


class Simulation(msgspec.Struct, frozen=True):
    """What many games came to.  A shared victory counts for each of its winners."""

    game: str
    rules: str
    seats: int
    bots: tuple[str, ...]
    settings: Settings
    seed: str
    rotate: bool
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    ends: dict[str, int]
    wins_by_seat: list[int]
    wins_by_bot: dict[str, int]
    shared: int
    points_by_seat: list[float]  # on average


def plan(
    game: Game,
    seats: int | None,
    bots: Sequence[str],
    games: int,
    seed: str,
    settings: Settings | None = None,
    rotate: bool = False,
) -> Plan:
    """A plan that fits the game; the last bot named also takes the seats that are left."""
    names = [find_bot(name).name for name in bots]
    count = seats if seats is not None else (len(names) if len(names) > 1 else game.default_seats)
    full = game.check(count, settings or {})
    if len(names) > count:
        raise BadSetup(f"{len(names)} bots are named, but there are {count} seats.")
    if games < 1:
        raise BadSetup(f"At least one game must be played, not {games}.")
    return Plan(game.key, tuple(names + names[-1:] * (count - len(names))), full, games, seed, rotate)


def simulate(plan: Plan, processes: int = 0, progress: Callable[[int], None] | None = None) -> Simulation:
    """Plays all games of a plan; `progress` hears how many more are done."""
    began = time.perf_counter()
    tally = Tally(plan)
    for batch in played_games(plan, processes):
        for game in batch:
            tally.add(game)
        if progress is not None:
            progress(len(batch))
    return tally.result(time.perf_counter() - began)


def played_games(plan: Plan, processes: int = 0) -> Iterator[list[Played]]:
    """The games in order, a batch at a time."""
    processes = min(processes or os.cpu_count() or 1, plan.games)
    size = max(1, plan.games // (processes * CHUNKS))
    spans = [(i, min(i + size, plan.games)) for i in range(0, plan.games, size)]
    if processes == 1:
        yield from (play_span(plan, *span) for span in spans)
        return
    with ProcessPoolExecutor(processes, initializer=leave_interrupts_to_the_parent) as pool:
        futures = [pool.submit(play_span, plan, *span) for span in spans]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_span(plan: Plan, first: int, end: int) -> list[Played]:
    game = find(plan.game)
    return [play(game, plan.seating(i), f"{plan.seed}/{i}", plan.settings) for i in range(first, end)]


class Tally:
    """Adds up games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.ends: Counter[str] = Counter()
        self.by_seat = [0] * len(plan.bots)
        self.by_bot: Counter[str] = Counter()
        self.points = [0] * len(plan.bots)

    def add(self, game: Played) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.ends[game.ended] += 1
        winners = game.winners()
        self.shared += len(winners) > 1
        for seat in winners:
            self.by_seat[seat] += 1
        self.by_bot.update({game.bots[seat] for seat in winners})
        for seat, points in enumerate(game.points):
            self.points[seat] += points

    def result(self, seconds: float) -> Simulation:
        plan = self.plan
        return Simulation(
            game=plan.game,
            rules=find(plan.game).rules,
            seats=len(plan.bots),
            bots=plan.bots,
            settings=plan.settings,
            seed=plan.seed,
            rotate=plan.rotate,
            games=self.games,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds, 1),
            ends=dict(sorted(self.ends.items())),
            wins_by_seat=self.by_seat,
            wins_by_bot={bot: self.by_bot[bot] for bot in dict.fromkeys(plan.bots)},
            shared=self.shared,
            points_by_seat=[round(points / max(1, self.games), 2) for points in self.points],
        )

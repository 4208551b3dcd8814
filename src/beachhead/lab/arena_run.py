"""Plays a tournament on all cores; what is played is the same on any number of them."""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import active_children
from pathlib import Path

from beachhead import __version__
from beachhead.games.registry import find
from beachhead.kernel import position
from beachhead.lab.arena import Arena, Fixture
from beachhead.lab.arena_figures import Figures, Machine, random_at_the_bottom, ratios, scores, standings
from beachhead.lab.arena_game import Result, play_fixture
from beachhead.lab.arena_ledger import Ledger
from beachhead.lab.play import UNFINISHED
from beachhead.lab.simulate import leave_interrupts_to_the_parent


def run_arena(
    plan: Arena, jobs: int = 0, file: Path | None = None, progress: Callable[[int, int], None] | None = None
) -> Figures:
    """Plays what is missing; `progress` hears how many games are done, of how many."""
    began = time.perf_counter()
    jobs = jobs or os.cpu_count() or 1
    ledger = Ledger(plan, file)
    total = len(ledger.wanted)
    if progress is not None:
        progress(len(ledger.results), total)
    for result in played(plan, ledger.missing(), jobs):
        ledger.add(result)
        if progress is not None:
            progress(len(ledger.results), total)
    return figures(plan, ledger.in_order(), time.perf_counter() - began, jobs)


def played(plan: Arena, fixtures: list[Fixture], jobs: int) -> Iterator[Result]:
    """The games as they end."""
    if jobs == 1 or len(fixtures) < 2:
        for fixture in fixtures:
            yield play_fixture(plan, fixture)
        return
    others = active_children()
    with ProcessPoolExecutor(min(jobs, len(fixtures)), initializer=leave_interrupts_to_the_parent) as pool:
        futures = [pool.submit(play_fixture, plan, fixture) for fixture in fixtures]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:  # whoever stops a run does not want to wait for the games in play, which may take minutes
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                if child not in others:
                    child.terminate()
            raise


def figures(plan: Arena, results: list[Result], seconds: float, jobs: int) -> Figures:
    every = scores(plan, results)
    table = standings(plan, results)
    bottom = random_at_the_bottom(plan, results)
    return Figures(
        game=plan.game,
        title=find(plan.game).title,
        rules=plan.rules,
        seats=plan.seats,
        settings=plan.settings,
        seed=plan.seed,
        blocks=plan.blocks,
        cooperative=plan.cooperative,
        fair_share=round(plan.fair_share, 4),
        games=len(results),
        decisions=sum(r.decisions for r in results),
        seconds=round(seconds, 2),
        command=plan.command(),
        machine=this_machine(jobs),
        bots=table,
        matches=[s for s in every if s.kind in ("pair", "together")],
        controls=[s for s in every if s.kind in ("mirror", "sanity")] + ([bottom] if bottom else []),
        ratios=ratios(plan, table),
        ends=dict(sorted(Counter(r.ended for r in results).items())),
        unfinished=sum(r.ended == UNFINISHED for r in results),
    )


def this_machine(jobs: int) -> Machine:
    return Machine(
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        beachhead=__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        processes=jobs,
        compiled=not (position.__file__ or "").endswith(".py"),
    )

"""A tournament on the screen: a progress bar while it runs, then its tables."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from beachhead.kernel.errors import BadSetup
from beachhead.lab.arena import Arena
from beachhead.lab.arena_figures import Figures, Score, Standing
from beachhead.lab.arena_report import report
from beachhead.lab.arena_run import run_arena


def show_arena(plan: Arena, jobs: int, file: Path | None, json: bool, page: Path | None) -> None:
    if page is not None and not page.absolute().parent.is_dir():
        raise BadSetup(f"The report cannot go to '{page}': there is no such folder.")
    errors = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games")
        result = run_arena(plan, jobs, file, lambda done, of: bar.update(task, completed=done, total=of))
    if page is not None:
        page.write_text(report(result), encoding="utf-8")
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        show_figures(result)
        if page is not None:
            print(f"The report is in '{page}'.")


def show_figures(result: Figures) -> None:
    console = Console(highlight=False, markup=False)
    console.print(f"{result.title}, {result.seats} seats: {result.games} games in {result.seconds:.0f} seconds.")
    heads = ("bot", "won", "95 % within", "games", "rating")
    console.print(grid(heads, [row(bot) for bot in result.bots]))
    console.print(grid(("bot", "decisions", "ms", "p95", "slowest", "wrong", "late"), [times(b) for b in result.bots]))
    if not result.cooperative:
        console.print(f"The fair share is {percent(result.fair_share)}; a shared victory counts in parts.")
    for score in result.matches:
        if score.kind == "pair":
            console.print(f"{score.challenger} against {score.field}: {interval(score)}")
    for r in result.ratios:
        console.print(f"{r.bot} wins {r.ratio:.2f} times as often as {r.against} ({r.low:.2f}–{r.high:.2f})")
    for score in result.controls:
        console.print(said(score))
    if result.unfinished:
        console.print(f"{result.unfinished} games went round in circles and were stopped; nobody won them.")
    for bot in result.bots:
        if bot.trouble:
            console.print(f"{bot.name} gave an answer that is none: {bot.trouble}")


def grid(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Grid:
    table = Grid(box=None, padding=(0, 1), header_style="bold")
    for head in heads:
        table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for cells in rows:
        table.add_row(*cells)
    return table


def row(bot: Standing) -> tuple[str, ...]:
    within = f"{100 * bot.low:.1f}–{percent(bot.high)}"
    return bot.name, percent(bot.win_rate), within, str(bot.games), f"{bot.rating:.1f} ± {2 * bot.sigma:.1f}"


def times(bot: Standing) -> tuple[str, ...]:
    spans = [f"{ms:.1f}" for ms in (bot.mean_ms, bot.p95_ms, bot.max_ms)]
    return bot.name, str(bot.decisions), *spans, str(bot.illegal), bot.late()


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(score: Score) -> str:
    return f"{percent(score.win_rate)} ({100 * score.low:.1f}–{percent(score.high)}) of {score.games} games"


def said(score: Score) -> str:
    """A control in words.

    >>> said(Score("mirror", "greedy", "greedy", 40, 0.45, 0.3, 0.6, 0.5, True))
    'Mirror: greedy against itself won 45.0 % (30.0–60.0 %) of 40 games; the fair share 50.0 % lies within: holds.'
    """
    verdict = "no games yet" if score.holds is None else "holds" if score.holds else "DOES NOT HOLD"
    if score.kind == "mirror":
        within = f"the fair share {percent(score.fair_share)} lies {'' if score.holds else 'not '}within"
        return f"Mirror: {score.challenger} against itself won {interval(score)}; {within}: {verdict}."
    if score.field == "everybody":
        return f"Sanity: random is the weakest of all, with {interval(score)}: {verdict}."
    return f"Sanity: {score.challenger} against random won {interval(score)}: {verdict}."

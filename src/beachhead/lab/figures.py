"""A simulation on the screen: a progress bar while it runs, then its figures."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from beachhead.games.registry import find
from beachhead.lab.simulate import Plan, Simulation, simulate


def run_simulation(plan: Plan, processes: int, json: bool) -> None:
    errors = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=plan.games)
        result = simulate(plan, processes, lambda n: bar.advance(task, n))
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        show_simulation(result)


def show_simulation(result: Simulation) -> None:
    console = Console(highlight=False, markup=False)
    game = find(result.game)
    console.print(
        f"{result.games} games of {game.title}, {result.decisions} decisions in {result.seconds:.1f} seconds: "
        f"{result.decisions_per_second:,.0f} a second."
    )
    for reason, count in result.ends.items():
        console.print(f"Ended by {reason.replace('_', ' ')}: {count}")
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(Text("Seat", "bold"), Text("Wins", "bold"), Text("Points on average", "bold"))
    for seat, wins in enumerate(result.wins_by_seat):
        who = game.colours[seat] + ("" if result.rotate else f" ({result.bots[seat]})")
        grid.add_row(who, share(wins, result.games), f"{result.points_by_seat[seat]:.1f}")
    console.print(grid)
    for bot, wins in result.wins_by_bot.items():
        seats = result.bots.count(bot)
        console.print(f"{bot} in {seats} of {result.seats} seats won {share(wins, result.games)}")
    if result.shared:
        console.print(f"{result.shared} victories were shared; they count for each winner.")


def share(wins: int, games: int) -> str:
    return f"{wins} ({100 * wins / games:.1f} %)"

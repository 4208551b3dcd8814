"""Training on the screen: a progress bar, the latest figures, and where the net is."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from beachhead.lab.train import CHECKPOINT, CURVE, NET, Course, Training, train

MINUTES = 60.0


def run_training(
    game: Game,
    seats: int | None,
    games: int | None,
    minutes: float | None,
    seed: str,
    rivals: float,
    out: Path | None,
    resume: bool,
    processes: int,
) -> None:
    count = game.default_seats if seats is None else seats
    game.check(count, {})
    if (games is not None and games < 1) or (minutes is not None and minutes <= 0) or processes < 0:
        raise BadSetup("The numbers of games, minutes and processes are positive.")
    if not 0.0 <= rivals <= 1.0:
        raise BadSetup(f"The share of games against the judge is between 0 and 1, not {rivals:g}.")
    folder = out or Path("training") / f"{game.key}-{count}"
    course = Course(game.key, count, seed, rivals=rivals)
    if not resume and (folder / CHECKPOINT).exists():
        raise BadSetup(f"There is a checkpoint in '{folder}' already: --resume goes on from it, --out takes another.")
    training = Training.resume(folder, course) if resume else Training.begin(course)
    limit = minutes if minutes is not None or games is not None else MINUTES
    seconds = None if limit is None else 60.0 * limit
    show(game, training, folder, games, seconds, processes)


def show(
    game: Game, training: Training, folder: Path, games: int | None, seconds: float | None, processes: int
) -> None:
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[figures]}"),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        whole = float(games) if games is not None else seconds
        task = bar.add_task(f"{game.title}, {training.course.seats} seats", total=whole, figures="")

        def progress(now: Training) -> None:
            done = float(now.games) if games is not None else bar.tasks[task].elapsed or 0.0
            bar.update(task, completed=done, figures=figures(now))

        train(training, folder, games, seconds, processes, progress)
    print(f"{figures(training)}. The net is in '{folder / NET}', its curve in '{folder / CURVE}'.")


def figures(training: Training) -> str:
    """The state of a training in a few words."""
    if not training.curve:
        return "no game yet"
    won = [point.won for point in training.curve if point.won is not None]
    share = f", {100 * won[-1]:.0f} % won from the judge" if won else ""
    return f"{training.games} games, surprise {training.curve[-1].surprise:.3f}{share}"

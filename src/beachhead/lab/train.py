"""Training by self-play: rounds of games, TD(λ) after each, checkpoints, a learning curve."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import numpy as np

from beachhead import __version__
from beachhead.bots.net import Net
from beachhead.games.registry import find
from beachhead.kernel.errors import BadSave, BadSetup
from beachhead.lab.simulate import leave_interrupts_to_the_parent
from beachhead.lab.train_curve import draw
from beachhead.lab.train_games import Lesson, contest, study
from beachhead.lab.train_td import Adam, cross_entropy, rate

GAMES_A_ROUND = 32
PASSES = 4  # through what a round brought
TRACE = 0.9
HIDDEN = (32,)
SMOOTHING = 0.9  # the net that is kept is a mean over about ten rounds
CHECK_ROUNDS = 8  # a contest with the judge after so many rounds
CHECK_GAMES = 32

CHECKPOINT = "checkpoint.npz"
NET = "net.npz"
CURVE = "curve.svg"


@dataclass(frozen=True)
class Course:
    """What is trained, and how; the same course gives the same net on any number of processes."""

    game: str
    seats: int
    seed: str = "0"
    trace: float = TRACE
    hidden: tuple[int, ...] = HIDDEN
    games_a_round: int = GAMES_A_ROUND
    rivals: float = 0.0  # how often the net plays as one seat among others that go by the judge

    def partners(self) -> str:
        return f"{self.rivals:.0%} of the games among judges, else self-play" if self.rivals else "self-play"

    def command(self, games: int) -> str:
        rivals = f" --rivals {self.rivals}" if self.rivals else ""
        return f"beachhead train {self.game} --seats {self.seats} --games {games} --seed {self.seed}{rivals}"


@dataclass
class Point:
    """One place on the learning curve: after so many games, the surprise, and the share won from the judge."""

    games: int
    surprise: float
    won: float | None = None


@dataclass
class Training:
    """A course on its way."""

    course: Course
    net: Net
    adam: Adam
    smooth: Net
    rounds: int = 0
    curve: list[Point] = field(default_factory=list)

    @classmethod
    def begin(cls, course: Course) -> Training:
        game = find(course.game)
        g, frame = game.first(course.seats, game.check(course.seats, {}))
        g.start(frame)
        inputs = len(game.features(g, 0))
        if not inputs:
            raise BadSetup(f"The judge of {game.title} offers no features to learn from.")
        net = Net.fresh(inputs, course.hidden, seed_number(course.seed, 0))
        return cls(course, net, Adam(net), Net([w.copy() for w in net.weights]))

    @property
    def games(self) -> int:
        return self.rounds * self.course.games_a_round

    def take(self, lessons: list[Lesson]) -> None:
        """Learns from one round of games."""
        rows = np.concatenate([lesson.rows for lesson in lessons])
        aims = np.concatenate([lesson.targets for lesson in lessons])
        results = np.concatenate([lesson.results for lesson in lessons])
        surprise = cross_entropy(self.net.forward(rows)[-1], results)
        order = np.random.default_rng(seed_number(self.course.seed, self.rounds + 1))
        for _ in range(PASSES):
            self.adam.learn(rows, aims, order, rate(self.rounds))
        self.rounds += 1
        for kept, now in zip(self.smooth.weights, self.net.weights, strict=True):
            share = max(1.0 - SMOOTHING, 1.0 / self.rounds)
            kept += np.float32(share) * (now - kept)
        self.curve.append(Point(self.games, surprise))

    # Files.

    def finished(self) -> Net:
        """The net as it is shipped, with a header that says how it was made."""
        won = [point.won for point in self.curve if point.won is not None]
        header: dict[str, object] = {
            "command": self.course.command(self.games),
            "version": __version__,
            "game": self.course.game,
            "rules": find(self.course.game).rules,
            "seats": self.course.seats,
            "seed": self.course.seed,
            "games": self.games,
            "method": f"{self.course.partners()}, TD({self.course.trace}), hidden layers {list(self.course.hidden)}",
            "won_from_judge": won[-1] if won else None,
        }
        return Net([w.astype(np.float32) for w in self.smooth.weights], header)

    def save(self, folder: Path) -> None:
        arrays: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
        for name, group in self.groups().items():
            arrays |= {f"{name}{i}": array for i, array in enumerate(group)}
        course = {**self.course.__dict__, "hidden": list(self.course.hidden)}
        curve = [[p.games, p.surprise, p.won] for p in self.curve]
        head = {"course": course, "rounds": self.rounds, "steps": self.adam.steps, "curve": curve}
        buffer = BytesIO()
        text = np.frombuffer(json.dumps(head).encode(), np.uint8)
        np.savez_compressed(buffer, head=text, **arrays)  # type: ignore[arg-type]
        folder.mkdir(parents=True, exist_ok=True)
        put(folder / CHECKPOINT, buffer.getvalue())
        put(folder / NET, self.finished().to_bytes())
        put(folder / CURVE, draw(self).encode())

    def groups(self) -> dict[str, list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]]]:
        return {
            "net": self.net.weights,
            "smooth": self.smooth.weights,
            "mean": self.adam.mean,
            "square": self.adam.square,
        }

    @classmethod
    def resume(cls, folder: Path, course: Course) -> Training:
        try:
            with np.load(folder / CHECKPOINT, allow_pickle=False) as kept:
                head = json.loads(kept["head"].tobytes())
                arrays = {name: kept[name] for name in kept.files}
        except (OSError, KeyError, ValueError) as wrong:
            raise BadSave(f"There is no checkpoint to resume in '{folder}'.") from wrong
        kept_course = Course(**{**head["course"], "hidden": tuple(head["course"]["hidden"])})
        if kept_course != course:
            raise BadSetup(f"The checkpoint in '{folder}' is of another course: {kept_course.command(0)}.")
        training = cls.begin(course)
        for name, group in training.groups().items():
            for i, array in enumerate(group):
                array[...] = arrays[f"{name}{i}"]
        training.rounds, training.adam.steps = head["rounds"], head["steps"]
        training.curve = [Point(*point) for point in head["curve"]]
        return training


def put(path: Path, data: bytes) -> None:
    """Writes a file as a whole or not at all."""
    scratch = path.with_suffix(".part")
    scratch.write_bytes(data)
    os.replace(scratch, path)


def seed_number(seed: str, n: int) -> int:
    return int.from_bytes(f"{seed}/{n}".encode(), "big") % 2**63


Progress = Callable[["Training"], None]


def train(
    training: Training,
    folder: Path,
    games: int | None,
    seconds: float | None,
    processes: int,
    progress: Progress | None = None,
) -> None:
    """Goes on until as many games or seconds are reached; a checkpoint after every round."""
    deadline = None if seconds is None else time.monotonic() + seconds
    with players(processes) as play:
        while True:
            if games is not None and training.games >= games:
                break
            if deadline is not None and time.monotonic() >= deadline:
                break
            training.take(play.lessons(training))
            if training.rounds % CHECK_ROUNDS == 0:
                training.curve[-1].won = play.contest(training)
            training.save(folder)
            if progress is not None:
                progress(training)


class Players:
    """The processes that play; one of them is this one."""

    def __init__(self, pool: ProcessPoolExecutor | None, processes: int) -> None:
        self.pool = pool
        self.processes = processes

    def lessons(self, training: Training) -> list[Lesson]:
        course = training.course
        first = training.games
        numbers = [[first + n] for n in range(course.games_a_round)]
        fixed = (course.game, course.seats, training.net.to_bytes(), course.trace, course.rivals, course.seed)
        if self.pool is None:
            return [lesson for games in numbers for lesson in study(*fixed, games)]
        futures = [self.pool.submit(study, *fixed, games) for games in numbers]
        return [lesson for future in futures for lesson in future.result()]

    def contest(self, training: Training) -> float:
        """The share of games that the net as it would be shipped wins from the judge."""
        course = training.course
        games = CHECK_GAMES // course.seats * course.seats
        fixed = (course.game, course.seats, training.smooth.to_bytes(), f"contest {course.seed}/{training.rounds}")
        if self.pool is None:
            return contest(*fixed, list(range(games))) / games
        futures = [self.pool.submit(contest, *fixed, [n]) for n in range(games)]
        return sum([future.result() for future in futures]) / games


@contextmanager
def players(processes: int) -> Iterator[Players]:
    count = processes or os.cpu_count() or 1
    if count == 1:
        yield Players(None, 1)
        return
    with ProcessPoolExecutor(count, initializer=leave_interrupts_to_the_parent) as pool:
        yield Players(pool, count)

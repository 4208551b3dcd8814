"""Speed as ratios: our games, interpreted and compiled, beside catanatron and OpenSpiel, in one run on one core.

Every engine is a process of its own (`worker.py`), held to the same core; they take turns, repetition by
repetition, and only process time counts.  Prints a table and writes benchmarks/results.md and results.json;
games named as arguments (`python benchmarks/bench.py invaders`) are measured beside catanatron alone, and
nothing is written.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOUSE = HERE.parent
BUILD = HOUSE / "build" / "bench"

# Each of our games is one line: its key, how many sit at the table, and a rule that is in progress where it is copied.
GAMES = [
    ("alien_frontiers", 4, ""),
    ("attack_the_tower", 2, ""),
    ("invaders", 2, ""),
    ("conquest", 4, "FightWindow"),
]

REPETITIONS = 9
PLAY_SECONDS = 1.0
COPY_SECONDS = 0.3

# What our games promise against catanatron, measured beside it.
BARS = [
    ("decisions, interpreted", "play", "alien_frontiers interpreted", 3.0),
    ("decisions, compiled", "play", "alien_frontiers compiled", 12.0),
    ("copies, interpreted", "copy", "alien_frontiers interpreted", 6.0),
    ("copies, compiled", "copy", "alien_frontiers compiled", 6.0),
    ("decisions of Attack the Tower, interpreted", "play", "attack_the_tower interpreted", 3.0),
    ("decisions of Attack the Tower, compiled", "play", "attack_the_tower compiled", 12.0),
    ("decisions of Invaders, interpreted", "play", "invaders interpreted", 3.0),
    ("decisions of Invaders, compiled", "play", "invaders compiled", 12.0),
    ("decisions of Conquest, interpreted", "play", "conquest interpreted", 3.0),
    ("decisions of Conquest, compiled", "play", "conquest compiled", 12.0),
    ("copies of Conquest, interpreted", "copy", "conquest interpreted", 6.0),
    ("copies of Conquest, compiled", "copy", "conquest compiled", 6.0),
]
PEER = "catanatron"


@dataclass
class Engine:
    """A worker process and what it measured."""

    name: str
    arguments: list[str]
    source: Path | None = None
    rates: dict[str, list[float]] = field(default_factory=lambda: {"play": [], "copy": []})
    choices: float = 0.0  # the share of decisions that had more than one option

    def __post_init__(self) -> None:
        path = {"PYTHONPATH": str(self.source)} if self.source else {}
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), *self.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **path},
        )
        self.hear()

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} could not be measured; what it says stands above.")
        return line

    def measure(self, task: str, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task} {seconds}\n")
        self.process.stdin.flush()
        self.rates[task].append(json.loads(self.hear())["rate"])

    def count_choices(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("choices 20\n")
        self.process.stdin.flush()
        self.choices = json.loads(self.hear())["rate"]

    def rate(self, task: str) -> float:
        return statistics.median(self.rates[task])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def interpreted_source() -> Path:
    """Our code without compiled modules, whatever the checkout holds."""
    copy = BUILD / "interpreted"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(HOUSE / "src", copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    return copy


def compiled_source() -> Path:
    """Our code compiled by mypyc; compiled anew only when it has changed."""
    files = [HOUSE / "pyproject.toml", HOUSE / "hatch_build.py", *sorted((HOUSE / "src").rglob("*.py"))]
    state = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    copy, stamp = BUILD / "compiled", BUILD / "compiled.stamp"
    if not stamp.is_file() or stamp.read_text() != state:
        print("Compiling the engine …", flush=True)
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(HOUSE / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        for path in files[:2]:
            shutil.copy(path, copy)
        subprocess.run([sys.executable, "hatch_build.py", "compile"], cwd=copy, check=True)
        stamp.write_text(state)
    return copy / "src"


def ratio(engine: Engine, peer: Engine, task: str) -> float:
    """Of neighbours in time: the median over the repetitions, so that a slow moment slows both."""
    return statistics.median(a / b for a, b in zip(engine.rates[task], peer.rates[task], strict=True))


def table(engines: list[Engine], peer: Engine) -> list[str]:
    rows = [
        "| | decisions/s | with a choice | × catanatron | copies/s | × catanatron |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for e in engines:
        rows.append(
            f"| {e.name} | {e.rate('play'):,.0f} | {100 * e.choices:.0f} % "
            f"| {ratio(e, peer, 'play'):.2f} | {e.rate('copy'):,.0f} | {ratio(e, peer, 'copy'):.2f} |"
        )
    return rows


def bars(engines: list[Engine], peer: Engine) -> list[str]:
    rows = []
    measured_here = {e.name: e for e in engines}
    for title, task, name, bar in BARS:
        if name not in measured_here:
            continue
        measured = ratio(measured_here[name], peer, task)
        rows.append(
            f"- {title}: {measured:.2f} × {PEER}, at least {bar:g} wanted: {'holds' if measured >= bar else 'MISSED'}"
        )
    return rows


def main() -> None:
    keys = [game[0] for game in GAMES]
    wanted = sys.argv[1:] or keys
    for key in wanted:
        if key not in keys:
            sys.exit(f"There is no game '{key}' to measure; there are {', '.join(keys)}.")
    chosen = [game for game in GAMES if game[0] in wanted]
    sources = {"interpreted": interpreted_source(), "compiled": compiled_source()}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    engines = [
        Engine(f"{key} {way}", [key, str(seats), rule], source)
        for key, seats, rule in chosen
        for way, source in sources.items()
    ]
    peer = Engine(PEER, ["catanatron", "4"])
    engines.append(peer)
    if chosen == GAMES:
        engines.append(Engine("OpenSpiel backgammon", ["backgammon", "2"]))
    for number in range(REPETITIONS):
        print(f"repetition {number + 1} of {REPETITIONS}", end="\r", flush=True)
        for task, seconds in (("play", PLAY_SECONDS), ("copy", COPY_SECONDS)):
            for engine in engines:
                engine.measure(task, seconds)
    for engine in engines:
        engine.count_choices()
        engine.close()
    text = "\n".join(
        [
            "# Speed",
            "",
            "Random play with complete lists of options, four seats (backgammon two), on one core: process time,",
            f"the median of {REPETITIONS} interleaved repetitions; a ratio is the median over neighbours in time.",
            "A copy of ours is of a position in the middle of an effect, four rules or more in progress (in Conquest",
            "a fight with an interrupt window open); the others' is of a game under way.  Measured with `make bench`",
            f"on Python {platform.python_version()}, {platform.system()} {platform.machine()}.",
            "",
            *table(engines, peer),
            "",
            *bars(engines, peer),
            "",
        ]
    )
    print(text)
    if chosen != GAMES:
        return
    (HERE / "results.md").write_text(text)
    figures = {e.name: {"decisions": e.rates["play"], "copies": e.rates["copy"], "choices": e.choices} for e in engines}
    (HERE / "results.json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""Freezes the counts of every named position, a file for each game.

    PYTHONPATH=src python -m tests.perft.count

Run it when a rule was meant to change what is possible, and look at what it changed.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

from beachhead.games.registry import GAMES
from beachhead.kernel.perft import perft
from beachhead.kernel.position import Position

DEEPEST = 5
LONG_ENOUGH = 0.1  # seconds: a position that takes longer is not counted deeper


def path(key: str) -> Path:
    return Path(__file__).parent / f"{key}.json"


def read(key: str) -> dict[str, list[int]]:
    """For each named position, how many ways there are to answer the next 1, 2, 3 … decisions."""
    counts: dict[str, list[int]] = json.loads(path(key).read_text()) if path(key).exists() else {}
    return counts


def count(g: Position) -> list[int]:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        begun = time.perf_counter()
        counts.append(perft(g, depth))
        if time.perf_counter() - begun > LONG_ENOUGH and depth >= 3:
            break
    return counts


def main() -> None:
    for key, game in GAMES.items():
        lines = [f"  {json.dumps(name)}: {count(g)}" for name, g in game.positions().items()]
        path(key).write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()

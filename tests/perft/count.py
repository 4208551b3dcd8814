"""Freezes the counts of every named position, a file for each game.

    PYTHONPATH=src python -m tests.perft.count

Run it when a rule was meant to change what is possible, and look at what it changed.
"""

from __future__ import annotations

import json
from pathlib import Path

from beachhead.games.registry import GAMES
from beachhead.kernel.perft import perft
from beachhead.kernel.position import Position

SHALLOWEST, DEEPEST = 3, 5
MANY = 3_000  # a tree with more leaves is not counted deeper


def path(key: str) -> Path:
    return Path(__file__).parent / f"{key}.json"


def read(key: str) -> dict[str, list[int]]:
    """For each named position, how many ways there are to answer the next 1, 2, 3 … decisions."""
    counts: dict[str, list[int]] = json.loads(path(key).read_text()) if path(key).exists() else {}
    return counts


def count(g: Position) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEEPEST and (len(counts) < SHALLOWEST or counts[-1] < MANY):
        counts.append(perft(g, len(counts) + 1))
    return counts


def main() -> None:
    for key, game in GAMES.items():
        lines = [f"  {json.dumps(name)}: {count(g)}" for name, g in game.positions().items()]
        path(key).write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()

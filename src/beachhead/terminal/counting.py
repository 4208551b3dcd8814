"""Counted decision trees on the screen."""

from __future__ import annotations

import msgspec
from rich.table import Table as Grid

from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from beachhead.kernel.options import nearest
from beachhead.kernel.perft import divide as by_option
from beachhead.kernel.perft import perft
from beachhead.kernel.position import Position
from beachhead.terminal.ink import make_console


def show_perft(game: Game, name: str | None, depth: int, divide: bool, json: bool) -> None:
    if depth < 1:
        raise BadSetup(f"The depth is 1 or more, not {depth}.")
    if name is None:
        print(f"{game.title} has these positions: {', '.join(game.positions())}.")
        return
    g = position(game, name)
    counts = by_option(g, depth) if divide else {}
    total = sum(counts.values()) if divide else perft(g, depth)
    if json:
        result: dict[str, object] = {"game": game.key, "position": name, "depth": depth, "count": total}
        if divide:
            result["divide"] = counts
        print(msgspec.json.encode(result).decode())
        return
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right")
    for text, count in counts.items():
        grid.add_row(str(count), text)
    if divide:
        make_console().print(grid)
    print(total)


def position(game: Game, name: str) -> Position:
    known = game.positions()
    if name not in known:
        words = tuple(known)
        raise BadSetup(f"{game.title} has no position '{name}'{nearest(name, words)} Known: {', '.join(words)}.")
    return known[name]

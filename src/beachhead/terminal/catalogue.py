"""The list of games, for people and for programs."""

from __future__ import annotations

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from beachhead.games.registry import GAMES
from beachhead.kernel.game import Game
from beachhead.terminal.ink import make_console


def entry(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "tagline": game.tagline,
        "about": game.about,
        "minutes": game.minutes,
        "seats": game.seats,
        "default_seats": game.default_seats,
        "rules": game.rules,
        "settings": [
            {
                "key": s.key,
                "title": s.title,
                "line": s.line,
                "choices": s.choices,
                "default": s.default,
                "seats": s.seats or game.seats,
                "source": s.source,
            }
            for s in game.settings
        ],
        "positions": list(game.positions()),
        "credits": game.credits,
        "sources": game.sources,
    }


def catalogue_json() -> str:
    return msgspec.json.format(msgspec.json.encode([entry(game) for game in GAMES.values()]), indent=2).decode()


def show_catalogue() -> None:
    console = make_console()
    for game in GAMES.values():
        console.print(Text(game.key, "bold"), Text(f" {game.title}"))
        console.print(Text(f"  {game.tagline}"))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(min_width=10)
        grid.add_row("  seats", f"{counted(game.seats)} ({game.default_seats} is usual), {game.minutes} minutes")
        for s in game.settings:
            only = f" With {counted(s.seats)} seats." if s.seats else ""
            choices = ", ".join(f"{c} (as it is)" if c == s.default else c for c in s.choices)
            grid.add_row("  setting", Text.assemble((s.key, "bold"), f": {choices}. {s.line}{only}"))
        grid.add_row("  credits", game.credits)
        console.print(grid)
    console.print(f"\nPlay one: beachhead play {next(iter(GAMES))} --seats human,greedy,random")


def counted(counts: tuple[int, ...]) -> str:
    """
    >>> counted((2, 3, 4)), counted((2,))
    ('2, 3 or 4', '2')
    """
    return " or ".join([", ".join(map(str, counts[:-1])), str(counts[-1])] if len(counts) > 1 else map(str, counts))

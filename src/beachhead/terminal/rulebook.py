"""The rules at hand: what the game is about, and what every thing on the table does."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from beachhead.kernel.game import Game, Sheet
from beachhead.terminal.ink import inked


def show_rules(console: Console, game: Game, sheet: Sheet, about: str) -> None:
    """Everything, or what a word is about."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(min_width=20)
    seen: set[str] = set()
    for area in sheet.areas:
        texts = [(area.title, area.text), *((item.label, item.text) for item in area.items)]
        for name, text in texts:
            if text and name not in seen and (about in name.lower() or about in text.lower()):
                seen.add(name)
                grid.add_row(inked(name, game.colours, "bold"), Text(text))
    if not about:
        console.print(Text(game.about))
        console.print()
    if grid.row_count:
        console.print(grid)
    elif about:
        console.print(f"Nothing on the table is about '{about}'.")
    if not about:
        console.print()
        console.print(f"All rules, paragraph by paragraph: docs/rules/{game.key}.md", style="dim")

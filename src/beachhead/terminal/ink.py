"""Colours for seats, always beside their names: colour is never alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

STYLES = {
    "Red": "bold red",
    "Blue": "bold dodger_blue1",
    "Green": "bold green",
    "Gold": "bold yellow",
    "Violet": "bold magenta",
    "White": "bold white",
}
WIDE = 100  # from this many columns on there is room for explanations beside things


def make_console() -> Console:
    """Plain text where nobody looks: no colour into files and pipes, nor with NO_COLOR."""
    return Console(highlight=False, markup=False, emoji=False)


def wide(console: Console) -> bool:
    return console.width >= WIDE


def inked(text: str, colours: Sequence[str], style: str = "") -> Text:
    """The text with the seats' names in their colours."""
    line = Text(text, style=style)
    for colour in colours:
        line.highlight_regex(rf"\b{colour}\b", STYLES.get(colour, "bold"))
    return line

"""The rules at hand: what every thing on the table does, and the numbered paragraphs of the rules page."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import beachhead
from beachhead.kernel.game import Game, Sheet
from beachhead.terminal.ink import inked

PARAGRAPH = re.compile(r"^\*\*([A-Z]+ [\d.]+)\*\* (.*)$", re.DOTALL)


def show_rules(console: Console, game: Game, sheet: Sheet, about: str) -> None:
    """What the game is about and what everything does, or all there is on a word or a paragraph's number."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(min_width=20)
    if not about:
        console.print(Text(game.about + "\n"))
    for name, text in on_the_table(sheet).items():
        if about in name.lower() or about in text.lower():
            grid.add_row(inked(name, game.colours, "bold"), Text(text))
    page = rules_page(game)
    for number, text in paragraphs(page, about).items() if about else ():
        grid.add_row(Text(number, "bold"), Text(text))
    console.print(grid if grid.row_count else f"Neither the table nor the rules say anything about '{about}'.")
    if page and not about:
        console.print("\nMore in the rules, by a word or a number: 'rules WORD', 'rules NUMBER'.", style="dim")


def on_the_table(sheet: Sheet) -> dict[str, str]:
    """Everything that says what it does, once."""
    said: dict[str, str] = {}
    for area in sheet.areas:
        for name, text in ((area.title, area.text), *((item.label, item.text) for item in area.items)):
            if text:
                said.setdefault(name, text)
    return said


def rules_page(game: Game) -> str:
    """The text of docs/rules, in a checkout or in the installed package; empty where it is in neither."""
    home = Path(beachhead.__file__).parent
    for root in (home, home.parents[1]):
        page = root / "docs" / "rules" / f"{game.key}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return ""


def paragraphs(page: str, about: str) -> dict[str, str]:
    """The numbered paragraphs of that number, or under a heading with that word.

    >>> page = "### AF 4.7 Raiders' Outpost\\n\\n**AF 4.7.1** Needs a run\\nof three.\\n\\n**AF 4.7.2** Bumps.\\n"
    >>> paragraphs(page, "raider")
    {'AF 4.7.1': 'Needs a run of three.', 'AF 4.7.2': 'Bumps.'}
    >>> paragraphs(page, "4.7.2")
    {'AF 4.7.2': 'Bumps.'}
    """
    found: dict[str, str] = {}
    heading = ""
    for block in page.split("\n\n"):
        block = block.strip()
        match = PARAGRAPH.match(block)
        if block.startswith("#"):
            heading = block.lower()
        elif match and (about in heading or is_under(match[1], about)):
            found[match[1]] = " ".join(match[2].split())
    return found


def is_under(number: str, about: str) -> bool:
    """Whether 'AF 4.7.2' is under '4.7' or 'af 4.7'."""
    digits = about.split(" ")[-1]
    return digits[:1].isdigit() and f"{number.split(' ')[-1]}.".startswith(f"{digits.rstrip('.')}.")

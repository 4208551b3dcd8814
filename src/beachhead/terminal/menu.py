"""The options of a decision as a numbered list, grouped by what one does."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from beachhead.kernel.game import Game, Sheet
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.terminal.ink import inked, wide


def by_verb(options: list[Option]) -> dict[str, list[Option]]:
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.verb, []).append(option)
    return groups


def in_order(options: list[Option]) -> list[Option]:
    """The options as they are numbered: those of one verb together, in the order they were offered."""
    return [option for group in by_verb(options).values() for option in group]


def numbered(options: list[Option]) -> str:
    """
    >>> numbered([Option("end", (), "end")] * 3)
    'a number from 1 to 3'
    """
    if len(options) < 3:
        return "1 or 2" if len(options) == 2 else "1 (or just Enter)"
    return f"a number from 1 to {len(options)}"


def show_menu(console: Console, game: Game, g: Position, options: list[Option], sheet: Sheet) -> None:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", min_width=4)
    grid.add_column()
    grid.add_column(style="dim")
    if wide(console):
        grid.add_column(style="dim")
    number, headed = 0, False
    for verb, group in by_verb(options).items():
        if number and (headed or len(group) > 1):
            grid.add_row()
        headed = len(group) > 1
        if headed:
            grid.add_row("", Text(verb.replace("_", " ").capitalize(), "bold"))
        for option, note in zip(group, notes(game, g, group, sheet), strict=True):
            number += 1
            sentence = inked(game.say_option(g, option).text, game.colours)
            grid.add_row(str(number), sentence, note, *([option.text] if wide(console) else []))
    console.print(grid)


def notes(game: Game, g: Position, group: list[Option], sheet: Sheet) -> list[str]:
    """Beside each option what it brings, or else what the thing that it touches does, where that tells them apart."""
    gains = [game.gain(g, option) for option in group]
    if any(gains):
        return gains
    plates = texts_by_id(sheet, places=len(group) > 1)
    said = [next((text for t in game.touches(g, option) if (text := found(plates, t))), "") for option in group]
    return said if len(group) == 1 or len(set(said)) > 1 else [""] * len(group)


def texts_by_id(sheet: Sheet, places: bool) -> dict[str, str]:
    """What things do by their ids, and also by the names at the end of those."""
    texts: dict[str, str] = {}
    for area in sheet.areas:
        for item in area.items:
            texts[item.id] = texts[item.id.split(":")[-1]] = item.text
        if places:
            here = ", ".join(item.label for item in area.items)
            texts[area.id] = f"{here}. {area.text}" if here and area.text else area.text
    return texts


def found(texts: dict[str, str], thing: str) -> str:
    """The text of a thing, or of another of the same name: 'discard:0:stasis_beam' is a 'stasis_beam'."""
    name = thing.split(":")[-1]
    return texts.get(thing) or ("" if name.isdigit() else texts.get(name, ""))

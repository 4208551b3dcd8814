"""A game's sheet as tables for a terminal, wide or narrow; it knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from beachhead.kernel.game import Area, Game, Item, Sheet
from beachhead.terminal.ink import inked, wide

NOTHING = "–"
FIRST_COLUMN = 26  # room for the longest name of a place with its owner


def show_sheet(
    console: Console, game: Game, sheet: Sheet, players: Sequence[str], wanted: Sequence[str] | None = None
) -> None:
    """The whole table with what everything does; in brief, only what lies there and the `wanted` places."""
    console.print()
    console.print(inked(sheet.headline, game.colours, "bold underline"))
    console.print(seats_grid(game, sheet, players))
    kinds: dict[str, list[Area]] = {}
    for area in sheet.areas:
        if wanted is None or area.items or area.id in wanted:
            kinds.setdefault(area.id.split(":")[0], []).append(area)
    for kind, areas in kinds.items():
        console.print()
        console.print(areas_grid(console, game, kind, areas, full=wanted is None))


def new_grid(header: bool = True) -> Grid:
    return Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, show_header=header)


def seats_grid(game: Game, sheet: Sheet, players: Sequence[str]) -> Grid:
    grid = new_grid()
    grid.add_column("Seat", no_wrap=True, min_width=FIRST_COLUMN)
    for mark in sheet.seats[0]:
        grid.add_column(mark.label.capitalize(), justify="right")
    for seat, marks in enumerate(sheet.seats):
        who = f" ({players[seat]})" if players else ""
        grid.add_row(inked(game.colours[seat] + who, game.colours), *(mark.value for mark in marks))
    return grid


def areas_grid(console: Console, game: Game, kind: str, areas: list[Area], full: bool) -> Grid:
    """One kind of places, a row each."""
    roomy = full and wide(console) and any(explained(area) for area in areas)
    grid = new_grid(header=len(areas) > 1)
    grid.add_column(kind.replace("_", " ").capitalize(), width=FIRST_COLUMN)
    grid.add_column("Here", ratio=2 if roomy else None)
    if roomy:
        grid.add_column("What it does", ratio=3)
    for area in areas:
        name = inked(area_name(game, area), game.colours)
        here, what = things(game, area.items, full), explained(area)
        if full and not roomy and what.plain:
            here = Text("\n").join([here, what]) if area.items else what
        grid.add_row(name, here, *([what] if roomy else []))
    return grid


def area_name(game: Game, area: Area) -> str:
    if area.owner < 0 or game.colours[area.owner] in area.title:
        return area.title
    return f"{area.title} ({game.colours[area.owner]})"


def things(game: Game, items: list[Item], full: bool) -> Text:
    if full and any(item.text for item in items):
        lines = [inked(item.label, game.colours, "bold").append(f": {item.text}", "not bold dim") for item in items]
        return Text("\n").join(lines)
    counts = Counter(item.label for item in items)
    labels = [label if n == 1 else f"{label} ×{n}" for label, n in counts.items()]
    return inked(", ".join(labels) or NOTHING, game.colours)


def explained(area: Area) -> Text:
    """What a place does, and why it is closed to the seat that looks."""
    text = Text(area.text, style="dim")
    if area.closed is not None:
        reason = area.closed.text.removeprefix(f"{area.title}: ")
        text.append(f"{' ' if area.text else ''}Closed: {reason}", "not dim italic")
    return text

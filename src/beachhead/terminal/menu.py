"""The options of a decision as a numbered list, grouped by what one does."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.terminal.ink import inked, wide


def in_order(options: list[Option]) -> list[Option]:
    """The options as they are numbered: those of one verb together, in the order they were offered."""
    verbs = list(dict.fromkeys(option.verb for option in options))
    return [option for verb in verbs for option in options if option.verb == verb]


def show_menu(console: Console, game: Game, g: Position, options: list[Option]) -> None:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", min_width=4)
    grid.add_column()
    grid.add_column(style="dim")
    if wide(console):
        grid.add_column(style="dim")
    verb = ""
    for number, option in enumerate(in_order(options), start=1):
        if option.verb != verb:
            verb = option.verb
            if number > 1:
                grid.add_row()
            if [o.verb for o in options].count(verb) > 1:
                grid.add_row("", Text(verb.replace("_", " ").capitalize(), "bold"))
        texts = [option.text] if wide(console) else []
        sentence = inked(game.say_option(g, option).text, game.colours)
        grid.add_row(str(number), sentence, game.gain(g, option), *texts)
    console.print(grid)

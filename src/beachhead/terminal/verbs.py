"""What one may type beside an option: looking things up, taking back, saving, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from beachhead.kernel.errors import BadSave
from beachhead.terminal.chronicle import told
from beachhead.terminal.ink import inked
from beachhead.terminal.leaving import Leave, save_to
from beachhead.terminal.rulebook import show_rules
from beachhead.terminal.saves import put_file, record_of

if TYPE_CHECKING:
    from beachhead.terminal.sitting import Sitting

VERBS = {
    "help": "this list ('?' for short)",
    "table": "the whole table, with what everything does",
    "log": "what happened, from the beginning ('log N': only the last lines)",
    "why": "why things are closed to you now ('why WORD': only what is about it)",
    "rules": "what the game is about, and what everything does ('rules WORD', 'rules NUMBER')",
    "undo": "take your last choice back, as long as nothing new was seen",
    "reset": "take everything back to the last news",
    "save": "save to a file and play on ('save FILE')",
    "record": "write the moves so far as a record that 'beachhead replay' plays ('record FILE')",
    "quit": "leave; you are asked whether to save",
    "?": "",
}


def run_verb(sitting: Sitting, seat: int, verb: str, rest: str) -> bool:
    """Does it; whether the question is a new one now."""
    table, console, game = sitting.table, sitting.console, sitting.game
    match verb:
        case "help" | "?":
            show_help(sitting)
        case "table":
            sitting.show_table(seat, full=True)
        case "log":
            lines = told(game, table.position, table.log, seat)
            for line in lines[-int(rest) :] if rest.isdigit() and int(rest) else lines:
                console.print(inked(line, game.colours))
        case "why":
            show_reasons(sitting, seat, rest.lower())
        case "rules":
            show_rules(console, game, game.sheet(table.position, seat), rest.lower())
        case "undo" | "reset":
            table.undo(seat) if verb == "undo" else table.undo_all(seat)
            sitting.read[seat] = min(sitting.read[seat], len(table.log))
            console.print("Taken back.")
            return True
        case "save":
            save_to(sitting, rest)
        case "record":
            if not rest:
                raise BadSave("Say where to: 'record my.txt'.")
            new_file(Path(rest))
            put_file(Path(rest), record_of(table, sitting.players, sitting.seed).text().encode())
            console.print(f"The record so far is in '{rest}'.")
        case "quit":
            raise Leave
    return False


def new_file(path: Path) -> None:
    if path.exists():
        raise BadSave(f"There is already a file '{path}'; choose another name.")


def show_help(sitting: Sitting) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("a number", "the option with that number")
    grid.add_row("an option", f"its name, like '{sitting.table.position.options[0].text}'")
    for verb, line in VERBS.items():
        if line:
            grid.add_row(verb, line)
    sitting.console.print(grid)


def show_reasons(sitting: Sitting, seat: int, about: str) -> None:
    """Why things cannot be done now; each reason with the rule it comes from."""
    said: dict[str, str] = {}
    for thing, reason in sitting.game.reasons(sitting.table.position, seat).items():
        name = thing.replace("_", " ").lower()
        if about in name or about in reason.text.lower():
            said[reason.text] = f"  [{reason.rule}]" if reason.rule else ""
    for text, rule in said.items():
        sitting.console.print(inked(f"{text}{rule}", sitting.game.colours))
    if not said:
        sitting.console.print(f"Nothing about '{about}' is closed to you." if about else "Nothing is closed to you.")

"""Leaving a game: saved where its player says, or in the current folder, but never lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from beachhead.kernel.errors import BadSave, Refused
from beachhead.terminal.saves import free_name, pack, put_file

if TYPE_CHECKING:
    from beachhead.terminal.sitting import Sitting


class Leave(Exception):
    """Somebody leaves the table: by Ctrl-C or 'quit', or because the input has ended."""

    def __init__(self, asked: bool) -> None:
        super().__init__()
        self.asked = asked  # whether there is still somebody to ask


def save_to(sitting: Sitting, name: str) -> None:
    """Saves under that name, or under the last one, or under a new one in the current folder."""
    path = Path(name).expanduser() if name else sitting.file or free_name(sitting.game.key)
    if path != sitting.file and path.exists():
        raise BadSave(f"There is already a file '{path}'; choose another name.")
    put_file(path, pack(sitting.table, sitting.players, sitting.seed))
    sitting.file = path
    sitting.console.print(f"Saved. Go on with: beachhead play --resume {path}")


def leave(sitting: Sitting, asked: bool) -> None:
    """Offers to save; without an answer it saves anyway."""
    while asked:
        default = sitting.file or free_name(sitting.game.key)
        sitting.console.print()
        try:
            line = sitting.read_line(Text(f"Save the game? A file name, Enter for '{default}', or 'no': "))
        except (KeyboardInterrupt, EOFError):
            break
        if line.lower() in ("no", "n"):
            sitting.console.print("Not saved.")
            return
        try:
            save_to(sitting, "" if line.lower() in ("yes", "y") else line)
            return
        except Refused as wrong:
            sitting.console.print(str(wrong))
    sitting.console.print()
    save_to(sitting, "")

"""Leaving a game: saved where its player says, or else where it can be, but never lost."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from beachhead.kernel.errors import BadSave, Refused
from beachhead.terminal.saves import free_name, pack, put_file

if TYPE_CHECKING:
    from beachhead.terminal.sitting import Sitting


class Leave(Exception):
    """Somebody wants to leave the table."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the move is made, so that no position is ever half way between two."""
    hits: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: hits.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if hits:
        raise KeyboardInterrupt


def save_to(sitting: Sitting, name: str) -> None:
    """Saves under that name, or under the last one, or under a new one in the current folder."""
    path = Path(name).expanduser() if name else sitting.file or free_name(Path(), sitting.game.key)
    if path != sitting.file and path.exists():
        raise BadSave(f"There is already a file '{path}'; choose another name.")
    put_file(path, pack(sitting.table, sitting.players, sitting.seed))
    sitting.file = path
    sitting.console.print(f"Saved. Go on with: beachhead play --resume {path}", soft_wrap=True)


def leave(sitting: Sitting, ask: bool) -> None:
    """Offers to save; without an answer it saves anyway."""
    while ask:
        default = sitting.file or free_name(Path(), sitting.game.key)
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
    try:
        save_to(sitting, "")
    except Refused as wrong:
        sitting.console.print(str(wrong))
        save_to(sitting, str(free_name(Path(tempfile.gettempdir()), sitting.game.key)))

"""What happened, as sentences: a line for each answer, and for each seat that it moved."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.kernel.game import Game
from beachhead.kernel.log import Dealt, Entry, Picked, Told, visible
from beachhead.kernel.position import Position


def told(game: Game, g: Position, log: Sequence[Entry], seat: int) -> list[str]:
    """The lines that a seat may read; seat -1 is a spectator."""
    lines: list[list[str]] = [[]]
    about: int | None = None  # the seat that the line is about, once it is about one
    for entry in visible(log, seat):
        if isinstance(entry, Told):
            say = game.say_event(g, entry)
            if say is None:
                continue
            if about is not None and entry.seat != about:
                lines.append([])
            about = entry.seat
            lines[-1].append(say.text)
        elif isinstance(entry, Picked) or (isinstance(entry, Dealt) and entry.kind == "draw"):
            lines.append([])
            about = None
            if isinstance(entry, Dealt):
                lines[-1].append(game.say_draw(g, entry.pile, entry.answer, entry.shown).text)
    return [" ".join(line) for line in lines if line]

"""What happened, as sentences: one line for each answer and all that followed from it."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.game import Game
from beachhead.kernel.log import Dealt, Entry, Picked, Told


def told(game: Game, log: Sequence[Entry], seat: int) -> list[str]:
    """The lines that a seat may read; seat -1 is a spectator."""
    lines: list[list[str]] = [[]]
    for entry in log:
        if isinstance(entry, Picked):
            lines.append([])
        elif isinstance(entry, Told):
            say = game.say_event(entry) if entry.to in (EVERYBODY, seat) else None
            if say is not None:
                lines[-1].append(say.text)
        elif isinstance(entry, Dealt) and entry.kind == "draw":
            shown = entry.to in (EVERYBODY, seat)
            lines[-1].append(game.say_draw(entry.pile, entry.answer, shown).text)
    return [" ".join(line) for line in lines if line]

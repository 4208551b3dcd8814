"""Moves as lines of a log, for whoever may read them."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.kernel.frames import EVERYBODY
from beachhead.kernel.game import Game
from beachhead.kernel.log import HIDDEN, Dealt, Entry, Picked, Told, visible
from beachhead.kernel.position import Position
from beachhead.kernel.words import Say
from beachhead.server.moves import Move


def move_lines(game: Game, g: Position, move: Move, viewer: int) -> list[tuple[str, int, Say]]:
    """What one viewer reads of a move, as turn, seat and sentence.

    A pick is said only where no rule tells what it did.
    """
    lines: list[tuple[str, int, Say]] = []
    parts = (
        (move.before, visible(move.heard[: move.turned], viewer)),
        (move.after, visible(move.heard[move.turned :], viewer)),
    )
    told = any(isinstance(entry, Told) for _, heard in parts for entry in heard)
    for turn, heard in parts:
        for entry in heard:
            say: Say | None = None
            seat = move.seat
            if isinstance(entry, Told):
                seat = entry.seat
                say = game.say_event(g, entry)
            elif isinstance(entry, Picked):
                say = None if told else said_pick(game, move, entry)
            elif isinstance(entry, Dealt) and entry.kind == "draw":
                seat = move.seat if entry.to == EVERYBODY else entry.to
                say = game.say_draw(g, entry.pile, entry.answer, entry.shown)
            if say is not None:
                lines.append((turn, seat, say))
    return lines


def turned_at(seat: int, heard: Sequence[Entry], before: str, after: str) -> int:
    """Where in a move the next turn's lines begin: with the first thing told of another seat."""
    if before == after:
        return len(heard)
    others = [i for i, entry in enumerate(heard) if isinstance(entry, Told) and entry.seat != seat]
    return others[0] if others else 1


def is_public(heard: Sequence[Entry]) -> bool:
    """Whether every viewer reads the same."""
    for entry in heard:
        if isinstance(entry, Picked):
            if entry.secret:
                return False
        elif isinstance(entry, (Dealt, Told)) and entry.to != EVERYBODY:
            return False
    return True


def said_pick(game: Game, move: Move, entry: Picked) -> Say | None:
    who = game.colours[entry.seat]
    if entry.option == HIDDEN:
        return Say("table.chosen", f"{who} has chosen.", {"who": who})
    if move.say is None:
        return None
    return Say("table.picked", f"{who}: {move.say.text}", {"who": who, "what": move.say.text}, move.say.rule)

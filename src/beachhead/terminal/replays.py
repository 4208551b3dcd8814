"""Recorded games, told again and proved."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule

from beachhead.games.registry import find
from beachhead.kernel.errors import BadRecord, BadSetup
from beachhead.kernel.record import Record, Replay, parse, verify
from beachhead.terminal.board import show_sheet
from beachhead.terminal.chronicle import told
from beachhead.terminal.ink import inked
from beachhead.terminal.saves import record_in


def read_record(data: bytes) -> Record:
    """A record's text, or the record inside a save."""
    if data.lstrip().startswith(b"{"):
        return record_in(data)
    try:
        return parse(data.decode())
    except UnicodeDecodeError as wrong:
        raise BadRecord("This is not a Beachhead record: it is not even text.") from wrong


def show_replay(console: Console, data: bytes, to: int | None, seat: int) -> None:
    record = read_record(data)
    game = find(record.game)
    replay = Replay(game, record)
    if not -1 <= seat < record.seats:
        raise BadSetup(f"The seats of this game are 1 to {record.seats}; 0 is a spectator.")
    count, total = 0, len(record.answers())
    if to is not None and not 0 <= to <= total:
        raise BadSetup(f"The record has {total} answers; it cannot be played to number {to}.")
    if to != 0:
        for _ in replay.run():
            count += 1
            if count == to:
                break
    for line in told(game, replay.position, replay.heard, seat):
        console.print(inked(line, game.colours))
    players = record.headers.get("players", "").split()
    names = players if len(players) == record.seats else []
    show_sheet(console, game, game.sheet(replay.position, seat), names, wanted=())
    console.print(Rule(f"After {count} of {total} answers"))
    if replay.over:
        console.print(inked(game.outcome(replay.position).why.text, game.colours))


def show_proof(data: bytes) -> None:
    record = read_record(data)
    game = find(record.game)
    proof = verify(game, record)
    state = "and its result" if proof.over else "of a game that is not over"
    print(f"The record of {game.title} is right: {proof.answers} answers, {proof.digests} digests, {state}.")
    print(f"Fair dice: {proof.fair}.")

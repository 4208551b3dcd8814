"""The record of a table: all of it when the game is over, during play what one viewer may see."""

from __future__ import annotations

from beachhead.kernel.dealers import commitment
from beachhead.kernel.log import HIDDEN, Dealt, Entry, Picked, visible
from beachhead.kernel.record import Record, entry_line, write
from beachhead.kernel.table import answers
from beachhead.server.room import Room

HIDDEN_WORD = "?"


def headers_of(room: Room) -> dict[str, str]:
    row = room.row
    headers = {"players": ", ".join(seat.name for seat in row.seats), "date": row.created}
    if row.forked_from:
        headers["forked_from"] = row.forked_from
        return headers
    headers["commitment"] = commitment(row.secret)
    headers["salts"] = row.salts
    if row.state == "over":
        headers["secret"] = row.secret.hex()
    return headers


def full_record(room: Room) -> Record:
    """Everything, with digests: only for who may see everything."""
    course = room.playing()
    return write(room.game, len(room.row.seats), room.row.settings, course.table.log, headers_of(room))


def seen_record(room: Room, viewer: int) -> Record:
    """What one viewer may see during play; a digest would tell of what is hidden, so there is none."""
    course, game = room.playing(), room.game
    settings = " ".join(f"{k}={v}" for k, v in room.row.settings.items())
    head = {"game": game.key, "rules": game.rules, "seats": str(len(room.row.seats)), "settings": settings}
    record = Record({**head, **headers_of(room)})
    turn = ""
    for move in course.moves:
        if move.before != turn:
            turn = move.before
            record.lines.append(f"# {turn}")
        record.lines.extend(seen_line(room, entry) for entry in answers(visible(move.heard, viewer)))
    return record


def seen_line(room: Room, entry: Entry) -> str:
    if isinstance(entry, Picked) and entry.option == HIDDEN:
        return f"{entry.seat + 1} {HIDDEN_WORD}"
    if isinstance(entry, Dealt) and not entry.shown:
        pile = [entry.pile] if entry.pile else []
        return " ".join([entry.kind, *pile, *[HIDDEN_WORD] * entry.count])
    return entry_line(room.game, room.playing().table.position, entry)


def plain_record(room: Room) -> Record:
    """The answers alone, to be replayed here."""
    course, game = room.playing(), room.game
    settings = " ".join(f"{k}={v}" for k, v in room.row.settings.items())
    head = {"game": game.key, "rules": game.rules, "seats": str(len(room.row.seats)), "settings": settings}
    lines = [entry_line(game, course.table.position, entry) for entry in answers(course.table.log)]
    return Record({**head, **headers_of(room)}, lines)

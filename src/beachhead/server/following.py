"""What follows a game: a rematch, or playing on from one of its steps."""

from __future__ import annotations

import msgspec

from beachhead.kernel.dealers import Fair, Retold
from beachhead.server.course import retrace
from beachhead.server.errors import NotNow, WrongKey
from beachhead.server.films import Film
from beachhead.server.hall import Hall
from beachhead.server.keys import hashed, new_key, opens, tidy_name, tidy_salt
from beachhead.server.levels import level_named
from beachhead.server.messages import Fork, Opened, Rematch, SeatKey
from beachhead.server.room import Room, now, snapshot_text
from beachhead.server.store.rows import Seat
from beachhead.server.store.store import Writing


async def fork(hall: Hall, film: Film, asked: Fork, source: str) -> Opened:
    """A new table at a step of a game, one seat for the asker and bots on the others."""
    game, count = film.game, film.record.seats
    if not 0 <= asked.seat < count:
        raise NotNow(f"That game has seats 0 to {count - 1}, not {asked.seat}.")
    film.position(asked.step)
    if film.over and asked.step == film.steps:
        raise NotNow("The game is over at that step; choose an earlier one.")
    level = level_named(asked.level)
    key = new_key()
    seats = [Seat("bot", game.colours[n], level=level) for n in range(count)]
    seats[asked.seat] = Seat("person", tidy_name(asked.name, game.colours[asked.seat]), key=hashed(key))
    settings = game.check(count, film.record.settings)
    row = hall.new_row(game, settings, seats, f"{game.title} from step {asked.step}", public=False)
    row.forked_from, row.opener, row.state, row.hints = source, asked.seat, "playing", True
    dealer = Retold(film.chances(asked.step), Fair(row.secret))
    course = retrace(game, count, settings, film.picks(asked.step), dealer)
    row.number = course.position.number
    room = hall.make_room(game, row)
    row.bot_decides = any(room.played_by_bot(seat) for seat in course.position.deciders())
    if course.over:
        row.state = "over"
        row.outcome = msgspec.json.encode(game.outcome(course.position)).decode()
    saved = (row.number, snapshot_text(course.table.save()))
    await hall.store.write(Writing(row.id, new=row, moves=course.moves[:], snapshot=saved))
    room.course, room.snapshot_at = course, row.number
    hall.rooms[row.id] = room
    room.stir()
    return Opened(room.info(), [SeatKey(asked.seat, key)], [])


async def rematch(hall: Hall, room: Room, asked: Rematch) -> Opened:
    """The same people and bots once more.  Every key of the old table opens the same person's seat at the new one."""
    async with room.lock:
        mine = [n for n, seat in enumerate(room.row.seats) if seat.kind == "person" and opens(asked.token, seat.key)]
        if not mine:
            raise WrongKey("Only who holds a seat at a table can ask for a rematch.")
        if room.row.state != "over":
            raise NotNow("A rematch follows when the game is over.")
        following = await hall.room(room.row.rematch) if room.row.rematch else await seat_again(hall, room, asked)
    keys = [SeatKey(n, asked.token) for n, seat in enumerate(following.row.seats) if opens(asked.token, seat.key)]
    return Opened(following.info(), keys, [])


async def seat_again(hall: Hall, room: Room, asked: Rematch) -> Room:
    old = room.row
    seats = [msgspec.structs.replace(seat, sitting_in=False, auto=False, salt="") for seat in old.seats]
    for n, seat in enumerate(seats):
        if seat.kind == "person":
            seat.level = ""
        if seat.kind == "person" and opens(asked.token, seat.key):
            seat.salt = tidy_salt(asked.salt)
        if seat.name == room.game.colours[n]:
            seat.name = ""
    if asked.rotate:
        seats = [seats[-1], *seats[:-1]]
    for n, seat in enumerate(seats):
        seat.name = seat.name or room.game.colours[n]
    row = hall.new_row(room.game, old.settings, seats, old.name, old.public)
    row.opener = (old.opener + 1) % len(seats) if asked.rotate and old.opener >= 0 else old.opener
    row.hints = old.hints
    following = await hall.add(room.game, row)
    await following.start()
    changes: dict[str, object] = {"rematch": row.id, "changed": now()}
    await room.store.write(Writing(old.id, changes=changes))
    room.take_changes(changes)
    room.tell_news()
    return following

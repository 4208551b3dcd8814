"""Who sits where: taking a seat, names, and bots that sit in."""

from __future__ import annotations

import msgspec

from beachhead.server.errors import NotNow, NotYourSeat, WrongKey
from beachhead.server.keys import hashed, new_key, opens, tidy_name, tidy_salt
from beachhead.server.levels import level_named
from beachhead.server.messages import Rename, SeatKey, TakeSeat
from beachhead.server.room import Room, now
from beachhead.server.store.rows import Seat
from beachhead.server.store.store import Writing
from beachhead.server.visitor import Visitor


def held_by(room: Room, keys: list[str]) -> list[int]:
    """The seats that these keys open."""
    return [
        n for n, seat in enumerate(room.row.seats) if seat.kind == "person" and any(opens(k, seat.key) for k in keys)
    ]


def seat_at(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.row.seats):
        raise NotYourSeat(f"This table has seats 0 to {len(room.row.seats) - 1}, not {seat}.")
    return room.row.seats[seat]


async def reseat(room: Room, seat: int, changed: Seat) -> None:
    """Stores a seat as it is from now on, and tells everybody."""
    seats = [*room.row.seats[:seat], changed, *room.row.seats[seat + 1 :]]
    changes: dict[str, object] = {"seats": msgspec.json.encode(seats).decode(), "changed": now()}
    await room.store.write(Writing(room.row.id, changes=changes))
    room.row.seats = seats
    room.take_changes(changes)


async def take_seat(room: Room, seat: int, asked: TakeSeat) -> SeatKey:
    """A friend sits down; the invitation becomes a key that only the friend has.  The last one starts the game."""
    async with room.lock:
        held = seat_at(room, seat)
        if held.kind == "bot":
            raise NotNow("A bot plays that seat.")
        stranger = not asked.token and room.row.public and held.kind == "open"
        if not stranger and not opens(asked.token, held.key):
            raise WrongKey("That key does not open this seat; perhaps somebody has taken it already.")
        key = new_key()
        name = tidy_name(asked.name, held.name)
        salt = tidy_salt(asked.salt) if held.kind == "open" else held.salt
        changed = msgspec.structs.replace(held, kind="person", name=name, key=hashed(key), salt=salt)
        await reseat(room, seat, changed)
        for visitor in room.visitors:
            if seat in visitor.holds:
                visitor.holds.remove(seat)
        if room.course is None and all(s.kind != "open" for s in room.row.seats):
            await room.start()
        else:
            room.tell_news()
    return SeatKey(seat, key)


async def rename(room: Room, seat: int, asked: Rename) -> None:
    async with room.lock:
        held = seat_at(room, seat)
        if held.kind != "person" or not opens(asked.token, held.key):
            raise WrongKey("Only who holds a seat can name it.")
        await reseat(room, seat, msgspec.structs.replace(held, name=tidy_name(asked.name, held.name)))
        room.tell_news()


async def sit_in(room: Room, visitor: Visitor, seat: int, level: str) -> None:
    """A bot plays for an absent person, or the holder wants it to; an empty level gives the seat back."""
    async with room.lock:
        held = seat_at(room, seat)
        if held.kind == "open":
            raise NotNow("Nobody has taken that seat yet.")
        if held.kind == "bot":
            if room.row.opener not in visitor.holds:
                raise NotYourSeat("Only whoever opened the table can change its bots.")
            changed = msgspec.structs.replace(held, level=level_named(level))
        else:
            if seat not in visitor.holds and (not visitor.holds or room.present(seat)):
                raise NotYourSeat("A bot can sit in for you, or for somebody who is away.")
            if level:
                changed = msgspec.structs.replace(held, sitting_in=True, level=level_named(level))
            else:
                changed = msgspec.structs.replace(held, sitting_in=False, level="")
        await reseat(room, seat, changed)
        room.tell_news()
        room.stir()


async def set_auto(room: Room, seat: int, on: bool) -> None:
    async with room.lock:
        await reseat(room, seat, msgspec.structs.replace(seat_at(room, seat), auto=on))
        room.stir()

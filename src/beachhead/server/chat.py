"""What people say to each other, apart from the log."""

from __future__ import annotations

import nh3

from beachhead.server.errors import NotYourSeat
from beachhead.server.keys import tidy_name
from beachhead.server.messages import ChatLine
from beachhead.server.room import Room, now
from beachhead.server.store.store import CHAT_KEPT, Writing
from beachhead.server.visitor import Visitor

LONGEST = 500


async def speak(room: Room, visitor: Visitor, text: str, seat: int) -> None:
    if seat >= 0 and seat not in visitor.holds:
        raise NotYourSeat("You do not hold the key to that seat.")
    said = clean(text)
    if not said:
        return
    if seat < 0 and visitor.holds:
        seat = visitor.holds[0]
    name = room.row.seats[seat].name if seat >= 0 else tidy_name(visitor.name, "A spectator")
    line = ChatLine(seat, name, said, now())
    number = room.chat[-1][0] + 1 if room.chat else 0
    room.chat.append((number, line))
    del room.chat[:-CHAT_KEPT]
    for guest in room.visitors:
        guest.send(line)
    await room.store.write(Writing(room.row.id, chat=[(number, line)]))


def clean(text: str) -> str:
    """Plain text on one line, without any markup.

    >>> clean("well <b>played</b>\\n<script>x()</script>!")
    'well played !'
    """
    return " ".join(nh3.clean(text[: LONGEST * 4], tags=set()).split())[:LONGEST]

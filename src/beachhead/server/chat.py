"""What people say to each other, apart from the log."""

from __future__ import annotations

import html

import nh3

from beachhead.server.errors import NotYourSeat
from beachhead.server.keys import tidy_name
from beachhead.server.messages import ChatLine
from beachhead.server.room import Room, now
from beachhead.server.store.store import CHAT_KEPT, Writing
from beachhead.server.visitor import Visitor

LONGEST = 500
MOST_LAYERS = 10  # of markup within markup; nobody honest writes so


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
    """Plain text on one line, without any markup, however it was written.

    >>> clean("well <b>played</b>\\n<script>x()</script>!"), clean("2 < 3 & 4 > 1"), clean("&lt;b&gt;bold")
    ('well played !', '2 < 3 & 4 > 1', 'bold')
    """
    said = " ".join(text[: LONGEST * 4].split())
    for _ in range(MOST_LAYERS):
        plain = html.unescape(nh3.clean(said, tags=set()))
        if plain == said:
            return " ".join(plain.split())[:LONGEST].strip()
        said = plain
    return ""

"""Hints: what would be good for a seat, thought over in a process of its own and told to the asker alone."""

from __future__ import annotations

import asyncio

from beachhead.server.errors import NotNow
from beachhead.server.messages import Hint, HintOption, NotDone
from beachhead.server.room import Room
from beachhead.server.visitor import Visitor


def give_hint(room: Room, visitor: Visitor, seat: int) -> None:
    """Sets the thinking going and returns at once; the hint follows, unless the table has moved on by then."""
    if not room.row.hints:
        raise NotNow("Hints are off at this table; whoever opens one for friends can allow them.")
    g = room.playing().position
    if not g.offers(seat):
        raise NotNow("A hint is for a seat that is asked something now.")
    if visitor.hint is not None and not visitor.hint.done():
        raise NotNow("The last hint is still being thought over.")
    visitor.hint = asyncio.create_task(think(room, visitor, seat))


async def think(room: Room, visitor: Visitor, seat: int) -> None:
    g = room.playing().position
    found = await room.thinkers.advise(room.row.id, room.game, g, seat)
    if visitor not in room.visitors or room.playing().position is not g:
        return
    if found:
        best = [HintOption(text, round(100 * chance, 1)) for text, chance in found]
        visitor.send(Hint(seat, g.number, best))
    else:
        visitor.send(NotDone(NotNow.code, "No hint was found in time; try again.", seat))

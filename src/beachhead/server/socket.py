"""The socket of one browser at one table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from beachhead.kernel.errors import Refused
from beachhead.server import seating
from beachhead.server.chat import speak
from beachhead.server.errors import BadMessage, NotYourSeat, TooBig, TooMany, WrongKey, code_of
from beachhead.server.hall import Hall
from beachhead.server.hints import give_hint
from beachhead.server.limits import Bucket, Limits
from beachhead.server.messages import (
    Answer,
    AskHint,
    Auto,
    FromClient,
    Join,
    NotDone,
    Ping,
    Pong,
    SitIn,
    Speak,
    Undo,
)
from beachhead.server.room import Room
from beachhead.server.visitor import Visitor

LOG = logging.getLogger("beachhead.server")
LARGEST_FRAME = 16_384
NO_TABLE = 4404
TOO_BIG = 1009
TOO_MANY = 4429
PATIENCE = 200  # messages over the pace before the socket is closed

Socket = WebSocket[object, object, State]
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


@websocket("/ws/{table:str}")
async def table_socket(
    socket: Socket, table: FromPath[str], hall: NamedDependency[Hall], limits: NamedDependency[Limits]
) -> None:
    await socket.accept()
    visitor = Visitor()
    try:
        room = await hall.room(table)
    except Refused as wrong:
        visitor.send(NotDone(code_of(wrong), str(wrong)))
        await socket.send_text(visitor.outbox.popleft())
        await socket.close(NO_TABLE)
        return
    tasks = [
        asyncio.create_task(read_in(socket, room, visitor, Bucket(limits.messages))),
        asyncio.create_task(write_out(socket, visitor)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                LOG.error("a socket failed", exc_info=ended)
        room.leave(visitor)
    if visitor.parting:
        await socket.close(visitor.parting)


async def read_in(socket: Socket, room: Room, visitor: Visitor, bucket: Bucket) -> None:
    """Heeds one message after the other, until the browser goes."""
    excess = 0
    while True:
        text = await next_frame(socket)
        if len(text) > LARGEST_FRAME:
            visitor.send(NotDone(TooBig.code, f"A message has at most {LARGEST_FRAME} characters."))
            visitor.part(TOO_BIG)
        elif bucket.take():
            await heed(room, visitor, text)
        elif (excess := excess + 1) > PATIENCE:
            visitor.part(TOO_MANY)
        else:
            visitor.send(NotDone(TooMany.code, "That was a lot at once; wait a moment and send it again."))


async def next_frame(socket: Socket) -> str | bytes:
    """Text or bytes, as they come: what they mean is read later."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="The browser has gone.", code=message.get("code", 1000))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def write_out(socket: Socket, visitor: Visitor) -> None:
    while (text := await visitor.next()) is not None:
        await socket.send_text(text)


async def heed(room: Room, visitor: Visitor, text: str | bytes) -> None:
    """One message; what is wrong with it goes back as a sentence."""
    message: FromClient | None = None
    try:
        message = read(text)
        await do(room, visitor, message)
    except Refused as wrong:
        code = code_of(wrong)
        if code == "not_your_turn" and room.row.state == "over":
            code = "over"
        seat = message.seat if isinstance(message, (Answer, Undo, SitIn, Auto, AskHint)) else -1
        number = message.number if isinstance(message, Answer) else -1
        visitor.send(NotDone(code, str(wrong), seat, number))


def read(text: str | bytes) -> FromClient:
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(f"That message cannot be read: {wrong}.") from wrong


async def do(room: Room, visitor: Visitor, message: FromClient) -> None:
    if isinstance(message, Ping):
        visitor.send(Pong())
        return
    if isinstance(message, Join):
        visitor.holds = seating.held_by(room, message.tokens)
        visitor.name = message.name
        room.join(visitor)
        if len(visitor.holds) < len(set(message.tokens)):
            raise WrongKey("A key you have opens no seat here any more; perhaps the seat was handed over.")
        return
    if visitor not in room.visitors:
        raise BadMessage("The first message is join.")
    match message:
        case Answer(seat, number, option):
            own(visitor, seat)
            await room.answer(seat, number, option, visitor)
        case Undo(seat, everything):
            own(visitor, seat)
            await room.undo(seat, everything)
        case Speak(said, seat):
            await speak(room, visitor, said, seat)
        case SitIn(seat, level):
            await seating.sit_in(room, visitor, seat, level)
        case Auto(seat, on):
            own(visitor, seat)
            await seating.set_auto(room, seat, on)
        case AskHint(seat):
            own(visitor, seat)
            give_hint(room, visitor, seat)


def own(visitor: Visitor, seat: int) -> None:
    if seat not in visitor.holds:
        raise NotYourSeat("You do not hold the key to that seat.")

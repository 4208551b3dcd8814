"""A small client of the server for tests and load: HTTP with httpx, the socket with websockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


class Refusal(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.get('code')}: {message.get('text')}")
        self.message = message


class Http:
    """The calls over HTTP."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.client = httpx.AsyncClient(base_url=base, timeout=30)

    async def get(self, path: str, **query: Any) -> Any:
        return checked(await self.client.get(path, params=query))

    async def post(self, path: str, body: Any) -> Any:
        return checked(await self.client.post(path, json=body))

    async def open(self, *seats: str, game: str = "alien_frontiers", **more: Any) -> Message:
        """A new table; a seat is "here", "friend" or the level of a bot."""
        plans = [{"kind": s} if s in ("here", "friend") else {"kind": "bot", "level": s} for s in seats]
        return dict(await self.post("/api/tables", {"game": game, "seats": plans, **more}))

    async def close(self) -> None:
        await self.client.aclose()


def checked(response: httpx.Response) -> Any:
    body = response.json() if "json" in response.headers.get("content-type", "") else response.text
    if response.status_code >= 400:
        raise Refusal({**body, "status": response.status_code} if isinstance(body, dict) else {"text": body})
    return body


class Player:
    """One socket at one table; keeps the newest state and the log of each viewer it gets."""

    def __init__(self, base: str, table: str, tokens: list[str] | None = None) -> None:
        self.url = base.replace("http", "ws", 1) + f"/ws/{table}"
        self.origin = base
        self.tokens = tokens or []
        self.holds: list[int] = []
        self.states: dict[int, Message] = {}
        self.logs: dict[int, list[Message]] = {}
        self.table: Message = {}
        self.said: list[Message] = []
        self.got: list[str] = []
        self.socket: ClientConnection
        self.reader: asyncio.Task[None] | None = None
        self.news = asyncio.Condition()
        self.refused: list[Message] = []
        self.acks: list[tuple[int, int]] = []
        self.closed = False
        self.pongs = 0
        self.keep = False

    async def connect(self, join: bool = True) -> Player:
        self.socket = await connect(self.url, origin=self.origin, max_size=None, compression=None)  # type: ignore[arg-type]
        self.reader = asyncio.create_task(self.read_on())
        if join:
            await self.join()
        return self

    async def join(self) -> None:
        self.table = {}
        await self.send({"t": "join", "tokens": self.tokens})
        await self.until(lambda: bool(self.table))
        if self.table["state"] != "waiting":
            await self.until(lambda: all(v in self.states and v in self.logs for v in (self.holds or [-1])))

    async def send(self, message: Message) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def read_on(self) -> None:
        try:
            async for text in self.socket:
                async with self.news:
                    if self.keep:
                        self.got.append(str(text))
                    self.heed(msgspec.json.decode(text))
                    self.news.notify_all()
        except ConnectionClosed:
            pass  # as a lost network or a killed server ends it
        finally:
            async with self.news:
                self.closed = True
                self.news.notify_all()

    def heed(self, message: Message) -> None:
        match message["t"]:
            case "welcome":
                self.holds, self.table = message["holds"], message["table"]
            case "table":
                self.table = message["table"]
            case "state":
                self.states[message["viewer"]] = message
            case "log":
                lines = self.logs.setdefault(message["viewer"], [])
                lines[message["start"] :] = message["lines"]
            case "ack":
                self.acks.append((message["seat"], message["number"]))
            case "refused":
                self.refused.append(message)
            case "said":
                self.said.append(message)
            case "pong":
                self.pongs += 1

    async def until(self, true: Callable[[], bool], seconds: float = 20) -> None:
        """Waits for news that make it true."""

        async def wait() -> None:
            async with self.news:
                await self.news.wait_for(lambda: true() or self.closed)

        await asyncio.wait_for(wait(), seconds)
        if not true():
            raise ConnectionError("The server closed the socket.")

    @property
    def state(self) -> Message:
        return self.states[(self.holds or [-1])[0]]

    async def answer(self, seat: int, number: int, option: str) -> None:
        """Sends an answer and waits until it is acknowledged or refused."""
        acks, refusals = len(self.acks), len(self.refused)
        await self.send({"t": "answer", "seat": seat, "number": number, "option": option})
        await self.until(lambda: len(self.acks) > acks or len(self.refused) > refusals)
        if len(self.refused) > refusals:
            raise Refusal(self.refused[-1])

    async def settle(self) -> None:
        """Waits until everything that was on its way is here: messages keep their order."""
        pongs = self.pongs
        await self.send({"t": "ping"})
        await self.until(lambda: self.pongs > pongs)

    async def refusal(self, message: Message) -> Message:
        """Sends what will be refused, and gives the refusal."""
        refusals = len(self.refused)
        await self.send(message)
        await self.until(lambda: len(self.refused) > refusals)
        return self.refused[-1]

    def my_turn(self) -> int | None:
        for seat in self.holds:
            if seat in self.states and self.states[seat]["options"]:
                return seat
        return None

    @property
    def over(self) -> bool:
        return any(state["outcome"] for state in self.states.values())

    async def play(
        self, pick: Callable[[list[Message]], Message], answers: int, after: Callable[[], Awaitable[None]] | None = None
    ) -> int:
        """Answers for the seats held here until the game is over or so many answers are given."""
        for given in range(answers):
            await self.until(lambda: self.over or self.my_turn() is not None)
            seat = self.my_turn()
            if seat is None or self.over:
                return given
            state = self.states[seat]
            await self.answer(seat, state["number"], pick(state["options"])["text"])
            await self.settle()
            if after is not None:
                await after()
        return answers

    async def close(self) -> None:
        await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)

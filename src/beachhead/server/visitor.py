"""One browser at one table: the seats it holds and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from beachhead.server.screens import SPECTATOR, encoded

LOST = 4408
MOST_WAITING = 500  # messages; a browser that does not read is let go, and joins again when it can


class Visitor:
    def __init__(self) -> None:
        self.holds: list[int] = []
        self.joined = False
        self.name = ""
        self.outbox: deque[str] = deque()
        self.filled = asyncio.Event()
        self.hint: asyncio.Task[None] | None = None  # what is being thought over for it
        self.parting = 0  # the code to close with, once what is on its way has been written

    @property
    def watches(self) -> list[int]:
        """The viewers whose messages it gets: its seats, or the spectator's."""
        return self.holds or [SPECTATOR]

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if self.parting:
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.parting = LOST
        else:
            self.outbox.append(text)
        self.filled.set()

    def part(self, code: int) -> None:
        self.parting = self.parting or code
        self.filled.set()

    async def next(self) -> str | None:
        """The next message to write; None when it is time to part."""
        while not self.outbox and not self.parting:
            self.filled.clear()
            await self.filled.wait()
        return self.outbox.popleft() if self.outbox else None

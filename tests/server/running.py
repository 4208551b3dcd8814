"""A real server for tests: on a thread of its own with its own loop, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from beachhead.server.command import answering, make_server
from beachhead.server.hall import Hall
from beachhead.server.limits import Limits, Pace
from beachhead.server.store.store import Store
from beachhead.server.thinking import Thinkers

T = TypeVar("T")
SOURCE = Path(__file__).parents[2] / "src"
UNHURRIED = Limits(messages=Pace(1e9, 1e9))


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Running:
    """A server on a thread."""

    def __init__(
        self,
        database: str,
        limits: Limits = UNHURRIED,
        think: Callable[..., str] | None = None,
        deadline: float = 10.0,
    ) -> None:
        self.database = database
        self.limits = limits
        self.think = think
        self.deadline = deadline
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.loop = asyncio.new_event_loop()
        self.started = threading.Event()
        self.failed: BaseException | None = None
        self.hall: Hall
        self.thread = threading.Thread(target=self.live, daemon=True)
        self.thread.start()
        assert self.started.wait(30)
        if self.failed is not None:
            raise self.failed

    def live(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.serve())
        except BaseException as wrong:
            self.failed = wrong
            self.started.set()

    async def serve(self) -> None:
        thinkers = Thinkers(self.deadline, 1) if self.think is None else Thinkers(self.deadline, 1, self.think)
        self.hall = Hall(Store(self.database), thinkers)
        await self.hall.open()
        server = make_server(self.hall, "127.0.0.1", self.port, self.limits)
        self.stop = server.stop
        serving = asyncio.create_task(server.serve())
        await answering("127.0.0.1", self.port)
        self.started.set()
        await serving
        await self.hall.close()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def story(self) -> str:
        """What it is doing, for when a test waits in vain."""
        told = io.StringIO()
        for room in list(self.hall.rooms.values()):
            waiting = [len(visitor.outbox) for visitor in room.visitors]
            print(f"table {room.row.id} at {room.row.number}, thinking {room.thinking}, unsent {waiting}", file=told)
        for desk in self.hall.thinkers.desks:
            print(f"desk {desk.pid}: {desk.pool and desk.pool._processes}", file=told)
        for task in asyncio.all_tasks(self.loop):
            task.print_stack(file=told)
        frame = sys._current_frames().get(self.thread.ident or 0)
        print("the server's thread:", *traceback.format_stack(frame), file=told)
        return told.getvalue()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.stop)
        self.thread.join(30)
        assert not self.thread.is_alive()


class Process:
    """A server as people start it, which can be killed at any moment."""

    def __init__(self, database: str, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "beachhead.cli", "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at" not in line:
            assert self.process.stderr is not None
            raise RuntimeError(line + self.process.stderr.read())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return code


def at_once(work: Callable[[], Awaitable[None]]) -> None:
    """Runs an async test, bounded in time."""

    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work()

    asyncio.run(bounded())

"""Bots think in processes of their own, with a deadline; what goes wrong there never reaches a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from beachhead.kernel.game import Game
from beachhead.kernel.position import Position
from beachhead.kernel.save import to_data
from beachhead.server import worker

LOG = logging.getLogger("beachhead.server")
DEADLINE = 2.0
HINT_DEADLINE = 4.0
STARTS = (8.0, 30.0, 60.0)  # seconds that a process may take to start; after each, another is tried
WORKERS = 2
FAILED = {False: "did not answer in time", True: "crashed"}

Think = Callable[..., str]
Answer = TypeVar("Answer")


class Desk:
    """One process, started when it is first needed and again when it had to be ended."""

    def __init__(self, think: Think) -> None:
        self.think = think
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def ready(self) -> ProcessPoolExecutor:
        if self.pool is not None:
            return self.pool
        context = multiprocessing.get_context("spawn")
        for patience in STARTS:
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.prepare)
            start = asyncio.get_running_loop().run_in_executor(self.pool, worker.who)
            try:
                self.pid = await asyncio.wait_for(start, patience)
            except TimeoutError:
                LOG.warning("a process for bots did not start within %g seconds", patience)
                self.end()
            else:
                return self.pool
        raise TimeoutError

    async def ask(self, deadline: float, *question: object) -> str:
        return await self.run(deadline, self.think, *question)

    async def run(self, deadline: float, work: Callable[..., Answer], *question: object) -> Answer:
        pool = await self.ready()
        answer = asyncio.get_running_loop().run_in_executor(pool, work, *question)
        return await asyncio.wait_for(answer, deadline)

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        if self.pid > 0:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pid, self.pool = 0, None


class Thinkers:
    def __init__(self, deadline: float = DEADLINE, workers: int = WORKERS, think: Think = worker.think) -> None:
        self.deadline = deadline
        self.desks = [Desk(think) for _ in range(workers)]
        self.free: asyncio.LifoQueue[Desk] = asyncio.LifoQueue()
        for desk in reversed(self.desks):
            self.free.put_nowait(desk)

    async def choose(self, table: str, level: str, game: Game, position: Position, seat: int) -> str:
        """The text of the option that a bot of that level takes, or the first legal one if it cannot."""
        offers = [option.text for option in position.offers(seat)]
        if len(offers) == 1:
            return offers[0]
        seed = secrets.token_hex(16)
        dealt = game.redeal(position, seat, random.Random(secrets.token_bytes(16)))
        data = msgspec.json.encode(to_data(dealt))
        desk = await self.free.get()
        try:
            text = await desk.ask(self.deadline, table, level, game.key, data, seat, seed)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError) as wrong:
            desk.end()
            if isinstance(wrong, asyncio.CancelledError):
                raise
            LOG.warning("a %s bot %s; its first option is taken", level, FAILED[type(wrong) is BrokenProcessPool])
            return offers[0]
        except Exception as wrong:
            LOG.warning("a %s bot failed (%s: %s); its first option is taken", level, type(wrong).__name__, wrong)
            return offers[0]
        finally:
            self.free.put_nowait(desk)
        return text if text in offers else offers[0]

    async def advise(self, table: str, game: Game, position: Position, seat: int) -> list[tuple[str, float]]:
        """The best options of a seat with their chances; nothing where the thinking failed.

        The table and the decision settle what comes out, so asking again tells no more.
        """
        seed = f"{table}/{position.number}/{seat}"
        dealt = game.redeal(position, seat, random.Random(seed))
        data = msgspec.json.encode(to_data(dealt))
        desk = await self.free.get()
        try:
            return await desk.run(HINT_DEADLINE, worker.advise, game.key, data, seat, seed)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError) as wrong:
            desk.end()
            if isinstance(wrong, asyncio.CancelledError):
                raise
            LOG.warning("a hint %s", FAILED[type(wrong) is BrokenProcessPool])
            return []
        except Exception as wrong:
            LOG.warning("a hint failed (%s: %s)", type(wrong).__name__, wrong)
            return []
        finally:
            self.free.put_nowait(desk)

    async def close(self) -> None:
        for desk in self.desks:
            desk.end()

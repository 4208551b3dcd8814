"""Looks back on finished games, a few moves at a time, in a process of its own; what is found is kept."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from beachhead.bots.advice import GLANCE
from beachhead.bots.budget import Budget
from beachhead.bots.hindsight import Look, better_options, turning_points
from beachhead.kernel.game import Game
from beachhead.kernel.record import is_answer
from beachhead.server import worker
from beachhead.server.errors import NotNow, Overtaken
from beachhead.server.messages import Analysis, Moment, ScorePoint
from beachhead.server.records import plain_record
from beachhead.server.room import Room
from beachhead.server.store.store import Store, Writing
from beachhead.server.thinking import Desk

LOG = logging.getLogger("beachhead.server")
STEPS = 12  # looked at in one go
DEADLINE = 60.0  # seconds for them


@dataclass
class Job:
    of: int
    done: int = 0
    task: asyncio.Task[None] | None = None


class Analyst:
    def __init__(self, store: Store, budget: Budget = GLANCE) -> None:
        self.store = store
        self.budget = budget  # for each decision
        self.desk = Desk(worker.think)
        self.turn = asyncio.Lock()  # one game after the other
        self.jobs: dict[str, Job] = {}

    async def analysis(self, room: Room) -> Analysis:
        """What was found, or how far it has come; the first who asks sets it going."""
        table = room.row.id
        if table not in self.jobs:
            kept = await self.store.analysis(table)
            if kept:
                return msgspec.json.decode(kept, type=Analysis)
        job = self.jobs.get(table) or self.begin(room)
        if job.task is not None and job.task.done():
            del self.jobs[table]
            raise NotNow("This game could not be looked back on; ask again to try once more.")
        return Analysis(job.done, job.of)

    def begin(self, room: Room) -> Job:
        record = plain_record(room)
        text = record.text()
        job = self.jobs[room.row.id] = Job(1 + sum(is_answer(line) for line in record.lines))
        job.task = asyncio.create_task(self.work(room.game, room.row.id, text, job))
        return job

    async def work(self, game: Game, table: str, record: str, job: Job) -> None:
        async with self.turn:
            try:
                looks: list[Look] = []
                for first in range(0, job.of, STEPS):
                    question = (game.key, record, first, first + STEPS, self.budget)
                    looks += await self.desk.run(DEADLINE, worker.look_back, *question)
                    job.done = min(job.of - 1, first + STEPS)
                found = msgspec.json.encode(summary(game, looks, job.of)).decode()
                await self.store.write(Writing(table, analysis=found))
                del self.jobs[table]
            except Overtaken:
                del self.jobs[table]  # another server has looked back on it meanwhile
            except Exception as wrong:
                self.desk.end()
                LOG.warning("looking back on %s failed (%s: %s)", table, type(wrong).__name__, wrong)

    async def close(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.desk.end()


def summary(game: Game, looks: list[Look], of: int) -> Analysis:
    points = [
        ScorePoint(look.step, look.turn, [round(100 * chance) for chance in look.chances])
        for look in looks
        if look.chances
    ]
    found = sorted([*turning_points(game, looks), *better_options(game, looks)], key=lambda f: f.step)
    return Analysis(of, of, points, [Moment(f.step, f.seat, f.say) for f in found])

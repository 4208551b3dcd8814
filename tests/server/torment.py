"""Kills a server again and again while it is played on, and looks whether it kept what it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from beachhead.kernel.record import parse
from tests.server.client import Http, Message, Player, Refusal
from tests.server.running import Process, free_port

GONE = (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)


@dataclass
class Count:
    kills: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    unacknowledged_but_kept: int = 0
    bot_answers: int = 0
    games: int = 0
    undone: int = 0


@dataclass
class Played:
    """A table and every answer of it that was acknowledged, by its number."""

    table: str
    keys: list[str]
    acked: dict[int, str] = field(default_factory=dict)
    seen: int = 0


class Torment:
    def __init__(self, database: str, seed: int, tables: int = 2, fewest: int = 0) -> None:
        self.database = database
        self.rng = random.Random(seed)
        self.port = free_port()
        self.count = Count()
        self.tables: list[Played] = []
        self.wanted = tables
        self.fewest = fewest  # answers before a kill
        self.sends = 0
        self.enough = asyncio.Event()

    async def run(self, kills: int) -> Count:
        while self.count.kills < kills:
            process = await asyncio.to_thread(Process, self.database, self.port)
            try:
                await self.check(process.base)
                self.sends = self.fewest + self.rng.randrange(12)
                self.enough = asyncio.Event()
                killing = asyncio.create_task(self.kill(process))
                await asyncio.gather(*[self.play(process.base, played) for played in self.tables])
                await killing
            except BaseException:
                process.kill()
                raise
            self.count.kills += 1
            if self.count.kills % 50 == 0:
                print(self.count, flush=True)
        process = await asyncio.to_thread(Process, self.database, self.port)
        await self.check(process.base)
        assert await asyncio.to_thread(process.stop) == 0
        return self.count

    async def kill(self, process: Process) -> None:
        """At any moment: so many answers after the start, and then whenever the clock says."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), 20)
        dead = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_later(self.rng.uniform(0, 0.03), lambda: dead.set_result(process.kill()))
        await dead

    async def check(self, base: str) -> None:
        """Every acknowledged answer is in the record, in its place; then there are tables enough to play on."""
        http = Http(base)
        for played in self.tables[:]:
            record = parse(await http.get(f"/api/tables/{played.table}/record"))
            picks = [line for line in record.answers() if line[0].isdigit()]
            for number, answer in played.acked.items():
                if number >= len(picks) or picks[number] != answer:
                    self.count.lost.append(f"{played.table} {number} {answer}")
            mine = {number for number in range(len(picks)) if picks[number].startswith(("1 ", "2 "))}
            self.count.bot_answers += sum(not picks[n].startswith(("1 ", "2 ")) for n in range(played.seen, len(picks)))
            self.count.unacknowledged_but_kept += len(
                {number for number in mine if number >= played.seen} - set(played.acked)
            )
            played.seen = len(picks)
            if (await http.get(f"/api/tables/{played.table}"))["state"] == "over":
                self.tables.remove(played)
                self.count.games += 1
        while len(self.tables) < self.wanted:
            opened = await http.open("here", "here", "random")
            self.tables.append(Played(opened["table"]["id"], [key["token"] for key in opened["keys"]]))
        await http.close()

    async def play(self, base: str, played: Played) -> None:
        """Plays as fast as it can until the server is gone, and notes what is acknowledged."""
        player = Player(base, played.table, played.keys)
        try:
            await player.connect()
            while not player.over:
                await player.until(lambda: player.over or player.my_turn() is not None)
                seat = player.my_turn()
                if seat is None:
                    break
                state = player.states[seat]
                if state["can_undo"] and self.rng.random() < 0.1:
                    await self.undo(player, played, seat, state)
                    continue
                option = self.rng.choice(state["options"])["text"]
                self.sends -= 1
                if self.sends <= 0:
                    self.enough.set()
                try:
                    await player.answer(seat, state["number"], option)
                except Refusal as wrong:
                    if wrong.message["code"] != "stale":
                        raise
                else:
                    played.acked[state["number"]] = f"{seat + 1} {option}"
                    self.count.acknowledged += 1
                await player.until(lambda s=seat, n=state["number"]: player.states[s]["number"] > n)  # type: ignore[misc]
        except GONE:
            pass

    async def undo(self, player: Player, played: Played, seat: int, state: Message) -> None:
        """Once the position is seen to be back, the answer taken back must never return."""
        played.acked.pop(state["number"] - 1, None)
        await player.send({"t": "undo", "seat": seat})
        await player.until(lambda: player.states[seat]["number"] < state["number"])
        self.count.undone += 1

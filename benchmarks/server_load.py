"""How the server bears a full house: sockets, tables and answers a second, the generator on the same machine.

    python benchmarks/server_load.py --tables 250 --rate 200 --seconds 30

Starts a server of its own on 127.0.0.1 with a fresh SQLite file, seats four people at each table on a socket each,
and answers at an even pace.  The time of an answer runs from sending it to its acknowledgement, which comes after
the disk has it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).parent.parent / "src"
SEATS = 4
BAR_MS = 100.0


class Option(msgspec.Struct):
    text: str


class Heard(msgspec.Struct):
    """The few fields of the server's messages that matter here."""

    t: str
    viewer: int = -1
    number: int = -1
    options: list[Option] = []
    code: str = ""


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    waits: list[float] = field(default_factory=list)  # milliseconds
    late: int = 0
    refused: list[str] = field(default_factory=list)
    messages: int = 0
    sent_bytes: int = 0


class Seat:
    """One socket with one seat."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.asked = 0.0

    async def read(self, figures: Figures) -> None:
        async for text in self.socket:
            figures.messages += 1
            figures.sent_bytes += len(text)
            heard = DECODER.decode(text)
            if heard.t == "ack":
                figures.waits.append((time.perf_counter() - self.asked) * 1000)
                self.table.waiting = False
            elif heard.t == "refused":
                figures.refused.append(heard.code)
                self.table.waiting = False
            elif heard.t == "state" and heard.options:
                self.table.turn = (self, heard.viewer, heard.number, [option.text for option in heard.options])

    async def answer(self, seat: int, number: int, option: str) -> None:
        message = {"t": "answer", "seat": seat, "number": number, "option": option}
        self.asked = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message).decode())


class Table:
    def __init__(self) -> None:
        self.turn: tuple[Seat, int, int, list[str]] | None = None
        self.waiting = False


def open_table(base: str) -> tuple[str, list[str]]:
    plan = {"game": "alien_frontiers", "seats": [{"kind": "here"}] * SEATS}
    request = Request(f"{base}/api/tables", msgspec.json.encode(plan), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        opened = msgspec.json.decode(answer.read())
    return opened["table"]["id"], [key["token"] for key in opened["keys"]]


async def seat_everybody(base: str, count: int, figures: Figures) -> tuple[list[Table], list[asyncio.Task[None]]]:
    tables, readers = [], []
    for _ in range(count):
        name, keys = await asyncio.to_thread(open_table, base)
        table = Table()
        for key in keys:
            socket = await connect(f"{base.replace('http', 'ws')}/ws/{name}", compression=None, max_size=None)
            seat = Seat(table, socket)
            readers.append(asyncio.create_task(seat.read(figures)))
            await socket.send(msgspec.json.encode({"t": "join", "tokens": [key]}).decode())
        tables.append(table)
    while any(table.turn is None for table in tables):
        await asyncio.sleep(0.05)
    return tables, readers


async def play(tables: list[Table], rate: float, seconds: float, figures: Figures) -> None:
    """One answer after the other at an even pace, each at the next table; a table that still waits is counted late."""
    rng = random.Random(1)
    begin = time.perf_counter()
    for n in range(int(rate * seconds)):
        due = begin + n / rate
        if (ahead := due - time.perf_counter()) > 0:
            await asyncio.sleep(ahead)
        table = tables[n % len(tables)]
        if table.waiting or table.turn is None:
            figures.late += 1
            continue
        seat, who, number, options = table.turn
        table.turn, table.waiting = None, True
        await seat.answer(who, number, rng.choice(options))
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.05)


def status(pid: int, name: str) -> float:
    """A figure of the server's process, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, count: int, rate: float, seconds: float, folder: str) -> bool:
    command = [
        sys.executable,
        "-m",
        "beachhead.cli",
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{folder}/load.sqlite3",
    ]
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE)}
    server = subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        empty = status(server.pid, "VmRSS")
        figures = Figures()
        base = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        tables, readers = await seat_everybody(base, count, figures)
        print(f"{count} tables and {count * SEATS} sockets were ready after {time.perf_counter() - began:.1f} s")
        figures.messages = figures.sent_bytes = 0
        cpu, own, start = cpu_seconds(server.pid), time.process_time(), time.perf_counter()
        await play(tables, rate, seconds, figures)
        took = time.perf_counter() - start
        report(figures, took, cpu_seconds(server.pid) - cpu, time.process_time() - own)
        peak = status(server.pid, "VmHWM")
        print(f"memory of the server: {empty:.0f} MB empty, {peak:.0f} MB at most")
        for reader in readers:
            reader.cancel()
        return not figures.refused and quantile(figures.waits, 0.99) <= BAR_MS
    finally:
        server.terminate()
        server.wait(60)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(figures: Figures, took: float, server: float, generator: float) -> None:
    waits = figures.waits
    shares = ", ".join(f"p{share * 100:g} {quantile(waits, share):.1f}" for share in (0.5, 0.9, 0.99, 0.999))
    print(f"{len(waits)} answers in {took:.1f} s: {len(waits) / took:.0f} a second")
    print(f"late: {figures.late}, refused: {figures.refused}")
    print(f"acknowledged after, in ms: {shares}, at most {max(waits):.1f}")
    print(f"sent out: {figures.messages / took:.0f} messages and {figures.sent_bytes / took / 1e6:.1f} MB a second")
    print(f"cores in use: server {server / took:.2f}, generator {generator / took:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200, help="answers a second over all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=8149)
    parser.add_argument("--folder", default="", help="where the database goes; a temporary folder by default")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        good = asyncio.run(measure(asked.port, asked.tables, asked.rate, asked.seconds, asked.folder or folder))
    print(f"p99 within {BAR_MS:.0f} ms: {'yes' if good else 'NO'}")
    sys.exit(not good)


if __name__ == "__main__":
    main()

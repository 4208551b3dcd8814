"""The store: writings of many tables go into one transaction, and each is told when it is durable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from beachhead.kernel.options import Grammar
from beachhead.server.errors import NoSuchTable, Overtaken, StorageFailed
from beachhead.server.messages import ChatLine
from beachhead.server.moves import Move, pack, unpack
from beachhead.server.store.engine import connect, migrate
from beachhead.server.store.rows import Row, row_of
from beachhead.server.store.schema import ANALYSES, CHAT, MOVES, SNAPSHOTS, TABLES

LOG = logging.getLogger("beachhead.server")
CHAT_KEPT = 200

Params = dict[str, object]


@dataclass
class Writing:
    """Everything one change of a table writes, all of it or nothing."""

    table: str
    new: Row | None = None
    changes: Params = field(default_factory=dict)  # columns of the table's own row
    keep: int | None = None  # moves from this number on are taken back
    moves: list[Move] = field(default_factory=list)
    snapshot: tuple[int, str] | None = None
    chat: list[tuple[int, ChatLine]] = field(default_factory=list)
    analysis: str = ""


class Store:
    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        self.waiting: list[tuple[Writing, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as wrong:
            await self.engine.dispose()
            raise StorageFailed(f"The database cannot be opened: {opening_trouble(wrong)}.") from wrong
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """What is on its way is written first."""
        self.closing = True
        self.wake.set()
        if self.writer is not None:
            await self.writer
        await self.engine.dispose()

    # Writing.

    async def write(self, writing: Writing) -> None:
        """Returns once it is durable; raises StorageFailed or Overtaken, and then nothing was written."""
        if self.closing:
            raise StorageFailed("The server is closing; try again when it is back.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((writing, done))
        self.wake.set()
        await done

    async def write_on(self) -> None:
        while not self.closing or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            if not self.waiting:
                continue
            batch, self.waiting = self.waiting, []
            try:
                await self.commit([writing for writing, _ in batch])
            except Exception as wrong:
                if len(batch) == 1:
                    settle(batch[0][1], failure(wrong))
                else:
                    await self.one_by_one(batch)
            else:
                for _, done in batch:
                    settle(done, None)

    async def one_by_one(self, batch: list[tuple[Writing, asyncio.Future[None]]]) -> None:
        """What one table cannot write must not hold up the others."""
        for writing, done in batch:
            try:
                await self.commit([writing])
            except Exception as wrong:
                settle(done, failure(wrong))
            else:
                settle(done, None)

    async def commit(self, writings: list[Writing]) -> None:
        async with self.engine.begin() as connection:
            if news := [w.new.columns() for w in writings if w.new is not None]:
                await connection.execute(insert(TABLES), news)
            if cuts := [{"b_table": w.table, "b_keep": w.keep} for w in writings if w.keep is not None]:
                await connection.execute(CUT, cuts)
            if moves := [move_columns(w.table, move) for w in writings for move in w.moves]:
                await connection.execute(insert(MOVES), moves)
            await self.change(connection, writings)
            if taken := [w for w in writings if w.snapshot is not None]:
                await connection.execute(FORGET, [{"b_table": w.table} for w in taken])
                await connection.execute(insert(SNAPSHOTS), [snapshot_columns(w) for w in taken])
            if chat := [chat_columns(w.table, n, line) for w in writings for n, line in w.chat]:
                await connection.execute(insert(CHAT), chat)
            if looked := [{"table_id": w.table, "data": w.analysis} for w in writings if w.analysis]:
                await connection.execute(insert(ANALYSES), looked)

    async def change(self, connection: AsyncConnection, writings: list[Writing]) -> None:
        """Updates with the same columns go together."""
        groups: dict[tuple[str, ...], list[Params]] = {}
        for writing in writings:
            if writing.changes:
                names = tuple(sorted(writing.changes))
                groups.setdefault(names, []).append({"b_table": writing.table, **writing.changes})
        for names, rows in groups.items():
            values: dict[str, object] = {name: bindparam(name) for name in names}
            statement = update(TABLES).where(TABLES.c.id == bindparam("b_table")).values(values)
            await connection.execute(statement, rows)

    # Reading.

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as wrong:
            raise failure(wrong) from wrong

    async def row(self, table: str) -> Row:
        async with self.reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
        if found is None:
            raise NoSuchTable(f"There is no table '{table}'.")
        return row_of(dict(found))

    async def moves(self, table: str, grammar: Grammar) -> list[Move]:
        query = select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.number)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [unpack(r.number, r.seat, r.option, r.used, r.data, grammar) for r in rows]

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))).first()
        return None if row is None else (row.number, row.data)

    async def analysis(self, table: str) -> str:
        """What was found looking back on a game; empty where nobody has yet."""
        async with self.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table))).first()
        return "" if row is None else str(row.data)

    async def chat(self, table: str) -> list[tuple[int, ChatLine]]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [(r.number, ChatLine(r.seat, r.name, r.text, r.at)) for r in reversed(rows)]

    async def public_tables(self, most: int = 100) -> list[Row]:
        query = select(TABLES).where(TABLES.c.public.is_(True)).order_by(TABLES.c.changed.desc()).limit(most)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [row_of(dict(row)) for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.bot_decides.is_(True), TABLES.c.state == "playing")
        async with self.reading() as connection:
            return [row.id for row in (await connection.execute(query)).all()]

    async def answers(self) -> bool:
        async with self.reading() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))
        return True


CUT = delete(MOVES).where(MOVES.c.table_id == bindparam("b_table"), MOVES.c.number >= bindparam("b_keep"))
FORGET = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_table"))


def settle(done: asyncio.Future[None], wrong: Exception | None) -> None:
    if done.done():
        return
    if wrong is None:
        done.set_result(None)
    else:
        done.set_exception(wrong)


def failure(wrong: Exception) -> Exception:
    if isinstance(wrong, IntegrityError):
        return Overtaken(str(wrong.orig))
    LOG.error("the store failed: %s", wrong.orig if isinstance(wrong, DBAPIError) else wrong)
    return StorageFailed(f"The server cannot use its store now ({reason(wrong)}). Nothing was changed; try again soon.")


def opening_trouble(wrong: Exception) -> str:
    text = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong)
    return "another server has it open" if "locked" in text else text


def reason(wrong: Exception) -> str:
    """Why, in words that give nothing of the server away."""
    text = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).lower()
    if "full" in text or "no space" in text:
        return "its disk is full"
    if "readonly" in text or "read-only" in text:
        return "its database is read-only"
    if "locked" in text or "busy" in text:
        return "its database is locked"
    return "its database does not answer"


def move_columns(table: str, move: Move) -> Params:
    return {
        "table_id": table,
        "number": move.number,
        "seat": move.seat,
        "option": move.option,
        "used": move.used,
        "data": pack(move),
    }


def snapshot_columns(writing: Writing) -> Params:
    assert writing.snapshot is not None
    number, data = writing.snapshot
    return {"table_id": writing.table, "number": number, "data": data}


def chat_columns(table: str, number: int, line: ChatLine) -> Params:
    return {
        "table_id": table,
        "number": number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }

"""A store from before goes on with what it had."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from beachhead.server.store import engine
from beachhead.server.store.engine import connect
from beachhead.server.store.store import Store, Writing


def as_of(revision: str, connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(engine.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def old_store(database: str) -> None:
    """The first form of the store, with a table in it."""
    old = connect(database)
    async with old.begin() as connection:
        await connection.run_sync(lambda sync: as_of("0001", sync))
        columns = (await connection.execute(text("SELECT * FROM tables"))).keys()
        assert "hints" not in columns
        values = dict.fromkeys(columns, "") | {"id": "t", "settings": "{}", "seats": "[]", "secret": b"s"}
        values |= {"number": 0, "opener": 0, "public": False, "bot_decides": False, "state": "over"}
        marks = ", ".join(f":{name}" for name in values)
        await connection.execute(text(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})"), values)
    await old.dispose()


def test_tables_from_before_hints_have_none_and_can_be_looked_back_on(database: str) -> None:
    async def live() -> None:
        await old_store(database)
        store = Store(database)
        await store.open()
        assert (await store.row("t")).hints is False
        assert await store.analysis("t") == ""
        await store.write(Writing("t", analysis="{}"))
        assert await store.analysis("t") == "{}"
        await store.close()

    asyncio.run(live())

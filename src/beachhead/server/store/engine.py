"""The connection to the store: one for SQLite, a pool for PostgreSQL; migrations run when it opens."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from beachhead.server.errors import Declined

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def default_address() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def data_folder() -> Path:
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "beachhead"


def read_address(text: str) -> URL:
    """The address with the driver that we use for it.

    >>> read_address("postgresql://ann@db/tables").drivername
    'postgresql+asyncpg'
    """
    try:
        url = make_url(text)
    except ArgumentError as wrong:
        raise Declined(f"'{text}' is not a database address; sqlite:///FILE or postgresql://HOST/NAME are.") from wrong
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def connect(address: str) -> AsyncEngine:
    url = read_address(address)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, connect_args={"timeout": 1}
    )
    event.listen(engine.sync_engine, "connect", settle_sqlite)
    return engine


def settle_sqlite(connection: Any, _record: object) -> None:
    """One connection in one process, held exclusively: some versions of SQLite can lose commits when two write."""
    cursor = connection.cursor()
    for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
        cursor.fetchall()
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

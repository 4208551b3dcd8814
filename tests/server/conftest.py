"""One server for the tests of a run, with the toy game that hides things beside the real ones."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from beachhead.games.registry import GAMES
from tests.kernel.toy.meta import GAME as SKIRMISH
from tests.server.client import Http
from tests.server.running import Running


@pytest.fixture(scope="session", autouse=True)
def _skirmish() -> Iterator[None]:
    GAMES[SKIRMISH.key] = SKIRMISH
    yield
    del GAMES[SKIRMISH.key]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, _skirmish: None) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite3'}")
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
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"

"""The server for long: hundreds of kills, a hundred thousand hostile frames, many more calls."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.server.client import Http
from tests.server.running import Running
from tests.server.test_guard import attack
from tests.server.torment import Torment

KILLS = int(os.environ.get("BEACHHEAD_KILLS", "300"))
FRAMES = int(os.environ.get("BEACHHEAD_FRAMES", "100000"))


def test_hundreds_of_kills_lose_nothing(sqlite: str) -> None:
    count = asyncio.run(Torment(sqlite, seed=2).run(KILLS))
    print(count)
    assert count.kills == KILLS
    assert count.lost == []


@pytest.mark.anyio
async def test_a_hundred_thousand_hostile_frames(server: Running, http: Http) -> None:
    await attack(server, http, FRAMES)

"""Kill -9 at any moment: after the restart every acknowledged answer is there, and the game goes on."""

from __future__ import annotations

import asyncio

from tests.server.running import Process, free_port
from tests.server.torment import Torment


def test_nothing_acknowledged_is_lost(sqlite: str) -> None:
    count = asyncio.run(Torment(sqlite, seed=1, fewest=15).run(3))
    assert count.lost == []
    assert count.acknowledged > 20
    assert count.bot_answers > 0


def test_a_server_that_is_told_to_stop_stops_well(sqlite: str) -> None:
    process = Process(sqlite, free_port())
    assert process.stop() == 0

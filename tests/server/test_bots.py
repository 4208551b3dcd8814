"""Bots think in processes of their own: a crash, a hang or a mistake there never reaches the table."""

from __future__ import annotations

import asyncio
import os

import pytest

from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.table import Table
from beachhead.server import room, thinking
from beachhead.server.thinking import Thinkers
from tests.server import toy_bots
from tests.server.client import Http, Player
from tests.server.running import Running


@pytest.mark.parametrize("think", [toy_bots.crash, toy_bots.fail, toy_bots.cheat, toy_bots.hang])
def test_a_broken_bot_plays_its_first_option(think, sqlite: str) -> None:  # type: ignore[no-untyped-def]
    """The hand that fails is replaced, and the game goes on with the first legal option."""
    server = Running(sqlite, think=think, deadline=0.2)

    async def play() -> None:
        http = Http(server.base)
        opened = await http.open("random", "here")
        player = await Player(server.base, opened["table"]["id"], [opened["keys"][0]["token"]]).connect()
        await player.until(lambda: player.my_turn() == 1)
        number = player.state["number"]
        while player.my_turn() == 1:
            await player.play(lambda options: options[0], 1)
        await player.until(lambda: player.my_turn() == 1 and player.state["number"] > number + 2, 50)
        assert player.refused == []
        await player.close()
        await http.close()

    try:
        asyncio.run(play())
    finally:
        server.close()


def test_a_hanging_bot_holds_up_nobody(sqlite: str) -> None:
    server = Running(sqlite, think=toy_bots.hang, deadline=60)

    async def play() -> None:
        http = Http(server.base)
        stuck = await http.open("random", "random")
        watcher = await Player(server.base, stuck["table"]["id"]).connect()
        opened = await http.open("here", "here")
        player = await Player(server.base, opened["table"]["id"], [k["token"] for k in opened["keys"]]).connect()
        async with asyncio.timeout(20):
            assert await player.play(lambda options: options[0], 10) == 10
            await watcher.until(lambda: any(seat["thinking"] for seat in watcher.table["seats"]))
        for each in (player, watcher):
            await each.close()
        await http.close()

    try:
        asyncio.run(play())
    finally:
        server.close()


def test_a_mistake_of_the_server_does_not_stop_a_bot_for_good(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "RETRY", 0.01)
    server = Running(sqlite, think=toy_bots.dawdle)
    choose = server.hall.thinkers.choose
    mistakes: list[Exception] = []

    async def choose_badly_once(*question) -> str:  # type: ignore[no-untyped-def]
        if mistakes:
            raise mistakes.pop()
        return await choose(*question)

    monkeypatch.setattr(server.hall.thinkers, "choose", choose_badly_once)

    async def watch() -> None:
        http = Http(server.base)
        opened = await http.open("random", "random")
        watcher = await Player(server.base, opened["table"]["id"]).connect()
        await watcher.until(lambda: watcher.state["number"] > 3)
        mistakes.append(ZeroDivisionError("a mistake"))
        await watcher.until(lambda: not mistakes)
        number = watcher.state["number"]
        await watcher.until(lambda: watcher.state["number"] > number + 3)
        await watcher.close()
        await http.close()

    try:
        asyncio.run(watch())
    finally:
        server.close()


def test_a_bot_is_given_a_position_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("skirmish")
    table = Table(game, 2, {}, Seeded(3))
    redealt: list[int] = []
    redeal = type(game).redeal

    def noting(self, g, seat, rng):  # type: ignore[no-untyped-def]
        redealt.append(seat)
        return redeal(self, g, seat, rng)

    monkeypatch.setattr(type(game), "redeal", noting)
    seat = table.position.deciders()[0]

    async def ask() -> str:
        thinkers = Thinkers(30, 1, toy_bots.think)
        text = await thinkers.choose("t", "random", game, table.position, seat)
        pid = thinkers.desks[0].pid
        assert pid not in (0, os.getpid())
        await thinkers.close()
        return text

    assert asyncio.run(ask()) in [option.text for option in table.position.offers(seat)]
    assert redealt == [seat]


def test_a_process_that_does_not_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STARTS", (0.001, 60.0))

    async def ready() -> int:
        desk = thinking.Desk(toy_bots.think)
        await desk.ready()
        pid = desk.pid
        desk.end()
        return pid

    assert asyncio.run(ready()) > 0


def test_a_bot_without_a_process_takes_its_first_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STARTS", (0.001, 0.001))
    game = find("alien_frontiers")
    g, frame = game.first(2, game.check(2, {}))
    g.dealer = Seeded("start")
    g.start(frame)
    while len(g.options) == 1:
        g.apply(g.options[0], g.seat)
    thinkers = Thinkers(30, 1, toy_bots.think)
    text = asyncio.run(thinkers.choose("table", "random", game, g, g.seat))
    assert text == g.offers(g.seat)[0].text

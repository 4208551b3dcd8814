"""Hints to the asker alone and only where they are allowed; looking back on a game, with progress, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from beachhead.bots.budget import Budget
from tests.server.client import Http, Message, Player, Refusal
from tests.server.running import Running, at_once

pytestmark = pytest.mark.anyio


@pytest.fixture
async def people(server: Running) -> AsyncIterator[list[Player]]:
    """Those who joined; they leave in the end."""
    joined: list[Player] = []
    yield joined
    for player in joined:
        await player.close()


async def sit(server: Running, people: list[Player], table: str, *tokens: str) -> Player:
    player = Player(server.base, table, list(tokens))
    player.keep = True
    await player.connect()
    people.append(player)
    return player


def hints(player: Player) -> list[str]:
    return [text for text in player.got if '"t":"hint"' in text]


async def test_the_best_options_with_their_chance(server: Running, http: Http, people: list[Player]) -> None:
    opened = await http.open("here", "greedy", game="invaders")
    assert opened["table"]["hints"] is True
    table = opened["table"]["id"]
    player = await sit(server, people, table, opened["keys"][0]["token"])
    watcher = await sit(server, people, table)
    await player.until(lambda: player.my_turn() == 0 and len(player.state["options"]) > 1)
    await player.send({"t": "hint", "seat": 0})
    await player.until(lambda: bool(hints(player)))
    hint = decoded(hints(player)[0])
    offered = [option["text"] for option in player.state["options"]]
    assert hint["number"] == player.state["number"]
    assert 1 <= len(hint["best"]) <= 3
    assert all(best["text"] in offered and 0 <= best["chance"] <= 100 for best in hint["best"])
    assert [b["chance"] for b in hint["best"]] == sorted([b["chance"] for b in hint["best"]], reverse=True)
    await watcher.settle()
    assert hints(watcher) == []
    refused = await watcher.refusal({"t": "hint", "seat": 0})
    assert refused["code"] == "not_your_seat"


def decoded(text: str) -> Message:
    return dict(msgspec.json.decode(text))


@pytest.mark.parametrize("allowed", [False, True])
async def test_with_friends_only_where_the_host_allows_it(
    server: Running, http: Http, people: list[Player], allowed: bool
) -> None:
    opened = await http.open("here", "friend", game="alien_frontiers", hints=allowed)
    table, token = opened["table"]["id"], opened["invitations"][0]["token"]
    taken = await http.post(f"/api/tables/{table}/seats/1", {"token": token, "name": "Bo"})
    host = await sit(server, people, table, opened["keys"][0]["token"])
    friend = await sit(server, people, table, taken["token"])
    assert host.table["hints"] is allowed
    asked = host if host.my_turn() is not None else friend
    other = friend if asked is host else host
    seat = asked.holds[0]
    if allowed:
        await asked.send({"t": "hint", "seat": seat})
        await asked.until(lambda: bool(hints(asked)))
        refused = await other.refusal({"t": "hint", "seat": other.holds[0]})
        assert refused["code"] == "not_now"
    else:
        refused = await asked.refusal({"t": "hint", "seat": seat})
        assert (refused["code"], refused["seat"]) == ("not_now", seat)
        assert "Hints are off" in refused["text"]


async def test_the_host_changes_a_bots_level_and_sees_how_long_it_thought(
    server: Running, http: Http, people: list[Player]
) -> None:
    opened = await http.open("here", "greedy", "friend", game="alien_frontiers")
    table, token = opened["table"]["id"], opened["invitations"][0]["token"]
    taken = await http.post(f"/api/tables/{table}/seats/2", {"token": token, "name": "Bo"})
    host = await sit(server, people, table, opened["keys"][0]["token"])
    friend = await sit(server, people, table, taken["token"])
    assert host.table["opener"] == 0
    refused = await friend.refusal({"t": "sit_in", "seat": 1, "level": "random"})
    assert refused["code"] == "not_your_seat"
    await host.send({"t": "sit_in", "seat": 1, "level": "random"})
    await host.until(lambda: host.table["seats"][1]["level"] == "random")
    await host.send({"t": "sit_in", "seat": 1, "level": "greedy"})
    while not host.table["seats"][1]["thought_ms"]:
        for player in (host, friend):
            if player.my_turn() is not None:
                await player.play(lambda options: options[-1], 1)
        await host.settle()
        await friend.settle()


@pytest.mark.parametrize("level", ["search@900s", "rollouts", "openspiel-ismcts", "planner+judge"])
async def test_yardsticks_and_budgets_of_ones_own_do_not_sit_at_tables(http: Http, level: str) -> None:
    assert level not in [bot["key"] for bot in (await http.get("/api/lobby"))["bots"]]
    with pytest.raises(Refusal, match="does not sit at tables; these do: random, greedy, easy"):
        await http.open("here", level)


async def test_looking_back_is_for_games_that_are_over(http: Http) -> None:
    opened = await http.open("here", "here", game="alien_frontiers")
    with pytest.raises(Refusal, match="not_now"):
        await http.get(f"/api/tables/{opened['table']['id']}/analysis")


def test_a_game_is_looked_back_on_once_and_kept(sqlite: str) -> None:
    server = Running(sqlite)

    async def over(http: Http) -> str:
        opened = await http.open("random", "random", game="invaders", public=True)
        table = str(opened["table"]["id"])
        watcher = await Player(server.base, table).connect()
        await watcher.until(lambda: watcher.table["state"] == "over")
        await watcher.close()
        return table

    kept: list[tuple[str, Message]] = []

    async def look() -> None:
        http = Http(server.base)
        table = await over(http)
        server.hall.analyst.budget = Budget(count=2)
        begun = await http.get(f"/api/tables/{table}/analysis")
        task = server.hall.analyst.jobs[table].task

        async def done() -> None:
            assert task is not None
            await task

        await asyncio.to_thread(server.call, done())
        found = await http.get(f"/api/tables/{table}/analysis")
        film = await http.get(f"/api/tables/{table}/replay")
        info = await http.get(f"/api/tables/{table}")
        assert (begun["done"], begun["of"], begun["points"]) == (0, film["steps"] + 1, [])
        assert found["done"] == found["of"] == begun["of"]
        steps = [point["step"] for point in found["points"]]
        assert steps == sorted(steps)
        assert steps[-1] == film["steps"]
        assert found["points"][-1]["points"] == [100 if place == 1 else 0 for place in info["outcome"]["places"]]
        assert all(99 <= sum(point["points"]) <= 101 for point in found["points"])
        assert all(0 < moment["step"] <= film["steps"] and moment["say"]["text"] for moment in found["moments"])
        kept.append((table, found))
        await http.close()

    async def look_again() -> None:
        http = Http(server.base)
        table, found = kept[0]
        assert await http.get(f"/api/tables/{table}/analysis") == found
        assert server.hall.analyst.desk.pid == 0
        await http.close()

    try:
        at_once(look)
    finally:
        server.close()
    server = Running(sqlite)
    try:
        at_once(look_again)
    finally:
        server.close()

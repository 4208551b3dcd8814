"""A table is opened and played: by one person, by several, and by those who only watch."""

from __future__ import annotations

import random

import pytest

from tests.server.client import Http, Player, Refusal
from tests.server.running import Running

pytestmark = pytest.mark.anyio


def anything(seed: int):  # type: ignore[no-untyped-def]
    rng = random.Random(seed)
    return lambda options: rng.choice(options)


def tokens(opened: dict) -> list[str]:  # type: ignore[type-arg]
    return [key["token"] for key in opened["keys"]]


async def test_a_whole_game_against_bots(server: Running, http: Http) -> None:
    opened = await http.open("here", "random", "greedy", name="Friday", salt="pepper")
    table = opened["table"]
    assert (table["state"], table["name"], table["secret"]) == ("playing", "Friday", "")
    player = await Player(server.base, table["id"], tokens(opened)).connect()
    assert player.holds == [0]
    await player.play(anything(1), 2000)
    assert player.over
    await player.until(lambda: player.table["state"] == "over")
    assert player.table["secret"]
    assert player.table["salts"] == "pepper"
    assert player.table["outcome"] == player.state["outcome"]
    lines = player.logs[0]
    assert [line["index"] for line in lines] == list(range(len(lines)))
    assert lines[0]["turn"] == "Set-up"
    await player.close()


async def test_hot_seat_plays_every_seat_over_one_socket(server: Running, http: Http) -> None:
    opened = await http.open("here", "here")
    player = await Player(server.base, opened["table"]["id"], tokens(opened)).connect()
    assert player.holds == [0, 1]
    assert await player.play(anything(2), 30) == 30
    assert set(player.states) == {0, 1}
    waiting = next(s for s in player.states.values() if not s["options"])
    assert waiting["prompt"]["text"].startswith("Waiting for ")
    await player.close()


async def test_friends_take_their_seats_and_the_last_starts_the_game(server: Running, http: Http) -> None:
    opened = await http.open("here", "friend", "friend", salt="aa")
    table = opened["table"]["id"]
    assert opened["table"]["state"] == "waiting"
    host = await Player(server.base, table, tokens(opened)).connect()
    assert host.states == {}
    early = await host.refusal({"t": "answer", "seat": 0, "number": 0, "option": "end_turn"})
    assert early["code"] == "not_now"
    first, second = opened["invitations"]
    bo = await http.post(f"/api/tables/{table}/seats/1", {"token": first["token"], "name": "Bo", "salt": "b!b"})
    assert bo["token"] != first["token"]
    with pytest.raises(Refusal, match="wrong_key"):
        await http.post(f"/api/tables/{table}/seats/1", {"token": first["token"], "name": "Eve"})
    cy = await http.post(f"/api/tables/{table}/seats/2", {"token": second["token"], "name": "Cy", "salt": "cc"})
    await host.until(lambda: 0 in host.states)
    info = await http.get(f"/api/tables/{table}")
    assert info["salts"] == "aa.bb.cc"
    assert [seat["name"] for seat in info["seats"]] == ["Red", "Bo", "Cy"]
    players = [host]
    for key in (bo, cy):
        players.append(await Player(server.base, table, [key["token"]]).connect())
    await host.until(lambda: all(seat["present"] for seat in host.table["seats"]))
    for _ in range(12):
        number = host.state["number"]
        for player in players:
            await player.until(lambda p=player, n=number: p.state["number"] >= n)  # type: ignore[misc]
        decider = players[host.state["deciders"][0]]
        await decider.answer(decider.holds[0], number, decider.state["options"][0]["text"])
        await host.until(lambda n=number: host.state["number"] > n)  # type: ignore[misc]
    for player in players:
        await player.close()


async def test_strangers_may_sit_down_at_a_public_table_only(server: Running, http: Http) -> None:
    private = await http.open("here", "friend")
    with pytest.raises(Refusal, match="wrong_key"):
        await http.post(f"/api/tables/{private['table']['id']}/seats/1", {"token": "", "name": "Eve"})
    public = await http.open("here", "friend", public=True)
    listed = await http.get("/api/tables")
    assert public["table"]["id"] in [table["id"] for table in listed]
    assert private["table"]["id"] not in [table["id"] for table in listed]
    key = await http.post(f"/api/tables/{public['table']['id']}/seats/1", {"token": "", "name": "Sal"})
    player = await Player(server.base, public["table"]["id"], [key["token"]]).connect()
    assert player.holds == [1]
    await player.close()


async def test_spectators_see_the_table_and_may_do_nothing(server: Running, http: Http) -> None:
    opened = await http.open("here", "here")
    table = opened["table"]["id"]
    player = await Player(server.base, table, tokens(opened)).connect()
    watcher = await Player(server.base, table).connect()
    assert watcher.holds == []
    assert watcher.state["viewer"] == -1
    assert watcher.state["options"] == []
    assert watcher.state["reasons"] == {}
    await player.play(anything(3), 5)
    await watcher.until(lambda: watcher.state["number"] == 5)
    assert watcher.logs[-1] == player.logs[0]
    for message in ({"t": "answer", "seat": 0, "number": 5, "option": "end_turn"}, {"t": "undo", "seat": 0}):
        assert (await watcher.refusal(message))["code"] == "not_your_seat"
    assert (await watcher.refusal({"t": "sit_in", "seat": 0, "level": "random"}))["code"] == "not_your_seat"
    await watcher.close()
    await player.close()


async def test_a_seat_is_handed_over_with_its_key(server: Running, http: Http) -> None:
    opened = await http.open("here", "random")
    table, key = opened["table"]["id"], tokens(opened)[0]
    first = await Player(server.base, table, [key]).connect()
    second = await Player(server.base, table, [key]).connect()
    assert second.holds == [0]
    new = await http.post(f"/api/tables/{table}/seats/0", {"token": key, "name": "Heir"})
    await first.until(lambda: first.table["seats"][0]["name"] == "Heir")
    refused = await first.refusal({"t": "undo", "seat": 0})
    assert refused["code"] == "not_your_seat"
    heir = await Player(server.base, table, [new["token"]]).connect()
    assert heir.holds == [0]
    for player in (first, second, heir):
        await player.close()


async def test_reconnecting_resumes_where_it_was(server: Running, http: Http) -> None:
    opened = await http.open("here", "here")
    table = opened["table"]["id"]
    player = await Player(server.base, table, tokens(opened)).connect()
    await player.play(anything(4), 7)
    states, logs = dict(player.states), dict(player.logs)
    await player.close()
    again = await Player(server.base, table, tokens(opened)).connect()
    assert again.states == states
    assert again.logs == logs
    await again.close()


async def test_chat_is_sanitised_capped_and_kept(server: Running, http: Http) -> None:
    opened = await http.open("here", "random")
    table = opened["table"]["id"]
    player = await Player(server.base, table, tokens(opened)).connect()
    watcher = await Player(server.base, table).connect()
    await player.send({"t": "chat", "text": "<img src=x onerror=alert(1)>well <b>played</b>", "seat": 0})
    await watcher.until(lambda: bool(watcher.said))
    assert watcher.said[0]["text"] == "well played"
    assert watcher.said[0]["name"] == "Red"
    await watcher.send({"t": "chat", "text": "x" * 3000})
    await player.until(lambda: len(player.said) == 2)
    assert len(player.said[1]["text"]) == 500
    assert player.said[1]["seat"] == -1
    assert (await watcher.refusal({"t": "chat", "text": "I am Red", "seat": 0}))["code"] == "not_your_seat"
    late = await Player(server.base, table).connect()
    assert [line["text"] for line in late.said] == [line["text"] for line in player.said]
    for each in (player, watcher, late):
        await each.close()


async def test_a_bot_sits_in_for_the_absent_and_gives_back(server: Running, http: Http) -> None:
    opened = await http.open("here", "friend")
    table, invitation = opened["table"]["id"], opened["invitations"][0]["token"]
    bo = await http.post(f"/api/tables/{table}/seats/1", {"token": invitation, "name": "Bo"})
    host = await Player(server.base, table, tokens(opened)).connect()
    friend = await Player(server.base, table, [bo["token"]]).connect()
    assert (await host.refusal({"t": "sit_in", "seat": 1, "level": "random"}))["code"] == "not_your_seat"
    await friend.close()
    await host.until(lambda: not host.table["seats"][1]["present"])
    assert (await host.refusal({"t": "sit_in", "seat": 1, "level": "genius"}))["code"] == "bad_setup"
    await host.send({"t": "sit_in", "seat": 1, "level": "random"})
    await host.until(lambda: host.table["seats"][1]["sitting_in"])
    assert await host.play(anything(5), 12) == 12
    await host.until(lambda: host.my_turn() == 0)
    friend = await Player(server.base, table, [bo["token"]]).connect()
    await friend.send({"t": "sit_in", "seat": 1, "level": ""})
    await host.until(lambda: not host.table["seats"][1]["sitting_in"])
    while host.state["deciders"] == [0]:
        await host.play(anything(6), 1)
    await friend.until(lambda: bool(friend.state["options"]))
    await host.close()
    await friend.close()


async def test_the_opener_changes_the_level_of_a_bot(server: Running, http: Http) -> None:
    opened = await http.open("here", "random")
    player = await Player(server.base, opened["table"]["id"], tokens(opened)).connect()
    await player.send({"t": "sit_in", "seat": 1, "level": "greedy"})
    await player.until(lambda: player.table["seats"][1]["level"] == "greedy")
    watcher = await Player(server.base, opened["table"]["id"]).connect()
    assert (await watcher.refusal({"t": "sit_in", "seat": 1, "level": "random"}))["code"] == "not_your_seat"
    await player.close()
    await watcher.close()


async def test_names_can_be_changed_by_the_holder(http: Http) -> None:
    opened = await http.open("here", "random")
    table, key = opened["table"]["id"], tokens(opened)[0]
    info = await http.post(f"/api/tables/{table}/seats/0/name", {"token": key, "name": " Ann\u202e  Lee "})
    assert info["seats"][0]["name"] == "Ann Lee"
    with pytest.raises(Refusal, match="wrong_key"):
        await http.post(f"/api/tables/{table}/seats/0/name", {"token": "x", "name": "Eve"})

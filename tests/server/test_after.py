"""After the game: records, replays, scores, proofs, forks and rematches; and what of it may be had during play."""

from __future__ import annotations

import random

import pytest

from beachhead.games.registry import find
from beachhead.kernel.record import parse, verify
from tests.server.client import Http, Message, Player, Refusal
from tests.server.running import Running

pytestmark = pytest.mark.anyio


def keys(opened: Message) -> list[str]:
    return [key["token"] for key in opened["keys"]]


PLAYED: dict[str, Message] = {}


async def frontiers(server: Running, http: Http) -> Message:
    """A game of Alien Frontiers that was played to its end, once for all tests."""
    if server.base not in PLAYED:
        PLAYED[server.base] = await finished(server, http, "here", "greedy", game="alien_frontiers")
    return PLAYED[server.base]


async def finished(server: Running, http: Http, *seats: str, game: str = "skirmish", **more: object) -> Message:
    """A game played to its end; gives how it was opened."""
    opened = await http.open(*(seats or ("here", "here")), game=game, salt="salt", **more)
    player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
    rng = random.Random(11)
    await player.play(lambda options: rng.choice(options), 3000)
    await player.until(lambda: player.table["state"] == "over")
    await player.close()
    return opened


async def test_the_record_is_whole_and_proved(server: Running, http: Http) -> None:
    for game in ("skirmish", "alien_frontiers"):
        opened = await finished(server, http) if game == "skirmish" else await frontiers(server, http)
        table = opened["table"]["id"]
        record = parse(await http.get(f"/api/tables/{table}/record"))
        assert record.headers["commitment"] == opened["table"]["commitment"]
        proof = verify(find(game), record)
        assert (proof.over, proof.fair) == (True, "proved")
        assert proof.digests
        proved = await http.get(f"/api/tables/{table}/verify")
        assert proved["fair"] == "proved"
        imported = await http.post("/api/records", {"record": record.text()})
        assert imported == proved
        forged = record.text().replace("secret: ", "secret: 00")
        with pytest.raises(Refusal, match="bad_record"):
            await http.post("/api/records", {"record": forged})


async def test_replay_steps_through_the_whole_game(server: Running, http: Http) -> None:
    opened = await finished(server, http)
    table = opened["table"]["id"]
    info = await http.get(f"/api/tables/{table}")
    film = await http.get(f"/api/tables/{table}/replay")
    lines = parse(await http.get(f"/api/tables/{table}/record")).answers()
    assert film["steps"] == len(lines)
    assert film["turns"][0][0] == 0
    numbers = []
    for step in range(film["steps"] + 1):
        shown = await http.get(f"/api/tables/{table}/replay/{step}", seat=step % 2)
        numbers.append(shown["number"])
        assert shown["view"]["you"] == step % 2
        assert (shown["outcome"] is not None) == (step == film["steps"])
        if step:
            assert shown["line"] in (lines[step - 1], lines[step - 1].split(" ")[0] + " ?")
    assert numbers == sorted(numbers)
    assert shown["outcome"] == info["outcome"]
    with pytest.raises(Refusal, match="not_found"):
        await http.get(f"/api/tables/{table}/replay/{film['steps'] + 1}")
    with pytest.raises(Refusal, match="seat"):
        await http.get(f"/api/tables/{table}/replay/0", seat=5)


async def test_scores_over_time_end_with_the_result(server: Running, http: Http) -> None:
    opened = await frontiers(server, http)
    table = opened["table"]["id"]
    points = await http.get(f"/api/tables/{table}/scores")
    info = await http.get(f"/api/tables/{table}")
    assert points[-1]["points"] == info["outcome"]["points"]
    assert [p["step"] for p in points] == sorted(p["step"] for p in points)
    assert len({p["turn"] for p in points}) > 5


async def test_during_play_a_replay_shows_only_what_its_viewer_may_see(server: Running, http: Http) -> None:
    opened = await http.open("here", "here", game="skirmish")
    table, (mine, _) = opened["table"]["id"], keys(opened)
    player = await Player(server.base, table, keys(opened)).connect()
    while len(player.states[0]["deciders"]) < 2:
        await player.play(lambda options: options[0], 1)
    film = await http.get(f"/api/tables/{table}/replay")
    assert film["fair"] == "not revealed yet"
    seen = {viewer: [] for viewer in ("", mine)}
    for key, lines in seen.items():
        for step in range(1, film["steps"] + 1):
            lines.append((await http.get(f"/api/tables/{table}/replay/{step}", key=key))["line"])
    drawn = [line for line in seen[mine] if line.startswith("draw")]
    assert drawn[0].count(" ") == 3
    assert drawn[1] == "draw ?"
    assert [line for line in seen[""] if line.startswith("draw")] == ["draw ?", "draw ?"]
    for query in ({"seat": 1}, {"seat": 1, "key": mine}, {"key": "wrong"}):
        with pytest.raises(Refusal, match="wrong_key"):
            await http.get(f"/api/tables/{table}/replay/1", **query)
    spectator = await http.get(f"/api/tables/{table}/record")
    holder = await http.get(f"/api/tables/{table}/record", key=mine)
    assert "draw deck ? ?" in spectator
    assert holder.count("draw deck ? ?") == 1
    assert "secret:" not in spectator + holder
    assert "\n=" not in spectator + holder
    with pytest.raises(Refusal, match="what was hidden is missing"):
        await http.post("/api/records", {"record": holder})
    for path in ("scores", "verify"):
        if path == "verify":
            assert (await http.get(f"/api/tables/{table}/verify"))["fair"] == "not revealed yet"
        else:
            with pytest.raises(Refusal, match="not_now"):
                await http.get(f"/api/tables/{table}/{path}")
    with pytest.raises(Refusal, match="not_now"):
        await http.post(f"/api/tables/{table}/fork", {"step": 1, "seat": 0})
    with pytest.raises(Refusal, match="not_now"):
        await http.post(f"/api/tables/{table}/rematch", {"token": mine})
    await player.close()


async def test_fork_from_any_step_and_play_on(server: Running, http: Http) -> None:
    opened = await frontiers(server, http)
    table = opened["table"]["id"]
    film = await http.get(f"/api/tables/{table}/replay")
    record = await http.get(f"/api/tables/{table}/record")
    for step in (0, 1, film["steps"] // 3, film["steps"] - 1):
        body = {"step": step, "seat": 1, "level": "random", "name": "Ann"}
        fork = await http.post(f"/api/tables/{table}/fork", body)
        assert fork["table"]["forked_from"] == table
        assert fork["table"]["commitment"] == ""
        assert [seat["kind"] for seat in fork["table"]["seats"]] == ["bot", "person"]
        player = await Player(server.base, fork["table"]["id"], keys(fork)).connect()
        await player.play(lambda options: options[0], 3)
        steps = await http.get(f"/api/tables/{fork['table']['id']}/replay")
        assert steps["steps"] >= step
        if step:
            original = await http.get(f"/api/tables/{table}/replay/{step}", seat=1)
            again = await http.get(f"/api/tables/{fork['table']['id']}/replay/{step}", key=keys(fork)[0])
            assert (again["view"], again["line"]) == (original["view"], original["line"])
        await player.close()
        imported = await http.post("/api/records/fork", {**body, "record": record})
        assert imported["table"]["forked_from"] == "record"
        assert imported["table"]["number"] >= 0
    for wrong in ({"step": film["steps"]}, {"step": -1}, {"step": 10**9}, {"seat": 2}, {"seat": -1}, {"level": "x"}):
        with pytest.raises(Refusal):
            await http.post(f"/api/tables/{table}/fork", {"step": 1, "seat": 0, **wrong})


async def test_an_imported_record_can_be_stepped_through(server: Running, http: Http) -> None:
    opened = await finished(server, http)
    table = opened["table"]["id"]
    record = await http.get(f"/api/tables/{table}/record")
    for step in (0, 3, 9):
        there = await http.get(f"/api/tables/{table}/replay/{step}")
        assert await http.post(f"/api/records/replay/{step}", {"record": record}) == there
    for text in ("", "beachhead record 1\n", record.replace("game: skirmish", "game: chess"), record[:-40] + "junk\n"):
        with pytest.raises(Refusal):
            await http.post("/api/records", {"record": text})
    with pytest.raises(Refusal, match="too_big"):
        await http.post("/api/records", {"record": record + "# \n" * 100_000})


async def test_rematch_with_the_same_and_with_rotated_seats(server: Running, http: Http) -> None:
    for rotate in (False, True):
        opened = await finished(server, http, "here", "here", "random", game="skirmish", public=rotate)
        table = opened["table"]["id"]
        watcher = await Player(server.base, table).connect()
        first, second = keys(opened)
        with pytest.raises(Refusal, match="wrong_key"):
            await http.post(f"/api/tables/{table}/rematch", {"token": "nobody"})
        again = await http.post(f"/api/tables/{table}/rematch", {"token": first, "rotate": rotate, "salt": "new"})
        assert again["keys"] == [{"seat": 1 if rotate else 0, "token": first}]
        assert again["table"]["commitment"] != opened["table"]["commitment"]
        await watcher.until(lambda w=watcher, a=again: w.table["rematch"] == a["table"]["id"])  # type: ignore[misc]
        kinds = [seat["kind"] for seat in again["table"]["seats"]]
        assert kinds == (["bot", "person", "person"] if rotate else ["person", "person", "bot"])
        other = await http.post(f"/api/tables/{table}/rematch", {"token": second, "rotate": not rotate})
        assert other["table"]["id"] == again["table"]["id"]
        player = await Player(server.base, again["table"]["id"], [first, second]).connect()
        assert player.holds == ([1, 2] if rotate else [0, 1])
        await player.close()
        await watcher.close()

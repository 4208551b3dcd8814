"""What was acknowledged is there after a restart, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text, update

from beachhead.kernel.save import digest
from beachhead.server.errors import StorageFailed
from beachhead.server.store.schema import MOVES, TABLES
from beachhead.server.store.store import Writing
from tests.server import toy_bots
from tests.server.client import Http, Message, Player, Refusal
from tests.server.running import Running


def keys(opened: Message) -> list[str]:
    return [key["token"] for key in opened["keys"]]


def with_server(
    database: str, work: Callable[[Running, Http], Awaitable[None]], think: Callable[..., str] | None = None
) -> None:
    """One life of a server."""
    server = Running(database, think=think)

    async def bounded() -> None:
        http = Http(server.base)
        try:
            async with asyncio.timeout(60):
                await work(server, http)
        except TimeoutError as wrong:
            wrong.add_note(server.story())
            raise
        await http.close()

    try:
        asyncio.run(bounded())
    finally:
        server.close()


def test_a_table_resumes_from_snapshot_and_log(database: str) -> None:
    kept: dict[str, Message] = {}
    rng = random.Random(7)

    async def first_life(server: Running, http: Http) -> None:
        for game in ("alien_frontiers", "skirmish"):
            opened = await http.open("here", "here", game=game)
            player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
            await player.play(lambda options: rng.choice(options), 40 if game == "alien_frontiers" else 4)
            while game == "skirmish" and len(player.states[0]["deciders"]) < 2:  # where nobody is passed for
                await player.play(lambda options: rng.choice(options), 1)
            await player.send({"t": "chat", "text": "good night"})
            await player.settle()
            kept[game] = {"opened": opened, "states": player.states, "logs": player.logs}
            assert game == "skirmish" or server.hall.rooms[opened["table"]["id"]].snapshot_at >= 25
            await player.close()

    async def second_life(server: Running, http: Http) -> None:
        for game in kept:
            before, opened = kept[game], kept[game]["opened"]
            player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
            assert player.states == before["states"]
            assert player.logs == before["logs"]
            assert [line["text"] for line in player.said] == ["good night"]
            await player.play(lambda options: rng.choice(options), 400 if game == "skirmish" else 3)
            if game == "skirmish":
                await player.until(lambda p=player: bool(p.table["secret"]))  # type: ignore[misc]
                proved = await http.get(f"/api/tables/{opened['table']['id']}/verify")
                assert proved["fair"] == "proved"
            await player.close()

    with_server(database, first_life)
    with_server(database, second_life)


async def choose(player: Player, number: int, times: int) -> None:
    """Answers real choices only: whoever can just pass is passed for, which takes a moment."""
    for time in range(times + 1):
        await player.until(lambda: any(len(state["options"]) > 1 for state in player.states.values()))
        await player.settle()
        if time < times:
            seat = next(seat for seat, state in player.states.items() if len(state["options"]) > 1)
            state = player.states[seat]
            await player.answer(seat, state["number"], state["options"][number]["text"])
            await player.settle()


def test_a_table_with_more_cards_than_usual_resumes(database: str) -> None:
    """Five play with an expansion, whose cards only that table knows."""
    kept: dict[str, Message] = {}

    async def first_life(server: Running, http: Http) -> None:
        opened = await http.open(*["here"] * 5, game="conquest", settings={"races": "draw_two"})
        player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
        await choose(player, -1, 5)
        kept.update(opened=opened, states=player.states, logs=player.logs)
        await player.close()

    async def second_life(server: Running, http: Http) -> None:
        opened = kept["opened"]
        player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
        assert player.states == kept["states"]
        assert player.logs == kept["logs"]
        await choose(player, 0, 5)
        await player.close()

    with_server(database, first_life)
    with_server(database, second_life)


def test_undo_survives_a_restart_and_can_go_on_after_one(database: str) -> None:
    kept: dict[str, Message] = {}

    async def first_life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
        await player.play(lambda options: options[0], 2)
        seat = player.state["deciders"][0]
        assert player.states[seat]["can_undo"]
        await player.send({"t": "undo", "seat": seat})
        await player.settle()
        assert player.state["number"] == 1
        kept.update(opened=opened, states=player.states, logs=player.logs)
        await player.close()

    async def second_life(server: Running, http: Http) -> None:
        opened = kept["opened"]
        player = await Player(server.base, opened["table"]["id"], keys(opened)).connect()
        assert player.states == kept["states"]
        assert player.logs == kept["logs"]
        seat = player.state["deciders"][0]
        assert player.states[seat]["can_undo"]
        await player.send({"t": "undo", "seat": seat})
        await player.settle()
        assert player.state["number"] == 0
        await player.close()

    with_server(database, first_life)
    with_server(database, second_life)


def test_bots_go_on_after_a_restart_without_anybody_watching(database: str) -> None:
    kept: dict[str, Message] = {}

    async def first_life(server: Running, http: Http) -> None:
        opened = await http.open("random", "random")
        watcher = await Player(server.base, opened["table"]["id"]).connect()
        await watcher.until(lambda: watcher.state["number"] > 3)
        kept["table"] = watcher.table
        await watcher.close()

    async def second_life(server: Running, http: Http) -> None:
        watcher = await Player(server.base, kept["table"]["id"]).connect()
        resumed = watcher.state["number"]
        assert resumed > 3
        await watcher.until(lambda: watcher.state["number"] > resumed + 5)
        await watcher.close()

    with_server(database, first_life, toy_bots.dawdle)
    with_server(database, second_life, toy_bots.dawdle)


def test_other_rules_are_refused_and_the_table_is_kept(database: str) -> None:
    kept: dict[str, str] = {}

    async def first_life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        kept["table"] = opened["table"]["id"]
        statement = update(TABLES).where(TABLES.c.id == kept["table"]).values(rules="0")
        server.call(execute(server, statement))

    async def second_life(server: Running, http: Http) -> None:
        with pytest.raises(Refusal, match="rules 0 of Alien Frontiers; this server has rules"):
            await http.get(f"/api/tables/{kept['table']}")
        player = await Player(server.base, kept["table"]).connect(join=False)
        await player.until(lambda: bool(player.refused))
        assert player.refused[0]["code"] == "other_rules"
        await player.close()
        assert (await http.open("here", "here"))["table"]["state"] == "playing"

    with_server(database, first_life)
    with_server(database, second_life)


async def execute(server: Running, statement: object) -> None:
    async with server.hall.store.engine.begin() as connection:
        await connection.execute(statement)  # type: ignore[call-overload]


def test_a_number_of_the_log_is_written_once(database: str) -> None:
    """Where another server has stored the number first, the room catches up from the log."""

    async def life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        table = opened["table"]["id"]
        player = await Player(server.base, table, keys(opened)).connect()
        await player.play(lambda options: options[0], 1)
        room = server.hall.rooms[table]
        state = player.states[player.my_turn() or 0]

        async def overtake() -> None:
            assert room.course is not None
            trial = room.course.attempt(state["viewer"], state["number"], state["options"][0]["text"])
            assert trial.move is not None
            await server.hall.store.write(Writing(table, changes=room.changes_for(trial), moves=[trial.move]))

        server.call(overtake())
        refused = await player.refusal(
            {"t": "answer", "seat": state["viewer"], "number": state["number"], "option": state["options"][-1]["text"]}
        )
        assert refused["code"] == "storage"
        await player.until(lambda: player.state["number"] == 2)
        await player.play(lambda options: options[0], 1)
        assert player.state["number"] == 3
        await player.close()

    with_server(database, life)


def test_one_table_that_cannot_be_written_does_not_hold_up_the_others(database: str) -> None:
    async def life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        table = opened["table"]["id"]
        store = server.hall.store

        async def together() -> list[object]:
            good = Writing(table, changes={"name": "Renamed"})
            course = server.hall.rooms[table].course
            assert course is not None
            bad = Writing(table, moves=course.moves[:1])
            return list(await asyncio.gather(store.write(bad), store.write(good), return_exceptions=True))

        bad, good = server.call(together())
        assert isinstance(bad, Exception)
        assert good is None
        assert server.call(store.row(table)).name == "Renamed"

    with_server(database, life)


async def pragma(server: Running, words: str) -> None:
    async with server.hall.store.engine.connect() as connection:
        await connection.execute(text(f"PRAGMA {words}"))


async def size(server: Running) -> int:
    async with server.hall.store.engine.connect() as connection:
        return int((await connection.execute(text("PRAGMA page_count"))).scalar_one())


@pytest.mark.parametrize(
    ("trouble", "relief", "words"),
    [("query_only=ON", "query_only=OFF", "read-only"), ("max_page_count={size}", "max_page_count=1000000", "full")],
)
def test_a_store_that_fails_refuses_the_move_and_recovers(sqlite: str, trouble: str, relief: str, words: str) -> None:
    async def life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        table = opened["table"]["id"]
        player = await Player(server.base, table, keys(opened)).connect()
        await player.play(lambda options: options[0], 3)
        room = server.hall.rooms[table]
        assert room.course is not None
        server.call(pragma(server, trouble.format(size=server.call(size(server)))))
        refused: Message = {}
        for _ in range(400):  # a full disk may still have room in the pages it has
            before = digest(room.course.position), room.course.position.number, len(room.course.table.log)
            seat = player.my_turn()
            if seat is None or player.over:
                break
            state = player.states[seat]
            try:
                await player.answer(seat, state["number"], state["options"][0]["text"])
            except Refusal as wrong:
                refused = wrong.message
                break
            await player.settle()
        assert refused["code"] == "storage"
        assert words in refused["text"]
        assert (digest(room.course.position), room.course.position.number, len(room.course.table.log)) == before
        with pytest.raises(Refusal, match=words) as opening:
            await asyncio.gather(*[http.open("here", "here") for _ in range(50)])
        assert opening.value.message["status"] == 503
        server.call(pragma(server, relief))
        await player.answer(seat or 0, state["number"], state["options"][0]["text"])
        await player.settle()
        assert player.state["number"] == state["number"] + 1
        await http.open("here", "here")
        await player.close()

    with_server(sqlite, life)


def test_bots_wait_for_the_store_and_go_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beachhead.server.room.RETRY", 0.05)

    async def life(server: Running, http: Http) -> None:
        opened = await http.open("random", "random")
        table = opened["table"]["id"]
        watcher = await Player(server.base, table).connect()
        await watcher.until(lambda: watcher.state["number"] > 2)
        server.call(pragma(server, "query_only=ON"))
        await watcher.settle()
        stopped = watcher.state["number"]
        with pytest.raises(StorageFailed):
            server.call(server.hall.store.write(Writing(table, changes={"name": "x"})))
        await watcher.settle()
        assert watcher.state["number"] == stopped
        server.call(pragma(server, "query_only=OFF"))
        await watcher.until(lambda: watcher.state["number"] > stopped + 2)
        await watcher.close()

    with_server(sqlite, life)


def test_a_second_server_on_the_same_file_is_refused(sqlite: str) -> None:
    async def life(server: Running, http: Http) -> None:
        with pytest.raises(StorageFailed, match="another server has it open"):
            Running(sqlite)

    with_server(sqlite, life)


def test_damage_in_the_log_is_named_not_played(sqlite: str) -> None:
    kept: dict[str, str] = {}

    async def first_life(server: Running, http: Http) -> None:
        opened = await http.open("here", "here")
        kept["table"] = opened["table"]["id"]
        player = await Player(server.base, kept["table"], keys(opened)).connect()
        await player.play(lambda options: options[0], 2)
        await player.close()
        statement = update(MOVES).where(MOVES.c.table_id == kept["table"], MOVES.c.number == 2).values(option="forgo")
        server.call(execute(server, statement))

    async def second_life(server: Running, http: Http) -> None:
        with pytest.raises(Refusal, match="Move 2 of the stored log cannot be played"):
            await http.get(f"/api/tables/{kept['table']}")

    with_server(sqlite, first_life)
    with_server(sqlite, second_life)


def test_the_schema_is_what_the_migrations_make(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from beachhead.server.store.schema import METADATA

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare(server: Running) -> list[object]:
        async with server.hall.store.engine.connect() as connection:
            return await connection.run_sync(differences)

    async def life(server: Running, http: Http) -> None:
        assert server.call(compare(server)) == []

    with_server(database, life)


def test_the_default_place_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from beachhead.server.store.engine import default_address

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_address() == f"sqlite:///{tmp_path}/beachhead/tables.sqlite3"

"""Who may ask, how often, and what every answer carries; hostile frames change nothing."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from beachhead.server.guard import Guard, names_for
from beachhead.server.limits import Limits, Pace
from tests.server.client import Http, Player
from tests.server.hostile import hostile_frames
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_headers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as client:
        for path in ("/", "/t/abc", "/api/lobby", "/api/nothing", "/schema", "/nothing.js", "/api/tables/none"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"


async def test_a_page_of_another_site_can_neither_post_nor_listen(server: Running) -> None:
    body = {"game": "alien_frontiers", "seats": [{"kind": "here"}, {"kind": "here"}]}
    async with httpx.AsyncClient(base_url=server.base) as client:
        for origin in ("https://evil.example", "null", server.base + "1", "http://localhost:1"):
            refused = await client.post("/api/tables", json=body, headers={"Origin": origin})
            assert (refused.status_code, refused.json()["code"]) == (403, "wrong_origin")
        assert (await client.post("/api/tables", json=body, headers={"Origin": server.base})).status_code == 201
    opened = await Http(server.base).open("here", "here")
    url = server.base.replace("http", "ws") + f"/ws/{opened['table']['id']}"
    with pytest.raises((InvalidHandshake, ConnectionClosed)):
        async with connect(url, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            await socket.recv()


async def test_a_server_on_this_machine_answers_to_its_own_names_only() -> None:
    async def app(scope, receive, send):  # type: ignore[no-untyped-def]
        raise AssertionError("the guard let it through")

    sent: list[dict[str, object]] = []

    async def send(message) -> None:  # type: ignore[no-untyped-def]
        sent.append(message)

    guard = Guard(app, Limits(), names_for("127.0.0.1", ()))
    scope = {"type": "http", "method": "GET", "path": "/api/lobby", "headers": [(b"host", b"evil.example:8000")]}
    await guard(scope, None, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == 403
    assert names_for("0.0.0.0", ()) == frozenset()
    assert "games.example" in names_for("0.0.0.0", ("https://games.example",))


async def test_an_address_that_asks_too_much_waits(sqlite: str) -> None:
    limits = Limits(posts=Pace(3, 0.001), sockets=Pace(2, 0.001), messages=Pace(5, 0.001), spare_loopback=False)
    server = Running(sqlite, limits=limits)
    http = Http(server.base)
    opened = [await http.open("here", "here") for _ in range(3)]
    refused = await http.client.post("/api/tables", json={"game": "alien_frontiers", "seats": []})
    assert (refused.status_code, refused.json()["code"]) == (429, "rate")
    player = await Player(server.base, opened[0]["table"]["id"], [opened[0]["keys"][0]["token"]]).connect()
    for _ in range(4):
        await player.send({"t": "ping"})
    assert (await player.refusal({"t": "ping"}))["code"] == "rate"
    for _ in range(300):
        if player.closed:
            break
        await player.send_text('{"t":"ping"}')
    await player.until(lambda: player.closed)
    await http.close()
    await asyncio.to_thread(server.close)


async def test_an_oversized_frame_is_refused_and_closes_the_socket(server: Running, http: Http) -> None:
    opened = await http.open("here", "here")
    player = await Player(server.base, opened["table"]["id"], [opened["keys"][0]["token"]]).connect()
    refused = await player.refusal({"t": "chat", "text": "x" * 20_000})
    assert refused["code"] == "too_big"
    await player.until(lambda: player.closed)


async def test_an_oversized_request_is_refused(server: Running, http: Http) -> None:
    try:
        too_long = await http.client.post("/api/records", content=b"x" * 2_000_000)
    except httpx.TransportError:
        pass  # the server had answered and hung up while the rest was still being sent
    else:
        assert too_long.status_code == 413
        assert too_long.json()["code"] == "too_big"
    assert (await http.client.get("/api/health")).status_code == 200


async def test_a_browser_that_does_not_read_is_let_go(server: Running, http: Http) -> None:
    from beachhead.server.messages import Pong
    from beachhead.server.visitor import LOST, MOST_WAITING, Visitor

    visitor = Visitor()
    for _ in range(MOST_WAITING + 1):
        visitor.send(Pong())
    assert visitor.parting == LOST
    assert await visitor.next() is None


async def test_hostile_frames_change_nothing(server: Running, http: Http) -> None:
    await attack(server, http, 2000)


async def attack(server: Running, http: Http, frames: int) -> None:
    """Sends that many hostile frames to one table, while another is played undisturbed."""
    target, other = [await http.open("here", "here") for _ in range(2)]
    keys = [key["token"] for key in target["keys"]]
    quiet = await Player(server.base, other["table"]["id"], [k["token"] for k in other["keys"]]).connect()
    watcher = await Player(server.base, target["table"]["id"]).connect()
    before = watcher.state
    sockets = [await Player(server.base, target["table"]["id"], keys[:n]).connect() for n in (0, 1, 1, 0)]
    sent = 0
    for frame in hostile_frames(frames, before["deciders"][0]):
        await sockets[sent % len(sockets)].send_text(frame)
        sent += 1
        if sent % 400 == 0:  # what does not read its answers is let go, and this test wants to stay
            for each in sockets:
                await each.settle()
        if sent % 2000 == 0:
            assert await quiet.play(lambda options: options[0], 1) <= 1
    assert sent == frames
    for each in sockets:
        assert not each.acks
        await each.close()
    again = await Player(server.base, target["table"]["id"]).connect()
    assert again.state == before
    assert (await http.get("/api/health")) == {"ok": True}
    for each in (quiet, watcher, again):
        await each.close()

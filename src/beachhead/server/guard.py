"""What stands before the application: who may ask, how often, and the headers of every answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from beachhead.server.errors import Declined, TooMany, WrongOrigin
from beachhead.server.limits import Doorman, Limits, is_loopback
from beachhead.server.messages import Problem

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
REFUSE_SOCKET = 4403
HERE = ("localhost", "127.0.0.1", "::1")


class Guard:
    """`hosts` are the names this server answers to, any where empty; `proxied` trusts X-Forwarded-For."""

    def __init__(
        self, app: ASGIApp, limits: Limits, hosts: frozenset[str] = frozenset(), proxied: bool = False
    ) -> None:
        self.app = app
        self.doorman = Doorman(limits)
        self.hosts = hosts
        self.proxied = proxied

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Declined as wrong:
            await refuse(scope, receive, send, wrong)
            return
        api = scope["path"].startswith(("/api/", "/schema"))
        await self.app(scope, receive, with_headers(send, api))

    def check(self, scope: Any) -> None:
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        check_host(headers.get("host", ""), self.hosts)
        socket = scope["type"] == "websocket"
        if socket or scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            check_origin(headers.get("origin", ""), headers.get("host", ""))
        address = self.address(scope, headers)
        kind = "sockets" if socket else "posts" if scope["method"] == "POST" else "calls"
        if not self.doorman.admits(address, kind):
            raise TooMany("That was a lot at once; wait a moment and try again.")

    def address(self, scope: Any, headers: dict[str, str]) -> str:
        if self.proxied and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].split(",")[-1].strip()
        client = scope.get("client")
        return str(client[0]) if client else ""


def names_for(host: str, origins: tuple[str, ...]) -> frozenset[str]:
    """The names a server answers to.  One that listens on this machine only answers to no other name,
    so that a page from elsewhere cannot reach it by pointing its own name here."""
    if origins:
        return frozenset([*(urlsplit(o).hostname or o for o in origins), *HERE])
    return frozenset(HERE) if is_loopback(host) or host == "localhost" else frozenset()


def check_host(host: str, known: frozenset[str]) -> None:
    if known and (urlsplit(f"//{host}").hostname or "") not in known:
        raise WrongOrigin(f"This server does not answer to the name '{host}'.")


def check_origin(origin: str, host: str) -> None:
    """A page of another site must not act for whoever looks at it; programs send no origin."""
    if origin and urlsplit(origin).netloc.lower() != host.lower():
        raise WrongOrigin("That request comes from a page of another site.")


def with_headers(send: Send, api: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            headers.extend(HEADERS)
            if api and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return sending


async def refuse(scope: Any, receive: Receive, send: Send, wrong: Declined) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSE_SOCKET, "reason": str(wrong)})
        return
    body = msgspec.json.encode(Problem(wrong.code, str(wrong)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

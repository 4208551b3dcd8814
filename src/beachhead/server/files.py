"""The browser client's files, as the package's build left them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State

STATIC = Path(__file__).parent.parent / "web" / "static"
FOREVER = "public, max-age=31536000, immutable"
PLAIN_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Beachhead</title></head>
<body><h1>Beachhead</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>make web</code>;
until then there is the terminal: <code>beachhead play</code>.</p></body></html>
"""
PAGES = ("t", "r", "rules", "decks")


def page() -> Response[bytes]:
    index = STATIC / "index.html"
    content = index.read_bytes() if index.is_file() else PLAIN_PAGE.encode()
    return Response(content, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})


@get(["/", "/{rest:path}"], include_in_schema=False)
async def client(request: Request[object, object, State]) -> Response[bytes]:
    """A file of the client, or its page for the addresses that the page itself understands."""
    parts = [part for part in request.url.path.split("/") if part]
    if not parts or parts[0] in PAGES:
        return page()
    found = (STATIC / "/".join(parts)).resolve()
    if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
        return Response(b"There is nothing at this address.", status_code=404, media_type="text/plain; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = FOREVER if parts[0] == "assets" else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": keep})

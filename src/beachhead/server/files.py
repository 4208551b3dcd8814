"""The browser client's files, as the package's build left them."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State

from beachhead.server.errors import NotFound

STATIC = Path(__file__).parent.parent / "web" / "static"
FOREVER = "public, max-age=31536000, immutable"
PLAIN_PAGE = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Beachhead</title></head>
<body><h1>Beachhead</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>make client</code>;
until then there is the terminal: <code>beachhead play</code>.</p></body></html>
"""
PAGES = ("t", "r", "rules", "decks")
NOT_FILES = ("api", "ws", "schema")
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")


@get(["/", "/{rest:path}"], include_in_schema=False)
async def client(request: Request[object, object, State]) -> Response[bytes]:
    """A file of the client, or its page for the addresses that the page itself understands."""
    parts = [part for part in request.url.path.split("/") if part]
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    if not parts or parts[0] in PAGES:
        index = found(["index.html"])
        return answer(index, "no-cache", zipped) if index else Response(PLAIN_PAGE, media_type="text/html")
    file = found(parts) if parts[0] not in NOT_FILES else None
    if file is None:
        raise NotFound("There is nothing at this address.")
    return answer(file, FOREVER if parts[0] == "assets" else "no-cache", zipped)


def found(parts: list[str]) -> Path | None:
    try:
        file = (STATIC / "/".join(parts)).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def answer(file: Path, keep: str, zipped: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    plain, packed = contents(file, file.stat().st_mtime_ns, kind.startswith(PACKED))
    if zipped and packed:
        headers["Content-Encoding"] = "gzip"
    return Response(packed if zipped and packed else plain, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def contents(file: Path, changed: int, pack: bool) -> tuple[bytes, bytes]:
    """A file, and the same packed; read anew when it has changed."""
    plain = file.read_bytes()
    return plain, gzip.compress(plain, mtime=0) if pack else b""

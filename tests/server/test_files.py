"""The client's files and pages, and nothing else of the disk."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def test_without_a_client_a_plain_page_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beachhead.server.files.STATIC", tmp_path / "nowhere")
    async with httpx.AsyncClient(base_url=server.base) as client:
        for path in ("/", "/t/abc", "/r/abc", "/r", "/rules/alien_frontiers"):
            shown = await client.get(path)
            assert shown.status_code == 200
            assert "has not been built" in shown.text


async def test_files_pages_and_nothing_else(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>client</title>")
    (static / "assets" / "app-1234.js").write_text("let x = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("beachhead.server.files.STATIC", static)
    async with httpx.AsyncClient(base_url=server.base) as client:
        assert "client" in (await client.get("/t/abc")).text
        script = await client.get("/assets/app-1234.js")
        assert script.text == "let x = 1;" * 500
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        plain = await client.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, plain.headers.get("content-encoding")) == (script.text, None)
        (static / "index.html").write_text("<title>newer</title>")
        assert "newer" in (await client.get("/")).text
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/a%00b",
            "/" + "a" * 5000,
        ):
            missing = await client.get(path)
            assert missing.status_code in (400, 404), path
            assert "secret" not in missing.text
        assert (await client.get("/api/nothing")).json()["code"] == "not_found"

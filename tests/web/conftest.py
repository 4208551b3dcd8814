"""A real server on a free port with a database of its own, and a real Chromium in front of it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.hands import finished

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "beachhead" / "web" / "static"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LAPTOP = (1366, 768)
PHONE = (390, 844)
STEADY = "crypto.getRandomValues = (list) => list.fill(7)"  # a salt that the page adds to the server's chance
TEST = "BEACHHEAD_TEST"  # where the file with the name of the running test is
CALM = "{toured: true, sound: false, motion: false, pace: 'instant', name: 'Ada'}"

Visit = Callable[..., Page]
PATIENCE_MS = 15_000  # a machine may have other work
expect.set_options(timeout=PATIENCE_MS)


class Server:
    """`beachhead serve` as a process of its own, its chance going by the running test.

    It can be stopped and started again on the same database.
    """

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.web.steady",
            os.environ[TEST],
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "Beachhead is open" in said, said
        self.wait()

    def wait(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return
            except OSError:
                try:
                    self.process.wait(0.05)
                except subprocess.TimeoutExpired:
                    continue
                break
        raise AssertionError("The server does not answer.")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def name_of_test(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that tells every server which test is running."""
    path = tmp_path_factory.getbasetemp() / "test"
    path.write_text("none yet", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TEST, str(path))
        yield path


@pytest.fixture(autouse=True)
def steady_chance(request: pytest.FixtureRequest, name_of_test: Path) -> None:
    name_of_test.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The browser client has not been built: run `make client` first.")
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def past(server: Server) -> str:
    """A table where two bots have played Alien Frontiers to the end."""
    return finished(server.url, "alien_frontiers")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("No Chromium or Chrome is installed, so the browser tests are skipped.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Opens a page in a browser of its own, as one person; what the page throws fails the test."""
    contexts: list[BrowserContext] = []
    thrown: list[str] = []

    def open_page(path: str = "/", size: tuple[int, int] = LAPTOP, prefs: str = CALM) -> Page:
        phone = size == PHONE
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, accept_downloads=True
        )
        context.add_init_script(f"localStorage['beachhead.prefs'] ??= JSON.stringify({prefs})")
        context.add_init_script(STEADY)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: thrown.append(str(error)))
        page.on("console", lambda said: thrown.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert thrown == []

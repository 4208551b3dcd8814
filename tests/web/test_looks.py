"""What can be measured of the looks: nothing that matters is cut off, axe has no complaint, the first page is quick."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.web.conftest import LAPTOP, PHONE, Server, Visit
from tests.web.hands import start

PARTS = {"board": "[data-host] svg[role=group]", "prompt": ".bar", "own pieces": "[data-host] .tray"}
READY_MS = 2000


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{v['impact']} {v['id']}: {v['help']} ({v['nodes'][0]['html'][:160]})"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_that_matters_is_in_sight(size: tuple[int, int], visit: Visit) -> None:
    page = visit("/", size=size)
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(".bar.mine").wait_for(timeout=30_000)
    page.locator(PARTS["own pieces"]).wait_for()
    for name, where in PARTS.items():
        box = page.locator(where).first.bounding_box()
        assert box is not None, name
        assert min(box["x"], box["y"]) >= 0, name
        assert box["x"] + box["width"] <= size[0] + 1, name
        assert box["y"] + box["height"] <= size[1] + 1, name
    board = page.locator("[data-host]").bounding_box()
    assert board is not None
    wanted = 2 / 3 if size == LAPTOP else 0.99
    assert board["width"] >= wanted * size[0]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_on_the_lobby(size: tuple[int, int], visit: Visit) -> None:
    page = visit("/", size=size)
    page.get_by_role("button", name="Play now against the computer").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "text"])
def test_axe_on_the_table(plain: bool, visit: Visit) -> None:
    page = visit("/")
    start(page)
    if plain:
        page.keyboard.press("g")
        page.locator("[data-board=generic]").wait_for()
    assert complaints(page) == []
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert complaints(page) == []


def test_axe_on_a_replay(visit: Visit, past: str) -> None:
    page = visit(f"/r/{past}?step=30")
    page.locator("[data-step]").wait_for()
    assert complaints(page) == []


def test_the_first_page_is_quick(browser: Browser, tmp_path: Path, server: Server) -> None:
    """On a server that has just started, in a browser that has never been here."""
    taken = min(first_page(browser, tmp_path / str(i)) for i in range(3))
    assert taken < READY_MS, f"{taken:.0f} ms until the first page can be used"


def first_page(browser: Browser, folder: Path) -> float:
    folder.mkdir()
    fresh = Server(folder)
    try:
        context = browser.new_context()
        page = context.new_page()
        page.goto(fresh.url)
        button = page.get_by_role("button", name="Play now against the computer")
        button.wait_for()
        taken = float(page.evaluate("performance.now()"))
        assert button.is_enabled()
        context.close()
        return taken
    finally:
        fresh.stop()

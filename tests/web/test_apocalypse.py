"""Conquest of Planet Earth with its expansion on screen: large boards, brutal boards, ships and factories."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Server, Visit
from tests.web.films import BOT, HERE, asked, extent, fleet, open_film, sit, wanted, within
from tests.web.hands import decision
from tests.web.test_looks import complaints

BOARDS = {
    "five": (5, "standard", 49, ("a0", "b0")),
    "six": (6, "standard", 56, ("a0", "b0")),
    "brutal4": (4, "brutal", 29, ("e0",)),
    "brutal6": (6, "brutal", 44, ("g0", "g1")),
}
ORDER = ("command 6", "command 5", "command 4", "battle", "against", "to_battle", "pass")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has a pack with many harbours and shallow seas."""
    folder = tmp_path_factory.mktemp("coast")
    packs = folder / "packs" / "conquest"
    packs.mkdir(parents=True)
    (packs / "fleet.toml").write_text(fleet(), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEACHHEAD_PACKS", str(folder / "packs"))
        running = Server(folder)
    yield running
    running.stop()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("board", BOARDS)
def test_large_boards_fit_and_can_be_read(board: str, size: tuple[int, int], server: Server, visit: Visit) -> None:
    seats, kind, spaces, objectives = BOARDS[board]
    opened = open_film(server.url, [HERE, *[BOT] * (seats - 1)], pack="fleet", apocalypse="yes", board=kind)
    page = sit(visit, opened, 0, size=size)
    asked(page)
    page.locator("[data-space]").first.wait_for()
    assert page.locator("[data-space]").count() == spaces
    screen = {"left": 0.0, "top": 0.0, "right": float(size[0]), "bottom": float(size[1])}
    field = extent(page, ".field")
    home = "c0" if kind == "standard" else "a0"
    assert within(extent(page, f"[data-space={home}]"), field), "one's own landing site is in sight"
    for seat in range(seats):
        assert within(extent(page, f"[data-panel='{seat}']"), screen), seat
    if size == PHONE:
        assert extent(page, f"[data-space={home}]")["right"] - extent(page, f"[data-space={home}]")["left"] > 70
        expect(page.locator("[data-overview]")).to_be_visible()
        page.get_by_role("button", name="Whole map").tap()
    for key in page.locator("[data-space]").evaluate_all("all => all.map(e => e.dataset.space)"):
        assert within(extent(page, f"[data-space={key}]"), field), key
    for key in objectives:
        expect(page.locator(f"[data-space={key}] .objective")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert complaints(page) == []


def test_an_objective_lies_between_four_sections(server: Server, visit: Visit) -> None:
    """It covers the corner where they meet and none of their spaces."""
    page = sit(visit, open_film(server.url, [HERE, BOT], pack="fleet", apocalypse="yes", board="brutal"), 0)
    asked(page)
    middle = extent(page, "[data-space=e0]")
    for key in ("a4", "b5", "d2", "c1"):
        box = extent(page, f"[data-space={key}]")
        apart = box["right"] <= middle["left"] + 1 or box["left"] >= middle["right"] - 1
        assert apart or box["bottom"] <= middle["top"] + 1 or box["top"] >= middle["bottom"] - 1, key


def rail(page: Page, text: str) -> None:
    before = decision(page)
    page.locator(f".rail [data-option='{text}'], .rail [data-quick='{text}']").first.click()
    page.locator(f"[data-decision]:not([data-decision='{before}'])").wait_for()


def test_a_ship_is_sunk_in_two_fights(server: Server, visit: Visit) -> None:
    """It lies on the board, then damaged, then beside the race of whoever sank it."""
    page = sit(visit, open_film(server.url, [HERE, BOT], pack="fleet", apocalypse="yes"), 0)
    expect(page.locator("[data-part=strip]")).to_contain_text("Ships 10")
    own = page.locator("[data-panel='0'] [data-hot^='trophy:']")
    stages = set()
    for n in range(80):
        _, offered = asked(page)
        if own.count() or not offered:
            break
        if page.locator("[data-space] .ship svg:not(.damaged)").count():
            stages.add("whole")
        if page.locator("[data-space] .ship svg.damaged").count():
            stages.add("damaged")
        moves = [text for text in offered if text.startswith("move b0")]
        text = (
            moves[n % len(moves)] if moves else wanted(offered, "command 6", "battle", "against", "to_battle", "pass")
        )
        rail(page, text)
    expect(own.first).to_contain_text("+1")
    assert stages == {"whole", "damaged"}
    expect(page.locator("[data-pile=coastal]")).to_be_visible()


def test_a_terror_factory_is_built_and_given_up(server: Server, visit: Visit) -> None:
    page = sit(visit, open_film(server.url, [HERE, BOT], pack="fleet", apocalypse="yes"), 0)
    build = page.locator(".tray [data-hot=factory]")
    for n in range(120):
        _, offered = asked(page)
        assert offered, "the game is over too soon"
        if build.count():
            break
        moves = [text for text in offered if text.startswith("move b0")]
        rail(page, moves[n % len(moves)] if moves else wanted(offered, *ORDER))
    build.click()
    listed = page.locator("[data-host] [role=dialog] button")
    before = decision(page)
    listed.first.click()
    page.locator(f"[data-decision]:not([data-decision='{before}'])").wait_for()
    works = page.locator("[data-host] [data-hot^='factory:'][role=button]")
    works.first.wait_for()
    menace = page.locator("[data-panel='0']").get_by_title("menace")
    had = int(menace.inner_text().split()[0])
    works.first.click()
    listed.first.click()
    expect(works).to_have_count(0)
    expect(menace).not_to_contain_text(str(had))

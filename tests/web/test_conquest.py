"""Conquest of Planet Earth on its own board: whole games by clicks in every mode, interrupts, and the looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import CALM, LAPTOP, PHONE, Server, Visit
from tests.web.films import (
    BOARD,
    BOT,
    GROWL,
    HERE,
    RESULT,
    asked,
    click,
    extent,
    matinee,
    open_film,
    plan,
    play_out,
    sit,
    wanted,
    within,
)
from tests.web.hands import decision
from tests.web.test_looks import complaints

GRACE = {"kind": "here", "name": "Grace"}
# Remembers whether the table has said that it passes by itself.
WATCH = """() => {
    window.seen = false
    const look = () => (window.seen ||= document.querySelector('.ask').textContent.includes('Passing by itself'))
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has packs that make short films, one with a bad end."""
    folder = tmp_path_factory.mktemp("films")
    packs = folder / "packs" / "conquest"
    packs.mkdir(parents=True)
    (packs / "matinee.toml").write_text(matinee(), encoding="utf-8")
    (packs / "doomsday.toml").write_text(matinee('{ do = "track", n = 10 }', GROWL), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEACHHEAD_PACKS", str(folder / "packs"))
        running = Server(folder)
    yield running
    running.stop()


def test_a_race_with_an_interrupt(server: Server, visit: Visit) -> None:
    """Two people, each before a screen: command in secret, moves, fights; one cancels what the other plays."""
    opened = open_film(server.url, [HERE, GRACE], pack="matinee")
    pages = (sit(visit, opened, 0), sit(visit, opened, 1))
    expect(pages[0].get_by_role("group", name=BOARD)).to_be_visible()
    expect(pages[0].get_by_role("region", name="Command counters")).to_contain_text("Choose your command in secret")
    cancelled = False
    used: list[str] = []
    for _ in range(80):
        page, offered = asked(*pages)
        if not offered:
            break
        tricks = [text for text in offered if re.match("play (static|growl|headline)", text) and not cancelled]
        text = sorted(tricks)[-1] if tricks else plan(offered, used)
        if text.startswith("play static"):
            expect(page.locator("[data-playing]").last).to_contain_text("plays")
            expect(page.get_by_role("region", name="The fight")).to_be_visible()
            cancelled = True
        used.append(text)
        click(page, text)
    assert cancelled, "nobody had anything to cancel"
    assert {"command", "move", "play"} <= {text.split(" ")[0] for text in used}
    for page in pages:
        expect(page.locator(RESULT)).to_be_visible()
    assert "is cancelled" in pages[0].get_by_role("list", name="What has happened").inner_text()


def test_together_to_the_good_end_on_one_screen(server: Server, visit: Visit) -> None:
    opened = open_film(server.url, [HERE, GRACE], mode="cooperative", pack="matinee")
    page = sit(visit, opened, 0, 1)
    assert any(text.startswith("move") for text in play_out(page))
    expect(page.get_by_role("dialog")).to_contain_text("Victory!")


def test_together_to_the_bad_end(server: Server, visit: Visit) -> None:
    opened = open_film(server.url, [HERE, BOT], mode="cooperative", pack="doomsday", command_counters="yes")
    page = sit(visit, opened, 0)
    for _ in range(40):
        _, offered = asked(page)
        if not offered:
            break
        click(page, wanted(offered, "command 2", "to_battle", "pass"))
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("cannon", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=strip]")).to_contain_text("The Super Cannon fires!")


def test_alone_on_a_phone(server: Server, visit: Visit) -> None:
    page = sit(visit, open_film(server.url, [HERE], pack="matinee"), 0, size=PHONE)
    moved = 0
    for _ in range(80):
        page.locator(f".bar.mine, {RESULT}").first.wait_for(timeout=30_000)
        if page.locator(RESULT).count():
            break
        page.locator("[data-space]").first.wait_for()
        before = decision(page)
        saucers = page.locator("[data-host] .group[data-hot^='alien:0:'][role=button]")
        places = page.locator("[data-host] .tile.lit[data-hot^='space:']")
        if page.locator("[data-quick=to_battle]").count() and saucers.count() and moved < 2:
            saucers.last.tap()
            page.locator("[data-host] .tile.aimed").last.tap()
            moved += 1
        elif page.locator("[data-quick]").count():
            page.locator("[data-quick]").last.tap()
            moved = 0
        elif places.count():
            places.first.tap()
        else:
            page.get_by_role("tab", name="Moves").tap()
            page.locator("[data-option]").first.tap()
        page.locator(f"[data-decision]:not([data-decision='{before}'])").wait_for()
    expect(page.get_by_role("dialog")).to_contain_text("Victory!")


def test_who_wants_to_be_asked_in_own_fights_only(server: Server, visit: Visit) -> None:
    """The other passes without a click, after a moment, and says so."""
    opened = open_film(server.url, [HERE, GRACE], pack="matinee")
    green = sit(visit, opened, 0)
    blue = sit(visit, opened, 1, prefs=CALM.replace("}", ", passing: 'mine'}"))
    blue.evaluate(WATCH)
    click(green, wanted(asked(green)[1], "command 2"))
    click(blue, wanted(asked(blue)[1], "command 6"))
    for _ in range(30):
        _, offered = asked(green)
        text = wanted(offered, "play", "battle", "move b0", "to_battle")
        click(green, text)
        if text.startswith("play"):
            break
    asked(green)
    held = blue.locator("[data-hot='hand:static']").count()
    assert blue.evaluate("seen") or not held


def to_command(page: Page) -> None:
    """Events that are played at once may ask something first."""
    for _ in range(20):
        _, offered = asked(page)
        if offered[0].startswith("command"):
            return
        click(page, wanted(offered))
    raise AssertionError("no command counter is asked for")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_four_fit_and_can_be_read(size: tuple[int, int], server: Server, visit: Visit) -> None:
    page = sit(visit, open_film(server.url, [HERE, BOT, BOT, BOT]), 0, size=size)
    to_command(page)
    spaces = page.locator("[data-space]")
    spaces.first.wait_for()
    assert spaces.count() == 35
    if size == PHONE:
        page.get_by_role("button", name="Whole map").tap()
    screen = {"left": 0.0, "top": 0.0, "right": float(size[0]), "bottom": float(size[1])}
    for where in (".field", ".tray", "[data-part=strip]", "[data-space=d4]", "[data-space=e6]", "[data-space=c3]"):
        assert within(extent(page, where), screen), where
    for seat in range(4):
        panel = page.locator(f"[data-panel='{seat}']")
        assert within(extent(page, f"[data-panel='{seat}']"), screen)
        assert re.search(r"\d+\s+menace", panel.inner_text()) or panel.get_by_title("menace").count()
        assert panel.get_by_title("cards").count()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_card_in_hand_is_told_as_a_whole(size: tuple[int, int], server: Server, visit: Visit) -> None:
    page = sit(visit, open_film(server.url, [HERE, BOT, BOT, BOT]), 0, size=size)
    to_command(page)
    race = page.locator(".tray [data-hot='race:0']")
    whole = str(race.get_attribute("aria-label"))
    race.tap(force=True) if size == PHONE else race.hover()
    told = page.locator("[data-host] .popover")
    expect(told).to_contain_text(race.locator(".title").inner_text())
    text = told.locator("p").nth(2).inner_text()
    assert len(text) > 40
    assert text.rstrip(".") in whole
    assert within(extent(page, "[data-host] .popover"), {"left": 0, "top": 0, "right": size[0], "bottom": size[1]})


def test_what_is_told_stays_while_another_chooses(server: Server, visit: Visit) -> None:
    """Both are asked at once: the other's choice changes nothing of what this one is looking at."""
    opened = open_film(server.url, [HERE, GRACE], pack="matinee")
    mine, other = sit(visit, opened, 0), sit(visit, opened, 1)
    told = mine.locator("[data-host] .popover")
    mine.locator(".tray [data-hot='race:0']").hover()
    expect(told).to_contain_text("Giants")
    other.locator("[data-hot='command:6']").click()
    expect(mine.get_by_role("region", name="Whose turn it is")).to_contain_text("has chosen")
    expect(told).to_contain_text("Giants")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_menace_is_bought_with_a_button(size: tuple[int, int], server: Server, visit: Visit) -> None:
    opened = open_film(server.url, [HERE], pack="matinee", command_counters="yes")
    page = sit(visit, opened, 0, size=size)
    menace = page.locator("[data-panel='0']").get_by_title("menace")
    page.locator("[data-hot='command:6']").click()
    buy = page.locator("[data-buy]")
    expect(buy).to_contain_text("Menace")
    had = int(menace.inner_text().split()[0])
    buy.click()
    expect(menace).to_contain_text(str(had + 1))


def until(page: Page, true: Callable[[], bool]) -> None:
    """Waits a moment for the next frame."""
    for _ in range(40):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it does not come true")


def test_the_map_comes_nearer_moves_and_goes_back(server: Server, visit: Visit) -> None:
    page = sit(visit, open_film(server.url, [HERE, BOT, BOT, BOT]), 0)
    to_command(page)
    field, overview = extent(page, ".field"), page.locator("[data-overview]")
    width = lambda: page.locator(".map").bounding_box()["width"]  # type: ignore[index]  # noqa: E731
    whole = width()
    expect(overview).to_have_count(0)
    page.get_by_role("button", name="Nearer").click()
    until(page, lambda: width() > whole * 1.4)
    expect(overview).to_be_visible()
    middle = ((field["left"] + field["right"]) / 2, field["top"] + 30)
    before = extent(page, "[data-space=a0]")
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 60, middle[1] + 40, steps=4)
    page.mouse.up()
    after = extent(page, "[data-space=a0]")
    assert after["left"] == pytest.approx(before["left"] - 60, abs=12)
    page.mouse.wheel(0, 400)
    until(page, lambda: width() < whole * 1.4)
    page.mouse.wheel(0, -400)
    page.get_by_role("button", name="Whole map").click()
    until(page, lambda: width() == pytest.approx(whole))
    follow = page.get_by_role("button", name="Follow the action")
    expect(follow).to_have_attribute("aria-pressed", "true")
    follow.click()
    page.reload()
    expect(follow).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("follow", [True, False], ids=["follows", "stays"])
def test_the_view_goes_where_something_happens(follow: bool, server: Server, visit: Visit) -> None:
    """Who watches four on a phone sees a part: the battle comes into view, unless that is switched off."""
    opened = open_film(server.url, [BOT, BOT, HERE, BOT], pack="matinee")
    page = sit(visit, opened, 2)
    phone = sit(visit, opened, size=PHONE, prefs=CALM.replace("}", f", follow: {str(follow).lower()}}}"))
    phone.locator("[data-space=d4]").wait_for()
    assert not within(extent(phone, "[data-space=d4]"), extent(phone, ".field"))
    for _ in range(40):
        _, offered = asked(page)
        if page.locator("[data-space=d4] .fighting").count():
            break
        click(page, wanted(offered, "command 6", "battle d4", "move d0 d4", "to_battle", "pass"))
    phone.locator("[data-space=d4] .fighting").wait_for(state="attached")
    until(phone, lambda: within(extent(phone, "[data-space=d4]"), extent(phone, ".field")) is follow)


def test_the_guided_first_game(server: Server, visit: Visit) -> None:
    page = visit("/", prefs=CALM.replace("toured: true", "toured: false"))
    page.get_by_role("radio", name="Conquest of Planet Earth").check(force=True)
    page.get_by_role("button", name="Play now against the computer").click()
    guide = page.locator(".driver-popover")
    expect(guide).to_contain_text("your side of the sky", timeout=30_000)
    for _ in range(7):
        guide.get_by_role("button", name="Next").click()
    guide.get_by_role("button", name="Play").click()
    expect(guide).to_have_count(0)

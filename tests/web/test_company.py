"""Several people at one table: friends by link, spectators, a shared screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from beachhead.games.registry import GAMES
from tests.web.conftest import Server, Visit
from tests.web.hands import OPTIONS, act, open_table, table_of
from tests.web.wars import asked


def first_option(page: Page) -> None:
    act(page, page.locator(OPTIONS).first.click)


def log_of(page: Page) -> str:
    return page.get_by_role("list", name="What has happened").inner_text()


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    red = visit("/")
    open_table(red, "here", "friend")
    expect(red.get_by_text("The game begins when everybody sits.")).to_be_visible()
    red.get_by_role("button", name="Show the links").click()
    invitation = red.get_by_role("textbox", name="Invite a friend to Blue").input_value()
    link = "/t/" + invitation.split("/t/")[1]
    red.keyboard.press("Escape")

    blue = visit(link)
    blue.get_by_label("Your name").fill("Grace")
    blue.get_by_role("button", name="Take the seat").click()
    expect(blue.get_by_role("region", name="Players")).to_contain_text("you")
    assert "seat=" not in blue.url
    guest = visit(f"/t/{table_of(red)}")
    expect(guest.get_by_text("You are watching")).to_be_visible()
    expect(red.get_by_role("region", name="Players")).to_contain_text("Grace")

    mover, _ = asked(red, blue)
    others = [page for page in (red, blue, guest) if page is not mover]
    for page in others:
        assert page.locator(OPTIONS).count() == 0
    before = log_of(mover)
    first_option(mover)
    told = mover.get_by_role("list", name="What has happened")
    expect(told).not_to_have_text(before, use_inner_text=True)
    after = log_of(mover)
    for page in others:
        expect(page.get_by_role("list", name="What has happened")).to_have_text(after, use_inner_text=True)

    blue.get_by_role("tab", name="Chat").click()
    blue.get_by_label("Say something").fill("<b>Hello</b> from orbit")
    blue.keyboard.press("Enter")
    red.get_by_role("tab", name="Chat").click()
    expect(red.get_by_role("list", name="Chat")).to_contain_text("from orbit")
    assert red.locator("ul[aria-label=Chat] b").count() == 0

    again = visit(link)
    expect(again.get_by_text("That link opens no seat any more")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_screen(game: str, visit: Visit, server: Server) -> None:
    """Where seats see different things, the next player's hand shows only after they say who they are."""
    page = visit("/")
    page.get_by_role("radio", name=GAMES[game].title).check(force=True)
    open_table(page, *["here"] * next(n for n in GAMES[game].seats if n > 1))
    cover = page.locator("[data-handover]")
    seen: set[str] = set()
    for _ in range(40):
        page.locator(f"{OPTIONS}, [data-handover]").first.wait_for()
        if cover.count():
            assert not GAMES[game].open
            assert page.locator(OPTIONS).count() == 0
            assert page.locator("[data-hot]").count() == 0
            assert "Nothing has happened yet." in log_of(page)
            cover.get_by_role("button").click()
            page.locator(OPTIONS).first.wait_for()
        seen.add(page.locator(".bar .who span").first.inner_text())
        if len(seen) > 1:
            break
        first_option(page)
    assert len(seen) > 1, "nobody else ever came to decide"
    assert cover.count() == 0

"""One person at the table: undo, reload, a server that goes away, the keyboard, the tour."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import CALM, Server, Visit
from tests.web.hands import OPTIONS, act, decision, my_turn, options, start

LOG = "ol[aria-label='What has happened']"


def dock(page: Page) -> None:
    act(page, page.locator(f"{OPTIONS}[data-option^='dock solar_converter']").first.click)


def test_undo_and_reset(visit: Visit) -> None:
    page = visit("/")
    start(page)
    offered, number = options(page), decision(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    dock(page)
    act(page, page.get_by_role("button", name="Undo", exact=True).click)
    assert (options(page), decision(page)) == (offered, number)
    dock(page)
    dock(page)
    act(page, page.get_by_role("button", name="Reset turn").click)
    assert (options(page), decision(page)) == (offered, number)


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    page = visit("/")
    start(page)
    dock(page)
    offered, log = options(page), page.locator(LOG).inner_text()
    page.reload()
    my_turn(page)
    assert options(page) == offered
    assert page.locator(LOG).inner_text() == log


def test_the_server_goes_away_and_comes_back(visit: Visit, server: Server) -> None:
    page = visit("/")
    start(page)
    dock(page)
    offered = options(page)
    server.stop()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is gone.")).to_be_hidden(timeout=20_000)
    expect(page.locator(OPTIONS)).to_have_count(len(offered))
    assert options(page) == offered
    act(page, page.locator(OPTIONS).first.click)


def test_what_was_said_is_there_once_after_a_reload_and_a_lost_connection(visit: Visit, server: Server) -> None:
    page = visit("/")
    start(page)
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("list", name="Chat").get_by_role("listitem")
    for text in ("Good luck!", "Nice orbit."):
        page.get_by_label("Say something").fill(text)
        page.keyboard.press("Enter")
    said = ["Ada Good luck!", "Ada Nice orbit."]
    expect(chat).to_have_text(said)
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(chat).to_have_text(said)
    server.stop()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is gone.")).to_be_hidden(timeout=20_000)
    page.get_by_label("Say something").fill("Back again.")
    page.keyboard.press("Enter")
    expect(chat).to_have_text([*said, "Ada Back again."])


def test_an_answer_that_the_connection_swallowed_is_sent_again(visit: Visit) -> None:
    page = visit("/")
    start(page)
    before = decision(page)
    page.context.set_offline(True)
    page.locator(OPTIONS).first.click()
    page.context.set_offline(False)
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)


def test_keyboard_only(visit: Visit) -> None:
    """From the lobby to the end of a turn without a pointer."""
    page = visit("/")
    page.get_by_role("button", name="Play now against the computer").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    act(page, lambda: page.keyboard.press("1"))
    act(page, lambda: page.keyboard.press("u"))
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('[data-host]') !== null")
    for _ in range(30):
        if "end_turn" in options(page):
            break
        act(page, lambda: page.keyboard.press("1"))
    turn = page.locator(".turn").first.inner_text()
    act(page, lambda: page.keyboard.press("e"))
    if any(text.startswith("keep") for text in options(page)):  # more than eight resources
        act(page, lambda: page.keyboard.press("1"))
    expect(page.locator(".bar .turn")).not_to_have_text(turn)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("undo")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    expect(page.locator("[data-board=generic]")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_visible()


def test_a_station_by_keyboard_on_the_board(visit: Visit) -> None:
    page = visit("/")
    start(page)
    station = page.locator("[data-host] [data-hot='facility:solar_converter']").first
    station.focus()
    before = decision(page)
    page.keyboard.press("Enter")
    asked = page.locator("[data-host] [role=dialog] button").first
    moved = page.locator(f"[data-decision]:not([data-decision='{before}'])")
    asked.or_(moved).first.wait_for()  # with three dice alike there is nothing to ask
    if asked.is_visible():
        page.keyboard.press("Enter")
    moved.wait_for()


def test_others_moves_are_shown_one_by_one(visit: Visit) -> None:
    """At a slow pace the table waits for the reader, and can be told to skip."""
    page = visit("/", prefs=CALM.replace("'instant'", "'slow'"))
    page.get_by_role("button", name="Watch the computer").click()
    skip = page.get_by_role("button", name=re.compile(r"Skip ahead \(([2-9]|\d\d+)\)"))
    skip.wait_for()
    seen = int(decision(page))
    skip.click()
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", str(seen))
    assert int(decision(page)) > seen + 1


def test_the_tour_comes_once(visit: Visit) -> None:
    page = visit("/", prefs="{pace: 'instant'}")
    page.get_by_role("button", name="Play now against the computer").click()
    tour = page.locator(".driver-popover")
    steps = int(tour.locator(".driver-popover-progress-text").inner_text().split(" of ")[1])
    assert 6 <= steps <= 9
    for step in range(1, steps + 1):
        expect(tour.locator(".driver-popover-progress-text")).to_have_text(f"{step} of {steps}")
        tour.locator(".driver-popover-next-btn").click()
    expect(tour).to_have_count(0)
    page.reload()
    my_turn(page)
    assert tour.count() == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Show me around").click()
    expect(tour).to_be_visible()
    page.keyboard.press("Escape")


def test_what_is_not_there(visit: Visit) -> None:
    page = visit("/t/nowhere")
    expect(page.get_by_role("heading", name="This table is not here")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("button", name="Play now against the computer")).to_be_visible()


def test_a_closed_station_says_why(visit: Visit) -> None:
    page = visit("/")
    start(page)
    station = page.locator("[data-host] [data-hot='facility:colony_constructor']").first
    if station.get_attribute("aria-disabled") != "true":
        act(page, page.locator(OPTIONS).first.click)
    station.click(force=True)
    told = page.locator("[data-host] [role=dialog]")
    expect(told).to_contain_text("Colony Constructor")
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/alien_frontiers#AF-4.3")


def test_a_new_name(visit: Visit) -> None:
    page = visit("/")
    start(page)
    page.get_by_role("button", name="More about Ada").click()
    page.get_by_role("menuitem", name="Change the name").click()
    page.get_by_label("Name", exact=True).fill("Grace")
    page.get_by_role("dialog").get_by_role("button", name="Change the name").click()
    expect(page.locator("[data-seat='0']")).to_contain_text("Grace")

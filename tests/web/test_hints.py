"""Hints at the table, and a look back on the replay page, by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.hands import act, finished, my_turn, open_table, options, start


def test_a_hint_names_good_options_and_a_click_takes_one(visit: Visit) -> None:
    page = visit()
    start(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("list", name="Hint").get_by_role("listitem")
    expect(hint.first).to_have_text(re.compile(r"\d %$"))
    assert 1 <= hint.count() <= 3
    best = page.locator("[data-hint]").first
    assert best.get_attribute("data-hint") in options(page)
    act(page, best.click)
    expect(page.locator("[data-hint]")).to_have_count(0)
    my_turn(page)


def test_no_hint_among_friends_unless_allowed(visit: Visit) -> None:
    host = visit()
    open_table(host, "here", "friend")
    expect(host.get_by_role("button", name="Show the links").first).to_be_visible()
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)
    other = visit()
    other.get_by_label("is played by").nth(1).select_option("friend")
    expect(other.get_by_label("Allow hints")).not_to_be_checked()


def test_a_bots_level_changes_and_its_time_is_shown(visit: Visit) -> None:
    page = visit()
    start(page)
    page.locator("[data-seat='1']").get_by_label("More about").click()
    page.get_by_role("menuitem", name="Change to Random").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Random")
    page.locator("[data-seat='1']").get_by_label("More about").click()
    page.get_by_role("menuitem", name="Change to Greedy").click()
    page.get_by_label("More about").first.click()
    page.get_by_role("menuitem", name="Let Random play for now").click()
    expect(page.locator("[data-seat='1']")).to_contain_text(re.compile(r"Greedy, \d\.\d s"), timeout=30_000)


def test_looking_back_on_a_game(visit: Visit, server: Server) -> None:
    table = finished(server.url, "invaders")
    page = visit(f"/r/{table}")
    page.get_by_role("tab", name="Analysis").click()
    chart = page.get_by_role("img", name=re.compile("Chance to win"))
    expect(chart).to_be_visible(timeout=120_000)
    expect(chart).to_have_attribute("aria-label", re.compile("100"))
    move = page.locator("[data-analysis] li button").last
    wanted = move.inner_text().removeprefix("Move ")
    move.click()
    expect(page.locator("[data-step]")).to_have_text(re.compile(rf"^Move {wanted} of"))
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(chart).to_be_visible()

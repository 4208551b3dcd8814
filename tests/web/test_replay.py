"""Watching a game again, playing on from a move, and taking the record along."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.hands import finished, my_turn

STEP = "[data-step]"


def at(page: Page, step: int) -> None:
    expect(page.locator(STEP)).to_have_text(re.compile(rf"^Move {step} of \d+$"))


def test_step_jump_and_play(visit: Visit, past: str) -> None:
    page = visit(f"/r/{past}?step=12", prefs="{toured: true, pace: 'fast'}")
    at(page, 12)
    page.get_by_role("button", name="One move on").click()
    at(page, 13)
    page.keyboard.press("ArrowLeft")
    at(page, 12)
    page.get_by_role("button", name="Turn 4:").click()
    expect(page.get_by_role("button", name="Turn 4:")).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="To the start").click()
    at(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(STEP)).to_have_text(re.compile(r"^Move [1-9]\d* of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="This move")).to_contain_text(re.compile("wins|share the victory"))


def test_a_link_to_a_move(visit: Visit, past: str) -> None:
    page = visit(f"/r/{past}?step=7")
    at(page, 7)
    page.get_by_role("tab", name="Record").click()
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_text("The link to this move is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{past}?step=7")


def test_fork(visit: Visit, past: str) -> None:
    page = visit(f"/r/{past}?step=20")
    at(page, 20)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat").select_option(index=1)
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    my_turn(page)
    assert f"/t/{past}" not in page.url
    expect(page.locator("[data-seat='1']")).to_contain_text("you")


def test_the_record_goes_out_and_comes_back(visit: Visit, past: str, tmp_path: Path) -> None:
    page = visit(f"/r/{past}")
    page.get_by_role("tab", name="Record").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.txt"
    saving.value.save_as(file)

    other = visit("/r")
    other.get_by_label("Record file").set_input_files(file)
    at(other, 0)
    other.keyboard.press("End")
    expect(other.get_by_role("region", name="This move")).to_contain_text(re.compile("wins|share the victory"))

    file.write_text(file.read_text().replace("dock", "dock dock", 1))
    wrong = visit("/r")
    wrong.get_by_label("Record file").set_input_files(file)
    expect(wrong.get_by_role("alert")).to_be_visible()
    expect(wrong.get_by_role("button", name="Choose a file")).to_be_visible()


def test_rematch(visit: Visit, server: Server) -> None:
    page = visit("/")
    key = finished(server.url, "alien_frontiers", page)
    page.goto(f"{server.url}/t/{key}")
    page.get_by_role("button", name="Rematch, seats rotated").click()
    page.wait_for_url(lambda url: "/t/" in url and key not in url)
    my_turn(page)

"""The generic table draws every registered game, and every game can be played on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from beachhead.games.registry import GAMES
from tests.web.conftest import CALM, Visit
from tests.web.hands import OPTIONS, act, decision

PLAIN = CALM.replace("{", "{plain: true, ", 1)
MOVES = 12


def take_turns(page: Page, moves: int) -> set[str]:
    """Plays by the things on the table where they are clickable; returns what was clicked."""
    clicked: set[str] = set()
    cover = page.locator("[data-handover] button")
    for _ in range(moves):
        page.locator(f"{OPTIONS}, [data-handover], [data-ranking]").first.wait_for(timeout=30_000)
        if page.locator("[data-ranking]").count():
            break
        if cover.count():
            cover.click()
            continue
        before = decision(page)
        lit = page.locator("[data-host] button[data-hot]")
        if lit.count():
            clicked.add(str(lit.first.get_attribute("data-hot")))
            lit.first.click()
        if decision(page) == before:
            act(page, page.locator(OPTIONS).first.click)
    return clicked


@pytest.mark.parametrize("game", GAMES)
def test_the_generic_table(game: str, visit: Visit) -> None:
    page = visit("/", prefs=PLAIN)
    page.get_by_role("radio", name=GAMES[game].title).check(force=True)
    page.get_by_role("button", name="Play now against the computer").click()
    expect(page.locator("[data-board=generic]")).to_be_visible()
    assert page.locator("[data-board=generic] section").count() > 2
    assert take_turns(page, MOVES), "nothing on the table was clickable"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_at_hand(game: str, visit: Visit) -> None:
    page = visit(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(GAMES[game].title)
    expect(page.locator(".paragraph").nth(5)).to_be_visible()


def test_narrowing_by_clicks(visit: Visit) -> None:
    """A thing that several options touch narrows the list to those; Escape brings the rest back."""
    page = visit("/", prefs=PLAIN)
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(OPTIONS).first.wait_for(timeout=30_000)
    everything = page.locator(OPTIONS).count()
    station = page.locator("[data-host] button[data-hot='facility:solar_converter']")
    station.click()
    expect(station).to_have_attribute("aria-pressed", "true")
    narrowed = [str(o.get_attribute("data-option")) for o in page.locator(OPTIONS).all()]
    assert 1 < len(narrowed) < everything
    assert all(text.startswith("dock solar_converter") or text == "end_turn" for text in narrowed)
    page.keyboard.press("Escape")
    expect(page.locator(OPTIONS)).to_have_count(everything)


def test_closed_things_say_why(visit: Visit) -> None:
    page = visit("/", prefs=PLAIN)
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(OPTIONS).first.wait_for(timeout=30_000)
    page.get_by_role("button", name="Why Colony Constructor is closed").click()
    tip = page.locator(".pop-tip")
    expect(tip).to_contain_text("Colony Constructor")
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/alien_frontiers#AF-4.3")


def test_a_line_of_the_log_points_at_the_table(visit: Visit) -> None:
    page = visit("/", prefs=PLAIN)
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(OPTIONS).first.wait_for(timeout=30_000)
    act(page, page.locator(f"{OPTIONS}[data-option^='dock solar_converter']").first.click)
    page.get_by_role("listitem").filter(has_text="at the Solar Converter").last.hover()
    expect(page.get_by_role("region", name="Solar Converter")).to_have_class(re.compile("hinted"))

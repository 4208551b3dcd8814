"""A whole game of Alien Frontiers by clicks on the board, from the lobby to the result."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import OPTIONS, act, decision, options

MOST_CLICKS = 600
RESULT = "[data-ranking]"


def wanted(offered: list[str]) -> str:
    """What a settler in a hurry would do: colonies first, then fuel and ore, then the end of the turn."""
    order = (
        "land",
        "launch",
        "dock colony",
        "dock terraforming",
        "dock colonist_hub",
        "dock shipyard",
        "dock",
        "claim",
    )
    for start in order:
        found = [text for text in offered if text.startswith(start)]
        if found:
            return found[0]
    return next((text for text in offered if text in ("end_turn", "stop", "forgo")), offered[0])


def click_through(page: Page, text: str) -> None:
    """Clicks the thing on the board that an option acts on, then its button in the list that opens there."""
    kind = {"dock": "facility", "land": "territory"}.get(text.split()[0])
    button = page.locator(f".rail [data-option='{text}']")
    if kind is None:
        act(page, button.click)
        return
    label = str(button.get_attribute("aria-label"))
    place = page.locator(f"[data-host] [data-hot='{kind}:{text.split()[1]}']").first
    before = decision(page)
    place.click()
    menu = page.locator("[data-host] [role=dialog] button")
    page.locator(f"[data-host] [role=dialog], [data-decision]:not([data-decision='{before}'])").first.wait_for()
    for choice in menu.all():
        if label.startswith(choice.locator("span").first.inner_text()):
            act(page, choice.click)
            return


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="Alien Frontiers")).to_be_visible()
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("group", name="The board of Alien Frontiers")).to_be_visible()
    clicks = 0
    while not page.locator(RESULT).count() and clicks < MOST_CLICKS:
        page.locator(f"{OPTIONS}, {RESULT}").first.wait_for(timeout=30_000)
        if page.locator(RESULT).count():
            break
        click_through(page, wanted(options(page)))
        clicks += 1
    expect(page.locator(RESULT)).to_be_visible()
    expect(page.locator(f"{RESULT} li")).to_have_count(2)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("wins|share the victory"))
    expect(page.get_by_role("img", name=re.compile("Points over time"))).to_be_visible()
    page.get_by_role("button", name="Fair dice").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("[data-verdict]")).to_contain_text("the secret is the one that was promised")

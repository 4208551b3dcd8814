"""What a player's hands do: set a table, click what is lit, play on to the end."""

from __future__ import annotations

import json
import threading
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from beachhead.games.registry import GAMES

OPTIONS = "[data-option]"


def call(url: str, body: dict[str, Any] | None = None) -> Any:
    """Asks the server over HTTP, as a program would."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json", "Origin": url.split("/api")[0]})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def start(page: Page) -> None:
    """One click from the lobby to the first decision."""
    page.get_by_role("button", name="Play now against the computer").click()
    my_turn(page)


def open_table(page: Page, *kinds: str) -> None:
    """Sets a table by hand: `here`, `friend` or `bot` for each seat."""
    counts = page.get_by_role("group", name="How many players")
    if counts.count():
        counts.get_by_role("button", name=f"{len(kinds)} players").click()
    seats = page.get_by_label("is played by")
    for i, kind in enumerate(kinds):
        seats.nth(i).select_option(kind)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_label("Whose turn it is")).to_be_visible()


def my_turn(page: Page) -> None:
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=30_000)


def options(page: Page) -> list[str]:
    return [str(o.get_attribute("data-option")) for o in page.locator(OPTIONS).all()]


def decision(page: Page) -> str:
    """The number of the decision on screen."""
    return str(page.locator("[data-decision]").get_attribute("data-decision"))


def act(page: Page, click: Callable[[], None]) -> None:
    """Does something and waits until the table has moved on."""
    before = decision(page)
    click()
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)


def thing(page: Page, id: str) -> Locator:
    return page.locator(f"[data-host] [data-hot='{id}']").first


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("#")[0]


def finished(url: str, game: str, page: Page | None = None) -> str:
    """The id of a table where the game is over: bots have played it, one of them for the person at `page`."""
    seats = [{"kind": "bot"} for _ in range(min(GAMES[game].seats))]
    if page is not None:
        seats[0] = {"kind": "here", "name": "Ada"}
    opened = call(f"{url}/api/tables", {"game": game, "seats": seats, "public": True})
    table = str(opened["table"]["id"])
    if page is not None:
        keys = json.dumps({table: {"keys": opened["keys"], "invitations": []}})
        page.evaluate("keys => localStorage.setItem('beachhead.keys', keys)", keys)
        page.goto(f"{url}/t/{table}")
        page.get_by_role("button", name="More about Ada").click()
        page.get_by_role("menuitem", name="Let Greedy play for now").click()
        expect(page.locator("[data-seat='0']")).to_contain_text("sits in")
        page.goto(f"{url}/rules/{game}")
    for _ in range(1200):
        if call(f"{url}/api/tables/{table}")["state"] == "over":
            return table
        threading.Event().wait(0.1)
    raise AssertionError("The bots do not come to an end.")

"""Invaders on its own board: whole games from both sides, a war of cancel cards, and nothing hidden on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import CALM, LAPTOP, PHONE, Server, Visit
from tests.web.hands import act, call, decision
from tests.web.test_looks import complaints
from tests.web.wars import BOT, ONE_HERE, RESULT, asked, click, mine, open_war, sit, wanted, war_pack

HERE = {"kind": "here", "name": "Ada"}
SEATS = {"mankind": (HERE, BOT), "invader": (BOT, HERE)}
# Mankind fights; the Invader presses its plot in every turn, so both games come to an end.
PLANS = {"mankind": ("zone", "pay", "target", "play", "use"), "invader": ("zone", "pay", "target", "plot", "play")}
MOST_CLICKS = 700
MOVES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has a pack of cards of their own."""
    folder = tmp_path_factory.mktemp("wars")
    packs = folder / "packs" / "invaders"
    packs.mkdir(parents=True)
    (packs / "noise.toml").write_text(war_pack(), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEACHHEAD_PACKS", str(folder / "packs"))
        running = Server(folder)
    yield running
    running.stop()


@pytest.mark.parametrize("side", SEATS)
def test_a_whole_game_by_clicks(side: str, server: Server, visit: Visit) -> None:
    page = sit(visit, open_war(server.url, SEATS[side]), ("mankind", "invader").index(side))
    expect(page.get_by_role("group", name="The board of Invaders")).to_be_visible()
    clicked: set[str] = set()
    for _ in range(MOST_CLICKS):
        offered = mine(page)
        if not offered:
            break
        text = wanted(offered, PLANS[side])
        clicked.add(text.split()[0])
        click(page, text)
    expect(page.locator(RESULT)).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Mankind wins|The Invader wins"))
    assert {"play", "zone", "end_turn"} <= clicked
    page.keyboard.press("Escape")
    assert page.locator("[data-clash]").count() > 0, "the last attack is not shown"


def test_a_war_of_cancel_cards(server: Server, visit: Visit) -> None:
    """One side plays, the other cancels, that is cancelled and that again: all by clicks."""
    opened = open_war(server.url, ONE_HERE, pack="noise")
    sides = (sit(visit, opened, 0), sit(visit, opened, 1))
    depth = 0
    for _ in range(MOVES):
        page, offered = asked(*sides)
        text = wanted(offered, ("cancel", "zone", "play") if depth < 3 else ("pass",))
        if depth == 3 and text != "pass":
            break
        depth = depth + 1 if text.startswith("cancel") else depth if text == "pass" else 0
        if text.startswith("cancel"):
            title = page.locator(".bar .ask").inner_text()
            assert re.search(r"plays (Mankind|Invader) (troop|veto) \d\. Do you cancel it\?", title)
            expect(page.locator("[data-playing]")).to_have_count(depth)
        click(page, text)
    assert depth == 3
    told = sides[0].get_by_role("list", name="What has happened")
    expect(told).to_contain_text(re.compile(r"troop \d is cancelled"))
    ends = re.search(r"(\w+) veto \d is cancelled\.\s+(\w+) troop \d is cancelled\.", told.inner_text())
    assert ends, "the second veto fell to the third, so the first one held"
    assert ends[1] == ends[2]


def test_nothing_hidden_is_sent(server: Server, visit: Visit) -> None:
    """Cards that one side holds and nobody has seen are in no byte that the others get."""
    opened = open_war(server.url, ONE_HERE)
    wire: dict[int, list[str]] = {0: [], 1: [], -1: []}
    pages = {seat: sit(visit, opened, seat, frames=wire[seat]) for seat in wire}
    for i in range(36):  # they fight, then they draw and hold their cards
        page, offered = asked(pages[0], pages[1])
        if not offered:  # a weapon that gathers tokens has ended the war
            break
        text = wanted(offered, ("zone", "pay", "target", "play") if i < 20 else ())
        act(page, page.locator(f".rail [data-option='{text}']").click)
    views = {seat: [state["view"] for state in states(wire[seat])] for seat in wire}
    seen = {key for view in views[-1] for key in view["faces"]}
    assert len(views[-1]) > 20
    assert all(view["hand"] == [] and view["own_deck"] == [] for view in views[-1])
    for seat in (0, 1):
        secret = {held["card"] for view in views[seat] for held in view["hand"]} - seen
        assert secret, "every card came to light"
        names = {view["faces"][key]["name"] for view in views[seat] for key in secret if key in view["faces"]}
        for other in (1 - seat, -1):
            sent = "\n".join(wire[other])
            assert [word for word in sorted(secret | names) if word in sent] == []
    for view in views[0] + views[1] + views[-1]:
        assert [type(side["deck"]) for side in view["sides"]] == [int, int], "a deck is a number to everybody"


def states(frames: list[str]) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, frames) if message["t"] == "state"]


def test_a_card_is_dragged_to_a_zone_or_played_by_keyboard(server: Server, visit: Visit) -> None:
    page = sit(visit, open_war(server.url, (BOT, HERE), pack="noise"), 1)
    assert mine(page)
    troop = next(text for text in play_on(page, "play") if text.startswith("play")).removeprefix("play ")
    card = page.locator(f"[data-hot='hand:{troop}']").bounding_box()
    zone = page.locator(".plate[data-hot='zone:eurasia']").bounding_box()
    assert card is not None
    assert zone is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] + 20, steps=3)
    page.mouse.move(zone["x"] + 80, zone["y"] + 40, steps=6)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    told = page.get_by_role("list", name="What has happened")
    expect(told).to_contain_text(re.compile(r"Invader: Eurasia"))
    troop = next(text for text in play_on(page, "play") if text.startswith("play")).removeprefix("play ")
    before = decision(page)
    page.locator(f"[data-hot='hand:{troop}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)


def play_on(page: Page, until: str) -> list[str]:
    """Passes and ends turns until there is such an option."""
    for _ in range(MOVES):
        offered = mine(page)
        if any(text.startswith(until) for text in offered):
            return offered
        click(page, wanted(offered, ()))
    raise AssertionError(f"no {until} in {MOVES} moves")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_that_matters_is_in_sight(size: tuple[int, int], server: Server, visit: Visit) -> None:
    page = sit(visit, open_war(server.url, SEATS["invader"]), 1, size)
    page.locator(".bar.mine").wait_for(timeout=30_000)
    page.locator("[data-part=hand] .held").first.wait_for()
    for where in (".stage", ".bar", "[data-part=hand]", "[data-part=hand] .held", "[data-part=track]"):
        box = page.locator(where).first.bounding_box()
        assert box is not None, where
        assert min(box["x"], box["y"]) >= 0, where
        assert box["x"] + box["width"] <= size[0] + 1, where
        assert box["y"] + box["height"] <= size[1] + 1, where
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    held = page.locator("[data-part=hand] .held").first
    name = held.locator(".title").inner_text()
    held.tap() if size == PHONE else held.hover()
    expect(page.locator("[data-host] .popover")).to_contain_text(name)
    page.keyboard.press("Escape")
    assert complaints(page) == []


def test_discards_can_be_looked_through(server: Server, visit: Visit) -> None:
    """The last one first, as the server has them; a spectator may look too."""
    opened = open_war(server.url, ONE_HERE)
    frames: list[str] = []
    pages = (sit(visit, opened, 0), sit(visit, opened, 1))
    guest = sit(visit, opened, -1, frames=frames)
    for _ in range(MOVES):
        if any(len(side["pile"]) > 2 for side in states(frames)[-1]["view"]["sides"]):
            break
        page, offered = asked(*pages)
        number = int(decision(page))
        text = wanted(offered, ("zone", "pay", "target", "play"))
        act(page, page.locator(f".rail [data-option='{text}']").click)
        guest.wait_for_function(
            "n => Number(document.querySelector('[data-decision]').dataset.decision) > n", arg=number
        )
    view = states(frames)[-1]["view"]
    side = next(side for side in view["sides"] if len(side["pile"]) > 2)
    guest.locator(f"[data-pile='{side['seat']}']").click()
    sheet = guest.get_by_role("region", name=f"{side['title']}’s discards")
    expect(sheet.locator(".title")).to_have_text([view["faces"][key]["name"] for key in reversed(side["pile"])])
    assert complaints(guest) == []
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_cards_are_exchanged_between_the_games(size: tuple[int, int], server: Server, visit: Visit) -> None:
    """The loser says how many; what leaves a deck lies beside it as soon as both have chosen."""
    opened = open_war(server.url, ONE_HERE, match="best_of_three")
    viewer, loser = sit(visit, opened, 0, size), sit(visit, opened, 1)
    mankind = sit(visit, opened, 0)
    for _ in range(MOVES):
        page, offered = asked(mankind, loser)
        text = wanted(offered, ("limit 3", "zone", "plot"))
        act(page, page.locator(f".rail [data-option='{text}']").click)
        if text == "limit 3":
            break
    sheet = viewer.get_by_role("region", name="Your deck between the games")
    expect(sheet).to_contain_text("3 to exchange, in secret")
    cards = sheet.locator(".card")
    assert cards.evaluate_all("cards => cards.length > 30 && cards.every(c => c.scrollHeight <= c.clientHeight)")
    expect(sheet.locator(".count").first).to_have_text("2 in, 1 out")
    click(viewer, "leave_out mako_combat_walker")
    click(loser, "leave_out squid_lander")
    expect(sheet.locator(".count").first).to_have_text("1 in, 2 out")
    expect(viewer.locator(".bar .ask")).to_contain_text("which card comes into your deck?")
    assert complaints(viewer) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_deck_is_built_saved_and_offered(size: tuple[int, int], server: Server, visit: Visit) -> None:
    page = visit("/decks/invaders", size=size)
    page.get_by_role("button", name="One Jam the Frequencies more").click()
    page.get_by_role("button", name="One 'Ramses'-class Submarine less").click()
    page.get_by_role("button", name="One 'Ramses'-class Submarine less").click()
    expect(page.locator("[data-size=mankind_deck]")).to_have_text("69")
    expect(page.get_by_text("1 too few")).to_be_visible()
    page.get_by_role("button", name="One 'Ramses'-class Submarine more").click()
    text = page.locator("[data-text=mankind_deck]").input_value()
    assert sorted(text.split(",")) == ["jam_the_frequencies:+1", "ramses_class_submarine:-1"]
    assert complaints(page) == []
    page.goto(server.url)
    page.get_by_role("radio", name="Invaders").check(force=True)
    page.get_by_text("More settings").click()
    expect(page.get_by_role("link", name="Build a deck").first).to_have_attribute("href", "/decks/invaders")
    page.get_by_role("button", name="Use your saved deck").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    page.locator(".stage").wait_for()
    table = page.url.split("/t/")[1].split("#")[0]
    assert call(f"{server.url}/api/tables/{table}")["settings"]["mankind_deck"] == text


def test_the_guided_first_game(server: Server, visit: Visit) -> None:
    page = visit("/", prefs=CALM.replace("toured: true", "toured: false"))
    page.get_by_role("radio", name="Invaders").check(force=True)
    page.get_by_role("button", name="Play now against the computer").click()
    guide = page.locator(".driver-popover")
    expect(guide).to_contain_text("Earth, 2127", timeout=30_000)
    for _ in range(6):
        guide.get_by_role("button", name="Next").click()
    guide.get_by_role("button", name="Play").click()
    expect(guide).to_have_count(0)

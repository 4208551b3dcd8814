"""Attack the Tower in the browser: a whole game by clicks on the board, what each seat is sent, and how it looks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from beachhead.games.attack_the_tower.armies import ARMIES
from beachhead.games.attack_the_tower.names import ALIENS
from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Fixed
from beachhead.kernel.record import write
from beachhead.kernel.table import Table
from tests.web.conftest import CALM, LAPTOP, PHONE, Server, Visit
from tests.web.hands import OPTIONS, act, call, decision, options
from tests.web.test_looks import complaints

MOST_CLICKS = 700
RESULT = "[data-ranking]"
ASKED = f"{OPTIONS}:not([data-option='pass'])"  # a pass without an alternative is answered by the server
BOARD = "The board of Attack the Tower"
SHORT = {"length": "single", "turn_cap": "30", "burns": "0", "red_army": "aliens", "blue_army": "undead"}
ORDER = ("hit", "devour", "smash", "recruit", "proceed", "renew", "build", "play", "attack", "discard")
OPEN = {f"at.event.{key}" for key in ("built", "built_over", "played", "discarded")}  # what lays a card open
SEATS = {"red": 0, "blue": 1}


def wanted(offered: list[str], clicks: int) -> str:
    """A general in a hurry: more bases than abilities, build, renew, play what there is, attack from everywhere."""
    if "draw bases" in offered:
        return "draw bases" if clicks % 3 or "draw abilities" not in offered else "draw abilities"
    for verb in ORDER:
        found = [text for text in offered if re.split("[ _]", text)[0] == verb]
        if found:
            return found[clicks % len(found)]
    return next((text for text in offered if text in ("done", "end_turn", "pass", "keep")), offered[0])


def things(text: str, seat: int) -> list[str]:
    """What has to be clicked for an option, in this order; nothing where only its button will do."""
    verb, *words = text.split(" ")
    mine = {"palace": f"palace:{seat}"}
    match verb:
        case "draw":
            return [f"pile:{seat}:{words[0]}"]
        case "discard" | "play":
            return [f"hand:{seat}:{words[0]}"]
        case "build":
            return [f"hand:{seat}:{words[0]}", f"slot:{seat}:{words[1]}:{words[2]}"]
        case "play_in":
            return [f"hand:{seat}:{words[0]}", f"territory:{seat}:{words[1]}"]
        case "play_on":
            target = (
                f"palace:{SEATS[words[1]]}" if words[2] == "palace" else f"base:{SEATS[words[1]]}:{words[2]}:{words[3]}"
            )
            return [f"hand:{seat}:{words[0]}", target]
        case "attack":
            return [mine.get(words[0], f"territory:{seat}:{words[0]}"), f"territory:{1 - seat}:{words[1]}"]
        case "proceed":
            return [f"palace:{1 - seat}"]
        case "recruit":
            return [f"base:{seat}:{words[0]}:{words[1]}"]
        case "smash":
            return [f"base:{SEATS[words[0]]}:{words[1]}:{words[2]}"]
        case "hit" | "devour":
            owner, place, piece = SEATS[words[0]], words[1], words[2]
            if len(piece) > 1:
                return [f"troop:{owner}:{place}:{piece}"]
            return [f"palace:{owner}" if place == "palace" else f"base:{owner}:{place}:{piece}"]
    return []


def click_through(page: Page, text: str, seat: int = 0) -> None:
    """Clicks the things on the board that an option acts on; where a menu opens, its button there."""
    path = things(text, seat)
    button = page.locator(f".rail [data-option='{text}']")
    if not path:
        act(page, button.click)
        return
    label = str(button.get_attribute("aria-label"))
    before = decision(page)
    for id in path:
        page.locator(f"[data-host] [data-hot='{id}']").last.click()
    moved = f"[data-decision]:not([data-decision='{before}'])"
    page.locator(f"[data-host] [role=dialog], {moved}").first.wait_for()
    if page.locator(moved).count():
        return
    for choice in page.locator("[data-host] [role=dialog] button").all():
        if label.startswith(choice.locator("span").first.inner_text()):
            act(page, choice.click)
            return
    raise AssertionError(f"{text} is not in the menu that opened.")


def sit_down(page: Page, server: Server, settings: dict[str, str] = SHORT, level: str = "greedy") -> str:
    """A table against the computer with these settings; returns its id."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": level}]
    body = {"game": "attack_the_tower", "seats": seats, "settings": settings, "public": True}
    return take_seat(page, server, call(f"{server.url}/api/tables", body))


def take_seat(page: Page, server: Server, opened: Any) -> str:
    table = str(opened["table"]["id"])
    keys = json.dumps({table: {"keys": opened["keys"], "invitations": []}})
    page.evaluate("keys => localStorage.setItem('beachhead.keys', keys)", keys)
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_role("group", name=BOARD)).to_be_visible()
    return table


def offered(page: Page) -> list[str]:
    """All options on screen, of one moment."""
    return [
        str(text) for text in page.evaluate(f"[...document.querySelectorAll('{OPTIONS}')].map(o => o.dataset.option)")
    ]


def play_on(page: Page, most: int, until: str = "") -> set[str]:
    """Plays by clicks until the game is over, or something is to be seen; returns the verbs that were clicked."""
    done: set[str] = set()
    for clicks in range(most):
        page.locator(f"{ASKED}, {RESULT}").first.wait_for(timeout=30_000)
        if page.locator(RESULT).count() or (until and page.locator(until).count()):
            break
        text = wanted(offered(page), clicks)
        done.add(text.split(" ")[0])
        click_through(page, text)
    return done


def frames(page: Page) -> list[str]:
    """Everything that the server sends to this page from now on."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: sent.append(data if isinstance(data, str) else data.decode()))

    page.on("websocket", listen)
    return sent


def messages(sent: list[str], kind: str) -> list[dict[str, Any]]:
    return [found for found in map(json.loads, sent) if found["t"] == kind]


@pytest.mark.parametrize("length", ["single", "match"])
def test_a_whole_game_by_clicks(length: str, visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("radio", name="Attack the Tower").check(force=True)
    page.get_by_label("Length").select_option(length)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("group", name=BOARD)).to_be_visible()
    done = play_on(page, MOST_CLICKS)
    expect(page.locator(RESULT)).to_be_visible()
    expect(page.locator(f"{RESULT} li")).to_have_count(2)
    said = {"single": "palace is destroyed|A draw", "match": "the match [0-2]:[0-2]|The match is drawn"}
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(said[length]))
    assert {"draw", "build", "renew"} <= done


def test_hands_stay_secret(visit: Visit, server: Server) -> None:
    """Neither the other seat nor a spectator is sent a card of one's hand, or the options made of it."""
    page = visit("/")
    sent = frames(page)
    table = sit_down(page, server)
    watcher = visit("/")
    overheard = frames(watcher)
    watcher.goto(f"{server.url}/t/{table}")
    expect(watcher.get_by_role("group", name=BOARD)).to_be_visible()
    play_on(page, 25)
    assert any(state["view"]["seats"][0]["hand"] for state in messages(sent, "state")), "one's own hand is there"
    for state in messages(sent, "state"):
        assert state["viewer"] == 0
        assert state["view"]["seats"][1]["hand"] == []
        assert "hand:1:" not in json.dumps(state)
    assert len(messages(overheard, "state")) > 5
    for state in messages(overheard, "state"):
        assert (state["viewer"], state["options"], state["reasons"]) == (-1, [], {})
        assert [seat["hand"] for seat in state["view"]["seats"]] in ([], [[], []])
        assert "hand:" not in json.dumps(state)
    mine = ARMIES[ALIENS]
    own = {base.title for base in mine.bases} | {ability.title for ability in mine.abilities}
    drawn = [str(line["say"]["args"]["cards"]) for line in lines(sent) if line["say"]["key"] == "at.event.drew"]
    assert drawn
    assert {card for cards in drawn for card in re.split(", | and ", cards)} <= own
    assert "at.event.drew" not in {line["say"]["key"] for line in lines(overheard)}
    assert [*unopened(sent, 1), *unopened(overheard, 0), *unopened(overheard, 1)] == []


def lines(sent: list[str]) -> list[dict[str, Any]]:
    return [line for log in messages(sent, "log") for line in log["lines"]]


def unopened(sent: list[str], seat: int) -> list[str]:
    """Lines of the log that name a card of the seat's hand, of moves that do not lay one open."""
    shown = {line["number"] for line in lines(sent) if line["say"]["key"] in OPEN}
    named = [line for line in lines(sent) if f"hand:{seat}:" in str(line["touches"])]
    return [line["say"]["text"] for line in named if line["number"] not in shown]


def inside(page: Page, where: str, size: tuple[int, int]) -> bool:
    box = page.locator(where).first.bounding_box()
    if box is None or min(box["x"], box["y"]) < 0:
        return False
    return box["x"] + box["width"] <= size[0] + 1 and box["y"] + box["height"] <= size[1] + 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_that_matters_is_in_sight(size: tuple[int, int], visit: Visit, server: Server) -> None:
    page = visit("/", size=size)
    sit_down(page, server)
    page.locator(".bar.mine").wait_for(timeout=30_000)
    parts = {"board": "[data-host] svg[role=group]", "prompt": ".bar", "hand": "[data-host] .tray"}
    for name, where in parts.items():
        assert inside(page, where, size), name
    for place in ("palace:0", "palace:1", "territory:0:west", "territory:1:east", "pile:0:bases", "pile:0:abilities"):
        assert inside(page, f"[data-hot='{place}']", size), place
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []


def test_a_base_is_dragged_to_a_plot_and_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit("/")
    sit_down(page, server)
    play_on(page, 30, until=f"{OPTIONS}[data-option^='build ']")
    build = next(text for text in options(page) if text.startswith("build "))
    card, plot = things(build, 0)
    before = decision(page)
    page.drag_and_drop(f"[data-hot='{card}']", f"[data-hot='{plot}']")
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)
    expect(
        page.locator(f"[data-hot='{plot.replace('slot:', 'base:')}'], [data-hot='{plot}'] [data-piece]")
    ).not_to_have_count(0)
    act(page, page.get_by_role("button", name="Undo", exact=True).click)
    page.locator(f"[data-hot='{card}']").focus()
    page.keyboard.press("Enter")
    page.locator(f"[data-hot='{plot}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-decision]")).not_to_have_attribute("data-decision", before)


def besieged() -> str:
    """A record where Blue may attack, and Red may play the Martians in one territory only."""
    table = Table(GAMES["attack_the_tower"], 2, SHORT, Fixed())
    plan = ("build pods west 1", "done", "refrain", "end_turn", "pass")
    for n in range(100):
        g = table.position
        offers = [option.text for option in g.options]
        if "pass" in offers and "play_in martians west" in offers:
            return write(table.game, 2, table.settings, table.log).text()
        draws = ("draw bases", "draw abilities")[n % 2]
        table.answer(g.seat, g.number, next(text for text in (draws, *plan) if text in offers))
    raise AssertionError("Red is never asked.")


def test_a_card_with_one_target_takes_two_clicks(visit: Visit, server: Server) -> None:
    """The first click on a card never plays it, though there be one place only to play it in."""
    page = visit("/")
    record = besieged()
    steps = call(f"{server.url}/api/records", {"record": record})["steps"]
    body = {"record": record, "step": steps, "seat": 0, "name": "Ada"}
    take_seat(page, server, call(f"{server.url}/api/records/fork", body))
    page.locator(OPTIONS).first.wait_for()
    assert offered(page) == ["play_in martians west", "pass"]
    card, west = (page.locator(f"[data-hot='{id}']") for id in things("play_in martians west", 0))
    before = decision(page)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(west).to_have_class(re.compile("lit|aimed"))
    assert decision(page) == before
    act(page, west.click)
    expect(page.get_by_role("list", name="What has happened")).to_contain_text("Red plays Martians.")


def test_closed_things_say_why(visit: Visit, server: Server) -> None:
    page = visit("/")
    sit_down(page, server)
    page.locator(OPTIONS).first.wait_for(timeout=30_000)
    page.locator("[data-hot='territory:0:west']").click(position={"x": 20, "y": 4}, force=True)
    expect(page.locator("[data-host] [role=dialog]")).to_contain_text("It is not your turn to attack.")


def test_the_guided_first_game(visit: Visit, server: Server) -> None:
    page = visit("/", prefs=CALM.replace("toured: true, ", ""))
    sit_down(page, server)
    tour = page.locator(".driver-popover")
    tour.wait_for()
    titles: list[str] = []
    for _ in range(9):
        titles.append(tour.locator(".driver-popover-title").inner_text())
        last = tour.get_by_role("button", name="Play", exact=True)
        if last.count():
            last.click()
            break
        tour.get_by_role("button", name="Next").click()
        expect(tour.locator(".driver-popover-title")).not_to_have_text(titles[-1])
    expect(tour).to_have_count(0)
    assert 5 <= len(titles) <= 7
    assert "Your hand" in titles

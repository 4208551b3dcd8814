"""Films in the browser: tables of Conquest of Planet Earth, what a hand clicks, and packs that make short games."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import CALM, LAPTOP, Visit
from tests.web.hands import call, decision

BOARD = "The board of Conquest of Planet Earth"
RESULT = "[data-ranking]"
HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "greedy"}
COLOURS = ("green", "blue", "red", "gold")
Extent = dict[str, float]


MENACING = 'traits = [{ trait = "ties" }]\npowers = [{ when = "action", menace = 1, do = [{ do = "points" }] }]'
GROWL = 'powers = [{ when = "fight", mine = true, do = [{ do = "strength", n = 3 }] }]'
STATIC = 'powers = [{ when = "cancel", do = [{ do = "cancel" }] }]'
HELP = 'traits = [{ trait = "strength", side = "resistance" }]'


def matinee(red: str = '{ do = "counters", where = "random" }', static: str = STATIC) -> str:
    """Giants against hamlets: every fight is won, two places win the game; many events cancel the others."""
    town = "resistance = 1\npopulation = 4"
    rows = [
        row("race", f"giants_{i}", f"Giants {i}", 1, f"strength = 9\nintelligence = 8\n{MENACING}") for i in range(10)
    ]
    rows += [
        row("event", "growl", "A Growl", 10, GROWL),
        row("event", "static", "Static", 30, static),
        row("event", "headline", "Headline", 30, f'red_text = "It goes on."\nred = [{red}]\n{GROWL}'),
        row("resistance", "farmhand", "Farmhand", 35, "strength = 1"),
        row("location", "hamlet", "Hamlet", 35, town),
        row("objective", "capital", "Capital", 1, town),
        row("objective", "statue", "Statue", 1, town),
        *[row("stuff", f"pet_{i}", f"Pet {i}", 1, "strength = 2") for i in range(4)],
        row("stuff", "gadget", "Gadget", 21, 'traits = [{ trait = "strength" }]'),
        row("human_tech", "radio", "Radio", 6, HELP),
        row("counter", "guard", "Guard", 40, "strength = 1"),
    ]
    return '[pack]\ntitle = "Matinee"\n\n' + "\n".join(rows)


def fleet() -> str:
    """Giants at the seaside: every harbour has a ship, and nobody lives anywhere, so that factories can be built."""
    harbour = (
        'icons = ["coastal"]\nresistance = 1\n'
        'powers = [{ when = "explored", auto = true, do = [{ do = "ship", where = "here" }] }]'
    )
    rows = [
        row("location", "harbour", "Harbour", 40, harbour),
        row("location", "shoal", "Shoal", 40, "resistance = 0"),
        row("coastal", "fisherman", "Fisherman", 20, "strength = 1"),
        row("ship", "tub", "Old Tub", 10, 'strength = 1\nhard = true\nflips = "tub_damaged"'),
        row("ship", "tub_damaged", "Damaged Old Tub", 0, "strength = 1\nhard = true\nterror = 1"),
    ]
    base = matinee().replace("population = 4", "population = 0")
    return base + "".join([f"\n{card}expansion = true\n" for card in rows])


def row(kind: str, key: str, name: str, copies: int, more: str) -> str:
    return f'[[card]]\nkey = "{key}"\nname = "{name}"\nkind = "{kind}"\ncopies = {copies}\ntext = "As told."\n{more}\n'


def open_film(url: str, seats: list[dict[str, str]], **settings: str) -> Any:
    return call(f"{url}/api/tables", {"game": "conquest", "seats": seats, "settings": settings, "public": True})


def sit(visit: Visit, opened: Any, *seats: int, size: tuple[int, int] = LAPTOP, prefs: str = CALM) -> Page:
    """Somebody with the keys of these seats before the table."""
    page = visit("/rules/conquest", size=size, prefs=prefs)
    table = opened["table"]["id"]
    keys = json.dumps({table: {"keys": [k for k in opened["keys"] if k["seat"] in seats], "invitations": []}})
    page.evaluate("keys => localStorage.setItem('beachhead.keys', keys)", keys)
    page.goto(page.url.split("/rules")[0] + f"/t/{table}")
    return page


def extent(page: Page, where: str) -> Extent:
    """Where something is on the screen."""
    box = page.locator(where).first.bounding_box()
    assert box is not None, where
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def within(inner: Extent, outer: Extent) -> bool:
    return (
        inner["left"] >= outer["left"] - 1
        and inner["top"] >= outer["top"] - 1
        and inner["right"] <= outer["right"] + 1
        and inner["bottom"] <= outer["bottom"] + 1
    )


def offers(page: Page) -> list[str]:
    """What is asked now; a pass without an alternative is nothing, the server passes by itself.

    On a phone an option may be there twice: in the list of moves and as a button under the prompt.
    """
    buttons = page.locator(".rail [data-option], .rail [data-quick]")
    found: list[str] = buttons.evaluate_all("all => all.map(o => o.dataset.option ?? o.dataset.quick)")
    once = list(dict.fromkeys(found))
    return [] if once == ["pass"] else once


def asked(*pages: Page) -> tuple[Page, list[str]]:
    """The one of several people who is asked now, and what is offered; nothing when the game is over."""
    for _ in range(1200):
        for page in pages:
            if page.locator(RESULT).count():
                return page, []
            cover = page.locator("[data-handover] button")
            if cover.count():
                cover.first.click()
            found = offers(page)
            if found:
                return page, found
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def wanted(offered: list[str], *order: str) -> str:
    for start in order:
        found = [text for text in offered if text.startswith(start)]
        if found:
            return found[0]
    return next((text for text in offered if text in ("pass", "to_battle", "keep_all")), offered[0])


def things_of(page: Page, text: str) -> list[str]:
    """The things on the board that say this option, in the order they are clicked."""
    verb, _, rest = text.partition(" ")
    words = rest.split(" ")
    if verb == "move":
        own = page.locator(f"[data-hot^='alien:'][data-hot$=':{words[0]}'][role=button]")
        return [str(own.first.get_attribute("data-hot")), f"space:{words[1]}"]
    if verb in ("battle", "space", "escape"):
        return [f"space:{rest}"]
    if verb in ("play", "discard"):
        return [f"hand:{words[0]}"]
    return [f"command:{rest}"] if verb == "command" else []


def click(page: Page, text: str) -> None:
    """Clicks the things on the board, then the button in the list that opens there; what no thing says, in the rail."""
    before = decision(page)
    moved = page.locator(f"[data-decision]:not([data-decision='{before}'])")
    things = things_of(page, text)
    if not things:
        page.locator(f".rail [data-option='{text}'], .rail [data-quick='{text}']").first.click()
    for id in things:
        page.locator(f"[data-host] [data-hot='{id}'][role=button]").first.click()
    if things and things[-1].startswith(("hand:", "space:")):
        listed = page.locator("[data-host] [role=dialog] button")
        listed.first.or_(moved).first.wait_for()
        if listed.count():
            listed.first.click()
    moved.wait_for()


def plan(offered: list[str], used: list[str]) -> str:
    """Two saucers to each of two places, then to battle; where none are at home, on to places not seen lately."""
    moves = [text.split(" ")[2] for text in used if text.startswith("move")]
    turn = used[len(used) - used[::-1].index("to_battle") :] if "to_battle" in used else used
    k = 1 + len([text for text in turn if text.startswith("move")]) // 2
    onward = [text for text in offered if text.startswith("move") and text.split(" ")[2] not in moves[-4:]]
    home = (f"move b0 b{k}", f"move c0 c{k}")
    return wanted(offered, "command 6", "battle", "press_on", *home, "roll_again", *onward[:1], "to_battle")


def play_out(*pages: Page, most: int = 80) -> list[str]:
    """Plays on by clicks until the end; what was answered."""
    used: list[str] = []
    for _ in range(most):
        page, offered = asked(*pages)
        if not offered:
            return used
        text = plan(offered, used)
        click(page, text)
        used.append(text)
    raise AssertionError(f"not over after {most} decisions")

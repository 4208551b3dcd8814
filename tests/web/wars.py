"""Wars in the browser: tables of Invaders, what a hand clicks, what came over the wire, a pack of cancel cards."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from beachhead.games.invaders.cards.packs import HEROES
from tests.web.conftest import LAPTOP, Visit
from tests.web.hands import act, call, decision

RESULT = "[data-ranking]"
IN_HAND = ("play", "pay", "cancel", "prevent", "discard")
IN_PLAY = ("use", "target", "sacrifice", "make_room", "seed", "prevent_by")
BETWEEN_GAMES = ("leave_out", "take_in")
ONE_HERE = ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Grace"})
BOT = {"kind": "bot", "level": "greedy"}


def open_war(url: str, seats: tuple[dict[str, str], ...], **settings: str) -> Any:
    plan = {"game": "invaders", "seats": list(seats), "settings": settings, "public": True}
    return call(f"{url}/api/tables", plan)


def sit(visit: Visit, opened: Any, seat: int, size: tuple[int, int] = LAPTOP, frames: list[str] | None = None) -> Page:
    """One person with the key of one seat (-1: none, a spectator); what the server sends is kept in `frames`."""
    page = visit("/decks/invaders", size=size)
    table = opened["table"]["id"]
    keys = json.dumps({table: {"keys": [k for k in opened["keys"] if k["seat"] == seat], "invitations": []}})
    page.evaluate("keys => localStorage.setItem('beachhead.keys', keys)", keys)

    def listen(socket: WebSocket) -> None:
        if frames is not None:
            socket.on("framereceived", lambda data: frames.append(str(data)))

    page.on("websocket", listen)
    page.goto(page.url.split("/decks")[0] + f"/t/{table}")
    page.locator(".stage").wait_for()
    return page


def thing_of(text: str) -> str:
    """The thing on the board that an option acts on; none for those that only buttons say."""
    verb, _, rest = text.partition(" ")
    if verb in IN_HAND:
        return f"hand:{rest}"
    if verb in IN_PLAY:
        return f"slot:{rest}"
    if verb in BETWEEN_GAMES:
        return f"list:{rest}"
    return {"zone": f"zone:{rest}", "strategy": f"strategy:{rest}", "plot": "track", "ops": f"slot:{rest}"}.get(
        verb, f"pile:{rest}" if verb == "retrieve" else ""
    )


def click(page: Page, text: str) -> None:
    """Clicks the thing on the board, then the button in the list that opens there, if one does."""
    id = thing_of(text)
    if not id:
        act(page, page.locator(f".rail [data-option='{text}']").click)
        return
    before = decision(page)
    page.locator(f"[data-host] [data-hot='{id}'][role=button]").first.click()
    chosen = page.locator(f"[data-host] [role=dialog] [data-pick='{text}']")
    chosen.or_(page.locator(f"[data-decision]:not([data-decision='{before}'])")).first.wait_for()
    if chosen.count():
        act(page, chosen.click)


def offers(page: Page) -> list[str]:
    """What this seat may answer now.  A pass without an alternative is none: the server passes by itself."""
    found: list[str] = page.evaluate("[...document.querySelectorAll('[data-option]')].map(o => o.dataset.option)")
    return [] if found == ["pass"] else found


def mine(page: Page) -> list[str]:
    """Waits for a question to this seat; what is offered, or nothing when the game is over."""
    return asked(page)[1]


def asked(*pages: Page) -> tuple[Page, list[str]]:
    """The one of several people who is asked now, and what is offered; nothing when the game is over."""
    for _ in range(2400):
        for page in pages:
            if page.locator(RESULT).count():
                return page, []
            offered = offers(page)
            if offered:
                return page, offered
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def wanted(offered: list[str], order: tuple[str, ...]) -> str:
    for start in order:
        found = [text for text in offered if text.startswith(start)]
        if found:
            return found[0]
    return next((text for text in offered if text in ("pass", "end_turn")), offered[0])


def war_pack() -> str:
    """A pack as a person would type it in: more than half of both decks cancels what the other plays."""
    rows = ['[pack]\ntitle = "Nothing but noise"\n']
    for side, kind, fighter in (("mankind", "support", "defender"), ("invader", "scourge", "invader")):
        for i, copies in enumerate((20, 20), 1):
            rows.append(
                f'[[card]]\nkey = "{side}_veto_{i}"\nname = "{side.capitalize()} veto {i}"\nside = "{side}"\n'
                f'kind = "{kind}"\ncopies = {copies}\ntext = "Cancel a card as it is played."\n'
                'abilities = [{ when = "cancel", do = [{ do = "cancel" }] }]\n'
            )
        for i, copies in enumerate((20, 10), 1):
            rows.append(
                f'[[card]]\nkey = "{side}_troop_{i}"\nname = "{side.capitalize()} troop {i}"\nside = "{side}"\n'
                f'kind = "{fighter}"\ncopies = {copies}\npower = 1\ntext = ""\n'
            )
    for i in range(1, HEROES + 1):
        rows.append(
            f'[[card]]\nkey = "hero_{i}"\nname = "Hero {i}"\nside = "mankind"\nkind = "hero"\npower = 2\ntext = ""\n'
        )
    return "\n".join(rows)

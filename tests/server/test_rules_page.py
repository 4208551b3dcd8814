"""The rules are at hand: every game's paragraphs, numbered, as safe HTML."""

from __future__ import annotations

import re

import pytest

from beachhead.games.registry import GAMES
from beachhead.server.rules import paragraphs
from tests.kernel.toy.meta import GAME as SKIRMISH
from tests.server.client import Http, Refusal

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", [key for key in GAMES if key != SKIRMISH.key])
async def test_the_rules_of_a_game(game: str, http: Http) -> None:
    found = await http.get(f"/api/rules/{game}")
    ids = [p["id"] for p in found if p["id"]]
    assert len(ids) > 30
    assert len(ids) == len(set(ids))
    assert {p["level"] for p in found} >= {0, 2}  # paragraphs under headings; some have smaller ones too
    html = "".join(p["html"] for p in found)
    assert set(re.findall(r"</?([a-z0-9]+)", html)) <= {
        "a", "strong", "em", "ul", "ol", "li", "p", "code", "table", "thead", "tbody", "tr", "th", "td", "br",
    }  # fmt: skip
    links = re.findall(r'href="#([^"]+)"', html)
    assert set(links) <= set(ids)


async def test_rules_that_are_not_there(http: Http) -> None:
    with pytest.raises(Refusal, match="not_found"):
        await http.get("/api/rules/skirmish")
    with pytest.raises(Refusal, match="no_game"):
        await http.get("/api/rules/chess")


def test_markup_in_rules_is_text() -> None:
    shown = paragraphs('**XY 1.1** <script>x()</script> [a](javascript:x) ![p](http://evil.example/p.png "t")')
    assert "<script" not in shown[0].html
    assert "javascript:" not in re.findall(r'href="([^"]*)"', shown[0].html)

"""The rules of each game as numbered paragraphs, read from docs/rules, which the package carries with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from litestar import get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token

from beachhead.games.registry import find
from beachhead.server.errors import NotFound
from beachhead.server.messages import RuleParagraph
from beachhead.server.problems import PROBLEMS

PACKAGED = Path(__file__).parent.parent / "rules"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
NUMBER = re.compile(r"^(?:<strong>)?([A-Z]{1,5}) (\d+(?:\.\d+)*)\b")


def find_text(key: str) -> str:
    for folder in (PACKAGED, CHECKOUT):
        path = folder / f"{key}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise NotFound(f"The rules of '{key}' are not written down here.")


def paragraphs(text: str) -> list[RuleParagraph]:
    """Headings and blocks in order; what carries a number gets an id.

    >>> read = paragraphs("## AF 1 Set-up\\n\\n**AF 1.2** Deal *one* <b>, see AF 1.")
    >>> [(p.id, p.level) for p in read]
    [('AF-1', 2), ('AF-1.2', 0)]
    >>> read[1].html
    '<strong>AF 1.2</strong> Deal <em>one</em> &lt;b&gt;, see <a href="#AF-1">AF 1</a>.'
    """
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    found: list[RuleParagraph] = []
    start = 0
    for end, token in enumerate(tokens):
        if token.level == 0 and token.nesting <= 0:
            found.append(paragraph(reader, tokens[start : end + 1]))
            start = end + 1
    known = {p.id for p in found}
    return [RuleParagraph(p.id, p.level, linked(p.html, p.id, known)) for p in found]


def paragraph(reader: MarkdownIt, block: list[Token]) -> RuleParagraph:
    level = int(block[0].tag[1]) if block[0].type == "heading_open" else 0
    inner = block[1:-1] if block[0].type in ("heading_open", "paragraph_open") else block
    html = reader.renderer.render(inner, reader.options, {}).strip()
    number = NUMBER.match(html)
    return RuleParagraph(f"{number[1]}-{number[2]}" if number else "", level, html)


def linked(html: str, own: str, known: set[str]) -> str:
    """Numbers of other paragraphs become links to them."""

    def link(match: re.Match[str]) -> str:
        goal = f"{match[1]}-{match[2]}"
        return f'<a href="#{goal}">{match[0]}</a>' if goal != own and goal in known else match[0]

    return re.sub(r"\b([A-Z]{1,5}) (\d+(?:\.\d+)*)", link, html)


@cache
def rules_of(key: str) -> list[RuleParagraph]:
    return paragraphs(find_text(key))


@get("/api/rules/{game:str}", responses=PROBLEMS)
async def rules(game: FromPath[str]) -> list[RuleParagraph]:
    return rules_of(find(game).key)

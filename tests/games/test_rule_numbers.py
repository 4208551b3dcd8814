"""Every rule that code and tests cite stands in docs/rules, for each game that has a page there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PAGES = sorted((HOUSE / "docs" / "rules").glob("*.md"))
NUMBER = r"\d+(?:\.\d+)*"
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def prefix(page: Path) -> str:
    """The letters before a game's numbers."""
    found = re.search(r"^## ([A-Z]+) 1 ", page.read_text(), re.MULTILINE)
    assert found, f"{page.name} has no first chapter"
    return found[1]


def numbers(page: Path) -> list[str]:
    """Numbers that begin a heading or a paragraph of the page."""
    return re.findall(rf"^(?:#+ |\*\*){prefix(page)} ({NUMBER})", page.read_text(), re.MULTILINE)


def cited(text: str, letters: str) -> Iterator[str]:
    """'AF 4.6, 5.7 and 7.1 to 7.3' cites five numbers, of which the span's ends are checked."""
    for chain in re.findall(rf"\b{letters} ({NUMBER}(?:(?:, (?:{letters} )?| and | to )\d+(?:\.\d+)+)*)", text):
        yield from re.findall(NUMBER, chain)


@every_page
def test_numbers_stand_once_and_in_order(page: Path) -> None:
    found = [tuple(map(int, number.split("."))) for number in numbers(page)]
    assert len(found) > 40
    assert found == sorted(set(found))


@every_page
def test_every_cited_rule_exists(page: Path) -> None:
    known, letters = set(numbers(page)), prefix(page)
    sources = [page, *(HOUSE / "src" / "beachhead" / "games" / page.stem).rglob("*.py")]
    sources += [path for path in (HOUSE / "tests").rglob("*.py") if path != Path(__file__)]
    missing = {
        f"{path.name}: {letters} {number}"
        for path in sources
        for number in cited(path.read_text(), letters)
        if number not in known
    }
    assert not missing


def test_citations_are_recognised() -> None:
    assert list(cited("see AF 4.6, 5.7 and AF 7.1 to 7.3.", "AF")) == ["4.6", "5.7", "7.1", "7.3"]
    assert list(cited("no AFX 3, but AF 8", "AF")) == ["8"]


@every_page
def test_rulings_of_ours_give_a_reason(page: Path) -> None:
    for paragraph in page.read_text().split("\n\n"):
        if "(ours" in paragraph and paragraph.startswith(f"**{prefix(page)}"):
            assert re.search(r"\(ours(, as\s+to [^:]+)?:\s+\S", paragraph), paragraph

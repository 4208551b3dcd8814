"""Every rule that code and tests cite stands in docs/rules/alien_frontiers.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[3]
PAGE = HOUSE / "docs" / "rules" / "alien_frontiers.md"
NUMBER = r"\d+(?:\.\d+)*"


def numbers() -> list[str]:
    """Numbers that begin a heading or a paragraph of the page."""
    return re.findall(rf"^(?:#+ |\*\*)AF ({NUMBER})", PAGE.read_text(), re.MULTILINE)


def cited(text: str) -> Iterator[str]:
    """'AF 4.6, 5.7 and 7.1 to 7.3' cites five numbers, of which the span's ends are checked."""
    for chain in re.findall(rf"\bAF ({NUMBER}(?:(?:, (?:AF )?| and | to )\d+(?:\.\d+)+)*)", text):
        yield from re.findall(NUMBER, chain)


def test_numbers_stand_once_and_in_order() -> None:
    found = [tuple(map(int, number.split("."))) for number in numbers()]
    assert len(found) > 100
    assert found == sorted(set(found))


def test_every_cited_rule_exists() -> None:
    known = set(numbers())
    sources = [PAGE, *(HOUSE / "src" / "beachhead" / "games" / "alien_frontiers").rglob("*.py")]
    sources += Path(__file__).parent.rglob("*.py")
    missing = {
        f"{path.name}: AF {number}" for path in sources for number in cited(path.read_text()) if number not in known
    }
    assert not missing


def test_citations_are_recognised() -> None:
    assert list(cited("see AF 4.6, 5.7 and AF 7.1 to 7.3.")) == ["4.6", "5.7", "7.1", "7.3"]
    assert list(cited("no AFX 3, but AF 8")) == ["8"]


def test_rulings_of_ours_give_a_reason() -> None:
    for paragraph in PAGE.read_text().split("\n\n"):
        if "(ours" in paragraph and paragraph.startswith("**AF"):
            assert re.search(r"\(ours(, as\s+to [^:]+)?:\s+\S", paragraph), paragraph

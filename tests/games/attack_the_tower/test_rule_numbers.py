"""Every numbered paragraph has a test that cites it, and every number cited exists."""

from __future__ import annotations

import re
from pathlib import Path

from beachhead.games.attack_the_tower.armies import ARMIES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
RULES = (ROOT / "docs/rules/attack_the_tower.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^\*\*(AT [\d.]+)\*\*", RULES, re.MULTILINE))
HEADINGS = set(re.findall(r"^#+ (AT [\d.]+)", RULES, re.MULTILINE))


def cited(text: str) -> set[str]:
    """The numbers in a text; 'AT 6.1.1 to AT 6.1.4' stands for all four."""
    found = set(re.findall(r"AT \d[\d.]*\d|AT \d", text))
    for chapter, first, last in re.findall(r"AT ([\d.]+)\.(\d+) to (?:AT )?[\d.]+\.(\d+)", text):
        found |= {f"AT {chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_every_paragraph_is_tested() -> None:
    tested: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        tested |= cited(path.read_text(encoding="utf-8"))
    assert sorted(PARAGRAPHS - tested) == []


def test_every_number_cited_exists() -> None:
    for path in [*HERE.rglob("*.py"), *(ROOT / "src/beachhead/games/attack_the_tower").rglob("*.py")]:
        assert sorted(cited(path.read_text(encoding="utf-8")) - PARAGRAPHS - HEADINGS) == [], path.name


def test_every_paragraph_names_its_source() -> None:
    for block in re.split(r"\n\n", RULES):
        if block.startswith("**AT"):
            assert re.search(r"\[(seed|public|ours)(, (public|ours))?\]", block), block


def test_every_ability_names_its_paragraph() -> None:
    rules = [ability.rule for army in ARMIES for ability in army.abilities]
    assert len(set(rules)) == 35
    assert set(rules) <= PARAGRAPHS
    for army in ARMIES:
        assert {row.source for row in army.abilities} <= {"seed", "public", "ours"}
        assert {row.source for row in army.bases} <= {"seed", "public", "ours"}

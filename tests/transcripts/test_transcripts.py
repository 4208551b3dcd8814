"""Whole games of every kind, replayed with a digest after every answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.games.registry import find
from beachhead.kernel.record import parse, verify

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_answer_is_proved(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    proof = verify(find(record.game), record)
    assert record.game == path.parent.name
    assert proof.over
    assert proof.digests == proof.answers > 0
    assert proof.fair in ("proved", "no commitment")
    assert record.text() == text

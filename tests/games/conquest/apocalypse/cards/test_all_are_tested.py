"""No card of the expansion is left out: its key stands in a test of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.games.conquest.cards.packs import core, find

WORDS = "\n".join(
    path.read_text() for path in sorted(Path(__file__).parent.glob("test_*.py")) if path != Path(__file__)
)
ROWS = find("core+apocalypse").rows[len(core().rows) :]


@pytest.mark.parametrize("key", [row.key for row in ROWS])
def test_it_is_tested(key: str) -> None:
    assert f'"{key}"' in WORDS or f" {key} " in WORDS


@pytest.mark.parametrize("key", [row.key for row in ROWS if row.powers and row.kind in ("event", "race", "stuff")])
def test_every_way_to_use_it_is_tested(key: str) -> None:
    """Where a card has several, each is named by its mode at least once."""
    row = next(row for row in ROWS if row.key == key)
    verb = "play" if row.kind == "event" else "use"
    for mode, power in zip(("first", "second", "third", "fourth"), row.powers, strict=False):
        spelt = (f"{verb} {key} {mode}", f'"{key}", "{mode}"', f"{verb} {{key}} {mode}")
        assert power.auto or row.immediately or any(text in WORDS for text in spelt), (key, mode)

"""Random games of all kinds find every card, use it in every way, and end."""

from __future__ import annotations

from beachhead.games.conquest.cards.packs import core
from tests.games.conquest.cards.coverage import unseen


def test_every_card_is_found_and_used_in_every_way() -> None:
    """It takes some fifty rounds of games."""
    assert not unseen(core(), core().rows)

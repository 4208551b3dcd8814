"""Random games with the expansion find every card of it, use it in every way, and end."""

from __future__ import annotations

from beachhead.games.conquest.cards.packs import core, find
from tests.games.conquest.cards.coverage import unseen

PACK = find("core+apocalypse")


def test_every_card_is_found_and_used_in_every_way() -> None:
    assert not unseen(PACK, PACK.rows[len(core().rows) :], apocalypse="yes")

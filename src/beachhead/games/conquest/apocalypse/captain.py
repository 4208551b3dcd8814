"""Captain Fantastic drawn twice in a fight (CPE 22.12)."""

from __future__ import annotations

from beachhead.games.conquest.cards.card import SUPERHERO
from beachhead.games.conquest.names import NOTHING
from beachhead.games.conquest.rules import apocalypse
from beachhead.games.conquest.state import Invasion


def double(g: Invasion) -> int:
    """Where his second card lies among those of the fight, or nothing; whoever is a Superhero is he."""
    if not apocalypse(g):
        return NOTHING
    before = False
    for i, held in enumerate(g.fight_cards):
        if g.pack.cards[held].foe & SUPERHERO:
            if before:
                return i
            before = True
    return NOTHING


def fighting_cards(g: Invasion) -> list[int]:
    """The Resistance cards whose strength and abilities count."""
    extra = double(g)
    return g.fight_cards if extra < 0 else [*g.fight_cards[:extra], *g.fight_cards[extra + 1 :]]

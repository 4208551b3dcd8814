"""Coastal Resistance: which deck a card is drawn from, and where it goes back to (CPE 21)."""

from __future__ import annotations

from beachhead.games.conquest.cards.card import COASTAL_CARD, COASTAL_ICON, SHIP
from beachhead.games.conquest.names import COASTAL, RESISTANCE
from beachhead.games.conquest.queries import icons_at
from beachhead.games.conquest.rules import apocalypse
from beachhead.games.conquest.state import Invasion


def home(g: Invasion, card: int) -> int:
    """The deck that a Resistance card belongs to (CPE 21.5)."""
    return COASTAL if g.pack.cards[card].kind == COASTAL_CARD else RESISTANCE


def fought(g: Invasion) -> int:
    """CPE 21.3, 21.6, 21.8: the deck of the Resistance that is being fought."""
    if not apocalypse(g):
        return RESISTANCE
    if g.fight_counter >= 0:
        return COASTAL if g.pack.cards[g.fight_counter].kind == SHIP else RESISTANCE
    if g.fight_cards:
        return home(g, g.fight_cards[0])
    return COASTAL if icons_at(g, g.fight_space) & COASTAL_ICON else RESISTANCE


def next_card(g: Invasion) -> int:
    """The deck of the next card of the fight: a hero's further card comes from the hero's own (CPE 21.4)."""
    if g.fight_cards and g.pack.cards[g.fight_cards[-1]].hero:
        return home(g, g.fight_cards[-1])
    return fought(g)

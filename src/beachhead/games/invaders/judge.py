"""What the bots know of Invaders: threats first, then the war of attrition."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.names import (
    AFRICA,
    COLUMN,
    DRAIN_OCEAN,
    EURASIA,
    HEAT_ATMOSPHERE,
    INVADER,
    MANKIND,
    PACIFIC_RIM,
    ZONES,
)
from beachhead.games.invaders.queries import powers
from beachhead.games.invaders.state import War

WIN: Final = 1000.0
DECK_CARD: Final = 0.6  # of Mankind's, which drains
INVADER_DECK_CARD: Final = 0.25
HAND_CARD: Final = 1.3
FULL_HAND: Final = 6  # cards beyond are worth less
SPARE_CARD: Final = 0.6
DRAIN_NEXT: Final = 2.2  # a card that the next attack would drain
MARGIN: Final = 1.0  # a point of power towards breaking or holding a zone
TRACK_STEP: Final = 2.6
HERO: Final = 1.2
BODY: Final = 0.3
DORMANT: Final = 1.2  # a strategy that can still be used


def value(g: War, seat: int) -> float:
    """The Invader's advantage, or its opposite for Mankind."""
    if g.ended:
        return WIN if WINNER[g.ended] == seat else -WIN
    edge = invader_edge(g)
    return edge if seat == INVADER else -edge


def invader_edge(g: War) -> float:
    left, mine = g.deck_size(MANKIND), g.deck_size(INVADER)
    edge = -DECK_CARD * left + INVADER_DECK_CARD * mine
    edge += 60.0 / (left + 4.0)
    edge -= 40.0 / (mine + 4.0)
    edge += hand_value(len(g.hand[INVADER])) - hand_value(len(g.hand[MANKIND]))
    strength = powers(g)
    for zone in range(ZONES):
        edge += zone_value(attack_power(g, zone, strength) - defence_power(g, zone, strength))
    edge += TRACK_STEP * g.track - 30.0 / max(1, g.track)
    edge -= HERO * sum(g.heroes)
    edge += fallen_zones(g)
    filled = g.filled
    edge += BODY * (filled[3] + filled[4] + filled[5] - filled[0] - filled[1] - filled[2])
    edge += standing_value(g)
    if g.hero >= 0:
        edge -= 0.3 * strength[g.hero]
    edge -= 0.8 * g.ops
    for strategy in range(HEAT_ATMOSPHERE + 1):
        if not g.spent >> strategy & 1:
            edge += DORMANT if strategy >= DRAIN_OCEAN else -DORMANT
    if g.skip_attack:
        edge -= 3.0
    return edge


def hand_value(n: int) -> float:
    return HAND_CARD * min(n, FULL_HAND) + SPARE_CARD * max(0, n - FULL_HAND)


def zone_value(gap: int) -> float:
    """What a lead of the attack over the defence is worth: much if cards drain, something on the way there."""
    if gap <= 0:
        return MARGIN * max(-9, gap)
    return DRAIN_NEXT * min(gap, 6) + MARGIN * max(0, gap - 6)


def standing_value(g: War) -> float:
    """Cards whose worth is not their power: tokens, and abilities that come again every turn."""
    edge = 0.0
    cards = g.pack.cards
    for place, card in enumerate(g.card):
        if card < 0:
            continue
        kind = cards[card]
        worth = kind.worth
        if kind.wins_at:
            worth += 5.0 * (1 + g.tokens[place]) ** 1.5
        elif g.tokens[place]:
            worth += 0.8 * g.tokens[place]
        edge += worth if place >= COLUMN else -worth
    return edge


def fallen_zones(g: War) -> float:
    """Zones on the way to zero are the quickest way to lose."""
    eurasia = 5 - g.zone_power(EURASIA)
    rim, africa = 3 - g.zone_power(PACIFIC_RIM), 3 - g.zone_power(AFRICA)
    return 1.6 * eurasia**2 + 1.2 * (rim + africa) + 1.5 * rim * africa

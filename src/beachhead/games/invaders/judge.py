"""What the bots know of Invaders: threats first, then the war of attrition."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.names import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM, ZONES
from beachhead.games.invaders.queries import powers
from beachhead.games.invaders.state import War

WIN: Final = 1000.0
DECK_CARD: Final = 0.55  # of Mankind's, which drains
INVADER_DECK_CARD: Final = 0.35
HAND_CARD: Final = 1.6
DRAIN_NEXT: Final = 2.2  # a card that the next attack would drain
MARGIN: Final = 0.55  # a point of power towards breaking or holding a zone
TRACK_STEP: Final = 2.2
HERO: Final = 2.5
BODY: Final = 0.5


def value(g: War, seat: int) -> float:
    """The Invader's advantage, or its opposite for Mankind."""
    if g.ended:
        return WIN if WINNER[g.ended] == seat else -WIN
    edge = invader_edge(g)
    return edge if seat == INVADER else -edge


def invader_edge(g: War) -> float:
    left, mine = g.deck_size(MANKIND), g.deck_size(INVADER)
    edge = -DECK_CARD * left + INVADER_DECK_CARD * mine
    edge += 60.0 / (left + 3.0)
    edge -= 30.0 / (mine + 3.0)
    edge += HAND_CARD * (len(g.hand[INVADER]) - len(g.hand[MANKIND]))
    strength = powers(g)
    for zone in range(ZONES):
        gap = attack_power(g, zone, strength) - defence_power(g, zone, strength)
        edge += DRAIN_NEXT * max(0, gap) + MARGIN * max(-6, min(4, gap))
    edge += BODY * (len(g.in_play(INVADER)) - len(g.in_play(MANKIND)))
    edge += TRACK_STEP * g.track - 14.0 / max(1, g.track)
    edge -= HERO * sum(g.heroes)
    edge += fallen_zones(g)
    for side, sign in ((INVADER, 1.0), (MANKIND, -1.0)):
        for place in g.in_play(side):
            wins_at = g.kind(place).wins_at
            if wins_at:
                edge += sign * 5.0 * (1 + g.tokens[place]) ** 1.5
            elif g.tokens[place]:
                edge += sign * 0.8 * g.tokens[place]
    if g.hero >= 0:
        edge -= 0.3 * strength[g.hero]
    edge -= 0.8 * g.ops
    return edge


def fallen_zones(g: War) -> float:
    """Zones on the way to zero are the quickest way to lose."""
    eurasia = 5 - g.zone_power(EURASIA)
    rim, africa = 3 - g.zone_power(PACIFIC_RIM), 3 - g.zone_power(AFRICA)
    return 1.6 * eurasia**2 + 1.2 * (rim + africa) + 1.5 * rim * africa

"""What the bots know of Invaders: threats first, then the war of attrition."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.match import Match
from beachhead.games.invaders.names import (
    AFRICA,
    COLUMN,
    DRAIN_OCEAN,
    DRAW_EACH_TURN,
    EURASIA,
    HEAT_ATMOSPHERE,
    INVADER,
    MANKIND,
    PACIFIC_RIM,
    ZONES,
)
from beachhead.games.invaders.queries import mankind_attacks, powers
from beachhead.games.invaders.state import War
from beachhead.games.invaders.turn import Turn
from beachhead.kernel.dealers import Fixed
from beachhead.parts.matches import match_advantage

WIN: Final = 1000.0
CERTAIN: Final = 6.0  # the judge's value as a feature goes no further than this either way
FIGURES: Final = 60  # room for all of `war_figures`
MOST_CHOICES: Final = 12
GLANCES: Final = 6
DECK_CARD: Final = 0.6  # of Mankind's, which drains
INVADER_DECK_CARD: Final = 0.25
HAND_CARD: Final = 1.3
FULL_HAND: Final = 6  # cards beyond are worth less
SPARE_CARD: Final = 0.6
DRAIN_NEXT: Final = 2.2  # a card that the next attack would drain
STRUCK_NEXT: Final = 1.8  # a card that Mankind's next attack would drain
MARGIN: Final = 1.0  # a point of power towards breaking or holding a zone
TRACK_STEP: Final = 2.6
HERO: Final = 1.2
BODY: Final = 0.3
DORMANT: Final = 1.2  # a strategy that can still be used


class Fronts:
    """What the judge and the learned value both look at: every card's power, and power against power in each zone."""

    def __init__(self, g: War) -> None:
        strength = powers(g)
        self.strength = strength
        self.attacks = [attack_power(g, zone, strength) for zone in range(ZONES)]
        self.defences = [defence_power(g, zone, strength) for zone in range(ZONES)]
        self.struck = counterattack(g, strength)
        self.standing = standing_value(g)
        self.fallen = fallen_zones(g)


def value(g: War, seat: int) -> float:
    """The Invader's advantage, or its opposite for Mankind."""
    edge = settled_edge(settle(g) if waiting(g) else g)
    return edge if seat == INVADER else -edge


def settled_edge(g: War) -> float:
    if g.ended:
        return WIN if WINNER[g.ended] == INVADER else -WIN
    return edge_in_match(g, Fronts(g))


def edge_in_match(g: War, fronts: Fronts) -> float:
    match = g.stack[0] if g.stack else None
    if isinstance(match, Match) and match.to_win > 1:
        edge = 0.0 if len(g.stack) == 1 else invader_edge(g, fronts)
        return match_advantage(edge, g.wins[INVADER], g.wins[MANKIND], match.to_win)
    return invader_edge(g, fronts)


def waiting(g: War) -> bool:
    """Whether the question that is open belongs to an effect under way: its outcome is what counts."""
    return g.seat >= 0 and not g.asks and len(g.stack) > 0 and not isinstance(g.stack[-1], (Turn, Match))


def settle(g: War) -> War:
    """The position once what is under way has happened: nobody interferes, and choices are made at a glance."""
    g = g.copy()
    g.dealer = Fixed()
    for _ in range(MOST_CHOICES):
        if not waiting(g):
            break
        options = g.options
        if len(options) == 1 or options[-1].verb == "pass":
            g.apply(options[-1])
        else:
            g = best_at_a_glance(g)
    return g


def best_at_a_glance(g: War) -> War:
    best, most = g, -2 * WIN
    for option in g.options[:GLANCES]:
        twin = g.copy()
        twin.dealer = g.dealer
        twin.apply(option)
        worth = settled_edge(twin)
        if g.seat == MANKIND:
            worth = -worth
        if worth > most:
            best, most = twin, worth
    return best


def invader_edge(g: War, fronts: Fronts) -> float:
    """What stands on the table, with what is sure to come next counted as if it had come.

    A turn that ends brings the attack, the check and the other side's draw.  They are counted while the turn
    still goes on, so that to end it is no worse than to go on: a bot would otherwise waste cards to put it off.
    """
    edge, gaps = 0.0, 0
    for zone in range(ZONES):
        gap = fronts.attacks[zone] - fronts.defences[zone]
        edge += zone_value(gap)
        if gap > 0:
            gaps += gap
    mine, left, track = g.deck_size(INVADER), g.deck_size(MANKIND), g.track
    hands = len(g.hand[MANKIND])
    if not gaps:
        track -= 1
    left -= gaps
    if g.turn == INVADER:
        left -= DRAW_EACH_TURN
        hands += DRAW_EACH_TURN
        if not g.skip_attack:
            left -= gaps
        if not g.drained and (not gaps or g.skip_attack):
            track -= 1
    edge += -DECK_CARD * left + 60.0 / (max(0, left) + 4.0)
    struck = fronts.struck
    mine -= struck
    edge += INVADER_DECK_CARD * mine - 40.0 / (max(0, mine) + 4.0) - STRUCK_NEXT * min(struck, 8)
    edge += hand_value(len(g.hand[INVADER])) - hand_value(hands)
    edge += TRACK_STEP * track - 24.0 / max(0.5, track)
    edge -= HERO * sum(g.heroes)
    edge += fronts.fallen
    filled = g.filled
    edge += BODY * (filled[3] + filled[4] + filled[5] - filled[0] - filled[1] - filled[2])
    edge += fronts.standing
    if g.hero >= 0:
        edge -= 0.3 * fronts.strength[g.hero]
    edge -= 0.8 * g.ops
    for strategy in range(HEAT_ATMOSPHERE + 1):
        if not g.spent >> strategy & 1:
            edge += DORMANT if strategy >= DRAIN_OCEAN else -DORMANT
    if g.skip_attack and g.turn == MANKIND:
        edge -= 3.0
    return edge


def hand_value(n: int) -> float:
    return HAND_CARD * min(n, FULL_HAND) + SPARE_CARD * max(0, n - FULL_HAND)


def zone_value(gap: int) -> float:
    """What a lead of the attack over the defence is worth: much if cards drain, something on the way there."""
    if gap <= 0:
        return MARGIN * max(-9, gap)
    return DRAIN_NEXT * min(gap, 6) + MARGIN * max(0, gap - 6)


def counterattack(g: War, strength: list[int]) -> int:
    """How many cards Mankind's own attack would drain, while a card allows one (IN 7.6)."""
    struck = 0
    if mankind_attacks(g):
        for zone in range(ZONES):
            more = 0
            for place in g.in_zone(MANKIND, zone):
                more += strength[place]
            for place in g.in_zone(INVADER, zone):
                more -= strength[place]
            struck += max(0, more)
    return struck


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


# What a learned value is made from.


def features(g: War, seat: int) -> list[float]:
    """The judge's value for the seat, then every figure twice: for the Invader's eyes and for Mankind's.

    The sides are so unlike that one figure means different things to them; the other side's half is zero.
    """
    settled = settle(g) if waiting(g) else g
    if settled.ended:
        edge, figures = settled_edge(settled), [1.0]
    else:
        fronts = Fronts(settled)
        edge, figures = edge_in_match(settled, fronts), war_figures(settled, seat, fronts)
    row = [max(-CERTAIN, min(CERTAIN, (edge if seat == INVADER else -edge) / 30.0))]
    blank = [0.0] * FIGURES
    figures.extend(blank[len(figures) :])
    if seat == INVADER:
        row.extend(figures)
        row.extend(blank)
    else:
        row.extend(blank)
        row.extend(figures)
    return row


def war_figures(g: War, seat: int, fronts: Fronts) -> list[float]:
    """What stands on the table, both sides' resources, and the seat's own hand."""
    strength = fronts.strength
    figures = [1.0, 1.0 if g.turn == seat else 0.0, g.turns / 20.0, g.wins[0] - g.wins[1]]
    for zone in range(ZONES):
        attack, defence = fronts.attacks[zone], fronts.defences[zone]
        figures.append(attack / 8.0)
        figures.append(defence / 8.0)
        figures.append(max(-1.5, min(1.5, (attack - defence) / 6.0)))
        figures.append(1.0 if attack > defence else 0.0)
        figures.append(g.weakened[zone] / 3.0)
    for column in g.filled:
        figures.append(column / 3.0)
    for side in (MANKIND, INVADER):
        left = g.deck_size(side)
        figures.append(left / 30.0)
        figures.append(4.0 / (left + 4.0))
        figures.append(len(g.hand[side]) / 6.0)
        figures.append(g.wins[side] * 1.0)
    figures.append(g.track / 8.0)
    figures.append(1.0 / max(1, g.track))
    figures.append(float(g.ops))
    figures.append(sum(g.heroes) / 4.0)
    figures.append(strength[g.hero] / 5.0 if g.hero >= 0 else -0.2)
    figures.append(1.0 if g.sideways else 0.0)
    figures.append(1.0 if g.plotted else 0.0)
    figures.append(1.0 if g.drained else 0.0)
    figures.append(1.0 if g.skip_attack else 0.0)
    figures.append(fronts.standing / 6.0)
    figures.append(fronts.fallen / 12.0)
    for strategy in range(HEAT_ATMOSPHERE + 1):
        figures.append(float(g.spent >> strategy & 1))
    add_hand(g, seat, figures)
    figures.append(fronts.struck / 8.0)
    return figures


def add_hand(g: War, seat: int, figures: list[float]) -> None:
    """The printed figures of the seat's own hand, added up: power, prices, cards that answer."""
    power = discard = drain = lasting = answers = best = 0
    for card in g.hand[seat]:
        kind = g.pack.cards[card]
        power += kind.power
        discard += kind.discard
        drain += kind.drain
        lasting += kind.lasts
        answers += kind.cancels or kind.prevents
        if kind.power > best:
            best = kind.power
    figures.append(power / 12.0)
    figures.append(discard / 8.0)
    figures.append(drain / 6.0)
    figures.append(lasting / 4.0)
    figures.append(answers / 3.0)
    figures.append(best / 5.0)

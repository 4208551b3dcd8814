"""The questions of Invaders that cards in play answer: power, price, room, what can be chosen."""

from __future__ import annotations

from beachhead.games.invaders.cards.card import ENEMY, HERE, NEXT, OWN, Card, Effect, Pick
from beachhead.games.invaders.names import (
    INVADER,
    MANKIND,
    SLOTS,
    ZONES,
    adjacent,
    side_of,
    slot,
    zone_of,
)
from beachhead.games.invaders.state import War


def powers(g: War) -> list[int]:
    """Every slot's power: what is printed, tokens, and what cards in play add; a sideways Hero has none (IN 6.4)."""
    cards = g.pack.cards
    total = [0] * len(g.card)
    sources: list[int] = []
    for place, card in enumerate(g.card):
        if card >= 0:
            total[place] = cards[card].power + g.extra[place]
            if cards[card].auras:
                sources.append(place)
    for source in sources:
        for effect in cards[g.card[source]].auras:
            n = effect.n * count(g, effect, source)
            for place, card in enumerate(g.card):
                if card >= 0 and fits(g, place, effect.pick, source):
                    total[place] += n
    if g.hero >= 0 and g.sideways:
        total[g.hero] = 0
    return total


def power(g: War, place: int) -> int:
    return powers(g)[place]


def count(g: War, effect: Effect, place: int) -> int:
    """How many cards an effect that says 'for each' finds; 1 for one that does not."""
    per = effect.per
    if per is None:
        return 1
    return len([other for other in range(len(g.card)) if g.card[other] >= 0 and fits(g, other, per, place)])


def fits(g: War, place: int, pick: Pick, source: int) -> bool:
    """Whether the card in a slot is one that an effect of the card at `source` speaks of, whatever its power."""
    if pick.itself:
        return place == source
    if pick.side == ENEMY and side_of(place) == side_of(source):
        return False
    if pick.side == OWN and side_of(place) != side_of(source):
        return False
    if pick.where == HERE and zone_of(place) != zone_of(source):
        return False
    if pick.where == NEXT and not adjacent(zone_of(place), zone_of(source)):
        return False
    card = g.pack.cards[g.card[place]]
    if pick.icons and not card.icons & pick.icons:
        return False
    return not pick.keywords or bool(card.keywords & pick.keywords)


def choices(g: War, side: int, pick: Pick, place: int, zone: int, by: Card) -> list[int]:
    """The slots that a side's effect may choose, the impervious left out (IN 3.9).

    `place` is the slot of the card it stands on, or -1 for a one-shot, whose `here` is `zone`.
    """
    found: list[int] = []
    strength = powers(g) if pick.most_power < 99 else []
    for other in range(len(g.card)):
        if g.card[other] < 0 or (pick.itself and other != place):
            continue
        if pick.side == ENEMY and side_of(other) == side:
            continue
        if pick.side == OWN and side_of(other) != side:
            continue
        if pick.where == HERE and zone_of(other) != zone:
            continue
        if pick.where == NEXT and not adjacent(zone_of(other), zone):
            continue
        card = g.pack.cards[g.card[other]]
        if pick.icons and not card.icons & pick.icons:
            continue
        if pick.keywords and not card.keywords & pick.keywords:
            continue
        if strength and strength[other] > pick.most_power:
            continue
        if side_of(other) != side and impervious(card, by):
            continue
        found.append(other)
    return found


def distinct(g: War, places: list[int]) -> list[int]:
    """One slot for each set of cards that are alike in everything: which of them is chosen does not matter."""
    seen: set[tuple[int, int, int, int, bool]] = set()
    found: list[int] = []
    for place in places:
        alike = (g.card[place], place // SLOTS, g.tokens[place], g.extra[place], g.used[place])
        if alike not in seen:
            seen.add(alike)
            found.append(place)
    return found


def impervious(card: Card, by: Card) -> bool:
    """Whether a card wards off another one by its icons or keywords (IN 3.9)."""
    for effect in card.always:
        if effect.do == "impervious" and (effect.icons & by.icons or effect.keywords & by.keywords):
            return True
    return False


def price(g: War, side: int, card: Card) -> tuple[int, int]:
    """What a card costs now: cards from the hand, cards off the deck (IN 4.2, 8.4)."""
    discard, drain = card.discard, card.drain
    if side == INVADER and g.taxed & card.icons:
        discard += 1
    for place in range(len(g.card)):
        if g.card[place] >= 0:
            for effect in g.pack.cards[g.card[place]].always:
                if effect.do == "price" and (not effect.icons or effect.icons & card.icons):
                    if (side_of(place) == side) == effect.me:
                        discard += effect.n
    discard = max(0, discard)
    if g.discount and g.turn == side:
        if discard:
            discard -= 1
        elif drain:
            drain -= 1
    return discard, drain


def can_pay(g: War, side: int, card: Card) -> bool:
    """Whether the rest of the hand and the deck cover a card's price."""
    discard, drain = price(g, side, card)
    return discard <= len(g.hand[side]) - 1 and drain <= g.deck_size(side)


def room(g: War, side: int, zone: int) -> int:
    """How many slots a side has in a zone: four, or five where a card says so (IN 5.3)."""
    slots = SLOTS - 1
    for place in g.in_zone(side, zone):
        for effect in g.pack.cards[g.card[place]].always:
            if effect.do == "room":
                slots = SLOTS
    return slots


def free_slot(g: War, side: int, zone: int) -> int:
    """The first free slot of a column, or -1."""
    if len(g.in_zone(side, zone)) >= room(g, side, zone):
        return -1
    return g.card.index(-1, slot(side, zone, 0))


def free_zones(g: War, side: int) -> list[int]:
    return [zone for zone in range(ZONES) if free_slot(g, side, zone) >= 0]


def shielded(g: War, zone: int) -> bool:
    """Whether a card of Mankind's keeps a zone from being weakened."""
    for place in g.in_zone(MANKIND, zone):
        for effect in g.pack.cards[g.card[place]].always:
            if effect.do == "shield":
                return True
    return False


def mankind_attacks(g: War) -> bool:
    """Whether a card lets Mankind attack in its own turn (IN 7.6)."""
    for place in g.in_play(MANKIND):
        for effect in g.pack.cards[g.card[place]].always:
            if effect.do == "attack":
                return True
    return False

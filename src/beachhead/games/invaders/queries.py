"""The questions of Invaders that cards in play answer: power, price, room, what can be chosen."""

from __future__ import annotations

from beachhead.games.invaders.cards.card import (
    ANY,
    ATTACKS,
    AURA,
    HERE,
    NEXT,
    NO_LIMIT,
    OWN,
    PRICE,
    ROOM,
    SHIELD,
    Card,
    Effect,
    Pick,
)
from beachhead.games.invaders.names import (
    ALL_SLOTS,
    INVADER,
    MANKIND,
    NO_SLOT,
    SLOTS,
    ZONES,
    adjacent,
    side_of,
    zone_of,
)
from beachhead.games.invaders.state import War


def powers(g: War) -> list[int]:
    """Every slot's power: what is printed, tokens, and what cards in play add; a sideways Hero has none (IN 6.4)."""
    cards, extra = g.pack.cards, g.extra
    total = [cards[card].power + extra[place] if card >= 0 else 0 for place, card in enumerate(g.card)]
    if g.features[AURA]:
        add_auras(g, total)
    if g.hero >= 0 and g.sideways:
        total[g.hero] = 0
    return total


def add_auras(g: War, total: list[int]) -> None:
    """What lasting effects add to the cards they speak of, the impervious left out (IN 3.9)."""
    cards = g.pack.cards
    for source, shining in enumerate(g.card):
        if shining < 0 or not cards[shining].auras:
            continue
        for effect in cards[shining].auras:
            side, zone = side_of(source), zone_of(source)
            n = effect.n * count(g, effect, side, source, zone)
            for place, card in enumerate(g.card):
                if card >= 0 and fits(g, place, effect.pick, side, source, zone):
                    if side_of(place) == side or not impervious(cards[card], cards[shining]):
                        total[place] += n


def power(g: War, place: int) -> int:
    return powers(g)[place]


def count(g: War, effect: Effect, side: int, place: int, zone: int) -> int:
    """How many cards an effect that says 'for each' finds; 1 for one that does not."""
    per = effect.per
    if per is None:
        return 1
    return len([other for other in range(len(g.card)) if g.card[other] >= 0 and fits(g, other, per, side, place, zone)])


def fits(g: War, other: int, pick: Pick, side: int, place: int, zone: int) -> bool:
    """Whether the card in the slot `other` is one that a side's effect speaks of, whatever its power.

    `place` is the slot of the card that the effect stands on, or -1 for a one-shot; `zone` is its 'here'.
    """
    if pick.itself:
        return other == place
    if pick.side != ANY and (side_of(other) == side) != (pick.side == OWN):
        return False
    if pick.where == HERE and zone_of(other) != zone:
        return False
    if pick.where == NEXT and not adjacent(zone_of(other), zone):
        return False
    card = g.pack.cards[g.card[other]]
    if pick.icons and not card.icons & pick.icons:
        return False
    return not pick.keywords or bool(card.keywords & pick.keywords)


def choices(g: War, side: int, pick: Pick, place: int, zone: int, by: Card, warded: bool = True) -> list[int]:
    """The slots that a side's effect may choose, the impervious left out where that counts (IN 3.9)."""
    found = [other for other in range(len(g.card)) if g.card[other] >= 0 and fits(g, other, pick, side, place, zone)]
    if warded:
        found = [other for other in found if side_of(other) == side or not impervious(g.kind(other), by)]
    if pick.most_power < NO_LIMIT and found:
        strength = powers(g)
        found = [other for other in found if strength[other] <= pick.most_power]
    return found


def distinct(g: War, places: list[int]) -> list[int]:
    """One slot for each set of cards that are alike in everything: which of them is chosen does not matter."""
    if len(places) < 2 or len({g.card[place] * ALL_SLOTS + place // SLOTS for place in places}) == len(places):
        return places
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
    for effect in card.wards:
        if effect.icons & by.icons or effect.keywords & by.keywords:
            return True
    return False


def full_price(g: War, side: int, card: Card) -> tuple[int, int]:
    """What a card costs before the plot lowers it: cards from the hand, cards off the deck (IN 4.2, 8.4)."""
    discard = card.discard
    if side == INVADER and g.taxed & card.icons:
        discard += 1
    if not g.features[PRICE]:
        return discard, card.drain
    for place, other in enumerate(g.card):
        if other >= 0:
            for effect in g.pack.cards[other].prices:
                if (side_of(place) == side) == effect.me and (not effect.icons or effect.icons & card.icons):
                    discard += effect.n
    return max(0, discard), card.drain


def price(g: War, side: int, card: Card) -> tuple[int, int]:
    """What a card costs now; the plot takes one off the discards, or else off the drain (IN 2.4.2)."""
    discard, drain = full_price(g, side, card)
    if g.discount and g.turn == side:
        if discard:
            discard -= 1
        elif drain:
            drain -= 1
    return discard, drain


def can_pay(g: War, side: int, card: Card) -> bool:
    """Whether the rest of the hand and the deck cover a card's price."""
    hand = len(g.hand[side])
    if not g.features[PRICE]:  # a strategy makes it one dearer, the plot one cheaper, and no more
        if card.discard > hand:
            return False
        if card.discard + 1 < hand and not card.drain:
            return True
    discard, drain = price(g, side, card)
    return discard < hand and (not drain or drain <= g.deck_size(side))


def room(g: War, side: int, zone: int) -> int:
    """How many slots a side has in a zone: four, or five where a card says so (IN 5.3)."""
    if g.features[ROOM]:
        for place in g.in_zone(side, zone):
            if g.kind(place).widens:
                return SLOTS
    return SLOTS - 1


def free_slot(g: War, side: int, zone: int) -> int:
    """The first free slot of a column, or -1."""
    column = side * ZONES + zone
    filled = g.filled[column]
    if filled >= SLOTS - 1 and filled >= room(g, side, zone):
        return NO_SLOT
    return g.card.index(-1, column * SLOTS)


def has_room(g: War, side: int) -> bool:
    """Whether a side has a free slot anywhere."""
    first, full = side * ZONES, SLOTS - 1
    filled = g.filled
    if filled[first] < full or filled[first + 1] < full or filled[first + 2] < full:
        return True
    return g.features[ROOM] > 0 and free_zones(g, side) > 0


def free_zones(g: War, side: int) -> int:
    """The zones where a side has a free slot, a bit each."""
    first, full = side * ZONES, SLOTS - 1
    filled = g.filled
    free = 0
    if filled[first] < full:
        free = 1
    if filled[first + 1] < full:
        free += 2
    if filled[first + 2] < full:
        free += 4
    if g.features[ROOM]:
        for zone in range(ZONES):
            if free_slot(g, side, zone) >= 0:
                free |= 1 << zone
    return free


def shielded(g: War, zone: int) -> bool:
    """Whether a card of Mankind's keeps a zone from being weakened."""
    if g.features[SHIELD]:
        for place in g.in_zone(MANKIND, zone):
            if g.kind(place).shields:
                return True
    return False


def mankind_attacks(g: War) -> bool:
    """Whether a card lets Mankind attack in its own turn (IN 7.6)."""
    return g.features[ATTACKS] > 0

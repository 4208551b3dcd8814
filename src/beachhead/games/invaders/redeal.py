"""What a seat cannot see, dealt anew: the other side's hand, and cards that it exchanged in secret."""

from __future__ import annotations

import random

from beachhead.games.invaders.match import Match, left_out_offers, taken_in_offers
from beachhead.games.invaders.names import COLUMN, HERO, INVADER, MANKIND
from beachhead.games.invaders.play import PlayCard
from beachhead.games.invaders.state import War


def redeal(g: War, seat: int, rng: random.Random) -> War:
    """The other side's hand could be any cards of its deck and hand together."""
    twin = g.copy()
    for side in (MANKIND, INVADER):
        if side == seat:
            continue
        if g.stack and isinstance(g.stack[-1], Match):
            exchange_anew(twin, side, rng)
        elif g.deck[side]:
            if g.swapped:
                twin.lists[side] = plausible(g, side, rng)
            deal_hand(twin, side, rng)
    return twin


def deal_hand(twin: War, side: int, rng: random.Random) -> None:
    """What is not seen of the side's deck is shuffled, and its hand dealt from it."""
    bag = [n - seen for n, seen in zip(twin.lists[side], visible(twin, side), strict=True)]
    unseen: list[int] = []
    for card, n in enumerate(bag):
        if n:
            unseen.extend([card] * n)
    hand = rng.sample(unseen, len(twin.hand[side]))
    for card in hand:
        bag[card] -= 1
    twin.hand[side] = sorted(hand)
    twin.deck[side] = bag


def visible(g: War, side: int) -> list[int]:
    """The cards of a side that lie open: in play, in its discards, or just being played."""
    seen = [0] * len(g.pack.cards)
    for card in g.pile[side]:
        seen[card] += 1
    for card in g.card[side * COLUMN : (side + 1) * COLUMN]:
        if card >= 0 and not g.pack.cards[card].icons & HERO:
            seen[card] += 1
    for frame in g.stack:
        if isinstance(frame, PlayCard) and frame.side == side and frame.held():
            seen[frame.card] += 1
    return seen


def plausible(g: War, side: int, rng: random.Random) -> list[int]:
    """A deck that the other side may have after its exchanges: it holds all that was seen of it."""
    seen, pool = visible(g, side), g.pack.pool(side)
    deck = g.built[side][:]
    left = g.swapped
    for card, n in enumerate(seen):
        while deck[card] < n:
            swap(deck, seen, card, rng)
            left -= 1
    for _ in range(max(0, left)):
        spare = [card for card, n in enumerate(pool) for _ in range(n - deck[card])]
        if spare:
            swap(deck, seen, rng.choice(spare), rng)
    return deck


def swap(deck: list[int], seen: list[int], new: int, rng: random.Random) -> None:
    """The new card comes in for one that nobody has seen."""
    unseen = [card for card, n in enumerate(deck) if card != new for _ in range(n - seen[card])]
    if unseen:
        deck[new] += 1
        deck[rng.choice(unseen)] -= 1


def exchange_anew(twin: War, side: int, rng: random.Random) -> None:
    """Between games: another deck, and another choice where the side has made one."""
    match = twin.stack[-1]
    assert isinstance(match, Match)
    if twin.swapped:
        twin.lists[side] = plausible(twin, side, rng)
    if match.out:
        out = list(match.out)
        out[side] = rng.choice(left_out_offers(twin, side)).args[0]
        match.out = tuple(out)
    if not twin.asks and not twin.picks:
        return
    offers = taken_in_offers(twin, side, match.out[side]) if match.out else left_out_offers(twin, side)
    twin.asks = [(s, offers if s == side else options) for s, options in twin.asks]
    twin.picks = [(s, rng.choice(offers) if s == side else pick) for s, pick in twin.picks]
    if twin.asks and twin.asks[0][0] == side:
        twin.options = offers

"""What a seat cannot see, dealt anew: other hands, and command counters chosen in secret."""

from __future__ import annotations

import random

from beachhead.games.conquest.rules import friends, open_hands
from beachhead.games.conquest.state import Invasion


def redeal(g: Invasion, seat: int, rng: random.Random) -> Invasion:
    """Hidden hands could hold any events that are still unseen; one's own team shows its cards (CPE 17.2)."""
    twin = g.copy()
    hidden = [other for other in range(g.seats) if seat < 0 or not friends(g, seat, other)]
    if seat < 0 or not open_hands(g):
        deal_hands(twin, hidden, rng)
    if g.asks or g.picks:
        pick_anew(twin, seat, rng)
    return twin


def deal_hands(twin: Invasion, hidden: list[int], rng: random.Random) -> None:
    """Cards that are played as soon as they are drawn are in nobody's hand."""
    bag = twin.bag("events")
    for other in hidden:
        for card in twin.hand[other]:
            bag[card] += 1
    unseen: list[int] = []
    for card, n in enumerate(bag):
        if n and not twin.pack.cards[card].immediately:
            unseen.extend([card] * n)
    cards = rng.sample(unseen, sum([len(twin.hand[other]) for other in hidden]))
    for card in cards:
        bag[card] -= 1
    for other in hidden:
        n = len(twin.hand[other])
        twin.hand[other] = sorted(cards[:n])
        cards = cards[n:]


def pick_anew(twin: Invasion, seat: int, rng: random.Random) -> None:
    """Others may have chosen any counter they have left; which ones those are, everybody knows."""
    moves = twin.pack.moves
    picks = []
    for other, pick in twin.picks:
        if other != seat and pick.verb == "command":
            left = [i for i in range(6) if twin.stack_left[other] >> i & 1]
            picks.append((other, moves.command(rng.choice(left))))
        else:
            picks.append((other, pick))
    twin.picks = picks

"""Where every card, counter and saucer is: nothing may come or go."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import KIND_WORDS
from beachhead.games.conquest.counters import PlaceCounter
from beachhead.games.conquest.hands import TakeEvents
from beachhead.games.conquest.names import ALIENS, AWAY, SAUCERS
from beachhead.games.conquest.play import PlayEvent
from beachhead.games.conquest.resistance import RedEvent
from beachhead.games.conquest.rules import PHASE, objective_side
from beachhead.games.conquest.setup import SetUp
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Frame


def box(g: Invasion) -> list[int]:
    """How many of each card there should be; without a Resistance phase not all counters are used (CPE 12.2)."""
    due = [card.copies for card in g.pack.cards]
    counters = g.pack.deck(KIND_WORDS.index("counter"))
    for card, n in enumerate(counters):
        if n and not g.rules[PHASE] and not g.pack.named_counters[card]:
            due[card] = 0
    sides = [g.pack.objectives[objective_side(g, which)] for which in range(len(g.layout.objectives))]
    for card in g.pack.objectives:
        due[card] = sides.count(card) if g.location[g.layout.objectives[0]] >= 0 else 0
    return due


def found(g: Invasion) -> list[int]:
    """How many of each card there are."""
    total = [0] * len(g.pack.cards)
    for deck in g.deck:
        for card, n in enumerate(deck):
            total[card] += n
    held = [*g.location, *g.fight_cards, *g.fight_helpers, *g.tech, *set(g.race), *[entry[0] for entry in g.lasting]]
    for cards in (*g.discards, *g.hand, *g.stuff):
        held.extend(cards)
    for space in range(g.layout.spaces):
        held.extend([either_side(g, kind) for kind in g.counters_at(space)])
    if isinstance(g, Apocalypse):
        held.extend([either_side(g, kind) for ships in g.trophies for kind in ships])
    for frame in g.stack:
        held.extend(in_frame(g, frame))
    for card in held:
        if card >= 0:
            total[card] += 1
    return total


def either_side(g: Invasion, kind: int) -> int:
    """A counter; a ship is one piece whichever side is up (CPE 22.1)."""
    whole = g.pack.cards[kind].whole
    return whole if whole >= 0 else kind


def in_frame(g: Invasion, frame: Frame) -> list[int]:
    """The cards that a rule in progress holds."""
    if isinstance(frame, (PlayEvent, RedEvent)):
        working = frame.at in ("finish", "worked")
        return [] if (working and g.pack.cards[frame.card].remains) or frame.card < 0 else [frame.card]
    if isinstance(frame, TakeEvents):
        return [*frame.cards, *frame.due]
    if isinstance(frame, SetUp):
        return list(frame.drawn_races)
    if isinstance(frame, PlaceCounter) and frame.at == "rolled":
        return [frame.kind]
    return []


def conserved(g: Invasion) -> list[int]:
    """Each kind of card, how many are amiss, and each seat's saucers and ally figures."""
    due, total = box(g), found(g)
    if g.ended:  # what was being played when the game ended is gone with its rule
        total = [max(n, m) for n, m in zip(total, due, strict=True)]
    kinds = [0] * len(KIND_WORDS)
    for n, card in zip(total, g.pack.cards, strict=True):
        kinds[card.kind] += n
    amiss = sum([abs(n - m) for n, m in zip(total, due, strict=True)])
    pieces: list[int] = []
    for seat in range(g.seats):
        first = seat * ALIENS
        pieces.append(len([p for p in range(first, first + SAUCERS) if g.at[p] != AWAY]))
        figures = len([p for p in range(first + SAUCERS, first + ALIENS) if g.at[p] != AWAY])
        pieces.append(figures - len([card for card in g.stuff[seat] if g.pack.cards[card].ally]))
    return [*kinds, amiss, *pieces]

"""Decks of one's own: the standard one, and what is changed in it (IN 10)."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.cards.packs import DECK_SIZE, Pack
from beachhead.games.invaders.names import SIDE_WORDS, title
from beachhead.kernel.errors import BadSetup, quoted
from beachhead.kernel.game import DeckPool, PoolCard
from beachhead.kernel.options import nearest

STANDARD: Final = "standard"
LARGEST: Final = 90


def build(pack: Pack, side: int, text: str) -> list[int]:
    """A deck from its text: 'standard', or the changes to it, such as 'new_york:-1,norad_bunker:+1'."""
    deck = pack.deck(side)
    if text == STANDARD:
        return deck
    pool = pack.pool(side)
    for change in text.split(","):
        key, _, amount = change.partition(":")
        if key not in pack.index or not pool[pack.index[key]]:
            known = tuple(row.key for row, n in zip(pack.rows, pool, strict=True) if n)
            raise BadSetup(f"The {SIDE_WORDS[side]} deck has no card {quoted(key)}{nearest(key, known)}")
        if amount[:1] not in ("+", "-") or not amount[1:].isdecimal() or len(amount) > 3:
            raise BadSetup(f"A change to a deck reads like '{key}:+1' or '{key}:-1', not {quoted(change)}.")
        card = pack.index[key]
        deck[card] += int(amount)
        if not 0 <= deck[card] <= pool[card]:
            raise BadSetup(f"A deck can have 0 to {pool[card]} of '{key}', not {deck[card]}.")
    if not DECK_SIZE <= sum(deck) <= LARGEST:
        raise BadSetup(f"A deck has {DECK_SIZE} to {LARGEST} cards; the {SIDE_WORDS[side]} one has {sum(deck)}.")
    return deck


def code(pack: Pack, side: int, deck: list[int]) -> str:
    """The text of a deck, as `build` reads it."""
    changes = [
        f"{row.key}:{have - usual:+d}"
        for row, have, usual in zip(pack.rows, deck, pack.deck(side), strict=True)
        if have != usual
    ]
    return ",".join(changes) or STANDARD


def track_start(size: int) -> int:
    """IN 10.4: larger decks begin further up the track."""
    if size <= DECK_SIZE:
        return 10
    return 11 if size <= 80 else 12


def pools(pack: Pack) -> list[DeckPool]:
    """Both sides' cards to build from, with their faces."""
    return [
        DeckPool(
            f"{word}_deck",
            title(word),
            DECK_SIZE,
            LARGEST,
            [
                PoolCard(
                    row.key,
                    row.name,
                    row.kind,
                    row.text,
                    {"discard": row.discard, "drain": row.drain},
                    row.power,
                    list(row.tags),
                    list(row.keywords),
                    row.flavour,
                    row.source,
                    copies,
                    most,
                )
                for row, copies, most in zip(pack.rows, pack.deck(side), pack.pool(side), strict=True)
                if most
            ],
        )
        for side, word in enumerate(SIDE_WORDS)
    ]

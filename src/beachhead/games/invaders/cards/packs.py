"""Packs of cards: read, checked, and turned into what the rules use."""

from __future__ import annotations

from beachhead.games.invaders.cards.card import ANY, ENEMY, HERE, NEXT, OWN, Ability, Card, Effect, Pick
from beachhead.games.invaders.cards.doubts import doubts
from beachhead.games.invaders.cards.rows import AbilityRow, CardRow, EffectRow, Which
from beachhead.games.invaders.moves import Moves
from beachhead.games.invaders.names import ICON_WORDS, SIDE_WORDS
from beachhead.parts.packs import Mistake, refuse
from beachhead.parts.shelf import Rows, Shelf

GAME_KEY = "invaders"
DECK_SIZE = 70
HEROES = 11


class Pack:
    """A whole set of cards: both decks and the Heroes, with the words for their options."""

    def __init__(self, key: str, title: str, rows: list[CardRow]) -> None:
        self.key = key
        self.title = title
        self.rows = rows
        self.keywords = sorted({word for row in rows for word in row.keywords})
        self.cards = [self.card(row) for row in rows]
        self.moves = Moves(tuple(row.key for row in rows))
        self.index = {row.key: i for i, row in enumerate(rows)}
        self.decks = [[row.copies if belongs(row, side) else 0 for row in rows] for side in SIDE_WORDS]
        self.pools = [[row.copies + row.spare if belongs(row, side) else 0 for row in rows] for side in SIDE_WORDS]
        self.hero_cards = [row.copies if row.kind == "hero" else 0 for row in rows]

    def deck(self, side: int) -> list[int]:
        """How many of each card a side's deck holds."""
        return self.decks[side][:]

    def pool(self, side: int) -> list[int]:
        """How many of each card a side can build a deck from."""
        return self.pools[side]

    def heroes(self) -> list[int]:
        return self.hero_cards[:]

    def card(self, row: CardRow) -> Card:
        tags = (*row.tags, "hero", "skull") if row.kind == "hero" else row.tags
        return Card(
            row.key,
            SIDE_WORDS.index(row.side),
            icon_mask((row.kind, *tags)),
            self.keyword_mask(row.keywords),
            row.discard,
            row.drain,
            row.power or 0,
            row.power is not None,
            row.tokens,
            row.wins_at,
            [self.ability(ability) for ability in row.abilities],
        )

    def ability(self, row: AbilityRow) -> Ability:
        return Ability(row.when, [self.effect(effect) for effect in row.do], row.tokens, row.once)

    def effect(self, row: EffectRow) -> Effect:
        return Effect(
            row.do,
            row.n,
            self.pick(row.which),
            row.zone == "here",
            row.to == "adjacent",
            row.who == "self",
            self.pick(row.per) if row.per is not None else None,
            icon_mask(row.icons),
            self.keyword_mask(row.keywords),
        )

    def pick(self, row: Which) -> Pick:
        return Pick(
            {"enemy": ENEMY, "own": OWN, "any": ANY}[row.side],
            {"any": 0, "here": HERE, "adjacent": NEXT}[row.where],
            icon_mask(row.icons),
            self.keyword_mask(row.keywords),
            row.most_power,
            row.itself,
        )

    def keyword_mask(self, words: tuple[str, ...]) -> int:
        mask = 0
        for word in words:
            if word not in self.keywords:
                self.keywords.append(word)
            mask |= 1 << self.keywords.index(word)
        return mask


def belongs(row: CardRow, side: str) -> bool:
    return row.kind != "hero" and row.side == side


def icon_mask(words: tuple[str, ...]) -> int:
    mask = 0
    for word in words:
        mask |= 1 << ICON_WORDS.index(word)
    return mask


def parse(text: str, key: str) -> Pack:
    """A pack from its text, or every mistake in it with its line."""
    found = Rows(text, CardRow, doubts)
    wrong = found.mistakes
    if not wrong:
        wrong.extend([Mistake(1, why) for why in wrong_sizes(found.rows)])
    refuse(wrong)
    return Pack(key, found.title or key, found.rows)


def wrong_sizes(rows: list[CardRow]) -> list[str]:
    found: list[str] = []
    for side in SIDE_WORDS:
        size = sum([row.copies for row in rows if belongs(row, side)])
        if size != DECK_SIZE:
            found.append(f"The {side} deck has {size} cards; it must have {DECK_SIZE} (further ones can be spare).")
    heroes = sum([row.copies for row in rows if row.kind == "hero"])
    if heroes != HEROES:
        found.append(f"There are {heroes} Heroes; there must be {HEROES}.")
    return found


def describe(pack: Pack) -> str:
    """A pack in a few lines: how many cards of which kind."""
    lines = [f"{pack.title} ({pack.key}): no mistakes."]
    for side, word in enumerate(SIDE_WORDS):
        kinds = [row for row in pack.rows if row.side == word and row.kind != "hero"]
        spare = sum(row.spare for row in kinds)
        lines.append(
            f"{word.capitalize()}: {sum(pack.deck(side))} cards of {len(kinds)} kinds, and {spare} spare ones."
        )
    return "\n".join([*lines, f"Heroes: {sum(pack.heroes())}."])


SHELF = Shelf(GAME_KEY, parse)
core = SHELF.core
find = SHELF.find
load_file = SHELF.load_file

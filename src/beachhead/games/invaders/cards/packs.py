"""Packs of cards: read, checked, and turned into what the rules use."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from beachhead.games.invaders.cards.card import ANY, ENEMY, HERE, NEXT, OWN, Ability, Card, Effect, Pick
from beachhead.games.invaders.cards.rows import AbilityRow, CardRow, EffectRow, Which
from beachhead.games.invaders.moves import Moves
from beachhead.games.invaders.names import ICON_WORDS, SIDE_WORDS
from beachhead.parts.packs import BadPack, Mistake, read, refuse

CORE = "core"
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

    def deck(self, side: int) -> list[int]:
        """How many of each card a side's deck holds."""
        return [row.copies if row.kind != "hero" and row.side == SIDE_WORDS[side] else 0 for row in self.rows]

    def pool(self, side: int) -> list[int]:
        """How many of each card a side can build a deck from."""
        return [n + row.spare if n else 0 for n, row in zip(self.deck(side), self.rows, strict=True)]

    def heroes(self) -> list[int]:
        return [row.copies if row.kind == "hero" else 0 for row in self.rows]

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
        return Ability(row.when, [self.effect(effect) for effect in row.do], row.tokens)

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


def icon_mask(words: tuple[str, ...]) -> int:
    mask = 0
    for word in words:
        mask |= 1 << ICON_WORDS.index(word)
    return mask


def parse(text: str, key: str) -> Pack:
    """A pack from its text, or every mistake in it with its line."""
    head, blocks = read(text, "card")
    mistakes: list[Mistake] = []
    rows: list[CardRow] = []
    seen: dict[str, int] = {}
    for block in blocks:
        row = block.convert(CardRow, mistakes)
        if row is None:
            continue
        if row.key in seen:
            mistakes.append(
                Mistake(block.line_of("key"), f"'{row.key}' is already the key of the card at line {seen[row.key]}.")
            )
        if not row.key.replace("_", "").isalnum() or row.key != row.key.lower():
            mistakes.append(
                Mistake(block.line_of("key"), f"'{row.key}' should be small letters, digits and underscores.")
            )
        seen.setdefault(row.key, block.line)
        mistakes.extend(Mistake(block.line_of(field), text) for field, text in doubts(row))
        rows.append(row)
    pack = Pack(key, str(head.get("title", key)), rows)
    for side in (0, 1):
        size = sum(pack.deck(side))
        if size < DECK_SIZE and not mistakes:
            mistakes.append(Mistake(1, f"The {SIDE_WORDS[side]} deck has {size} cards; it needs {DECK_SIZE} or more."))
    if sum(pack.heroes()) != HEROES and not mistakes:
        mistakes.append(Mistake(1, f"There are {sum(pack.heroes())} Heroes; there must be {HEROES}."))
    refuse(mistakes)
    return pack


def doubts(row: CardRow) -> list[tuple[str, str]]:
    """What a row says that no game could do."""
    found: list[tuple[str, str]] = []
    if row.copies < 1:
        found.append(("copies", "A card needs at least one copy."))
    if row.discard < 0 or row.drain < 0:
        found.append(("discard", "A cost cannot be below zero."))
    if row.kind == "hero" and (row.power is None or row.side != "mankind"):
        found.append(("kind", "A Hero belongs to Mankind and has a power."))
    lasting = [a.when for a in row.abilities if a.when in ("use", "turn", "always", "sacrifice")]
    if row.power is None and lasting:
        found.append(("abilities", f"A card without power does not stay in play, so '{lasting[0]}' never happens."))
    if row.power is None and not row.abilities:
        found.append(("abilities", "A card with neither power nor abilities does nothing."))
    return found


_loaded: dict[str, Pack] = {}


def load_file(path: Path) -> Pack:
    """Reads a pack of one's own and keeps it under its file's name."""
    from beachhead.parts.packs import read_file

    pack = parse(read_file(path), path.stem)
    _loaded[pack.key] = pack
    return pack


@cache
def core() -> Pack:
    text = files("beachhead.games.invaders.cards").joinpath("core.toml").read_text(encoding="utf-8")
    return parse(text, CORE)


def find(key: str) -> Pack:
    if key == CORE:
        return core()
    if key not in _loaded:
        raise BadPack(f"There is no card pack '{key}' here.")
    return _loaded[key]

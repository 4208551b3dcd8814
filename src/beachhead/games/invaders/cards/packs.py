"""Packs of cards: read, checked, and turned into what the rules use."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from beachhead.games.invaders.cards.card import ANY, ENEMY, HERE, NEXT, OWN, Ability, Card, Effect, Pick
from beachhead.games.invaders.cards.doubts import doubts
from beachhead.games.invaders.cards.rows import AbilityRow, CardRow, EffectRow, Which
from beachhead.games.invaders.moves import Moves
from beachhead.games.invaders.names import ICON_WORDS, SIDE_WORDS
from beachhead.kernel.errors import quoted
from beachhead.kernel.options import nearest
from beachhead.parts.packs import BadPack, Mistake, in_folder, names_in_folder, read, read_file, refuse

CORE = "core"
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
    head, blocks = read(text, "card")
    mistakes: list[Mistake] = []
    rows: list[CardRow] = []
    seen: dict[str, int] = {}
    for block in blocks:
        row = block.convert(CardRow, mistakes)
        if row is None:
            continue
        if row.key in seen:
            twice = f"'{row.key}' is already the key of the card at line {seen[row.key]}."
            mistakes.append(Mistake(block.line_of("key"), twice))
        seen.setdefault(row.key, block.line)
        mistakes.extend(Mistake(block.line_of(field), text) for field, text in doubts(row))
        rows.append(row)
    if not mistakes:
        mistakes.extend(Mistake(1, text) for text in wrong_sizes(rows))
    refuse(mistakes)
    return Pack(key, str(head.get("title", key)), rows)


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


_loaded: dict[str, Pack] = {}


def load_file(path: Path) -> Pack:
    """Reads a pack of one's own and keeps it under its file's name."""
    if path.stem == CORE:
        raise BadPack(f"A pack of one's own needs another name than '{CORE}'.")
    pack = parse(read_file(path), path.stem)
    _loaded[pack.key] = pack
    return pack


@cache
def core() -> Pack:
    text = files("beachhead.games.invaders.cards").joinpath("core.toml").read_text(encoding="utf-8")
    return parse(text, CORE)


def find(key: str) -> Pack:
    """The pack of that name: the core one, one that was read before, or one in the folder for packs."""
    if key == CORE:
        return core()
    if key not in _loaded:
        path = in_folder(GAME_KEY, key)
        if path is None:
            known = (CORE, *_loaded, *names_in_folder(GAME_KEY))
            raise BadPack(f"There is no card pack {quoted(key)}{nearest(key, known)}")
        return load_file(path)
    return _loaded[key]


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

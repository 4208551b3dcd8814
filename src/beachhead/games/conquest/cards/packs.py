"""Packs of cards: read, checked, and turned into what the rules use."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from beachhead.games.conquest.cards.card import (
    DO_WORDS,
    EVENT,
    FOE_WORDS,
    GIFT_WORDS,
    HARD,
    HERO,
    ICON_WORDS,
    KIND_WORDS,
    LASTS_WORDS,
    PER_WORDS,
    SHIP_FOE,
    SIDE_WORDS,
    SOFT,
    SUPERHERO,
    T_SITE,
    TRAIT_WORDS,
    W_ACTION,
    W_RED,
    WHEN_WORDS,
    WHERE_WORDS,
    WHO_WORDS,
    Card,
    Effect,
    Power,
    Trait,
)
from beachhead.games.conquest.cards.doubts import doubts, is_damaged
from beachhead.games.conquest.cards.rows import CardRow, EffectRow, PowerRow, TraitRow
from beachhead.games.conquest.cards.whole import TITLES, count, misfits, wrong_rows, wrong_sizes
from beachhead.games.conquest.moves import Moves
from beachhead.parts.packs import BadPack, Mistake, refuse
from beachhead.parts.shelf import Rows, Shelf

GAME_KEY = "conquest"
WITH_APOCALYPSE = "+apocalypse"  # at the end of a pack's key


class Pack:
    """A whole set of cards: every deck, the races and the counters, with the words for their options."""

    def __init__(self, key: str, title: str, rows: list[CardRow], more: list[CardRow]) -> None:
        self.key = key
        self.title = title
        self.rows = rows
        self.more = more  # what the Apocalypse expansion adds
        self.index = {row.key: i for i, row in enumerate(rows)}
        self.cards = [self.card(row) for row in rows]
        for i, card in enumerate(self.cards):
            if card.flips >= 0:
                self.cards[card.flips].whole = i
        self.moves = Moves(tuple(row.key for row in rows))
        self.moments = [card.moments for card in self.cards]
        self.sites = [i for i, card in enumerate(self.cards) if card.answers >> T_SITE & 1]
        self.objectives = [i for i, row in enumerate(rows) if row.kind == "objective"]
        named = {row.drops for row in rows} | {effect.counter for row in rows for effect in effects_of(row)}
        self.named_counters = [row.key in named for row in rows]

    def deck(self, kind: int) -> list[int]:
        """How many of each card the deck of that kind holds."""
        return [card.copies if card.kind == kind else 0 for card in self.cards]

    def red_events(self, red: bool) -> list[int]:
        """The event deck split for cooperative play (CPE 14.3)."""
        return [card.copies if card.kind == EVENT and card.red == red else 0 for card in self.cards]

    def card(self, row: CardRow) -> Card:
        copies = 0 if is_damaged(row) else row.copies
        card = Card(row.key, KIND_WORDS.index(row.kind), copies, mask(row.icons, ICON_WORDS), foe_mask(row))
        card.strength = row.strength or 0
        card.intelligence = row.intelligence
        card.bonus = row.bonus or 0
        card.hero = row.bonus is not None
        card.ally = row.kind == "stuff" and row.strength is not None
        card.gifts = mask(row.gifts, GIFT_WORDS)
        card.drops = self.index[row.drops] if row.drops else -1
        card.flips = self.index[row.flips] if row.flips else -1
        card.terror = row.terror
        card.returns = row.returns
        card.resistance = row.resistance
        card.population = row.population
        card.cost = -1 if row.cost is None else row.cost
        card.immediately = row.immediately
        card.remains = row.remains
        card.instantly = row.instantly
        card.red = bool(row.red_text)
        card.traits = [trait_of(trait) for trait in row.traits]
        card.red_traits = [trait_of(trait) for trait in row.red_traits]
        card.powers = [self.power(power) for power in row.powers]
        if row.kind == "event" and not row.powers:  # it only remains in play
            card.powers.append(Power(W_ACTION, [], 0, False, False, False, 0, 0))
        card.red_power = Power(W_RED, [self.effect(effect) for effect in row.red], 0, False, True, False, 0, 0)
        card.seal()
        return card

    def power(self, row: PowerRow) -> Power:
        return Power(
            WHEN_WORDS.index(row.when),
            [self.effect(effect) for effect in row.do],
            row.menace,
            row.activate,
            row.auto,
            row.mine,
            mask(row.vs, FOE_WORDS),
            mask(row.at, ICON_WORDS),
        )

    def effect(self, row: EffectRow) -> Effect:
        return Effect(
            DO_WORDS.index(row.do),
            row.n,
            row.d3,
            row.roll,
            WHO_WORDS.index(row.who),
            LASTS_WORDS.index(row.lasts),
            WHERE_WORDS.index(row.where),
            mask(row.icons, ICON_WORDS),
            self.index[row.counter] if row.counter else -1,
        )


def effects_of(row: CardRow) -> list[EffectRow]:
    """Every effect on a card that players use."""
    return [effect for power in row.powers for effect in power.do]


def mask(words: tuple[str, ...], known: tuple[str, ...]) -> int:
    bits = 0
    for word in words:
        bits |= 1 << known.index(word)
    return bits


def trait_of(row: TraitRow) -> Trait:
    return Trait(
        TRAIT_WORDS.index(row.trait),
        row.n,
        PER_WORDS.index(row.per),
        mask(row.vs, FOE_WORDS),
        mask(row.at, ICON_WORDS),
        SIDE_WORDS.index(row.side),
    )


def foe_mask(row: CardRow) -> int:
    """What a Resistance card or counter is, for whoever asks."""
    bits = mask(tuple(icon for icon in row.icons if icon in FOE_WORDS), FOE_WORDS)
    if row.kind not in ("resistance", "counter", "coastal", "ship"):
        return bits
    if row.bonus is not None:
        return bits | HERO
    bits |= HARD if row.hard else SOFT
    if row.kind == "ship":
        return bits | SHIP_FOE
    return bits | SUPERHERO if "Superhero" in row.keywords or "captain" in row.gifts else bits


def parse(text: str, key: str) -> Pack:
    """A pack from its text, or every mistake in it with its line."""
    found = Rows(text, CardRow, doubts)
    wrong = found.mistakes
    if not wrong:
        wrong.extend(wrong_rows(found.rows, found.blocks))
        wrong.extend([Mistake(1, why) for why in wrong_sizes(found.rows)])
    refuse(wrong)
    rows = [row for row in found.rows if not row.expansion]
    return Pack(key, found.title or key, rows, [row for row in found.rows if row.expansion])


def describe(pack: Pack) -> str:
    """A pack in a few lines: how many cards of which kind, and how many more with the expansion."""
    lines = [f"{pack.title} ({pack.key}): no mistakes.", *by_kind(pack.rows)]
    red = sum([row.copies for row in pack.rows if row.red_text])
    people = sum([row.copies * row.population for row in pack.rows if row.kind == "location"])
    lines.append(f"Events with a red box: {red}. Population of all locations: {people}.")
    if pack.more:
        lines.extend(["With the Apocalypse expansion also:", *by_kind(pack.more)])
    return "\n".join(lines)


def by_kind(rows: list[CardRow]) -> list[str]:
    """A line for each kind that there is."""
    lines: list[str] = []
    for kind, title in TITLES.items():
        different = len([row for row in rows if row.kind == kind and not is_damaged(row)])
        if different:
            kinds = f"{different} kinds" if different > 1 else "1 kind"
            lines.append(f"{title[0].upper()}{title[1:]}: {count(rows, kind)}, of {kinds}.")
    return lines


SHELF = Shelf(GAME_KEY, parse)
core = SHELF.core


def load_file(path: Path) -> Pack:
    """Reads a pack of one's own and keeps it under its file's name."""
    if path.stem.endswith(WITH_APOCALYPSE):
        raise BadPack(f"The name of a pack cannot end with '{WITH_APOCALYPSE}'.")
    pack = SHELF.load_file(path)
    SHELF.loaded.pop(f"{pack.key}{WITH_APOCALYPSE}", None)  # made of what the file said before
    return pack


def find(key: str) -> Pack:
    """The pack of that name; with the expansion its own cards for it are added, or else the built-in ones."""
    if not key.endswith(WITH_APOCALYPSE):
        return SHELF.find(key)
    if key not in SHELF.loaded:
        SHELF.loaded[key] = with_apocalypse(SHELF.find(key.removesuffix(WITH_APOCALYPSE)))
    return SHELF.loaded[key]


def with_apocalypse(pack: Pack) -> Pack:
    """A pack and its cards for the expansion; the built-in ones must fit it if it has none."""
    rows = [*pack.rows, *(pack.more or built_in_expansion())]
    wrong = misfits(rows)
    if wrong:
        raise BadPack(
            f"The built-in cards of the Apocalypse expansion do not fit the pack '{pack.key}', which needs its own "
            f"with expansion = true: {' '.join(wrong)}"
        )
    return Pack(f"{pack.key}{WITH_APOCALYPSE}", pack.title, rows, [])


def built_in_expansion() -> list[CardRow]:
    found = Rows(SHELF.built_in("apocalypse"), CardRow, doubts)
    refuse(found.mistakes)
    return [replace(row, expansion=True) for row in found.rows]

"""Packs of cards: read, checked, and turned into what the rules use."""

from __future__ import annotations

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
from beachhead.games.conquest.moves import Moves
from beachhead.kernel.errors import quoted
from beachhead.kernel.options import nearest
from beachhead.parts.packs import Block, Mistake, refuse
from beachhead.parts.shelf import Rows, Shelf

GAME_KEY = "conquest"
WITH_APOCALYPSE = "+apocalypse"  # at the end of a pack's key
# At least as many cards as the box has (CPE 1.1); a pack may have more.
SIZES = {"race": 10, "event": 70, "resistance": 35, "location": 35, "objective": 2, "stuff": 25, "human_tech": 6}
TITLES = {
    "race": "races",
    "event": "Events",
    "resistance": "Resistance cards",
    "location": "locations",
    "objective": "Objectives",
    "stuff": "Space Stuff cards",
    "human_tech": "Human Tech cards",
    "counter": "Resistance counters",
    "coastal": "coastal Resistance cards",
    "ship": "navy ships",
}
EXPANSION_KINDS = ("coastal", "ship")  # a pack needs none of them
RED_EVENTS = 30
ALLIES = 4
MOST_KINDS = 255  # a counter on the board is one byte


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
        wrong.extend(wrong_names(found.rows, found.blocks))
        wrong.extend(too_early(found.rows, found.blocks))
        wrong.extend([Mistake(1, why) for why in wrong_sizes(found.rows)])
    refuse(wrong)
    rows = [row for row in found.rows if not row.expansion]
    return Pack(key, found.title or key, rows, [row for row in found.rows if row.expansion])


def wrong_names(rows: list[CardRow], blocks: list[Block]) -> list[Mistake]:
    """Counters and ships that cards name and the pack does not have."""
    counters = tuple([row.key for row in rows if row.kind == "counter"])
    ships = tuple([row.key for row in rows if row.flips])
    damaged = tuple([row.key for row in rows if is_damaged(row)])
    found: list[Mistake] = []

    def want(line: int, key: str, known: tuple[str, ...], what: str) -> None:
        if key and key not in known:
            found.append(Mistake(line, f"There is no {what} {quoted(key)}{nearest(key, known)}"))

    for row, block in zip(rows, blocks, strict=True):
        want(block.line_of("drops"), row.drops, (*counters, *ships), "counter")
        want(block.line_of("flips"), row.flips, damaged, "damaged side of a ship")
        effects = [("red", effect) for effect in row.red]
        for i, power in enumerate(row.powers):
            effects.extend([(f"powers[{i}]", effect) for effect in power.do])
        for field, effect in effects:
            ship = effect.do == "ship"
            want(block.line_of(field), effect.counter, ships if ship else counters, "ship" if ship else "counter")
    return found


def too_early(rows: list[CardRow], blocks: list[Block]) -> list[Mistake]:
    """Cards of the base game that need what only the expansion has (CPE 21.1)."""
    ships = [row.key for row in rows if row.kind == "ship"]
    found: list[Mistake] = []
    for row, block in zip(rows, blocks, strict=True):
        effects = [*effects_of(row), *row.red]
        needs = row.kind in EXPANSION_KINDS or row.drops in ships or any(effect.do == "ship" for effect in effects)
        if needs and not row.expansion:
            why = f"'{row.key}' needs the Apocalypse expansion: expansion = true."
            found.append(Mistake(block.line_of("key"), why))
    return found


def wrong_sizes(everything: list[CardRow]) -> list[str]:
    rows = [row for row in everything if not row.expansion]
    more = [row for row in everything if row.expansion]
    found: list[str] = []
    for kind, least in SIZES.items():
        size = count(rows, kind)
        if size < least:
            found.append(f"There are {size} {TITLES[kind]}; there must be at least {least}.")
    red = sum([row.copies for row in rows if row.red_text])
    if red < RED_EVENTS:
        found.append(f"There are {red} Events with a red box; there must be at least {RED_EVENTS}.")
    allies = [row.key for row in rows if row.kind == "stuff" and row.strength is not None]
    if len(allies) != ALLIES:
        found.append(f"There are {len(allies)} Allies; there must be {ALLIES}.")
    if not any(row.kind == "resistance" and row.strength is not None for row in rows):
        found.append("There must be a full Resistance card: Heroes alone cannot fight.")
    if not any(row.kind == "counter" and "captain" not in row.gifts for row in rows):
        found.append("There must be a Resistance counter.")
    if more and not any(row.kind == "coastal" and row.strength is not None for row in more):
        found.append("With cards for the Apocalypse expansion there must be a full coastal Resistance card.")
    if len(everything) > MOST_KINDS:
        found.append(f"A pack has {MOST_KINDS} different cards at most, not {len(everything)}.")
    return found


def count(rows: list[CardRow], kind: str) -> int:
    return sum([row.copies for row in rows if row.kind == kind and not is_damaged(row)])


def describe(pack: Pack) -> str:
    """A pack in a few lines: how many cards of which kind."""
    lines = [f"{pack.title} ({pack.key}): no mistakes."]
    for kind, title in TITLES.items():
        different = len([row for row in pack.rows if row.kind == kind and not is_damaged(row)])
        if not different and kind in EXPANSION_KINDS:
            continue
        lines.append(f"{title[0].upper()}{title[1:]}: {count(pack.rows, kind)}, of {different} kinds.")
    red = sum([row.copies for row in pack.rows if row.red_text])
    people = sum([row.copies * row.population for row in pack.rows if row.kind == "location"])
    return "\n".join([*lines, f"Events with a red box: {red}. Population of all locations: {people}."])


SHELF = Shelf(GAME_KEY, parse)
core = SHELF.core
load_file = SHELF.load_file


def find(key: str) -> Pack:
    """The pack of that name; with the expansion its own cards for it are added, or else the built-in ones."""
    if not key.endswith(WITH_APOCALYPSE):
        return SHELF.find(key)
    if key not in SHELF.loaded:
        pack = SHELF.find(key.removesuffix(WITH_APOCALYPSE))
        more = pack.more or built_in_expansion()
        SHELF.loaded[key] = Pack(key, pack.title, [*pack.rows, *more], [])
    return SHELF.loaded[key]


def built_in_expansion() -> list[CardRow]:
    found = Rows(SHELF.built_in("apocalypse"), CardRow, doubts)
    refuse(found.mistakes)
    return found.rows

"""What is wrong with a pack as a whole: names that nothing has, decks that are too small."""

from __future__ import annotations

from collections import Counter
from typing import Final

from beachhead.games.conquest.cards.doubts import Doubt, is_damaged
from beachhead.games.conquest.cards.rows import CardRow, EffectRow
from beachhead.kernel.errors import quoted
from beachhead.kernel.options import nearest
from beachhead.parts.packs import Block, Mistake

# At least as many cards as the box has (CPE 1.1); a pack may have more.
SIZES: Final = {
    "race": 10,
    "event": 70,
    "resistance": 35,
    "location": 35,
    "objective": 2,
    "stuff": 25,
    "human_tech": 6,
}
TITLES: Final = {
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
EXPANSION_KINDS: Final = ("coastal", "ship")  # a pack needs none of them
RED_EVENTS: Final = 30
ALLIES: Final = 4
MOST_KINDS: Final = 255  # a counter on the board is one byte


def count(rows: list[CardRow], kind: str) -> int:
    """How many cards of a kind there are; a ship is one counter, whichever side is up."""
    return sum([row.copies for row in rows if row.kind == kind and not is_damaged(row)])


def all_effects(row: CardRow) -> list[tuple[str, EffectRow]]:
    """Every effect on a card, with the field that it stands in."""
    found = [("red", effect) for effect in row.red]
    for i, power in enumerate(row.powers):
        found.extend([(f"powers[{i}]", effect) for effect in power.do])
    return found


def wrong_rows(rows: list[CardRow], blocks: list[Block]) -> list[Mistake]:
    """What a card says that the others of its pack do not bear out, each with its line."""
    found: list[Mistake] = []
    for row, block in zip(rows, blocks, strict=True):
        said = [*wrong_names(row, rows), *wrong_sides(row, rows), *too_early(row)]
        found.extend([Mistake(block.line_of(field), why) for field, why in said])
    return found


def wrong_names(row: CardRow, rows: list[CardRow]) -> list[Doubt]:
    """Counters and ships that a card names and the pack does not have; a base card names only those of the base."""
    here = [other for other in rows if row.expansion or not other.expansion]
    counters = tuple([other.key for other in here if other.kind == "counter"])
    ships = tuple([other.key for other in here if other.flips])
    wanted = [("drops", row.drops, "counter or ship" if ships else "counter", (*counters, *ships))]
    for field, effect in all_effects(row):
        ship = effect.do == "ship"
        wanted.append((field, effect.counter, "ship" if ship else "counter", ships if ship else counters))
    return [
        (field, f"There is no {what} {quoted(key)}{nearest(key, known)}")
        for field, key, what, known in wanted
        if key and key not in known
    ]


def wrong_sides(row: CardRow, rows: list[CardRow]) -> list[Doubt]:
    """CPE 22.1: a ship has two sides, and each is the side of one ship only."""
    if row.kind != "ship":
        return []
    backs = tuple([other.key for other in rows if is_damaged(other)])
    fronts = [other.key for other in rows if other.flips == (row.flips or row.key)]
    if row.flips and row.flips not in backs:
        return [("flips", f"There is no damaged side {quoted(row.flips)}{nearest(row.flips, backs)}")]
    if row.flips and fronts[0] != row.key:
        return [("flips", f"'{row.flips}' is already the damaged side of '{fronts[0]}'.")]
    if not fronts:
        return [("key", f"No ship has this damaged side: flips = '{row.key}'.")]
    return []


def too_early(row: CardRow) -> list[Doubt]:
    """What needs the expansion on a card of the base game (CPE 21.1), and the other way round."""
    if row.expansion:
        return [("kind", "The expansion has the Objectives of the base game.")] if row.kind == "objective" else []
    only = "with the Apocalypse expansion only: expansion = true."
    if row.kind in EXPANSION_KINDS:
        return [("kind", f"There are {TITLES[row.kind]} {only}")]
    found = [(field, f"There are navy ships {only}") for field, effect in all_effects(row) if effect.do == "ship"]
    for field, effect in all_effects(row):
        if effect.do == "reinforce" and effect.icons:
            found.append((field, f"There are coastal Resistance cards {only}"))
    if any(trait.trait == "factory_price" for trait in row.traits):
        found.append(("traits", f"There are terror factories {only}"))
    return found


def wrong_sizes(everything: list[CardRow]) -> list[str]:
    """Decks that are too small for the base game, or for the expansion where the pack has cards for it."""
    rows = [row for row in everything if not row.expansion]
    found: list[str] = []
    for kind, least in SIZES.items():
        size = count(rows, kind)
        if size < least:
            found.append(f"There are {size} {TITLES[kind]}; there must be at least {least}.")
    red = sum([row.copies for row in rows if row.red_text])
    if red < RED_EVENTS:
        found.append(f"There are {red} Events with a red box; there must be at least {RED_EVENTS}.")
    allies = [row.key for row in everything if row.kind == "stuff" and row.strength is not None]
    if len(allies) != ALLIES:
        found.append(f"There are {len(allies)} Allies; there must be {ALLIES}.")
    if not any(row.kind == "resistance" and row.strength is not None for row in rows):
        found.append("There must be a full Resistance card: Heroes alone cannot fight.")
    if not any(row.kind == "counter" and "captain" not in row.gifts for row in rows):
        found.append("There must be a Resistance counter.")
    if len(rows) < len(everything):
        if not any(row.kind == "coastal" and row.strength is not None for row in everything):
            found.append("With the expansion there must be a full coastal Resistance card: Heroes alone cannot fight.")
        if not count(everything, "ship"):
            found.append("With the expansion there must be a navy ship.")
    return [*found, *too_many(everything)]


def too_many(rows: list[CardRow]) -> list[str]:
    if len(rows) <= MOST_KINDS:
        return []
    return [f"A pack has {MOST_KINDS} different cards at most, not {len(rows)}."]


def misfits(rows: list[CardRow]) -> list[str]:
    """Why the cards of one pack and the expansion's of another cannot be played together."""
    keys = Counter([row.key for row in rows])
    found = [f"Both have a card '{key}'." for key, n in keys.items() if n > 1]
    for row in rows:
        found.extend([why for _, why in wrong_names(row, rows)])
    return [*found, *too_many(rows)]

"""What a card row says that no game could do, each as a field and a sentence."""

from __future__ import annotations

import re
from typing import Final

from beachhead.games.invaders.cards.rows import AbilityRow, CardRow

KINDS: Final = {
    "mankind": ("defender", "location", "tech", "support", "hero"),
    "invader": ("invader", "desolator", "alien_tech", "scourge"),
}
ONLY_ALWAYS: Final = ("power", "impervious", "price", "room", "attack", "shield")
ONE_SHOT: Final = ("play", "drained", "cancel")
MAY_REPEAT: Final = ("play", "always")
MOST_COPIES: Final = 20
MOST_COST: Final = 20
MAY_BE_BELOW_ONE: Final = ("track", "power", "price")

Doubt = tuple[str, str]


def doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if not re.fullmatch(r"[a-z0-9_]{1,60}", row.key):
        found.append(("key", "A key is made of small letters, digits and underscores, 60 at most."))
    if not row.name.strip() or not row.name.isprintable():
        found.append(("name", "A card needs a name, on one line."))
    if row.kind not in KINDS[row.side]:
        found.append(("kind", f"A card of {row.side} is one of: {', '.join(KINDS[row.side])}."))
    if not 0 <= row.copies <= MOST_COPIES or not 0 <= row.spare <= MOST_COPIES or not row.copies + row.spare:
        found.append(
            ("copies", f"A card has 0 to {MOST_COPIES} copies and as many spare ones, but at least one in all.")
        )
    for field, cost in (("discard", row.discard), ("drain", row.drain)):
        if not 0 <= cost <= MOST_COST:
            found.append((field, f"A cost is 0 to {MOST_COST}, not {cost}."))
    if row.kind == "hero" and (row.power is None or row.spare):
        found.append(("kind", "A Hero has a power and no spare copies."))
    if row.power is None and (row.tokens or row.wins_at):
        found.append(("tokens", "A card without power does not stay in play, so it has no tokens."))
    if row.tokens < 0 or row.wins_at < 0:
        found.append(("tokens", "Tokens cannot be below zero."))
    if row.power is None and not row.abilities:
        found.append(("abilities", "A card with neither power nor abilities does nothing."))
    found.extend(ability_doubts(row))
    return found


def ability_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    for i, ability in enumerate(row.abilities):
        here = f"abilities[{i}]"
        when = ability.when
        if row.power is None and when not in ONE_SHOT:
            found.append((here, f"A card without power does not stay in play, so '{when}' never happens."))
        if row.power is not None and when == "cancel":
            found.append((here, "A card with power stays in play, so it cannot cancel another."))
        if row.power is not None and when == "drained" and not ability.tokens:
            found.append((here, "A card in play prevents drains by spending tokens; say how many in 'tokens'."))
        if when not in MAY_REPEAT and when in [other.when for other in row.abilities[:i]]:
            found.append((here, f"A card has one ability for '{when}' at most."))
        if ability.tokens and when not in ("use", "drained"):
            found.append((here, f"Tokens are spent on 'use' and 'drained' only, not on '{when}'."))
        if ability.tokens < 0:
            found.append((here, "Tokens cannot be below zero."))
        found.extend((here, text) for text in effect_doubts(ability))
    return found


def effect_doubts(ability: AbilityRow) -> list[str]:
    found: list[str] = []
    verbs = [effect.do for effect in ability.do]
    if not verbs:
        found.append("An ability needs at least one effect in 'do'.")
    for when, verb in (("cancel", "cancel"), ("drained", "prevent")):
        if ability.when == when and verbs != [verb]:
            found.append(f"At '{when}' a card does exactly one thing: '{verb}'.")
        if ability.when != when and verb in verbs:
            found.append(f"'{verb}' belongs to '{when}', not to '{ability.when}'.")
    for effect in ability.do:
        if (effect.do in ONLY_ALWAYS) != (ability.when == "always") and effect.do not in ("cancel", "prevent"):
            place = "only" if effect.do in ONLY_ALWAYS else "never"
            found.append(f"'{effect.do}' is {place} something that holds 'always'.")
        if effect.n < 1 and effect.do not in MAY_BE_BELOW_ONE:
            found.append(f"'{effect.do}' needs an 'n' of 1 or more, not {effect.n}.")
        if effect.do == "impervious" and not effect.icons and not effect.keywords:
            found.append("'impervious' must say to which 'icons' or 'keywords'.")
    return found

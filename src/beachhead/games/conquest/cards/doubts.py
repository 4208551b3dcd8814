"""What a card row says that no game could do, each as a field and a sentence."""

from __future__ import annotations

import re
from typing import Final

from beachhead.games.conquest.cards.rows import CardRow, EffectRow, PowerRow

MOST_COPIES: Final = 40
MOST_POWERS: Final = 4
MOST_COST: Final = 6

# The fields that only some kinds of cards have.
SPECIAL: Final = {
    "strength": ("race", "resistance", "counter", "stuff", "coastal", "ship"),
    "intelligence": ("race",),
    "bonus": ("resistance", "coastal"),
    "hard": ("resistance", "counter", "coastal", "ship"),
    "gifts": ("resistance", "counter", "coastal", "ship"),
    "drops": ("resistance", "coastal"),
    "returns": ("resistance", "coastal"),
    "flips": ("ship",),
    "terror": ("ship",),
    "resistance": ("location", "objective"),
    "population": ("location", "objective"),
    "cost": ("event",),
    "immediately": ("event",),
    "remains": ("event",),
    "instantly": ("event",),
    "red_text": ("event",),
    "red": ("event",),
    "red_traits": ("event",),
    "traits": ("race", "event", "resistance", "coastal", "location", "objective", "stuff", "human_tech"),
    "powers": ("race", "event", "location", "objective", "stuff"),
}
EMPTY: Final = (None, 0, False, "", ())
KIND_NAMES: Final = {
    "human_tech": "Human Tech",
    "stuff": "Space Stuff",
    "resistance": "A Resistance card",
    "coastal": "A coastal Resistance card",
}

MOMENTS: Final = {
    "race": ("action", "fight", "dice", "doomed", "won", "explored", "conquered"),
    "stuff": ("action", "fight", "dice", "doomed", "cancel", "won", "explored", "conquered"),
    "event": ("action", "fight", "dice", "doomed", "cancel", "won"),
    "location": ("explored", "conquered", "drawn"),
    "objective": ("conquered", "drawn"),
}
BY_THEMSELVES: Final = ("won", "explored", "conquered", "drawn")

IN_FIGHTS: Final = ("strength", "double", "dice", "win", "enlist", "reinforce", "blunt", "kill", "flee")
# When an effect can happen; those not named here: at any moment, but not in a red box.
VERB_MOMENTS: Final = {
    **dict.fromkeys(IN_FIGHTS, ("fight", "dice")),
    **dict.fromkeys(("strength", "dice", "reinforce", "blunt"), ("fight", "dice", "drawn")),
    "reroll": ("dice",),
    "die": ("dice", "doomed"),
    "survive": ("doomed",),
    "cancel": ("cancel", "action"),
    "remove": ("action", "won", "explored", "conquered"),  # a Fight needs the counter it is against
}
ONLY_RED: Final = ("track", "tech", "counters", "shell", "wander")
MAY_BE_RED: Final = (*ONLY_RED, "strike", "place", "liberate", "demolish", "menace", "discard", "points", "ship")
MAY_BE_BELOW_ONE: Final = ("strength", "die", "menace")

Doubt = tuple[str, str]


def doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if not re.fullmatch(r"[a-z0-9_]{1,60}", row.key):
        found.append(("key", "A key is made of small letters, digits and underscores, 60 at most."))
    if not row.name.strip() or not row.name.isprintable():
        found.append(("name", "A card needs a name, on one line."))
    if not is_damaged(row) and not 1 <= row.copies <= MOST_COPIES:
        found.append(("copies", f"A card has 1 to {MOST_COPIES} copies, not {row.copies}."))
    for field, kinds in SPECIAL.items():
        if row.kind not in kinds and getattr(row, field) not in EMPTY:
            found.append((field, f"{a_kind(row)} has no '{field}'."))
    for field in ("strength", "bonus", "intelligence", "resistance", "population", "terror"):
        if (getattr(row, field) or 0) < 0:
            found.append((field, f"'{field}' cannot be below zero."))
    found.extend(BY_KIND[row.kind](row))
    found.extend(trait_doubts(row))
    found.extend(power_doubts(row))
    for effect in row.red:
        found.extend(("red", text) for text in red_doubts(effect))
    return found


def is_damaged(row: CardRow) -> bool:
    """Whether it is the side of a ship that is turned up when it is beaten once."""
    return row.kind == "ship" and not row.flips


def a_kind(row: CardRow) -> str:
    """The kind at the beginning of a sentence."""
    return KIND_NAMES.get(row.kind, f"{'An' if row.kind[0] in 'aeo' else 'A'} {row.kind}")


def race_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if not row.strength or not row.intelligence:
        found.append(("strength", "A race has a strength and an intelligence of 1 or more."))
    if row.copies != 1:
        found.append(("copies", "There is one sheet of each race."))
    if not row.traits and not any(power.auto for power in row.powers):
        found.append(("traits", "A race has an ability that always holds: a trait, or a power that is 'auto'."))
    if not any(power.menace for power in row.powers):
        found.append(("powers", "A race has a power that costs 'menace'."))
    return found


def event_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if not row.powers and not row.traits:
        found.append(("powers", "An event does nothing without powers or traits."))
    if row.cost is not None and not 1 <= row.cost <= MOST_COST:
        found.append(("cost", f"A cost is 1 to {MOST_COST} action points; a fast card has none."))
    if row.cost is not None and any(power.when != "action" for power in row.powers):
        found.append(("cost", "A card with a cost is played in the action phase, so all its powers are 'action'."))
    if row.traits and not row.remains:
        found.append(("traits", "Traits hold while a card is in play, so this event must remain: remains = true."))
    if row.remains and not row.traits:
        found.append(("remains", "A card that remains in play needs traits that hold from then on."))
    if row.immediately and (row.cost is not None or len(row.powers) > 1):
        found.append(("immediately", "A card that is played immediately has no cost and one power at most."))
    if bool(row.red_text) != bool(row.red or row.red_traits):
        found.append(("red_text", "A red box has a 'red_text', and what it does in 'red' or 'red_traits'."))
    if row.red_traits and not row.remains:
        found.append(("red_traits", "Traits hold while a card is in play, so this event must remain: remains = true."))
    return found


def resistance_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if (row.strength is None) == (row.bonus is None):
        found.append(("strength", "Resistance has a strength, or a bonus if it is a Hero, but not both."))
    if row.bonus is not None and row.hard:
        found.append(("hard", "A Hero is neither hard nor soft."))
    return [*found, *counter_gifts(row)]


def counter_gifts(row: CardRow) -> list[Doubt]:
    return [("gifts", f"Only a counter can have '{gift}'.") for gift in ("move", "captain") if gift in row.gifts]


def location_doubts(row: CardRow) -> list[Doubt]:
    if row.population and not row.resistance:
        return [("population", "A location without resistance is never conquered, so it has no population.")]
    return []


def stuff_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if row.strength is None and not row.traits and not row.powers:
        found.append(
            ("powers", "Space Stuff does nothing without powers or traits, unless it is an Ally with a strength.")
        )
    if row.strength is not None and row.copies != 1:
        found.append(("copies", "There is one figure of each Ally, so it has one copy."))
    return found


def tech_doubts(row: CardRow) -> list[Doubt]:
    return [] if row.traits else [("traits", "Human Tech does nothing without traits.")]


def counter_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if row.strength is None:
        found.append(("strength", "A counter has a strength."))
    if row.keywords:
        found.append(("keywords", "A counter has no keywords (CPE 12.1)."))
    return found


def ship_doubts(row: CardRow) -> list[Doubt]:
    """Each ship is two rows: the side it comes with, and the damaged one (CPE 22.1)."""
    found = counter_gifts(row)
    if row.strength is None:
        found.append(("strength", "A side of a ship has a strength."))
    if row.keywords:
        found.append(("keywords", "A ship has no keywords, as no counter has (CPE 12.1)."))
    if row.flips and row.terror:
        found.append(("terror", "The terror of a ship stands on its damaged side, the one that does not flip."))
    if not row.flips and not row.terror:
        found.append(("terror", "The damaged side of a ship has a terror of 1 or more; the other one 'flips' to it."))
    if is_damaged(row) and row.copies not in (0, 1):
        found.append(("copies", "The damaged side of a ship is no counter of its own: it has no copies."))
    return found


BY_KIND: Final = {
    "race": race_doubts,
    "event": event_doubts,
    "resistance": resistance_doubts,
    "location": location_doubts,
    "objective": location_doubts,
    "stuff": stuff_doubts,
    "human_tech": tech_doubts,
    "counter": counter_doubts,
    "coastal": resistance_doubts,
    "ship": ship_doubts,
}


def trait_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    owned = row.kind in ("race", "stuff") or (row.kind == "event" and row.remains)
    for trait in row.traits:
        if trait.side == "own" and not owned and trait.trait not in ("population", "quiet", "site", "resistance"):
            found.append(("traits", "Nobody owns this card: say side = 'aliens' or side = 'resistance'."))
        if trait.trait == "tough" and not 2 <= trait.n <= 6:
            found.append(("traits", f"'tough' is the figure on which an alien survives, 2 to 6, not {trait.n}."))
        if trait.trait in ("population", "quiet", "site") and row.kind not in ("location", "objective"):
            found.append(("traits", f"'{trait.trait}' is for locations only."))
        if trait.trait == "factory_price" and trait.side != "own":
            found.append(("traits", "'factory_price' is for the card's owner: no 'side'."))
        if trait.trait == "resistance" and row.kind != "human_tech":
            found.append(("traits", "'resistance' is for Human Tech only."))
    for trait in row.red_traits:
        if trait.side == "own":
            found.append(("red_traits", "Nobody owns a Resistance Event: say side = 'aliens' or side = 'resistance'."))
    return found


def power_doubts(row: CardRow) -> list[Doubt]:
    found: list[Doubt] = []
    if len(row.powers) > MOST_POWERS:
        found.append(("powers", f"A card has {MOST_POWERS} powers at most."))
    for i, power in enumerate(row.powers):
        here = f"powers[{i}]"
        allowed = MOMENTS.get(row.kind, ())
        if allowed and power.when not in allowed:
            found.append((here, f"{a_kind(row)} has no '{power.when}', only: {', '.join(allowed)}."))
        if power.menace and row.kind != "race":
            found.append((here, "Only a race pays with 'menace'."))
        if power.menace < 0:
            found.append((here, "A price in menace tokens cannot be below zero."))
        if power.activate and row.kind != "stuff":
            found.append((here, "Only Space Stuff is activated."))
        if power.auto and (row.kind == "event" or power.when not in BY_THEMSELVES):
            found.append(
                (here, "Only at 'won', 'explored', 'conquered' and 'drawn' things happen by themselves, not on events.")
            )
        if row.kind in ("location", "objective") and not power.auto:
            found.append((here, "What a location does happens by itself: auto = true."))
        if row.kind in ("race", "stuff") and not (power.menace or power.activate or power.auto):
            found.append(
                (here, "A power needs a price: 'menace' for a race, 'activate' for Space Stuff; or it is 'auto'.")
            )
        if not power.do:
            found.append((here, "A power needs an effect in 'do'."))
        for effect in power.do:
            found.extend((here, text) for text in effect_doubts(power, effect))
    return found


def effect_doubts(power: PowerRow, effect: EffectRow) -> list[str]:
    found = figure_doubts(effect)
    moments = VERB_MOMENTS.get(effect.do, ())
    if effect.do in ONLY_RED:
        found.append(f"'{effect.do}' is for red boxes only.")
    elif moments and power.when not in moments:
        found.append(f"'{effect.do}' can only happen at: {', '.join(moments)}.")
    elif not moments and power.when in ("doomed", "cancel"):
        found.append(f"'{effect.do}' cannot happen at '{power.when}'.")
    if effect.who == "resistance" and power.when not in ("fight", "dice", "drawn"):
        found.append("The Resistance is somebody in a fight only, so who = 'resistance' needs 'fight' or 'dice'.")
    return found


def red_doubts(effect: EffectRow) -> list[str]:
    found = figure_doubts(effect)
    if effect.do not in MAY_BE_RED:
        found.append(f"'{effect.do}' cannot stand in a red box, only: {', '.join(MAY_BE_RED)}.")
    if effect.do in ("menace", "discard", "points") and effect.who != "all":
        found.append(f"In a red box '{effect.do}' is for everybody: who = 'all'.")
    return found


def figure_doubts(effect: EffectRow) -> list[str]:
    found: list[str] = []
    if effect.n < 1 and (effect.do not in MAY_BE_BELOW_ONE or effect.n == 0):
        found.append(f"'{effect.do}' needs an n of 1 or more.")
    if effect.roll and not 2 <= effect.roll <= 6:
        found.append(f"'roll' is 2 to 6, not {effect.roll}.")
    if effect.counter and effect.do not in ("place", "ship"):
        found.append("Only 'place' names a counter, and 'ship' a ship.")
    if effect.do == "ship" and effect.where in ("objective", "each"):
        found.append(f"A ship comes 'here', to a 'random' coast or to one of your choice, not '{effect.where}'.")
    if effect.do == "reinforce" and effect.icons not in ((), ("coastal",)):
        found.append(
            "'reinforce' draws from the deck that is fought, or with icons = ['coastal'] from the coastal one."
        )
    if effect.where in ("deck", "discards") and effect.do != "enlist":
        found.append(f"where = '{effect.where}' is for 'enlist' only.")
    return found

"""A card as its pack writes it: a row of data whose effects are values.

docs/packs.md explains every field to people who type in their own cards.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "race",
    "event",
    "resistance",
    "location",
    "objective",
    "stuff",
    "human_tech",
    "counter",
    "coastal",  # with the Apocalypse expansion: a card of the coastal Resistance deck
    "ship",  # a side of a navy ship counter
]
# What a card, a location or a counter is marked with; traits and effects can ask for it.
Icon = Literal["air", "mob", "military", "tech", "town", "city", "forest", "coastal", "vehicle", "science", "treachery"]
Gift = Literal["assault", "barrage", "bold", "cunning", "deadly", "move", "captain"]
Foe = Literal["hard", "soft", "hero", "superhero", "aliens", "counter", "air", "mob", "military", "vehicle", "ship"]

Question = Literal[
    "strength",  # +n to the Strength Total
    "ties",  # wins ties
    "dice",  # n further Fight Dice, the best counts
    "crush",  # a Crushing Victory on n less than 6
    "tough",  # an alien that would be destroyed survives on n or more
    "hand",  # +n cards in hand
    "points",  # +n action points every turn
    "menace_price",  # a menace token costs n action points less
    "moves",  # the first n moves of each turn are free
    "landings",  # the first n landings of each turn are free
    "glide",  # moves on from empty spaces and unconquered locations
    "proof",  # a Barrage does not hit its aliens
    "population",  # +n population of the locations next to it that have any
    "resistance",  # +n resistance of locations that have any
    "quiet",  # no events in battles here
    "site",  # whoever conquered it may land here
    "factory_price",  # a terror factory costs n action points less
]


class TraitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that holds as long as the card is in play.

    `vs` asks what the Resistance of the fight is, whichever side the trait helps.
    """

    trait: Question
    n: int = 1
    per: Literal["one", "alien", "population", "marker", "hero", "stuff", "ally", "menace"] = (
        "one"  # n for each of these
    )
    vs: tuple[Foe, ...] = ()  # only against one of these; none: always
    at: tuple[Icon, ...] = ()  # only at a location with one of these
    side: Literal["own", "aliens", "resistance"] = "own"  # own: the card's owner; a location has none


Verb = Literal[
    # In a fight.
    "strength",  # +n to a Strength Total
    "double",  # a Strength Total counts twice
    "die",  # +n on a Fight Die that lies; for a doomed alien: on its toughness roll
    "reroll",  # Fight Dice are rolled again
    "dice",  # n further Fight Dice, the best counts
    "win",  # the Fight Round is won, but not against a Superhero
    "enlist",  # n Resistance cards off the deck add to the Strength Total; where: "discards" takes them from there
    "reinforce",  # n further Resistance cards help the Resistance
    "blunt",  # the Resistance has no abilities in this fight
    "kill",  # n enemy aliens in the fight are destroyed
    "flee",  # the battle ends as by an escape; the aliens go to their landing site
    "survive",  # the alien that would be destroyed is not
    # In an action phase, and elsewhere.
    "points",  # +n action points this turn (who: rival: fewer)
    "moves",  # n moves are free this turn
    "teleport",  # up to n aliens go to a location without enemies
    "land",  # up to n destroyed aliens return
    "menace",  # +n menace tokens (who: rival: fewer)
    "draw",  # n event cards
    "retrieve",  # n event cards off the discards
    "discard",  # a rival discards n event cards at random
    "stuff",  # n space stuff cards
    "steal_stuff",  # one space stuff card of a rival
    "scrap_stuff",  # one space stuff card of a rival is discarded
    "steal_menace",  # n menace tokens of a rival
    "steal_card",  # n event cards of a rival, at random
    "demolish",  # a location is demolished
    "liberate",  # a conquest marker is removed
    "terror",  # +n terror points
    "strike",  # each alien in a space is destroyed on n or less
    "place",  # n counters of the kind 'counter', or random ones
    "remove",  # a resistance counter is removed
    "cancel",  # the event that is being played, one that remains in play, or (4 or more on a die) human tech
    # In a red box, besides some of the above.
    "track",  # the tech track moves on by n
    "tech",  # n human tech cards
    "counters",  # n counters in random spaces (where: each, objective, random: sections)
    "shell",  # every Barrage counter fires
    "wander",  # every counter with Move moves
    # With the Apocalypse expansion.
    "ship",  # n navy ships, of the kind 'counter' or random ones, come to coastal locations
]


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect: what it does, how much, to whom and where.

    `who` in a fight is a side: self (one's own), rival (the other, or a rival's), all (any aliens), either, resistance.
    `where` for spaces: any (of one's choice), own (with own aliens), here (the location, or what the effect before has
    chosen), random (a random one that fits).  For counters, always in a random space of a section: any (a section of
    one's choice), here (this section, another space), objective, each (every section), random.  For ships, always at
    coastal locations: here, random, or of one's choice as for spaces; a red box chooses at random.
    """

    do: Verb
    n: int = 1
    d3: bool = False  # n is rolled: a D3
    roll: int = 0  # it happens on this or more on a die
    who: Literal["self", "rival", "all", "either", "resistance"] = "self"
    lasts: Literal["round", "fight", "battle"] = "round"
    where: Literal["here", "any", "own", "near", "rival", "objective", "each", "random", "deck", "discards"] = "any"
    icons: tuple[Icon, ...] = ()  # only locations with one of these
    counter: str = ""  # the key of a counter, or of a ship


class PowerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something can be done, what it costs in menace tokens, and what it does.

    action: in one's own action phase; fight: in any fight, before or after the dice; dice: in any fight after
    the dice; doomed: as an alien of one's own would be destroyed; cancel: as another event is played; won: after
    a fight that one has won as the attacker; explored, conquered: when that happens to the location, or to any
    location by the race; drawn: when the Resistance for a fight at the location has been drawn, once in each fight.
    Powers of events are played with the card, those of a race or of space stuff are used;
    `auto` ones happen by themselves.
    """

    when: Literal["action", "fight", "dice", "doomed", "cancel", "won", "explored", "conquered", "drawn"]
    do: tuple[EffectRow, ...]
    menace: int = 0
    activate: bool = False  # once a turn
    auto: bool = False
    mine: bool = False  # only in fights of one's own
    vs: tuple[Foe, ...] = ()
    at: tuple[Icon, ...] = ()


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card, sheet or counter of a pack."""

    key: str
    name: str
    kind: Kind
    text: str
    copies: int = 1
    keywords: tuple[str, ...] = ()
    icons: tuple[Icon, ...] = ()
    # Races, full Resistance, counters, allies.
    strength: int | None = None
    intelligence: int = 0
    # Heroes.
    bonus: int | None = None
    # Resistance and counters.
    hard: bool = False
    gifts: tuple[Gift, ...] = ()
    drops: str = ""  # the counter it puts into another space of the section, or the ship it brings to another coast
    returns: bool = False  # when it is discarded the discards go back into the deck
    # Ships.
    flips: str = ""  # the key of the damaged side, of which there are no copies
    terror: int = 0  # the bonus for sinking it, on the damaged side
    # Locations.
    resistance: int = 0
    population: int = 0
    # Events.
    cost: int | None = None  # in action points; none: a fast card
    immediately: bool = False
    remains: bool = False
    instantly: bool = False  # it cannot be interrupted
    red_text: str = ""
    red: tuple[EffectRow, ...] = ()
    red_traits: tuple[TraitRow, ...] = ()
    # All.
    expansion: bool = False  # only with the Apocalypse expansion
    traits: tuple[TraitRow, ...] = ()
    powers: tuple[PowerRow, ...] = ()
    flavour: str = ""
    source: Literal["rulebook", "public", "beachhead", "own"] = "own"

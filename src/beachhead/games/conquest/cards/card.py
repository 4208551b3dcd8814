"""Cards as the rules use them: small numbers and masks, made once from a pack's rows."""

from __future__ import annotations

from typing import Final

# Kinds.
RACE: Final = 0
EVENT: Final = 1
RESISTANCE_CARD: Final = 2
LOCATION: Final = 3
OBJECTIVE: Final = 4
STUFF_CARD: Final = 5
TECH_CARD: Final = 6
COUNTER: Final = 7
COASTAL_CARD: Final = 8
SHIP: Final = 9
KIND_WORDS: Final = (
    "race",
    "event",
    "resistance",
    "location",
    "objective",
    "stuff",
    "human_tech",
    "counter",
    "coastal",
    "ship",
)

# What a side of a fight can be, and what a place can be, as masks.
FOE_WORDS: Final = (
    "hard",
    "soft",
    "hero",
    "superhero",
    "aliens",
    "counter",
    "air",
    "mob",
    "military",
    "vehicle",
    "ship",
)
HARD: Final = 1
SOFT: Final = 2
HERO: Final = 4
SUPERHERO: Final = 8
ALIEN_FOE: Final = 16
COUNTER_FOE: Final = 32
SHIP_FOE: Final = 1 << FOE_WORDS.index("ship")

ICON_WORDS: Final = (
    "air",
    "mob",
    "military",
    "tech",
    "town",
    "city",
    "forest",
    "coastal",
    "vehicle",
    "science",
    "treachery",
)
TECH_ICON: Final = 1 << ICON_WORDS.index("tech")
COASTAL_ICON: Final = 1 << ICON_WORDS.index("coastal")

GIFT_WORDS: Final = ("assault", "barrage", "bold", "cunning", "deadly", "move", "captain")
ASSAULT: Final = 1
BARRAGE: Final = 2
BOLD: Final = 4
CUNNING: Final = 8
DEADLY: Final = 16
MOVE: Final = 32
CAPTAIN: Final = 64

# Questions that traits answer.
TRAIT_WORDS: Final = (
    "strength",
    "ties",
    "dice",
    "crush",
    "tough",
    "hand",
    "points",
    "menace_price",
    "moves",
    "landings",
    "glide",
    "proof",
    "population",
    "resistance",
    "quiet",
    "site",
    "factory_price",
)
T_STRENGTH: Final = 0
T_TIES: Final = 1
T_DICE: Final = 2
T_CRUSH: Final = 3
T_TOUGH: Final = 4
T_HAND: Final = 5
T_POINTS: Final = 6
T_MENACE_PRICE: Final = 7
T_MOVES: Final = 8
T_LANDINGS: Final = 9
T_GLIDE: Final = 10
T_PROOF: Final = 11
T_POPULATION: Final = 12
T_RESISTANCE: Final = 13
T_QUIET: Final = 14
T_SITE: Final = 15
T_FACTORY_PRICE: Final = 16

PER_WORDS: Final = ("one", "alien", "population", "marker", "hero", "stuff", "ally", "menace")
PER_ONE: Final = 0
PER_ALIEN: Final = 1
PER_POPULATION: Final = 2
PER_MARKER: Final = 3
PER_HERO: Final = 4
PER_STUFF: Final = 5
PER_ALLY: Final = 6
PER_MENACE: Final = 7

SIDE_WORDS: Final = ("own", "aliens", "resistance")
OWN: Final = 0
ALIENS_SIDE: Final = 1
RESISTANCE_SIDE: Final = 2

# Moments of powers.
WHEN_WORDS: Final = ("action", "fight", "dice", "doomed", "cancel", "won", "explored", "conquered", "red", "drawn")
W_ACTION: Final = 0
W_FIGHT: Final = 1
W_DICE: Final = 2
W_DOOMED: Final = 3
W_CANCEL: Final = 4
W_WON: Final = 5
W_EXPLORED: Final = 6
W_CONQUERED: Final = 7
W_RED: Final = 8
W_DRAWN: Final = 9

DO_WORDS: Final = (
    "strength",
    "double",
    "die",
    "reroll",
    "dice",
    "win",
    "enlist",
    "reinforce",
    "blunt",
    "kill",
    "flee",
    "survive",
    "points",
    "moves",
    "teleport",
    "land",
    "menace",
    "draw",
    "retrieve",
    "discard",
    "stuff",
    "steal_stuff",
    "scrap_stuff",
    "steal_menace",
    "steal_card",
    "demolish",
    "liberate",
    "terror",
    "strike",
    "place",
    "remove",
    "cancel",
    "track",
    "tech",
    "counters",
    "shell",
    "wander",
    "ship",
)
D_STRENGTH: Final = 0
D_DOUBLE: Final = 1
D_DIE: Final = 2
D_REROLL: Final = 3
D_DICE: Final = 4
D_WIN: Final = 5
D_ENLIST: Final = 6
D_REINFORCE: Final = 7
D_BLUNT: Final = 8
D_KILL: Final = 9
D_FLEE: Final = 10
D_SURVIVE: Final = 11
D_POINTS: Final = 12
D_MOVES: Final = 13
D_TELEPORT: Final = 14
D_LAND: Final = 15
D_MENACE: Final = 16
D_DRAW: Final = 17
D_RETRIEVE: Final = 18
D_DISCARD: Final = 19
D_STUFF: Final = 20
D_STEAL_STUFF: Final = 21
D_SCRAP_STUFF: Final = 22
D_STEAL_MENACE: Final = 23
D_STEAL_CARD: Final = 24
D_DEMOLISH: Final = 25
D_LIBERATE: Final = 26
D_TERROR: Final = 27
D_STRIKE: Final = 28
D_PLACE: Final = 29
D_REMOVE: Final = 30
D_CANCEL: Final = 31
D_TRACK: Final = 32
D_TECH: Final = 33
D_COUNTERS: Final = 34
D_SHELL: Final = 35
D_WANDER: Final = 36
D_SHIP: Final = 37

WHO_WORDS: Final = ("self", "rival", "all", "either", "resistance")
SELF: Final = 0
RIVAL: Final = 1
ALL: Final = 2
EITHER: Final = 3
HUMANS: Final = 4

LASTS_WORDS: Final = ("round", "fight", "battle")
ROUND: Final = 0
FIGHT: Final = 1
BATTLE_LONG: Final = 2

WHERE_WORDS: Final = ("here", "any", "own", "near", "rival", "objective", "each", "random", "deck", "discards")
HERE: Final = 0
ANYWHERE: Final = 1
OWN_SPACES: Final = 2
NEAR: Final = 3
RIVAL_SPACES: Final = 4
OBJECTIVE_SPACE: Final = 5
EACH: Final = 6
RANDOM: Final = 7
DECK: Final = 8
DISCARDS: Final = 9


class Trait:
    """A lasting answer to one of the questions that the rules ask."""

    def __init__(self, what: int, n: int, per: int, vs: int, at: int, side: int) -> None:
        self.what = what
        self.n = n
        self.per = per
        self.vs = vs
        self.at = at
        self.side = side


class Effect:
    """One thing that a card does."""

    def __init__(
        self, do: int, n: int, d3: bool, roll: int, who: int, lasts: int, where: int, icons: int, counter: int
    ) -> None:
        self.do = do
        self.n = n
        self.d3 = d3
        self.roll = roll
        self.who = who
        self.lasts = lasts
        self.where = where
        self.icons = icons
        self.counter = counter


class Power:
    """A moment, a price in menace tokens, and effects."""

    def __init__(
        self,
        when: int,
        effects: list[Effect],
        menace: int,
        activate: bool,
        auto: bool,
        mine: bool,
        vs: int,
        at: int,
    ) -> None:
        self.when = when
        self.effects = effects
        self.menace = menace
        self.activate = activate
        self.auto = auto
        self.mine = mine
        self.vs = vs
        self.at = at


class Card:
    """One kind of card, sheet or counter."""

    def __init__(self, key: str, kind: int, copies: int, icons: int, foe: int) -> None:
        self.key = key
        self.kind = kind
        self.copies = copies
        self.icons = icons
        self.foe = foe  # what it is in a fight: hard, soft, a hero, air …
        self.strength = 0
        self.intelligence = 0
        self.bonus = 0
        self.hero = False
        self.ally = False
        self.gifts = 0
        self.drops = -1
        self.flips = -1  # a ship's damaged side
        self.whole = -1  # a damaged ship's other side
        self.terror = 0  # for sinking it
        self.returns = False
        self.resistance = 0
        self.population = 0
        self.cost = -1  # a fast card
        self.immediately = False
        self.remains = False
        self.instantly = False
        self.red = False
        self.traits: list[Trait] = []
        self.red_traits: list[Trait] = []
        self.powers: list[Power] = []
        self.red_power = Power(W_RED, [], 0, False, True, False, 0, 0)
        # Which questions its traits answer and which moments its powers have, as masks.
        self.answers = 0
        self.red_answers = 0
        self.moments = 0
        self.spends = 0  # the moments at which menace tokens can be of use to a race

    def seal(self) -> None:
        """Fills in what follows from the rest."""
        for trait in self.traits:
            self.answers |= 1 << trait.what
            if trait.per == PER_MENACE:
                self.spends |= 1 << W_FIGHT | 1 << W_DICE
        for trait in self.red_traits:
            self.red_answers |= 1 << trait.what
        for power in self.powers:
            self.moments |= 1 << power.when
            if power.menace:
                self.spends |= 1 << power.when

"""The nouns of Attack the Tower as small numbers, and the words for them."""

from __future__ import annotations

from typing import Final

# The kinds of troops, in the order of the icons; a base, its troops and their ability share one.
LIGHT: Final = 0
SHOOTER: Final = 1
HEAVY: Final = 2
CAVALRY: Final = 3
SIEGE: Final = 4
COMMON: Final = 5
SPECIAL: Final = 6
KINDS: Final = 5
ABILITIES: Final = 7
LASTING: Final = 6  # the abilities that lie open until the turn ends: all but the special one

KIND_WORDS: Final = ("light_infantry", "shooter", "heavy_infantry", "cavalry", "siege_weapon", "common", "special")

# In the columns of a battle the special troops take the place after the five kinds.
SPECIAL_TROOP: Final = 5
COLUMNS: Final = 6

BASES_PILE: Final = 0
ABILITIES_PILE: Final = 1
PILE_WORDS: Final = ("bases", "abilities")

CARDS: Final = 12  # 0 to 4 are the bases of an army, 5 to 11 its abilities
FIRST_ABILITY: Final = 5

ALIENS: Final = 0
WESTERNERS: Final = 1
EASTERNERS: Final = 2
UNDEAD: Final = 3
FAE: Final = 4
ARMIES: Final = 5
ARMY_WORDS: Final = ("aliens", "westerners", "easterners", "undead", "fae")

WEST: Final = 0
CENTRE: Final = 1
EAST: Final = 2
PALACE: Final = 3
TERRITORIES: Final = 3
TERRITORY_WORDS: Final = ("west", "centre", "east")
PLACE_WORDS: Final = ("west", "centre", "east", "palace")

SLOTS: Final = 3  # in a territory
SLOTS_EACH: Final = 9  # of a seat: slot number is seat * 9 + territory * 3 + slot
SLOT_WORDS: Final = ("1", "2", "3")
EMPTY: Final = -1

# A piece in a battle: the first or second troop on a base, or the base itself.  On the palace the
# special troops are 1a, 2a and 3a, and the palace is 1.
FIRST_BASE: Final = 6
PIECES: Final = 9
PIECE_WORDS: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "1", "2", "3")

SEAT_WORDS: Final = ("red", "blue")
NO_SEAT: Final = -1

MOST_TROOPS: Final = 2  # on one base
BASE_POWER: Final = 4
PALACE_POWER: Final = 10
OPENING_HAND: Final = 5
RENEWAL_DRAW: Final = 2
NINJA_POWER: Final = 3
QUIET_TURNS: Final = 6  # three of each player

# What a troop of each kind is worth before any ability (AT 1.3).
POWER: Final = (1, 1, 2, 3, 4)
BASE_COPIES: Final = (7, 6, 5, 4, 3)

# The cards of the five armies, twelve to an army: bases, then abilities.
CARD_WORDS: Final = (
    *("pods", "flying_saucer", "undercity", "flying_cigar", "mothership"),
    *("martians", "greys", "reptilians", "mothmen", "laser_cannon", "ufo", "man_in_black"),
    *("village", "butts", "commandery", "stables", "workshop"),
    *("militia", "crossbowman", "templar", "knight", "catapult", "wizard", "blacksmith"),
    *("monastery", "archery_hall", "castle", "steppe_camp", "island"),
    *("monk", "kyudoka", "samurai", "hun", "kaiju", "ninja", "shenlong"),
    *("graveyard", "ossuary", "crypt", "wolf_den", "laboratory"),
    *("zombie", "necromancer", "vampire", "vrykolaka", "frankenstein", "lich", "ghost"),
    *("glade", "stone_circle", "bridge", "web", "lair"),
    *("elf", "druid", "troll", "spiderrider", "dragon", "wall_of_thorns", "treant"),
)

PILES: Final = tuple([f"{s}_{a}_{p}" for s in SEAT_WORDS for a in ARMY_WORDS for p in PILE_WORDS])
PILE_OF: Final = {word: n for n, word in enumerate(PILES)}


def pile_name(seat: int, army: int, pile: int) -> str:
    """The word for a draw pile.

    >>> pile_name(1, UNDEAD, ABILITIES_PILE)
    'blue_undead_abilities'
    """
    return PILES[(seat * ARMIES + army) * 2 + pile]


def card_word(army: int, card: int) -> str:
    return CARD_WORDS[army * CARDS + card]


def title(word: str) -> str:
    """The word as people read it.

    >>> title("flying_saucer"), title("man_in_black"), title("ufo")
    ('Flying Saucer', 'Man-in-black', 'UFO')
    """
    odd = {"man_in_black": "Man-in-black", "ufo": "UFO", "wall_of_thorns": "Wall of Thorns"}
    return odd.get(word, word.replace("_", " ").title())

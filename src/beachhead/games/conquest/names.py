"""The nouns of Conquest of Planet Earth as small numbers, and the words for them."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6
COLOUR_WORDS: Final = ("green", "blue", "red", "gold", "violet", "white")

# A section is a centre and six spaces around it (CPE 2.1); a space is 7 times its section plus its number.
# Objectives between sections come after all of them (CPE 25.2).
SPACES_EACH: Final = 7
CENTRE: Final = 0
MOST_SECTIONS: Final = 9
SPACE_WORDS: Final = tuple([f"{letter}{k}" for letter in "abcdefghi" for k in range(SPACES_EACH)])

# A seat's aliens: four saucers, then up to four allies.
SAUCERS: Final = 4
ALIENS: Final = 8
POOL: Final = -1  # destroyed, can be landed again
AWAY: Final = -2  # not in the game: an ally that nobody has

NOTHING: Final = -1
NO_SEAT: Final = -1
NO_SECTION: Final = -1

COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
TEAM: Final = 2

# Phases of a round.
COMMAND: Final = 0
ACTION: Final = 1
BATTLE: Final = 2
DRAW: Final = 3
RESISTANCE_PHASE: Final = 4
PHASE_WORDS: Final = ("command", "action", "battle", "draw", "resistance")

TERROR_TO_WIN: Final = 8
MENACE_COST: Final = 2
COMMAND_WORDS: Final = ("2", "3", "4", "5", "6", "d6")
D6_COUNTER: Final = 5
COUNTERS_MOST: Final = 3  # in one space (CPE 12.4)
SUPER_CANNON: Final = 10
LAST_ROUND: Final = 60  # of a race (CPE 13.4)

# Counters in a space are packed into one number, a byte each: the kind plus one.
COUNTER_BITS: Final = 8
COUNTER_MASK: Final = 255

# Decks.  A deck is a bag of counts: it has no order until it is drawn from.
EVENTS: Final = 0
RESISTANCE: Final = 1
STUFF: Final = 2
LOCATIONS: Final = 3
HUMAN_TECH: Final = 4
RED_EVENTS: Final = 5
COUNTERS: Final = 6
RACES: Final = 7
DECKS: Final = 8
COASTAL: Final = 8  # with the Apocalypse expansion only, as is the next
SHIPS: Final = 9
DECK_WORDS: Final = (
    "events",
    "resistance",
    "stuff",
    "locations",
    "human_tech",
    "red_events",
    "counters",
    "races",
    "coastal",
    "ships",
)
DECK_NUMBERS: Final = {word: deck for deck, word in enumerate(DECK_WORDS)}
HAND_PILES: Final = tuple([f"hand{seat}" for seat in range(MOST_SEATS)])  # a card at random out of a hand

# Sides of a fight.
US: Final = 0  # the attacking aliens
THEM: Final = 1  # the Resistance or the defending aliens


def alien(seat: int, n: int) -> int:
    return seat * ALIENS + n


def owner(piece: int) -> int:
    """The seat an alien belongs to.

    >>> owner(alien(2, 5))
    2
    """
    return piece // ALIENS


def is_saucer(piece: int) -> bool:
    return piece % ALIENS < SAUCERS

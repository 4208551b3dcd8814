"""What can be made of the ships in hand: single ships, sixes, pairs, triples and runs.

A hand is known by one number: three bits for how many ships show each face, then the face of the
Relic Ship and that of a ship that is being moved.  Where it holds such a ship, everything made of it
must use that ship (AF 7.12, 7.18).  Hands come again and again, so each is worked out once, with the
docking options it makes at every facility.
"""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.moves import DOCK
from beachhead.games.alien_frontiers.names import LUNAR_MINE, MOVED_CODE, RELIC_CODE
from beachhead.kernel.options import Option

SINGLES: Final = 0
PAIRS: Final = 1
TRIPLES: Final = 2
RUNS: Final = 3
SIXES: Final = 4

# The shape that each facility takes, in the order of their numbers in `names`.
SHAPES: Final = (SINGLES, SINGLES, PAIRS, PAIRS, TRIPLES, SINGLES, RUNS, SIXES, SINGLES)

DIGITS: Final = [1 << 3 * shown for shown in range(7)]
RELIC_DIGIT: Final = 21
MOVED_DIGIT: Final = 24

NOTHING: Final[list[Option]] = []  # the shared list of no options; never added to

Group = tuple[int, ...]


def face(code: int) -> int:
    """What a coded ship shows.

    >>> face(3), face(6 + 3), face(12 + 3)
    (3, 3, 3)
    """
    return (code - 1) % 6 + 1


class Hand:
    """The ships to dock, what they form, and where that lets them dock.

    >>> hand = hand_of(digits_of((2, 3, 3, 3, 9)))
    >>> hand.groups[PAIRS], hand.groups[RUNS]
    ([(3, 3), (3, 9)], [])
    """

    def __init__(self, digits: int) -> None:
        self.digits = digits
        codes = self.codes = codes_of(digits)
        self.groups = [find_groups(shape, codes) for shape in (SINGLES, PAIRS, TRIPLES, RUNS, SIXES)]
        self.docks: list[list[Option]] = [
            [DOCK(place, *group) for group in self.groups[shape]] for place, shape in enumerate(SHAPES)
        ]
        self.places = [place for place, options in enumerate(self.docks) if options]
        self.distinct = sorted(set(codes))
        self.highest = max([face(group[0]) for group in self.groups[SINGLES]], default=0)
        self.mining = [[o for o in self.docks[LUNAR_MINE] if face(o.args[1]) >= floor] for floor in range(7)]

    def with_moved(self, shown: int) -> Hand:
        """This hand and a ship on its way from another facility."""
        return hand_of(self.digits + (shown << MOVED_DIGIT))


_hands: dict[int, Hand] = {}


def hand_of(digits: int) -> Hand:
    hand = _hands.get(digits)
    if hand is None:
        hand = _hands[digits] = Hand(digits)
    return hand


def codes_of(digits: int) -> tuple[int, ...]:
    """The sorted ship codes (`names.SHIP_WORDS`) of a hand.

    >>> codes_of(digits_of((1, 4, 4, 12, 13)))
    (1, 4, 4, 12, 13)
    """
    codes: list[int] = []
    for shown in range(7):
        codes.extend([shown] * (digits >> 3 * shown & 7))
    if relic := digits >> RELIC_DIGIT & 7:
        codes.append(RELIC_CODE + relic)
    if moved := digits >> MOVED_DIGIT:
        codes.append(MOVED_CODE + moved)
    return tuple(codes)


def digits_of(codes: tuple[int, ...]) -> int:
    digits = 0
    for code in codes:
        if code > MOVED_CODE:
            digits += code - MOVED_CODE << MOVED_DIGIT
        elif code > RELIC_CODE:
            digits += code - RELIC_CODE << RELIC_DIGIT
        else:
            digits += DIGITS[code]
    return digits


def find_groups(shape: int, codes: tuple[int, ...]) -> list[Group]:
    """Every distinct group of that shape.

    >>> find_groups(RUNS, (1, 2, 2, 3, 5))
    [(1, 2, 3)]
    """
    made: set[Group] = set()
    if shape == SINGLES:
        made.update([(code,) for code in codes])
    elif shape == SIXES:
        made.update([(code,) for code in codes if face(code) == 6])
    elif shape == PAIRS:
        for i, a in enumerate(codes):
            made.update([(a, b) for b in codes[i + 1 :] if face(a) == face(b)])
    elif shape == TRIPLES:
        for i, a in enumerate(codes):
            for j in range(i + 1, len(codes)):
                b = codes[j]
                if face(a) == face(b):
                    made.update([(a, b, c) for c in codes[j + 1 :] if face(c) == face(a)])
    else:
        for a in codes:
            for b in codes:
                if face(b) == face(a) + 1:
                    made.update([(a, b, c) for c in codes if face(c) == face(b) + 1])
    if codes and codes[-1] > MOVED_CODE:
        return sorted([group for group in made if max(group) > MOVED_CODE])
    return sorted(made)


NO_SHIPS: Final = hand_of(0)

"""The verbs of Attack the Tower: every option is one of these with its words."""

from __future__ import annotations

from typing import Final

from beachhead.games.attack_the_tower.names import (
    CARD_WORDS,
    PIECE_WORDS,
    PILE_WORDS,
    PLACE_WORDS,
    SEAT_WORDS,
    SLOT_WORDS,
    TERRITORY_WORDS,
)
from beachhead.kernel.options import Grammar, Option

GRAMMAR: Final = Grammar()

# Opening and Renewal.
DRAW: Final = GRAMMAR.verb("draw", PILE_WORDS)
KEEP: Final = GRAMMAR.verb("keep")()
BURN: Final = GRAMMAR.verb("burn")()
BUILD: Final = GRAMMAR.verb("build", CARD_WORDS, TERRITORY_WORDS, SLOT_WORDS)
DONE: Final = GRAMMAR.verb("done")()
DISCARD: Final = GRAMMAR.verb("discard", CARD_WORDS)

# The turn.
RENEW: Final = GRAMMAR.verb("renew")()
REFRAIN: Final = GRAMMAR.verb("refrain")()
ATTACK: Final = GRAMMAR.verb("attack", PLACE_WORDS, TERRITORY_WORDS)
PROCEED: Final = GRAMMAR.verb("proceed")()
WITHDRAW: Final = GRAMMAR.verb("withdraw")()
END_TURN: Final = GRAMMAR.verb("end_turn")()
RECRUIT: Final = GRAMMAR.verb("recruit", TERRITORY_WORDS, SLOT_WORDS)
DISMISS: Final = GRAMMAR.verb("dismiss", ("special", "ninja"))

# Abilities: as they are, in a territory, or on one base or palace.
PASS: Final = GRAMMAR.verb("pass")()
PLAY: Final = GRAMMAR.verb("play", CARD_WORDS)
PLAY_IN: Final = GRAMMAR.verb("play_in", CARD_WORDS, TERRITORY_WORDS)
PLAY_ON: Final = GRAMMAR.verb("play_on", CARD_WORDS, SEAT_WORDS, PLACE_WORDS, SLOT_WORDS)
SMASH: Final = GRAMMAR.verb("smash", SEAT_WORDS, TERRITORY_WORDS, SLOT_WORDS)

# Battle.
HIT: Final = GRAMMAR.verb("hit", SEAT_WORDS, PLACE_WORDS, PIECE_WORDS)
DEVOUR: Final = GRAMMAR.verb("devour", SEAT_WORDS, PLACE_WORDS, PIECE_WORDS)

# Made once, listed by reference.
DRAWS: Final[list[Option]] = [DRAW(0), DRAW(1)]
ATTACKS: Final[list[list[Option]]] = [[ATTACK(origin, goal) for goal in range(3)] for origin in range(4)]
PLAYS: Final[list[Option]] = [PLAY(card) for card in range(len(CARD_WORDS))]
# By (seat * 4 + place) * 9 + piece.
HITS: Final[list[Option]] = [HIT(s, p, piece) for s in range(2) for p in range(4) for piece in range(9)]
DEVOURS: Final[list[Option]] = [DEVOUR(s, p, piece) for s in range(2) for p in range(4) for piece in range(9)]
# By (card * 3 + territory) * 3 + slot.
BUILDS: Final[list[Option]] = [
    BUILD(card, t, slot) for card in range(len(CARD_WORDS)) for t in range(3) for slot in range(3)
]

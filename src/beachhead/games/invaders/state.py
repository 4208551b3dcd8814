"""A position of Invaders: two hands, two decks as bags, thirty slots, three zones and a track."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.invaders.cards.card import FEATURES, Card
from beachhead.games.invaders.cards.packs import Pack, find
from beachhead.games.invaders.names import (
    ALL_SLOTS,
    COLUMN,
    NO_SLOT,
    SLOTS,
    TRACK_START,
    TRACK_TOP,
    ZONE_POWER,
    ZONES,
    slot,
)
from beachhead.kernel.position import Position


class War(Position):
    """The battle board.  Seat 0 is Mankind, seat 1 the Invader."""

    DATA: ClassVar[tuple[str, ...]] = (
        "pack_key",
        "hand",
        "deck",
        "pile",
        "heroes",
        "fallen",
        "card",
        "tokens",
        "extra",
        "used",
        "hero",
        "sideways",
        "weakened",
        "track",
        "ops",
        "spent",
        "taxed",
        "turn",
        "turns",
        "plotted",
        "discount",
        "drained",
        "skip_attack",
        "held",
        "seeded",
        "built",
        "lists",
        "swapped",
        "wins",
    )

    DERIVED: ClassVar[tuple[str, ...]] = ("pack", "filled", "features")

    def __init__(self, seats: int, pack: Pack) -> None:
        super().__init__(seats)
        self.pack_key = pack.key
        self.pack = pack
        # What outlasts a game of a match.
        self.built: list[list[int]] = [[], []]  # the decks of the first game, which both sides know
        self.lists: list[list[int]] = [[], []]  # the decks now: replaced, never changed, so that copies share them
        self.swapped = 0  # cards that both sides have exchanged in secret since the first game
        self.wins = [0, 0]

    def clear_table(self) -> None:
        """Everything of one game back to the beginning."""
        self.hand: list[list[int]] = [[], []]  # sorted
        self.deck: list[list[int]] = [[], []]  # counts: a deck has no order until it is drawn from
        self.pile: list[list[int]] = [[], []]  # discards, the last one on top
        self.heroes: list[int] = []
        self.fallen: list[int] = []
        self.card = [-1] * ALL_SLOTS
        self.filled = [0] * (2 * ZONES)  # cards in each column
        self.features = [0] * FEATURES  # cards in play that have each
        self.tokens = [0] * ALL_SLOTS
        self.extra = [0] * ALL_SLOTS  # power tokens
        self.used = [False] * ALL_SLOTS
        self.hero = NO_SLOT
        self.sideways = False
        self.weakened = [0] * ZONES
        self.track = TRACK_START
        self.ops = 1
        self.spent = 0  # strategies used, a bit each
        self.taxed = 0  # icons whose cards cost the Invader one more discard
        self.turn = 1
        self.turns = 0
        self.plotted = False
        self.discount = 0
        self.drained = False
        self.skip_attack = False
        self.held = 0  # zones that cannot be attacked this turn, a bit each
        self.seeded = NO_SLOT

    def copy(self) -> War:
        twin = War(self.seats, self.pack)
        self.copy_kernel(twin)
        twin.hand = [self.hand[0][:], self.hand[1][:]]
        twin.deck = [self.deck[0][:], self.deck[1][:]]
        twin.pile = [self.pile[0][:], self.pile[1][:]]
        twin.heroes = self.heroes[:]
        twin.fallen = self.fallen[:]
        twin.card = self.card[:]
        twin.filled = self.filled[:]
        twin.features = self.features[:]
        twin.tokens = self.tokens[:]
        twin.extra = self.extra[:]
        twin.used = self.used[:]
        twin.hero = self.hero
        twin.sideways = self.sideways
        twin.weakened = self.weakened[:]
        twin.track = self.track
        twin.ops = self.ops
        twin.spent = self.spent
        twin.taxed = self.taxed
        twin.turn = self.turn
        twin.turns = self.turns
        twin.plotted = self.plotted
        twin.discount = self.discount
        twin.drained = self.drained
        twin.skip_attack = self.skip_attack
        twin.held = self.held
        twin.seeded = self.seeded
        twin.built = self.built  # never changed
        twin.lists = self.lists[:]
        twin.swapped = self.swapped
        twin.wins = self.wins[:]
        return twin

    def bind(self) -> None:
        """Takes up the pack that the key names, and counts what is in play, after loading."""
        self.pack = find(self.pack_key)
        self.filled = [0] * (2 * ZONES)
        self.features = [0] * FEATURES
        for place, card in enumerate(self.card):
            if card >= 0:
                self.count_in(place, card, 1)

    def count_in(self, place: int, card: int, n: int) -> None:
        self.filled[place // SLOTS] += n
        for feature in self.pack.cards[card].features:
            self.features[feature] += n

    def bag(self, pile: str) -> list[int]:
        if pile == "heroes":
            return self.heroes
        return self.deck[1] if pile == "invader_deck" else self.deck[0]

    def kind(self, place: int) -> Card:
        """The card in a slot."""
        return self.pack.cards[self.card[place]]

    def in_play(self, side: int) -> list[int]:
        """The slots of a side that hold a card."""
        first = side * COLUMN
        return [place for place in range(first, first + COLUMN) if self.card[place] >= 0]

    def in_zone(self, side: int, zone: int) -> list[int]:
        first = slot(side, zone, 0)
        return [place for place in range(first, first + SLOTS) if self.card[place] >= 0]

    def zone_power(self, zone: int) -> int:
        return ZONE_POWER[zone] - self.weakened[zone]

    def deck_size(self, side: int) -> int:
        return sum(self.deck[side])

    def clear(self, place: int) -> int:
        """Empties a slot and returns the card that lay there."""
        card = self.card[place]
        self.count_in(place, card, -1)
        self.card[place] = -1
        self.tokens[place] = 0
        self.extra[place] = 0
        self.used[place] = False
        return card

    def enter(self, place: int, card: int) -> None:
        self.card[place] = card
        self.count_in(place, card, 1)
        self.tokens[place] = self.pack.cards[card].tokens
        self.extra[place] = 0
        self.used[place] = False

    def shift(self, origin: int, goal: int) -> None:
        """Moves a card with all that lies on it to a free slot."""
        self.count_in(goal, self.card[origin], 1)
        for row in (self.card, self.tokens, self.extra):
            row[goal] = row[origin]
        self.used[goal] = self.used[origin]
        self.clear(origin)
        if self.hero == origin:
            self.hero = goal
        if self.seeded == origin:
            self.seeded = goal

    def move_track(self, steps: int) -> None:
        """IN 2.5: between the skull and the twelfth space."""
        self.track = max(0, min(TRACK_TOP, self.track + steps))

    def take_from_hand(self, side: int, card: int) -> None:
        self.hand[side].remove(card)

    def put_in_hand(self, side: int, cards: tuple[int, ...]) -> None:
        hand = self.hand[side]
        hand.extend(cards)
        hand.sort()

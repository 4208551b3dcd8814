"""A position of Conquest of Planet Earth: spaces, aliens, hands, decks as bags, and the fight in progress."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.conquest.cards.card import COUNTER, EVENT, LOCATION, RACE, RESISTANCE_CARD, STUFF_CARD, TECH_CARD
from beachhead.games.conquest.cards.packs import Pack, find
from beachhead.games.conquest.layouts import LAYOUTS, Layout
from beachhead.games.conquest.names import (
    ALIENS,
    AWAY,
    COMMAND,
    COMPETITIVE,
    COUNTER_BITS,
    COUNTER_MASK,
    COUNTERS,
    DECK_NUMBERS,
    DECKS,
    EVENTS,
    HUMAN_TECH,
    LOCATIONS,
    NO_SEAT,
    NOTHING,
    RACES,
    RED_EVENTS,
    RESISTANCE,
    SAUCERS,
    STUFF,
)
from beachhead.kernel.position import Position


class Invasion(Position):
    """The board and everything beside it."""

    DATA: ClassVar[tuple[str, ...]] = (
        "pack_key",
        "layout_key",
        "rules",
        "race",
        "location",
        "marker",
        "demolished",
        "counters",
        "at",
        "halted",
        "ally",
        "hand",
        "deck",
        "discards",
        "stuff",
        "spent",
        "lasting",
        "tech",
        "menace",
        "bonus",
        "stack_left",
        "points",
        "free_moves",
        "free_landings",
        "first",
        "turn",
        "phase",
        "round",
        "track",
        "pending",
        "fight_seat",
        "fight_space",
        "fight_foe",
        "fight_counter",
        "fight_cards",
        "fight_helpers",
        "fight_left",
        "fight_round",
        "fight_dice",
        "fight_bonus",
        "fight_lasting",
        "battle_bonus",
        "fight_doubled",
        "fight_die",
        "fight_extra",
        "fight_more",
        "fight_won",
        "fight_blunt",
        "fled",
        "doomed",
        "doom_roll",
        "spared",
        "debt",
    )

    DERIVED: ClassVar[tuple[str, ...]] = ("pack", "layout", "force", "terror", "peak")

    __slots__ = (*DATA, *DERIVED)

    def __init__(self, seats: int, pack: Pack, layout: Layout) -> None:
        super().__init__(seats)
        self.pack_key = pack.key
        self.pack = pack
        self.layout_key = layout.key
        self.layout = layout

    def clear_table(self) -> None:
        """Nothing is on the board and nobody has anything; a copy fills all of this itself."""
        seats, layout = self.seats, self.layout
        self.rules = [COMPETITIVE, *([0] * 11)]  # see rules.py
        self.race = [NOTHING] * seats
        spaces = layout.spaces
        self.location = [NOTHING] * spaces
        self.marker = [NO_SEAT] * spaces
        self.demolished = [False] * spaces
        self.counters = [0] * spaces  # packed
        self.at = [AWAY] * (seats * ALIENS)
        self.halted = [False] * (seats * ALIENS)
        self.ally = [NOTHING] * (seats * ALIENS)  # the card of each ally figure
        self.force = [0] * (spaces * seats)  # aliens of each seat in each space
        self.terror = [0] * seats
        self.peak = 0  # the most terror points that a team has
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.deck: list[list[int]] = [[] for _ in range(DECKS)]  # counts
        self.discards: list[list[int]] = [[] for _ in range(DECKS)]  # the last one on top
        self.stuff: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.spent: list[list[int]] = [[] for _ in range(seats)]  # those of them that lie face down
        self.lasting: list[list[int]] = []  # events that remain in play: card, seat or nobody for a red one
        self.tech: list[int] = []
        self.menace = [0] * seats
        self.bonus = [0] * seats  # terror points that are on no location
        self.stack_left = [0b111111] * seats  # command counters, a bit each
        self.points = [0] * seats
        self.free_moves = 0
        self.free_landings = 0
        self.first = 0
        self.turn = 0
        self.phase = COMMAND
        self.round = 0
        self.track = 0
        self.pending: list[int] = []  # spaces where a counter has appeared under aliens
        self.clear_fight()
        self.battle_bonus = [0, 0]
        self.debt = [0] * seats  # action points that a seat loses in its next action phase
        self.doomed = NOTHING  # the alien that is about to be destroyed
        self.doom_roll = 0
        self.spared = False

    def clear_fight(self) -> None:
        """No fight is in progress."""
        self.fight_seat = NO_SEAT
        self.fight_space = NOTHING
        self.fight_foe = NO_SEAT  # the defending aliens' seat
        self.fight_counter = NOTHING
        self.fight_cards: list[int] = []
        self.fight_helpers: list[int] = []  # Resistance cards that fight for the aliens
        self.fight_left = 0
        self.fight_round = 0
        self.fight_dice: list[list[int]] = [[], []]
        self.fight_bonus = [0, 0]  # for the round
        self.fight_lasting = [0, 0]  # for the fight
        self.fight_doubled = [0, 0]
        self.fight_die = [0, 0]
        self.fight_extra = [0, 0]  # further dice in this fight
        self.fight_more = [0, 0]  # in this round
        self.fight_won = NOTHING  # the side that wins the round whatever the dice say
        self.fight_blunt = False
        self.fled = NO_SEAT  # the seat that has fled out of the fight

    def copy(self) -> Invasion:
        """Copies share the lists inside lists, such as `hand[seat]`: those are replaced, never changed."""
        twin = Invasion(self.seats, self.pack, self.layout)
        self.copy_table(twin)
        return twin

    def copy_table(self, twin: Invasion) -> None:
        self.copy_kernel(twin)
        twin.rules = self.rules  # never changed after the set-up
        twin.race = self.race.copy()
        twin.location = self.location.copy()
        twin.marker = self.marker.copy()
        twin.demolished = self.demolished.copy()
        twin.counters = self.counters.copy()
        twin.at = self.at.copy()
        twin.halted = self.halted.copy()
        twin.ally = self.ally.copy()
        twin.force = self.force.copy()
        twin.terror = self.terror.copy()
        twin.peak = self.peak
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.stuff = self.stuff.copy()
        twin.spent = self.spent.copy()
        twin.lasting = self.lasting.copy()
        twin.tech = self.tech.copy()
        twin.menace = self.menace.copy()
        twin.bonus = self.bonus.copy()
        twin.stack_left = self.stack_left.copy()
        twin.points = self.points.copy()
        twin.free_moves = self.free_moves
        twin.free_landings = self.free_landings
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.track = self.track
        twin.pending = self.pending.copy()
        twin.battle_bonus = self.battle_bonus.copy()
        twin.debt = self.debt.copy()
        twin.doomed = self.doomed
        twin.doom_roll = self.doom_roll
        twin.spared = self.spared
        if self.fight_seat >= 0:
            self.copy_fight(twin)
        else:
            twin.clear_fight()

    def copy_fight(self, twin: Invasion) -> None:
        twin.fight_seat = self.fight_seat
        twin.fight_space = self.fight_space
        twin.fight_foe = self.fight_foe
        twin.fight_counter = self.fight_counter
        twin.fight_cards = self.fight_cards.copy()
        twin.fight_helpers = self.fight_helpers.copy()
        twin.fight_left = self.fight_left
        twin.fight_round = self.fight_round
        twin.fight_dice = self.fight_dice.copy()
        twin.fight_bonus = self.fight_bonus.copy()
        twin.fight_lasting = self.fight_lasting.copy()
        twin.fight_doubled = self.fight_doubled.copy()
        twin.fight_die = self.fight_die.copy()
        twin.fight_extra = self.fight_extra.copy()
        twin.fight_more = self.fight_more.copy()
        twin.fight_won = self.fight_won
        twin.fight_blunt = self.fight_blunt
        twin.fled = self.fled

    def bind(self) -> None:
        """Takes up the pack and the layout that the keys name, and counts what stands where, after loading."""
        self.pack = find(self.pack_key)
        self.layout = LAYOUTS[self.layout_key]
        self.force = [0] * (self.layout.spaces * self.seats)
        for piece, space in enumerate(self.at):
            if space >= 0:
                self.force[space * self.seats + piece // ALIENS] += 1

    def open_decks(self, split: bool) -> None:
        """Every deck whole; the event deck is split where the Resistance has its own (CPE 14.3)."""
        pack = self.pack
        self.deck[EVENTS] = pack.red_events(False) if split else pack.deck(EVENT)
        self.deck[RED_EVENTS] = pack.red_events(True) if split else [0] * len(pack.cards)
        self.deck[RESISTANCE] = pack.deck(RESISTANCE_CARD)
        self.deck[STUFF] = pack.deck(STUFF_CARD)
        self.deck[LOCATIONS] = pack.deck(LOCATION)
        self.deck[HUMAN_TECH] = pack.deck(TECH_CARD)
        self.deck[COUNTERS] = pack.deck(COUNTER)
        self.deck[RACES] = pack.deck(RACE)

    def bag(self, pile: str) -> list[int]:
        if pile not in DECK_NUMBERS:  # a hand
            counts = [0] * len(self.pack.cards)
            for card in self.hand[int(pile[4:])]:
                counts[card] += 1
            return counts
        deck = DECK_NUMBERS[pile]
        bag = self.deck[deck] = self.deck[deck].copy()  # what is drawn is taken out of it
        return bag

    def restock(self, deck: int, card: int, n: int = 1) -> None:
        """So many of a card go into a deck, or out of it."""
        counts = self.deck[deck] = self.deck[deck].copy()
        counts[card] += n

    def refill(self, pile: str) -> None:
        """CPE 1.8: an empty deck is made of its discards again."""
        if pile not in DECK_NUMBERS:
            return
        deck = DECK_NUMBERS[pile]
        bag = self.bag(pile)
        for card in self.discards[deck]:
            bag[card] += 1
        self.discards[deck] = []

    # Aliens.

    def put(self, piece: int, space: int) -> None:
        """Moves an alien to a space, to the pool, or out of the game."""
        seat = piece // ALIENS
        if self.at[piece] >= 0:
            self.force[self.at[piece] * self.seats + seat] -= 1
        if space >= 0:
            self.force[space * self.seats + seat] += 1
        self.at[piece] = space

    def aliens_at(self, space: int, seat: int) -> int:
        return self.force[space * self.seats + seat]

    def pieces_at(self, space: int, seat: int) -> list[int]:
        first = seat * ALIENS
        return [piece for piece in range(first, first + ALIENS) if self.at[piece] == space]

    def ally_of(self, card: int) -> int:
        """The figure of an ally card."""
        return self.ally.index(card)

    def saucer_in(self, seat: int, space: int) -> int:
        """A saucer of the seat there, one that can still move if there is one."""
        first = seat * ALIENS
        found = -1
        for piece in range(first, first + SAUCERS):
            if self.at[piece] == space:
                if not self.halted[piece]:
                    return piece
                found = piece
        return found

    # Counters.

    def counters_at(self, space: int) -> list[int]:
        """The kinds of the counters in a space."""
        packed = self.counters[space]
        found: list[int] = []
        while packed:
            found.append((packed & COUNTER_MASK) - 1)
            packed >>= COUNTER_BITS
        return found

    def set_counters(self, space: int, kinds: list[int]) -> None:
        packed = 0
        for kind in sorted(kinds, reverse=True):
            packed = packed << COUNTER_BITS | kind + 1
        self.counters[space] = packed


def without(cards: list[int], card: int) -> list[int]:
    """The same cards but for one of that kind."""
    rest = cards.copy()
    rest.remove(card)
    return rest

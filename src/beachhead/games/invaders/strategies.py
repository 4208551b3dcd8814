"""The strategies of the battle board, each once a game (IN 8)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.invaders.cards.card import DEFENDERS
from beachhead.games.invaders.drain import DECKS, DrawCards
from beachhead.games.invaders.effects import recover
from beachhead.games.invaders.ends import INVADER_DECK, verdict
from beachhead.games.invaders.heroes import Leave
from beachhead.games.invaders.names import (
    ATOMISE_MOON,
    AUTOPSIES,
    CLEAN_SLATE,
    COLUMN,
    DEFENDER,
    DESOLATOR,
    DRAIN_OCEAN,
    HEAT_ATMOSPHERE,
    INVADER,
    INVADER_ICON,
    MANKIND,
    MELT_ICE,
    PYRAMID,
    RETRIBUTION,
    TENTACLE,
)
from beachhead.games.invaders.queries import distinct
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Step
from beachhead.kernel.options import Option

# Which each side may enable in its main phase; Chainmail and the Pods have moments of their own.
IN_MAIN_PHASE = (
    (AUTOPSIES, RETRIBUTION, CLEAN_SLATE),
    (DRAIN_OCEAN, ATOMISE_MOON, MELT_ICE, HEAT_ATMOSPHERE),
)


def strategy_offers(g: War, side: int) -> list[Option]:
    """What a side may still enable in its main phase; Retribution wants a Defender."""
    moves = g.pack.moves
    key = (side, g.spent, g.features[DEFENDERS] > 0)
    offers = moves.strategy_lists.get(key)
    if offers is None:
        offers = moves.strategy_lists[key] = [
            moves.strategies[strategy]
            for strategy in IN_MAIN_PHASE[side]
            if not g.spent >> strategy & 1 and (strategy != RETRIBUTION or key[2])
        ]
    return offers


def defenders(g: War) -> list[int]:
    if not g.features[DEFENDERS]:
        return []
    cards = g.pack.cards
    return [place for place in range(COLUMN) if g.card[place] >= 0 and cards[g.card[place]].icons & DEFENDER]


@dataclass
class Strategy(Frame):
    """Flip the marker, follow the board."""

    side: int
    strategy: int

    def begin(self, g: War) -> Step:
        g.spent |= 1 << self.strategy
        g.tell("strategy", self.side, self.strategy)
        if self.strategy == AUTOPSIES:
            recover(g, MANKIND, 5)
            return self.move_track(g, 1)
        if self.strategy == HEAT_ATMOSPHERE:
            recover(g, INVADER, 5)
            return self.move_track(g, -1)
        if self.strategy == DRAIN_OCEAN:
            g.taxed |= TENTACLE
            return Call(DrawCards(INVADER, 3), self.two_down)
        if self.strategy == ATOMISE_MOON:
            g.taxed |= PYRAMID
            return Call(DrawCards(INVADER, 2), self.two_down)
        if self.strategy == RETRIBUTION:
            options = [g.pack.moves.sacrifice(place) for place in distinct(g, defenders(g))]
            return Ask(MANKIND, options, self.chosen)
        return self.new_hand(g)

    def move_track(self, g: War, steps: int) -> Step:
        g.move_track(steps)
        g.tell("track", self.side, g.track)
        why = verdict(g)
        return End(why) if why else Done()

    def two_down(self, g: War, _: object) -> Step:
        return self.move_track(g, -2)

    def new_hand(self, g: War) -> Step:
        """The hand is shuffled into the deck, and as many cards are drawn."""
        hand = g.hand[self.side]
        n = len(hand)
        for card in hand:
            g.deck[self.side][card] += 1
        g.hand[self.side] = []
        return Call(DrawCards(self.side, n), self.over)

    def chosen(self, g: War, pick: Option) -> Step:
        return Call(Leave(pick.args[0], False), self.flip)

    def flip(self, g: War, _: object) -> Step:
        if not g.deck_size(INVADER):
            return End(INVADER_DECK)
        return Draw(DECKS[INVADER], 1, self.flipped)

    def flipped(self, g: War, cards: tuple[int, ...]) -> Step:
        """IN 8.3: an Invader or a Desolator on top costs the Invader its next attack."""
        g.pile[INVADER].extend(cards)
        g.tell("drained", INVADER, *cards)
        if g.pack.cards[cards[0]].icons & (INVADER_ICON | DESOLATOR):
            g.skip_attack = True
            g.tell("attack_skipped", INVADER)
        return Done()

    def over(self, g: War, _: object) -> Step:
        return Done()

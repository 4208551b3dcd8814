"""Playing a card: a zone, room, the price, the chance to cancel it, and its effects (IN 4)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.invaders.cards.card import PLAY
from beachhead.games.invaders.drain import DECKS
from beachhead.games.invaders.effects import Resolve
from beachhead.games.invaders.heroes import Leave
from beachhead.games.invaders.names import MANKIND, NO_SLOT, SLOTS, ZONES
from beachhead.games.invaders.queries import can_pay, distinct, free_slot, full_price, price
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, Draw, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class PlayCard(Frame):
    """A card from the hand.  Its result is whether it happened; `reply` cards only answer another."""

    side: int
    card: int
    reply: bool = False
    zone: int = -1
    owed: int = 0  # cards still to discard
    toll: int = 0  # cards to drain
    paid_last: int = 0  # the order of payment does not matter
    place: int = NO_SLOT
    cancelled: bool = False
    ability: int = 0
    done: bool = False  # the card lies in the discards

    def begin(self, g: War) -> Step:
        card = g.pack.cards[self.card]
        self.owed, self.toll = price(g, self.side, card)
        if g.discount and g.turn == self.side and (self.owed, self.toll) != full_price(g, self.side, card):
            g.discount = 0
        g.take_from_hand(self.side, self.card)
        g.tell("plays", self.side, self.card)
        if not card.lasts or self.reply:
            return self.pay(g)
        return Ask(self.side, g.pack.moves.zones([self.has_room(g, zone) for zone in range(ZONES)]), self.placed)

    def has_room(self, g: War, zone: int) -> bool:
        """IN 5.5: Mankind can make room in a full column; the Invader cannot."""
        if free_slot(g, self.side, zone) >= 0:
            return True
        return self.side == MANKIND and bool(self.spare(g, zone))

    def spare(self, g: War, zone: int) -> list[int]:
        """Cards that may make room (IN 5.5): not the Hero, nor a card without which there is no fifth slot."""
        column = g.in_zone(MANKIND, zone)
        return [place for place in column if place != g.hero and (len(column) < SLOTS or not g.kind(place).widens)]

    def placed(self, g: War, pick: Option) -> Step:
        self.zone = pick.args[0]
        if free_slot(g, self.side, self.zone) >= 0:
            return self.pay(g)
        options = [g.pack.moves.make_room(place) for place in distinct(g, self.spare(g, self.zone))]
        return Ask(self.side, options, self.made_room)

    def made_room(self, g: War, pick: Option) -> Step:
        return Call(Leave(pick.args[0], False), self.pay)

    # The price (IN 4.2).

    def pay(self, g: War, _: object = None) -> Step:
        if self.owed:
            return Ask(self.side, [g.pack.moves.pays[card] for card in self.coins(g)], self.paid)
        if self.toll:
            return Draw(DECKS[self.side], self.toll, self.drained)
        return self.window(g)

    def coins(self, g: War) -> list[int]:
        """Cards to pay with, in rising order, as long as enough are left for the rest of the price."""
        hand = g.hand[self.side]
        first = 0
        while hand[first] < self.paid_last and len(hand) - first > self.owed:
            first += 1
        return sorted(set(hand[first : len(hand) - self.owed + 1]))

    def paid(self, g: War, pick: Option) -> Step:
        self.paid_last = pick.args[0]
        g.take_from_hand(self.side, pick.args[0])
        g.pile[self.side].append(pick.args[0])
        g.tell("pays", self.side, pick.args[0])
        self.owed -= 1
        return self.pay(g)

    def drained(self, g: War, cards: tuple[int, ...]) -> Step:
        g.pile[self.side].extend(cards)
        g.tell("drain_paid", self.side, *cards)
        return self.window(g)

    # The chance to cancel it (IN 4.6).

    def window(self, g: War) -> Step:
        """Whoever holds cards might cancel, so whoever holds cards is asked."""
        enemy = 1 - self.side
        if not g.hand[enemy]:
            return self.resolve(g)
        cards, moves = g.pack.cards, g.pack.moves
        options: list[Option] = []
        last = -1
        for card in g.hand[enemy]:
            if cards[card].cancels and card != last:
                last = card
                kind = cards[card]
                wanted = kind.abilities[kind.cancel].effects[0].icons
                if (not wanted or wanted & cards[self.card].icons) and can_pay(g, enemy, kind):
                    options.append(moves.cancel(card))
        if not options:
            return Ask(enemy, moves.only_pass, self.answered)
        options.append(moves.pass_)
        return Ask(enemy, options, self.answered)

    def answered(self, g: War, pick: Option) -> Step:
        if pick.verb == "pass":
            return self.resolve(g)
        return Call(PlayCard(1 - self.side, pick.args[0], True), self.countered)

    def countered(self, g: War, happened: object) -> Step:
        self.cancelled = bool(happened)
        return self.resolve(g)

    # What it does.

    def held(self) -> bool:
        """Whether the card is in nobody's hand, slot or pile: it is being played."""
        return not self.done and self.place < 0

    def resolve(self, g: War) -> Step:
        if self.cancelled:
            g.tell("cancelled", self.side, self.card)
            return self.finish(g, False)
        card = g.pack.cards[self.card]
        if self.reply:
            return self.finish(g, True)
        if card.lasts:
            self.place = free_slot(g, self.side, self.zone)
            g.enter(self.place, self.card)
            g.tell("enters", self.side, self.card, self.zone)
        return self.effects(g)

    def effects(self, g: War, _: object = None) -> Step:
        abilities = g.pack.cards[self.card].abilities
        while self.ability < len(abilities):
            index = self.ability
            self.ability += 1
            if abilities[index].when == PLAY:
                return Call(Resolve(self.side, self.card, self.place, self.zone, index), self.effects)
        if g.pack.cards[self.card].lasts:
            return Done(True)
        return self.finish(g, True)

    def finish(self, g: War, happened: bool) -> Step:
        g.pile[self.side].append(self.card)
        self.done = True
        return Done(happened)

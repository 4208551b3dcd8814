"""Playing a card: a zone, room, the price, the chance to cancel it, and its effects (IN 4)."""

from __future__ import annotations

from typing import Any

from beachhead.games.invaders.cards.card import PLAY
from beachhead.games.invaders.drain import DECKS
from beachhead.games.invaders.effects import Resolve
from beachhead.games.invaders.heroes import Leave
from beachhead.games.invaders.names import ALL_ZONES, MANKIND, NO_SLOT, SLOTS, ZONES
from beachhead.games.invaders.queries import can_pay, distinct, free_slot, free_zones, full_price, price
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, Draw, Frame, Step
from beachhead.kernel.options import Option


class PlayCard(Frame):
    """A card from the hand.  Its result is whether it happened; `reply` cards only answer another."""

    def __init__(
        self,
        side: int,
        card: int,
        reply: bool = False,
        zone: int = -1,
        owed: int = 0,
        toll: int = 0,
        paid_last: int = 0,
        place: int = NO_SLOT,
        cancelled: bool = False,
        ability: int = 0,
        done: bool = False,
    ) -> None:
        self.side = side
        self.card = card
        self.reply = reply
        self.zone = zone
        self.owed = owed  # cards still to discard
        self.toll = toll  # cards to drain
        self.paid_last = paid_last  # the order of payment does not matter
        self.place = place
        self.cancelled = cancelled
        self.ability = ability
        self.done = done  # the card lies in the discards

    def values(self) -> list[object]:
        price = [self.owed, self.toll, self.paid_last]
        return [
            self.side,
            self.card,
            self.reply,
            self.zone,
            *price,
            self.place,
            self.cancelled,
            self.ability,
            self.done,
        ]

    def copy(self) -> PlayCard:
        twin = PlayCard(self.side, self.card, self.reply, self.zone, self.owed, self.toll, self.paid_last, self.place)
        twin.cancelled = self.cancelled
        twin.ability = self.ability
        twin.done = self.done
        twin.at = self.at
        return twin

    def resume(self, g: War, answer: Any) -> Step:
        at = self.at
        if at == "paid":
            return self.paid(g, answer)
        if at == "answered":
            return self.answered(g, answer)
        if at == "placed":
            return self.placed(g, answer)
        if at == "effects":
            return self.effects(g)
        if at == "drained":
            return self.drained(g, answer)
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        card = g.pack.cards[self.card]
        self.owed, self.toll = price(g, self.side, card)
        if g.discount and g.turn == self.side and (self.owed, self.toll) != full_price(g, self.side, card):
            g.discount = 0
        g.take_from_hand(self.side, self.card)
        g.tell("plays", self.side, self.card)
        if not card.lasts or self.reply:
            return self.pay(g)
        return Ask(self.side, g.pack.moves.zones[self.roomy(g)], "placed")

    def roomy(self, g: War) -> int:
        """The zones that the card may enter (IN 5.5): Mankind can make room in a full column; the Invader cannot."""
        zones = free_zones(g, self.side)
        if zones != ALL_ZONES and self.side == MANKIND:
            for zone in range(ZONES):
                if not zones >> zone & 1 and self.spare(g, zone):
                    zones |= 1 << zone
        return zones

    def spare(self, g: War, zone: int) -> list[int]:
        """Cards that may make room (IN 5.5): not the Hero, nor a card without which there is no fifth slot."""
        column = g.in_zone(MANKIND, zone)
        needed = [place for place in column if g.kind(place).widens] if len(column) == SLOTS else []
        return [place for place in column if place != g.hero and needed != [place]]

    def placed(self, g: War, pick: Option) -> Step:
        self.zone = pick.args[0]
        if free_slot(g, self.side, self.zone) >= 0:
            return self.pay(g)
        options = [g.pack.moves.make_room(place) for place in distinct(g, self.spare(g, self.zone))]
        return Ask(self.side, options, "made_room")

    def made_room(self, g: War, pick: Option) -> Step:
        return Call(Leave(pick.args[0], False), self.pay)

    # The price (IN 4.2).

    def pay(self, g: War, _: object = None) -> Step:
        if self.owed:
            return Ask(self.side, self.coins(g), "paid")
        if self.toll:
            return Draw(DECKS[self.side], self.toll, "drained")
        return self.window(g)

    def coins(self, g: War) -> list[Option]:
        """Cards to pay with, in rising order, as long as enough are left for the rest of the price."""
        pays, hand = g.pack.moves.pays, g.hand[self.side]
        first = 0
        while hand[first] < self.paid_last and len(hand) - first > self.owed:
            first += 1
        options: list[Option] = []
        last = -1
        for card in hand[first : len(hand) - self.owed + 1]:
            if card != last:
                last = card
                options.append(pays[card])
        return options

    def paid(self, g: War, pick: Option) -> Step:
        card = pick.args[0]
        self.paid_last = card
        g.take_from_hand(self.side, card)
        g.pile[self.side].append(card)
        g.tell("pays", self.side, card)
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
            return Ask(enemy, moves.only_pass, "answered")
        options.append(moves.pass_)
        return Ask(enemy, options, "answered")

    def answered(self, g: War, pick: Option) -> Step:
        if pick.verb == "pass":
            return self.resolve(g)
        return Call(PlayCard(1 - self.side, pick.args[0], True), "countered")

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
                return Call(Resolve(self.side, self.card, self.place, self.zone, index), "effects")
        if g.pack.cards[self.card].lasts:
            return Done(True)
        return self.finish(g, True)

    def finish(self, g: War, happened: bool) -> Step:
        g.pile[self.side].append(self.card)
        self.done = True
        return Done(happened)

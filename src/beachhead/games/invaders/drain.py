"""Drawing and draining: cards leave the deck, and a deck that cannot give loses the game (IN 3.3, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from beachhead.games.invaders.cards.card import GUARDS
from beachhead.games.invaders.ends import MUTUAL_RUIN, deck_out
from beachhead.games.invaders.names import INVADER, MANKIND
from beachhead.games.invaders.queries import can_pay, distinct
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Step
from beachhead.kernel.options import Option

DECKS: Final = ("mankind_deck", "invader_deck")


class DrawCards(Frame):
    """A side draws cards into its hand; an empty deck loses."""

    def __init__(self, side: int, n: int) -> None:
        self.side = side
        self.n = n

    def values(self) -> list[object]:
        return [self.side, self.n]

    def resume(self, g: War, answer: Any) -> Step:
        return self.drawn(g, answer)

    def begin(self, g: War) -> Step:
        if self.n > g.deck_size(self.side):
            return End(deck_out(self.side))
        if self.n == 0:
            return Done()
        return Draw(DECKS[self.side], self.n, "drawn", to=self.side)

    def drawn(self, g: War, cards: tuple[int, ...]) -> Step:
        g.put_in_hand(self.side, cards)
        g.tell("drew", self.side, len(cards))
        return Done()


class Drain(Frame):
    """Cards flip from a deck to its discards.  What the enemy inflicts can be prevented first (IN 7.4)."""

    def __init__(self, side: int, n: int, inflicted: bool = True) -> None:
        self.side = side
        self.n = n
        self.inflicted = inflicted

    def values(self) -> list[object]:
        return [self.side, self.n, self.inflicted]

    def resume(self, g: War, answer: Any) -> Step:
        if self.at == "flipped":
            return self.flipped(g, answer)
        if self.at == "answered":
            return self.answered(g, answer)
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        if self.n <= 0:
            return Done()
        if self.inflicted and (g.hand[self.side] or self.guards(g)):
            return self.ask(g)
        return self.flip(g)

    def ask(self, g: War) -> Step:
        """Anybody with cards in hand might prevent it, so everybody who has some is asked."""
        moves, cards = g.pack.moves, g.pack.cards
        options: list[Option] = []
        last = -1
        for card in g.hand[self.side]:
            if cards[card].prevents and card != last:
                last = card
                if can_pay(g, self.side, cards[card]):
                    options.append(moves.prevent(card))
        if g.features[GUARDS]:
            options.extend([moves.prevent_by(place) for place in self.guards(g)])
        if not options:
            return Ask(self.side, moves.only_pass, "answered")
        options.append(moves.pass_)
        return Ask(self.side, options, "answered")

    def guards(self, g: War) -> list[int]:
        """Cards in play whose tokens prevent a drain."""
        if not g.features[GUARDS]:
            return []
        found: list[int] = []
        for place in g.in_play(self.side):
            card = g.kind(place)
            if card.drained >= 0 and g.tokens[place] >= max(1, card.abilities[card.drained].tokens):
                found.append(place)
        return distinct(g, found)

    def answered(self, g: War, pick: Option) -> Step:
        if pick.verb == "pass":
            return self.flip(g)
        if pick.verb == "prevent_by":
            place = pick.args[0]
            ability = g.kind(place).abilities[g.kind(place).drained]
            g.tokens[place] -= ability.tokens
            g.tell("prevented", self.side, g.card[place], ability.effects[0].n)
            self.n -= ability.effects[0].n
            return self.begin(g)
        return Call(Prevent(self.side, pick.args[0]), self.prevented)

    def prevented(self, g: War, n: object) -> Step:
        assert isinstance(n, int)
        self.n -= n
        return self.begin(g)

    def flip(self, g: War) -> Step:
        if self.n > g.deck_size(self.side):
            return End(deck_out(self.side))
        return Draw(DECKS[self.side], self.n, "flipped")

    def flipped(self, g: War, cards: tuple[int, ...]) -> Step:
        g.pile[self.side].extend(cards)
        g.tell("drained", self.side, *cards)
        if self.inflicted and self.side == MANKIND and g.turn == INVADER:
            g.drained = True
        return Done(len(cards))


@dataclass
class Prevent(Frame):
    """A card from the hand that prevents a drain: paid for, shown, and it may be cancelled."""

    side: int
    card: int

    def begin(self, g: War) -> Step:
        from beachhead.games.invaders.play import PlayCard

        return Call(PlayCard(self.side, self.card, True), self.played)

    def played(self, g: War, happened: object) -> Step:
        if not happened:
            return Done(0)
        card = g.pack.cards[self.card]
        n = card.abilities[card.drained].effects[0].n
        g.tell("prevented", self.side, self.card, n)
        return Done(n)


@dataclass
class DrainBoth(Frame):
    """Both decks drain together; if neither can, Mankind wins (IN 9.3)."""

    n: int

    def begin(self, g: War) -> Step:
        if self.n > g.deck_size(MANKIND) and self.n > g.deck_size(INVADER):
            return End(MUTUAL_RUIN)
        return Call(Drain(MANKIND, self.n, g.turn == INVADER), self.mankind)

    def mankind(self, g: War, _: object) -> Step:
        return Call(Drain(INVADER, self.n, g.turn == MANKIND), self.over)

    def over(self, g: War, _: object) -> Step:
        return Done()

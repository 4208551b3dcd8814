"""Hands of event cards: the draw phase, and cards that must be played at once (CPE 5.10, 10.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import HAND_PILES, NO_SEAT
from beachhead.games.conquest.pieces import lose_card
from beachhead.games.conquest.play import PlayEvent
from beachhead.games.conquest.queries import hand_size
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, Frame, Step
from beachhead.kernel.options import Option


class TakeEvents(Frame):
    """Drawn events go into the hand; those marked so are shown and played at once, in the order the player wants."""

    def __init__(self, seat: int, cards: tuple[int, ...], due: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards
        self.due = due

    def values(self) -> list[object]:
        return [self.seat, self.cards, self.due]

    def copy(self) -> TakeEvents:
        twin = TakeEvents(self.seat, self.cards, self.due)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        kept = [card for card in self.cards if not g.pack.cards[card].immediately]
        self.due = tuple(sorted([card for card in self.cards if g.pack.cards[card].immediately]))
        self.cards = ()
        g.hand[self.seat] = sorted([*g.hand[self.seat], *kept])
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        if not self.due:
            return Done()
        kinds = sorted(set(self.due))
        if len(kinds) == 1:
            return self.play(g, kinds[0])
        return Ask(self.seat, [g.pack.moves.play(card, 0) for card in kinds], "chosen")

    def chosen(self, g: Invasion, pick: Option) -> Step:
        return self.play(g, pick.args[0])

    def play(self, g: Invasion, card: int) -> Step:
        left = list(self.due)
        left.remove(card)
        self.due = tuple(left)
        return Call(PlayEvent(self.seat, card, 0), "next")


class FillHand(Frame):
    """A hand is filled up to the race's intelligence; what is played at once is not replaced."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[object]:
        return [self.seat]

    def copy(self) -> FillHand:
        twin = FillHand(self.seat)
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "drawn":
            return self.drawn(g, answer)
        if self.at == "over":
            return self.over(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        n = hand_size(g, self.seat) - len(g.hand[self.seat])
        if n <= 0:
            return Done()
        return Draw("events", n, "drawn", to=self.seat)

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        g.tell("drew", self.seat, len(cards))
        return Call(TakeEvents(self.seat, cards), "over")

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


class DrawPhase(Frame):
    """One card may be discarded, then the hand is filled (CPE 5.10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[object]:
        return [self.seat]

    def copy(self) -> DrawPhase:
        twin = DrawPhase(self.seat)
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "took":
            return self.took(g, answer)
        if self.at == "over":
            return self.over(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        moves = g.pack.moves
        options = [moves.discards[card] for card in sorted(set(g.hand[self.seat]))]
        if not options:
            return Call(FillHand(self.seat), "over")
        return Ask(self.seat, [moves.keep, *options], "took")

    def took(self, g: Invasion, pick: Option) -> Step:
        if pick.args:
            lose_card(g, self.seat, pick.args[0])
        return Call(FillHand(self.seat), "over")

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


@dataclass
class AllDiscard(Frame):
    """Every seat loses event cards at random."""

    n: int
    seat: int = NO_SEAT
    left: int = 0

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion) -> Step:
        while True:
            if self.left > 0 and g.hand[self.seat]:
                return Draw(HAND_PILES[self.seat], 1, "lost")
            self.seat += 1
            if self.seat >= g.seats:
                return Done()
            self.left = self.n

    def lost(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        lose_card(g, self.seat, cards[0])
        self.left -= 1
        return self.next(g)


def take_events(seat: int, *cards: int) -> Frame:
    return TakeEvents(seat, cards)


LINKS.to("take_events", take_events)
LINKS.to("all_discard", AllDiscard)

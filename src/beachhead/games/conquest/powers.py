"""Powers that come by themselves or at once: after a fight won, when a location is explored or conquered."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.conquest.aims import usable
from beachhead.games.conquest.cards.card import W_WON
from beachhead.games.conquest.effects import Resolve
from beachhead.games.conquest.play import Chances
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Call, Done, Frame, Step


@dataclass
class OwnPowers(Frame):
    """Every power of a moment that a seat has: the automatic ones first, then those that it may choose.

    The sources are its race, its space stuff and the location itself, by number.
    """

    moment: int
    seat: int
    space: int
    source: int = 0
    mode: int = 0
    cards: tuple[int, ...] = ()  # the sources as they were when the moment came: a drawn card is none of them

    def sources(self, g: Invasion) -> list[int]:
        place = g.location[self.space]
        own = [g.race[self.seat], *g.stuff[self.seat]]
        return own if place < 0 or g.demolished[self.space] else [*own, place]

    def begin(self, g: Invasion) -> Step:
        self.cards = tuple(self.sources(g))
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        while self.source < len(self.cards):
            card = self.cards[self.source]
            powers = g.pack.cards[card].powers
            while self.mode < len(powers):
                mode = self.mode
                power = powers[mode]
                self.mode += 1
                if power.when == self.moment and power.auto and usable(g, self.seat, card, power):
                    g.tell("power", self.seat, card, mode)
                    return Call(Resolve(self.seat, card, mode, self.space), self.next)
            self.mode = 0
            self.source += 1
        if self.moment == W_WON:
            return Call(Chances(W_WON, self.seat), self.over)
        return Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()

"""Powers that come by themselves or at once: after a fight won, when a location is explored or conquered."""

from __future__ import annotations

from beachhead.games.conquest.aims import usable
from beachhead.games.conquest.cards.card import W_WON
from beachhead.games.conquest.effects import Resolve
from beachhead.games.conquest.play import Chances
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Call, Done, Frame, Step


class OwnPowers(Frame):
    """Every power of a moment that a seat has: the automatic ones first, then those that it may choose.

    The sources are its race, the space stuff that it has when the moment comes, and the location itself.
    """

    def __init__(self, moment: int, seat: int, space: int, sources: tuple[int, ...] = (), mode: int = 0) -> None:
        self.moment = moment
        self.seat = seat
        self.space = space
        self.sources = sources
        self.mode = mode

    def values(self) -> list[object]:
        return [self.moment, self.seat, self.space, self.sources, self.mode]

    def copy(self) -> OwnPowers:
        twin = OwnPowers(self.moment, self.seat, self.space, self.sources, self.mode)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        place = g.location[self.space]
        here = [] if place < 0 or g.demolished[self.space] else [place]
        self.sources = (g.race[self.seat], *g.stuff[self.seat], *here)
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        while self.sources:
            card = self.sources[0]
            powers = g.pack.cards[card].powers
            while self.mode < len(powers):
                mode = self.mode
                power = powers[mode]
                self.mode += 1
                if power.when == self.moment and power.auto and usable(g, self.seat, card, power):
                    g.tell("power", self.seat, card, mode)
                    return Call(Resolve(self.seat, card, mode, self.space), "next")
            self.mode = 0
            self.sources = self.sources[1:]
        if self.moment == W_WON:
            return Call(Chances(W_WON, self.seat), "over")
        return Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()

"""From a pack and settings to the first turn (IN 1)."""

from __future__ import annotations

from beachhead.games.invaders.drain import DrawCards
from beachhead.games.invaders.heroes import NextHero
from beachhead.games.invaders.names import INVADER, MANKIND, OPENING_HAND
from beachhead.games.invaders.state import War
from beachhead.games.invaders.turn import Rounds
from beachhead.kernel.frames import Call, Done, Frame, Step


class SetUp(Frame):
    """Decks, the first Hero in a zone of Mankind's choice, five cards each."""

    def __init__(self, track: int) -> None:
        self.track = track

    def values(self) -> list[object]:
        return [self.track]

    def copy(self) -> SetUp:
        twin = SetUp(self.track)
        twin.at = self.at
        return twin

    def begin(self, g: War) -> Step:
        g.clear_table()
        g.deck = [g.lists[MANKIND][:], g.lists[INVADER][:]]
        g.heroes = g.pack.heroes()
        g.track = self.track
        g.turn = MANKIND
        return Call(NextHero(False), self.hero_placed)

    def hero_placed(self, g: War, _: object) -> Step:
        return Call(DrawCards(MANKIND, OPENING_HAND), self.mankind_drew)

    def mankind_drew(self, g: War, _: object) -> Step:
        return Call(DrawCards(INVADER, OPENING_HAND), self.invader_drew)

    def invader_drew(self, g: War, _: object) -> Step:
        return Call(Rounds(), self.over)

    def over(self, g: War, _: object) -> Step:
        return Done()

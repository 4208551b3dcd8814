"""From seats and settings to the first turn (AF 1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.facilities.alien_artifact import ON_DISPLAY
from beachhead.games.alien_frontiers.names import ALIEN_MONUMENT, MAINTENANCE_BAY, SHIPS_EACH
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.games.alien_frontiers.turn import Rounds
from beachhead.kernel.frames import Call, Done, Draw, Frame, Roll, Step

COLONIES: Final = {2: 8, 3: 7, 4: 6}
LONG_GAME_COLONIES: Final = 8
STARTING_SHIPS: Final = 3


@dataclass
class SetUp(Frame):
    """Ships, colonies and cards are given out; the highest roll begins, ties roll again (AF 1.5)."""

    long_game: bool
    rolling: tuple[int, ...] = ()
    dealt: int = 0

    def begin(self, g: Frontier) -> Step:
        g.deck = [1 if card <= ALIEN_MONUMENT else 2 for card in range(13)]
        colonies = LONG_GAME_COLONIES if self.long_game else COLONIES[g.seats]
        for seat in range(g.seats):
            g.supply[seat] = colonies
            for ship in range(STARTING_SHIPS):
                g.send(seat * SHIPS_EACH + ship, MAINTENANCE_BAY)
        self.rolling = tuple(range(g.seats))
        return Draw("deck", ON_DISPLAY, self.displayed)

    def displayed(self, g: Frontier, cards: tuple[int, ...]) -> Step:
        g.display = sorted(cards)
        return Draw("deck", 1, self.given)

    def given(self, g: Frontier, cards: tuple[int, ...]) -> Step:
        g.gain_card(self.dealt, cards[0])
        g.tell("dealt", self.dealt, cards[0])
        self.dealt += 1
        if self.dealt < g.seats:
            return Draw("deck", 1, self.given)
        return Roll(g.seats, self.rolled)

    def rolled(self, g: Frontier, dice: tuple[int, ...]) -> Step:
        highest = max(dice)
        self.rolling = tuple([seat for seat, die in zip(self.rolling, dice, strict=True) if die == highest])
        if len(self.rolling) > 1:
            g.tell("tied_roll", self.rolling[0], highest)
            return Roll(len(self.rolling), self.rolled)
        g.first = self.rolling[0]
        g.tell("begins", g.first)
        self.allot(g)
        return Call(Rounds(), self.over)

    def allot(self, g: Frontier) -> None:
        """AF 1.6: the second seat gets a fuel, the third an ore, the fourth both."""
        for place in range(1, g.seats):
            seat = (g.first + place) % g.seats
            g.fuel[seat] += place in (1, 3)
            g.ore[seat] += place in (2, 3)

    def over(self, g: Frontier, _: object) -> Step:
        return Done()

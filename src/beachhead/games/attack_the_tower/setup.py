"""From seats and settings to the first game, and from one game of a match to the next (AT 1, AT 8.3)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.armies import SCHEMES
from beachhead.games.attack_the_tower.dusk import clear_turn
from beachhead.games.attack_the_tower.names import (
    ARMIES,
    BASE_COPIES,
    CARDS,
    EMPTY,
    NO_SEAT,
    SLOTS_EACH,
)
from beachhead.games.attack_the_tower.scoring import PALACE_DESTROYED, ending
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.turn import War
from beachhead.kernel.frames import Call, End, Frame, Roll, Step


@dataclass
class Match(Frame):
    """Armies and the beginner are found out; then games until the match is decided."""

    def outlasts(self) -> bool:
        return True

    def begin(self, g: Kingdoms) -> Step:
        unknown = g.army.count(EMPTY)
        return Roll(unknown, self.armies_found, sides=ARMIES) if unknown else self.find_first(g)

    def armies_found(self, g: Kingdoms, dice: tuple[int, ...]) -> Step:
        for die in dice:
            g.army[g.army.index(EMPTY)] = die - 1
        return self.find_first(g)

    def find_first(self, g: Kingdoms) -> Step:
        """AT 2.1: chance says who begins."""
        return Roll(1, self.first_found, sides=2)

    def first_found(self, g: Kingdoms, dice: tuple[int, ...]) -> Step:
        g.first = dice[0] - 1
        return self.new_game(g)

    def new_game(self, g: Kingdoms) -> Step:
        lay_out(g)
        g.tell("game", g.first, g.played + 1, g.army[0], g.army[1])
        return Call(War(), self.over)

    def over(self, g: Kingdoms, why: str) -> Step:
        """AT 8.3: the loser of a game begins the next; after a draw the one who did not begin it."""
        winner = g.turn if why == PALACE_DESTROYED else NO_SEAT  # only the turn owner attacks
        g.played += 1
        if winner == NO_SEAT:
            g.tell("drawn", g.turn)
        else:
            g.wins[winner] += 1
            g.tell("won", winner, g.wins[0], g.wins[1])
        ended = ending(g, why)
        if ended:
            return End(ended)
        g.first = 1 - (g.first if winner == NO_SEAT else winner)
        return self.new_game(g)


def lay_out(g: Kingdoms) -> None:
    """AT 1.3 to 1.5: all cards in their piles, an empty board."""
    g.base = [EMPTY] * (2 * SLOTS_EACH)
    g.troops = [0] * (2 * SLOTS_EACH)
    g.specials = [0, 0]
    g.hands = [[0] * CARDS, [0] * CARDS]
    g.piles = [list(BASE_COPIES), list(SCHEMES[g.scheme]), list(BASE_COPIES), list(SCHEMES[g.scheme])]
    g.discards = [[0] * 5, [0] * 7, [0] * 5, [0] * 7]
    g.active = [0] * len(g.active)
    g.ninjas = [0] * len(g.ninjas)
    clear_turn(g)
    g.tough = []
    g.might = []
    g.mode = []
    g.turn = g.first
    g.turns = 0
    g.quiet = 0
    g.acted = False

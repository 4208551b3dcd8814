"""A match: one game, or the best of three with cards exchanged in between (IN 10.1 to 10.3)."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.names import INVADER, MANKIND
from beachhead.games.invaders.setup import SetUp
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, AskAll, Call, End, Frame, Step
from beachhead.kernel.options import Option

FEWEST_SWAPS: Final = 3
MOST_SWAPS: Final = 10


def spares(g: War, side: int) -> int:
    """How many cards lie outside a side's deck."""
    return sum(g.pack.pool(side)) - sum(g.lists[side])


def left_out_offers(g: War, side: int) -> list[Option]:
    return [g.pack.moves.leave_out(card) for card, n in enumerate(g.lists[side]) if n]


def taken_in_offers(g: War, side: int, out: int) -> list[Option]:
    """Any card outside the deck but the one just left out: an exchange brings a new card."""
    pool, deck = g.pack.pool(side), g.lists[side]
    return [g.pack.moves.take_in(card) for card, n in enumerate(pool) if n > deck[card] and card != out]


class Match(Frame):
    """Games until a side has won enough of them; between games the loser sets how many cards change."""

    def __init__(self, to_win: int, track: int, left: int = 0, out: tuple[int, ...] = (), why: str = "") -> None:
        self.to_win = to_win
        self.track = track
        self.left = left  # cards still to exchange
        self.out = out  # what each side leaves out, while it chooses what to take in
        self.why = why

    def values(self) -> list[object]:
        return [self.to_win, self.track, self.left, self.out, self.why]

    def copy(self) -> Match:
        twin = Match(self.to_win, self.track, self.left, self.out, self.why)
        twin.at = self.at
        return twin

    def outlasts(self) -> bool:
        return True

    def begin(self, g: War) -> Step:
        return Call(SetUp(self.track), self.decided)

    def decided(self, g: War, why: object) -> Step:
        self.why = str(why)
        winner = WINNER[self.why]
        g.wins[winner] += 1
        if g.wins[winner] == self.to_win:
            return End(self.why)
        g.tell("game_won", winner, g.wins[MANKIND], g.wins[INVADER])
        g.clear_table()
        g.turn = 1 - winner
        most = min(MOST_SWAPS, spares(g, MANKIND), spares(g, INVADER))
        limits = [n for n in (0, *range(FEWEST_SWAPS, MOST_SWAPS + 1)) if n <= most]
        return Ask(1 - winner, [g.pack.moves.limit(n) for n in limits], self.limited)

    def limited(self, g: War, pick: Option) -> Step:
        self.left = pick.args[0]
        g.tell("swaps", g.turn, self.left)
        return self.swap(g)

    def swap(self, g: War) -> Step:
        if not self.left:
            return self.begin(g)
        return AskAll([(side, left_out_offers(g, side)) for side in (MANKIND, INVADER)], self.left_out)

    def left_out(self, g: War, picks: tuple[Option, ...]) -> Step:
        self.out = tuple([pick.args[0] for pick in picks])
        asks = [(side, taken_in_offers(g, side, self.out[side])) for side in (MANKIND, INVADER)]
        return AskAll(asks, self.taken_in)

    def taken_in(self, g: War, picks: tuple[Option, ...]) -> Step:
        for side in (MANKIND, INVADER):
            deck = g.lists[side][:]
            deck[self.out[side]] -= 1
            deck[picks[side].args[0]] += 1
            g.lists[side] = deck
        g.swapped += 1
        self.out = ()
        self.left -= 1
        return self.swap(g)

"""The command phase: action points and the first player (CPE 4)."""

from __future__ import annotations

from beachhead.games.conquest.names import COMMAND, D6_COUNTER
from beachhead.games.conquest.pieces import gain_menace
from beachhead.games.conquest.rules import CHOSEN
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, AskAll, Done, Frame, Roll, Step
from beachhead.kernel.options import Option

ALL_COUNTERS = 0b111111


class Command(Frame):
    """Counters chosen in secret, or a die each; the lowest number goes first."""

    def __init__(self, seat: int = -1, numbers: tuple[int, ...] = (), tied: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.numbers = numbers
        self.tied = tied

    def values(self) -> list[object]:
        return [self.seat, self.numbers, self.tied]

    def copy(self) -> Command:
        twin = Command(self.seat, self.numbers, self.tied)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        g.phase = COMMAND
        if not g.rules[CHOSEN]:
            self.numbers = (0,) * g.seats
            return self.next_roll(g)
        moves = g.pack.moves
        for seat in range(g.seats):
            if g.stack_left[seat] == 1 << D6_COUNTER:
                g.stack_left[seat] = ALL_COUNTERS  # CPE 4.6
                g.tell("recovered", seat)
        asks = [(seat, moves.commands[g.stack_left[seat]]) for seat in range(g.seats)]
        return AskAll(asks, "revealed")

    def revealed(self, g: Invasion, picks: tuple[Option, ...]) -> Step:
        numbers: list[int] = []
        for seat, pick in enumerate(picks):
            which = pick.args[0]
            g.tell("command", seat, which)
            if which == D6_COUNTER:
                numbers.append(0)
            else:
                g.stack_left[seat] &= ~(1 << which)
                numbers.append(which + 2)
        self.numbers = tuple(numbers)
        return self.next_roll(g)

    def next_roll(self, g: Invasion) -> Step:
        """The dice of those who have no number yet (CPE 4.3)."""
        for seat in range(self.seat + 1, g.seats):
            if self.numbers[seat] == 0:
                self.seat = seat
                return Roll(1, "rolled")
        return self.find_first(g)

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.tell("command_roll", self.seat, dice[0])
        if dice[0] == 1:
            gain_menace(g, self.seat, 1)
            moves = g.pack.moves
            self.number(1)
            return Ask(self.seat, [moves.roll_again, moves.keep_roll], "again")
        self.number(dice[0])
        return self.next_roll(g)

    def again(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.roll_again:
            return Roll(1, "rolled_again")
        return self.next_roll(g)

    def rolled_again(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.tell("command_roll", self.seat, dice[0])
        self.number(dice[0])  # it counts, even if it is another 1, and brings no second token (CPE 20.4)
        return self.next_roll(g)

    def number(self, n: int) -> None:
        self.numbers = (*self.numbers[: self.seat], n, *self.numbers[self.seat + 1 :])

    # The first player.

    def find_first(self, g: Invasion) -> Step:
        for seat in range(g.seats):
            g.points[seat] = self.numbers[seat]
        lowest = min(self.numbers)
        self.tied = tuple([seat for seat in range(g.seats) if self.numbers[seat] == lowest])
        return self.roll_off(g)

    def roll_off(self, g: Invasion) -> Step:
        if len(self.tied) == 1:
            g.first = self.tied[0]
            g.tell("first", g.first)
            return Done()
        return Roll(len(self.tied), "rolled_off")

    def rolled_off(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        best = max(dice)
        self.tied = tuple([seat for seat, face in zip(self.tied, dice, strict=True) if face == best])
        return self.roll_off(g)

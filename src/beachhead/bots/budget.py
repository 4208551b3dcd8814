"""How long a bot may think: so many positions or iterations, so many seconds, or whichever comes first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest

from beachhead.kernel.errors import BadSetup

NO_LIMIT = 10**9
MOST_TIMES = 100
SETTLED_EVERY = 8  # ticks between two looks at whether more of them could still change the answer
LEAST_SHARE = 0.25  # of a turn's budget that a change of plan always gets


@dataclass(frozen=True)
class Budget:
    """With a count alone a bot plays the same every time; with seconds it depends on the machine."""

    count: int = NO_LIMIT
    seconds: float = 0.0

    def start(self, spent: Spent | None = None) -> Clock:
        """A clock for one decision; `spent` is what earlier decisions of the same turn took."""
        if spent is None:
            return Clock(self.count, self.seconds)
        count = max(self.count - spent.count, int(self.count * LEAST_SHARE))
        seconds = max(self.seconds - spent.seconds, self.seconds * LEAST_SHARE)
        return Clock(count, seconds)

    def times(self, n: int) -> Budget:
        return Budget(min(NO_LIMIT, self.count * n), self.seconds * n)

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A count, or seconds with an s.

        >>> Budget.parse("500").count, Budget.parse("0.2s").seconds
        (500, 0.2)
        """
        try:
            if text.endswith("s"):
                seconds = float(text[:-1])
                if 0 < seconds < 1000:
                    return cls(seconds=seconds)
            elif 0 < int(text) < NO_LIMIT:
                return cls(count=int(text))
        except ValueError:
            pass
        raise BadSetup(f"A bot's budget is a count like 500, or seconds like 0.2s, not '{text}'.")


def parse_times(text: str) -> int:
    """How many times the usual thought.

    >>> parse_times("10x")
    10
    """
    number = text.removesuffix("x")
    if number == text or not number.isdecimal() or not 0 < int(number) <= MOST_TIMES:
        raise BadSetup(f"A level takes how many times its thought, from 1x to {MOST_TIMES}x, not '{text}'.")
    return int(number)


@dataclass
class Spent:
    """What the decisions of one turn have used up."""

    turn: int = -1
    count: int = 0
    seconds: float = 0.0

    def at(self, turn: int) -> Spent:
        """What that turn has used up so far: nothing where it is a new one."""
        return self if self.turn == turn else Spent(turn)


class Clock:
    """Counts down for one decision."""

    def __init__(self, count: int, seconds: float) -> None:
        self.limit = count
        self.count = 0
        self.began = time.perf_counter()
        self.deadline = self.began + seconds if seconds else 0.0

    def tick(self, n: int = 1) -> None:
        self.count += n

    def over(self, reserve: float = 0.0) -> bool:
        """Whether to stop now; `reserve` is the seconds that are still needed to make an answer of it."""
        return self.count >= self.limit or (self.deadline > 0.0 and time.perf_counter() >= self.deadline - reserve)

    def settled(self, visits: Iterator[int]) -> bool:
        """Whether the most visited option stays so in the time that is left, at the pace so far.

        A count is a count: without seconds nothing is settled early.
        """
        if self.deadline <= 0.0 or not self.count or self.count % SETTLED_EVERY:
            return False
        most, second = nlargest(2, [0, 0, *visits])
        now = time.perf_counter()
        return (most - second) * (now - self.began) > self.count * (self.deadline - now)

    def stop(self, spent: Spent) -> None:
        spent.count += self.count
        spent.seconds += time.perf_counter() - self.began

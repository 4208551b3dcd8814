"""One game of a tournament, with a clock on every decision and a note of every answer that was not one."""

from __future__ import annotations

import math
import random
import time

import msgspec

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.budget import Budget, parse_times
from beachhead.bots.registry import make_bot
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.lab.arena import Arena, Fixture
from beachhead.lab.play import MOST_DECISIONS, UNFINISHED

PATIENCE = 0.2  # seconds over its time after which a decision counts as late
USUAL_LIMIT = 2.0  # seconds for a bot that names no time: what a table grants
STEP = 1.05  # a decision's time is kept to within five per cent
FASTEST = 1e-5


class Clock(msgspec.Struct):
    """The decisions of one bot: how many, how long, and what went wrong.  Forced ones are not counted."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    times: dict[int, int] = {}  # how many decisions took FASTEST · STEP^n
    late: int = 0
    stalled: int = 0  # of the late ones, those in which the machine gave the process too little time
    illegal: int = 0
    trouble: str = ""  # the first wrong answer, in words

    def note(self, seconds: float, limit: float, busy: float | None = None) -> None:
        """A decision that took so many seconds, in `busy` of which the bot was at work: all unless told otherwise."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        bin = max(0, math.ceil(math.log(max(seconds, FASTEST) / FASTEST, STEP)))
        self.times[bin] = self.times.get(bin, 0) + 1
        if seconds > limit + PATIENCE:
            self.late += 1
            self.stalled += busy is not None and busy <= limit + PATIENCE

    def add(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        for bin, count in other.times.items():
            self.times[bin] = self.times.get(bin, 0) + count
        self.late += other.late
        self.stalled += other.stalled
        self.illegal += other.illegal
        self.trouble = self.trouble or other.trouble

    def quantile(self, share: float) -> float:
        """The time within which that share of the decisions was made, to within STEP."""
        left = share * self.decisions
        for bin in sorted(self.times):
            left -= self.times[bin]
            if left <= 1e-9:
                return min(self.slowest, FASTEST * STEP**bin)
        return self.slowest


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    fixture: Fixture
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    ended: str
    decisions: int
    clocks: dict[str, Clock]


def limit_of(name: str) -> float:
    """The seconds that a bot's name grants it for a decision.

    >>> limit_of("search@0.2s"), limit_of("rollouts@500"), limit_of("greedy"), limit_of("expert@10x")
    (0.2, 2.0, 2.0, 20.0)
    """
    budget = name.partition("@")[2]
    if budget.endswith("x"):
        return USUAL_LIMIT * parse_times(budget)
    return (Budget.parse(budget).seconds if budget else 0.0) or USUAL_LIMIT


def play_fixture(plan: Arena, fixture: Fixture) -> Result:
    """Plays one game.  The block settles the deals; each player brings its own luck along to every seat."""
    game = find(plan.game)
    seed = f"{plan.seed}/{fixture.block}"
    names = plan.seating(fixture)
    players = [plan.player(fixture, seat) for seat in range(plan.seats)]
    bots = [make_bot(name, f"{seed}/bot {player}") for name, player in zip(names, players, strict=True)]
    deals = [random.Random(f"{seed}/redeal {player}") for player in players]
    clocks = {name: Clock() for name in names}
    limits = [limit_of(name) for name in names]
    g, frame = game.first(plan.seats, plan.settings)
    g.dealer = Seeded(f"{seed}/dealer")
    g.start(frame)
    while g.seat >= 0 and g.number < MOST_DECISIONS:
        seat = g.seat
        g.apply(timed(bots[seat], game, g, seat, deals[seat], clocks[names[seat]], limits[seat]), seat)
    if g.seat >= 0:
        none = (0,) * plan.seats
        return Result(fixture, names, none, none, UNFINISHED, g.number, clocks)
    outcome = game.outcome(g)
    return Result(fixture, names, outcome.places, outcome.points, g.ended, g.number, clocks)


def timed(bot: Bot, game: Game, g: Position, seat: int, deal: random.Random, clock: Clock, limit: float) -> Option:
    """The bot's answer; the first option, and a note, where it gave none that is possible."""
    offers = g.offers(seat)
    if len(offers) == 1:
        return offers[0]
    began, busy = time.perf_counter(), time.thread_time()
    try:
        option = ask_bot(bot, game, g, seat, deal)
    except Exception as wrong:
        clock.illegal += 1
        clock.trouble = clock.trouble or f"{type(wrong).__name__}: {wrong}"
        option = offers[0]
    clock.note(time.perf_counter() - began, limit, time.thread_time() - busy)
    return option

"""What the games of a tournament come to: shares of victory with their intervals, ratings, times, controls."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import NormalDist

import msgspec
from openskill.models import PlackettLuce

from beachhead.kernel.game import Settings
from beachhead.lab.arena import RANDOM, Arena
from beachhead.lab.arena_game import Clock, Result
from beachhead.lab.play import UNFINISHED

CERTAINTY = 0.95


class Standing(msgspec.Struct, frozen=True):
    """One bot: its share of the victories for each side it had, a shared victory counting in parts."""

    name: str
    win_rate: float
    low: float
    high: float
    games: int
    fair_share: float
    rating: float
    sigma: float
    points: float  # on average
    decisions: int
    mean_ms: float
    p95_ms: float
    max_ms: float
    illegal: int
    time_outs: int
    stalls: int  # of the time-outs, those that were the machine's
    trouble: str

    def late(self) -> str:
        """How many answers were late, and how many of them through the machine."""
        return f"{self.time_outs} ({self.stalls} stalled)" if self.stalls else str(self.time_outs)


class Score(msgspec.Struct, frozen=True):
    """One match: the challenger's share of the victories.  A control says whether it holds."""

    kind: str
    challenger: str
    field: str
    games: int
    win_rate: float
    low: float
    high: float
    fair_share: float
    holds: bool | None = None


class Ratio(msgspec.Struct, frozen=True):
    """How many times as often one bot wins a cooperative game as another; all 0 where either never won."""

    bot: str
    against: str
    ratio: float
    low: float
    high: float


class Machine(msgspec.Struct, frozen=True):
    """Where and when it was measured, and with what."""

    date: str
    beachhead: str
    python: str
    system: str
    cores: int
    processes: int
    compiled: bool


class Figures(msgspec.Struct, frozen=True):
    game: str
    title: str
    rules: str
    seats: int
    settings: Settings
    seed: str
    blocks: int
    cooperative: bool
    fair_share: float
    games: int
    decisions: int
    seconds: float
    command: str
    machine: Machine
    bots: list[Standing]
    matches: list[Score]
    controls: list[Score]
    ratios: list[Ratio]
    ends: dict[str, int]
    unfinished: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share.  By hand, because a shared victory counts in parts.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratio(wins: float, games: int, others: float, theirs: int) -> tuple[float, float, float]:
    """A ratio of two shares with its interval (Katz, on the logarithm).

    >>> [round(x, 3) for x in ratio(20, 40, 10, 40)]
    [2.0, 1.076, 3.717]
    """
    if not wins or not others:
        return 0.0, 0.0, 0.0
    middle = (wins / games) / (others / theirs)
    z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    half = z * math.sqrt(1 / wins - 1 / games + 1 / others - 1 / theirs)
    return middle, middle * math.exp(-half), middle * math.exp(half)


def ratios(plan: Arena, bots: Sequence[Standing]) -> list[Ratio]:
    """In a cooperative game, every bot beside those named after it."""
    if not plan.cooperative:
        return []
    found: list[Ratio] = []
    for i, a in enumerate(bots):
        for b in bots[i + 1 :]:
            figures = ratio(a.win_rate * a.games, a.games, b.win_rate * b.games, b.games)
            found.append(Ratio(a.name, b.name, *[round(figure, 3) for figure in figures]))
    return found


class Tally:
    """Victories by the number of sides that a bot had in a game."""

    def __init__(self) -> None:
        self.won: dict[int, float] = {}
        self.played: Counter[int] = Counter()

    def add(self, sides: int, won: float) -> None:
        self.played[sides] += 1
        self.won[sides] = self.won.get(sides, 0.0) + won

    @property
    def games(self) -> int:
        return sum(self.played.values())

    @property
    def rate(self) -> float:
        return sum(won / sides for sides, won in self.won.items()) / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """Of the share for one side; where a bot had now more and now fewer sides, rather too wide than too narrow."""
        if len(self.played) == 1:
            (sides,) = self.played
            low, high = wilson(self.won[sides], self.games)
            return low / sides, high / sides
        return wilson(self.rate * self.games, self.games)


def shares(plan: Arena, result: Result) -> dict[str, tuple[int, float]]:
    """For each bot, how many sides it had and what part of the victory they won."""
    winners = [side for side in plan.sides if result.places[side[0]] == 1]
    found: dict[str, tuple[int, float]] = {}
    for side in plan.sides:
        bot = result.bots[side[0]]
        sides, won = found.get(bot, (0, 0.0))
        found[bot] = (sides + 1, won + (1 / len(winners) if side in winners else 0.0))
    return found


def standings(plan: Arena, results: Sequence[Result]) -> list[Standing]:
    tallies = {bot: Tally() for bot in plan.bots}
    clocks = {bot: Clock() for bot in plan.bots}
    points: dict[str, list[int]] = {bot: [] for bot in plan.bots}
    counted = {"together"} if plan.cooperative else {"pair"} if len(plan.bots) > 1 else {"mirror"}
    for result in results:
        for bot, clock in result.clocks.items():
            if bot in clocks:
                clocks[bot].add(clock)
        if result.fixture.kind not in counted:
            continue
        for bot, (sides, won) in shares(plan, result).items():
            if bot in tallies:
                if result.fixture.kind == "mirror":
                    sides, won = 1, challengers_part(plan, result)
                tallies[bot].add(sides, won)
                points[bot] += [p for p, b in zip(result.points, result.bots, strict=True) if b == bot]
    rated = ratings(plan, results)
    return [standing(plan, bot, tallies[bot], rated[bot], points[bot], clocks[bot]) for bot in plan.bots]


def standing(
    plan: Arena, bot: str, tally: Tally, rated: tuple[float, float], points: list[int], clock: Clock
) -> Standing:
    low, high = tally.interval()
    return Standing(
        name=bot,
        win_rate=round(tally.rate, 4),
        low=round(low, 4),
        high=round(high, 4),
        games=tally.games,
        fair_share=round(plan.fair_share, 4),
        rating=round(rated[0], 2),
        sigma=round(rated[1], 2),
        points=round(sum(points) / max(1, len(points)), 2),
        decisions=clock.decisions,
        mean_ms=round(1000 * clock.seconds / max(1, clock.decisions), 2),
        p95_ms=round(1000 * clock.quantile(0.95), 2),
        max_ms=round(1000 * clock.slowest, 2),
        illegal=clock.illegal,
        time_outs=clock.late,
        stalls=clock.stalled,
        trouble=clock.trouble,
    )


def scores(plan: Arena, results: Sequence[Result]) -> list[Score]:
    """Every match in the order of the plan; those of the controls with their verdict."""
    found: list[Score] = []
    for match in plan.matches():
        games = [
            r
            for r in results
            if (r.fixture.kind, r.fixture.challenger, r.fixture.field) == (match.kind, match.challenger, match.field)
        ]
        won = sum(challengers_part(plan, game) for game in games)
        low, high = wilson(won, len(games))
        rate = won / max(1, len(games))
        decided = sum(1 in game.places for game in games) / max(1, len(games))  # the rest the game itself has won
        fair = plan.fair_share * (decided if match.kind == "mirror" else 1)
        holds = low <= fair <= high if match.kind == "mirror" else rate > fair if match.kind == "sanity" else None
        figures = (round(rate, 4), round(low, 4), round(high, 4), round(fair, 4))
        found.append(Score(match.kind, match.challenger, match.field, len(games), *figures, holds if games else None))
    return found


def challengers_part(plan: Arena, result: Result) -> float:
    winners = [side for side in plan.sides if result.places[side[0]] == 1]
    return 1 / len(winners) if plan.sides[result.fixture.rotation] in winners else 0.0


def ratings(plan: Arena, results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Ratings over all games but the mirrors, in the order of the blocks; a bot in several seats learns their mean.

    In a cooperative game a block is a contest between the bots: who won it stands above who lost it.
    """
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in plan.everybody()}
    for bots, ranks in contests(plan, sorted(results, key=lambda r: r.fixture)):
        after = model.rate([[rated[bot]] for bot in bots], ranks=ranks)
        for bot in set(bots):
            own = [team[0] for team, name in zip(after, bots, strict=True) if name == bot]
            mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
            rated[bot] = model.create_rating([mu, sigma], bot)
    return {bot: (r.mu, r.sigma) for bot, r in rated.items()}


def contests(plan: Arena, results: Sequence[Result]) -> Iterable[tuple[list[str], list[float]]]:
    if plan.cooperative:
        for block in sorted({r.fixture.block for r in results}):
            games = [r for r in results if r.fixture.block == block]
            if len(games) > 1:
                yield [r.bots[0] for r in games], [1.0 if r.places[0] == 1 else 2.0 for r in games]
        return
    for r in results:
        if r.fixture.kind != "mirror" and r.ended != UNFINISHED:
            yield [r.bots[side[0]] for side in plan.sides], [float(r.places[side[0]]) for side in plan.sides]


def random_at_the_bottom(plan: Arena, results: Sequence[Result]) -> Score | None:
    """The control that random play is worst of all, where it took part; by rating, or by victories won together."""
    if RANDOM not in plan.everybody() or len(plan.everybody()) < 2:
        return None
    rated = ratings(plan, results)
    own = Tally()
    for result in results:
        if result.fixture.kind != "mirror" and RANDOM in result.bots:
            own.add(*shares(plan, result)[RANDOM])
    low, high = own.interval()
    holds = all(rated[RANDOM][0] < rated[bot][0] for bot in plan.everybody() if bot != RANDOM)
    if plan.cooperative:
        best = [s for s in scores(plan, results) if s.challenger != RANDOM]
        holds = all(s.win_rate >= own.rate for s in best)
    figures = (round(own.rate, 4), round(low, 4), round(high, 4), round(plan.fair_share, 4))
    return Score("sanity", RANDOM, "everybody", own.games, *figures, holds)

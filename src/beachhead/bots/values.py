"""What positions are worth to a seat, as its chance to win: by a learned net, the judge or a published scheme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from beachhead.bots.net import Net, shipped
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position

LEARNED = "learned"
JUDGE = "judge"
PUBLISHED = "published"

SURE = 30.0  # the judge's value that stands for a chance of about three in four
STEEPEST = 60.0


class Values:
    """The worth of positions of one game.  Seats that win together share one worth (`Game.teams`)."""

    def __init__(self, game: Game, g: Position, source: str = LEARNED, net: Net | None = None) -> None:
        self.game = game
        self.net = net
        self.teams = game.teams(g)
        if source == LEARNED and net is None and len(self.teams) == g.seats:  # nets are for seats on their own
            found = shipped(game.key, g.seats)
            if found is not None and found.inputs == len(game.features(g, 0)):
                self.net = found
        self.judge: Callable[[Position, int], float] = game.published if source == PUBLISHED else game.value
        self.team_of = [next(i for i, team in enumerate(self.teams) if seat in team) for seat in range(g.seats)]

    def fits(self, game: Game, g: Position) -> bool:
        """Whether these are the values for a position: of the same game, with the same seats on the same sides."""
        return self.game is game and len(self.team_of) == g.seats and self.teams == game.teams(g)

    def of(self, positions: Sequence[Position], seat: int) -> list[float]:
        """The chance of the seat's team, from 0 to 1, in each position."""
        return self.of_team(positions, self.team_of[seat])

    def of_team(self, positions: Sequence[Position], team: int) -> list[float]:
        members = self.teams[team]
        chances = self.of_seats([g for g in positions if not g.ended], members)
        if len(members) > 1:
            n = len(members)
            chances = [sum(chances[i : i + n]) / n for i in range(0, len(chances), n)]
        if len(chances) == len(positions):
            return chances
        left = iter(chances)
        return [self.result(g)[team] if g.ended else next(left) for g in positions]

    def of_seats(self, positions: Sequence[Position], seats: Sequence[int]) -> list[float]:
        """The chance of each of the seats in each of the positions, which are not over; all in one batch."""
        if self.net is not None:
            features = self.game.features
            rows = [features(g, seat) for g in positions for seat in seats]
            return self.net.values(rows) if rows else []
        judge = self.judge
        return [chance(judge(g, seat) / SURE) for g in positions for seat in seats]

    def result(self, g: Position) -> list[float]:
        """How the game went for each team: a victory is shared by those who share it."""
        winners = {self.team_of[seat] for seat in self.game.outcome(g).winners()}
        return [1.0 / len(winners) if team in winners else 0.0 for team in range(len(self.teams))]

    def all_teams(self, g: Position) -> list[float]:
        """The chances of all teams together: they add up to 1 unless everybody plays on one side."""
        return self.beside(g, 0, self.of_team([g], 0)[0])

    def beside(self, g: Position, team: int, own: float) -> list[float]:
        """The chances of all teams, where that of one team is known already."""
        if g.ended:
            return self.result(g)
        if len(self.teams) == 1:
            return [own]
        others = [seat for seat, side in enumerate(self.team_of) if side != team]
        chances = dict(zip(others, self.of_seats([g], others), strict=True))
        each = [
            own if i == team else sum([chances[member] for member in members]) / len(members)
            for i, members in enumerate(self.teams)
        ]
        total = sum(each) or 1.0
        return [one / total for one in each]


def chance(x: float) -> float:
    """The logistic.

    >>> chance(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, x))))

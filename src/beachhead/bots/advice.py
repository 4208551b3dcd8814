"""What a seat's options are worth, as its chance to win: for hints, and to look back on a game that is over."""

from __future__ import annotations

import random
from dataclasses import dataclass

from beachhead.bots.budget import Budget
from beachhead.bots.search import Choice, Search
from beachhead.bots.values import Values
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

HINT = Budget(count=160, seconds=1.2)
GLANCE = Budget(count=16, seconds=1.0)  # for every decision of a whole game


@dataclass(frozen=True)
class Weighed:
    """An option and the chance to win that it leaves its seat."""

    option: Option
    chance: float


class Adviser(Search):
    """A search that tells what it found, beside what it would do."""

    name = "adviser"

    def __init__(self, seed: int | str, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.found: dict[Option, Choice] = {}

    def decide(self, offers: list[Option], choices: dict[Option, Choice]) -> Option:
        self.found = choices
        return super().decide(offers, choices)


def weigh(game: Game, position: Position, seat: int, seed: str, budget: Budget = HINT) -> list[Weighed]:
    """The options of a seat, the one that a search would take first, then by their chance.

    What was hardly tried can look better than what was preferred to it; it is not given more than that.
    Only what the seat may see goes into it: the position is dealt anew before it is looked at, by the seed.
    """
    offers = position.offers(seat)
    dealt = game.redeal(position, seat, random.Random(f"{seed}/deal"))
    dealt.dealer = None
    dealt.ears = None
    if len(offers) == 1:
        return [Weighed(offers[0], chance_of_winning(game, dealt, seat))]
    adviser = Adviser(seed, budget)
    best = adviser.choose(game, dealt, seat)
    found = {option: adviser.found[option] for option in offers if option in adviser.found}
    most = found[best].mean()
    order = sorted(found, key=lambda o: (o != best, -min(most, found[o].mean()), -found[o].visits))
    return [Weighed(option, min(most, found[option].mean())) for option in order]


def chances(game: Game, g: Position) -> list[float]:
    """Every seat's chance to win as the position stands; where sides meet, they add up to 1 over the sides."""
    values = Values(game, g)
    teams = values.result(g) if g.ended or (g.seat < 0 and not g.chance) else values.all_teams(g)
    return [teams[team] for team in values.team_of]


def chance_of_winning(game: Game, g: Position, seat: int) -> float:
    """A seat's chance to win: by the value learned for the game, or by its judge where nothing was learned."""
    return chances(game, g)[seat]

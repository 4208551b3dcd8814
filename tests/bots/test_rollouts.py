"""The plain reference search: better than chance, the same by its seed, and blind to what its seat cannot see."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from beachhead.bots.bot import ask_bot
from beachhead.bots.budget import Budget
from beachhead.bots.registry import make_bot
from beachhead.bots.rollouts import Rollouts, standing
from beachhead.games.registry import GAMES, find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.frames import Ask, End, Frame, Roll, Step
from beachhead.kernel.game import Game, Outcome
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.words import Say


def middle(game: Game, seats: int, decisions: int = 60) -> Position:
    g, frame = game.first(seats, game.check(seats, {}))
    g.dealer = Seeded("middle")
    g.start(frame)
    pick = random.Random("middle")
    while g.number < decisions or len(g.options) < 2:
        g.apply(pick.choice(g.options), g.seat)
    return g


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_its_seed_settles_its_answer_whatever_the_seat_cannot_see(game: Game):
    g = middle(game, min(game.seats))
    answers = set()
    for world in range(3):
        other = game.redeal(g, g.seat, random.Random(world))
        bot = make_bot("rollouts@8", "seed")
        answers.add(ask_bot(bot, game, other, g.seat, random.Random(5)).text)
    assert len(answers) == 1


GRAMMAR = Grammar()
BET = GRAMMAR.verb("bet", tuple("123456"))


class Wager(Position):
    """Seat 0 bets on the most that one die shows, seat 1 then on the least of another."""

    DATA = ("won",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.won = [0, 0]

    def copy(self) -> Wager:
        twin = Wager(self.seats)
        self.copy_kernel(twin)
        twin.won = self.won[:]
        return twin


@dataclass
class Bets(Frame):
    seat: int = 0
    bet: int = 0

    def begin(self, g: Wager) -> Step:
        return Ask(self.seat, [BET(n) for n in range(6)], self.took)

    def took(self, g: Wager, pick: Option) -> Step:
        self.bet = pick.args[0] + 1
        return Roll(1, self.rolled)

    def rolled(self, g: Wager, dice: tuple[int, ...]) -> Step:
        g.won[self.seat] = int(dice[0] <= self.bet if self.seat == 0 else dice[0] >= self.bet)
        self.seat += 1
        return self.begin(g) if self.seat < 2 else End("over")


class Betting(Game):
    key = "betting"
    seats = (2,)

    def outcome(self, g: Position) -> Outcome:
        assert isinstance(g, Wager)
        won = (g.won[0], g.won[1])
        return Outcome(tuple(1 + (max(won) - own) for own in won), won, Say("", ""))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Position:
        return g.copy()


def test_it_finds_what_chance_favours_for_itself_and_for_the_other():
    g = Wager(2)
    g.start(Bets())
    assert Rollouts("bets", Budget(count=600)).choose(Betting(), g.copy(), 0).text == "bet 6"
    g.dealer = Seeded(1)
    g.apply(BET(2), 0)
    assert Rollouts("bets", Budget(count=600)).choose(Betting(), g.copy(), 1).text == "bet 1"


def test_a_time_budget_is_kept():
    game = find("invaders")
    g = middle(game, 2, 20)
    bot = Rollouts("time", Budget(seconds=0.05))
    assert bot.choose(game, game.redeal(g, g.seat, random.Random(1)), g.seat) in g.offers(g.seat)


class Scored(type(find("alien_frontiers"))):  # type: ignore[misc]
    """A game that ended as it is told."""

    def __init__(self, places: tuple[int, ...], sides: list[list[int]]) -> None:
        self.places, self.sides = places, sides

    def outcome(self, g: Position) -> Outcome:
        return Outcome(self.places, (0,) * len(self.places), Say("", ""))

    def teams(self, g: Position) -> list[list[int]]:
        return self.sides


@pytest.mark.parametrize(
    ("places", "sides", "worths"),
    [
        ((2, 1, 3, 4), [[0], [1], [2], [3]], [2 / 3, 1, 1 / 3, 0]),
        ((1, 1), [[0], [1]], [0.5, 0.5]),
        ((1, 1, 3, 3), [[0], [1], [2], [3]], [5 / 6, 5 / 6, 1 / 6, 1 / 6]),
        ((2, 1, 2, 1), [[0, 2], [1, 3]], [0, 1, 0, 1]),
        ((1, 1, 1, 1), [[0, 1, 2, 3]], [1, 1, 1, 1]),
        ((2, 2, 2, 2), [[0, 1, 2, 3]], [0, 0, 0, 0]),
        ((2, 2), [[0], [1]], [0, 0]),
    ],
)
def test_places_become_worths(places: tuple[int, ...], sides: list[list[int]], worths: list[float]):
    g = find("alien_frontiers").empty(len(places), {})
    assert standing(Scored(places, sides), g) == pytest.approx(worths)

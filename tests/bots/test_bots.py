"""Bots answer legally, see nothing that their seat does not, and greedy is better than random."""

from __future__ import annotations

import gc
import random

import pytest

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.levels import LEVELS
from beachhead.bots.registry import BOTS, find_bot, make_bot
from beachhead.games.registry import GAMES, find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import NotOffered
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import digest
from beachhead.lab.simulate import plan, simulate

# Bots that think get a small budget by count: the promises hold whatever it is, and a count makes them repeatable.
NAMES = ("random", "greedy", "planner@40", "search@6", "ipad@40")


def positions(game: Game, seats: int, seed: str, decisions: int) -> list[Position]:
    """Every real position of a game played at random, up to so many decisions, that has a choice."""
    g, frame = game.first(seats, game.check(seats, {}))
    g.dealer = Seeded(seed)
    g.start(frame)
    pick = random.Random(seed)
    met: list[Position] = []
    while g.seat >= 0 and g.number < decisions:
        if len(g.options) > 1:
            met.append(g.copy())
        g.apply(pick.choice(g.options), g.seat)
    return met


CASES = [
    pytest.param(game, seats, name, id=f"{game.key}-{seats}-{name}")
    for game in GAMES.values()
    for seats in game.seats
    for name in NAMES
    if find_bot(name).plays(game.key)
]


def test_every_kind_of_bot_is_tested_here_or_among_the_levels():
    elsewhere = {"rollouts", "openspiel-ismcts"}  # test_rollouts.py and tests/adapters
    here = {find_bot(name).name.partition("@")[0] for name in NAMES} | {level.name for level in LEVELS}
    assert here | elsewhere == set(BOTS)


@pytest.mark.parametrize(("game", "seats", "name"), CASES)
def test_every_answer_is_offered_and_asking_changes_nothing(game: Game, seats: int, name: str):
    bot = make_bot(name, "legal")
    for g in positions(game, seats, "legal", 120)[:: 5 if "@" in name else 1]:
        before = digest(g)
        assert ask_bot(bot, game, g, g.seat, random.Random(1)) in g.offers(g.seat)
        assert digest(g) == before


@pytest.mark.parametrize(("game", "seats", "name"), CASES)
def test_decisions_stay_the_same_when_what_the_seat_cannot_see_is_dealt_anew(game: Game, seats: int, name: str):
    for n, g in enumerate(positions(game, seats, "blind", 150)[:: 11 if "@" in name else 5]):
        other = game.redeal(g, g.seat, random.Random(f"another world {n}"))
        picks = [
            ask_bot(make_bot(name, f"bot {n}"), game, world, g.seat, random.Random(n)).text for world in (g, other)
        ]
        assert picks[0] == picks[1]


class Prying(Bot):
    """Keeps what it is shown."""

    name = "prying"

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        self.shown = position
        return position.offers(seat)[-1]


class Cheating(Bot):
    """Chooses what is not offered."""

    name = "cheating"

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        return game.grammar.parse("end_turn")


def test_a_bot_is_shown_a_copy_without_dealer_or_log():
    game = find("alien_frontiers")
    g = game.positions()["raid"]
    g.ears = []
    bot = Prying()
    ask_bot(bot, game, g, g.seat, random.Random(1))
    assert bot.shown is not g
    assert bot.shown.dealer is None
    assert bot.shown.ears is None
    assert g.dealer is not None


class Tidy(Bot):
    """Notes whether garbage is looked for while it thinks, and then fails."""

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        self.collected = gc.isenabled()
        raise ArithmeticError


def test_no_garbage_is_looked_for_while_a_bot_thinks_and_again_afterwards_even_if_it_fails():
    game = find("alien_frontiers")
    g = game.positions()["raid"]
    bot = Tidy()
    with pytest.raises(ArithmeticError):
        ask_bot(bot, game, g, g.seat, random.Random(1))
    assert not bot.collected
    assert gc.isenabled()


def test_an_answer_that_is_not_offered_is_refused():
    game = find("alien_frontiers")
    g = game.positions()["raid"]
    with pytest.raises(NotOffered, match="The bot 'cheating' chose 'end_turn', which is not possible now"):
        ask_bot(Cheating(), game, g, g.seat, random.Random(1))


def test_a_single_option_is_answered_without_asking():
    game = find("alien_frontiers")
    g = game.positions()["opening"]
    while len(g.options) > 1:
        g.apply(g.options[0])
    assert ask_bot(Bot(), game, g, g.seat, random.Random(1)).text == "end_turn"


def raids(game: Game, g: Position, seat: int) -> list[float]:
    """The value of every way the raid can go from here."""
    if type(g.stack[-1]).__name__ != "Raid":
        return [game.value(g, seat)]
    values: list[float] = []
    for option in g.options:
        twin = g.copy()
        twin.dealer = g.dealer
        twin.apply(option)
        values += raids(game, twin, seat)
    return values


def test_greedy_docks_at_the_raiders_outpost_for_the_best_of_all_thefts():
    """The dock alone brings nothing; its worth is in what follows, whose order the rules restrict."""
    game = find("alien_frontiers")
    g = game.positions()["raid"]
    seat = g.seat
    bot = make_bot("greedy", "raider")
    first = ask_bot(bot, game, g, seat, random.Random(1))
    assert first.text == "dock raiders_outpost 2 3 4"
    g.apply(first)
    best = max(raids(game, g, seat))
    while type(g.stack[-1]).__name__ == "Raid":
        g.apply(ask_bot(bot, game, g, seat, random.Random(1)))
    assert game.value(g, seat) == best


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 12, 11), (4, 12, 10)])
def test_greedy_beats_random(seats: int, games: int, least: int):
    wanted = plan(find("alien_frontiers"), seats, ["greedy", "random"], games, "ladder", rotate=True)
    assert simulate(wanted, processes=1).wins_by_bot["greedy"] >= least

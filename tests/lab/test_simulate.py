"""The lab's games are the same whoever plays them and on however many processes."""

from __future__ import annotations

import msgspec
import pytest

from beachhead.games.registry import find
from beachhead.kernel.errors import BadSetup
from beachhead.lab.play import Played, play
from beachhead.lab.simulate import Simulation, Tally, plan, played_games, simulate

GAME = find("alien_frontiers")


def figures(result: Simulation) -> dict[str, object]:
    timed = {"seconds", "decisions_per_second"}
    return {key: value for key, value in msgspec.to_builtins(result).items() if key not in timed}


def test_the_seed_settles_a_game():
    bots = ("greedy", "random", "random")
    assert play(GAME, bots, "a") == play(GAME, bots, "a")
    assert play(GAME, bots, "a").digest != play(GAME, bots, "b").digest


def test_the_number_of_processes_changes_nothing():
    wanted = plan(GAME, 3, ["greedy", "random"], 7, "same", rotate=True)
    alone = [game for batch in played_games(wanted, 1) for game in batch]
    shared = [game for batch in played_games(wanted, 2) for game in batch]
    assert alone == shared
    assert len(alone) == 7
    assert figures(simulate(wanted, 1)) == figures(simulate(wanted, 2))


def test_game_i_is_the_game_of_its_own_seed():
    wanted = plan(GAME, 2, ["random"], 3, "s")
    assert [game for batch in played_games(wanted, 1) for game in batch] == [
        play(GAME, ("random", "random"), f"s/{i}") for i in range(3)
    ]


def test_rotation_moves_everybody_on_by_one_seat():
    wanted = plan(GAME, 4, ["greedy", "random"], 8, "s", rotate=True)
    seats = [wanted.seating(i).index("greedy") for i in range(8)]
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_last_bot_takes_the_seats_that_are_left():
    assert plan(GAME, 4, ["greedy", "random"], 1, "s").bots == ("greedy", "random", "random", "random")
    assert plan(GAME, None, ["greedy", "random"], 1, "s").bots == ("greedy", "random")
    assert plan(GAME, None, ["random"], 1, "s").bots == ("random",) * GAME.default_seats


def test_settings_reach_the_game():
    with pytest.raises(BadSetup):
        plan(GAME, 2, ["random"], 1, "s", {"long_game": "yes"})
    bots = ("random",) * 4
    assert play(GAME, bots, "a", {"long_game": "yes"}).digest != play(GAME, bots, "a").digest


def test_a_shared_victory_counts_for_each_winner_and_once_for_a_bot():
    tally = Tally(plan(GAME, 3, ["greedy", "random"], 2, "s"))
    tally.add(Played("s/0", ("greedy", "random", "random"), (3, 1, 1), (4, 7, 7), "last_colony", 100, ""))
    tally.add(Played("s/1", ("greedy", "random", "random"), (1, 2, 3), (9, 7, 2), "last_colony", 50, ""))
    result = tally.result(seconds=2.0)
    assert result.wins_by_seat == [1, 1, 1]
    assert result.wins_by_bot == {"greedy": 1, "random": 1}
    assert result.shared == 1
    assert result.points_by_seat == [6.5, 7.0, 4.5]
    assert result.decisions_per_second == 75.0


def test_progress_hears_of_every_game():
    heard: list[int] = []
    simulate(plan(GAME, 2, ["random"], 5, "s"), processes=1, progress=heard.append)
    assert sum(heard) == 5

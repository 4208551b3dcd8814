"""Every command, for people and for programs."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

GAME = "alien_frontiers"
PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
EXAMPLE = re.compile(r"^    \$ (beachhead .*)$", re.MULTILINE)


def test_games_lists_seats_and_settings_with_what_they_change(run):
    listed = run("games")
    assert listed.returncode == 0
    assert "2, 3 or 4" in listed.stdout
    assert "long_game" in listed.stdout
    assert "Everyone starts with eight colonies" in listed.stdout


def test_games_as_json(run):
    games = {game["key"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games[GAME]["seats"] == [2, 3, 4]
    setting = games[GAME]["settings"][0]
    assert (setting["key"], setting["choices"], setting["seats"]) == ("long_game", ["no", "yes"], [3, 4])
    assert "raid" in games[GAME]["positions"]


def test_simulate_as_json(run):
    args = ("simulate", GAME, "--seats", "3", "--games", "6", "--seed", "11", "--bots", "greedy,random", "--json")
    done = run(*args)
    assert done.stderr == "", "no progress bar where nobody looks"
    figures = json.loads(done.stdout)
    assert figures["games"] == 6
    assert figures["bots"] == ["greedy", "random", "random"]
    assert figures["decisions"] > 300
    assert figures["decisions_per_second"] == pytest.approx(figures["decisions"] / figures["seconds"], rel=0.05)
    assert figures["ends"] == {"last_colony": 6}
    assert sum(figures["wins_by_seat"]) == 6 + figures["shared"]
    assert figures["wins_by_bot"]["greedy"] == figures["wins_by_seat"][0]
    again = json.loads(run(*args, "--processes", "1").stdout)
    changing = {"seconds", "decisions_per_second"}
    assert {k: v for k, v in again.items() if k not in changing} == {
        k: v for k, v in figures.items() if k not in changing
    }


def test_simulate_for_people(run):
    done = run("simulate", GAME, "--seats", "4", "--games", "5", "--set", "long_game=yes", "--rotate").stdout
    assert "5 games of Alien Frontiers" in done
    assert "Ended by last colony: 5" in done
    assert "Gold" in done


def test_replay_tells_the_game_and_stops_where_asked(run):
    run("play", GAME, "--seats", "greedy,random", "--seed", "2", "--record", "game.txt")
    whole = run("replay", "game.txt").stdout
    assert "begins." in whole
    assert re.search(r"(Red|Blue) wins", whole)
    start = run("replay", "game.txt", "--to", "8").stdout
    assert "After 8 of" in start
    assert "wins" not in start
    assert whole.startswith(start.split("\n\n")[0])


def test_replay_and_verify_take_a_save_too(run):
    run("play", GAME, "--seats", "human,greedy", "--seed", "2", typed="1\n1\nsave game.json\nquit\nno\n")
    assert "After" in run("replay", "game.json").stdout
    proof = run("verify", "game.json").stdout
    assert "of a game that is not over" in proof
    assert "Fair dice: not revealed yet." in proof


def test_perft_counts_and_divides(run):
    total = int(run("perft", GAME, "--position", "raid", "--depth", "2").stdout)
    divided = json.loads(run("perft", GAME, "--position", "raid", "--depth", "2", "--divide", "--json").stdout)
    assert divided["count"] == total == sum(divided["divide"].values())
    assert "dock raiders_outpost 2 3 4" in divided["divide"]
    assert "last_colony" in run("perft", GAME).stdout


@pytest.mark.parametrize("name", ["", "games", "play", "simulate", "replay", "verify", "perft", "train"])
def test_help_teaches_with_examples(run, name: str):
    done = run(*name.split(), "--help")
    assert done.returncode == 0
    assert re.search(rf"^ beachhead {name or 'play'} ?[a-z_.]*", done.stdout, re.MULTILINE), "an example"


def test_the_page_of_commands_shows_every_command():
    examples = EXAMPLE.findall(PAGE.read_text())
    shown = {shlex.split(example)[1] for example in examples}
    assert shown >= {"games", "play", "simulate", "replay", "verify", "perft"}


def test_every_example_of_the_page_runs(run):
    """In the order of the page, in one folder, since later ones read the files of earlier ones."""
    for example in EXAMPLE.findall(PAGE.read_text()):
        done = run(*shlex.split(example)[1:], typed="1\n" * 10)
        assert done.returncode == 0, f"{example}: {done.stderr}"
        assert done.stdout

"""Whatever a person gets wrong ends as one sentence on stderr and exit code 2, and nothing is lost."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from beachhead.bots.registry import BOTS

GAME = "alien_frontiers"

WRONG: dict[str, tuple[list[str], str]] = {
    "command": (["paly", GAME], 'Unknown command "paly".'),
    "flag": (["simulate", GAME, "--frob", "1"], "Unknown option: --frob."),
    "number": (["simulate", GAME, "--games", "many"], 'Invalid value for --games: unable to convert "many" into int.'),
    "no game": (["play"], "Say which game: 'beachhead games' lists them."),
    "game": (
        ["play", "alien_frontier"],
        "There is no game 'alien_frontier'; did you mean 'alien_frontiers'? Known: alien_frontiers",
    ),
    "seat count": (["play", GAME, "--seats", "human"], "Alien Frontiers is for 2 or 3 or 4 players, not 1."),
    "simulated seat count": (
        ["simulate", GAME, "--seats", "9"],
        "Alien Frontiers is for 2 or 3 or 4 players, not 9.",
    ),
    "player": (
        ["play", GAME, "--seats", "human,gredy"],
        f"There is no player 'gredy'; did you mean 'greedy'? Known: human, {', '.join(BOTS)}.",
    ),
    "bot": (
        ["simulate", GAME, "--bots", "radnom"],
        f"There is no bot 'radnom'; did you mean 'random'? Known: {', '.join(BOTS)}.",
    ),
    "budget": (
        ["simulate", GAME, "--bots", "search@soon"],
        "A bot's budget is a count like 500, or seconds like 0.2s, not 'soon'.",
    ),
    "no budget": (
        ["simulate", GAME, "--bots", "greedy@500"],
        "The bot 'greedy' is as it is: it takes no budget and no other value.",
    ),
    "training without a checkpoint": (
        ["train", GAME, "--resume", "--out", "nowhere"],
        "There is no checkpoint to resume in 'nowhere'.",
    ),
    "training for nothing": (
        ["train", GAME, "--games", "0"],
        "The numbers of games, minutes and processes are positive.",
    ),
    "too many bots": (
        ["simulate", GAME, "--seats", "2", "--bots", "random,random,greedy"],
        "3 bots are named, but there are 2 seats.",
    ),
    "no games": (["simulate", GAME, "--games", "0"], "At least one game must be played, not 0."),
    "setting": (
        ["play", GAME, "--set", "longgame=yes"],
        "Alien Frontiers has no setting 'longgame'; did you mean 'long_game'?",
    ),
    "value": (["play", GAME, "--set", "long_game=maybe"], "'long_game' can be no, yes, not 'maybe'."),
    "form of a setting": (["play", GAME, "--set", "long_game"], "A setting is written like long_game=yes"),
    "setting for other seats": (
        ["play", GAME, "--seats", "human,greedy", "--set", "long_game=yes"],
        "'Long game' is for 3 or 4 players, not 2.",
    ),
    "missing save": (["play", "--resume", "gone.json"], "'gone.json' cannot be read: No such file or directory."),
    "missing record": (["replay", "gone.txt"], "'gone.txt' cannot be read: No such file or directory."),
    "folder": (["verify", "."], "'.' cannot be read: Is a directory."),
    "position": (
        ["perft", GAME, "--position", "raids"],
        "Alien Frontiers has no position 'raids'; did you mean 'raid'? Known: ",
    ),
    "depth": (["perft", GAME, "--position", "raid", "--depth", "0"], "The depth is 1 or more, not 0."),
    "processes": (["simulate", GAME, "--processes", "-2"], "The number of processes is 1 or more"),
}


@pytest.mark.parametrize("case", WRONG)
def test_bad_input_is_one_sentence_and_exit_code_2(run, case: str):
    args, sentence = WRONG[case]
    refused(run(*args), sentence)


def refused(done, sentence: str) -> None:
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


@pytest.fixture
def save(run, tmp_path: Path) -> Path:
    run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed="1\n1\n1\n1\n1\nsave game.json\nquit\nno\n")
    return tmp_path / "game.json"


@pytest.fixture
def record(run, tmp_path: Path) -> Path:
    run("play", GAME, "--seats", "random,random", "--seed", "1", "--record", "game.txt")
    return tmp_path / "game.txt"


def test_a_foreign_save_is_refused(run, tmp_path: Path):
    (tmp_path / "foreign.json").write_text('{"name": "package", "version": "1.0.0"}')
    refused(run("play", "--resume", "foreign.json"), "This is not a saved game of Beachhead, or it is damaged")
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    refused(run("play", "--resume", "binary.json"), "This is not a saved game of Beachhead, or it is damaged")


def test_a_cut_save_is_refused(run, save: Path):
    save.write_bytes(save.read_bytes()[:-100])
    refused(run("play", "--resume", "game.json"), "This is not a saved game of Beachhead, or it is damaged")


def change(save: Path, **changes: object) -> None:
    save.write_text(json.dumps({**json.loads(save.read_text()), **changes}))


def test_a_save_from_other_rules_is_refused(run, save: Path):
    change(save, rules="0")
    sentence = "That save was made with rules 0 of Alien Frontiers; these are rules 1."
    refused(run("play", "--resume", "game.json"), sentence)


def test_a_save_of_another_kind_or_game_is_refused(run, save: Path):
    change(save, beachhead="save 99")
    refused(run("play", "--resume", "game.json"), "This save is of the kind 'save 99'; only 'save 1' can be read.")
    change(save, beachhead="save 1", game="chess")
    refused(run("play", GAME, "--resume", "game.json"), "That save is of 'chess', not of Alien Frontiers.")
    refused(run("play", "--resume", "game.json"), "There is no game 'chess'")


def test_a_save_whose_players_are_unknown_is_refused(run, save: Path):
    change(save, players=["human", "hal"])
    refused(run("play", "--resume", "game.json"), "There is no player 'hal'")


def test_a_save_with_a_changed_position_is_refused(run, save: Path):
    position = json.loads(save.read_text())["position"]
    position["data"]["fuel"][0] += 5
    change(save, position=position)
    refused(run("play", "--resume", "game.json"), "The saved game is damaged: its moves do not lead to its position.")


def test_a_save_with_changed_moves_is_refused(run, save: Path):
    moves = json.loads(save.read_text())["moves"]
    change(save, moves=[*moves[:-1], "1 launch"])
    refused(run("play", "--resume", "game.json"), "The saved game is damaged. Line")


def test_a_foreign_record_is_refused(run, tmp_path: Path):
    (tmp_path / "foreign.txt").write_text("1. e4 e5 2. Nf3\n")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00\x01" * 20)
    for command in ("replay", "verify"):
        refused(run(command, "foreign.txt"), "This is not a Beachhead record: it should begin with")
        refused(run(command, "binary.txt"), "This is not a Beachhead record: it is not even text.")


def test_a_record_from_other_rules_is_refused(run, record: Path):
    record.write_text(record.read_text().replace("rules: 1", "rules: 0"))
    sentence = "The record was made with rules '0' of Alien Frontiers; these are rules 1."
    refused(run("verify", "game.txt"), sentence)
    refused(run("replay", "game.txt"), sentence)


def test_a_record_with_a_changed_die_is_refused(run, record: Path):
    lines = record.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("roll ") and len(line.split()) == 4)
    lines[at] = "roll 7 7 7"
    record.write_text("\n".join(lines) + "\n")
    refused(run("verify", "game.txt"), "'roll 7 7 7' should have dice from 1 to 6 only.")


def test_a_record_with_a_changed_result_is_refused(run, record: Path):
    text = record.read_text()
    result = text[text.index("result:") :]
    record.write_text(text.replace(result, result.replace("points", "points 9")))
    refused(run("verify", "game.txt"), "the result is")


def test_a_record_cannot_be_played_further_than_it_goes(run, record: Path):
    refused(run("replay", "game.txt", "--to", "99999"), "answers; it cannot be played to number 99999.")
    refused(run("replay", "game.txt", "--seat", "3"), "The seats of this game are 1 to 2; 0 is a spectator.")


def test_a_record_is_never_written_over_another_file(run, record: Path):
    before = record.read_text()
    refused(run("play", GAME, "--record", "game.txt"), "There is already a file 'game.txt'; choose another name.")
    assert record.read_text() == before


def test_a_refused_save_leaves_the_file_as_it_was(run, save: Path, tmp_path: Path):
    shutil.copy(save, tmp_path / "copy.json")
    change(save, rules="0")
    before = save.read_bytes()
    run("play", "--resume", "game.json")
    assert save.read_bytes() == before
    assert run("play", "--resume", "copy.json", typed="").returncode == 0

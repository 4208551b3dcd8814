"""Whole games at the terminal: played, taken back, left and taken up again."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
from pathlib import Path

GAME = "alien_frontiers"
ONES = "1\n" * 1500


def test_a_newcomer_who_always_types_1_finishes_a_game_against_two_bots(run):
    done = run("play", GAME, "--seats", "human,greedy,random", "--seed", "5", "--record", "game.txt", typed=ONES)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The end" in done.stdout
    assert re.search(r"^Blue wins with \d+ points: the last colony has landed\.$", done.stdout, re.MULTILINE)
    proof = run("verify", "game.txt")
    assert proof.returncode == 0
    assert "and its result" in proof.stdout
    assert "Fair dice: proved." in proof.stdout


def test_four_people_share_one_keyboard(run):
    shared = run("play", GAME, "--seats", "human,human,human,human", "--seed", "9", typed="1\n" * 40)
    for colour in ("Red", "Blue", "Green", "Gold"):
        assert f"{colour}'s decision" in shared.stdout
        assert f"{colour}> 1" in shared.stdout


def test_bots_alone_are_watched(run):
    watched = run("play", GAME, "--seats", "greedy,random", "--seed", "3", "--record", "watched.txt")
    assert watched.returncode == 0
    assert "Red docks" in watched.stdout
    assert "The end" in watched.stdout
    assert run("verify", "watched.txt").returncode == 0


def test_the_same_seed_and_answers_give_the_same_game(run):
    def told(seed: str) -> str:
        return run("play", GAME, "--seats", "human,greedy", "--seed", seed, typed="1\n" * 30 + "quit\nno\n").stdout

    assert told("s") == told("s")
    assert told("s") != told("t").replace("Seed: t", "Seed: s")


def test_a_saved_game_goes_on_where_it_was_left_with_its_log_and_its_dice(run, tmp_path: Path):
    seats = ("--seats", "human,human", "--seed", "7")  # people only: every answer is ours
    run("play", GAME, *seats, typed="1\n" * 60 + "record whole.txt\n")
    left = run("play", GAME, *seats, typed="1\n" * 9 + "save half.json\n1\n1\nquit\nno\n")
    assert "beachhead play --resume half.json" in left.stdout
    assert "Not saved." in left.stdout
    resumed = run("play", "--resume", "half.json", typed="log\n" + "1\n" * 51 + "record halves.txt\n")
    assert "The last that happened" in resumed.stdout
    assert "is dealt the" in resumed.stdout, "the log reaches back to the set-up"
    whole = (tmp_path / "whole.txt").read_text()
    assert (tmp_path / "halves.txt").read_text() == whole
    assert whole.count("\nroll ") > 10


def test_the_end_of_input_saves_to_the_current_folder(run, tmp_path: Path):
    done = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed="1\n1\n")
    assert done.returncode == 0
    assert "Saved. Go on with: beachhead play --resume alien_frontiers.save.json" in done.stdout
    save = json.loads((tmp_path / "alien_frontiers.save.json").read_text())
    assert (save["game"], save["players"], save["seed"]) == (GAME, ["human", "greedy"], "1")
    again = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed="")
    assert "alien_frontiers-2.save.json" in again.stdout, "another game's save is left alone"


def test_a_save_is_never_written_over_another_file(run, tmp_path: Path):
    (tmp_path / "diary.txt").write_text("dear diary")
    done = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed="save diary.txt\nquit\nmine.json\n")
    assert "There is already a file 'diary.txt'; choose another name." in done.stdout
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    assert (tmp_path / "mine.json").exists()


def test_ctrl_c_offers_to_save(command, environment, tmp_path: Path):
    """In a real terminal: the interrupt comes from its driver."""
    main, side = pty.openpty()
    args = [*command, "play", GAME, "--seats", "human,greedy", "--seed", "1"]
    game = subprocess.Popen(
        args,
        stdin=side,
        stdout=side,
        stderr=side,
        cwd=tmp_path,
        env={**environment, "TERM": "xterm"},
        process_group=0,
        preexec_fn=hear_interrupts,
    )
    os.close(side)
    read_until(main, "Red", "> ")
    game.send_signal(signal.SIGINT)
    while not select.select([main], [], [], 1)[0]:  # it came an instant before the game began to wait for a line
        game.send_signal(signal.SIGINT)
    read_until(main, "Save the game?", "'no': ")
    os.write(main, b"kept.json\n")
    read_until(main, "--resume kept.json")
    assert game.wait(30) == 0
    os.close(main)
    assert json.loads((tmp_path / "kept.json").read_text())["players"] == ["human", "greedy"]


def hear_interrupts() -> None:
    """Tests that run in the background inherit deaf ears."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(terminal: int, *texts: str) -> None:
    """Reads until the texts have come, in that order; the end of the output is an error."""
    seen = ""
    while not re.search(".*".join(map(re.escape, texts)), seen, re.DOTALL):
        assert select.select([terminal], [], [], 60)[0], f"nothing more came after {seen!r}"
        seen += os.read(terminal, 4096).decode()


def test_what_one_may_type_beside_options(run, tmp_path: Path):
    lines = ["?", "table", "why", "why terraforming", "rules", "rules raid", "log 2", "record so_far.txt", "quit", "no"]
    done = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed="\n".join(lines) + "\n").stdout
    assert "take your last choice back" in done
    assert "Needs a run of three, higher than the last" in done
    assert "Raiders' Outpost: needs three ships in sequence.  [AF 4.7]" in done
    assert "Your ships are dice." in done
    assert (tmp_path / "so_far.txt").read_text().startswith("beachhead record 1\n")
    assert "secret:" not in (tmp_path / "so_far.txt").read_text(), "the dice to come stay secret"


def test_undo_and_reset_take_choices_back(run):
    typed = "1\n1\nundo\nreset\nundo\nquit\nno\n"
    done = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed=typed).stdout
    left = re.findall(r"Dock your ships?: (\d) left", done)
    assert left == ["3", "2", "1", "2", "3"]
    assert "Nothing to undo: something new has been seen since your last choice." in done


def test_an_options_text_is_an_answer_and_a_wrong_line_is_refused_with_a_sentence(run):
    typed = "99\nfly moon\ndock solar_converter 9\nend_turn\nfrobnicate\nlaunch\nquit\nno\n"
    done = run("play", GAME, "--seats", "human,greedy", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert "There is no option 99; type a number from 1 to" in done.stdout
    assert "There is no move 'fly'" in done.stdout
    assert "'dock' does not know '9'" in done.stdout
    assert "'end_turn' is not possible now; possible: dock " in done.stdout
    assert len(re.findall(r"Dock your ships: 3 left", done.stdout)) == 1, "nothing was played"
    option = re.search(r"like '(dock [^']+)'", run("play", GAME, "--seed", "1", typed="help\n").stdout)
    assert option is not None
    played = run("play", GAME, "--seed", "1", typed=option[1].upper() + "\n")
    assert "Red docks" in played.stdout


def test_no_colour_into_a_pipe_and_text_that_fits_the_width(run):
    for columns in ("80", "120"):
        done = run("play", GAME, "--seed", "1", typed="1\n" * 30 + "table\n", COLUMNS=columns).stdout
        assert "\x1b" not in done
        assert max(map(len, done.splitlines())) <= int(columns)
    assert "dock solar_converter" in done, "a wide terminal has room for the options' texts"


def test_an_ascii_terminal_is_no_reason_to_stop(run):
    done = run("play", GAME, "--seats", "greedy,random", "--seed", "3", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "The end" in done.stdout

"""A tournament is the same whoever plays it, can be stopped and gone on with, and says what went wrong."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from beachhead.bots.bot import Bot
from beachhead.bots.registry import BOTS, BotKind
from beachhead.cli import main
from beachhead.games.registry import GAMES, find
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game, Outcome
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.lab.arena import Arena, arena
from beachhead.lab.arena_figures import Figures
from beachhead.lab.arena_game import play_fixture
from beachhead.lab.arena_run import run_arena

FRONTIERS = find("alien_frontiers")
TIMED = {"seconds", "machine", "mean_ms", "p95_ms", "max_ms", "time_outs", "stalls"}


def duel(bots: list[str], blocks: int, seed: str = "0", controls: bool = True) -> Arena:
    return arena(FRONTIERS, bots, blocks, 2, seed=seed, controls=controls)


def table(figures: Figures) -> dict[str, object]:
    """All that a seed settles."""
    plain = msgspec.to_builtins(figures)
    plain["bots"] = [{k: v for k, v in bot.items() if k not in TIMED} for bot in plain["bots"]]
    return {key: value for key, value in plain.items() if key not in TIMED}


def test_the_same_seed_gives_the_same_table_on_any_number_of_processes():
    plan = duel(["greedy", "random"], 2, seed="same")
    alone, shared = run_arena(plan, 1), run_arena(plan, 2)
    assert table(alone) == table(shared)
    assert alone.bots[0].win_rate > 0.5
    assert table(run_arena(duel(["greedy", "random"], 2, seed="other"), 1)) != table(alone)


class Noting(Bot):
    """Notes what the first decision of each game shows."""

    name = "noting"
    openings: list[bytes] = []

    def __init__(self, seed: str) -> None:
        self.fresh = True

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        if self.fresh and position.number == 0:
            self.openings.append(msgspec.json.encode(game.view(position, seat)))
        self.fresh = False
        offers = position.offers(seat)
        return offers[position.number % len(offers)]


class Cheating(Bot):
    """Answers with an option of another moment."""

    name = "cheating"

    def __init__(self, seed: str) -> None:
        self.last: Option | None = None

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        offers = position.offers(seat)
        answer = self.last if self.last is not None and self.last not in offers else offers[0]
        self.last = offers[-1]
        return answer


def test_a_block_has_the_same_deal_for_every_rotation(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOTS, "noting", BotKind("noting", "", Noting))
    monkeypatch.setattr(Noting, "openings", [])
    run_arena(arena(FRONTIERS, ["noting"], 2, seats=3, controls=False), 1)
    first, second = Noting.openings[:3], Noting.openings[3:]
    assert len(second) == 3
    assert len(set(first)) == len(set(second)) == 1
    assert first[0] != second[0]


def test_wrong_answers_are_counted_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOTS, "cheating", BotKind("cheating", "", Cheating))
    result = run_arena(duel(["random", "cheating"], 1, controls=False), 1)
    fair, wrong = result.bots
    assert (fair.illegal, fair.trouble) == (0, "")
    assert wrong.illegal > 0
    assert "not possible now" in wrong.trouble
    assert result.unfinished == 0


def test_a_stopped_run_goes_on_and_counts_nothing_twice(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    whole = duel(["greedy", "random"], 2)
    wanted = table(run_arena(whole, 1))
    run_arena(duel(["greedy", "random"], 1), 1, file)
    before = file.read_bytes()
    cut = before[:-30]
    file.write_bytes(cut + b"")
    calls: list[tuple[int, int]] = []
    again = run_arena(whole, 1, file, lambda done, of: calls.append((done, of)))
    lines = file.read_bytes().splitlines()
    assert len(lines) == 1 + again.games
    assert calls[0] == (before.count(b"\n") - 2, again.games)
    assert calls[-1] == (again.games, again.games)
    assert table(again) == wanted
    file.write_bytes(b"\n".join([*lines, lines[-1], lines[1]]) + b"\n")
    assert table(run_arena(whole, 1, file)) == wanted
    assert len(file.read_bytes().splitlines()) == len(lines) + 2


def test_the_games_of_another_tournament_are_refused(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    run_arena(duel(["random"], 1, controls=False), 1, file)
    with pytest.raises(BadSetup, match="other seed"):
        run_arena(duel(["random"], 1, seed="7", controls=False), 1, file)
    file.write_text("a letter to my aunt\n")
    with pytest.raises(BadSetup, match="not a list of an arena's games"):
        run_arena(duel(["random"], 1, controls=False), 1, file)


class Together(type(FRONTIERS)):  # type: ignore[misc]
    """Alien Frontiers as if both won or lost as one."""

    key = "together"

    def teams(self, g: Position) -> list[list[int]]:
        return [[0, 1]]

    def outcome(self, g: Position) -> Outcome:
        real = super().outcome(g)
        return Outcome((real.places[0], real.places[0]), real.points, real.why)


def test_a_cooperative_game_is_measured_by_tables_full_of_one_bot(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(GAMES, "together", Together())
    plan = arena(GAMES["together"], ["greedy"], 3, 2)
    assert plan.cooperative
    result = run_arena(plan, 1)
    alone = [play_fixture(plan, f) for f in plan.fixtures() if f.challenger == "greedy"]
    assert result.bots[0].games == 3
    assert result.bots[0].win_rate == round(sum(r.places[0] == 1 for r in alone) / 3, 4)
    assert {score.challenger for score in result.matches} == {"greedy", "random"}


def test_the_command_prints_figures_and_writes_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    page = tmp_path / "page.html"
    main(
        [
            "arena",
            "invaders",
            "--bots",
            "greedy,random",
            "--blocks",
            "1",
            "--json",
            "--jobs",
            "1",
            "--report",
            str(page),
        ]
    )
    figures = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in figures["bots"]] == ["greedy", "random"]
    assert {"win_rate", "low", "high", "games", "rating", "illegal", "time_outs", "p95_ms"} <= set(figures["bots"][0])
    assert all(bot["low"] <= bot["win_rate"] <= bot["high"] for bot in figures["bots"])
    text = page.read_text()
    assert text.count("<svg") == 2
    assert "Controls" in text
    assert figures["command"] in text
    assert 'name="viewport"' in text
    assert "src=" not in text
    assert "href=" not in text
    main(
        [
            "arena",
            "alien_frontiers",
            "--seats",
            "2",
            "--bots",
            "greedy,random",
            "--blocks",
            "1",
            "--jobs",
            "1",
            "--no-controls",
        ]
    )
    assert "fair share is 50.0 %" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "gredy"], "did you mean 'greedy'"),
        (["--bots", "greedy", "--blocks", "0"], "At least one block"),
        (["--bots", "greedy", "--seats", "9"], "players, not 9"),
        (["--bots", "ipad"], "does not play Invaders"),
        (["--bots", "greedy", "--jobs", "-1"], "number of jobs"),
        (["--bots", "greedy", "--report", "no/such/folder/page.html"], "no such folder"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str):
    with pytest.raises(SystemExit) as ended:
        main(["arena", "invaders", *arguments])
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err

"""Nets and TD(λ): gradients are right, a toy is learned, a resumed training comes to the same weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from beachhead.bots import net as nets
from beachhead.bots.net import FOLDER, Net
from beachhead.bots.values import JUDGE, Values
from beachhead.games.registry import GAMES, find
from beachhead.kernel.errors import BadSave, BadSetup
from beachhead.lab.train import CHECKPOINT, CURVE, NET, Course, Training, train
from beachhead.lab.train_games import study
from beachhead.lab.train_td import Adam, cross_entropy, targets
from tests.bots.harvest import GAME


def test_the_gradient_is_the_slope_of_the_surprise():
    rng = np.random.default_rng(1)
    net = Net.fresh(5, (4, 3), 1)
    net.weights = [w.astype(np.float64) + rng.normal(0, 0.3, w.shape) for w in net.weights]  # type: ignore[misc]
    rows = rng.normal(0, 1, (7, 5))
    aims = rng.uniform(0, 1, 7)
    slopes = net.gradient(rows, aims)  # type: ignore[arg-type]
    for weight, slope in zip(net.weights, slopes, strict=True):
        for spot in [np.unravel_index(i, weight.shape) for i in range(0, weight.size, 3)]:
            kept = weight[spot]
            ends = []
            for step in (1e-5, -1e-5):
                weight[spot] = kept + step
                ends.append(cross_entropy(net.forward(rows)[-1], aims))  # type: ignore[arg-type]
            weight[spot] = kept
            assert slope[spot] == pytest.approx((ends[0] - ends[1]) / 2e-5, abs=1e-5)


def test_td_learns_the_random_walk():
    """Five places between losing and winning: from place n a walk wins n times in six (Sutton 1988)."""
    rng = np.random.default_rng(7)
    net = Net.fresh(6, (8,), 3)
    net.weights[-2][0] = 0.0
    adam = Adam(net)
    places = np.eye(6, dtype=np.float32)
    for n in range(60):
        rows, aims = [], []
        for _ in range(30):
            at, path = 3, []
            while 0 < at < 6:
                path.append(at)
                at += 1 if rng.random() < 0.5 else -1
            said = net.forward(places[path])[-1].reshape(-1, 1)
            won = np.array([float(at == 6)], np.float32)
            rows.append(places[path])
            aims.append(targets(said, np.arange(len(path)), won, 0.7).ravel())
        adam.learn(np.concatenate(rows), np.concatenate(aims), rng, 0.05 / (1.0 + n / 5))
    learned = net.values(places[1:])
    for n, value in enumerate(learned, 1):
        assert value == pytest.approx(n / 6, abs=0.06)
    assert learned == sorted(learned)


def test_a_trace_of_one_aims_at_the_result_and_of_nought_at_the_next_turn():
    said = np.array([[0.2], [0.3], [0.4], [0.9]], np.float32)
    moments = np.array([0, 0, 1, 2])
    won = np.array([1.0], np.float32)
    assert targets(said, moments, won, 1.0).ravel().tolist() == [1.0] * 4
    assert targets(said, moments, won, 0.0).ravel().tolist() == pytest.approx([0.4, 0.4, 0.9, 1.0])


@pytest.fixture
def harvest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "harvest", GAME)


@pytest.mark.usefixtures("harvest")
def test_a_training_that_was_broken_off_comes_to_the_same_weights(tmp_path: Path):
    course = Course("harvest", 2, "7", games_a_round=4)
    whole = Training.begin(course)
    train(whole, tmp_path / "whole", 16, None, 1)
    first = Training.begin(course)
    train(first, tmp_path / "broken", 8, None, 1)
    second = Training.resume(tmp_path / "broken", course)
    assert second.games == 8
    train(second, tmp_path / "broken", 16, None, 1)
    for a, b in zip(whole.net.weights, second.net.weights, strict=True):
        assert np.array_equal(a, b)
    for name in (NET, CURVE):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "broken" / name).read_bytes()
    assert not np.array_equal(first.net.weights[-2], whole.net.weights[-2])


@pytest.mark.usefixtures("harvest")
def test_the_same_on_two_processes(tmp_path: Path):
    weights = []
    for processes in (1, 2):
        training = Training.begin(Course("alien_frontiers", 2, "1", games_a_round=2))
        train(training, tmp_path / str(processes), 2, None, processes)
        weights.append(training.net.weights)
    assert all(np.array_equal(a, b) for a, b in zip(*weights, strict=True))


def test_among_rivals_only_the_own_seat_is_learned_from():
    net = Training.begin(Course("alien_frontiers", 4)).net.to_bytes()
    alone = study("alien_frontiers", 4, net, 0.9, 0.0, "1", [0, 1])
    among = study("alien_frontiers", 4, net, 0.9, 1.0, "1", [0, 1])
    for lesson in alone:
        assert sum(lesson.results) * 4 == pytest.approx(len(lesson.results)), "one victory a game, seen by four seats"
    for lesson in among:
        assert set(lesson.results.tolist()) in ({0.0}, {1.0}, {0.5}), "the result of one seat"
    assert Course("alien_frontiers", 4, rivals=0.75).command(64).endswith("--games 64 --seed 0 --rivals 0.75")


@pytest.mark.usefixtures("harvest")
def test_self_play_makes_the_net_less_surprised(tmp_path: Path):
    training = Training.begin(Course("harvest", 2, "3", games_a_round=32))
    train(training, tmp_path, 640, None, 1)
    surprises = [point.surprise for point in training.curve]
    assert sum(surprises[-5:]) / 5 < surprises[0] - 0.02


@pytest.mark.usefixtures("harvest")
def test_a_checkpoint_of_another_course_or_none_is_refused(tmp_path: Path):
    with pytest.raises(BadSave, match="no checkpoint to resume"):
        Training.resume(tmp_path, Course("harvest", 2))
    train(Training.begin(Course("harvest", 2, games_a_round=1)), tmp_path, 1, None, 1)
    assert (tmp_path / CHECKPOINT).is_file()
    with pytest.raises(BadSetup, match="of another course"):
        Training.resume(tmp_path, Course("harvest", 2, seed="other"))


def test_an_untrained_net_is_the_judge_and_survives_its_file():
    game = find("alien_frontiers")
    g = game.positions()["raid"]
    row = game.features(g, g.seat)
    net = Net.fresh(len(row), (8,), 1)
    same = Net.from_bytes(net.to_bytes())
    assert net.values([row]) == same.values([row])
    assert net.values([row])[0] == pytest.approx(Values(game, g, JUDGE).of([g], g.seat)[0], abs=1e-5)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.npz")), ids=lambda path: path.stem)
def test_every_shipped_net_fits_its_game_and_says_how_it_was_made(path: Path):
    net = Net.from_bytes(path.read_bytes())
    key, _, seats = path.stem.rpartition("-")
    game = find(key)
    g, frame = game.first(int(seats), game.check(int(seats), {}))
    g.start(frame)
    assert net.inputs == len(game.features(g, 0))
    assert net.header["game"] == key
    assert net.header["seats"] == int(seats)
    assert str(net.header["command"]).startswith(f"beachhead train {key} --seats {seats} --games ")
    assert path.stat().st_size < 200_000


def test_without_a_net_the_judge_speaks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nets, "FOLDER", Path("nowhere"))
    nets.shipped.cache_clear()
    game = find("invaders")
    g, frame = game.first(2, game.check(2, {}))
    g.start(frame)
    assert Values(game, g).net is None
    nets.shipped.cache_clear()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_features_are_as_many_in_every_position(game):
    import random

    from beachhead.bots.imagined import deal
    from beachhead.kernel.dealers import Seeded
    from beachhead.kernel.position import CHANCE

    for seats in game.seats:
        g, frame = game.first(seats, game.check(seats, {}))
        g.start(frame)
        pick, dealer = random.Random(1), Seeded(1)
        lengths = set()
        while not g.ended:
            if g.seat == CHANCE:
                deal(g, dealer)
            else:
                g.apply(pick.choice(g.options), g.seat)
            if pick.random() < 0.1 or g.ended:
                lengths |= {len(game.features(g, seat)) for seat in range(seats)}
        assert len(lengths) == 1

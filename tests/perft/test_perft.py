"""Decision trees counted once and frozen: a rule that changes what is possible changes a number here."""

from __future__ import annotations

import pytest

from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Fixed
from beachhead.kernel.perft import divide, perft
from beachhead.kernel.position import Position
from beachhead.kernel.save import digest
from tests.kernel.toy.meta import GAME as SKIRMISH
from tests.perft.count import read

POSITIONS = [(key, name, g) for key, game in GAMES.items() for name, g in game.positions().items()]
every_position = pytest.mark.parametrize(("key", "name", "g"), POSITIONS, ids=[f"{k}-{n}" for k, n, _ in POSITIONS])


@every_position
def test_counts_are_as_they_were(key: str, name: str, g: Position) -> None:
    frozen = read(key).get(name)
    assert frozen, f"{name} of {key} is not counted yet: run tests.perft.count"
    assert [perft(g, depth) for depth in range(1, len(frozen) + 1)] == frozen


@pytest.mark.parametrize("key", GAMES)
def test_no_count_is_left_of_a_position_that_is_gone(key: str) -> None:
    assert set(read(key)) == set(GAMES[key].positions())


@every_position
def test_divided_counts_add_up_and_change_nothing(key: str, name: str, g: Position) -> None:
    before = digest(g)
    parts = divide(g, 3)
    assert list(parts) == [option.text for option in g.options]
    assert sum(parts.values()) == perft(g, 3)
    assert digest(g) == before


def test_depth_counts_decisions() -> None:
    g = SKIRMISH.positions()["opening"]
    assert perft(g, 0) == 1
    assert perft(g, 1) == len(g.options) == 2
    assert divide(g, 0) == {}
    assert divide(g, 1) == {"plan attack": 1, "plan defend": 1}


def test_a_game_that_ends_sooner_counts_once() -> None:
    g = SKIRMISH.positions()["opening"]
    g.dealer = Fixed()
    while g.options:
        last = g.copy()
        g.apply(g.options[-1])
    assert perft(g, 5) == 1
    assert divide(g, 5) == {}
    assert perft(last, 1) == perft(last, 9) == len(last.options)


def test_chance_that_is_waited_for_is_answered_first() -> None:
    g, frame = SKIRMISH.first(2, {"long": "no"})
    g.start(frame)
    assert g.chance is not None
    assert perft(g, 6) == perft(SKIRMISH.positions()["opening"], 6)

"""Decision trees counted once and frozen: a rule that changes what is possible changes a number here."""

from __future__ import annotations

import pytest

from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Fixed
from beachhead.kernel.perft import divide, perft
from beachhead.kernel.position import Position
from beachhead.kernel.save import digest
from tests.kernel.toy.meta import GAME as SKIRMISH

# For each named position, how many ways there are to answer the next 1, 2, 3 … decisions.
COUNTS: dict[str, dict[str, tuple[int, ...]]] = {
    "alien_frontiers": {
        "opening": (12, 96, 406, 751, 4930),
        "pairs": (12, 104, 626, 2428, 8502),
        "raid": (13, 102, 416, 712, 5760),
        "helmet": (11, 79, 436, 1932, 7938),
        "cannon": (11, 84, 482, 2045, 8010),
        "relic": (22, 269, 2635, 21976),
        "artifact": (13, 111, 531, 1037, 4495),
        "last_colony": (11, 96, 575, 2325, 8244),
    },
}


def all_positions() -> list[tuple[str, str, Position]]:
    return [(key, name, g) for key, game in GAMES.items() for name, g in game.positions().items()]


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, counts in COUNTS.items() for name in counts], ids=str)
def test_counts_are_as_they_were(key: str, name: str) -> None:
    g = GAMES[key].positions()[name]
    counts = COUNTS[key][name]
    assert tuple(perft(g, depth) for depth in range(1, len(counts) + 1)) == counts


def test_every_named_position_is_counted() -> None:
    named = {(key, name) for key, name, _ in all_positions()}
    assert named == {(key, name) for key, counts in COUNTS.items() for name in counts}


@pytest.mark.parametrize(("key", "name", "g"), all_positions(), ids=str)
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

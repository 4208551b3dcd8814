"""One recorded game for each mode, option and end of Conquest of Planet Earth."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.scoring import CANNON
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.record import Replay, parse
from tests.transcripts.make_conquest import HOME, WAYS, Way, happening


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_the_game_went_this_way(way: Way) -> None:
    record = parse(way.path.read_text(encoding="utf-8"))
    assert GAME.check(way.seats, record.settings) == GAME.check(way.seats, way.settings)
    replay, seen = Replay(GAME, record), set[str]()
    for line in record.answers():
        g = replay.position
        assert isinstance(g, Invasion)
        if way.happens and g.chance is None:
            seen |= happening_of_line(g, line, seen)
        replay.step(line)
    assert replay.position.ended in way.ended
    assert way.happens <= seen
    winners = GAME.outcome(replay.position).winners()
    assert bool(winners) == (replay.position.ended != CANNON)


def happening_of_line(g: Invasion, line: str, before: set[str]) -> set[str]:
    """What the next line of a record is, where it is a pick: '2 pass' is the second seat's."""
    for seat in g.deciders():
        for option in g.offers(seat):
            if line == f"{seat + 1} {option.text}":
                return happening(g, seat, option, before)
    return set()


def test_every_way_has_its_file() -> None:
    assert sorted(HOME.glob("*.txt")) == sorted(way.path for way in WAYS)

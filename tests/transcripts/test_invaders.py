"""One recorded game for each way to win Invaders (IN 9.1 to 9.3)."""

from __future__ import annotations

import pytest

from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.meta import GAME
from beachhead.kernel.record import Replay, parse
from tests.transcripts.make_invaders import HOME, WAYS, Way


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_the_game_ended_this_way(way: Way) -> None:
    replay = Replay(GAME, parse(way.path.read_text(encoding="utf-8")))
    for _ in replay.run():
        pass
    assert replay.position.ended == way.name
    assert GAME.outcome(replay.position).winners() == (WINNER[way.name],)


def test_every_way_has_its_file() -> None:
    assert sorted(HOME.glob("*.txt")) == sorted(way.path for way in WAYS)
    assert {way.name for way in WAYS} == set(WINNER)

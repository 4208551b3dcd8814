"""One recorded game for each way Attack the Tower ends (AT 3.7, AT 8)."""

from __future__ import annotations

import pytest

from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.log import Told
from beachhead.kernel.record import Replay, parse, verify
from tests.games.attack_the_tower.make_transcripts import GAME, HOME, WAYS, Way


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_the_game_ended_this_way(way: Way) -> None:
    record = parse(way.path.read_text(encoding="utf-8"))
    assert record.settings == GAME.check(2, way.settings)
    assert verify(GAME, record).fair == "proved"
    replay = Replay(GAME, record)
    for _ in replay.run():
        pass
    g = replay.position
    assert isinstance(g, Kingdoms)
    assert g.ended == way.ended
    assert sorted(g.wins) == sorted(way.wins)
    told = {entry.key for entry in replay.heard if isinstance(entry, Told)}
    assert way.told in {"", *told}


def test_every_way_has_its_file() -> None:
    assert sorted(HOME.glob("*.txt")) == sorted(way.path for way in WAYS)

"""One recorded game for each way to win Alien Frontiers (AF 8.2, 8.3)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.scoring import tie_breakers
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.record import Replay, parse
from tests.transcripts.make import GAME, HOME, WAYS, Way

ORDER = ("", "cards", "ore", "fuel")  # what breaks a tie, after the points


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_the_game_ended_this_way(way: Way) -> None:
    replay = Replay(GAME, parse(way.path.read_text(encoding="utf-8")))
    assert replay.record.seats == way.seats
    assert replay.record.settings == GAME.check(way.seats, way.settings)
    for _ in replay.run():
        pass
    g = replay.position
    assert isinstance(g, Frontier)
    assert g.ended == "last_colony"
    assert way.is_how(GAME.outcome(g))
    ranks = sorted((tie_breakers(g, seat) for seat in range(g.seats)), reverse=True)
    winners = len(GAME.outcome(g).winners())
    assert winners == ranks.count(ranks[0])
    if way.reason == "shared":
        assert winners > 1
    elif way.tie:
        level = ORDER.index(way.tie)
        assert ranks[0][:level] == ranks[1][:level]
        assert ranks[0][level] > ranks[1][level]
    else:
        assert ranks[0][0] > ranks[1][0]


def test_every_way_has_its_file_and_every_seat_count_its_ways() -> None:
    assert sorted(HOME.glob(f"{GAME.key}/*.txt")) == sorted(way.path for way in WAYS)
    assert {way.seats for way in WAYS} == set(GAME.seats)

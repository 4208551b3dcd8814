"""A sample of `benchmarks/random_games.py`: games at random end as they should, and nothing stays in the box.

The whole of it plays thousands of games for each seat count.
"""

from __future__ import annotations

import pytest

from beachhead.games.registry import GAMES
from beachhead.kernel.game import Game
from benchmarks.boxes import box_of
from benchmarks.random_games import Tally, batches, play

SAMPLE = 40  # games for each seat count
OTHERS = 10  # games with other settings, for each set of choices


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_random_games_end_and_use_what_is_in_the_box(game: Game) -> None:
    tally = Tally()
    for batch in batches(game, SAMPLE, OTHERS):
        tally.add(play(batch))
    assert tally.games >= SAMPLE * len(game.seats)
    assert all(tally.ends), "a game ended without saying why"
    if box := box_of(game.key):
        assert set(tally.ends) <= set(box.ends)
        assert [thing for thing in tally.unused(box) if thing not in box.rare] == []


def test_what_was_never_used_is_named() -> None:
    tally, box = Tally(), box_of("alien_frontiers")
    assert box is not None
    tally.seen.update(["dock shipyard 3 3", "land lem_badlands"])
    unused = tally.unused(box)
    assert "Facilities docked at: shipyard" not in unused
    assert "Facilities docked at: solar_converter" in unused
    assert "Territories landed on: lem_badlands" not in unused

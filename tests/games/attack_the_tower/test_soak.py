"""Games played at random by every pairing of armies: all end, and no piece gets lost."""

from __future__ import annotations

import random

import pytest

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import ARMY_WORDS
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.dealers import Seeded

PAIRINGS = [(a, b) for i, a in enumerate(ARMY_WORDS) for b in ARMY_WORDS[i:]]


@pytest.mark.parametrize(("red", "blue"), PAIRINGS, ids=[f"{a}-{b}" for a, b in PAIRINGS])
def test_a_match_ends_with_every_card_in_the_box(red: str, blue: str) -> None:
    g, frame = GAME.first(2, GAME.check(2, {"red_army": red, "blue_army": blue}))
    assert isinstance(g, Kingdoms)
    g.dealer = Seeded(f"{red}/{blue}")
    g.start(frame)
    rng = random.Random(f"{red} {blue}")
    while g.deciders():
        assert len(g.options) <= 60
        g.apply(rng.choice(g.options))
        assert GAME.conserved(g) == [7, 6, 5, 4, 3, 4, 4, 4, 4, 4, 2, 3] * 2
        assert all(0 <= ninjas <= troops <= 2 for ninjas, troops in zip(g.ninjas, g.troops, strict=False))
        assert all(base >= 0 or not troops for base, troops in zip(g.base, g.troops, strict=True))
    assert g.ended in ("match_won", "match_drawn")
    assert len(PAIRINGS) == 15

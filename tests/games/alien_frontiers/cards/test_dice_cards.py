"""Cards that change undocked ships (AF 7.8, 7.10, 7.14, 7.15, 7.16, 7.17)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    BOOSTER_POD,
    GRAVITY_MANIPULATOR,
    HOLOGRAPHIC_DECOY,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RESOURCE_CACHE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def of(texts: list[str], verb: str) -> list[str]:
    return [text for text in texts if text.split()[0] == verb]


def holding(*cards: int) -> Builder:
    return Builder().show(ALIEN_CITY, HOLOGRAPHIC_DECOY, PLASMA_CANNON).card(RED, *cards).fuel(RED, 4)


def test_no_ship_goes_above_six_or_below_one() -> None:
    """AF 7.5.1: the Relic Ship neither."""
    g = holding(BOOSTER_POD, STASIS_BEAM).roll(RED, 1, 3, 6, relic=6)
    assert of(offered(g), "boost") == ["boost 1", "boost 3"]
    assert of(offered(g), "slow") == ["slow 3", "slow 6", "slow r6"]


def test_the_relic_ship_is_changed_like_any_other() -> None:
    """AF 5.6.2, 7.8.1."""
    g = play(holding(BOOSTER_POD).roll(RED, 1, 3, 6, relic=3), "boost r3")
    assert "dock lunar_mine r4" in offered(g)


def test_a_shift_needs_two_ships() -> None:
    """AF 7.10.1: a ship cannot give to itself, twins can give to each other."""
    assert of(offered(holding(GRAVITY_MANIPULATOR).roll(RED, 1, 3, 6)), "shift") == [
        "shift 3 1",
        "shift 6 1",
        "shift 6 3",
    ]
    g = holding(GRAVITY_MANIPULATOR).roll(RED, 3, 3)
    assert of(offered(g), "shift") == ["shift 3 3"]
    assert play(g, "shift 3 3").hand(RED).codes == (2, 4)
    assert of(offered(holding(GRAVITY_MANIPULATOR).roll(RED, 3)), "shift") == []


def test_a_shift_between_neighbours() -> None:
    """AF 7.10.1: a three and a two become a two and a three; a two and a three become a one and a four."""
    g = play(holding(GRAVITY_MANIPULATOR).roll(RED, 2, 3), "shift 3 2")
    assert g.hand(RED).codes == (2, 3)
    g = play(holding(GRAVITY_MANIPULATOR).roll(RED, 2, 3), "shift 2 3")
    assert g.hand(RED).codes == (1, 4)
    g = play(holding(GRAVITY_MANIPULATOR).roll(RED, 2, 5, relic=3), "shift r3 2")
    assert g.hand(RED).codes == (3, 5, 8)


@pytest.mark.parametrize("face", range(1, 7))
def test_opposite_faces(face: int) -> None:
    """AF 7.14.1."""
    assert play(holding(POLARITY_DEVICE).roll(RED, face), f"flip {face}").hand(RED).codes == (7 - face,)


def test_any_ships_are_rolled_again_together() -> None:
    """AF 7.17.1: twins and the Relic Ship too; each choice of ships is offered once."""
    g = holding(TEMPORAL_WARPER).roll(RED, 2, 2, 5, relic=4, dealer=Scripted((6, 1, 3)))
    play(g, "warp")
    assert offered(g) == ["reroll 2", "reroll 5", "reroll r4"]
    play(g, "reroll 2", "reroll 2")
    assert offered(g) == ["reroll 5", "reroll r4", "roll"]
    play(g, "reroll r4")
    assert offered(g) == ["roll"]
    play(g, "roll")
    assert g.hand(RED).codes == (1, 5, 6, 9)
    assert g.fuel[RED] == 3


def test_docked_ships_are_not_rolled_again() -> None:
    """AF 7.17.1."""
    g = play(holding(TEMPORAL_WARPER).roll(RED, 2, 3, 5), "dock solar_converter 3", "warp")
    assert offered(g) == ["reroll 2", "reroll 5"]


def test_a_warper_fetches_only_what_the_seat_does_not_have() -> None:
    """AF 7.17.2, 7.4.1."""
    b = holding(TEMPORAL_WARPER, STASIS_BEAM).discards(STASIS_BEAM, POLARITY_DEVICE)
    g = play(b.roll(RED, 2, 3, 5), "discard temporal_warper")
    assert offered(g) == ["recover polarity_device"]
    play(g, "recover polarity_device", "flip 2")
    assert g.hand(RED).codes == (3, 5, 5)


def test_a_warper_is_kept_when_there_is_nothing_to_fetch() -> None:
    """AF 7.1.2, 7.17.3: not even itself."""
    b = holding(TEMPORAL_WARPER, STASIS_BEAM).discards(STASIS_BEAM)
    assert "discard temporal_warper" not in offered(b.roll(RED, 2, 3, 5))


def test_a_warper_may_fetch_its_twin() -> None:
    """AF 7.17.3."""
    g = play(holding(TEMPORAL_WARPER).discards(TEMPORAL_WARPER).roll(RED, 2, 3, 5), "discard temporal_warper")
    assert offered(g) == ["recover temporal_warper"]
    play(g, "recover temporal_warper")
    assert g.has(RED, TEMPORAL_WARPER)
    assert g.discards[TEMPORAL_WARPER] == 1
    # A card gained this turn may be used, but no second one discarded.
    assert "warp" in offered(g)
    assert "discard temporal_warper" not in offered(g)


@pytest.mark.parametrize(
    ("dice", "fuel", "ore", "kept"),
    [
        ((1, 3, 5), 0, 1, True),
        ((1, 3, 6), 0, 1, True),
        ((1, 4, 6), 1, 0, True),
        ((2, 4, 6), 1, 0, True),
        ((1, 2, 3, 4), 1, 1, False),
        ((1, 2, 2, 4), 1, 0, True),
    ],
)
def test_a_resource_cache_counts_odd_and_even(dice: tuple[int, ...], fuel: int, ore: int, kept: bool) -> None:
    """AF 7.15.1, 7.15.2."""
    g = Builder(2).card(RED, RESOURCE_CACHE).bay(RED, len(dice)).bay(BLUE).gather(RED, Scripted(dice))
    assert (g.fuel[RED], g.ore[RED], g.has(RED, RESOURCE_CACHE)) == (fuel, ore, kept)
    assert g.discards[RESOURCE_CACHE] == (not kept)


def test_the_relic_ship_counts_for_the_cache() -> None:
    """AF 7.15.1."""
    b = Builder(2).card(RED, RESOURCE_CACHE).bay(RED).relic(RED, 9).bay(BLUE)
    g = b.gather(RED, Scripted((1, 3, 2, 4)))
    assert (g.fuel[RED], g.ore[RED], g.has(RED, RESOURCE_CACHE)) == (1, 1, False)


def test_a_spent_cache_is_not_the_discard_of_the_turn() -> None:
    """AF 7.3.2."""
    b = Builder(2).card(RED, RESOURCE_CACHE, STASIS_BEAM).bay(RED, 4).bay(BLUE)
    assert "discard stasis_beam" in offered(b.gather(RED, Scripted((1, 2, 3, 4))))


def test_others_caches_do_nothing_on_ones_turn() -> None:
    """AF 7.15.1."""
    g = Builder(2).card(BLUE, RESOURCE_CACHE).bay(RED).bay(BLUE).gather(RED, Scripted((1, 2, 3)))
    assert (g.fuel, g.ore) == ([0, 0], [0, 0])

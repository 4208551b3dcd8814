"""What holds for every card: once a turn, one discard a turn, one copy, and at any moment (AF 7.1 to 7.7)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    CARD_WORDS,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HOLOGRAPHIC_DECOY,
    LEM_BADLANDS,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RESOURCE_CACHE,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)

# Each card with a power: an option that uses it and its price, at the table below.
POWERS = [
    (BOOSTER_POD, "boost 2", 1),
    (STASIS_BEAM, "slow 2", 1),
    (POLARITY_DEVICE, "flip 2", 1),
    (TEMPORAL_WARPER, "warp", 1),
    (GRAVITY_MANIPULATOR, "shift 2 4", 2),
    (ORBITAL_TELEPORTER, "teleport 3 lunar_mine", 2),
    (MIND_CONTROL_HELMET, "seize blue 5 solar_converter", 3),
    (DATA_CRYSTAL, "borrow lem_badlands", 2),
    (PLASMA_CANNON, "blast solar_converter", 1),
]
WITHOUT = [ALIEN_CITY, ALIEN_MONUMENT, HOLOGRAPHIC_DECOY, RESOURCE_CACHE]


def table(card: int, fuel: int) -> Builder:
    """Red has docked a three; there are colonies, foreign ships, a field and discards to aim at."""
    b = Builder().show(HOLOGRAPHIC_DECOY, HOLOGRAPHIC_DECOY, ALIEN_CITY).card(RED, card).fuel(RED, fuel)
    b.colony(BLUE, LEM_BADLANDS, 2).colony(GREEN, VAN_VOGT_MOUNTAINS).field(0, VAN_VOGT_MOUNTAINS)
    return b.dock(BLUE, SOLAR_CONVERTER, 5).bay(BLUE).dock(RED, 1, 3).discards(ALIEN_MONUMENT)


@pytest.mark.parametrize(("card", "text", "price"), POWERS)
def test_a_power_costs_its_fuel(card: int, text: str, price: int) -> None:
    """AF 7.2.1."""
    assert text not in offered(table(card, price - 1).roll(RED, 2, 4, 4))
    assert text in offered(table(card, price).roll(RED, 2, 4, 4))


@pytest.mark.parametrize(("card", "text", "price"), POWERS)
def test_a_power_is_used_once_and_bars_the_discard(card: int, text: str, price: int) -> None:
    """AF 7.2.1, 7.3.1."""
    g = table(card, 8).roll(RED, 2, 4, 4, dealer=Scripted((6,)))
    discard = f"discard {CARD_WORDS[card]}"
    assert (discard in offered(g)) == (card != MIND_CONTROL_HELMET)
    play(g, text)
    for _ in range(3):
        if type(g.stack[-1]).__name__ != "Turn":
            play(g, offered(g)[-1])
    assert g.fuel[RED] == 8 - price
    verbs = {option.split()[0] for option in offered(g)}
    assert text.split()[0] not in verbs
    assert discard not in offered(g)


@pytest.mark.parametrize("card", WITHOUT)
def test_cards_without_powers_offer_nothing(card: int) -> None:
    """AF 7.7.1, 7.11.1, 7.15.2."""
    g = Builder().show(PLASMA_CANNON, PLASMA_CANNON, BOOSTER_POD).card(RED, card).fuel(RED, 8).roll(RED, 2, 4, 5)
    assert {text.split()[0] for text in offered(g)} == {"dock"}


def test_city_and_monument_are_worth_a_point_each() -> None:
    """AF 7.7.1: also both."""
    assert points(Builder().card(RED, ALIEN_CITY).roll(RED, 1), RED) == 1
    assert points(Builder().card(RED, ALIEN_CITY, ALIEN_MONUMENT).roll(RED, 1), RED) == 2


def test_one_discard_a_turn() -> None:
    """AF 7.3.1: the other cards keep their fuel powers."""
    b = Builder().card(RED, STASIS_BEAM, DATA_CRYSTAL, BOOSTER_POD).fuel(RED, 2)
    g = play(b.roll(RED, 2, 3, 4), "discard stasis_beam", "place isolation_field lem_badlands")
    assert not [text for text in offered(g) if text.startswith("discard")]
    assert "boost 2" in offered(g)


def test_the_next_turn_allows_it_all_again() -> None:
    """AF 7.2.1, 7.3.1."""
    b = Builder(2).card(RED, STASIS_BEAM, BOOSTER_POD, GRAVITY_MANIPULATOR).fuel(RED, 3)
    g = b.roll(RED, 2, 3, 4, dealer=Scripted((1, 1, 2), (2, 3, 4)))
    play(g, "boost 3", "discard stasis_beam", "place isolation_field lem_badlands")
    play(g, "dock colonist_hub 2", "dock colonist_hub 4", "dock colonist_hub 4", "end_turn")
    play(g, "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 2", "end_turn")
    assert "boost 3" in offered(g)
    assert "discard gravity_manipulator" in offered(g)


def test_a_card_works_in_others_hands_on_their_turn() -> None:
    """AF 7.2.1: red's use does not bar blue's copy."""
    b = Builder(2).card(RED, BOOSTER_POD).card(BLUE, BOOSTER_POD).fuel(RED, 1).fuel(BLUE, 1)
    g = b.roll(RED, 2, 3, 4, dealer=Scripted((1, 1, 2)))
    play(g, "boost 3", "dock colonist_hub 2", "dock colonist_hub 4", "dock colonist_hub 4", "end_turn")
    assert "boost 1" in offered(g)


def test_a_claimed_card_is_used_in_the_same_turn() -> None:
    """AF 7.1.1."""
    g = Builder().show(BOOSTER_POD, ALIEN_CITY, STASIS_BEAM).fuel(RED, 1).roll(RED, 2, 3, 6)
    play(g, "dock alien_artifact 6", "dock alien_artifact 2", "claim booster_pod", "boost 3")
    assert g.hand(RED).codes == (4,)


def test_a_claimed_card_can_be_discarded_in_the_same_turn() -> None:
    """AF 7.1.1, 7.3.1."""
    g = Builder().show(BOOSTER_POD, ALIEN_CITY, STASIS_BEAM).roll(RED, 2, 3, 6)
    play(g, "dock alien_artifact 6", "dock alien_artifact 2", "claim stasis_beam")
    play(g, "discard stasis_beam", "place isolation_field lem_badlands")
    assert g.discards[STASIS_BEAM] == 1


def test_nothing_to_aim_at_is_no_use() -> None:
    """AF 7.1.2: no field, no colony, no foreign ship, no discards, nothing docked."""
    b = Builder().show(HOLOGRAPHIC_DECOY, HOLOGRAPHIC_DECOY, ALIEN_CITY).fuel(RED, 8)
    b.card(RED, BOOSTER_POD, ORBITAL_TELEPORTER, POLARITY_DEVICE, PLASMA_CANNON, TEMPORAL_WARPER)
    b.card(RED, MIND_CONTROL_HELMET, DATA_CRYSTAL)
    g = b.roll(RED, 6, 6, 6)
    verbs = {text.split()[0] for text in offered(g)}
    assert verbs == {"dock", "flip", "warp", "discard"}
    assert [text for text in offered(g) if text.startswith("discard")] == ["discard data_crystal"]


def test_ship_cards_need_an_undocked_ship() -> None:
    """AF 7.1.2."""
    cards = (BOOSTER_POD, STASIS_BEAM, POLARITY_DEVICE, TEMPORAL_WARPER, GRAVITY_MANIPULATOR)
    b = Builder().show(ALIEN_CITY, HOLOGRAPHIC_DECOY, PLASMA_CANNON).card(RED, *cards).fuel(RED, 8)
    g = play(b.roll(RED, 3), "dock colonist_hub 3")
    assert {text.split()[0] for text in offered(g)} == {"discard", "end_turn"}

"""AF 4.1: cycling and claiming."""

from __future__ import annotations

from beachhead.games.alien_frontiers.facilities.alien_artifact import total
from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    DATA_CRYSTAL,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TEMPORAL_WARPER,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def claims(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("claim")]


def test_cycling_discards_the_display() -> None:
    """AF 4.1.1."""
    b = Builder().show(ALIEN_CITY, BOOSTER_POD, STASIS_BEAM)
    g = b.roll(RED, 1, 2, 3, dealer=Scripted().then_draw(DATA_CRYSTAL, DATA_CRYSTAL, PLASMA_CANNON))
    assert "cycle" not in offered(g)
    play(g, "dock alien_artifact 1", "cycle")
    assert g.display == [DATA_CRYSTAL, DATA_CRYSTAL, PLASMA_CANNON]
    assert (g.discards[ALIEN_CITY], g.discards[BOOSTER_POD], g.discards[STASIS_BEAM]) == (1, 1, 1)


def test_cycling_is_a_choice_that_ends_with_the_next_docking() -> None:
    """AF 4.1.1."""
    g = play(Builder().roll(RED, 1, 2, 3), "dock alien_artifact 1")
    assert "cycle" in offered(g)
    play(g, "dock solar_converter 2")
    assert "cycle" not in offered(g)


def test_a_moved_ship_is_a_next_docking_too() -> None:
    """AF 4.1.1, 7.12.1."""
    g = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 2).roll(RED, 1, 2, 3)
    play(g, "dock lunar_mine 2", "dock alien_artifact 1")
    assert "cycle" in offered(g)
    play(g, "teleport 2 lunar_mine", "dock colonist_hub m2")
    assert "cycle" not in offered(g)


def test_a_claim_may_come_before_the_cycling_of_the_same_ship() -> None:
    """AF 4.1.1, 4.1.2."""
    g = play(Builder().roll(RED, 3, 5, 6), "dock alien_artifact 3", "dock alien_artifact 5", "claim plasma_cannon")
    assert "cycle" in offered(g)
    assert claims(offered(g)) == []


def test_a_claim_may_wait() -> None:
    """AF 4.1.5, and seven is not enough."""
    g = play(Builder().roll(RED, 1, 2, 3, 6), "dock alien_artifact 1", "dock alien_artifact 6")
    assert claims(offered(g)) == []
    play(g, "dock alien_artifact 2", "dock solar_converter 3")
    assert "end_turn" in offered(g)
    play(g, "claim temporal_warper")
    assert g.has(RED, TEMPORAL_WARPER)


def test_two_claims_take_two_eights() -> None:
    """AF 4.1.2: what is beyond eight is lost."""
    b = Builder().roll(RED, 2, 4, 6, 6, dealer=Scripted().then_draw(ALIEN_CITY, ALIEN_MONUMENT))
    play(b, "dock alien_artifact 6", "dock alien_artifact 4", "claim plasma_cannon", "dock alien_artifact 6")
    assert claims(offered(b)) == []
    play(b, "dock alien_artifact 2", "claim alien_city")
    assert b.has(RED, PLASMA_CANNON)
    assert b.has(RED, ALIEN_CITY)
    assert ALIEN_MONUMENT in b.display


def test_a_card_in_hand_cannot_be_claimed() -> None:
    """AF 4.1.4, 7.4.1."""
    b = Builder().show(PLASMA_CANNON, TEMPORAL_WARPER, TEMPORAL_WARPER).card(RED, PLASMA_CANNON)
    g = play(b.roll(RED, 2, 5, 6), "dock alien_artifact 2", "dock alien_artifact 6")
    assert claims(offered(g)) == ["claim temporal_warper"]


def test_four_docks_for_everybody() -> None:
    """AF 4.1.1, 1.7.1: ships of others take docks and count for nothing."""
    g = Builder().dock(BLUE, ALIEN_ARTIFACT, 6, 6, 6).roll(RED, 2, 5, 6)
    play(g, "dock alien_artifact 6")
    assert total(g) == 6
    assert not [text for text in offered(g) if text.startswith("dock alien_artifact")]


def test_a_ship_teleported_away_counts_no_longer() -> None:
    """AF 4.1.3."""
    g = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 2).roll(RED, 2, 5, 6)
    play(g, "dock alien_artifact 6", "dock alien_artifact 5")
    assert claims(offered(g))
    play(g, "teleport 6 alien_artifact", "dock lunar_mine m6")
    assert total(g) == 5
    assert claims(offered(g)) == []


def test_a_seized_ship_counts() -> None:
    """AF 4.1.3, 7.18.1."""
    b = Builder().card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, SOLAR_CONVERTER, 5)
    g = play(b.roll(RED, 2, 3, 6), "seize blue 5 solar_converter", "dock alien_artifact m5", "cycle")
    assert total(g) == 5
    play(g, "dock alien_artifact 3")
    assert claims(offered(g))


def test_the_count_begins_anew_each_turn() -> None:
    """AF 4.1.3."""
    g = Builder(2).roll(RED, 2, 5, 6, dealer=Scripted((1, 2, 3)))
    play(g, "dock alien_artifact 6", "dock alien_artifact 5", "dock solar_converter 2", "end_turn")
    assert total(g) == 0
    assert claims(offered(g)) == []


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """AF 7.6.1: three are laid out although one card was left."""
    b = Builder()
    b.g.discards, b.g.deck = b.g.deck, [0] * 13
    b.g.discards[STASIS_BEAM] -= 1
    b.g.deck[STASIS_BEAM] += 1
    dealer = Scripted().then_draw(STASIS_BEAM, ALIEN_CITY, PLASMA_CANNON)
    g = play(b.roll(RED, 2, 5, 6, dealer=dealer), "dock alien_artifact 2", "cycle")
    assert g.display == [ALIEN_CITY, PLASMA_CANNON, STASIS_BEAM]
    assert sum(g.discards) == 0


def test_without_any_card_the_display_stays_short() -> None:
    """AF 7.6.2."""
    b = Builder().card(RED, ALIEN_CITY)
    b.g.deck = [0] * 13
    g = play(b.roll(RED, 2, 5, 6), "dock alien_artifact 2", "dock alien_artifact 6", "claim plasma_cannon")
    assert len(g.display) == 2

"""AF 4.10: a six, and the ship is spent."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    LUNAR_MINE,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    SOLAR_CONVERTER,
    STOCK,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)
SIX = "dock terraforming_station 6"


def paid() -> Builder:
    return Builder(2).fuel(RED, 1).ore(RED, 1)


def test_the_ship_lies_there_until_the_next_turn_and_can_then_be_built_again() -> None:
    """AF 4.10.1, 4.10.2."""
    g = paid().roll(RED, 1, 2, 3, 6, dealer=Scripted((1, 1, 2), (5, 5, 6)))
    play(g, SIX, "land lem_badlands")
    assert (g.fuel[RED], g.ore[RED], g.supply[RED]) == (0, 0, 7)
    play(g, "dock lunar_mine 1", "dock solar_converter 2", "dock colonist_hub 3", "end_turn")
    assert g.taken[TERRAFORMING_STATION] == 1
    play(g, "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 2", "end_turn")
    assert g.taken[TERRAFORMING_STATION] == 0
    assert g.at[:6].count(STOCK) == 3
    assert "dock shipyard 5 5" in offered(g)


def test_three_ships_must_be_left() -> None:
    """AF 4.10.3: the fleet counts, wherever its ships are."""
    assert SIX not in offered(paid().roll(RED, 1, 2, 6))
    assert SIX in offered(paid().bay(RED, 1).roll(RED, 1, 2, 6))


def test_the_relic_ship_may_be_spent_even_with_three() -> None:
    """AF 4.10.3: and does not help a coloured six."""
    g = paid().roll(RED, 1, 2, 6, relic=6)
    assert [text for text in offered(g) if "terraforming" in text] == ["dock terraforming_station r6"]


def test_a_six_may_be_teleported_onto_it_but_not_off() -> None:
    """AF 7.12.2, 4.10.4."""
    b = paid().card(RED, ORBITAL_TELEPORTER).fuel(RED, 3)
    g = play(b.roll(RED, 1, 2, 3, 6), "dock lunar_mine 6", "teleport 6 lunar_mine")
    play(g, "dock terraforming_station m6", "land lem_badlands")
    assert (g.fuel[RED], g.ore[RED], g.taken[TERRAFORMING_STATION]) == (0, 1, 1)
    b = paid().card(RED, ORBITAL_TELEPORTER).fuel(RED, 8)
    g = play(b.roll(RED, 1, 2, 3, 6), SIX, "land lem_badlands", "dock lunar_mine 1")
    assert [text for text in offered(g) if text.startswith("teleport")] == ["teleport 1 lunar_mine"]


def test_a_seized_six_may_not_be_used_and_a_spent_one_not_seized() -> None:
    """AF 7.18.2."""
    b = paid().card(RED, MIND_CONTROL_HELMET).fuel(RED, 8).dock(BLUE, LUNAR_MINE, 6)
    g = play(b.roll(RED, 1, 2, 3, 5), "seize blue 6 lunar_mine")
    assert "terraforming_station" not in " ".join(offered(g))
    b = paid().card(RED, MIND_CONTROL_HELMET).fuel(RED, 8).dock(BLUE, TERRAFORMING_STATION, 6)
    g = b.dock(BLUE, SOLAR_CONVERTER, 4).roll(RED, 1, 2, 3, 5)
    assert [text for text in offered(g) if "seize" in text] == ["seize blue 4 solar_converter"]

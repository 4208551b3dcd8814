"""Field generators (AF 6)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    ISOLATION_FIELD,
    LEM_BADLANDS,
    ORBITAL_TELEPORTER,
    POSITRON_FIELD,
    REPULSOR_FIELD,
    STASIS_BEAM,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points

RED, BLUE, GREEN, GOLD = range(4)
CARDS = [
    (STASIS_BEAM, "stasis_beam", ISOLATION_FIELD, "isolation_field"),
    (DATA_CRYSTAL, "data_crystal", POSITRON_FIELD, "positron_field"),
    (GRAVITY_MANIPULATOR, "gravity_manipulator", REPULSOR_FIELD, "repulsor_field"),
]


@pytest.mark.parametrize(("card", "word", "field", "name"), CARDS)
def test_a_card_places_its_field_anywhere(card: int, word: str, field: int, name: str) -> None:
    """AF 6.1.2: on an empty territory too."""
    g = play(Builder().card(RED, card).roll(RED, 1, 2, 3), f"discard {word}")
    assert len(offered(g)) == 8
    play(g, f"place {name} lem_badlands")
    assert g.fields[field] == LEM_BADLANDS
    assert not g.has(RED, card)
    assert g.discards[card] == 1


@pytest.mark.parametrize(("card", "word", "field", "name"), CARDS)
def test_a_field_on_the_planet_moves_to_another_territory(card: int, word: str, field: int, name: str) -> None:
    """AF 6.1.2, 6.4.2: off and onto a territory that the Repulsor Field is on as well."""
    b = Builder().field(field, LEM_BADLANDS).field(REPULSOR_FIELD, LEM_BADLANDS).card(RED, card)
    g = play(b.roll(RED, 1, 2, 3), f"discard {word}")
    assert f"place {name} lem_badlands" not in offered(g)
    assert len(offered(g)) == 7
    assert play(g, f"place {name} asimov_crater").fields[field] == ASIMOV_CRATER


def test_a_booster_pod_takes_one_off() -> None:
    """AF 6.1.3, 6.4.2, 7.8.2: also two that lie together, also the Repulsor Field itself."""
    b = Builder().field(REPULSOR_FIELD, LEM_BADLANDS).field(POSITRON_FIELD, LEM_BADLANDS).card(RED, BOOSTER_POD)
    g = play(b.roll(RED, 1, 2, 3), "discard booster_pod")
    assert offered(g) == ["remove positron_field", "remove repulsor_field"]
    play(g, "remove repulsor_field")
    assert g.fields == [-1, LEM_BADLANDS, -1]


def test_a_removed_field_can_be_placed_again() -> None:
    """AF 6.1.3."""
    b = Builder().field(ISOLATION_FIELD, LEM_BADLANDS).card(RED, BOOSTER_POD).card(BLUE, STASIS_BEAM)
    g = play(b.roll(RED, 1, 2, 3), "discard booster_pod", "remove isolation_field")
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3", "end_turn", "discard stasis_beam")
    assert "place isolation_field lem_badlands" in offered(g)


def test_isolation_takes_the_bonus_and_leaves_the_points() -> None:
    """AF 6.2.1."""
    b = Builder().colony(RED, LEM_BADLANDS).field(ISOLATION_FIELD, LEM_BADLANDS).field(POSITRON_FIELD, LEM_BADLANDS)
    g = play(b.roll(RED, 1, 2, 3), "dock solar_converter 1")
    assert g.fuel[RED] == 1
    assert points(g, RED) == 3


def test_a_borrowed_bonus_is_isolated_too() -> None:
    """AF 6.2.1, 7.9.2."""
    b = Builder().colony(BLUE, LEM_BADLANDS).card(RED, DATA_CRYSTAL, STASIS_BEAM).fuel(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "borrow lem_badlands", "dock solar_converter 1")
    assert g.fuel[RED] == 2
    play(g, "discard stasis_beam", "place isolation_field lem_badlands", "dock solar_converter 2")
    assert g.fuel[RED] == 3


def test_the_positron_point_needs_control() -> None:
    """AF 6.3.1."""
    b = Builder().field(POSITRON_FIELD, LEM_BADLANDS).colony(RED, LEM_BADLANDS).colony(BLUE, LEM_BADLANDS)
    g = b.card(RED, ORBITAL_TELEPORTER).roll(RED, 1, 2, 3)
    assert (points(g, RED), points(g, BLUE)) == (1, 1)
    play(g, "discard orbital_teleporter", "lift blue lem_badlands", "carry asimov_crater")
    assert (points(g, RED), points(g, BLUE)) == (3, 2)


@pytest.mark.parametrize("dock", ["dock terraforming_station 6", "dock colony_constructor 6 6 6", "launch"])
def test_no_colony_lands_under_the_repulsor_field(dock: str) -> None:
    """AF 6.4.1: in none of the three ways."""
    b = Builder().field(REPULSOR_FIELD, LEM_BADLANDS).hub(RED, 7).fuel(RED, 3).ore(RED, 3)
    g = play(b.roll(RED, 6, 6, 6, 2), dock)
    assert "land lem_badlands" not in offered(g)
    assert len(offered(g)) == 7

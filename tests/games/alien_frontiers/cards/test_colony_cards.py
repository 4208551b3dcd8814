"""Swapping colonies with a discarded Polarity Device (AF 7.14.2)."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    NO_SEAT,
    POLARITY_DEVICE,
    REPULSOR_FIELD,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play

RED, BLUE, GREEN, GOLD = range(4)


def test_any_two_colonies_of_different_seats_and_territories() -> None:
    """AF 7.14.2: each pair is offered once, from the territory that comes first."""
    b = Builder().card(RED, POLARITY_DEVICE).colony(BLUE, ASIMOV_CRATER).colony(GREEN, ASIMOV_CRATER)
    g = b.colony(BLUE, HERBERT_VALLEY).colony(RED, LEM_BADLANDS).roll(RED, 1, 2, 3)
    play(g, "discard polarity_device")
    assert offered(g) == ["swap blue asimov_crater", "swap green asimov_crater", "swap blue herbert_valley"]
    play(g, "swap blue asimov_crater")
    assert offered(g) == ["with red lem_badlands"]
    play(g, "with red lem_badlands")
    assert g.control[ASIMOV_CRATER] == NO_SEAT
    assert g.control[LEM_BADLANDS] == BLUE
    assert g.colonies[ASIMOV_CRATER * 4 : ASIMOV_CRATER * 4 + 4] == [1, 0, 1, 0]


def test_colonies_of_one_seat_are_not_swapped() -> None:
    """AF 7.14.2, 7.1.2."""
    b = Builder().card(RED, POLARITY_DEVICE).colony(BLUE, ASIMOV_CRATER).colony(BLUE, LEM_BADLANDS)
    assert "discard polarity_device" not in offered(b.roll(RED, 1, 2, 3))


def test_colonies_on_one_territory_are_not_swapped() -> None:
    """AF 7.14.2, 7.1.2."""
    b = Builder().card(RED, POLARITY_DEVICE).colony(BLUE, ASIMOV_CRATER).colony(GREEN, ASIMOV_CRATER)
    assert "discard polarity_device" not in offered(b.roll(RED, 1, 2, 3))


def test_a_repelled_territory_takes_no_part() -> None:
    """AF 6.4.1."""
    b = Builder().card(RED, POLARITY_DEVICE).colony(BLUE, ASIMOV_CRATER).colony(GREEN, LEM_BADLANDS)
    assert "discard polarity_device" not in offered(b.field(REPULSOR_FIELD, LEM_BADLANDS).roll(RED, 1, 2, 3))

"""AF 4.5: where ships wait; no card reaches them there."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play

RED, BLUE, GREEN, GOLD = range(4)


def test_nobody_docks_there() -> None:
    """AF 4.5.1."""
    assert "maintenance_bay" not in " ".join(offered(Builder().roll(RED, 1, 2, 3)))


def test_no_card_reaches_a_ship_in_the_bay() -> None:
    """AF 4.5.2: everybody's ships are there, six of blue's."""
    b = Builder().bay(BLUE, 6).card(RED, PLASMA_CANNON, MIND_CONTROL_HELMET, ORBITAL_TELEPORTER)
    g = b.bay(RED, 1).fuel(RED, 8).roll(RED, 1, 2, 3)
    verbs = {text.split()[0] for text in offered(g)}
    assert verbs == {"dock"}


def test_a_ship_just_built_is_there() -> None:
    """AF 4.5.1, 4.8.3."""
    g = play(Builder().fuel(RED, 1).ore(RED, 1).roll(RED, 2, 2, 5), "dock shipyard 2 2")
    assert g.at[3] == MAINTENANCE_BAY
    assert g.hand(RED).codes == (5,)

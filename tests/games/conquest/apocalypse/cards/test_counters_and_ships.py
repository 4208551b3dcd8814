"""The counters and navy ships of the expansion: figures, abilities, and both sides (CPE 12, 22)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import ASSAULT, BARRAGE, CUNNING, DEADLY
from beachhead.games.conquest.cards.packs import find
from beachhead.games.conquest.queries import gifts
from tests.games.conquest.table import GREEN, Table, aliens, card, counters, dice, go, pool, totals, waits

PACK = find("core+apocalypse")
COUNTERS = {"marines": ASSAULT, "rangers": 0}
SHIPS = {  # the gifts of both sides, the bonus terror
    "patrol_boat": (0, 0, 1),
    "submarine": (CUNNING, CUNNING, 1),
    "destroyer": (0, 0, 1),
    "cruiser": (ASSAULT, 0, 1),
    "aircraft_carrier": (CUNNING, 0, 2),
    "battleship": (BARRAGE, DEADLY, 2),
}
DAMAGED = (
    "patrol_boat_damaged",
    "submarine_damaged",
    "destroyer_damaged",
    "cruiser_damaged",
    "aircraft_carrier_damaged",
    "battleship_damaged",
)


def strength(key: str) -> int:
    return PACK.rows[PACK.index[key]].strength or 0


@pytest.mark.parametrize("key", COUNTERS)
def test_a_counter_is_fought_and_goes_back_to_the_pool(key: str) -> None:
    """CPE 12.1."""
    t = Table(cooperative=True, apocalypse=True)
    before = pool(t.g, key)
    g = t.against(key)
    assert (totals(g)[1], gifts(g)) == (strength(key), COUNTERS[key])
    go(g, dice(6, 1))
    assert (counters(g, "b1"), pool(g, key)) == ([], before)


def test_these_are_all_ships() -> None:
    ships = {row.key: row for row in PACK.rows if row.kind == "ship"}
    assert set(ships) == {*SHIPS, *DAMAGED}
    assert all(row.hard for row in ships.values())
    assert [ships[key].flips for key in SHIPS] == list(DAMAGED)


@pytest.mark.parametrize("key", SHIPS)
def test_a_ship_is_beaten_twice_and_then_kept(key: str) -> None:
    """CPE 22.2, 22.3."""
    gift, other_gift, terror = SHIPS[key]
    g = Table(apocalypse=True).place("b1", "sandy_beach").against(key)
    assert isinstance(g, Apocalypse)
    assert (totals(g)[1], gifts(g)) == (strength(key), gift)
    if gift & BARRAGE:
        go(g, dice(6, 6, 6, 6))
    go(g, dice(6, *[1] * (2 if gift & CUNNING else 1)))
    assert counters(g, "b1") == [f"{key}_damaged"]
    assert (totals(g)[1], gifts(g)) == (strength(f"{key}_damaged"), other_gift)
    assert g.terror[GREEN] == 0
    go(g, dice(6, *[1] * (2 if other_gift & CUNNING else 1)))
    assert (counters(g, "b1"), g.terror[GREEN]) == ([], terror)
    assert g.trophies[GREEN] == [card(f"{key}_damaged")]


def test_the_battleship_fires_at_all_around_it() -> None:
    """CPE 7.24."""
    g = Table(apocalypse=True).place("b1", "sandy_beach").against("battleship")
    assert waits(g) == "roll 4"
    go(g, dice(1, 3, 2, 6))
    assert (aliens(g, GREEN, "b1"), aliens(g, GREEN, "b0")) == (1, 1)


def test_the_cruiser_wins_ties() -> None:
    """CPE 7.23."""
    tie = strength("cruiser") - 4  # two saucers of 2
    g = go(Table(apocalypse=True).place("b1", "sandy_beach").against("cruiser"), dice(1 + tie, 1))
    assert aliens(g, GREEN, "b1") == 1


def test_marines_win_ties() -> None:
    g = go(Table(apocalypse=True).against("marines"), dice(2 + strength("marines") - 4, 2))
    assert aliens(g, GREEN, "b1") == 1

"""Human Tech of the expansion helps the coast (CPE 16.1)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.queries import resistance_at
from tests.games.conquest.table import GREEN, WIDE, Table, aliens, dice, go, space, totals


def coop(*keys: str) -> Table:
    return Table(cooperative=True, apocalypse=True).tech(*keys)


@pytest.mark.parametrize(("at", "foe", "expected"), [("fishing_village", "fishing_boat", 5), ("town", "angry_mob", 1)])
def test_depth_charges_are_for_the_coast(at: str, foe: str, expected: int) -> None:
    assert totals(coop("depth_charges").fight(foe, at=at))[1] == expected


def test_counters_at_the_coast_have_them_too() -> None:
    assert totals(coop("depth_charges").place("b1", "sandy_beach").against("tanks"))[1] == 5 + 2


@pytest.mark.parametrize(("foe", "more"), [("destroyer", 1), ("tanks", 0)])
def test_atomic_engines_drive_ships(foe: str, more: int) -> None:
    printed = WIDE.rows[WIDE.index[foe]].strength or 0
    assert totals(coop("atomic_engines").against(foe))[1] == printed + more


def test_they_win_ties() -> None:
    g = coop("atomic_engines").against("patrol_boat")
    tie = totals(g)[1] - totals(g)[0]
    go(g, dice(1 + tie, 1))
    assert aliens(g, GREEN, "b1") == 1


def test_mines_make_harbours_harder_to_take() -> None:
    t = coop("mined_harbours").place("b1", "fishing_village").place("b2", "town").place("b3", "sandy_beach")
    t.place("b4", "port_city").mark(GREEN, "b4")
    found = [resistance_at(t.g, space(where)) for where in ("b1", "b2", "b3", "b4")]
    assert found == [2, 2, 0, 0]

"""The six steps of the Resistance phase, the tech track and the end (CPE 13 to 15, 19)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.rules import BRUTAL, MUST_TAKE, TECH_LOCATIONS, red_circle, stage
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.turn import Rounds
from tests.games.conquest.table import BLUE, GREEN, Table, aliens, card, cards, counters, dice, go, waits


def phase(t: Table, *red: str) -> Invasion:
    """After everybody's turn, with a Resistance Event that does nothing unless it is named."""
    g = t.g
    rounds, steps = Rounds(g.seats), ResistancePhase()
    rounds.at = "new_round"
    g.stack = [rounds, steps]
    g.run(steps.begin(g))
    return go(g, cards(*(red or ("siphoned_dread",))))


def coop(**rules: int) -> Table:
    t = Table(cooperative=True)
    made = t.g.rules[:]
    for key, value in rules.items():
        made[{"brutal": BRUTAL, "tech": TECH_LOCATIONS, "must_take": MUST_TAKE}[key]] = value
    t.g.rules = made
    return t


def test_a_location_with_counters_and_no_aliens_is_liberated() -> None:
    """CPE 15.3."""
    t = coop().place("b1", "town").mark(GREEN, "b1").counter("b1", "infantry")
    t.place("b3", "town").mark(GREEN, "b3").counter("b3", "infantry").fly(GREEN, "b3")
    g = phase(t)
    assert g.terror[GREEN] == 2  # only the one that is held


def test_the_track_moves_and_a_die_is_rolled() -> None:
    """CPE 15.4, 15.6."""
    g = phase(coop())
    assert (g.track, waits(g)) == (1, "roll 1")
    go(g, dice(5))
    assert g.tech == []


def test_a_six_is_a_breakthrough_but_only_one() -> None:
    """CPE 15.6."""
    t = coop()
    t.g.track = 7
    g = phase(t)
    assert waits(g) == "roll 3"
    go(g, dice(6, 6, 1), cards("guided_rockets"))
    assert g.tech == [card("guided_rockets")]


def test_a_red_circle_brings_a_counter_to_every_section() -> None:
    """CPE 15.4, 15.7."""
    t = coop()
    t.g.track = 3
    g = phase(t)
    go(g, cards("tanks"), dice(1), cards("infantry"), dice(2), cards("minutemen"), dice(3))
    assert [counters(g, where) for where in ("a1", "b2", "c3")] == [["tanks"], ["infantry"], ["minutemen"]]


def test_a_circle_that_is_crossed_counts() -> None:
    """CPE 15.4: the photograph moves from 3 to 4, step 3 on to 5."""
    t = coop()
    t.g.track = 3
    g = phase(t, "front_page_photograph")
    go(g, cards("tanks"), dice(1), cards("infantry"), dice(2), cards("minutemen"), dice(3))
    go(g, dice(1), cards("tanks"), dice(6))
    assert (g.track, counters(g, "a6")) == (5, ["tanks"])


@pytest.mark.parametrize(
    ("brutal", "stages", "circles"),
    [(0, "1111222333", [4, 7]), (1, "1122233333", [1, 2, 4, 5, 7, 8])],
)
def test_both_sheets(brutal: int, stages: str, circles: list[int]) -> None:
    """CPE 15.7, 15.8."""
    g = coop(brutal=brutal).g
    found = ""
    for step in range(10):
        g.track = step
        found += str(stage(g))
    assert found == stages
    assert [step for step in range(1, 10) if red_circle(g, step)] == circles


def test_guns_fire_in_the_fifth_step() -> None:
    """CPE 15.5: at their own and adjacent spaces."""
    t = coop().counter("b2", "artillery").place("b3", "forest").fly(GREEN, "b3", 4)
    g = go(phase(t), dice(1, 2, 3, 4))
    assert aliens(g, GREEN, "b3") == 2


def test_free_tech_locations_add_dice() -> None:
    """CPE 19.4."""
    t = coop(tech=1).place("b1", "radio_station").place("b2", "research_laboratory").mark(GREEN, "b2")
    assert waits(phase(t)) == "roll 2"


def test_the_super_cannon_ends_it() -> None:
    """CPE 14.7."""
    t = coop()
    t.g.track = 9
    assert phase(t).ended == "super_cannon"


def test_together_they_need_eight_for_each() -> None:
    """CPE 14.7."""
    t = coop().mark(BLUE, "a0")
    t.g.bonus[GREEN] = 10
    g = go(t.fight(), dice(5, 1))
    assert (g.terror, g.ended) == ([11, 5], "conquered")


@pytest.mark.parametrize(("ruined", "ended"), [(False, ""), (True, "conquered")])
def test_the_objective_must_be_taken_where_that_is_agreed(ruined: bool, ended: str) -> None:
    """CPE 19.7: or lie in ruins."""
    t = coop(must_take=1)
    t.g.bonus[GREEN] = 15
    t.g.demolished[0] = ruined
    g = go(t.fight(), dice(5, 1))
    assert (sum(g.terror), g.ended) == (16, ended)

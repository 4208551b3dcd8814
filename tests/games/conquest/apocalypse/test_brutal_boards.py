"""Boards with the objective between the sections (CPE 25)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.counters import PlaceCounter
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import NOTHING, SPACE_WORDS, SPACES_EACH
from beachhead.games.conquest.naming import section_name, space_name
from beachhead.games.conquest.resistance import Wander
from beachhead.games.conquest.setup import starting_counters
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSave, BadSetup
from beachhead.kernel.frames import Frame
from beachhead.kernel.save import digest, to_data
from tests.games.conquest.apocalypse.crowd import crowd
from tests.games.conquest.apocalypse.test_five_and_six import begin, objectives
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Table,
    aliens,
    cards,
    counters,
    dice,
    go,
    offered,
    pool,
    space,
    waits,
)

ALL = [2, 3, 4, 5, 6]


def do(t: Table, frame: Frame) -> None:
    """A rule begins after everybody's turn."""
    t.g.stack = [frame]
    t.g.run(frame.begin(t.g))


@pytest.mark.parametrize("seats", ALL)
def test_four_sections_or_six(seats: int) -> None:
    """CPE 25.1, 25.2: and an objective, or two, that no section has."""
    layout = LAYOUTS[f"brutal{seats}"]
    sections, between = (4, 1) if seats <= 4 else (6, 2)
    assert (layout.sections, layout.spaces) == (sections, sections * SPACES_EACH + between)
    assert layout.objectives == list(range(sections * SPACES_EACH, layout.spaces))
    assert [layout.section(place) for place in layout.objectives] == [-1] * between
    assert begin(seats, apocalypse="yes", board="brutal").layout == layout


def test_a_team_may_play_there_and_the_resistance_may_act() -> None:
    """CPE 25.1."""
    assert begin(4, apocalypse="yes", board="brutal", mode="team").layout.key == "brutal4"
    assert begin(3, apocalypse="yes", board="brutal", active_resistance="yes").layout.key == "brutal3"
    with pytest.raises(BadSetup):
        begin(4, apocalypse="yes", board="brutal", mode="cooperative")


def test_two_spaces_above_and_two_below() -> None:
    """CPE 25.3: a and b are the upper sections, d and c the lower ones."""
    layout = LAYOUTS["brutal4"]
    assert [SPACE_WORDS[other] for other in layout.adjacent[layout.objectives[0]]] == ["a4", "b5", "c1", "d2"]
    for other in layout.adjacent[layout.objectives[0]]:
        assert layout.objectives[0] in layout.adjacent[other]


def test_it_is_entered_fought_for_and_held_like_any_other() -> None:
    """CPE 25.3."""
    t = crowd(2, "brutal").place("a4", "forest").fly(GREEN, "a4", 3)
    g = go(t.action(points=3), "move a4 e0", "move a4 e0", "move a4 e0", "to_battle")
    for _ in range(3):
        go(g, cards("us_army_infantry"), dice(5, 1))
    assert (g.marker[space("e0")], g.terror[GREEN], aliens(g, GREEN, "e0")) == (GREEN, 5, 3)


@pytest.mark.parametrize("seats", [5, 6])
def test_six_sections_have_two_objectives(seats: int) -> None:
    """CPE 25.4."""
    layout = LAYOUTS[f"brutal{seats}"]
    near = [[SPACE_WORDS[other] for other in layout.adjacent[place]] for place in layout.objectives]
    assert near == [["a4", "b5", "e1", "f2"], ["b4", "c5", "d1", "e2"]]
    g = begin(seats, board="brutal", second_objective="other")
    assert objectives(g) == ["capitol_city", "historic_monument"]
    assert objectives(begin(seats, board="brutal")) == ["capitol_city", "capitol_city"]


@pytest.mark.parametrize(
    ("seats", "homes"), [(2, "ac"), (3, "abc"), (4, "abcd"), (5, "abcdf"), (6, "abcdef")], ids=lambda it: str(it)
)
def test_who_sits_where(seats: int, homes: str) -> None:
    """CPE 25.5: clockwise from the upper left, two moves from an objective, at least three from one another."""
    layout = LAYOUTS[f"brutal{seats}"]
    assert [SPACE_WORDS[site] for site in layout.landing] == [f"{letter}0" for letter in homes]
    for site in layout.landing:
        assert min(layout.distance[site][place] for place in layout.objectives) == 2
        assert all(layout.distance[site][other] >= 3 for other in layout.landing if other != site)


def test_opposite_corners() -> None:
    """CPE 25.5."""
    grid = LAYOUTS["brutal2"].grid
    assert [grid[site // SPACES_EACH] for site in LAYOUTS["brutal2"].landing] == [(0, 0), (1, 1)]


def test_a_free_landing_site_is_explored() -> None:
    """CPE 25.6."""
    t = crowd(2, "brutal").place("b6", "forest").fly(GREEN, "b6")
    g = go(t.action(points=2), "move b6 b0")
    assert space_name(g, space("b0")) == "empty space b0"
    assert section_name(g, 1) == "the free section b"
    assert "move b0 b1" not in offered(g)
    assert waits(go(g, "to_battle")) == "draw 1 locations"
    go(g, cards("rolling_hills"))
    assert space_name(g, space("b0")) == "Rolling Hills (b0)"


def test_counters_are_pushed_to_a_free_centre() -> None:
    """CPE 12.4, 25.6."""
    t = crowd(2, "brutal").counter("b1", "infantry")
    do(t, PlaceCounter(1, NOTHING))
    go(t.g, cards("tanks"), dice(1))
    assert (counters(t.g, "b1"), counters(t.g, "b0")) == (["tanks"], ["infantry"])


def test_counters_are_never_pushed_to_the_objective() -> None:
    """CPE 25.7: where two are put there the first stays."""
    t = crowd(4, "brutal").counter("e0", "infantry")
    do(t, PlaceCounter(NOTHING, NOTHING, space("e0")))
    go(t.g, cards("tanks"))
    assert counters(t.g, "e0") == ["infantry", "tanks"]


def test_a_card_drawn_there_drops_nothing() -> None:
    """CPE 7.4, 25.7."""
    t = crowd(2, "brutal").fly(GREEN, "e0", 3)
    before = pool(t.g, "paratroopers")
    g = go(t.battle(), cards("us_army_paratroopers"))
    assert (waits(g), pool(g, "paratroopers")) == ("roll 2", before)


def test_a_counter_there_does_not_move() -> None:
    """CPE 12.13, 25.7."""
    t = crowd(6, "brutal").counter("g1", "fighter_jets").counter("a1", "fighter_jets")
    do(t, Wander())
    go(t.g, dice(3))
    assert (counters(t.g, "g1"), counters(t.g, "a3")) == (["fighter_jets"], ["fighter_jets"])
    assert waits(t.g) == ""


def test_counters_for_the_objective_section_go_to_random_ones() -> None:
    """CPE 25.8."""
    g = crowd(4, "brutal").red("anonymous_tip")
    assert g.chance is not None
    assert (waits(g), g.chance.sides) == ("roll 1", 4)
    go(g, dice(4), cards("infantry"), dice(2), dice(1), cards("tanks"), dice(6))
    assert (counters(g, "d2"), counters(g, "a6")) == (["infantry"], ["tanks"])


@pytest.mark.parametrize("seats", ALL)
def test_one_counter_starts_in_every_section(seats: int) -> None:
    """CPE 25.8."""
    g = crowd(seats, "brutal").g
    assert {starting_counters(g, section) for section in range(g.layout.sections)} == {1}


def test_captain_fantastic_does_not_come_to_the_objective() -> None:
    """CPE 12.14, 25.8: he meets blue at home and nobody in between."""
    t = crowd(2, "brutal").fly(GREEN, "e0", 4)
    do(t, PlaceCounter(2, NOTHING))
    captain = next(row.key for row in t.pack.rows if row.kind == "counter" and "captain" in row.gifts)
    g = go(t.g, cards(captain))
    assert (g.fight_seat, g.fight_space) == (BLUE, space("c0"))
    go(g, dice(6, 1, 1))
    assert (g.fight_seat, g.stack) == (-1, [])


@pytest.mark.parametrize("seats", ALL)
def test_the_view_says_where_objectives_lie(seats: int) -> None:
    v = GAME.view(crowd(seats, "brutal").g, GREEN)
    assert v.board == "brutal"
    between = {corner.key: (corner.column, corner.row) for corner in v.corners}
    assert between == ({"e0": (1, 1)} if seats <= 4 else {"g0": (1, 1), "g1": (2, 1)})
    assert {space.key for space in v.spaces if space.objective} == set(between)
    assert len(v.spaces) == len(v.sections) * SPACES_EACH + len(between)
    sheet = GAME.sheet(crowd(seats, "brutal").g, GREEN)
    area = next(area for area in sheet.areas if area.id == "objectives")
    assert [item.id for item in area.items] == [f"space:{key}" for key in between]


@pytest.mark.parametrize("seats", ALL)
def test_a_saved_table_has_its_board(seats: int) -> None:
    g = begin(seats, apocalypse="yes", board="brutal")
    again = GAME.load(to_data(g))
    assert digest(again) == digest(g)
    again.dealer = Seeded(1)
    assert GAME.view(again, 0) == GAME.view(g, 0)
    wrong = to_data(g)
    data = wrong["data"]
    assert isinstance(data, dict)
    data["layout_key"] = "brutal1"
    with pytest.raises(BadSave, match="there is no board 'brutal1' for"):
        GAME.load(wrong)

"""Sections, adjacency and layouts (CPE 2)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import SPACE_WORDS
from tests.games.conquest.table import space


def near(seats: int, where: str) -> list[str]:
    return [SPACE_WORDS[other] for other in LAYOUTS[str(seats)].adjacent[space(where)]]


def test_every_section_is_a_centre_with_two_above_two_below_and_one_on_each_side() -> None:
    """CPE 2.1, 2.2: 1 and 2 touch the section above, 3 the one to the right, 4 and 5 the one below, 6 the left one."""
    assert LAYOUTS["4"].spaces == 5 * 7
    beyond = [[w[0] for w in near(4, f"a{k}") if w[0] != "a"] for k in range(1, 7)]
    assert beyond == [["b"], ["b"], ["c"], ["d"], ["d"], ["e"]]


def test_a_centre_touches_all_six_and_each_touches_the_next() -> None:
    """CPE 2.3."""
    assert near(1, "b0") == ["b1", "b2", "b3", "b4", "b5", "b6"]
    assert near(1, "b3") == ["b0", "b2", "b4"]
    assert near(1, "b6") == ["b0", "b1", "b5"]


def test_sections_join_where_they_touch() -> None:
    """CPE 2.5: one above the other with two spaces, side by side with one."""
    assert [w for w in near(2, "a5") if w[0] != "a"] == ["c1"]
    assert [w for w in near(2, "a4") if w[0] != "a"] == ["c2"]
    assert [w for w in near(2, "a1") if w[0] != "a"] == ["b5"]
    assert [w for w in near(4, "a3") if w[0] != "a"] == ["c6"]
    assert [w for w in near(4, "a6") if w[0] != "a"] == ["e3"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_landing_site_is_three_moves_from_the_objective(seats: int) -> None:
    """CPE 2.4, 2.6."""
    layout = LAYOUTS[str(seats)]
    assert layout.sections == seats + 1
    assert [layout.distance[site][layout.objectives[0]] for site in layout.landing] == [3] * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_adjacency_goes_both_ways(seats: int) -> None:
    layout = LAYOUTS[str(seats)]
    for here, others in enumerate(layout.adjacent):
        assert here not in others
        assert all(here in layout.adjacent[other] for other in others)

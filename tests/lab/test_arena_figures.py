"""The arena's figures: intervals and ratings that can be looked up, shared victories, fields, controls."""

from __future__ import annotations

import pytest

from beachhead.lab.arena import Arena, Fixture
from beachhead.lab.arena_figures import random_at_the_bottom, ratings, scores, standings, wilson
from beachhead.lab.arena_game import Clock, Result

TWO = ((0,), (1,))
FOUR = ((0,), (1,), (2,), (3,))
ALL = ((0, 1),)


def plan(
    bots: tuple[str, ...], sides: tuple[tuple[int, ...], ...] = TWO, blocks: int = 2, controls: bool = False
) -> Arena:
    seats = sum(len(side) for side in sides)
    return Arena("alien_frontiers", "1", bots, seats, {}, "s", blocks, sides, controls)


def won_by(plan: Arena, fixture: Fixture, *seats: int) -> Result:
    places = tuple(1 if seat in seats else 2 for seat in range(plan.seats))
    return Result(fixture, plan.seating(fixture), places, (0,) * plan.seats, "end", 10, {})


def all_won_by(plan: Arena, bot: str) -> list[Result]:
    results = []
    for fixture in plan.fixtures():
        names = plan.seating(fixture)
        results.append(won_by(plan, fixture, names.index(bot) if bot in names else 0))
    return results


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_as_newcombe_printed_it(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_wilsons_interval_as_scipy_has_it():
    stats = pytest.importorskip("scipy.stats")
    for wins, games in ((0, 7), (3, 7), (200, 400), (399, 400)):
        there = stats.binomtest(wins, games).proportion_ci(method="wilson")
        assert wilson(wins, games) == pytest.approx((there.low, there.high))


def test_one_game_rates_as_openskill_has_it():
    two = plan(("a", "b"), blocks=1)
    first = next(iter(two.fixtures()))
    rated = ratings(two, [won_by(two, first, 0)])
    assert rated["a"] == pytest.approx((27.6354, 8.0659), abs=1e-4)
    assert rated["b"] == pytest.approx((22.3646, 8.0659), abs=1e-4)


def test_a_shared_victory_counts_in_parts():
    two = plan(("a", "b"))
    results = [won_by(two, fixture, 0, 1) for fixture in two.fixtures()]
    assert [(s.win_rate, s.games) for s in standings(two, results)] == [(0.5, 4), (0.5, 4)]


def test_the_challenger_has_every_seat_once_in_a_block():
    four = plan(("a", "b"), FOUR, blocks=3)
    for block in range(3):
        seats = [four.seating(f).index("a") for f in four.fixtures() if f.block == block]
        assert seats == [0, 1, 2, 3]


def test_a_field_of_three_is_measured_for_one_seat():
    four = plan(("a", "b"), FOUR, blocks=25)
    fixtures = list(four.fixtures())
    results = [won_by(four, f, f.rotation if n % 5 < 2 else (f.rotation + 1) % 4) for n, f in enumerate(fixtures)]
    a, b = standings(four, results)
    assert (a.win_rate, a.games, a.fair_share) == (0.4, 100, 0.25)
    assert b.win_rate == pytest.approx(0.2)
    assert (a.low, a.high) == pytest.approx(wilson(40, 100), abs=1e-4)
    assert (3 * b.low, 3 * b.high) == pytest.approx(wilson(60, 100), abs=3e-4)
    assert a.rating > b.rating


def test_sides_that_win_together_are_one_challenger():
    teams = plan(("a", "b"), ((0, 2), (1, 3)))
    first, second = list(teams.fixtures())[:2]
    assert teams.seating(first) == ("a", "b", "a", "b")
    assert teams.seating(second) == ("b", "a", "b", "a")
    (score,) = scores(teams, [won_by(teams, first, 0, 2), won_by(teams, second, 0, 2)])
    assert score.win_rate == 0.5


def test_a_player_brings_its_luck_to_every_seat():
    four = plan(("a", "b"), FOUR, blocks=1)
    assert [four.player(f, f.rotation) for f in four.fixtures()] == ["0.0"] * 4
    assert {four.player(f, seat) for f in four.fixtures() for seat in range(4)} == {"0.0", "1.0", "2.0", "3.0"}


def test_cooperative_games_are_won_by_a_table_full_of_one_bot():
    together = plan(("good", "poor"), ALL, blocks=4)
    results = []
    for fixture in together.fixtures():
        assert together.seating(fixture) == (fixture.challenger,) * 2
        won = fixture.challenger == "good" or fixture.block == 0
        results.append(won_by(together, fixture, *((0, 1) if won else ())))
    good, poor = standings(together, results)
    assert (good.win_rate, good.games, poor.win_rate, poor.games) == (1.0, 4, 0.25, 4)
    assert (poor.low, poor.high) == pytest.approx(wilson(1, 4), abs=1e-4)
    assert good.rating > poor.rating


def test_the_mirror_holds_only_with_the_fair_share():
    mirror = plan(("a", "random"), blocks=20, controls=True)
    fixtures = list(mirror.fixtures())
    fair = [won_by(mirror, f, 0) for f in fixtures]
    assert {s.challenger: s.holds for s in scores(mirror, fair) if s.kind == "mirror"} == {"a": True, "random": True}
    rigged = [won_by(mirror, f, f.rotation) for f in fixtures]
    assert {s.holds for s in scores(mirror, rigged) if s.kind == "mirror"} == {False}


def test_what_nobody_wins_is_nobodys_share():
    mirror = plan(("a",), blocks=20)
    results = [won_by(mirror, f, *((0,) if f.block % 2 else ())) for f in mirror.fixtures()]
    (score,) = scores(mirror, results)
    assert (score.win_rate, score.fair_share, score.holds) == (0.25, 0.25, True)


def test_random_is_at_the_bottom_or_the_control_fails():
    two = plan(("a", "random"), blocks=5, controls=True)
    good = random_at_the_bottom(two, all_won_by(two, "a"))
    bad = random_at_the_bottom(two, all_won_by(two, "random"))
    assert good is not None
    assert bad is not None
    assert (good.holds, bad.holds) == (True, False)
    added = plan(("a", "b"), blocks=5, controls=True)
    assert "sanity" in {match.kind for match in added.matches()}
    assert added.everybody() == ("a", "b", "random")


def test_times_are_kept_to_within_five_per_cent():
    clock = Clock()
    for n in range(1, 101):
        clock.note(n / 1000, limit=0.1)
    assert clock.quantile(0.95) == pytest.approx(0.095, rel=0.05)
    assert (clock.decisions, clock.slowest, clock.late) == (100, 0.1, 0)
    clock.note(0.31, limit=0.1)
    other = Clock()
    other.add(clock)
    assert (other.late, other.slowest, other.decisions) == (1, 0.31, 101)
    assert other.seconds == pytest.approx(5.05 + 0.31)


def test_a_late_answer_is_the_machine_s_where_the_bot_was_not_at_work_so_long():
    clock = Clock()
    clock.note(0.35, limit=0.1, busy=0.05)
    clock.note(0.35, limit=0.1, busy=0.34)
    clock.note(0.25, limit=0.1, busy=0.01)
    other = Clock()
    other.add(clock)
    assert (other.late, other.stalled) == (2, 1)

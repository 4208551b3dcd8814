"""Tables of five and six (CPE 24)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from beachhead.games.conquest.hands import TakeEvents
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import RESISTANCE_PHASE, SPACE_WORDS
from beachhead.games.conquest.naming import section_name, space_name
from beachhead.games.conquest.play import CancelWindow, FightWindow
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.rules import goal
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.setup import starting_counters
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Settings
from tests.games.conquest.apocalypse.crowd import crowd
from tests.games.conquest.table import BLUE, GREEN, card, cards, counters, dice, go, offered, space, waits

RED, GOLD, VIOLET, WHITE = 2, 3, 4, 5


def begin(seats: int, **settings: str) -> Invasion:
    """A table that waits for its first decision."""
    g, frame = GAME.first(seats, GAME.check(seats, settings))
    assert isinstance(g, Invasion)
    g.dealer = Seeded(1)
    g.start(frame)
    return g


def objectives(g: Invasion) -> list[str]:
    return [g.pack.rows[g.location[place]].key for place in g.layout.objectives]


# The board.


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_with_the_expansion(seats: int) -> None:
    """CPE 24.1: whatever was asked for."""
    assert GAME.check(seats, {})["apocalypse"] == GAME.check(seats, {"apocalypse": "no"})["apocalypse"] == "yes"
    assert GAME.check(4, {})["apocalypse"] == "no"
    assert len(begin(seats).race) == seats


@pytest.mark.parametrize("seats", [5, 6])
def test_every_landing_site_is_three_moves_from_the_nearer_objective(seats: int) -> None:
    """CPE 24.2."""
    layout = LAYOUTS[str(seats)]
    assert (layout.sections, layout.spaces) == (seats + 2, 7 * (seats + 2))
    assert [min(layout.distance[site][place] for place in layout.objectives) for site in layout.landing] == [3] * seats


def test_sections_of_six_lie_clockwise_around_two() -> None:
    """CPE 24.2: green and blue above, red at the right end, gold and violet below, white at the left end."""
    grid = LAYOUTS["6"].grid
    assert grid[:2] == [(1, 1), (2, 1)]
    assert grid[2:] == [(1, 0), (2, 0), (3, 1), (2, 2), (1, 2), (0, 1)]
    five = LAYOUTS["5"].grid
    assert five[:2] == grid[:2]
    assert five[2:] == [place for place in grid[2:] if place != (3, 1)]


@pytest.mark.parametrize(
    ("here", "there"),
    [("a3", "b6"), ("c5", "a1"), ("c4", "a2"), ("c3", "d6"), ("g3", "f6"), ("b3", "e6"), ("h3", "a6")],
)
def test_sections_that_touch_are_joined(here: str, there: str) -> None:
    """CPE 24.2: players' sections too."""
    assert space(there) in LAYOUTS["6"].adjacent[space(here)]
    assert space(here) in LAYOUTS["6"].adjacent[space(there)]


def test_sections_at_a_corner_are_not_joined() -> None:
    """CPE 2.5, 24.2."""
    layout = LAYOUTS["6"]
    white = range(space("h0"), space("h0") + 7)
    joined = {SPACE_WORDS[other] for here in white for other in layout.adjacent[here] if other not in white}
    assert joined == {"a6"}


@pytest.mark.parametrize(
    ("settings", "sides"),
    [
        ({}, ["capitol_city", "capitol_city"]),
        ({"objective": "historic_monument"}, ["historic_monument", "historic_monument"]),
        ({"second_objective": "other"}, ["capitol_city", "historic_monument"]),
        ({"objective": "historic_monument", "second_objective": "other"}, ["historic_monument", "capitol_city"]),
    ],
)
def test_two_objectives_show_the_sides_that_were_agreed(settings: Settings, sides: list[str]) -> None:
    """CPE 24.3."""
    g = begin(5, **settings)
    assert objectives(g) == sides
    assert GAME.conserved(g)[-2 * g.seats - 1] == 0


def test_both_objective_sections_begin_with_two_counters() -> None:
    """CPE 14.4, 24.4."""
    g = crowd(6, cooperative=True).g
    assert [starting_counters(g, section) for section in range(8)] == [2, 2, 1, 1, 1, 1, 1, 1]


def test_both_objectives_must_be_taken() -> None:
    """CPE 19.7, 24.4."""
    t = crowd(5, cooperative=True, must_take=True)
    t.g.bonus[GREEN] = 40
    t.mark(RED, "a0")
    assert verdict(t.g) == ""
    t.mark(BLUE, "b0")
    assert verdict(t.g) == "conquered"


def test_a_counter_for_the_objective_section_goes_to_one_of_the_two() -> None:
    """CPE 24.4: for each of them a die says to which."""
    g = crowd(6, cooperative=True).red("anonymous_tip")
    assert g.chance is not None
    assert (waits(g), g.chance.sides) == ("roll 1", 2)
    go(g, dice(2), cards("infantry"), dice(4), dice(1), cards("tanks"), dice(3))
    assert (counters(g, "b4"), counters(g, "a3")) == (["infantry"], ["tanks"])


def test_sections_are_told_apart() -> None:
    g = crowd(6).g
    assert section_name(g, 0) == "the objective section a"
    assert section_name(g, 1) == "the objective section b"
    assert section_name(g, 7) == "White's section"
    assert space_name(g, space("g0")) == "Violet's landing site (g0)"


def test_the_view_says_where_everything_lies() -> None:
    sections = GAME.view(crowd(5).g, GREEN).sections
    assert [(s.key, s.column, s.row, s.seat, s.objective) for s in sections[:3]] == [
        ("a", 1, 1, -1, True),
        ("b", 2, 1, -1, True),
        ("c", 1, 0, 0, False),
    ]


# Teams.


@pytest.mark.parametrize(
    ("chosen", "seats", "points"), [("two", [[0, 2, 4], [1, 3, 5]], 24), ("three", [[0, 3], [1, 4], [2, 5]], 16)]
)
def test_teams_of_six(chosen: str, seats: list[list[int]], points: int) -> None:
    """CPE 24.5, 24.6."""
    g = begin(6, mode="team", teams=chosen)
    assert (GAME.teams(g), goal(g)) == (seats, points)


def test_three_win_with_twenty_four_together() -> None:
    """CPE 24.5: whoever has them."""
    g = crowd(6, teams=2).g
    g.bonus[GREEN], g.bonus[RED], g.bonus[BLUE] = 10, 13, 23
    recount(g)
    assert verdict(g) == ""
    g.bonus[VIOLET] = 1
    recount(g)
    assert verdict(g) == "conquered"
    g.ended = verdict(g)
    assert GAME.outcome(g).places == (1, 2, 1, 2, 1, 2)
    assert GAME.outcome(g).why.text == "Green and Red and Violet conquer the Earth together with 24 Terror Points."


def test_a_pair_of_three_wins_with_sixteen() -> None:
    """CPE 24.5."""
    g = crowd(6, teams=3).g
    g.bonus[BLUE], g.bonus[VIOLET], g.bonus[WHITE] = 9, 7, 15
    recount(g)
    g.ended = verdict(g)
    assert (g.ended, GAME.outcome(g).places) == ("conquered", (3, 1, 2, 3, 1, 2))


def test_every_other_team_is_a_rival() -> None:
    """CPE 24.6: partners of three teams sit opposite each other, show their hands and do not fight."""
    t = crowd(6, teams=3).place("c1", "forest").hand(GOLD, "master_plan").hand(RED, "master_plan")
    for other in (GOLD, RED, VIOLET):
        t.fly(other, "c1")
    t.fly(GREEN, "c1")
    g = t.battle()
    assert offered(g) == ["against_aliens red", "against_aliens violet"]
    assert [s.seat for s in GAME.view(g, GREEN).seats if s.shown] == [GREEN, GOLD]


@pytest.mark.parametrize("teams", ["two", "three"])
@pytest.mark.parametrize("races", ["random", "draw_two"])
def test_a_team_of_one_race(teams: str, races: str) -> None:
    """CPE 17.3, 24.6: with a choice of two, one of the team chooses for all."""
    g = begin(6, mode="team", teams=teams, one_race="yes", races=races)
    while g.deciders() and g.offers(g.deciders()[0])[0].verb == "race":
        g.apply(g.offers(g.deciders()[0])[0], g.deciders()[0])
    played = [{g.race[seat] for seat in team} for team in GAME.teams(g)]
    assert [len(races) for races in played] == [1] * len(played)
    assert len(set.union(*played)) == len(played)


# Close rivals.


def duel(close: bool) -> Invasion:
    """Green attacks red; everybody has a card for it, and the dice lie."""
    t = crowd(6, close=close).place("c1", "forest")
    for seat in range(6):
        t.g.hand[seat] = [card("battle_frenzy")]
    return go(t.fly(GREEN, "c1").fly(RED, "c1").battle(), dice(3, 2))


def asked(g: Invasion) -> list[int]:
    """Who is asked in the window, one after the other, until all have passed."""
    found: list[int] = []
    while isinstance(g.stack[-1], (FightWindow, CancelWindow)):
        found.append(g.seat)
        go(g, "pass")
    return found


def test_only_neighbours_play_in_another_players_turn() -> None:
    """CPE 24.7, 24.8: not even the player who is attacked."""
    assert asked(duel(close=False)) == [GREEN, BLUE, RED, GOLD, VIOLET, WHITE]
    assert asked(duel(close=True)) == [GREEN, BLUE, WHITE]


def test_abilities_are_no_events() -> None:
    """CPE 24.8: the Trun in red's seat use theirs in green's turn."""
    t = crowd(6, close=True).place("c1", "forest").menace(RED, 2)
    t.g.race[RED] = card("trun")
    t.g.hand[RED] = [card("battle_frenzy")]
    g = go(t.fly(GREEN, "c1").fly(RED, "c1").battle(), dice(3, 2))
    assert g.seat == RED
    assert {option.verb for option in g.options} == {"use", "pass"}
    why = GAME.reasons(g, RED)["hand:battle_frenzy"]
    assert why.text == "In Green's turn only the players beside Green may play Events."


@pytest.mark.parametrize(("close", "windows"), [(False, [BLUE, RED, GOLD, VIOLET, WHITE]), (True, [BLUE, WHITE])])
def test_only_neighbours_cancel(close: bool, windows: list[int]) -> None:
    """CPE 24.8."""
    t = crowd(6, close=close).hand(GREEN, "master_plan")
    for seat in range(1, 6):
        t.g.hand[seat] = [card("overseer_intervention")]
    g = go(t.action(), "play master_plan first")
    assert GAME.view(g, GREEN).window.seats == windows
    assert asked(g) == windows


def test_outside_of_turns_all_may_play() -> None:
    """CPE 24.8: a Resistance Event is cancelled by whom it hurts."""
    t = crowd(4, close=True)
    t.g.phase = RESISTANCE_PHASE
    t.g.turn = GREEN
    t.g.hand[RED] = [card("overseer_intervention")]
    assert "play overseer_intervention second" in offered(t.red("anonymous_tip"))


def test_what_comes_immediately_is_played_by_anybody() -> None:
    """CPE 24.8: nobody chooses it."""
    t = crowd(6, close=True)
    g = t.action(GREEN)
    g.stack.append(TakeEvents(GOLD, (t.take("wave_of_patriotism"),)))
    g.run(g.stack[-1].begin(g))
    assert g.lasting == [[card("wave_of_patriotism"), GOLD]]


# Together.


@pytest.mark.parametrize(("seats", "points"), [(5, 40), (6, 48)])
def test_together_they_need_eight_for_each(seats: int, points: int) -> None:
    """CPE 24.9."""
    g = crowd(seats, cooperative=True).g
    assert goal(g) == points
    g.bonus[seats - 1] = points - 1
    recount(g)
    assert verdict(g) == ""
    g.bonus[0] = 1
    recount(g)
    assert verdict(g) == "conquered"


# Settings.


@pytest.mark.parametrize(
    ("seats", "settings", "said"),
    [
        (5, {"mode": "team"}, "A team game is for 4 or 6 players, not 5."),
        (4, {"mode": "team", "teams": "three"}, "'Teams' is for 6 players, not 4."),
        (6, {"teams": "three"}, "'Teams' is for the team game."),
        (4, {"second_objective": "other"}, "'Second objective' is for 5 or 6 players, not 4."),
        (3, {"apocalypse": "yes", "close_rivals": "yes"}, "'Close Rivals' is for 4 or 5 or 6 players, not 3."),
        (4, {"close_rivals": "yes"}, "'Close Rivals' needs the Apocalypse expansion."),
        (6, {"mode": "team", "close_rivals": "yes"}, "'Close Rivals' is for the competitive game."),
        (5, {"mode": "cooperative", "close_rivals": "yes"}, "'Close Rivals' is for the competitive game."),
        (4, {"board": "brutal"}, "'Board' needs the Apocalypse expansion."),
        (5, {"mode": "cooperative", "board": "brutal"}, "'Board' is for the competitive or team game."),
        (1, {"apocalypse": "yes", "board": "brutal"}, "'Board' is for 2 or 3 or 4 or 5 or 6 players, not 1."),
    ],
)
def test_settings_that_do_not_go_together_are_refused(seats: int, settings: Settings, said: str) -> None:
    """CPE 24.1, 24.5, 24.7, 25.1."""
    with pytest.raises(BadSetup, match=said):
        GAME.check(seats, settings)


def test_there_must_be_enough_races_to_choose_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CPE 19.2: a pack whose expansion has no races has ten, and six players would draw twelve."""
    monkeypatch.setenv("BEACHHEAD_PACKS", str(tmp_path))
    (tmp_path / "conquest").mkdir()
    folder = files("beachhead.games.conquest.cards")
    more = folder.joinpath("apocalypse.toml").read_text(encoding="utf-8").split("[[card]]")[1:]
    text = folder.joinpath("core.toml").read_text(encoding="utf-8")
    text += "".join(f"[[card]]\nexpansion = true{row}" for row in more if 'kind = "race"' not in row)
    (tmp_path / "conquest" / "raceless.toml").write_text(text)
    settings = {"pack": "raceless", "races": "draw_two"}
    with pytest.raises(BadSetup, match="6 players with two races to choose from need 12; these cards have 10"):
        GAME.check(6, settings)
    assert GAME.check(5, settings)
    assert GAME.check(6, {**settings, "mode": "team", "one_race": "yes"})
    assert GAME.check(6, {**settings, "mode": "cooperative", "same_race": "yes"})

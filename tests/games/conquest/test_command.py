"""The command phase (CPE 4)."""

from __future__ import annotations

from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import D6_COUNTER, LAST_ROUND
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.turn import Rounds
from tests.games.conquest.table import BLUE, GREEN, Table, dice, go, offered


def new_round(t: Table) -> Invasion:
    g = t.g
    rounds = Rounds()
    g.stack = [rounds]
    g.run(rounds.begin(g))
    return g


def choose(g: Invasion, *counters: str) -> Invasion:
    """Everybody's counter, in secret."""
    for seat, word in enumerate(counters):
        g.apply(next(option for option in g.offers(seat) if option.text == f"command {word}"), seat)
    return g


def test_the_lowest_number_goes_first() -> None:
    """CPE 4.2, 4.5."""
    g = choose(new_round(Table()), "5", "3")
    assert (g.first, g.turn, g.points) == (BLUE, BLUE, [5, 3])


def test_used_counters_are_set_aside() -> None:
    """CPE 4.6, 4.7: all of them are there again without being asked."""
    g = choose(new_round(Table()), "5", "3")
    assert [word for word in ("2", "3", "4", "5", "6") if g.stack_left[GREEN] >> "23456".index(word) & 1] == list(
        "2346"
    )


def test_the_die_is_never_set_aside() -> None:
    g = go(choose(new_round(Table()), "5", "d6"), dice(4))
    assert g.points == [5, 4]
    assert g.stack_left[BLUE] >> D6_COUNTER & 1


def test_whoever_has_only_the_die_takes_all_back() -> None:
    """CPE 4.6."""
    t = Table()
    t.g.stack_left = [1 << D6_COUNTER, 0b100001]
    g = new_round(t)
    assert [option.text for option in g.offers(GREEN)] == [
        f"command {word}" for word in ("2", "3", "4", "5", "6", "d6")
    ]
    assert [option.text for option in g.offers(BLUE)] == ["command 2", "command d6"]


def test_a_one_brings_a_token_and_another_roll() -> None:
    """CPE 4.3."""
    g = go(choose(new_round(Table()), "5", "d6"), dice(1))
    assert (g.seat, offered(g)) == (BLUE, ["roll_again", "keep_roll"])
    go(g, "roll_again", dice(6))
    assert (g.menace[BLUE], g.points[BLUE]) == (1, 6)


def test_a_second_one_counts_and_brings_nothing() -> None:
    """CPE 20.4."""
    g = go(choose(new_round(Table()), "5", "d6"), dice(1), "roll_again", dice(1))
    assert (g.menace[BLUE], g.points[BLUE], g.first) == (1, 1, BLUE)


def test_a_one_may_be_kept() -> None:
    g = go(choose(new_round(Table()), "2", "d6"), dice(1), "keep_roll")
    assert (g.points[BLUE], g.first) == (1, BLUE)


def test_a_tie_is_rolled_off() -> None:
    """CPE 4.5."""
    g = go(choose(new_round(Table()), "4", "4"), dice(3, 3), dice(2, 5))
    assert g.first == BLUE


def test_after_the_last_round_the_most_terror_wins() -> None:
    """CPE 13.4."""
    t = Table().place("b1", "town").mark(GREEN, "b1")
    t.g.round = LAST_ROUND
    g = new_round(t)
    assert g.ended == "recalled"
    assert GAME.outcome(g).places == (1, 2)


def test_in_the_cooperative_game_everybody_rolls() -> None:
    """CPE 14.5."""
    g = go(new_round(Table(cooperative=True)), dice(5), dice(2))
    assert (g.points, g.first) == ([5, 2], BLUE)

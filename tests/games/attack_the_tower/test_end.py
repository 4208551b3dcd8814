"""The ends of a game and of a match (AT 8)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import ALIENS, CAVALRY, FAE, LIGHT, WEST
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms

RED, BLUE = 0, 1


def about_to_win(wins: tuple[int, int], seat: int = RED, single: bool = False) -> Kingdoms:
    b = Builder(ALIENS, FAE, single).bases(seat, WEST, CAVALRY, CAVALRY, troops=2)
    b.g.wins, b.g.played = list(wins), sum(wins)
    return b.turn(seat)


def test_a_game_ends_when_a_palace_falls() -> None:
    """AT 8.1.1."""
    g = play(about_to_win((0, 0), single=True), "attack west west", "proceed")
    assert (g.ended, g.deciders()) == ("palace_destroyed", [])
    outcome = GAME.outcome(g)
    assert (outcome.places, outcome.points) == ((1, 2), (1, 0))
    assert outcome.why.text == "Red wins: Blue's palace is destroyed."


def test_losing_all_bases_is_not_losing() -> None:
    """AT 8.1.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 2).base(BLUE, WEST, LIGHT, 0).turn()
    play(g, "attack west west", "proceed")
    assert not g.ended
    assert max(g.base[9:]) == -1


def test_the_hundredth_turn_is_the_last() -> None:
    """AT 8.2.1."""
    g = Builder(ALIENS, FAE).turns(99).dawn()
    assert g.turns == 99
    play(g, "refrain", "end_turn", "refrain", "end_turn")
    assert g.ended == "turn_cap"
    outcome = GAME.outcome(g)
    assert (outcome.places, outcome.points) == ((1, 1), (0, 0))
    assert outcome.why.text == "A draw: no palace fell in 100 turns."


def test_the_last_turn_is_a_setting() -> None:
    """AT 8.2.1."""
    b = Builder(ALIENS, FAE).turns(30)
    b.g.turn_cap = 30
    assert play(b.dawn(), "refrain", "end_turn").ended == "turn_cap"


def test_two_games_of_three() -> None:
    """AT 8.3.1: one won is not the match, two are."""
    g = play(about_to_win((0, 0)), "attack west west", "proceed")
    assert (g.ended, g.wins, g.played) == ("", [1, 0], 1)
    assert GAME.heading(g) == "Game 2, opening"
    g = play(about_to_win((1, 0)), "attack west west", "proceed")
    assert (g.ended, GAME.outcome(g).why.text) == ("match_won", "Red wins the match 2:0.")
    assert GAME.heading(g) == "Game 2, turn 1: Red"
    g = play(about_to_win((1, 1), BLUE), "attack west west", "proceed")
    assert (g.ended, GAME.outcome(g).why.text) == ("match_won", "Blue wins the match 2:1.")
    assert GAME.outcome(g).places == (2, 1)


def test_the_loser_begins_the_next_game_on_an_empty_board() -> None:
    """AT 8.3.2."""
    g = play(about_to_win((0, 0)), "attack west west", "proceed")
    assert (g.first, g.seat, g.options[0].text) == (BLUE, BLUE, "draw bases")
    assert (g.base, g.turns, g.piles[0]) == ([-1] * 18, 0, [7, 6, 5, 4, 3])
    g = play(about_to_win((0, 0), BLUE), "attack west west", "proceed")
    assert (g.first, g.seat) == (RED, RED)


def test_after_a_draw_the_other_begins() -> None:
    """AT 8.3.2."""
    b = Builder(ALIENS, FAE, single=False).turns(100)
    b.g.first = RED
    g = play(b.dawn(BLUE), "refrain", "end_turn")
    assert (g.first, g.played, g.wins) == (BLUE, 1, [0, 0])


def test_three_games_are_the_most() -> None:
    """AT 8.3.3: more games won wins it, as many each is a draw."""
    for wins, ended, places in (((1, 0), "match_won", (1, 2)), ((0, 0), "match_drawn", (1, 1))):
        b = Builder(ALIENS, FAE, single=False).turns(100)
        b.g.wins, b.g.played = list(wins), 2
        g = play(b.dawn(), "refrain", "end_turn")
        assert (g.ended, GAME.outcome(g).places) == (ended, places)

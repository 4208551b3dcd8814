"""The Renewal: recruit, draw, build, discard (AT 3)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import (
    ALIENS,
    CENTRE,
    FAE,
    HEAVY,
    LIGHT,
    SHOOTER,
    WEST,
)
from beachhead.games.attack_the_tower.positions import Builder, play

RED, BLUE = 0, 1
DRAW_TWO = ("draw bases", "draw bases")


def test_the_turn_owner_says_whether_there_is_one() -> None:
    """AT 3.1.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT).dawn()
    assert (g.seat, [o.text for o in g.options]) == (RED, ["renew", "refrain"])
    play(g, "refrain")
    assert g.troops[0] == 0
    assert [o.text for o in g.options] == ["end_turn"]


def test_it_is_for_both_and_the_owner_comes_first() -> None:
    """AT 3.1.2, AT 3.2.1, AT 3.3.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT).base(BLUE, CENTRE, HEAVY, 1).renewal(BLUE)
    assert (g.troops[0], g.troops[12]) == (1, 2)
    assert g.seat == BLUE
    play(g, "draw bases", "draw abilities")
    assert g.seat == RED
    play(g, *DRAW_TWO)
    assert (g.bases_held(BLUE), g.held(BLUE), g.bases_held(RED)) == (1, 1, 2)
    assert g.seat == BLUE
    play(g, "done")
    assert (g.seat, g.options[-1].text) == (RED, "done")


def test_renewing_every_turn_and_attacking_too() -> None:
    """AT 3.1.3."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT).dawn()
    play(g, "renew", *DRAW_TWO, *DRAW_TWO, "done", "done", "attack west west", "withdraw", "end_turn")
    play(g, "renew", *DRAW_TWO, *DRAW_TWO, "done", "done")
    assert (g.turns, g.seat) == (2, BLUE)


def test_two_troops_are_the_most() -> None:
    """AT 3.2.1."""
    g = Builder(ALIENS, FAE).bases(RED, WEST, LIGHT, HEAVY, troops=2).base(RED, WEST, LIGHT, 1).renewal()
    assert g.troops[:3] == [2, 2, 2]


def test_special_troops_are_not_recruited() -> None:
    """AT 3.2.2."""
    g = Builder(ALIENS, FAE).bases(RED, WEST, LIGHT, LIGHT, LIGHT).special(RED).renewal()
    assert g.specials == [1, 0]


def test_bases_built_now_are_empty() -> None:
    """AT 3.4.1, AT 3.4.2: building comes after recruiting, also over an own base."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base_cards(RED, HEAVY, SHOOTER).renewal()
    play(g, *DRAW_TWO, *DRAW_TWO, "build undercity west 1", "build flying_saucer west 2", "done")
    assert g.base[:3] == [HEAVY, SHOOTER, -1]
    assert g.troops[:3] == [0, 0, 0]
    assert g.discards[RED * 2][LIGHT] == 1


def test_seven_cards_are_kept() -> None:
    """AT 3.5.1: the owner chooses what goes; equal cards are one choice."""
    g = Builder(ALIENS, FAE).hand(RED, LIGHT, LIGHT, SHOOTER, SHOOTER, HEAVY, HEAVY).renewal()
    play(g, *DRAW_TWO, *DRAW_TWO, "done", "done")
    assert (g.seat, [o.text for o in g.options]) == (
        RED,
        ["discard pods", "discard martians", "discard greys", "discard reptilians"],
    )
    play(g, "discard greys")
    assert g.discards[1][SHOOTER] == 1
    assert g.bases_held(RED) + g.held(RED) == 7


def test_the_limit_is_a_setting() -> None:
    """AT 3.5.1."""
    b = Builder(ALIENS, FAE).hand(RED, LIGHT, LIGHT, SHOOTER, SHOOTER)
    b.g.card_limit = 5
    play(b.renewal(), *DRAW_TWO, *DRAW_TWO, "done", "done")
    assert b.g.options[0].verb == "discard"
    g = GAME.first(2, GAME.check(2, {"card_limit": "9"}))[0]
    assert getattr(g, "card_limit") == 9  # noqa: B009 - a Position of any game


def test_the_limit_counts_in_a_renewal_only_and_is_never_below_one() -> None:
    """AT 3.5.2: seven Druids' cards may be held until then."""
    b = Builder(FAE, ALIENS).hand(RED, *[LIGHT] * 4, *[SHOOTER] * 4, *[HEAVY] * 2).turn()
    assert b.held(RED) == 10
    b2 = Builder(FAE, ALIENS).hand(RED, LIGHT, SHOOTER).special(BLUE, 3)
    b2.bases(BLUE, WEST, LIGHT, LIGHT, LIGHT).bases(BLUE, CENTRE, LIGHT, LIGHT, LIGHT)
    b2.bases(BLUE, 2, SHOOTER, SHOOTER, SHOOTER)
    b2.g.card_limit = 5
    play(b2.renewal(), *DRAW_TWO, *DRAW_TWO, "done", "done", "discard glade", "discard glade", "discard elf")
    assert b2.g.bases_held(RED) + b2.g.held(RED) == 1


def test_no_ability_during_a_renewal() -> None:
    """AT 3.6.1: from A to D nobody is offered one."""
    g = Builder(ALIENS, FAE).hand(RED, LIGHT, HEAVY).hand(BLUE, LIGHT, HEAVY).renewal()
    seen: list[str] = []
    while g.stack[-1].at != "took":
        seen.extend(o.verb for o in g.options)
        g.apply(g.options[-1])
    assert set(seen) <= {"draw", "build", "done", "discard"}
    assert {"draw"} <= set(seen)


def test_three_quiet_turns_each_make_a_renewal() -> None:
    """AT 3.7.1."""
    g = Builder(ALIENS, FAE).dawn()
    for _ in range(6):
        play(g, "refrain", "end_turn")
    assert (g.turns, g.options[0].text) == (7, "draw bases")
    assert (g.seat, g.turn) == (RED, RED)


def test_an_attack_or_a_renewal_breaks_the_quiet() -> None:
    """AT 3.7.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).dawn()
    play(g, *["refrain", "end_turn"] * 4, "refrain", "attack west west", "withdraw", "end_turn")
    assert g.quiet == 0
    play(g, *["refrain", "end_turn"] * 2)
    assert g.options[0].text == "renew"

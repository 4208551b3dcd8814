"""The Easterners' abilities (AT 9.3)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    CAVALRY,
    CENTRE,
    COMMON,
    EAST,
    EASTERNERS,
    FAE,
    HEAVY,
    LIGHT,
    SHOOTER,
    SIEGE,
    SPECIAL,
    WEST,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.queries import renewal_draw

RED, BLUE = 0, 1


def test_monks_are_two_and_die_of_it() -> None:
    """AT 9.3.1: also when they defended."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 2).hand(RED, LIGHT).base(BLUE, WEST, HEAVY, 1)
    g = play(b.turn(), "play monk", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)
    b = Builder(FAE, EASTERNERS).base(RED, WEST, HEAVY, 1).base(BLUE, WEST, LIGHT, 2).hand(BLUE, LIGHT)
    g = play(b.turn(), "play monk", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)


def test_monks_that_did_not_battle_live() -> None:
    """AT 9.3.1."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 2).base(RED, EAST, LIGHT, 2).hand(RED, LIGHT)
    g = play(b.base(BLUE, WEST, HEAVY, 1).turn(), "play monk", "attack west west", "end_turn")
    assert (g.troops[0], g.troops[6]) == (0, 2)


def test_kyudokas_spare_their_territory() -> None:
    """AT 9.3.2: with the card, and while one stands there."""
    b = Builder(EASTERNERS, FAE).bases(RED, WEST, LIGHT, SHOOTER, troops=2).hand(RED, LIGHT, SHOOTER)
    g = play(b.base(BLUE, WEST, LIGHT, 1).turn(), "play monk", "play kyudoka", "attack west west", "withdraw")
    assert g.troops[:2] == [2, 2]
    b = Builder(EASTERNERS, FAE).bases(RED, WEST, LIGHT, SHOOTER, troops=2).hand(RED, LIGHT)
    g = play(b.base(BLUE, WEST, LIGHT, 1).turn(), "play monk", "attack west west", "withdraw")
    assert g.troops[:2] == [0, 2]


def test_samurai_are_three_and_die_of_it() -> None:
    """AT 9.3.3."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, HEAVY, 2).hand(RED, HEAVY).base(BLUE, WEST, CAVALRY, 2)
    g = play(b.turn(), "play samurai", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)
    b = Builder(EASTERNERS, FAE).base(RED, WEST, HEAVY, 2).hand(RED, HEAVY).base(BLUE, WEST, LIGHT, 0)
    assert play(b.turn(), "play samurai", "attack west west", "withdraw").troops[0] == 0


def test_huns_leave_no_empty_base() -> None:
    """AT 9.3.4: what was empty before, and what the battle emptied; what still has troops stands."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY)
    b.base(BLUE, WEST, LIGHT, 0).base(BLUE, WEST, CAVALRY, 1).base(BLUE, WEST, HEAVY, 1)
    g = play(b.turn(), "play hun", "attack west west", "hit blue west 2a")
    assert g.base[9:12] == [-1, -1, HEAVY]
    assert g.discards[2] == [1, 0, 0, 1, 0]


def test_without_huns_in_the_battle_nothing_is_razed() -> None:
    """AT 9.3.4: nor by Huns that defend."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, HEAVY, 1).hand(RED, CAVALRY).base(BLUE, WEST, LIGHT, 0)
    assert play(b.turn(), "play hun", "attack west west").base[9] == LIGHT
    b = Builder(FAE, EASTERNERS).base(RED, WEST, LIGHT, 1).base(BLUE, WEST, CAVALRY, 1).hand(BLUE, CAVALRY)
    g = play(b.turn(), "play hun", "attack west west")
    assert (g.base[0], g.troops[0]) == (LIGHT, 0)


def test_kaiju_smash_one_base_for_each_territory() -> None:
    """AT 9.3.5: one is sacrificed on each Island; where none remains nothing is smashed."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, SIEGE, 2).base(RED, CENTRE, SIEGE, 1).base(RED, EAST, SIEGE, 2)
    g = b.hand(RED, SIEGE).base(BLUE, WEST, CAVALRY, 2).bases(BLUE, EAST, LIGHT, LIGHT).turn()
    play(g, "play kaiju")
    assert [g.troops[0], g.troops[3], g.troops[6]] == [1, 0, 1]
    assert [o.text for o in g.options] == ["smash blue west 1", "smash blue east 1"]
    play(g, "smash blue west 1", "smash blue east 1")
    assert (g.base[9], g.troops[9], g.base[15:17]) == (-1, 0, [-1, LIGHT])
    assert g.options[-1].text == "end_turn"


def test_kyudokas_spare_kaiju_too() -> None:
    """AT 9.3.2, AT 9.3.5."""
    b = Builder(EASTERNERS, FAE).bases(RED, WEST, SIEGE, SHOOTER, troops=1).hand(RED, SIEGE, SHOOTER)
    g = play(b.base(BLUE, WEST, LIGHT, 2).turn(), "play kyudoka", "play kaiju", "smash blue west 1")
    assert (g.troops[0], g.base[9]) == (1, -1)


def test_a_smashed_base_may_cost_a_special_troop() -> None:
    """AT 9.3.5, AT 7.3.1."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, SIEGE, 2).hand(RED, SIEGE).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT)
    assert play(b.special(BLUE).turn(), "play kaiju", "smash blue west 1").specials[BLUE] == 0


def test_a_ninja_is_three_stronger() -> None:
    """AT 9.3.6: one troop, once, until the turn ends."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 2).hand(RED, COMMON, COMMON).base(BLUE, WEST, HEAVY, 2)
    g = play(b.turn(), "play_on ninja red west 1")
    assert [o.text for o in g.options if o.verb == "play_on"] == ["play_on ninja red west 1"]
    play(g, "attack west west", "pass")
    assert (g.seat, [o.text for o in g.options]) == (BLUE, ["hit red west 1a", "hit red west 1b"])
    play(g, "hit red west 1b")
    assert (g.troops[0], g.troops[9]) == (1, 0)  # 4 and 1 against 2 and 2
    assert max(play(g, "end_turn", "pass").ninjas) == 0


def test_all_troops_of_a_base_can_be_ninjas() -> None:
    """AT 9.3.6: with both, there is nobody left to become one."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, COMMON, COMMON)
    g = play(b.turn(), "play_on ninja red west 1")
    assert [o.text for o in g.options if o.verb.startswith("play")] == ["play ninja"]


def test_a_special_troop_can_be_a_ninja() -> None:
    """AT 9.3.6: a Shenlong of 7 and a plain one of 4 take the palace."""
    b = Builder(EASTERNERS, FAE).bases(RED, WEST, LIGHT, LIGHT, LIGHT).bases(RED, EAST, HEAVY, HEAVY, HEAVY)
    g = b.special(RED, 2).hand(RED, COMMON).turn()
    play(g, "play_on ninja red palace 1", "attack palace west", "proceed")
    assert g.ended == "palace_destroyed"


def test_a_dead_ninja_is_counted_off() -> None:
    """AT 9.3.6: the plain one that is left is no ninja."""
    b = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 2).hand(RED, COMMON).base(BLUE, WEST, SIEGE, 1)
    g = play(b.base(BLUE, WEST, HEAVY, 2).turn(), "play_on ninja red west 1", "attack west west")
    play(g, "hit blue west 2a", "hit blue west 2b", "hit blue west 2", "hit red west 1a")
    assert (g.troops[0], g.ninjas[0]) == (1, 0)


def test_shenlongs_draw_more() -> None:
    """AT 9.3.7: one card each, in every Renewal."""
    b = Builder(EASTERNERS, FAE).bases(RED, WEST, LIGHT, LIGHT, LIGHT).hand(RED, SPECIAL)
    g = play(b.turn(), "play shenlong")
    assert (renewal_draw(g, RED), renewal_draw(g, BLUE)) == (3, 2)
    play(g, "end_turn", "renew", *["draw abilities"] * 2, *["draw abilities"] * 3)
    assert (g.held(RED), g.held(BLUE)) == (3, 2)
    assert g.specials == [1, 0]

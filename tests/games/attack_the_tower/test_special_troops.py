"""Special troops (AT 7)."""

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
    WESTERNERS,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.queries import special_cap

RED, BLUE = 0, 1


def test_a_special_ability_becomes_a_troop_on_the_palace() -> None:
    """AT 7.1.1: it stays, and can attack in the same turn."""
    g = Builder(FAE, WESTERNERS).bases(RED, WEST, LIGHT, LIGHT, LIGHT).hand(RED, SPECIAL).turn()
    play(g, "play treant")
    assert g.specials == [1, 0]
    assert "attack palace west" in [o.text for o in g.options]
    play(g, "end_turn")
    assert (g.specials, g.discards[1][SPECIAL]) == ([1, 0], 0)


def test_it_defends_the_palace_only() -> None:
    """AT 7.1.1: a territory is defended by its own troops alone."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, LIGHT, 1).bases(BLUE, EAST, LIGHT, LIGHT, LIGHT).special(BLUE)
    g = play(b.turn(), "attack west east")
    assert g.troops[0] == 1


def test_the_cap_is_the_number_of_full_territories() -> None:
    """AT 7.2.1."""
    b = Builder(FAE, WESTERNERS).bases(RED, WEST, LIGHT, LIGHT, LIGHT).bases(RED, EAST, LIGHT, LIGHT)
    g = b.hand(RED, SPECIAL, SPECIAL).turn()
    assert special_cap(g, RED) == 1
    play(g, "play treant")
    assert [o.text for o in g.options if o.verb == "play"] == []


def test_too_many_are_discarded_at_once() -> None:
    """AT 7.3.1: with a base the territory falls, and with it the place for a special troop."""
    b = Builder(WESTERNERS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, troops=1).special(BLUE)
    b.bases(BLUE, EAST, LIGHT, LIGHT, LIGHT)
    g = play(b.turn(), "attack west east")
    assert (g.specials, g.discards[3][SPECIAL]) == ([0, 0], 1)


def test_the_owner_chooses_where_they_differ() -> None:
    """AT 7.3.1: a Shenlong that is a ninja, or the plain one."""
    b = Builder(WESTERNERS, EASTERNERS).bases(RED, WEST, SIEGE, SIEGE, troops=1).special(BLUE, 2).hand(BLUE, COMMON)
    b.bases(BLUE, EAST, LIGHT, LIGHT, LIGHT).bases(BLUE, WEST, SHOOTER, SHOOTER, SHOOTER)
    g = play(b.turn(), "play_on ninja blue palace 1", "attack west east")
    assert (g.seat, [o.text for o in g.options]) == (BLUE, ["dismiss special", "dismiss ninja"])
    play(g, "dismiss special")
    assert (g.specials[BLUE], g.ninjas[19]) == (1, 1)


def test_several_count_for_each() -> None:
    """AT 7.4.1: two Blacksmiths are 2 damage more for every troop."""
    b = Builder(WESTERNERS, FAE).bases(RED, WEST, LIGHT, LIGHT, LIGHT).bases(RED, CENTRE, HEAVY, HEAVY, HEAVY)
    b.special(RED, 2).base(RED, EAST, LIGHT, 1).base(BLUE, WEST, CAVALRY, 1)
    assert play(b.turn(), "attack east west").troops[9] == 0


def test_a_destroyed_one_is_discarded() -> None:
    """AT 7.5.1."""
    b = Builder(WESTERNERS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, LIGHT, troops=1).special(BLUE)
    g = b.bases(BLUE, EAST, LIGHT, LIGHT, LIGHT).turn()
    play(g, "attack west centre", "proceed")
    assert (g.specials, g.discards[3][SPECIAL]) == ([0, 0], 1)

"""The Aliens' abilities (AT 9.1)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    ALIENS,
    CAVALRY,
    CENTRE,
    COMMON,
    EAST,
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
from beachhead.games.attack_the_tower.queries import card_limit

RED, BLUE = 0, 1


def test_martians_fill_the_pods_of_one_territory() -> None:
    """AT 9.1.1: all Pods there, no other base, no other territory."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 0).base(RED, WEST, LIGHT, 1).base(RED, WEST, HEAVY, 0)
    g = b.base(RED, EAST, LIGHT, 0).base(RED, CENTRE, LIGHT, 2).hand(RED, LIGHT).turn()
    assert [o.text for o in g.options if o.verb == "play_in"] == ["play_in martians west", "play_in martians east"]
    play(g, "play_in martians west")
    assert (g.troops[:3], g.troops[6]) == ([2, 2, 0], 0)


def test_greys_strike_harder_and_later() -> None:
    """AT 9.1.2: power 3, so a Grey destroys cavalry; no initiative, so it is struck back."""
    b = Builder(ALIENS, FAE).base(RED, WEST, SHOOTER, 1).hand(RED, SHOOTER).base(BLUE, WEST, CAVALRY, 1)
    g = play(b.turn(), "play greys", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)


def test_reptilians_copy_the_strongest() -> None:
    """AT 9.1.3: a Dragon's 4, which makes them as hard to destroy."""
    b = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 1).hand(RED, HEAVY).bases(BLUE, WEST, CAVALRY, SIEGE, troops=1)
    g = play(b.turn(), "play reptilians", "attack west west", "hit blue west 2a")
    assert (g.troops[0], g.troops[10]) == (1, 0)


def test_reptilians_may_become_weaker_and_need_an_enemy() -> None:
    """AT 9.1.3: against light infantry they are 1; against bare bases they keep 2."""
    b = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 1).hand(RED, HEAVY).base(BLUE, WEST, LIGHT, 2)
    g = play(b.turn(), "play reptilians", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 1)
    b = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 2).hand(RED, HEAVY).base(BLUE, WEST, LIGHT, 0)
    assert play(b.turn(), "play reptilians", "attack west west").base[9] == -1


def test_mothmen_add_the_weakest() -> None:
    """AT 9.1.4: 3 and 2 of a Troll; against a bare base nothing."""
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY).bases(BLUE, WEST, HEAVY, CAVALRY, troops=1)
    g = play(b.turn(), "play mothmen", "attack west west", "hit blue west 1a", "hit blue west 2a")
    assert (g.troops[9], g.troops[10], g.troops[0]) == (0, 0, 0)
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY).base(BLUE, WEST, HEAVY, 0)
    assert play(b.turn(), "play mothmen", "attack west west").base[9] == HEAVY


def test_laser_cannons_weaken_bases() -> None:
    """AT 9.1.5: two cannons make every base there a 2: their 8 damage destroys three of them."""
    b = Builder(ALIENS, FAE).base(RED, WEST, SIEGE, 2).hand(RED, SIEGE).bases(BLUE, WEST, LIGHT, HEAVY, SHOOTER)
    g = play(b.turn(), "play laser_cannon", "attack west west")
    assert g.base[9:12] == [-1, -1, -1]


def test_a_base_at_nothing_falls_once_undefended() -> None:
    """AT 9.1.5: four cannons; the troop on one base still guards it."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, SIEGE, SIEGE, troops=2).hand(RED, SIEGE)
    g = play(b.base(BLUE, WEST, LIGHT, 0).base(BLUE, WEST, CAVALRY, 1).turn(), "play laser_cannon", "attack west west")
    assert (g.base[9], g.base[10], g.troops[10]) == (-1, CAVALRY, 1)


def test_laser_cannons_do_not_weaken_palaces() -> None:
    """AT 9.1.5."""
    g = Builder(ALIENS, FAE).base(RED, WEST, SIEGE, 2).hand(RED, SIEGE).turn()
    assert not play(g, "play laser_cannon", "attack west west", "proceed").ended


def test_the_ufo_takes_all_troops_of_a_base() -> None:
    """AT 9.1.6: any base, also an own one; not the special troops."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, COMMON).base(BLUE, EAST, SIEGE, 2).special(BLUE)
    g = b.bases(BLUE, WEST, LIGHT, LIGHT, LIGHT).turn()
    aims = [o.text for o in g.options if o.verb == "play_on"]
    assert aims == ["play_on ufo red west 1", "play_on ufo blue east 1"]
    play(g, "play_on ufo blue east 1")
    assert (g.troops[15], g.base[15]) == (0, SIEGE)


def test_men_in_black_lower_the_card_limit() -> None:
    """AT 9.1.7: by 2 each, and only the opponent's."""
    b = Builder(ALIENS, WESTERNERS).bases(RED, WEST, LIGHT, LIGHT, LIGHT).hand(RED, SPECIAL)
    g = b.bases(RED, EAST, SHOOTER, SHOOTER, SHOOTER).special(RED).turn()
    assert (card_limit(g, BLUE), card_limit(g, RED)) == (5, 7)
    play(g, "play man_in_black")
    assert card_limit(g, BLUE) == 3


def test_a_man_in_black_has_power_two() -> None:
    """AT 9.1.7."""
    b = Builder(FAE, ALIENS).base(RED, WEST, LIGHT, 2).bases(BLUE, WEST, HEAVY, HEAVY, HEAVY).special(BLUE)
    g = play(b.turn(), "attack west east", "proceed")
    assert (g.specials[BLUE], g.troops[0]) == (0, 0)

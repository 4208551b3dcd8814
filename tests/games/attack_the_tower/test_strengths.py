"""The power that the table shows for every troop: what its card says, or what is known to hold now (AT 6.1)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import (
    ALIENS,
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
    UNDEAD,
    WEST,
    WESTERNERS,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.view import PieceView, view

RED, BLUE = 0, 1


def troops(g: Kingdoms, seat: int, territory: int) -> list[PieceView]:
    return [troop for slot in view(g, seat).seats[seat].territories[territory].slots for troop in slot.troops]


def powers(g: Kingdoms, seat: int, territory: int) -> list[int]:
    return [troop.power for troop in troops(g, seat, territory)]


def test_without_abilities_it_is_the_printed_power() -> None:
    g = Builder(ALIENS, FAE).bases(RED, WEST, LIGHT, CAVALRY, SIEGE, troops=1).turn()
    assert powers(g, RED, WEST) == [1, 3, 4]
    assert all(troop.power == troop.printed for troop in troops(g, RED, WEST))


def test_what_holds_everywhere_is_shown_at_once() -> None:
    """AT 9.2.6, AT 9.4.6, AT 9.1.2: one more for all, one less for all enemies, never below none."""
    b = Builder(WESTERNERS, UNDEAD).bases(RED, WEST, LIGHT, HEAVY, troops=1).special(RED).hand(RED, COMMON)
    g = play(b.turn(), "play wizard")
    smith = view(g, BLUE).seats[RED].specials[0]
    assert (powers(g, RED, WEST), smith.power, smith.printed) == ([2, 3], 2, 1)
    b = Builder(WESTERNERS, UNDEAD).bases(RED, WEST, LIGHT, HEAVY, troops=1).hand(BLUE, COMMON, COMMON)
    g = play(b.turn(), "play lich", "play lich")
    assert powers(g, RED, WEST) == [0, 0]
    assert [troop.printed for troop in troops(g, RED, WEST)] == [1, 2]
    g = play(Builder(ALIENS, FAE).base(RED, WEST, SHOOTER, 2).hand(RED, SHOOTER).turn(), "play greys")
    assert powers(g, RED, WEST) == [3, 3]


def test_what_depends_on_the_attack_is_shown_once_it_is_declared() -> None:
    """AT 9.2.4: knights have one more when they attack; those who stay at home do not."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, CAVALRY, 2).base(RED, CENTRE, CAVALRY, 1).hand(RED, CAVALRY)
    g = play(b.base(BLUE, WEST, HEAVY, 1).hand(BLUE, LIGHT).turn(), "pass", "play knight")
    assert powers(g, RED, WEST) == [3, 3]
    play(g, "attack west west")
    assert g.seat == BLUE
    assert (powers(g, RED, WEST), powers(g, RED, CENTRE), powers(g, BLUE, WEST)) == ([4, 4], [3], [2])


def test_in_a_battle_it_is_the_power_that_it_is_fought_with() -> None:
    """AT 9.1.3, AT 6.1: Reptilians are as strong as the strongest enemy who stood there, also when he has fallen."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, SHOOTER, HEAVY, troops=2).hand(RED, HEAVY)
    g = b.base(BLUE, WEST, CAVALRY, 1).bases(BLUE, WEST, LIGHT, LIGHT, troops=2).turn()
    play(g, "play reptilians", "attack west west")
    assert [o.verb for o in g.options] == ["hit"] * len(g.options)
    assert powers(g, RED, WEST) == [1, 1, 3, 3]
    play(g, "hit blue west 1a")
    assert powers(g, RED, WEST)[-2:] == [3, 3]


def test_what_a_blacksmith_adds_is_damage_and_no_power() -> None:
    """AT 9.2.7."""
    b = Builder(WESTERNERS, FAE).bases(RED, WEST, LIGHT, LIGHT, LIGHT, troops=1).special(RED)
    g = b.bases(BLUE, WEST, HEAVY, HEAVY, troops=1).turn()
    play(g, "attack west west")
    assert g.might[:6:2] == [2, 2, 2]
    assert powers(g, RED, WEST) == [1, 1, 1]


def test_a_ninja_has_three_more_and_the_sheet_says_so() -> None:
    """AT 9.3.6."""
    g = Builder(EASTERNERS, FAE).base(RED, WEST, LIGHT, 2).hand(RED, COMMON).turn()
    play(g, "play_on ninja red west 1")
    assert powers(g, RED, WEST) == [4, 1]
    west = next(area for area in GAME.sheet(g, RED).areas if area.id == "territory:0:west")
    assert [item.text for item in west.items[2:4]] == ["power 4 (1 printed), a ninja", "power 1"]


def test_a_blacksmith_who_fell_still_counts_among_those_who_began() -> None:
    """AT 9.2.7, AT 6.1: the damage of those left was fixed with him; their power is what it was."""
    b = Builder(ALIENS, WESTERNERS).base(RED, WEST, SHOOTER, 1).bases(RED, WEST, CAVALRY, CAVALRY, troops=2)
    b.bases(BLUE, CENTRE, LIGHT, LIGHT, LIGHT).bases(BLUE, EAST, LIGHT, LIGHT, LIGHT).special(BLUE, 2)
    g = play(b.turn(), "attack west west", "proceed")
    while view(g, RED).battle is not None and len(view(g, RED).seats[BLUE].specials) > 1:
        g.apply(g.options[0])
    assert g.tough, "the battle goes on"
    assert [troop.power for troop in view(g, RED).seats[BLUE].specials] == [1]

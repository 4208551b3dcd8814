"""The Westerners' abilities (AT 9.2)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    CAVALRY,
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

RED, BLUE = 0, 1


def test_militia_defend_better() -> None:
    """AT 9.2.1: 2 when defending, 1 when attacking; twice played, 3."""
    b = Builder(FAE, WESTERNERS).base(RED, WEST, HEAVY, 1).base(BLUE, WEST, LIGHT, 1).hand(BLUE, LIGHT, LIGHT)
    g = play(b.turn(), "play militia", "play militia", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 1)
    b = Builder(WESTERNERS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT).base(BLUE, WEST, HEAVY, 1)
    assert play(b.turn(), "play militia", "attack west west").troops[9] == 1


def test_crossbowmen_are_two_and_first_alone() -> None:
    """AT 9.2.2: they keep initiative, and enemies lose it."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, SHOOTER, 1).hand(RED, SHOOTER).base(BLUE, WEST, SHOOTER, 2)
    g = play(b.turn(), "play crossbowman", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 0)


def test_crossbowmen_take_the_elves_initiative() -> None:
    """AT 9.2.2: also what an ability gave."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, SHOOTER, 2).hand(RED, SHOOTER).base(BLUE, WEST, LIGHT, 2)
    g = play(b.hand(BLUE, LIGHT).turn(), "play elf", "play crossbowman", "attack west west")
    assert (g.troops[0], g.troops[9]) == (2, 0)


def test_templars_hurt_every_infantry_troop() -> None:
    """AT 9.2.3: each of two deals 1 to each of four; cavalry and shooters are not touched."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, HEAVY, 2).hand(RED, HEAVY)
    b.bases(BLUE, WEST, LIGHT, HEAVY, CAVALRY, troops=2)
    g = play(b.turn(), "play templar", "attack west west", "hit blue west 3a", "hit blue west 3b")
    assert g.troops[9:12] == [0, 0, 1]


def test_knights_attack_better() -> None:
    """AT 9.2.4: 4 when attacking, 3 when defending."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY).base(BLUE, WEST, CAVALRY, 1)
    g = play(b.turn(), "play knight", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 0)
    b = Builder(FAE, WESTERNERS).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, CAVALRY, 1).hand(BLUE, CAVALRY)
    assert play(b.turn(), "play knight", "attack west west").troops[9] == 0


def test_catapults_damage_defended_bases() -> None:
    """AT 9.2.5."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, SIEGE, 1).hand(RED, SIEGE).bases(BLUE, WEST, CAVALRY, LIGHT, troops=2)
    g = play(b.turn(), "play catapult", "attack west west")
    assert [o.text for o in g.options] == ["hit blue west 1", "hit blue west 2"]
    play(g, "hit blue west 1")
    assert (g.base[9], g.troops[9], g.troops[10]) == (-1, 0, 2)


def test_catapults_do_not_damage_a_defended_palace() -> None:
    """AT 9.2.5: bases only."""
    b = Builder(WESTERNERS, FAE).bases(RED, WEST, SIEGE, SIEGE, troops=2).hand(RED, SIEGE).special(BLUE)
    b.bases(BLUE, EAST, LIGHT, LIGHT, LIGHT)
    assert not play(b.turn(), "play catapult", "attack west west", "proceed").ended


def test_the_wizard_strengthens_everybody() -> None:
    """AT 9.2.6: attackers, siege weapons and special troops alike."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, SIEGE, 2).hand(RED, COMMON)
    assert play(b.turn(), "play wizard", "attack west west", "proceed").ended  # 5 and 5 are 10
    b = Builder(FAE, WESTERNERS).base(RED, WEST, LIGHT, 1).special(BLUE).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT)
    g = play(b.hand(BLUE, COMMON).turn(), "play wizard", "attack west east", "proceed")
    assert (g.specials[BLUE], g.troops[0]) == (1, 0)


def test_blacksmiths_add_damage_not_resistance() -> None:
    """AT 9.2.7: Militia deal 2 and are destroyed by 1."""
    b = Builder(WESTERNERS, FAE).bases(RED, EAST, LIGHT, LIGHT, LIGHT).hand(RED, SPECIAL)
    g = b.base(RED, WEST, LIGHT, 1).base(BLUE, WEST, HEAVY, 1).turn()
    play(g, "play blacksmith", "attack west west")
    assert (g.troops[9], g.troops[0]) == (0, 0)


def test_a_blacksmith_has_power_one() -> None:
    """AT 9.2.7."""
    b = Builder(FAE, WESTERNERS).base(RED, WEST, LIGHT, 1).special(BLUE).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT)
    assert play(b.turn(), "attack west east", "proceed").specials[BLUE] == 0

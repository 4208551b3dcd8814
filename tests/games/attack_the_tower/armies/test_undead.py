"""The Undead's abilities (AT 9.4)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
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
    UNDEAD,
    WEST,
    WESTERNERS,
)
from beachhead.games.attack_the_tower.positions import Builder, play

RED, BLUE = 0, 1


def test_zombies_rise_on_every_graveyard() -> None:
    """AT 9.4.1: one each, two being the most."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, LIGHT, 0).base(RED, WEST, LIGHT, 2).base(RED, EAST, LIGHT, 1)
    g = play(b.base(RED, EAST, HEAVY, 0).hand(RED, LIGHT).turn(), "play zombie")
    assert (g.troops[:2], g.troops[6:8]) == ([1, 2], [2, 0])


def test_necromancers_fill_their_territory() -> None:
    """AT 9.4.2: Zombies, Vampires and Vrykolakas where a Necromancer stands, and nowhere else."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, SHOOTER, 1).base(RED, WEST, LIGHT, 0).base(RED, WEST, HEAVY, 1)
    b.base(RED, CENTRE, SHOOTER, 0).base(RED, CENTRE, CAVALRY, 0).base(RED, EAST, SHOOTER, 1).base(RED, EAST, SIEGE, 0)
    g = play(b.base(RED, EAST, CAVALRY, 0).hand(RED, SHOOTER).turn(), "play necromancer")
    assert (g.troops[:3], g.troops[3:5], g.troops[6:9]) == ([1, 2, 2], [0, 0], [1, 0, 2])


def test_vampires_come_back_for_what_they_killed() -> None:
    """AT 9.4.3: at the end of the turn one for each enemy troop killed against them."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, HEAVY, 1).base(RED, WEST, CAVALRY, 1).base(RED, EAST, HEAVY, 0)
    b.base(BLUE, WEST, LIGHT, 2).hand(RED, HEAVY)
    g = play(b.turn(), "play vampire", "attack west west", "hit red west 2a")
    assert (g.troops[0], g.troops[6], g.risen) == (1, 0, [2, 0])
    play(g, "end_turn", "recruit west 1")
    assert (g.troops[0], g.troops[6]) == (2, 1)


def test_without_vampires_in_the_battle_none_come() -> None:
    """AT 9.4.3: nor for what was killed before the card was played."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, CAVALRY, 1).base(RED, EAST, HEAVY, 1).base(BLUE, WEST, LIGHT, 2)
    g = play(b.hand(RED, HEAVY).turn(), "play vampire", "attack west west", "end_turn")
    assert g.troops[6] == 1
    b = Builder(UNDEAD, FAE).base(RED, WEST, HEAVY, 1).base(BLUE, WEST, LIGHT, 1).hand(RED, HEAVY)
    g = play(b.turn(), "attack west west", "pass", "play vampire", "end_turn")
    assert g.troops[0] == 1


def test_vampires_that_fell_took_part_too() -> None:
    """AT 9.4.3: one killed and one fallen; it rises again."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, HEAVY, 1).base(BLUE, WEST, HEAVY, 1).hand(RED, HEAVY)
    g = play(b.turn(), "play vampire", "attack west west")
    assert g.troops[0] == 0
    assert play(g, "end_turn").troops[0] == 1


def test_vrykolakas_devour() -> None:
    """AT 9.4.4: each that deals damage destroys one troop more, after the damage."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY).bases(BLUE, WEST, SIEGE, LIGHT, troops=1)
    g = play(b.turn(), "play vrykolaka", "attack west west", "hit blue west 2a", "hit blue west 1a")
    assert (g.troops[9], g.troops[10]) == (0, 0)
    b = Builder(UNDEAD, FAE).base(RED, WEST, CAVALRY, 1).hand(RED, CAVALRY).bases(BLUE, WEST, SIEGE, LIGHT, troops=2)
    g = play(b.turn(), "play vrykolaka", "attack west west", "hit blue west 2a", "hit blue west 2b", "hit blue west 2")
    assert g.troops[9:11] == [1, 0]


def test_a_vrykolaka_that_falls_first_devours_nobody() -> None:
    """AT 9.4.4: shooters destroy it before it strikes."""
    b = (
        Builder(UNDEAD, FAE)
        .base(RED, WEST, CAVALRY, 1)
        .hand(RED, CAVALRY)
        .bases(BLUE, WEST, SHOOTER, SHOOTER, troops=2)
    )
    g = play(b.turn(), "play vrykolaka", "attack west west")
    assert (g.troops[0], g.troops[9:11]) == (0, [2, 2])


def test_frankensteins_damage_troops() -> None:
    """AT 9.4.5: attacking and defending."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, SIEGE, 1).hand(RED, SIEGE).base(BLUE, WEST, CAVALRY, 1)
    assert play(b.turn(), "play frankenstein", "attack west west").troops[9] == 0
    b = Builder(FAE, UNDEAD).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, SIEGE, 1).hand(BLUE, SIEGE)
    assert play(b.turn(), "play frankenstein", "attack west west").troops[0] == 0


def test_the_lich_weakens_all_enemies() -> None:
    """AT 9.4.6: for each card."""
    b = Builder(WESTERNERS, UNDEAD).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, LIGHT, 1).hand(BLUE, COMMON, COMMON)
    g = play(b.turn(), "play lich", "play lich", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)  # a Knight of 1


def test_ghosts_return() -> None:
    """AT 9.4.7: at the end of the turn they were defeated in."""
    b = Builder(FAE, UNDEAD).base(RED, WEST, HEAVY, 1).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT).special(BLUE)
    g = play(b.turn(), "attack west east", "proceed")
    assert (g.specials[BLUE], g.discards[3][SPECIAL]) == (0, 1)
    play(g, "end_turn")
    assert (g.specials[BLUE], g.discards[3][SPECIAL]) == (1, 0)


def test_ghosts_return_only_under_the_cap() -> None:
    """AT 9.4.7: with the third base gone there is no place for one."""
    b = Builder(FAE, UNDEAD).base(RED, EAST, HEAVY, 1).bases(RED, WEST, CAVALRY, LIGHT, troops=1)
    b.bases(BLUE, WEST, LIGHT, LIGHT, LIGHT).special(BLUE)
    g = play(b.turn(), "attack east east", "proceed", "attack west west", "end_turn")
    assert (g.specials[BLUE], g.discards[3][SPECIAL]) == (0, 1)

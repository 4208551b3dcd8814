"""The Fae's abilities (AT 9.5)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    ALIENS,
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


def test_elves_are_two_and_first() -> None:
    """AT 9.5.1."""
    b = Builder(FAE, ALIENS).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT).base(BLUE, WEST, HEAVY, 1)
    g = play(b.turn(), "play elf", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 0)


def test_druids_draw_cards() -> None:
    """AT 9.5.2: one for each Druid that lives when the turn ends, of any pile."""
    b = Builder(FAE, ALIENS).base(RED, WEST, SHOOTER, 2).base(RED, EAST, SHOOTER, 1).hand(RED, SHOOTER)
    g = play(b.turn(), "play druid", "end_turn", "draw bases", "draw abilities", "draw bases")
    assert (g.bases_held(RED), g.held(RED), g.turn) == (2, 1, BLUE)


def test_trolls_grow_again() -> None:
    """AT 9.5.3: also those destroyed before the card was played, and in the opponent's turn."""
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, HEAVY, 2).hand(BLUE, HEAVY)
    g = play(b.turn(), "pass", "attack west west", "pass", "play troll")
    assert g.troops[9] == 1
    assert play(g, "end_turn").troops[9] == 2


def test_spiderriders_weaken_whom_they_battle() -> None:
    """AT 9.5.4: in their own battle, and in no other."""
    b = Builder(FAE, ALIENS).base(RED, WEST, CAVALRY, 1).base(RED, EAST, LIGHT, 1).hand(RED, CAVALRY)
    g = b.base(BLUE, WEST, CAVALRY, 1).base(BLUE, EAST, HEAVY, 1).turn()
    play(g, "play spiderrider", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 0)
    play(g, "attack east east")
    assert (g.troops[6], g.troops[15]) == (0, 1)


def test_dragons_scorch_every_troop() -> None:
    """AT 9.5.5: two Dragons deal 2 to each, beside what they deal to bases."""
    b = Builder(FAE, ALIENS).base(RED, WEST, SIEGE, 2).hand(RED, SIEGE).bases(BLUE, WEST, HEAVY, LIGHT, troops=2)
    g = play(b.turn(), "play dragon", "attack west west")
    assert g.troops[9:11] == [0, 0]
    assert g.base[9:11] == [-1, -1]


def test_dragons_scorch_special_troops() -> None:
    """AT 9.5.5."""
    b = Builder(FAE, ALIENS).base(RED, WEST, SIEGE, 2).hand(RED, SIEGE).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT)
    g = play(b.special(BLUE).turn(), "play dragon", "attack west east", "proceed")
    assert g.specials[BLUE] == 0


def test_the_wall_of_thorns_keeps_attacks_away() -> None:
    """AT 9.5.6: played before the declaration; the next turn is free again."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(BLUE, COMMON)
    g = play(b.turn(), "play wall_of_thorns")
    assert [o.text for o in g.options] == ["end_turn"]
    play(g, "end_turn", "refrain", "end_turn", "refrain")
    assert "attack west west" in [o.text for o in g.options]


def test_an_attack_that_is_declared_goes_on() -> None:
    """AT 9.5.6: the next one cannot be declared."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, troops=1).base(RED, EAST, LIGHT, 1).hand(BLUE, COMMON)
    g = play(b.base(BLUE, WEST, HEAVY, 1).turn(), "pass", "attack west west", "play wall_of_thorns")
    assert g.troops[9] == 0
    assert [o.text for o in g.options] == ["end_turn"]


def test_a_wall_does_not_bind_its_own_player() -> None:
    """AT 9.5.6."""
    g = Builder(FAE, ALIENS).base(RED, WEST, LIGHT, 1).hand(RED, COMMON).turn()
    assert "attack west west" in [o.text for o in play(g, "play wall_of_thorns").options]


def test_a_treant_has_power_seven() -> None:
    """AT 9.5.7: seven damage fell it, six do not."""
    for kinds, left in (((CAVALRY, CAVALRY), 1), ((CAVALRY, CAVALRY, SHOOTER), 0)):
        b = Builder(WESTERNERS, FAE).bases(BLUE, WEST, LIGHT, LIGHT, LIGHT).bases(RED, WEST, *kinds, troops=1)
        g = b.special(BLUE).turn()
        play(g, "attack west east", "proceed")
        assert (g.specials[BLUE], g.discards[3][SPECIAL]) == (left, 1 - left)

"""Battle: powers, steps, damage (AT 6)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    ALIENS,
    CAVALRY,
    CENTRE,
    COMMON,
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

RED, BLUE = 0, 1


def texts(g: Kingdoms) -> list[str]:
    return [o.text for o in g.options]


def test_set_then_copied_then_added_then_taken_away() -> None:
    """AT 6.1.1 to AT 6.1.4: Reptilians copy a Samurai that is set to 3, and the Lich's 1 comes off last."""
    b = (
        Builder(ALIENS, EASTERNERS)
        .base(RED, WEST, HEAVY, 1)
        .hand(RED, HEAVY)
        .base(BLUE, WEST, HEAVY, 1)
        .hand(BLUE, HEAVY)
    )
    g = play(b.turn(), "play samurai", "play reptilians", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)  # 3 against 3
    b = (
        Builder(ALIENS, UNDEAD)
        .base(RED, WEST, HEAVY, 1)
        .hand(RED, HEAVY)
        .base(BLUE, WEST, CAVALRY, 1)
        .hand(BLUE, COMMON)
    )
    g = play(b.turn(), "play lich", "play reptilians", "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 1)  # copies 3, less 1


def test_copies_and_additions_do_not_see_the_enemys() -> None:
    """AT 6.1.3: in a mirror, Reptilians copy a Mothman's 3 and not the 3 + 2 that it has by then."""
    b = (
        Builder(ALIENS, ALIENS)
        .base(RED, WEST, HEAVY, 2)
        .hand(RED, HEAVY)
        .base(BLUE, WEST, CAVALRY, 1)
        .hand(BLUE, CAVALRY)
    )
    g = play(b.turn(), "play mothmen", "play reptilians", "attack west west")
    assert g.troops[9] == 0  # 3 + 3 against 3 + 2
    assert g.troops[0] == 1  # and 5 kills one of two that take 3 each


def test_the_floor() -> None:
    """AT 6.1.5: a troop at 0 deals nothing, and takes 1 to be destroyed."""
    b = Builder(UNDEAD, FAE).base(RED, WEST, SHOOTER, 1).base(BLUE, WEST, LIGHT, 2).hand(RED, COMMON, COMMON)
    g = play(b.turn(), "play lich", "play lich", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 1)


def test_initiative_kills_before_it_is_answered() -> None:
    """AT 6.2.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, SHOOTER, 2).base(BLUE, WEST, LIGHT, 2).turn()
    play(g, "attack west west")
    assert (g.troops[0], g.troops[9]) == (2, 0)


def test_shooters_that_kill_each_other() -> None:
    """AT 6.2.2."""
    g = Builder(ALIENS, FAE).base(RED, WEST, SHOOTER, 2).base(BLUE, WEST, SHOOTER, 2).turn()
    play(g, "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)


def test_the_others_strike_together() -> None:
    """AT 6.3.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, CAVALRY, 1).turn()
    play(g, "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)


def test_damage_of_the_first_step_counts_in_the_second() -> None:
    """AT 6.3.2: one by a Grey and two by a Reptilian destroy a troop of 3; it is gone after the battle."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, SHOOTER, HEAVY, troops=1).base(BLUE, WEST, CAVALRY, 1)
    assert play(b.turn(), "attack west west").troops[9] == 0
    b = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 1).base(RED, CENTRE, LIGHT, 1).base(BLUE, WEST, CAVALRY, 1)
    assert play(b.turn(), "attack west west", "attack centre west").troops[9] == 1


def test_whoever_deals_says_where_it_falls() -> None:
    """AT 6.4.1: the attacker first, then the defender."""
    b = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 1).base(RED, WEST, LIGHT, 2)
    g = play(b.bases(BLUE, WEST, HEAVY, LIGHT, troops=1).turn(), "attack west west")
    assert (g.seat, texts(g)) == (RED, ["hit blue west 1a", "hit blue west 2a"])
    play(g, "hit blue west 2a")
    assert (g.seat, texts(g)) == (RED, ["hit blue west 1a", "hit blue west 2"])
    play(g, "hit blue west 2")
    assert (g.seat, texts(g)) == (BLUE, ["hit red west 1a", "hit red west 2a"])


def test_damage_goes_on_one_piece_until_it_is_destroyed() -> None:
    """AT 6.4.2: what is left goes on to the next, and all of it must be placed."""
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).bases(BLUE, WEST, HEAVY, LIGHT, troops=2)
    g = play(b.turn(), "attack west west", "hit blue west 1a")
    assert texts(g) == ["hit blue west 1b", "hit blue west 2a"]
    play(g, "hit blue west 2a")
    assert g.troops[9:11] == [1, 1]


def test_equal_pieces_are_named_once() -> None:
    """AT 6.4.1: of bases with troops that are alike the first, of two troops on one base the first."""
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).bases(BLUE, WEST, LIGHT, LIGHT, troops=2)
    g = b.base(BLUE, WEST, HEAVY, 1).turn()
    play(g, "attack west west")
    assert texts(g) == ["hit blue west 1a", "hit blue west 3a"]
    play(g, "hit blue west 1a")
    assert texts(g) == ["hit blue west 1b", "hit blue west 2a", "hit blue west 3a"]


def test_the_attackers_bases_are_safe() -> None:
    """AT 6.4.3."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).bases(BLUE, WEST, CAVALRY, CAVALRY, troops=2).turn()
    play(g, "attack west west")
    assert (g.base[0], g.troops[0]) == (LIGHT, 0)


def test_a_base_is_defended_by_the_troops_on_it() -> None:
    """AT 6.5.1: an empty base can be hit beside one that is not."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, LIGHT, troops=1).base(BLUE, WEST, LIGHT, 0)
    g = play(b.base(BLUE, WEST, HEAVY, 2).turn(), "attack west west")
    assert texts(g) == ["hit blue west 1", "hit blue west 2a"]
    play(g, "hit blue west 1")
    assert (g.base[9], g.base[10], g.troops[10]) == (-1, HEAVY, 2)


def test_troops_and_their_base_in_one_step() -> None:
    """AT 6.5.2."""
    g = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 2).base(BLUE, WEST, LIGHT, 2).turn()
    play(g, "attack west west")
    assert (g.troops[9], g.base[9]) == (0, -1)


def test_artillery_cannot_damage_troops() -> None:
    """AT 6.6.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, SIEGE, 2).base(BLUE, WEST, LIGHT, 1).turn()
    play(g, "attack west west")
    assert (g.troops[9], g.base[9]) == (1, LIGHT)


def test_artillery_falls_last() -> None:
    """AT 6.6.2: on a base that others have emptied in the same battle."""
    b = Builder(ALIENS, FAE).base(RED, WEST, SIEGE, 1).base(RED, WEST, LIGHT, 1).base(BLUE, WEST, LIGHT, 1)
    g = play(b.base(BLUE, WEST, HEAVY, 0).turn(), "attack west west", "hit blue west 1a")
    assert (g.seat, texts(g)) == (RED, ["hit blue west 1", "hit blue west 2"])
    play(g, "hit blue west 1", "hit red west 1a")
    assert g.base[9:11] == [-1, HEAVY]


def test_a_defending_siege_weapon_is_a_body_only() -> None:
    """AT 6.6.3."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 2).base(BLUE, WEST, SIEGE, 1).turn()
    play(g, "attack west west")
    assert (g.troops[0], g.troops[9]) == (2, 1)
    g = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 2).base(BLUE, WEST, SIEGE, 1).turn()
    assert play(g, "attack west west").troops[9] == 0


def test_one_round_only() -> None:
    """AT 6.7.1: two that cannot destroy each other both live."""
    g = Builder(ALIENS, FAE).base(RED, WEST, HEAVY, 1).base(BLUE, WEST, CAVALRY, 1).turn()
    play(g, "attack west west")
    assert (g.troops[0], g.troops[9], g.tough) == (0, 1, [])


def test_a_destroyed_base_is_discarded_with_its_troops() -> None:
    """AT 6.8.1: Catapults break a base that is still defended."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, SIEGE, 1).hand(RED, SIEGE).base(BLUE, WEST, HEAVY, 2)
    g = play(b.turn(), "play catapult", "attack west west")
    assert (g.base[9], g.troops[9], g.discards[2][HEAVY]) == (-1, 0, 1)

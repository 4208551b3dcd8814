"""Attacks, and proceeding to the palace (AT 5)."""

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
    WEST,
    WESTERNERS,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms

RED, BLUE = 0, 1


def attacks(g: Kingdoms) -> list[str]:
    return [o.text for o in g.options if o.verb == "attack"]


def test_every_troop_of_the_origin_takes_part() -> None:
    """AT 5.1.1: 1, 2 and 3 together destroy two of 3; a base without troops cannot attack."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base(RED, WEST, HEAVY, 1).base(RED, WEST, CAVALRY, 1)
    b.base(RED, EAST, CAVALRY, 0).bases(BLUE, CENTRE, CAVALRY, troops=2)
    g = b.turn()
    assert attacks(g) == ["attack west west", "attack west centre", "attack west east"]
    play(g, "attack west centre")
    assert g.troops[12] == 0


def test_special_troops_attack_together_from_the_palace() -> None:
    """AT 5.1.2."""
    b = Builder(FAE, ALIENS).bases(RED, WEST, LIGHT, LIGHT, LIGHT).bases(RED, CENTRE, LIGHT, LIGHT, LIGHT)
    g = b.special(RED, 2).turn()
    assert attacks(g) == ["attack palace west", "attack palace centre", "attack palace east"]
    assert play(g, "attack palace west", "proceed").ended  # 14 against 10


def test_survivors_are_back_and_defend() -> None:
    """AT 5.2.1: what has attacked defends in the opponent's turn with all its troops."""
    b = Builder(ALIENS, ALIENS).base(RED, WEST, CAVALRY, 2).base(BLUE, WEST, CAVALRY, 1)
    g = play(b.turn(), "attack west east", "withdraw", "end_turn", "refrain", "attack west west")
    assert (g.troops[0], g.troops[9]) == (1, 0)


def test_each_origin_attacks_once_a_turn() -> None:
    """AT 5.3.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base(RED, CENTRE, LIGHT, 1).turn()
    play(g, "attack west west", "withdraw")
    assert attacks(g) == ["attack centre west", "attack centre centre", "attack centre east"]
    play(g, "attack centre west", "withdraw")
    assert attacks(g) == []
    play(g, "end_turn", "refrain", "end_turn", "refrain")
    assert len(attacks(g)) == 6


def test_one_attack_a_turn_is_a_setting() -> None:
    """AT 5.3.1."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base(RED, CENTRE, LIGHT, 1)
    b.g.one_attack = True
    assert attacks(play(b.turn(), "attack west west", "withdraw")) == []
    assert getattr(GAME.first(2, GAME.check(2, {"attacks": "one"}))[0], "one_attack")  # noqa: B009


def test_an_attack_without_troops_is_over() -> None:
    """AT 5.4.1: a UFO takes the attackers before the battle."""
    b = Builder(FAE, ALIENS).base(RED, WEST, LIGHT, 2).hand(BLUE, COMMON).base(BLUE, WEST, LIGHT, 2)
    g = play(b.turn(), "pass", "attack west west", "play_on ufo red west 1")
    assert (g.troops[0], g.troops[9], g.stack[-1].at) == (0, 2, "took")


def test_with_nothing_left_the_survivors_may_proceed() -> None:
    """AT 5.5.1."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, troops=2).base(BLUE, WEST, LIGHT, 1)
    g = play(b.turn(), "attack west west")
    assert [o.text for o in g.options] == ["proceed", "withdraw"]
    assert play(g, "proceed").ended == "palace_destroyed"


def test_an_empty_territory_is_an_open_way() -> None:
    """AT 5.5.1: no battle, straight to the choice."""
    g = play(Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).turn(), "attack west west")
    assert [o.text for o in g.options] == ["proceed", "withdraw"]


def test_bases_or_troops_left_bar_the_way() -> None:
    """AT 5.5.1."""
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, LIGHT, 1)
    g = play(b.turn(), "attack west west")
    assert g.troops[9] == 0
    assert g.options[-1].text == "end_turn"


def test_no_survivors_no_way_on() -> None:
    """AT 5.5.1: both sides fall, the territory is empty, and nobody is left to proceed."""
    b = Builder(ALIENS, ALIENS).base(RED, WEST, CAVALRY, 2).base(BLUE, WEST, CAVALRY, 2)
    g = play(b.turn(), "attack west west")
    assert (g.troops[0], g.troops[9]) == (0, 0)
    assert g.options[-1].text == "end_turn"


def test_the_palace_is_a_new_battle_at_full_power() -> None:
    """AT 5.5.2: what was dealt to the territory is dealt again, against special troops and palace."""
    b = Builder(ALIENS, ALIENS).bases(RED, WEST, CAVALRY, CAVALRY, CAVALRY, troops=2).base(BLUE, WEST, LIGHT, 2)
    b.special(BLUE).bases(BLUE, EAST, LIGHT, LIGHT, LIGHT)
    g = play(b.turn(), "attack west west", "proceed")
    assert g.ended == "palace_destroyed"  # 6 for the pods; then 15 for a Man-in-black (2) and the palace (10)


def test_damage_to_the_palace_does_not_last() -> None:
    """AT 5.6.1: nine and nine are not eighteen."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, CAVALRY, CAVALRY, CAVALRY, troops=1)
    b.bases(RED, EAST, CAVALRY, HEAVY, SIEGE, troops=1)
    g = play(b.turn(), "attack west west", "proceed", "attack east west", "proceed")
    assert not g.ended


def test_a_special_troop_defends_the_palace() -> None:
    """AT 5.6.2: it has to be destroyed first; artillery cannot do that."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, SIEGE, SIEGE, SIEGE, troops=2).special(BLUE)
    b.bases(BLUE, EAST, LIGHT, LIGHT, LIGHT)
    g = play(b.turn(), "attack west west", "proceed")
    assert not g.ended
    assert g.specials == [0, 1]


def test_sacrifices_come_after_the_whole_attack() -> None:
    """AT 5.7.1: Samurai of power 3 take a territory and the palace before they would die."""
    b = Builder(EASTERNERS, WESTERNERS).bases(RED, WEST, HEAVY, HEAVY, troops=2).hand(RED, HEAVY)
    g = play(b.base(BLUE, WEST, LIGHT, 0).turn(), "play samurai", "attack west west")
    assert g.troops[:2] == [2, 2]
    play(g, "withdraw")
    assert g.troops[:2] == [0, 0]
    b = Builder(EASTERNERS, WESTERNERS).bases(RED, WEST, HEAVY, HEAVY, troops=2).hand(RED, HEAVY)
    g = play(b.base(BLUE, WEST, LIGHT, 0).turn(), "play samurai", "attack west west", "proceed")
    assert g.ended == "palace_destroyed"


def test_shooters_and_siege_weapons_attack_too() -> None:
    """AT 5.1.1."""
    b = Builder(ALIENS, FAE).bases(RED, WEST, SHOOTER, SIEGE, troops=1).base(BLUE, WEST, LIGHT, 1)
    g = play(b.turn(), "attack west west")
    assert (g.base[9], g.troops[0]) == (-1, 1)

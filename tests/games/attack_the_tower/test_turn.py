"""The turn, and when abilities are played (AT 4)."""

from __future__ import annotations

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
    SPECIAL,
    UNDEAD,
    WEST,
    WESTERNERS,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms

RED, BLUE = 0, 1


def texts(g: Kingdoms) -> list[str]:
    return [o.text for o in g.options]


def test_a_turn_is_renewal_attacks_end() -> None:
    """AT 4.1.1."""
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).dawn()
    play(g, "refrain", "attack west west", "withdraw", "end_turn")
    assert (g.turn, g.seat, texts(g)) == (BLUE, BLUE, ["renew", "refrain"])


def test_the_opponent_may_play_before_an_attack_can_be_declared() -> None:
    """AT 4.2.1, AT 4.2.2: and again after each attack."""
    g = Builder(ALIENS, WESTERNERS).bases(RED, WEST, LIGHT, troops=1).base(RED, EAST, LIGHT, 1)
    g.hand(BLUE, LIGHT, COMMON).turn()
    t = g.g
    assert (t.seat, texts(t)) == (BLUE, ["play militia", "play wizard", "pass"])
    play(t, "play wizard")
    assert (t.seat, texts(t)) == (BLUE, ["play militia", "pass"])
    play(t, "pass")
    assert t.seat == RED
    play(t, "attack west west")
    assert t.seat == BLUE  # red holds no abilities
    play(t, "pass", "withdraw")
    assert (t.seat, texts(t)) == (BLUE, ["play militia", "pass"])


def test_after_a_declaration_both_take_turns_until_both_pass() -> None:
    """AT 4.2.2: the turn owner first."""
    b = Builder(WESTERNERS, WESTERNERS).base(RED, WEST, CAVALRY, 1).base(BLUE, WEST, LIGHT, 1)
    g = b.hand(RED, CAVALRY, COMMON).hand(BLUE, LIGHT, COMMON).turn()
    play(g, "pass", "attack west west")
    assert g.seat == RED
    play(g, "pass")
    assert g.seat == BLUE
    play(g, "play militia")
    assert g.seat == RED
    play(g, "play knight")
    assert g.seat == BLUE
    play(g, "pass")
    assert g.seat == RED
    play(g, "pass")
    assert g.stack[-1].at == "took"
    assert (g.seat, g.troops[0]) == (BLUE, 1)  # the battle is over, blue may play before the next attack


def test_both_may_play_before_the_palace_and_at_the_end() -> None:
    """AT 4.2.2."""
    g = Builder(WESTERNERS, WESTERNERS).base(RED, WEST, CAVALRY, 1).hand(RED, COMMON).hand(BLUE, COMMON).turn()
    play(g, "pass", "attack west west", "pass", "pass", "proceed")
    assert (g.seat, texts(g)) == (RED, ["play wizard", "pass"])
    play(g, "pass")
    assert (g.seat, texts(g)) == (BLUE, ["play wizard", "pass"])
    play(g, "pass", "pass", "end_turn")
    assert (g.seat, texts(g)) == (BLUE, ["play wizard", "pass"])
    play(g, "pass")
    assert (g.seat, texts(g)) == (RED, ["play wizard", "pass"])
    play(g, "pass")
    assert (g.turn, texts(g)) == (BLUE, ["renew", "refrain"])


def test_whoever_holds_abilities_is_asked() -> None:
    """AT 4.2.3: a hand that can play nothing is asked like any other; an empty one is not."""
    g = Builder(ALIENS, FAE).hand(BLUE, SPECIAL).turn()
    assert (g.seat, texts(g)) == (BLUE, ["pass"])
    assert Builder(ALIENS, FAE).base_cards(BLUE, LIGHT).turn().seat == RED


def test_an_ability_works_at_once() -> None:
    """AT 4.3.1."""
    g = Builder(ALIENS, FAE).base(BLUE, WEST, HEAVY, 2).hand(RED, COMMON).turn()
    play(g, "play_on ufo blue west 1")
    assert g.troops[9] == 0
    assert g.seat == RED


def test_recruits_take_part_in_the_battle_about_to_begin() -> None:
    """AT 4.3.2: two Martians arrive after the declaration and destroy a defender."""
    b = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT).base(BLUE, WEST, HEAVY, 1)
    play(b.turn(), "attack west west", "play_in martians west")
    assert b.g.troops[9] == 0


def test_abilities_lie_open_to_the_end_of_the_turn() -> None:
    """AT 4.4.1."""
    g = Builder(WESTERNERS, FAE).hand(RED, COMMON).turn()
    play(g, "play wizard")
    assert (g.active[COMMON], g.discards[1][COMMON]) == (1, 0)
    play(g, "end_turn")
    assert (g.active[COMMON], g.discards[1][COMMON]) == (0, 1)


def test_they_hold_for_troops_that_come_later() -> None:
    """AT 4.4.2: Martians recruited after the Wizard of a mirror would have it too; here Zombies under a Lich."""
    b = Builder(UNDEAD, EASTERNERS).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT, COMMON).base(BLUE, WEST, CAVALRY, 1)
    play(b.turn(), "play lich", "play zombie", "attack west west")
    assert b.g.troops[9] == 0  # 3 - 1 is 2, and two Zombies deal it


def test_an_ability_may_find_nothing() -> None:
    """AT 4.5.1."""
    g = Builder(ALIENS, FAE).hand(RED, COMMON, LIGHT, HEAVY).turn()
    assert texts(g) == ["play martians", "play reptilians", "play ufo", "end_turn"]
    play(g, "play ufo")
    assert g.active[COMMON] == 1


def test_bonuses_add_up_others_do_not() -> None:
    """AT 4.6.1: two Wizards are 2 more; two Elves are still 2."""
    b = Builder(WESTERNERS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, COMMON, COMMON).base(BLUE, WEST, CAVALRY, 1)
    play(b.turn(), "play wizard", "play wizard", "attack west west")
    assert b.g.troops[9] == 0
    b = Builder(FAE, WESTERNERS).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT, LIGHT).base(BLUE, WEST, CAVALRY, 1)
    play(b.turn(), "play elf", "play elf", "attack west west")
    assert b.g.troops[9] == 1


def test_the_end_of_the_turn_in_its_order() -> None:
    """AT 4.7.1: the turn owner's promises before the opponent's, recruits before cards."""
    b = Builder(FAE, FAE).bases(RED, WEST, SHOOTER, HEAVY, troops=1).base(BLUE, WEST, SHOOTER, 2)
    b.hand(RED, SHOOTER, HEAVY).hand(BLUE, SHOOTER)
    b.g.fallen = [1, 0]
    g = play(b.turn(), "play druid", "play druid", "play troll", "end_turn")
    assert g.troops[1] == 2
    assert (g.seat, texts(g)) == (RED, ["draw bases", "draw abilities"])
    play(g, "draw bases")
    assert g.seat == BLUE
    play(g, "draw bases", "draw bases")
    assert (g.bases_held(RED), g.bases_held(BLUE)) == (1, 2)
    assert texts(g) == ["renew", "refrain"]


def test_the_owner_says_where_recruits_arrive() -> None:
    """AT 4.7.2: those without room are lost."""
    b = Builder(FAE, ALIENS).base(RED, WEST, HEAVY, 1).base(RED, CENTRE, HEAVY, 0).base(RED, EAST, HEAVY, 2)
    b.hand(RED, HEAVY)
    b.g.fallen = [5, 0]
    g = play(b.turn(), "play troll", "end_turn")
    assert texts(g) == ["recruit west 1", "recruit centre 1"]
    play(g, "recruit centre 1", "recruit centre 1")
    assert [g.troops[0], g.troops[3], g.troops[6]] == [2, 2, 2]
    assert g.turn == BLUE

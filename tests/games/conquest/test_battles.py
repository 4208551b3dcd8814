"""Exploring, fighting, conquering, stealing and escaping (CPE 6 to 8)."""

from __future__ import annotations

from beachhead.games.conquest.names import BATTLE, LOCATIONS, RESISTANCE
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Table,
    aliens,
    card,
    cards,
    counters,
    dice,
    go,
    offered,
    space,
    totals,
    waits,
)


def test_places_are_resolved_in_the_order_one_wants() -> None:
    """CPE 6.1."""
    g = Table().fly(GREEN, "b1").fly(GREEN, "b3").battle()
    assert offered(g) == ["battle b1", "battle b3"]
    go(g, "battle b3", cards("forest"))
    assert waits(g) == "draw 1 locations"  # the last one needs no question


def test_a_space_stays_empty_when_there_are_no_locations_left() -> None:
    """CPE 1.9: the battle phase ends all the same; discards are drawn again if there are any."""
    t = Table().fly(GREEN, "b1")
    t.g.deck[LOCATIONS] = [0] * len(t.pack.cards)
    t.battle()
    assert t.g.location[space("b1")] < 0
    assert t.g.phase != BATTLE
    t = Table().fly(GREEN, "b1")
    t.g.discards[LOCATIONS] = [card("forest")]
    t.g.deck[LOCATIONS] = [0] * len(t.pack.cards)
    t.battle().deal((card("forest"),))
    assert t.g.location[space("b1")] == card("forest")


def test_a_landing_site_is_never_explored() -> None:
    """CPE 1.3."""
    assert waits(Table().battle()) == "draw 5 events"


def test_a_lost_battle_begins_anew() -> None:
    """CPE 7.19: one fight was won already, and all its Resistance is discarded."""
    g = Table().fight("angry_mob", at="town", n=1)
    go(g, dice(5, 1), cards("us_army_tanks"), dice(1, 5))
    assert (aliens(g, GREEN, "b1"), g.marker[space("b1")], len(g.discards[RESISTANCE])) == (0, -1, 2)


def test_escape_to_ones_own_aliens_wherever_they_are() -> None:
    """CPE 7.21."""
    t = Table().place("b1", "city").place("b6", "town").fly(GREEN, "b6").fly(GREEN, "b1", 2)
    g = go(t.battle(), "battle b1", cards("us_army_infantry"), dice(1, 2))
    assert offered(g) == ["press_on", "escape b0", "escape b6"]


def escape_options(t: Table) -> list[str]:
    """Where two saucers at b1 may go after a tie."""
    return offered(go(t.fight("us_army_infantry", n=2, at="city"), dice(1, 2)))


def test_escapes() -> None:
    """CPE 7.21."""
    assert escape_options(Table()) == ["press_on", "escape b0"]
    assert escape_options(Table().place("b2", "forest")) == ["press_on", "escape b0", "escape b2"]
    assert escape_options(Table().place("b2", "town")) == ["press_on", "escape b0"]
    assert escape_options(Table().place("b2", "town").mark(BLUE, "b2")) == ["press_on", "escape b0", "escape b2"]


def test_nobody_escapes_to_enemies() -> None:
    """CPE 7.22."""
    assert escape_options(Table().place("b2", "forest").counter("b2", "infantry")) == ["press_on", "escape b0"]


def test_all_escape_together_and_the_battle_is_lost() -> None:
    """CPE 7.20."""
    g = go(Table().fight(at="city"), dice(1, 2), "escape b0")
    assert (aliens(g, GREEN, "b0"), aliens(g, GREEN, "b1"), g.fight_seat) == (4, 0, -1)


# Stealing.


def test_a_rivals_conquest_is_stolen_in_the_battle_phase() -> None:
    """CPE 6.8, 6.9."""
    t = Table().place("b1", "town").mark(BLUE, "b1").fly(GREEN, "b1")
    g = t.action()
    assert g.terror == [0, 2]
    go(g, "to_battle")
    assert g.terror == [2, 0]


def test_not_while_an_enemy_is_there() -> None:
    """CPE 6.8: the counter is fought first."""
    t = Table().place("b1", "town").mark(BLUE, "b1").counter("b1", "infantry").fly(GREEN, "b1")
    g = t.battle()
    assert (g.terror, totals(g)) == ([0, 2], (2, 3))
    go(g, dice(5, 1))
    assert (g.terror, counters(g, "b1")) == ([2, 0], [])


def test_partners_do_not_steal() -> None:
    """CPE 6.10."""
    t = Table(cooperative=True).place("b1", "town").mark(BLUE, "b1").fly(GREEN, "b1")
    assert go(t.action(), "to_battle").terror == [0, 2]


# Aliens against aliens.


def test_rivals_fight_until_one_is_gone() -> None:
    """CPE 8.1, 8.2."""
    g = go(Table().duel(2, 2), dice(4, 3))
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (2, 1)
    assert waits(g) == "roll 2"  # neither has anywhere to go
    go(g, dice(5, 1))
    assert aliens(g, BLUE, "a1") == 0


def test_both_may_escape_the_attacker_first() -> None:
    """CPE 8.2, 8.3."""
    t = Table().place("a2", "forest")
    g = go(t.duel(2, 2), dice(3, 3))
    assert (g.seat, offered(g)) == (GREEN, ["press_on", "escape a2"])
    go(g, "press_on")
    assert (g.seat, offered(g)) == (BLUE, ["press_on", "escape a2"])
    go(g, "escape a2")
    assert (aliens(g, BLUE, "a2"), g.fight_seat) == (2, -1)


def test_the_winner_takes_the_marker() -> None:
    """CPE 8.4."""
    t = Table().place("a1", "town").mark(BLUE, "a1").fly(GREEN, "a1", 2).fly(BLUE, "a1", 1)
    g = go(t.battle(), dice(4, 3))
    assert g.terror == [2, 0]


def test_a_defender_who_wins_takes_it_too() -> None:
    """CPE 8.4."""
    t = Table().place("a1", "town").mark(GREEN, "a1").fly(GREEN, "a1", 1).fly(BLUE, "a1", 1)
    g = go(t.battle(), dice(1, 4))
    assert g.terror == [0, 2]


def test_the_attacker_chooses_between_aliens_and_humans() -> None:
    """CPE 6.6."""
    t = Table().place("a1", "small_town").fly(GREEN, "a1", 2).fly(BLUE, "a1", 1)
    assert offered(t.battle()) == ["against_aliens blue", "against_location"]
    t = Table().place("a1", "small_town").counter("a1", "infantry").fly(GREEN, "a1", 2).fly(BLUE, "a1", 1)
    assert offered(t.battle()) == ["against infantry", "against_aliens blue"]


def test_partners_do_not_fight() -> None:
    """CPE 14.8."""
    t = Table(cooperative=True).place("a1", "forest").fly(GREEN, "a1").fly(BLUE, "a1")
    assert waits(t.battle()) == "draw 5 events"


def test_bold_counts_every_alien_in_the_space() -> None:
    """CPE 7.26."""
    t = Table(cooperative=True).fly(BLUE, "b1", 2)
    assert totals(t.fight("torch_bearing_farmers", n=1)) == (2, 2 + 3)  # and blue stays out of it (CPE 6.7)

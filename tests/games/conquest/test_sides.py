"""Rivals, partners and the end of the game (CPE 8, 13, 14, 17, 19)."""

from __future__ import annotations

import random

from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import EVENTS, TEAM
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.rules import MODE, PHASE, TEAMS
from beachhead.games.conquest.turn import Rounds
from tests.games.conquest.table import BLUE, GREEN, Table, aliens, card, cards, dice, go, offered, waits

RED, GOLD = 2, 3


def teams() -> Table:
    """Green and red against blue and gold."""
    t = Table(seats=4)
    rules = t.g.rules[:]
    rules[MODE], rules[TEAMS] = TEAM, 2
    t.g.rules = rules
    return t


def active(seats: int = 2) -> Table:
    """A race in which the Resistance acts."""
    t = Table(seats=seats)
    rules = t.g.rules[:]
    rules[PHASE] = 1
    t.g.rules = rules
    return t


# Teams.


def test_a_team_needs_sixteen_together() -> None:
    """CPE 17.1: whoever has them."""
    t = teams()
    t.g.bonus[GREEN], t.g.bonus[RED] = 7, 8
    g = go(t.fight(), dice(5, 1))
    assert (g.terror, g.ended) == ([8, 0, 8, 0], "conquered")
    assert GAME.outcome(g).winners() == (GREEN, RED)
    assert GAME.outcome(g).why.text == "Green and Red conquer the Earth together with 16 Terror Points."


def test_eight_are_not_enough_for_a_team() -> None:
    """CPE 17.1."""
    t = teams()
    t.g.bonus[GREEN] = 7
    assert go(t.fight(), dice(5, 1)).ended == ""


def test_partners_neither_fight_nor_stop_each_other() -> None:
    """CPE 17.2."""
    t = teams().place("b1", "forest").fly(RED, "b1")
    g = go(t.action(points=2), "move b0 b1")
    assert "move b1 b2" in offered(g)
    go(g, "to_battle")
    assert waits(g) == "draw 5 events"


def test_partners_see_each_others_hands() -> None:
    """CPE 17.2."""
    g = teams().hand(GREEN, "master_plan").hand(BLUE, "battle_frenzy").action()
    seen = GAME.view(g, RED)
    assert [seat.shown for seat in seen.seats] == [True, False, True, False]  # type: ignore[attr-defined]
    twin = GAME.redeal(g, RED, random.Random(4))
    assert twin.hand[GREEN] == g.hand[GREEN]  # type: ignore[attr-defined]


# Rivals.


def test_one_fight_against_each_rival() -> None:
    """CPE 8.6: in the order that the attacker wants."""
    t = Table(seats=3).place("a1", "forest").fly(GREEN, "a1", 3).fly(BLUE, "a1").fly(RED, "a1")
    g = t.battle()
    assert offered(g) == ["against_aliens blue", "against_aliens red"]
    go(g, "against_aliens red", dice(4, 1), dice(4, 1))
    assert (aliens(g, BLUE, "a1"), aliens(g, RED, "a1"), aliens(g, GREEN, "a1")) == (0, 0, 3)


def test_priority_goes_by_turn_order() -> None:
    """CPE 10.4: from the first player clockwise, until all have passed in a row."""
    t = Table(seats=3).hand(GREEN, "battle_frenzy").hand(BLUE, "battle_frenzy").hand(RED, "master_plan")
    g = go(t.fight(), dice(3, 3))
    asked = []
    while offered(g)[-1] == "pass":
        asked.append(g.seat)
        go(g, "pass")
    assert asked == [GREEN, BLUE, RED, GREEN]  # and green once more, after the fight was won


def test_two_at_once_the_one_with_more_wins() -> None:
    """CPE 13.3."""
    t = Table()
    t.g.bonus = [8, 9]
    recount(t.g)
    assert GAME.outcome(t.battle()).places == (2, 1)
    t = Table()
    t.g.bonus = [8, 8]
    recount(t.g)
    g = t.battle()
    assert GAME.outcome(g).places == (1, 1)
    assert GAME.outcome(g).why.text == "Green and Blue conquer the Earth together with 8 Terror Points each."


def test_nobody_is_a_rival_in_the_cooperative_game() -> None:
    """CPE 14.1, 14.9."""
    g = Table(cooperative=True).stuff(BLUE, "heat_ray").hand(GREEN, "overseer_intervention").action()
    assert offered(g, "play") == []  # there is nothing of a rival's to discard


# An active Resistance in a race.


def test_everybody_loses_to_the_super_cannon() -> None:
    """CPE 19.5."""
    t = active()
    g = t.g
    g.track = 9
    rounds, steps = Rounds(g.seats), ResistancePhase()
    rounds.at = "new_round"
    g.stack = [rounds, steps]
    g.run(steps.begin(g))
    go(g, cards("siphoned_dread"))
    assert g.ended == "super_cannon"
    assert GAME.outcome(g).places == (2, 2)
    assert GAME.outcome(g).winners() == ()


def test_cards_are_turned_over_until_one_is_red() -> None:
    """CPE 19.6: the others are discarded."""
    t = active()
    g = t.g
    rounds, steps = Rounds(g.seats), ResistancePhase()
    rounds.at = "new_round"
    g.stack = [rounds, steps]
    g.run(steps.begin(g))
    go(g, cards("master_plan"), cards("battle_frenzy"), cards("siphoned_dread"))
    assert [card("master_plan"), card("battle_frenzy")] == g.discards[EVENTS][:2]
    assert g.track == 1

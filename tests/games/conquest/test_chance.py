"""Decks that run out, random places, and the order in which things happen (CPE 1, 2, 4, 7, 8, 15)."""

from __future__ import annotations

from beachhead.games.conquest.names import EVENTS, RESISTANCE
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.turn import Rounds
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.log import Entry, Told
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
    totals,
    waits,
)


def test_an_empty_deck_is_made_of_its_discards() -> None:
    """CPE 1.8: at the moment when a card is needed."""
    t = Table().discards("angry_mob")
    t.g.deck[RESISTANCE] = [0] * len(t.g.deck[RESISTANCE])
    t.place("b1", "small_town").fly(GREEN, "b1", 2)
    heard: list[Entry] = []
    t.g.ears, t.g.dealer = heard, Seeded(1)
    t.battle()
    drawn = [entry.args for entry in heard if isinstance(entry, Told) and entry.key == "resistance"]
    assert drawn[0] == (card("angry_mob"),)


def test_a_random_space_is_never_the_centre() -> None:
    """CPE 2.7: a die names one of the six around it."""
    t = Table().hand(GREEN, "silk_at_dawn")
    g = go(t.action(), "play silk_at_dawn first", "space c0")
    assert waits(g) == "roll 1"
    go(g, dice(6))
    assert counters(g, "c6") == ["paratroopers"]


def test_command_dice_are_rolled_one_after_the_other() -> None:
    """CPE 4.4: whoever may roll again knows the numbers before."""
    g = Table(cooperative=True).g
    rounds = Rounds()
    g.stack = [rounds]
    g.run(rounds.begin(g))
    go(g, dice(1))
    assert (g.seat, offered(g)) == (GREEN, ["roll_again", "keep_roll"])
    go(g, "keep_roll", dice(5))
    assert (g.points, g.first) == ([1, 5], GREEN)


def test_the_best_of_several_dice_counts() -> None:
    """CPE 7.6."""
    t = Table("vyborians").menace(GREEN, 1).hand(BLUE, "master_plan")
    g = go(t.fight("us_army_infantry", at="city"), dice(2, 4), "use vyborians first", dice(5))
    assert sorted(g.fight_dice[0]) == [2, 5]


def test_a_strike_names_its_aliens() -> None:
    """CPE 7.18: a die for each, so nobody has to choose."""
    t = Table().hand(GREEN, "bombs_on_the_landing_site").fly(BLUE, "c1", 3)
    g = go(t.action(points=3), "play bombs_on_the_landing_site first", "space c1", dice(1, 5, 2))
    assert aliens(g, BLUE, "c1") == 1


def test_the_resistance_phase_goes_step_by_step() -> None:
    """CPE 15.1: event, liberation, track, moves, guns, research."""
    t = Table(cooperative=True).counter("b2", "artillery").place("b3", "forest").fly(GREEN, "b3")
    t.place("b5", "town").mark(GREEN, "b5").counter("b5", "infantry").counter("a1", "helicopters")
    g = t.g
    heard: list[Entry] = []
    g.ears = heard
    rounds, steps = Rounds(g.seats), ResistancePhase()
    rounds.at = "new_round"
    g.stack = [rounds, steps]
    g.run(steps.begin(g))
    go(g, cards("siphoned_dread"), dice(4))
    while g.chance is not None and len([e for e in heard if isinstance(e, Told) and e.key == "breakthrough"]) == 0:
        g.deal(tuple([5] * g.chance.n))
    wanted = ("red_event", "liberated", "track", "counter_moved", "barrage", "breakthrough")
    told = [entry.key for entry in heard if isinstance(entry, Told) and entry.key in wanted]
    assert list(dict.fromkeys(told)) == list(wanted)


def test_of_a_resistance_event_only_the_red_box_counts() -> None:
    """CPE 15.10: the players' text of Siphoned Dread would give somebody the menace."""
    g = Table(cooperative=True).menace(GREEN, 3).menace(BLUE, 1).red("siphoned_dread")
    assert g.menace == [2, 0]
    assert g.discards[EVENTS] == []


def test_what_a_location_gives_to_the_resistance_no_aliens_have() -> None:
    """CPE 8.7."""
    assert totals(Table().fight("angry_mob", at="national_monument"))[1] == 1 + 1
    duel = go(Table().duel(2, 2, at="national_monument"), "against_aliens blue")
    assert totals(duel) == totals(Table().duel(2, 2, at="forest"))

"""Counters, landings, cards and powers at moments where two rules meet (CPE 5 to 12, 20)."""

from __future__ import annotations

from beachhead.games.conquest.counters import PlaceCounter
from beachhead.games.conquest.names import EVENTS, POOL, RESISTANCE, STUFF
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
    hand,
    offered,
    pool,
    space,
    totals,
    waits,
)

# Landing.


def test_a_landing_costs_a_point() -> None:
    """CPE 5.6."""
    g = go(Table("fishmen").wreck(GREEN, 2).action(points=2), "land b0")
    assert (aliens(g, GREEN, "b0"), g.points[GREEN], g.at.count(POOL)) == (3, 1, 1)


def test_what_lands_among_counters_stops_and_fights_later() -> None:
    """CPE 12.12, 20.1."""
    t = Table("fishmen").wreck(GREEN, 4).counter("b0", "infantry")
    g = go(t.action(points=3), "land b0")
    assert offered(g, "move") == []
    go(g, "to_battle")
    assert (g.fight_counter, waits(g)) == (card("infantry"), "roll 2")


def test_fast_cards_are_played_between_two_actions() -> None:
    """CPE 5.9, 10.3."""
    g = go(Table("fishmen").hand(GREEN, "master_plan").action(points=1), "move b0 b1", "play master_plan first")
    assert (g.points[GREEN], hand(g, GREEN), g.discards[EVENTS]) == (2, [], [card("master_plan")])


def test_a_turn_has_three_phases() -> None:
    """CPE 4.1, 5.1: then it is the next player's."""
    t = Table("fishmen", "fishmen").fly(GREEN, "b1")
    g = go(t.action(), "to_battle")
    assert waits(g) == "draw 1 locations"
    go(g, cards("forest"))
    assert g.chance is not None
    hand_of_green = ("master_plan", "battle_frenzy", "second_wave", "endless_waves", "supply_rocket", "vapour_cannon")
    go(g, cards(*hand_of_green[: g.chance.n]))
    assert (g.turn, g.seat) == (BLUE, BLUE)


# Fights.


def test_one_must_fight_at_a_free_location() -> None:
    """CPE 6.3, 6.4: and against a counter even where it is conquered."""
    t = Table().place("b1", "town").fly(GREEN, "b1")
    assert waits(t.battle()) == "draw 1 resistance"
    t = Table().place("b1", "town").mark(GREEN, "b1").fly(GREEN, "b1")
    assert waits(t.battle()) == "draw 5 events"
    t = Table().place("b1", "town").mark(GREEN, "b1").counter("b1", "infantry").fly(GREEN, "b1")
    assert waits(t.battle()) == "roll 2"


def test_beaten_resistance_is_discarded_and_a_counter_goes_back() -> None:
    """CPE 7.13."""
    g = go(Table().fight("angry_mob", "local_geologist"), dice(5, 1))
    assert sorted(g.discards[RESISTANCE]) == sorted([card("angry_mob"), card("local_geologist")])
    t = Table()
    before = pool(t.g, "infantry")
    g = go(t.against("infantry"), dice(5, 1))
    assert (counters(g, "b1"), pool(g, "infantry")) == ([], before)


def test_a_place_without_resistance_is_never_conquered() -> None:
    """CPE 7.14 to 7.16: the marker is placed without being asked."""
    g = go(Table().fly(GREEN, "b1").battle(), cards("forest"))
    assert g.marker[space("b1")] == -1
    g = go(Table().fight(at="small_town"), dice(5, 1))
    assert (g.marker[space("b1")], g.terror[GREEN]) == (GREEN, 1)


def test_the_owner_says_which_alien_is_lost() -> None:
    """CPE 7.17."""
    t = Table().stuff(GREEN, "massive_apocalypse_cube")
    t.g.put(t.g.ally_of(card("massive_apocalypse_cube")), space("b1"))
    g = go(t.fight("us_army_tanks", n=1), dice(1, 6))
    assert offered(g) == ["lose_saucer", "lose_ally massive_apocalypse_cube"]
    go(g, "lose_ally massive_apocalypse_cube")
    assert (aliens(g, GREEN, "b1"), g.at[g.ally_of(card("massive_apocalypse_cube"))]) == (1, POOL)


def test_an_ability_counts_once_however_many_bring_it() -> None:
    """CPE 7.28."""
    g = Table().fight("captain_fantastic", "lady_reporter")
    assert waits(g) == "roll 3"


# Space stuff and abilities.


def test_space_stuff_lies_open() -> None:
    """CPE 9.1."""
    t = Table("orzax").menace(GREEN, 2)
    g = go(t.action(), "use orzax first", cards("heat_ray"))
    assert (g.stuff[GREEN], sum(g.deck[STUFF])) == ([card("heat_ray")], 24)


def test_a_card_that_was_used_keeps_its_standing_text() -> None:
    """CPE 9.6: the Orzax count every card of space stuff."""
    t = Table("orzax").stuff(GREEN, "disintegrator_beams", "heat_ray").hand(BLUE, "master_plan")
    g = go(t.fight("us_army_infantry", at="city"), dice(1, 1))
    before = totals(g)[0]
    go(g, "use disintegrator_beams first")
    assert g.spent[GREEN] == [card("disintegrator_beams")]
    assert totals(g)[0] == before + 3


def test_abilities_are_used_as_often_as_one_can_pay_and_never_cancelled() -> None:
    """CPE 11.2, 11.3."""
    t = Table("vyborians").menace(GREEN, 2).hand(BLUE, "jammed_frequencies")
    g = go(t.fight(), dice(1, 1), "use vyborians first")
    assert waits(g) == "roll 1"  # nobody was asked to cancel it
    go(g, dice(2))
    while g.seat == BLUE:
        go(g, "pass")
    assert "use vyborians first" in offered(g)


# Events.


def test_a_card_with_a_cost_is_for_the_own_action_phase() -> None:
    """CPE 10.1."""
    t = Table().hand(GREEN, "war_drums_of_saturn")
    assert offered(t.action(points=2), "play") == ["play war_drums_of_saturn first"]
    t = Table().hand(GREEN, "war_drums_of_saturn")
    assert offered(t.action(points=1), "play") == []
    t = Table().hand(GREEN, "war_drums_of_saturn")
    assert offered(go(t.fight(), dice(1, 1))) == ["pass"]


def test_what_lasts_ends_when_it_is_cancelled() -> None:
    """CPE 10.10, 10.11: the player says for what the card is played."""
    t = Table().lasting(BLUE, "war_drums_of_saturn").hand(GREEN, "jammed_frequencies")
    g = t.action()
    assert offered(g, "play") == ["play jammed_frequencies second"]
    go(g, "play jammed_frequencies second", "card war_drums_of_saturn")
    assert g.lasting == []
    assert card("war_drums_of_saturn") in g.discards[EVENTS]


def test_human_tech_is_cancelled_in_the_own_action_phase() -> None:
    """CPE 16.2, 16.3."""
    t = Table(cooperative=True).tech("guided_rockets").hand(GREEN, "jammed_frequencies")
    g = go(t.action(), "play jammed_frequencies second", "card guided_rockets", dice(4))
    assert g.tech == []


# Counters.


def test_a_counter_that_is_fought_is_not_pushed() -> None:
    """CPE 12.6, 15.12: a Resistance Event in the middle of its fight puts another counter into the same space."""
    t = Table(cooperative=True).counter("b1", "infantry").place("b1", "forest").fly(GREEN, "b1", 2)
    t.hand(BLUE, "battle_frenzy")
    g = go(t.battle(), dice(1, 1))
    t.take("tanks")
    frame = PlaceCounter(space("b1") // 7, card("tanks"), space("b1"))
    g.stack.append(frame)
    frame.place(g)
    assert (counters(g, "b1"), counters(g, "b0")) == (["infantry", "tanks"], [])


def test_a_location_is_drawn_before_a_counter_is_fought_in_it() -> None:
    """CPE 12.9: in a battle phase; the location itself is not fought for then."""
    t = Table().fly(GREEN, "b3", 2).fly(GREEN, "b1", 2).place("b1", "small_town")
    g = go(t.battle(), "battle b1", cards("us_army_paratroopers"), dice(3), dice(5, 1))
    assert counters(g, "b3") == ["paratroopers"]
    assert waits(g) == "draw 1 locations"
    go(g, cards("town"), dice(5, 1))
    assert counters(g, "b3") == []
    assert g.marker[space("b3")] == -1


def test_an_escape_leaves_the_counter_there() -> None:
    """CPE 12.11."""
    g = go(Table().against("infantry"), dice(1, 6), "escape b0")
    assert (counters(g, "b1"), aliens(g, GREEN, "b1")) == (["infantry"], 0)


def test_paratroopers_come_down_somewhere_else() -> None:
    """CPE 7.4, 20.5: the die is rolled until it names another space."""
    g = Table().fight("us_army_paratroopers")
    assert waits(g) == "roll 1"
    go(g, dice(1))
    assert waits(g) == "roll 1"
    go(g, dice(4))
    assert (counters(g, "b1"), counters(g, "b4")) == ([], ["paratroopers"])

"""The expansion as a whole, and the coastal Resistance (CPE 21)."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import SHIP
from beachhead.games.conquest.cards.packs import find
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import (
    COASTAL,
    COUNTERS,
    DECKS,
    EVENTS,
    HUMAN_TECH,
    LOCATIONS,
    RACES,
    RED_EVENTS,
    RESISTANCE,
    SHIPS,
    STUFF,
)
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.table import Table as Played
from tests.games.conquest.table import GREEN, WIDE, Table, card, cards, counters, dice, go, offered, totals, waits


def coast(*races: str, cooperative: bool = False) -> Table:
    return Table(*races, cooperative=cooperative, apocalypse=True)


def figure(key: str) -> int:
    """The printed strength or bonus."""
    return WIDE.cards[card(key)].strength + WIDE.cards[card(key)].bonus


def on_pile(g: Invasion, deck: int) -> list[str]:
    return [g.pack.rows[thrown].key for thrown in g.discards[deck]]


def test_the_expansion_adds_to_every_deck() -> None:
    """CPE 21.1: nothing of it is there where it is not agreed upon."""
    base = Played(GAME, 2, {}, Seeded(1)).position
    wide = Played(GAME, 2, {"apocalypse": "yes"}, Seeded(1)).position
    assert isinstance(base, Invasion)
    assert isinstance(wide, Apocalypse)
    assert len(base.deck) == DECKS
    for deck in (EVENTS, RESISTANCE, STUFF, LOCATIONS, HUMAN_TECH, COUNTERS, RACES):
        assert sum(wide.deck[deck]) > sum(base.deck[deck])
    assert any(wide.deck[COASTAL])
    assert any(wide.deck[SHIPS])


def test_the_events_are_split_in_the_cooperative_game() -> None:
    """CPE 21.1."""
    g = coast(cooperative=True).g
    red = [row.key for row in g.pack.rows if row.red_text and g.deck[RED_EVENTS][card(row.key)]]
    assert {"fleet_on_manoeuvres", "popular_uprising"} <= set(red)
    assert not g.deck[EVENTS][card("fleet_on_manoeuvres")]


def test_the_coastal_deck_is_made_anew_from_its_own_discards() -> None:
    """CPE 21.2."""
    t = coast()
    t.g.deck[COASTAL] = [0] * len(t.pack.rows)
    t.g.discards[COASTAL] = [card("us_marines")]
    t.g.discards[RESISTANCE] = [card("us_army_tanks")]
    g = t.place("b1", "fishing_village").fly(GREEN, "b1").battle()
    assert waits(g) == "draw 1 coastal"
    g.deal((card("us_marines"),))
    assert (totals(g)[1], on_pile(g, RESISTANCE)) == (figure("us_marines"), ["us_army_tanks"])


def test_a_coast_draws_from_the_coastal_deck() -> None:
    """CPE 21.3."""
    assert waits(coast().place("b1", "fishing_village").fly(GREEN, "b1").battle()) == "draw 1 coastal"
    assert waits(coast().place("b1", "small_town").fly(GREEN, "b1").battle()) == "draw 1 resistance"


def test_the_coasts_of_the_base_game_count() -> None:
    """CPE 21.3: but only with the expansion."""
    assert waits(coast().place("b1", "seaside_resort").fly(GREEN, "b1").battle()) == "draw 1 coastal"
    assert waits(Table().place("b1", "seaside_resort").fly(GREEN, "b1").battle()) == "draw 1 resistance"


def test_a_hero_calls_to_the_own_deck() -> None:
    """CPE 21.4: even when the coast is gone before the other card comes."""
    t = coast(cooperative=True)
    g = go(t.place("b1", "fishing_village").fly(GREEN, "b1").battle(), cards("expert_diver"))
    assert waits(g) == "draw 1 coastal"
    g.demolished[8] = True
    go(g, cards("courageous_sailor"))
    assert waits(g) == "draw 1 red_events"  # two Heroes (CPE 15.9)
    go(g, cards(red_without_effect(g)), dice(1))
    assert (waits(g), g.demolished[8]) == ("draw 1 coastal", True)


def red_without_effect(g: Invasion) -> str:
    """A Resistance Event that does nothing on a 1."""
    return next(row.key for row in g.pack.rows if [effect.do for effect in row.red if effect.roll] == ["track"])


def test_every_card_goes_back_to_its_own_pile() -> None:
    """CPE 21.5."""
    t = coast().place("b1", "fishing_village").place("b2", "small_town").fly(GREEN, "b1").fly(GREEN, "b2")
    g = go(t.battle(), "battle b1", cards("fishing_boat"), dice(6, 1), cards("angry_mob"), dice(6, 1))
    assert (on_pile(g, COASTAL), on_pile(g, RESISTANCE)) == (["fishing_boat"], ["angry_mob"])


def test_captain_fantastic_of_the_coast_takes_the_coastal_discards_back() -> None:
    """CPE 21.5."""
    t = coast().discards("us_marines", "angry_mob")
    g = go(t.place("b1", "fishing_village").fly(GREEN, "b1").battle(), cards("coastal_captain_fantastic"))
    go(g, dice(6, 1, 1))
    assert (on_pile(g, COASTAL), on_pile(g, RESISTANCE)) == ([], ["angry_mob"])
    assert g.deck[COASTAL][card("coastal_captain_fantastic")] == 1


def test_and_the_other_one_only_the_others() -> None:
    """CPE 21.5."""
    t = coast().discards("us_marines", "angry_mob").place("b1", "small_town").fly(GREEN, "b1")
    go(t.battle(), cards("captain_fantastic"), dice(6, 1, 1))
    assert (on_pile(t.g, COASTAL), on_pile(t.g, RESISTANCE)) == (["us_marines"], [])


def reinforced(t: Table) -> str:
    """The deck that the reserves come from, once the dice lie."""
    g = t.hand(GREEN, "send_in_the_reserves").battle()
    if g.chance is not None and g.chance.kind == "draw":
        go(g, cards("fishing_boat" if g.chance.pile == "coastal" else "angry_mob"))
    return waits(go(g, dice(1, 1), "play send_in_the_reserves first"))


def test_reserves_come_from_the_deck_that_is_fought() -> None:
    """CPE 21.6."""
    assert reinforced(coast().place("b1", "fishing_village").fly(GREEN, "b1")) == "draw 1 coastal"
    assert reinforced(coast().place("b1", "town").fly(GREEN, "b1")) == "draw 1 resistance"


def test_ships_call_the_coast_and_counters_the_land() -> None:
    """CPE 21.6: wherever the counter is."""
    assert reinforced(coast().place("b1", "coastline").counter("b1", "destroyer").fly(GREEN, "b1")) == "draw 1 coastal"
    there = coast().place("b1", "coastline").counter("b1", "infantry").fly(GREEN, "b1")
    assert reinforced(there) == "draw 1 resistance"


def test_a_roll_for_each_resistance_is_made_once_for_every_fight() -> None:
    """CPE 21.7: the oil rig has two fights; a Hero and whom he helps are one Resistance."""
    g = coast().place("b1", "oil_rig").fly(GREEN, "b1", 2).battle()
    go(g, cards("marine_biologist"), cards("fishing_boat"))
    assert waits(g) == "roll 1"
    go(g, dice(5))
    assert totals(g)[1] == figure("marine_biologist") + figure("fishing_boat") + 2
    go(g, dice(6, 1), cards("fishing_boat"), dice(4))
    assert (totals(g)[1], waits(g)) == (figure("fishing_boat"), "roll 2")


def test_no_further_roll_in_further_rounds() -> None:
    """CPE 21.7."""
    g = coast().place("b1", "oil_rig").fly(GREEN, "b1", 2).battle()
    g.fight_lasting[0] = figure("fishing_boat") + 2 - 4  # an even fight
    go(g, cards("fishing_boat"), dice(6), dice(1, 1), "press_on")
    assert (totals(g)[1], waits(g)) == (figure("fishing_boat") + 2, "roll 2")


def test_helpers_come_from_the_deck_that_is_fought() -> None:
    """CPE 21.8."""
    t = coast("menthalars").menace(GREEN, 1).place("b1", "fishing_village").fly(GREEN, "b1")
    g = go(t.battle(), cards("us_marines"), dice(1, 1), "use menthalars first")
    assert waits(g) == "draw 1 coastal"
    t = coast("menthalars").menace(GREEN, 1).place("b1", "coastline").counter("b1", "infantry").fly(GREEN, "b1")
    assert waits(go(t.battle(), dice(1, 1), "use menthalars first")) == "draw 1 resistance"
    t = coast("menthalars").menace(GREEN, 1).place("b1", "coastline").counter("b1", "patrol_boat").fly(GREEN, "b1")
    assert waits(go(t.battle(), dice(1, 1), "use menthalars first")) == "draw 1 coastal"


def test_against_aliens_the_place_tells_which() -> None:
    """CPE 21.8."""
    t = coast("menthalars").menace(GREEN, 1)
    assert waits(go(t.duel(at="coastline"), dice(1, 1), "use menthalars first")) == "draw 1 coastal"
    t = coast("menthalars").menace(GREEN, 1)
    assert waits(go(t.duel(at="forest"), dice(1, 1), "use menthalars first")) == "draw 1 resistance"


def test_the_dead_rise_from_the_discards_that_are_fought() -> None:
    """CPE 21.8."""
    t = coast("fome").menace(GREEN, 1).discards("us_marines", "us_army_tanks")
    g = t.place("b1", "fishing_village").fly(GREEN, "b1").battle()
    go(g, cards("fishing_boat"), dice(1, 1), "use fome second")
    assert offered(g) == ["card us_marines"]
    go(g, "card us_marines")
    assert (g.fight_helpers, totals(g)) == ([card("us_marines")], (3 + figure("us_marines"), figure("fishing_boat")))


def test_helpers_place_no_ships_and_go_to_their_own_pile() -> None:
    """CPE 21.9."""
    t = coast("menthalars").menace(GREEN, 1).place("b1", "fishing_village").place("b2", "sandy_beach").fly(GREEN, "b1")
    g = go(t.battle(), cards("us_marines"), dice(1, 1), "use menthalars first")
    go(g, cards("task_force_seven"), cards("fishing_boat"))  # which is enough
    assert on_pile(g, COASTAL) == ["us_marines", "task_force_seven", "fishing_boat"]
    assert (counters(g, "b2"), sum(g.deck[SHIPS])) == ([], sum(g.pack.deck(SHIP)))


def test_the_pack_of_the_expansion_is_the_core_pack_and_more() -> None:
    """CPE 21.1: cards of the base game keep their numbers."""
    core, wide = find("core"), find("core+apocalypse")
    assert [row.key for row in wide.rows[: len(core.rows)]] == [row.key for row in core.rows]

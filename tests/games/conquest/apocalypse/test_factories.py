"""Terror factories (CPE 23)."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.apocalypse.factories import ONE_EACH, obstacle, sites_for_factories
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import SHIP
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import POOL
from beachhead.games.conquest.pieces import demolish
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.rules import TEAMS
from beachhead.games.conquest.scoring import team_terror
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.save import digest, to_data
from tests.games.conquest.table import BLUE, GREEN, Table, aliens, cards, dice, go, offered, space, waits


def works(*races: str, cooperative: bool = False, seats: int = 2) -> Table:
    return Table(*races, cooperative=cooperative, seats=seats, apocalypse=True)


def factories(g: Invasion) -> list[str]:
    assert isinstance(g, Apocalypse)
    return [f"{'abcdefghi'[n // 7]}{n % 7}" for n, own in enumerate(g.factories) if own]


def with_factory(t: Table, seat: int, where: str) -> Table:
    """A factory of the seat's stands there."""
    assert isinstance(t.g, Apocalypse)
    t.g.factories[space(where)] = True
    return t.mark(seat, where)


def in_pool(g: Invasion, seat: int) -> int:
    return g.at[seat * 8 : seat * 8 + 4].count(POOL)


# Building.


def test_a_factory_costs_three_action_points_and_a_saucer() -> None:
    """CPE 23.1, 23.6, 23.7."""
    g = go(works().place("b1", "forest").fly(GREEN, "b1", 2).action(points=4), "factory b1")
    assert (g.points[GREEN], aliens(g, GREEN, "b1"), in_pool(g, GREEN)) == (1, 1, 1)
    assert (factories(g), g.marker[space("b1")], g.terror) == (["b1"], GREEN, [1, 0])


def test_two_points_are_not_enough() -> None:
    """CPE 23.1."""
    g = works().place("b1", "forest").fly(GREEN, "b1").action(points=2)
    assert offered(g, "factory") == []
    assert GAME.reasons(g, GREEN)["factory"].text == "A terror factory costs 3 action points; you have 2."


def test_an_ally_builds_nothing() -> None:
    """CPE 23.1: one of your saucers, not an ally."""
    ally = next(row.key for row in works().pack.rows if row.kind == "stuff" and row.strength is not None)
    t = works().place("b1", "forest").stuff(GREEN, ally)
    t.g.put(t.g.ally_of(t.pack.index[ally]), space("b1"))
    assert offered(t.action(), "factory") == []
    assert offered(t.fly(GREEN, "b1").action(), "factory") == ["factory b1"]


@pytest.mark.parametrize(
    ("key", "marker", "ruins", "built"),
    [
        ("forest", -1, False, True),
        ("town", -1, False, False),  # resistance and people
        ("radio_station", -1, False, False),  # resistance, but no people
        ("radio_station", GREEN, False, True),  # conquered: no resistance now
        ("town", GREEN, False, False),  # people still live there
        ("town", -1, True, True),  # demolished
    ],
)
def test_a_location_without_resistance_and_people(key: str, marker: int, ruins: bool, built: bool) -> None:
    """CPE 23.2: what counts is what is there now."""
    t = works().place("b1", key).fly(GREEN, "b1")
    t.g.demolished[space("b1")] = ruins
    if marker >= 0:
        t.mark(marker, "b1")
    assert offered(t.action(), "factory") == (["factory b1"] if built else [])


def test_neither_an_empty_space_nor_a_landing_site() -> None:
    """CPE 23.2."""
    g = works().fly(GREEN, "b1").fly(GREEN, "c0").action()
    assert offered(g, "factory") == []
    nowhere = "None of your saucers is at a location without resistance and population."
    assert GAME.reasons(g, GREEN)["factory"].text == nowhere


@pytest.mark.parametrize("kind", ["infantry", "patrol_boat"])
def test_not_among_counters(kind: str) -> None:
    """CPE 23.3."""
    g = works().place("b1", "coastline").counter("b1", kind).fly(GREEN, "b1").action()
    assert offered(g, "factory") == []
    assert GAME.reasons(g, GREEN)["factory"].text == "There is still resistance at Coastline (b1)."


def test_rivals_there_do_not_hinder() -> None:
    """CPE 23.3."""
    t = works().place("b1", "forest").fly(GREEN, "b1").fly(BLUE, "b1")
    assert offered(t.action(), "factory") == ["factory b1"]


def test_not_where_a_rivals_marker_lies() -> None:
    """CPE 23.4."""
    g = works().place("b1", "radio_station").mark(BLUE, "b1").fly(GREEN, "b1").action()
    assert offered(g, "factory") == []
    assert GAME.reasons(g, GREEN)["factory"].text == "A rival holds Radio Station (b1)."


def test_a_partners_marker_is_replaced() -> None:
    """CPE 23.4."""
    t = works(cooperative=True).place("b1", "radio_station").mark(BLUE, "b1").fly(GREEN, "b1")
    g = go(t.action(), "factory b1")
    assert (g.marker[space("b1")], g.terror) == (GREEN, [1, 0])


def test_one_in_a_section() -> None:
    """CPE 23.5: whoever's it is."""
    t = with_factory(works().place("b1", "forest").place("b4", "forest"), BLUE, "b4")
    g = t.place("c1", "grassy_fields").fly(GREEN, "b1").fly(GREEN, "c1").action()
    assert offered(g, "factory") == ["factory c1"]
    t = with_factory(works().place("b1", "forest").place("b4", "forest"), BLUE, "b4")
    why = GAME.reasons(t.fly(GREEN, "b1").action(), GREEN)["factory"].text
    assert why == "There is a terror factory in the section of Forest (b1) already."


def test_what_lies_between_sections_has_one_besides() -> None:
    """CPE 23.5, 25.2: the Objective of a brutal board, when it is demolished."""
    g = Apocalypse(2, works().pack, LAYOUTS["brutal2"])
    g.clear_table()
    middle = g.layout.objectives[0]
    near = g.layout.adjacent[middle][0]
    for place, key in ((middle, "capitol_city"), (near, "forest")):
        g.location[place] = g.pack.index[key]
    g.rules[TEAMS] = 2
    g.demolished[middle] = True
    g.put(0, middle)
    g.put(1, near)
    assert sites_for_factories(g, GREEN) == sorted([middle, near])
    g.factories[near], g.marker[near] = True, BLUE
    assert sites_for_factories(g, GREEN) == [middle]
    g.factories[middle], g.marker[middle] = True, GREEN
    assert sites_for_factories(g, GREEN) == []
    assert obstacle(g, GREEN, middle) == ONE_EACH


def test_a_stopped_saucer_is_given_first() -> None:
    """CPE 23.6: the one that can still move stays."""
    t = works().place("b1", "forest").fly(GREEN, "b1", 2)
    g = t.action(points=4)
    g.halted[1] = True
    go(g, "factory b1")
    assert (g.at[0], g.at[1]) == (space("b1"), POOL)


def test_nothing_saves_the_saucer_and_nothing_is_conquered() -> None:
    """CPE 23.6: the Trun are tough, and an observatory rewards its conqueror."""
    t = works("trun").menace(GREEN, 2).place("b1", "mountain_observatory").mark(GREEN, "b1").fly(GREEN, "b1")
    g = go(t.action(), "factory b1")
    assert (in_pool(g, GREEN), g.menace[GREEN], g.seat, waits(g)) == (1, 2, GREEN, "")


def test_the_last_point_may_come_from_a_factory() -> None:
    """CPE 23.7, 13.1."""
    t = works().place("b1", "forest").fly(GREEN, "b1")
    t.g.bonus[GREEN] = 7
    g = go(t.action(), "factory b1")
    assert (g.ended, g.terror) == ("conquered", [8, 0])


def test_it_counts_for_the_team() -> None:
    """CPE 23.7."""
    t = works(seats=4)
    rules = t.g.rules[:]
    rules[TEAMS] = 2
    t.g.rules = rules
    g = go(t.place("b1", "forest").fly(GREEN, "b1").action(), "factory b1")
    assert ([team_terror(g, 0), team_terror(g, 1)], g.peak) == ([1, 0], 1)


# Taken and lost.


def test_a_rival_takes_it_over_with_the_location() -> None:
    """CPE 23.8, 6.8."""
    t = with_factory(works().place("b1", "forest"), BLUE, "b1").fly(GREEN, "b1")
    assert t.g.terror == [0, 1]
    g = go(t.action(), "to_battle")
    assert (g.terror, factories(g), g.marker[space("b1")]) == ([1, 0], ["b1"], GREEN)


def test_and_after_a_fight_with_its_owners() -> None:
    """CPE 23.8, 8.4."""
    t = with_factory(works().place("a1", "forest"), BLUE, "a1").fly(GREEN, "a1", 2).fly(BLUE, "a1")
    g = go(t.battle(), dice(5, 1))
    assert (g.terror, factories(g)) == ([1, 0], ["a1"])


def test_it_is_lost_when_the_location_is_liberated() -> None:
    """CPE 23.9, 15.3."""
    t = with_factory(works(cooperative=True).place("b1", "coastline"), GREEN, "b1").counter("b1", "patrol_boat")
    g = t.g
    phase = ResistancePhase()
    g.stack = [phase]
    g.run(phase.liberate(g, None))
    assert (factories(g), g.terror, g.marker[space("b1")]) == ([], [0, 0], -1)


def test_an_uprising_drives_the_workers_off() -> None:
    """CPE 23.9: a marker that a card removes."""
    t = with_factory(works().place("c1", "forest"), BLUE, "c1").hand(GREEN, "popular_uprising")
    g = go(t.action(points=5), "play popular_uprising first", "space c1")
    assert (factories(g), g.terror) == ([], [0, 0])


def test_it_is_lost_when_the_location_is_demolished() -> None:
    """CPE 23.9."""
    g = with_factory(works().place("b1", "forest"), GREEN, "b1").g
    demolish(g, space("b1"))
    assert (factories(g), g.terror, g.marker[space("b1")]) == ([], [0, 0], -1)


# Given up.


@pytest.mark.parametrize(("face", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_factory_is_given_up_for_menace(face: int, tokens: int) -> None:
    """CPE 23.10."""
    t = with_factory(works().place("b1", "forest"), GREEN, "b1")
    g = go(t.action(), "cash b1", dice(face))
    assert (g.menace[GREEN], g.terror, factories(g), g.points[GREEN]) == (tokens, [0, 0], [], 3)


def test_only_ones_own_and_only_in_ones_own_turn() -> None:
    """CPE 23.10."""
    t = with_factory(works().place("b1", "forest"), BLUE, "b1")
    assert offered(t.action(), "cash") == []
    t = with_factory(works().place("c1", "forest"), BLUE, "c1")
    g = t.hand(BLUE, "battle_frenzy").fight(n=1)
    go(g, dice(1, 1))
    assert (g.seat, offered(g, "cash")) == (BLUE, [])


def test_between_two_battles() -> None:
    """CPE 23.11: even where only one is left to fight."""
    t = with_factory(works().place("b3", "forest"), GREEN, "b3").place("b1", "small_town").fly(GREEN, "b1", 2)
    g = t.battle()
    assert offered(g) == ["battle b1", "cash b3"]
    go(g, "cash b3", dice(6))
    assert (waits(g), g.menace[GREEN]) == ("draw 1 resistance", 3)


def test_in_the_midst_of_a_fight() -> None:
    """CPE 23.11: and the tokens are used at once."""
    t = with_factory(works("menthalars").place("b3", "forest"), GREEN, "b3").place("b1", "small_town")
    g = go(t.fly(GREEN, "b1").battle(), "battle b1", cards("us_army_tanks"), dice(1, 2))
    assert offered(g) == ["cash b3", "pass"]
    go(g, "cash b3", dice(1))
    assert offered(g) == ["use menthalars first", "pass"]


def test_only_where_tokens_are_of_use() -> None:
    """CPE 23.11: the Plain have no ability in fights; the Quatto are stronger for each token."""
    t = with_factory(works().place("b3", "forest"), GREEN, "b3").place("b1", "small_town").hand(GREEN, "battle_frenzy")
    g = go(t.fly(GREEN, "b1").battle(), "battle b1", cards("us_army_tanks"), dice(1, 2))
    assert offered(g) == ["play battle_frenzy first", "pass"]
    t = with_factory(works("quatto").place("b3", "forest"), GREEN, "b3").place("b1", "small_town").fly(GREEN, "b1")
    g = go(t.battle(), "battle b1", cards("us_army_tanks"), dice(1, 2))
    assert offered(g) == ["cash b3", "pass"]


def test_for_an_alien_that_is_about_to_be_destroyed() -> None:
    """CPE 23.11: the Trun pay for their toughness."""
    t = with_factory(works("trun").place("b3", "forest"), GREEN, "b3").place("b1", "small_town").fly(GREEN, "b1")
    g = go(t.battle(), "battle b1", cards("us_army_tanks"), dice(1, 4), "pass", dice(4))
    assert (g.doomed >= 0, offered(g)) == (True, ["cash b3", "pass"])
    go(g, "cash b3", dice(2), "use trun second")
    assert aliens(g, GREEN, "b1") == 1


def test_not_to_answer_a_card() -> None:
    """CPE 23.11."""
    t = (
        with_factory(works().place("b3", "forest"), GREEN, "b3")
        .hand(GREEN, "battle_frenzy")
        .hand(BLUE, "battle_frenzy")
    )
    g = go(t.duel(), "battle a1", dice(1, 1), "pass", "play battle_frenzy first")
    assert (g.seat, offered(g)) == (GREEN, ["pass"])


@pytest.mark.parametrize(
    ("key", "ruins", "stays"),
    [("forest", False, False), ("radio_station", False, True), ("radio_station", True, False)],
)
def test_the_marker_stays_where_one_could_lie(key: str, ruins: bool, stays: bool) -> None:
    """CPE 23.12."""
    t = works().place("b1", key)
    t.g.demolished[space("b1")] = ruins
    g = go(with_factory(t, GREEN, "b1").action(), "cash b1", dice(1))
    assert g.marker[space("b1")] == (GREEN if stays else -1)


# Saved, and seen.


def test_a_loaded_game_still_has_its_terror() -> None:
    """CPE 23.7: factories, ships and people count as before."""
    t = with_factory(works().place("b1", "forest"), GREEN, "b1").place("b2", "town").mark(BLUE, "b2")
    g = t.action()
    g.pack_key = "core+apocalypse"
    g.race = [g.pack.index["trun"], g.pack.index["vento"]]
    loaded = GAME.load(to_data(g))
    assert isinstance(loaded, Apocalypse)
    assert (loaded.terror, loaded.peak, digest(loaded)) == ([1, 2], 2, digest(g))


def test_everybody_sees_factories_ships_and_trophies() -> None:
    """CPE 22.3, 23.7: nothing of it is hidden."""
    t = with_factory(works().place("b1", "coastline"), GREEN, "b1").counter("b1", "destroyer")
    assert isinstance(t.g, Apocalypse)
    t.g.trophies[BLUE] = [t.pack.index["cruiser_damaged"]]
    cruiser, ships = t.pack.rows[t.pack.index["cruiser_damaged"]], sum(t.pack.deck(SHIP))
    recount(t.g)
    seen = GAME.view(t.action(), BLUE)
    place = next(s for s in seen.spaces if s.key == "b1")
    assert (place.factory, place.counters, place.marker) == (True, ["destroyer"], GREEN)
    assert (seen.seats[BLUE].trophies, seen.faces["cruiser_damaged"].terror) == (["cruiser_damaged"], cruiser.terror)
    assert (seen.faces["destroyer"].flips, seen.ships_left) == ("destroyer_damaged", ships - 1)
    assert [pile.key for pile in seen.piles][-1] == "coastal"
    text = "\n".join([item.label for area in GAME.sheet(t.g, BLUE).areas for item in area.items])
    assert "Green's terror factory in b1" in text
    assert f"Damaged Cruiser (Strength {cruiser.strength}, Hard, {cruiser.terror} Terror for sinking it), sunk" in text
    assert f"Navy ships: {ships - 1} left" in text

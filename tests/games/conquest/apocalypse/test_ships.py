"""Navy ships (CPE 22.1 to 22.11)."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import SHIP
from beachhead.games.conquest.counters import PlaceCounter
from beachhead.games.conquest.inventory import box, found
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.names import COUNTERS, SHIPS
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.table import Table as Played
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    WIDE,
    Table,
    aliens,
    card,
    cards,
    counters,
    dice,
    go,
    offered,
    pool,
    space,
    totals,
    waits,
)


def sea(*races: str, cooperative: bool = False) -> Table:
    """A beach at b1."""
    return Table(*races, cooperative=cooperative, apocalypse=True).place("b1", "sandy_beach")


def in_port(g: Invasion, key: str) -> int:
    return g.deck[SHIPS][card(key)]


def trophies(g: Invasion, seat: int) -> list[str]:
    assert isinstance(g, Apocalypse)
    return [g.pack.rows[kind].key for kind in g.trophies[seat]]


def strong(key: str) -> int:
    """The printed strength of a side."""
    return WIDE.cards[card(key)].strength


# Beating them.


def test_a_ship_has_two_sides_and_is_one_piece() -> None:
    """CPE 22.1."""
    g = sea().against("destroyer")
    everything = box(g)
    assert (totals(g)[1], found(g)[card("destroyer")]) == (strong("destroyer"), everything[card("destroyer")])
    go(g, dice(6, 1))
    assert (totals(g)[1], found(g)[card("destroyer")]) == (strong("destroyer_damaged"), everything[card("destroyer")])
    go(g, dice(6, 1))
    assert found(g)[card("destroyer")] == everything[card("destroyer")] == in_port(g, "destroyer") + 1


def test_a_beaten_ship_is_turned_over() -> None:
    """CPE 22.2: and whoever comes later fights the damaged side."""
    g = go(sea().against("destroyer"), dice(6, 1))
    assert (counters(g, "b1"), g.terror, trophies(g, GREEN)) == (["destroyer_damaged"], [0, 0], [])
    g.fight_lasting[0] = strong("destroyer_damaged") - 4  # an even fight
    go(g, dice(1, 1), "escape b0")
    assert (counters(g, "b1"), aliens(g, GREEN, "b0")) == (["destroyer_damaged"], 4)
    later = Table(apocalypse=True).place("b1", "sandy_beach")
    later.g.set_counters(space("b1"), g.counters_at(space("b1")))
    assert totals(later.fly(BLUE, "b1").battle(BLUE)) == (2, strong("destroyer_damaged"))


def test_who_sinks_it_keeps_it_with_its_terror() -> None:
    """CPE 22.3."""
    terror, copies = WIDE.cards[card("battleship_damaged")].terror, WIDE.cards[card("battleship")].copies
    g = go(sea().against("battleship"), dice(6, 6, 6, 6), dice(6, 1), dice(6, 1))
    assert (counters(g, "b1"), trophies(g, GREEN), g.terror) == ([], ["battleship_damaged"], [terror, 0])
    assert (terror > 0, in_port(g, "battleship"), pool(g, "infantry")) == (True, copies - 1, 8)


def test_the_last_points_may_come_from_the_sea() -> None:
    """CPE 22.3, 13.1: the game is won at once."""
    t = sea()
    t.g.bonus[GREEN] = 7
    g = go(t.against("patrol_boat"), dice(6, 1))
    assert g.ended == ""
    go(g, dice(6, 1))
    assert (g.ended, g.terror[GREEN]) == ("conquered", 8)


def test_each_side_is_a_fight_of_its_own() -> None:
    """CPE 22.4: what lasts for a Fight ends with the first side, what a won Fight brings comes twice."""
    t = sea("fome").menace(GREEN, 0).hand(GREEN, "hypnotic_spiral")
    g = go(t.against("submarine"), dice(6, 1, 1), "play hypnotic_spiral first")
    assert totals(g) == (3 * 2 + 1, strong("submarine"))  # one more for this Fight
    assert g.fight_blunt
    assert waits(g) == "roll 1"  # the souls of a Fight that was won
    go(g, dice(5))
    assert (totals(g), g.fight_blunt, g.menace[GREEN]) == ((6, strong("submarine_damaged")), False, 1)
    go(g, dice(6, 1, 1), dice(5))
    assert g.menace[GREEN] == 2


def test_what_lasts_for_a_battle_lasts_for_both() -> None:
    """CPE 22.4: it is the same Battle."""
    t = sea()
    g = t.against("patrol_boat")
    g.battle_bonus[0] = 3
    go(g, dice(6, 1))
    assert totals(g) == (4 + 3, strong("patrol_boat_damaged"))


def test_an_automatic_victory_counts_once() -> None:
    """CPE 22.5."""
    t = sea().hand(GREEN, "we_come_in_peace")
    g = go(t.against("cruiser"), dice(1, 6), "play we_come_in_peace first")
    assert (counters(g, "b1"), totals(g)[1]) == (["cruiser_damaged"], strong("cruiser_damaged"))


def test_what_removes_a_counter_damages_a_ship_and_then_sinks_it() -> None:
    """CPE 22.5."""
    t = sea().counter("b1", "destroyer").hand(GREEN, "vapour_cannon").stuff(GREEN, "pocket_vaporiser")
    g = go(t.action(points=6), "play vapour_cannon first", "space b1")
    assert (counters(g, "b1"), trophies(g, GREEN)) == (["destroyer_damaged"], [])
    go(g, "use pocket_vaporiser first", dice(4), "space b1")
    assert (counters(g, "b1"), trophies(g, GREEN), g.terror) == ([], ["destroyer_damaged"], [1, 0])


# With other counters.


def place_one(g: Invasion, where: str, kind: str) -> None:
    """A counter of that kind comes to a space while nothing else goes on."""
    frame = PlaceCounter(space(where) // 7, card(kind), space(where))
    g.stack.append(frame)
    g.run(frame.begin(g))


def test_ships_do_not_count_against_the_limit() -> None:
    """CPE 22.6."""
    t = sea(cooperative=True).counter("b1", "destroyer", "patrol_boat").counter("b0", "tanks", "tanks", "tanks")
    g = t.counter("b1", "infantry", "infantry").action()
    place_one(g, "b1", "infantry")
    assert sorted(counters(g, "b1")) == ["destroyer", "infantry", "infantry", "infantry", "patrol_boat"]
    assert g.track == 0


def test_overflow_counts_other_counters_only() -> None:
    """CPE 22.6, 12.5."""
    t = sea(cooperative=True).counter("b1", "destroyer").counter("b0", "tanks", "tanks", "tanks")
    g = t.counter("b1", "infantry", "infantry", "infantry").action()
    place_one(g, "b1", "infantry")
    assert (len(counters(g, "b1")), g.track) == (4, 1)


def test_ships_are_never_pushed() -> None:
    """CPE 22.6: a new counter pushes the others to the centre."""
    t = sea(cooperative=True).counter("b1", "destroyer", "infantry").wreck(GREEN, 4)
    g = t.action()
    place_one(g, "b1", "tanks")
    assert (counters(g, "b1"), counters(g, "b0")) == (["tanks", "destroyer"], ["infantry"])


def test_a_ship_in_the_middle_leaves_room_for_three() -> None:
    """CPE 22.6: as to the centre that counters are pushed to."""
    t = Table(cooperative=True, apocalypse=True).counter("a0", "destroyer", "tanks", "tanks").place("a1", "forest")
    g = t.counter("a1", "infantry").action()
    place_one(g, "a1", "infantry")
    assert (counters(g, "a0"), counters(g, "a1")) == (["infantry", "tanks", "tanks", "destroyer"], ["infantry"])


def test_ships_and_counters_are_fought_in_any_order_before_the_location() -> None:
    """CPE 22.7."""
    t = Table(apocalypse=True).place("b1", "fishing_village").counter("b1", "infantry", "destroyer", "patrol_boat")
    g = t.fly(GREEN, "b1", 3).battle()
    assert offered(g) == ["against infantry", "against patrol_boat", "against destroyer"]
    go(g, "against destroyer", dice(6, 1))
    assert offered(g) == ["against infantry", "against patrol_boat", "against destroyer_damaged"]
    go(g, "against infantry", dice(6, 1), "against destroyer_damaged", dice(6, 1), dice(6, 1), dice(6, 1))
    assert waits(g) == "draw 1 coastal"


def test_a_ship_is_an_enemy() -> None:
    """CPE 22.8: it stops moves, and nobody escapes to it."""
    t = sea().counter("b1", "destroyer").place("b2", "town").fly(GREEN, "b2")
    assert "move b1 b2" not in offered(go(t.action(), "move b0 b1"))
    t = sea().counter("b1", "destroyer").place("b2", "town").fly(GREEN, "b2", 2)
    assert offered(go(t.battle(), cards("angry_mob"), dice(1, 4))) == ["press_on", "escape b0"]


def test_a_ship_takes_an_abandoned_location_back() -> None:
    """CPE 22.8, 15.3."""
    t = Table(cooperative=True, apocalypse=True).place("b1", "fishing_village").mark(GREEN, "b1")
    g = t.counter("b1", "patrol_boat").g
    phase = ResistancePhase()
    g.stack = [phase]
    g.run(phase.liberate(g, None))
    assert (g.marker[space("b1")], g.terror) == (-1, [0, 0])


# How they come.


def test_a_ship_comes_to_a_coast_of_ones_choice() -> None:
    """CPE 22.9: drawn from the pool."""
    t = sea().place("c3", "coastline").place("c4", "forest").hand(GREEN, "fleet_on_manoeuvres")
    g = go(t.action(), "play fleet_on_manoeuvres first")
    assert offered(g) == ["space b1", "space c3"]
    go(g, "space c3", cards("cruiser"))
    assert (counters(g, "c3"), in_port(g, "cruiser")) == (["cruiser"], WIDE.cards[card("cruiser")].copies - 1)


def test_a_ship_comes_to_a_random_coast() -> None:
    """CPE 22.9."""
    t = sea().place("c3", "coastline").hand(GREEN, "mothball_fleet")
    g = go(t.action(), "play mothball_fleet first")
    assert (waits(g), g.chance and g.chance.sides) == ("roll 1", 2)
    go(g, dice(2), cards("patrol_boat"))
    assert counters(g, "c3") == ["patrol_boat"]


def test_without_a_coast_no_ship_comes() -> None:
    """CPE 22.9: a demolished coast is none, and the card cannot be played for it."""
    t = sea().hand(GREEN, "fleet_on_manoeuvres")
    t.g.demolished[space("b1")] = True
    assert "play fleet_on_manoeuvres first" not in offered(t.action())
    t = Table(cooperative=True, apocalypse=True)
    assert counters(t.red("fleet_on_manoeuvres"), "b1") == []


def test_without_a_ship_in_the_pool_none_comes() -> None:
    """CPE 22.9."""
    t = sea().hand(GREEN, "fleet_on_manoeuvres")
    t.g.deck[SHIPS] = [0] * len(t.pack.rows)
    assert "play fleet_on_manoeuvres first" not in offered(t.action())


def test_a_ship_that_appears_under_aliens_is_fought_at_once() -> None:
    """CPE 22.8, 12.8: both sides of it."""
    t = sea().fly(BLUE, "b1", 2).hand(GREEN, "fleet_on_manoeuvres")
    g = go(t.action(), "play fleet_on_manoeuvres first", "space b1", cards("destroyer"))
    assert (g.fight_seat, totals(g)) == (BLUE, (4, strong("destroyer")))
    go(g, dice(6, 1))
    assert (g.fight_seat, totals(g)) == (BLUE, (4, strong("destroyer_damaged")))
    go(g, dice(6, 1))
    assert (trophies(g, BLUE), g.terror, g.seat) == (["destroyer_damaged"], [0, 1], GREEN)


def test_a_ship_of_the_explored_place_is_fought_in_the_battle_there() -> None:
    """CPE 22.8: the explorer may fight rivals first."""
    t = Table(apocalypse=True).fly(GREEN, "a1", 2).fly(BLUE, "a1")
    g = go(t.battle(), cards("port_city"), cards("patrol_boat"))
    assert (offered(g), g.pending) == (["against patrol_boat", "against_aliens blue"], [])


def test_a_card_brings_a_ship_to_another_coast() -> None:
    """CPE 22.10: on any section."""
    t = Table(apocalypse=True).place("c3", "coastline").place("b1", "fishing_village").fly(GREEN, "b1")
    g = go(t.battle(), cards("task_force_seven"))
    assert (counters(g, "c3"), counters(g, "b1"), waits(g)) == (["destroyer"], [], "roll 2")


def test_or_nowhere() -> None:
    """CPE 22.10: its own coast is no other."""
    g = Table(apocalypse=True).place("b1", "fishing_village").fly(GREEN, "b1").battle()
    go(g, cards("task_force_seven"))
    assert (counters(g, "b1"), in_port(g, "destroyer")) == ([], WIDE.cards[card("destroyer")].copies)


def test_ships_are_used_in_every_mode() -> None:
    """CPE 22.11: in a race too, where other counters are left in the box."""
    for seats, settings in ((1, {}), (2, {}), (2, {"mode": "cooperative"}), (4, {"mode": "team"})):
        g = Played(GAME, seats, {**settings, "apocalypse": "yes"}, Seeded(3)).position
        assert isinstance(g, Apocalypse)
        assert sum(g.deck[SHIPS]) == sum(g.pack.deck(SHIP)) > 0
    assert not g.deck[COUNTERS][g.pack.index["artillery"]]  # a race of teams


def test_ships_stay_where_they_are() -> None:
    """CPE 22.11: none of them has Move."""
    ships = [row for row in Table(apocalypse=True).pack.rows if row.kind == "ship"]
    assert [row.key for row in ships if "move" in row.gifts] == []

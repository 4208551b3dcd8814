"""The rulebook's worked examples 10 to 25: control, territories and field generators."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ASIMOV_CRATER,
    BOOSTER_POD,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    DATA_CRYSTAL,
    DESERT,
    GRAVITY_MANIPULATOR,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    ISOLATION_FIELD,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    NO_SEAT,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    POLARITY_DEVICE,
    RELIC,
    REPULSOR_FIELD,
    STASIS_BEAM,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def one_each_on_lem_badlands() -> Builder:
    b = Builder()
    for seat in range(4):
        b.colony(seat, LEM_BADLANDS)
    return b


def test_10_two_colonies_against_one_each_control() -> None:
    """Rulebook, territory bonuses, first example (AF 5.1.1)."""
    g = one_each_on_lem_badlands().hub(RED, 7).fuel(RED, 1).ore(RED, 1).roll(RED, 3, 4, 5)
    assert g.control[LEM_BADLANDS] == NO_SEAT
    play(g, "launch", "land lem_badlands")
    assert g.control[LEM_BADLANDS] == RED
    assert points(g, RED) == 3


def test_11_two_against_two_is_nobodys() -> None:
    """Rulebook, territory bonuses, second example (AF 5.2.1)."""
    b = one_each_on_lem_badlands().colony(RED, LEM_BADLANDS).hub(GOLD, 7).fuel(GOLD, 1).ore(GOLD, 1)
    g = b.roll(GOLD, 3, 4, 5, dealer=Scripted((4, 4, 4)))
    assert points(g, RED) == 3
    play(g, "launch", "land lem_badlands")
    assert g.control[LEM_BADLANDS] == NO_SEAT
    assert (points(g, RED), points(g, GOLD)) == (2, 2)
    play(g, "dock solar_converter 3")
    assert g.fuel[GOLD] == 2
    play(g, "dock solar_converter 4", "dock solar_converter 5", "end_turn", "dock solar_converter 4")
    assert g.fuel[RED] == 2


def test_12_asimov_crater_adds_one_step_in_a_turn_of_two_ships_or_more() -> None:
    """Rulebook, Asimov Crater, example (AF 5.4.1)."""
    g = Builder().colony(RED, ASIMOV_CRATER).roll(RED, 1, 2, 3)
    assert play(g, "dock colonist_hub 1").hub[RED] == 1
    assert play(g, "dock colonist_hub 2").hub[RED] == 3
    assert play(g, "dock colonist_hub 3").hub[RED] == 4


def test_13_bradbury_plateau_saves_an_ore() -> None:
    """Rulebook, Bradbury Plateau, example (AF 5.5.1)."""
    triple = "dock colony_constructor 5 5 5"
    assert triple not in offered(Builder().ore(RED, 2).roll(RED, 5, 5, 5))
    g = Builder().colony(RED, BRADBURY_PLATEAU).ore(RED, 2).roll(RED, 5, 5, 5)
    play(g, triple, "land asimov_crater")
    assert g.ore[RED] == 0


def test_14_a_tie_on_the_desert_calls_the_relic_ship_home() -> None:
    """Rulebook, Burroughs Desert, example 1 (AF 5.6.3)."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 5)
    g = b.hub(BLUE, 7).fuel(BLUE, 1).ore(BLUE, 1).roll(BLUE, 1, 2, 3)
    play(g, "launch", "land burroughs_desert")
    assert g.control[BURROUGHS_DESERT] == NO_SEAT
    assert g.at[RELIC] == DESERT
    assert g.relic_owner == NO_SEAT


def test_15_the_isolation_field_calls_the_relic_ship_home() -> None:
    """Rulebook, Burroughs Desert, example 2 (AF 5.6.3, 6.2.2)."""
    b = Builder(2).colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 5).fuel(RED, 3).ore(RED, 3)
    b.card(BLUE, STASIS_BEAM).card(RED, BOOSTER_POD).bay(RED)
    g = b.roll(BLUE, 1, 2, 3, dealer=Scripted((2, 3, 4)))
    play(g, "discard stasis_beam", "place isolation_field burroughs_desert")
    assert g.at[RELIC] == DESERT
    play(g, "dock solar_converter 1", "dock solar_converter 2", "dock solar_converter 3", "end_turn")
    assert g.control[BURROUGHS_DESERT] == RED
    assert "buy_relic" not in offered(g)
    play(g, "discard booster_pod", "remove isolation_field", "buy_relic")
    assert g.at[RELIC] == MAINTENANCE_BAY


def test_16_a_relic_ship_spent_on_a_colony_can_be_bought_again() -> None:
    """Rulebook, Burroughs Desert, example 3 (AF 4.10.2, 5.6.4)."""
    b = Builder(2).colony(RED, BURROUGHS_DESERT).fuel(RED, 2).ore(RED, 2)
    g = b.roll(RED, 1, 2, 3, relic=6, dealer=Scripted((1, 1, 1), (2, 2, 2)))
    play(g, "dock terraforming_station r6", "land asimov_crater")
    play(g, "dock solar_converter 1", "dock solar_converter 2", "dock solar_converter 3", "end_turn")
    assert g.at[RELIC] == TERRAFORMING_STATION
    play(g, "dock solar_converter 1", "dock solar_converter 1", "dock colonist_hub 1", "end_turn")
    assert g.at[RELIC] == DESERT
    assert g.coloured(RED) == 3
    play(g, "buy_relic")
    assert (g.at[RELIC], g.relic_owner) == (MAINTENANCE_BAY, RED)


def test_17_heinlein_plains_trades_one_for_one() -> None:
    """Rulebook, Heinlein Plains, example (AF 5.7.1)."""
    g = Builder().colony(RED, HEINLEIN_PLAINS).fuel(RED, 2).roll(RED, 3, 3, 5)
    play(g, "dock orbital_market 3 3", "trade", "trade")
    assert (g.fuel[RED], g.ore[RED]) == (0, 2)


def test_18_herbert_valley_makes_ships_cheaper() -> None:
    """Rulebook, Herbert Valley, example (AF 5.8.1)."""
    fifth = Builder().colony(RED, HERBERT_VALLEY).fuel(RED, 1).ore(RED, 1).roll(RED, 2, 2, 4, 5)
    play(fifth, "dock shipyard 2 2")
    assert (fifth.fuel[RED], fifth.ore[RED], fifth.coloured(RED)) == (0, 0, 5)
    fourth = Builder().colony(RED, HERBERT_VALLEY).roll(RED, 2, 2, 4)
    assert play(fourth, "dock shipyard 2 2").coloured(RED) == 4


def test_19_lem_badlands_adds_a_fuel_a_ship() -> None:
    """Rulebook, Lem Badlands, example (AF 5.9.1)."""
    g = Builder().colony(RED, LEM_BADLANDS).roll(RED, 3, 4, 6)
    play(g, "dock solar_converter 3", "dock solar_converter 4")
    assert g.fuel[RED] == 6


def test_20_pohl_foothills_makes_a_booster_pod_free() -> None:
    """Rulebook, Pohl Foothills, example 1 (AF 5.10.1)."""
    g = Builder().colony(RED, POHL_FOOTHILLS).card(RED, BOOSTER_POD).roll(RED, 1, 3, 4)
    play(g, "boost 3")
    assert g.hand(RED).codes == (1, 4, 4)
    assert g.fuel[RED] == 0


def test_21_pohl_foothills_takes_one_fuel_off_a_whole_salvo() -> None:
    """Rulebook, Pohl Foothills, example 2 (AF 5.10.2)."""
    b = Builder().colony(RED, POHL_FOOTHILLS).card(RED, PLASMA_CANNON).fuel(RED, 2)
    g = b.dock(BLUE, LUNAR_MINE, 1, 2).dock(GREEN, LUNAR_MINE, 5).roll(RED, 1, 3, 4)
    play(g, "blast lunar_mine", "fire blue 1", "fire blue 2", "fire green 5")
    assert g.fuel[RED] == 0
    assert g.taken[LUNAR_MINE] == 0


def test_22_van_vogt_mountains_let_the_first_ship_be_any() -> None:
    """Rulebook, Van Vogt Mountains, example (AF 5.11.1)."""
    b = Builder().colony(RED, VAN_VOGT_MOUNTAINS).dock(BLUE, LUNAR_MINE, 5)
    g = b.roll(RED, 1, 2, 4, 5)
    for face in (1, 2, 4):
        assert f"dock lunar_mine {face}" in offered(g)
    play(g, "dock lunar_mine 1")
    assert [text for text in offered(g) if "lunar_mine" in text] == ["dock lunar_mine 5"]
    assert play(g, "dock lunar_mine 5").ore[RED] == 2


def test_23_the_isolation_field_nullifies_pohl_foothills() -> None:
    """Rulebook, Isolation Field, example (AF 6.2.1)."""

    def table() -> Builder:
        b = Builder(2).colony(RED, POHL_FOOTHILLS).field(ISOLATION_FIELD, POHL_FOOTHILLS)
        return b.card(RED, BOOSTER_POD).card(BLUE, DATA_CRYSTAL)

    assert "boost 3" not in offered(table().roll(RED, 1, 3, 4))
    g = table().fuel(RED, 1).roll(RED, 1, 3, 4)
    assert play(g, "boost 3").fuel[RED] == 0
    assert "borrow pohl_foothills" not in offered(table().fuel(BLUE, 8).roll(BLUE, 1, 3, 4))


def test_24_the_positron_field_is_worth_a_point() -> None:
    """Rulebook, Positron Field, example (AF 6.3.1)."""
    g = Builder().colony(GREEN, HERBERT_VALLEY).card(RED, DATA_CRYSTAL).roll(RED, 1, 3, 4)
    assert points(g, GREEN) == 2
    play(g, "discard data_crystal", "place positron_field herbert_valley")
    assert points(g, GREEN) == 3


def test_25_the_repulsor_field_keeps_colonies_where_they_are() -> None:
    """Rulebook, Repulsor Field, example (AF 6.4.1)."""

    def table() -> Builder:
        b = Builder().colony(RED, ASIMOV_CRATER).colony(BLUE, LEM_BADLANDS).colony(GREEN, LEM_BADLANDS)
        b.colony(GREEN, HERBERT_VALLEY).hub(RED, 7).fuel(RED, 1).ore(RED, 1)
        return b.card(RED, GRAVITY_MANIPULATOR, ORBITAL_TELEPORTER, POLARITY_DEVICE)

    g = play(table().roll(RED, 1, 3, 4), "discard gravity_manipulator", "place repulsor_field asimov_crater", "launch")
    assert "land asimov_crater" not in offered(g)
    assert len(offered(g)) == 7

    g = play(table().field(REPULSOR_FIELD, ASIMOV_CRATER).roll(RED, 1, 3, 4), "discard orbital_teleporter")
    assert offered(g) == ["lift green herbert_valley", "lift blue lem_badlands", "lift green lem_badlands"]
    play(g, "lift blue lem_badlands")
    assert "carry asimov_crater" not in offered(g)

    g = play(table().field(REPULSOR_FIELD, ASIMOV_CRATER).roll(RED, 1, 3, 4), "discard polarity_device")
    assert offered(g) == ["swap green herbert_valley"]
    play(g, "swap green herbert_valley")
    assert offered(g) == ["with blue lem_badlands"]

"""Cards that move and remove docked ships, and that borrow (AF 7.9, 7.12, 7.13, 7.18)."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DATA_CRYSTAL,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    ORBITAL_MARKET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POHL_FOOTHILLS,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STOCK,
    TERRAFORMING_STATION,
    VAN_VOGT_MOUNTAINS,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.scoring import points
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def of(texts: list[str], verb: str) -> list[str]:
    return [text for text in texts if text.split()[0] == verb]


# Orbital Teleporter


def test_a_teleported_ship_joins_ships_in_hand() -> None:
    """AF 7.12.1: a triple, a run and a pair; every docking uses the moved ship."""
    b = Builder().card(RED, ORBITAL_TELEPORTER).fuel(RED, 3).ore(RED, 3)
    g = play(b.roll(RED, 2, 3, 4, 4, 4), "dock solar_converter 4", "teleport 4 solar_converter")
    assert offered(g) == [
        "dock lunar_mine m4",
        "dock orbital_market 4 m4",
        "dock shipyard 4 m4",
        "dock colony_constructor 4 4 m4",
        "dock alien_artifact m4",
        "dock raiders_outpost 2 3 m4",
        "dock colonist_hub m4",
    ]
    play(g, "dock colony_constructor 4 4 m4", "land lem_badlands")
    assert g.hand(RED).codes == (2, 3)


def test_a_teleport_needs_a_place_to_go_after_it_is_paid_for() -> None:
    """AF 7.12.3: only the Shipyard is left, where the sixth ship costs three."""
    for fuel, possible in ((3, True), (2, False)):
        b = Builder(2).card(RED, ORBITAL_TELEPORTER).ore(RED, 3).fuel(RED, fuel)
        for place, n in ((SOLAR_CONVERTER, 6), (LUNAR_MINE, 3), (ALIEN_ARTIFACT, 4), (ORBITAL_MARKET, 2)):
            for _ in range(n):
                # Ships of blue and of absent seats: a dock does not ask whose ship it holds.
                ship = b.g.at.index(STOCK, 6)
                b.g.send(ship, place)
                b.g.face[ship] = 6
        g = play(b.roll(RED, 1, 2, 3, 4, 4), "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3")
        play(g, "dock solar_converter 4")
        assert (of(offered(g), "teleport") == ["teleport 4 solar_converter"]) == possible


def test_the_relic_ship_teleports() -> None:
    """AF 5.6.2."""
    b = Builder().colony(RED, BURROUGHS_DESERT).card(RED, ORBITAL_TELEPORTER).fuel(RED, 2)
    g = play(b.roll(RED, 1, 2, 3, relic=5), "dock solar_converter r5", "teleport r5 solar_converter")
    assert play(g, "dock lunar_mine m5").ore[RED] == 1


def test_a_colony_of_anybody_is_carried_anywhere() -> None:
    """AF 7.12.4."""
    b = Builder().card(RED, ORBITAL_TELEPORTER).colony(BLUE, LEM_BADLANDS).colony(GREEN, LEM_BADLANDS)
    g = play(b.roll(RED, 1, 2, 3), "discard orbital_teleporter")
    assert offered(g) == ["lift blue lem_badlands", "lift green lem_badlands"]
    play(g, "lift green lem_badlands")
    assert len(offered(g)) == 7
    play(g, "carry herbert_valley")
    assert (g.control[LEM_BADLANDS], g.control[HERBERT_VALLEY]) == (BLUE, GREEN)


# Mind Control Helmet


def test_ships_of_all_others_can_be_seized() -> None:
    """AF 7.18.1: not one's own; twins are offered once."""
    b = Builder().card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, SOLAR_CONVERTER, 2, 2)
    g = b.dock(GREEN, COLONIST_HUB, 5).roll(RED, 1, 1, 6)
    play(g, "dock solar_converter 6")
    assert of(offered(g), "seize") == ["seize blue 2 solar_converter", "seize green 5 colonist_hub"]


def test_a_seized_ship_earns_for_the_seizer() -> None:
    """AF 7.18.1."""
    b = Builder().card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).colony(RED, LEM_BADLANDS).dock(BLUE, LUNAR_MINE, 5)
    g = play(b.roll(RED, 1, 1, 6), "seize blue 5 lunar_mine", "dock solar_converter m5")
    assert g.fuel[:2] == [4, 0]


def test_a_seized_ship_goes_home_from_its_new_place() -> None:
    """AF 7.18.3."""
    b = Builder(2).card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, LUNAR_MINE, 5).bay(BLUE, 2)
    g = b.roll(RED, 1, 2, 6, dealer=Scripted((1, 2, 3)))
    play(g, "seize blue 5 lunar_mine", "dock alien_artifact m5")
    play(g, "dock solar_converter 1", "dock solar_converter 2", "dock solar_converter 6", "end_turn")
    assert g.taken[ALIEN_ARTIFACT] == 0
    assert len(g.hand(BLUE).codes) == 3


def test_seizing_opens_the_facility_it_leaves() -> None:
    """AF 3.4: the mine's floor falls with the six."""
    b = Builder().card(RED, MIND_CONTROL_HELMET).fuel(RED, 3).dock(BLUE, LUNAR_MINE, 2, 6)
    g = b.roll(RED, 1, 2, 3)
    assert "dock lunar_mine 3" not in offered(g)
    play(g, "seize blue 6 lunar_mine", "dock solar_converter m6")
    assert "dock lunar_mine 3" in offered(g)


# Plasma Cannon


def test_a_salvo_takes_ships_of_one_facility_one_by_one() -> None:
    """AF 7.13.1: never one's own; each set of ships is offered once; it stops when the fuel is gone."""
    b = Builder().card(RED, PLASMA_CANNON).dock(BLUE, SOLAR_CONVERTER, 2, 5).dock(GREEN, SOLAR_CONVERTER, 1)
    g = play(b.dock(GREEN, LUNAR_MINE, 4).roll(RED, 1, 2, 3), "dock solar_converter 3")
    assert g.fuel[RED] == 2
    assert of(offered(g), "blast") == ["blast solar_converter", "blast lunar_mine"]
    play(g, "blast solar_converter")
    assert offered(g) == ["fire blue 2", "fire blue 5", "fire green 1"]
    play(g, "fire blue 5")
    assert offered(g) == ["fire green 1", "stop"]
    play(g, "fire green 1")
    assert g.fuel[RED] == 0
    assert [g.face[ship] for ship in g.docked(SOLAR_CONVERTER)] == [3, 2]
    assert g.at.count(MAINTENANCE_BAY) == 2 + 3


def test_a_free_shot_with_pohl_foothills() -> None:
    """AF 5.10.2: one ship with no fuel at all, and no second one."""
    b = Builder().card(RED, PLASMA_CANNON).colony(RED, POHL_FOOTHILLS).dock(BLUE, RAIDERS_OUTPOST, 4, 5, 6)
    g = play(b.roll(RED, 1, 2, 3), "blast raiders_outpost", "fire blue 6")
    assert g.taken[RAIDERS_OUTPOST] == 2
    assert type(g.stack[-1]).__name__ == "Turn"


def test_scrapping_leaves_three_ships() -> None:
    """AF 7.13.3: blue has three, green four; gold's spare one will be consumed, gold's others must stay."""
    b = (
        Builder()
        .card(RED, PLASMA_CANNON)
        .dock(BLUE, LUNAR_MINE, 2)
        .bay(BLUE, 2)
        .dock(GREEN, LUNAR_MINE, 3)
        .bay(GREEN, 3)
    )
    b.dock(GOLD, SHIPYARD, 4, 4).bay(GOLD, 1).dock(GOLD, TERRAFORMING_STATION, 6)
    g = play(b.roll(RED, 1, 2, 3), "discard plasma_cannon")
    assert offered(g) == ["scrap green 3 lunar_mine", "scrap gold 6 terraforming_station"]
    play(g, "scrap gold 6 terraforming_station")
    assert g.coloured(GOLD) == 3
    assert g.taken[TERRAFORMING_STATION] == 0


def test_a_scrapped_ship_can_be_built_again() -> None:
    """AF 7.13.3, 4.8.2: at the price of the number it then has."""
    b = Builder(2).card(RED, PLASMA_CANNON).dock(BLUE, LUNAR_MINE, 2).bay(BLUE, 3).fuel(BLUE, 1).ore(BLUE, 1)
    g = b.roll(RED, 1, 2, 3, dealer=Scripted((4, 4, 6)))
    play(g, "discard plasma_cannon", "scrap blue 2 lunar_mine")
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3", "end_turn", "dock shipyard 4 4")
    assert g.coloured(BLUE) == 4


# Data Crystal


def test_what_can_be_borrowed() -> None:
    """AF 7.9.2: settled territories, but Burroughs Desert, the isolated and one's own."""
    b = Builder().card(RED, DATA_CRYSTAL).fuel(RED, 8).colony(BLUE, LEM_BADLANDS, 2).colony(BLUE, BURROUGHS_DESERT)
    b.colony(RED, HERBERT_VALLEY).colony(GREEN, VAN_VOGT_MOUNTAINS).field(0, VAN_VOGT_MOUNTAINS)
    b.colony(GOLD, POHL_FOOTHILLS)
    assert of(offered(b.roll(RED, 1, 2, 3)), "borrow") == ["borrow lem_badlands", "borrow pohl_foothills"]


def test_borrowing_costs_a_fuel_a_colony_of_whomever() -> None:
    """AF 7.9.1: one's own colonies count too, where a tie leaves no control."""
    b = Builder().card(RED, DATA_CRYSTAL).colony(BLUE, LEM_BADLANDS, 2).colony(RED, LEM_BADLANDS, 2)
    assert of(offered(b.fuel(RED, 3).roll(RED, 1, 2, 3)), "borrow") == []
    b = Builder().card(RED, DATA_CRYSTAL).colony(BLUE, LEM_BADLANDS, 2).colony(RED, LEM_BADLANDS, 2)
    g = play(b.fuel(RED, 4).roll(RED, 1, 2, 3), "borrow lem_badlands")
    assert g.fuel[RED] == 0


def test_a_loan_lasts_for_the_turn_and_no_longer() -> None:
    """AF 7.9.1, 7.9.3: it brings no points and takes none."""
    b = Builder(2).card(RED, DATA_CRYSTAL).fuel(RED, 1).colony(BLUE, LEM_BADLANDS)
    g = b.roll(RED, 1, 2, 3, dealer=Scripted((1, 1, 2), (1, 2, 3)))
    play(g, "borrow lem_badlands", "dock solar_converter 1", "dock solar_converter 2")
    assert g.fuel[RED] == 4
    assert (points(g, RED), points(g, BLUE)) == (0, 2)
    play(g, "dock colonist_hub 3", "end_turn", "dock solar_converter 1")
    assert g.fuel[BLUE] == 2
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "end_turn", "dock solar_converter 1")
    assert g.fuel[RED] == 5


def test_borrowed_foothills_cheapen_the_next_card() -> None:
    """AF 7.9.1, 5.10.1: not the crystal itself."""
    b = Builder().card(RED, DATA_CRYSTAL, ORBITAL_TELEPORTER).fuel(RED, 2).colony(BLUE, POHL_FOOTHILLS)
    g = play(b.roll(RED, 1, 2, 6), "dock lunar_mine 6", "borrow pohl_foothills")
    assert g.fuel[RED] == 1
    assert play(g, "teleport 6 lunar_mine", "dock colonist_hub m6").fuel[RED] == 0


def test_foothills_of_ones_own_cheapen_the_crystal() -> None:
    """AF 5.10.2: one fuel off the whole loan."""
    b = Builder().card(RED, DATA_CRYSTAL).fuel(RED, 1).colony(RED, POHL_FOOTHILLS).colony(BLUE, LEM_BADLANDS, 2)
    assert play(b.roll(RED, 1, 2, 6), "borrow lem_badlands").fuel[RED] == 0

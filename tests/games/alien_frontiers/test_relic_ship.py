"""The Relic Ship: bought, used, and lost in every way (AF 5.6)."""

from __future__ import annotations

import pytest

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    DESERT,
    ISOLATION_FIELD,
    LEM_BADLANDS,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    MIND_CONTROL_HELMET,
    NO_SEAT,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RELIC,
    REPULSOR_FIELD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)
EVERYWHERE = [LUNAR_MINE, ALIEN_ARTIFACT, COLONIST_HUB, TERRAFORMING_STATION, MAINTENANCE_BAY]


def at_home(g: Frontier) -> bool:
    return g.at[RELIC] == DESERT and g.relic_owner == NO_SEAT and g.taken[DESERT] == 1


def test_only_the_controller_buys_it_for_a_fuel_and_an_ore() -> None:
    """AF 5.6.1."""
    rich = Builder().fuel(RED, 5).ore(RED, 5)
    assert "buy_relic" not in offered(rich.colony(BLUE, BURROUGHS_DESERT).roll(RED, 1, 2, 3))
    assert "buy_relic" not in offered(Builder().fuel(RED, 5).ore(RED, 5).roll(RED, 1, 2, 3))
    assert "buy_relic" not in offered(Builder().colony(RED, BURROUGHS_DESERT).fuel(RED, 5).roll(RED, 1, 2, 3))
    assert "buy_relic" not in offered(Builder().colony(RED, BURROUGHS_DESERT).ore(RED, 5).roll(RED, 1, 2, 3))
    g = Builder().colony(RED, BURROUGHS_DESERT).fuel(RED, 2).ore(RED, 2).roll(RED, 1, 2, 3)
    play(g, "buy_relic")
    assert (g.fuel[RED], g.ore[RED], g.at[RELIC], g.relic_owner) == (1, 1, MAINTENANCE_BAY, RED)
    assert "buy_relic" not in offered(g)
    assert g.hand(RED).codes == (1, 2, 3)


def test_it_is_rolled_from_the_next_turn_on() -> None:
    """AF 5.6.1."""
    b = Builder(2).colony(RED, BURROUGHS_DESERT).fuel(RED, 1).ore(RED, 1)
    g = b.roll(RED, 1, 2, 3, dealer=Scripted((1, 1, 2), (1, 2, 3, 6)))
    play(g, "buy_relic", "dock solar_converter 1", "dock solar_converter 2", "dock solar_converter 3", "end_turn")
    play(g, "dock colonist_hub 1", "dock colonist_hub 1", "dock colonist_hub 2", "end_turn")
    assert "dock lunar_mine r6" in offered(g)


def test_a_colony_landed_this_turn_lets_it_be_bought() -> None:
    """AF 2.5.1, 5.6.1."""
    g = Builder().hub(RED, 7).fuel(RED, 2).ore(RED, 2).roll(RED, 1, 2, 3)
    play(g, "launch", "land burroughs_desert", "buy_relic")
    assert g.relic_owner == RED


@pytest.mark.parametrize("place", EVERYWHERE)
def test_lost_when_another_colony_lands(place: int) -> None:
    """AF 5.6.3: wherever it is; from the station as well."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, place, 6).hub(BLUE, 7).fuel(BLUE, 1).ore(BLUE, 1)
    g = play(b.roll(BLUE, 1, 2, 3), "launch", "land burroughs_desert")
    assert at_home(g)
    assert g.taken[place] == len([ship for ship in range(24) if g.at[ship] == place])


def test_lost_when_a_colony_is_carried_away() -> None:
    """AF 5.6.3, 7.12.4."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 6).card(BLUE, ORBITAL_TELEPORTER)
    g = b.roll(BLUE, 1, 2, 3)
    play(g, "discard orbital_teleporter", "lift red burroughs_desert", "carry lem_badlands")
    assert at_home(g)


def test_lost_when_a_colony_is_carried_there() -> None:
    """AF 5.6.3: a tie is enough."""
    b = Builder().colony(RED, BURROUGHS_DESERT).colony(BLUE, LEM_BADLANDS).relic(RED, LUNAR_MINE, 6)
    g = b.card(GREEN, ORBITAL_TELEPORTER).roll(GREEN, 1, 2, 3)
    assert at_home(play(g, "discard orbital_teleporter", "lift blue lem_badlands", "carry burroughs_desert"))


def test_lost_in_a_swap_and_to_be_had_by_the_new_controller() -> None:
    """AF 5.6.3, 7.14.2."""
    b = Builder().colony(RED, BURROUGHS_DESERT).colony(BLUE, LEM_BADLANDS).relic(RED, LUNAR_MINE, 6)
    g = b.card(BLUE, POLARITY_DEVICE).fuel(BLUE, 1).ore(BLUE, 1).roll(BLUE, 1, 2, 3)
    play(g, "discard polarity_device", "swap red burroughs_desert", "with blue lem_badlands")
    assert at_home(g)
    assert play(g, "buy_relic").relic_owner == BLUE


def test_kept_while_control_is_kept() -> None:
    """AF 5.6.3: two colonies against one are enough."""
    b = Builder().colony(RED, BURROUGHS_DESERT, 2).relic(RED, LUNAR_MINE, 6).hub(BLUE, 7).fuel(BLUE, 1).ore(BLUE, 1)
    g = play(b.roll(BLUE, 1, 2, 3), "launch", "land burroughs_desert")
    assert (g.at[RELIC], g.relic_owner) == (LUNAR_MINE, RED)


def test_lost_out_of_ones_own_hand() -> None:
    """AF 5.6.3, 6.2.2: by one's own Isolation Field."""
    b = Builder().colony(RED, BURROUGHS_DESERT).card(RED, STASIS_BEAM)
    g = play(b.roll(RED, 1, 2, 3, relic=6), "discard stasis_beam", "place isolation_field burroughs_desert")
    assert at_home(g)
    assert g.hand(RED).codes == (1, 2, 3)


def test_lost_off_ones_own_track() -> None:
    """AF 5.6.3, 3.4: the step stays, the dock is free again."""
    b = Builder().colony(RED, BURROUGHS_DESERT).card(RED, STASIS_BEAM)
    g = play(b.roll(RED, 1, 2, 3, relic=6), "dock colonist_hub r6", "dock colonist_hub 1", "dock colonist_hub 2")
    play(g, "discard stasis_beam", "place isolation_field burroughs_desert", "dock colonist_hub 3")
    assert g.hub[RED] == 4


def test_the_repulsor_field_does_not_call_it() -> None:
    """AF 6.4: nor the Positron Field; the Isolation Field elsewhere does not either."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 6).field(REPULSOR_FIELD, BURROUGHS_DESERT)
    g = b.card(BLUE, STASIS_BEAM).roll(BLUE, 1, 2, 3)
    play(g, "discard stasis_beam", "place isolation_field lem_badlands")
    assert g.relic_owner == RED


def test_it_cannot_be_bought_under_the_isolation_field() -> None:
    """AF 6.2.2."""
    b = Builder().colony(RED, BURROUGHS_DESERT).fuel(RED, 5).ore(RED, 5).field(ISOLATION_FIELD, BURROUGHS_DESERT)
    assert "buy_relic" not in offered(b.roll(RED, 1, 2, 3))


def test_shot_it_goes_to_the_bay_and_stays_ones_own() -> None:
    """AF 7.13.1, 7.13.4."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 6).card(BLUE, PLASMA_CANNON).fuel(BLUE, 1)
    g = play(b.roll(BLUE, 1, 2, 3), "blast lunar_mine", "fire red r6")
    assert (g.at[RELIC], g.relic_owner) == (MAINTENANCE_BAY, RED)


def test_shot_off_the_station_it_goes_home() -> None:
    """AF 7.13.2, 5.6.4."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, TERRAFORMING_STATION, 6).card(BLUE, PLASMA_CANNON)
    g = play(b.fuel(BLUE, 1).roll(BLUE, 1, 2, 3), "blast terraforming_station", "fire red r6")
    assert at_home(g)


def test_scrapped_it_goes_home_even_from_a_fleet_of_three() -> None:
    """AF 7.13.4, 5.6.4."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 6).dock(RED, SOLAR_CONVERTER, 1, 2, 3)
    g = play(b.card(BLUE, PLASMA_CANNON).roll(BLUE, 1, 2, 3), "discard plasma_cannon")
    assert offered(g) == ["scrap red r6 lunar_mine"]
    assert at_home(play(g, "scrap red r6 lunar_mine"))


def test_it_does_not_save_a_coloured_ship_from_the_count() -> None:
    """AF 7.13.3, 5.6.2: four ships and the relic, one may go; three and the relic, none."""
    b = Builder().colony(RED, BURROUGHS_DESERT).relic(RED, MAINTENANCE_BAY).dock(RED, SOLAR_CONVERTER, 1, 2, 3)
    assert "discard plasma_cannon" not in offered(b.card(BLUE, PLASMA_CANNON).roll(BLUE, 1, 2, 3))


def test_seized_it_still_belongs_to_its_seat() -> None:
    """AF 7.18.3: and goes home from the seizer's track when its seat loses the desert."""
    b = Builder(2).colony(RED, BURROUGHS_DESERT).relic(RED, LUNAR_MINE, 6).bay(RED)
    g = b.card(BLUE, MIND_CONTROL_HELMET, STASIS_BEAM).fuel(BLUE, 3).roll(BLUE, 1, 2, 3)
    play(g, "seize red r6 lunar_mine", "dock colonist_hub m6", "dock colonist_hub 1", "dock colonist_hub 2")
    assert g.relic_owner == RED
    assert "dock colonist_hub 3" not in offered(g)
    play(g, "discard stasis_beam", "place isolation_field burroughs_desert")
    assert at_home(g)
    assert g.hub[BLUE] == 3
    assert "dock colonist_hub 3" in offered(g)

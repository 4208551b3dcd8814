"""The turn: gathering, docking everything, eight resources (AF 2)."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    BOOSTER_POD,
    COLONIST_HUB,
    FLEET,
    LUNAR_MINE,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    RELIC,
    SHIPYARD,
    SOLAR_CONVERTER,
    STOCK,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.dealers import Scripted

RED, BLUE, GREEN, GOLD = range(4)


def test_every_ship_comes_home_and_is_rolled() -> None:
    """AF 2.1.1: from facilities, from the bay, the new ship too; not those of others."""
    b = Builder(2).dock(RED, LUNAR_MINE, 5).dock(RED, COLONIST_HUB, 1).bay(RED, 2).dock(BLUE, LUNAR_MINE, 6)
    g = b.gather(RED, Scripted((6, 1, 4, 2)))
    assert g.hand(RED).codes == (1, 2, 4, 6)
    assert g.docked(LUNAR_MINE) == [6]
    assert g.turn == g.seat == RED


def test_the_relic_ship_is_rolled_with_the_fleet() -> None:
    """AF 2.1.1, 5.6.2: the last die is the Relic Ship's."""
    g = Builder(2).bay(RED).relic(RED, MAINTENANCE_BAY).gather(RED, Scripted((6, 1, 4, 2)))
    assert g.hand(RED).codes == (1, 4, 6, 8)
    assert (g.at[RELIC], g.face[RELIC]) == (FLEET, 2)


def test_a_spent_ship_is_not_rolled() -> None:
    """AF 2.1.1, 4.10.2."""
    g = Builder(2).bay(RED).dock(RED, TERRAFORMING_STATION, 6).gather(RED, Scripted((6, 1, 4)))
    assert g.coloured(RED) == 3
    assert g.at.count(STOCK) == 24 - 3


def full_board() -> Builder:
    """Two seats, every dock for one ship taken but those of red's own track."""
    b = Builder(2).dock(BLUE, SOLAR_CONVERTER, 1, 1, 1, 1, 1, 1)
    g = b.g
    for place, n in ((SOLAR_CONVERTER, 1), (LUNAR_MINE, 3), (ALIEN_ARTIFACT, 4)):
        for _ in range(n):
            # Ships of absent seats: a dock does not ask whose ship it holds.
            ship = g.at.index(STOCK, 12)
            g.send(ship, place)
            g.face[ship] = 6
    return b


def test_ships_that_cannot_dock_go_to_the_bay() -> None:
    """AF 2.3.1, 2.3.3."""
    g = full_board().roll(RED, 1, 2, 4, 6, 6, dealer=Scripted((1, 1, 1, 1, 1, 1)))
    assert offered(g) == [
        "dock orbital_market 6 6",
        "dock colonist_hub 1",
        "dock colonist_hub 2",
        "dock colonist_hub 4",
        "dock colonist_hub 6",
    ]
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 4")
    # The pair must still go to the market, wanted or not.
    assert offered(g) == ["dock orbital_market 6 6"]
    play(g, "dock orbital_market 6 6")
    assert offered(g) == ["end_turn"]


def test_a_stuck_ship_waits_in_the_bay() -> None:
    """AF 2.3.3: a card that would help may be left unused."""
    b = full_board().card(RED, BOOSTER_POD).fuel(RED, 1)
    g = b.roll(RED, 1, 2, 4, 5, 6, dealer=Scripted((1, 1, 1, 1, 1, 1)))
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 4")
    assert offered(g) == ["boost 5", "end_turn"]
    play(g, "end_turn")
    assert [g.at[ship] for ship in g.fleet(RED)] == [COLONIST_HUB] * 3 + [MAINTENANCE_BAY] * 2


def test_a_price_that_can_be_paid_must_be_paid() -> None:
    """AF 2.3.2: with every other dock taken, a pair goes to the Shipyard."""
    b = full_board().fuel(RED, 3).ore(RED, 3)
    for ship in (20, 21):
        b.g.send(ship, ORBITAL_MARKET)
    g = b.roll(RED, 1, 2, 4, 5, 5)
    play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 4")
    assert offered(g) == ["dock shipyard 5 5"]


def test_docking_and_cards_mix_in_any_order() -> None:
    """AF 2.2.1."""
    g = Builder().card(RED, BOOSTER_POD).fuel(RED, 1).roll(RED, 1, 3, 4)
    play(g, "dock solar_converter 1", "boost 3", "dock orbital_market 4 4")
    assert g.taken[ORBITAL_MARKET] == 2


def at_the_end(fuel: int, ore: int) -> Frontier:
    g = Builder(2).fuel(RED, fuel).ore(RED, ore).roll(RED, 1, 2, 3, dealer=Scripted((1, 2, 3)))
    return play(g, "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 3", "end_turn")


def test_eight_resources_may_be_kept() -> None:
    """AF 2.8.1."""
    g = at_the_end(5, 3)
    assert g.turn == BLUE
    assert (g.fuel[RED], g.ore[RED]) == (5, 3)


def test_the_seat_chooses_what_it_keeps() -> None:
    """AF 2.8.1."""
    g = at_the_end(7, 3)
    assert offered(g) == ["keep 5 fuel 3 ore", "keep 6 fuel 2 ore", "keep 7 fuel 1 ore"]
    play(g, "keep 6 fuel 2 ore")
    assert (g.fuel[RED], g.ore[RED], g.turn) == (6, 2, BLUE)


def test_keeping_has_no_choice_with_one_kind() -> None:
    """AF 2.8.1."""
    assert offered(at_the_end(0, 11)) == ["keep 0 fuel 8 ore"]
    assert offered(at_the_end(11, 0)) == ["keep 8 fuel 0 ore"]


def test_the_turn_passes_clockwise_and_starts_afresh() -> None:
    """AF 2.7.1: docked ships stay, what held for the turn does not."""
    g = Builder(3).fuel(GREEN, 1).roll(GREEN, 2, 2, 5, dealer=Scripted((1, 2, 3)))
    play(g, "dock orbital_market 2 2", "dock lunar_mine 5", "end_turn")
    assert g.turn == RED
    assert (g.taken[ORBITAL_MARKET], g.taken[LUNAR_MINE], g.taken[SHIPYARD]) == (2, 1, 0)
    assert "trade" not in offered(g)
    assert "dock orbital_market" not in " ".join(offered(g))

"""Events for fights: one's own, and those that help the Resistance against rivals."""

from __future__ import annotations

import pytest

from beachhead.games.conquest.names import EVENTS, US
from beachhead.games.conquest.queries import fight_die, gifts
from beachhead.games.conquest.state import Invasion
from tests.games.conquest.table import (
    BLUE,
    GREEN,
    Table,
    aliens,
    card,
    cards,
    dice,
    go,
    offered,
    space,
    totals,
    waits,
)

KEEP = "endless_waves"  # something else in hand keeps the window open


def won(g: Invasion) -> bool:
    """Whether green has conquered b1."""
    return g.marker[space("b1")] == GREEN


# In one's own fights.


def test_we_come_in_peace_wins_the_round() -> None:
    """CPE 7.30."""
    assert won(go(Table().hand(GREEN, "we_come_in_peace").fight(n=1), dice(1, 6), "play we_come_in_peace first"))


def test_we_come_in_peace_does_not_fool_a_superhero() -> None:
    g = go(Table().hand(GREEN, "we_come_in_peace").fight("captain_fantastic", n=1), dice(1, 1, 1))
    assert offered(g) == ["pass"]


def test_an_event_of_ones_own_fight_is_not_for_the_fights_of_others() -> None:
    g = go(Table().hand(BLUE, "we_come_in_peace").fight(), dice(1, 1))
    assert (g.seat, offered(g)) == (BLUE, ["pass"])


def test_the_overseer_lets_any_aliens_win() -> None:
    g = go(Table().hand(BLUE, "overseer_intervention").fight(n=1), dice(1, 6), "play overseer_intervention first")
    assert won(g)


def test_nobody_can_cancel_what_happens_instantly() -> None:
    """CPE 1.10: another event in its place is asked about."""
    g = Table().hand(BLUE, "overseer_intervention").hand(GREEN, "jammed_frequencies").fight(n=1)
    go(g, dice(1, 6), "pass", "play overseer_intervention first")
    assert "play jammed_frequencies first" not in offered(g)
    assert g.fight_won == US
    g = Table().hand(BLUE, "battle_frenzy").hand(GREEN, "jammed_frequencies").fight(n=1)
    go(g, dice(1, 6), "pass", "play battle_frenzy first")
    assert "play jammed_frequencies first" in offered(g)


def test_the_overseer_chooses_between_aliens() -> None:
    g = Table().hand(BLUE, "overseer_intervention").duel(1, 1)
    go(g, dice(6, 1), "play overseer_intervention first")
    assert offered(g) == ["side aliens", "side enemy"]
    go(g, "side enemy")
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (0, 1)


def test_the_overseer_cannot_be_cancelled() -> None:
    """CPE 10.7."""
    t = Table().hand(BLUE, "overseer_intervention").hand(GREEN, "jammed_frequencies")
    g = go(t.fight(n=1), dice(1, 6), "pass", "play overseer_intervention first")
    assert "play jammed_frequencies first" not in offered(g)


@pytest.mark.parametrize(("side", "faces"), [("side aliens", (3, 6)), ("side enemy", (1, 3))])
def test_battle_frenzy_rolls_one_side_again(side: str, faces: tuple[int, int]) -> None:
    g = go(Table().hand(GREEN, "battle_frenzy", KEEP).fight(), dice(1, 6), "play battle_frenzy first", side, dice(3))
    assert (g.fight_dice[0][0], g.fight_dice[1][0]) == faces


def test_death_rays_add_four_for_a_round() -> None:
    g = go(Table().hand(GREEN, "death_rays_at_full_power", KEEP).fight(at="town"), dice(1, 5))
    go(g, "play death_rays_at_full_power first")
    assert totals(g) == (4 + 4, 3)
    go(g, "pass", "pass", cards("us_army_infantry"))
    assert totals(g) == (4, 3)


def test_a_formation_lasts_for_the_battle() -> None:
    """CPE 1.7."""
    g = go(Table().hand(GREEN, "saucer_formation_delta", KEEP).fight(at="town"), dice(4, 1))
    go(g, "play saucer_formation_delta first", "pass", "pass", cards("us_army_infantry"))
    assert totals(g) == (4 + 2, 3)


def test_the_spiral_takes_abilities_and_adds_one() -> None:
    t = Table().hand(GREEN, "hypnotic_spiral", KEEP)
    g = go(t.fight("torch_bearing_farmers", "small_town_sheriff"), dice(1, 1))
    assert totals(g) == (4, 2 + 2 + 1 + 1)  # Bold with two aliens, and the sheriff in his town
    go(g, "play hypnotic_spiral first")
    assert totals(g) == (4 + 1, 2 + 1)
    assert gifts(g) == 0


def test_the_spiral_silences_a_barrage_before_it_fires() -> None:
    """CPE 7.11."""
    g = Table().hand(GREEN, "hypnotic_spiral").fight("field_gunners")
    go(g, "play hypnotic_spiral first", dice(4, 1))
    assert won(g)


def test_lift_off_takes_them_home() -> None:
    g = go(Table().hand(GREEN, "emergency_lift_off").fight(), dice(1, 6), "play emergency_lift_off first")
    assert (aliens(g, GREEN, "b0"), aliens(g, GREEN, "b1")) == (4, 0)
    assert not won(g)


def test_deflector_screens_save_an_alien() -> None:
    g = go(Table().hand(GREEN, "deflector_screens", KEEP).fight(n=1), dice(1, 6), "pass")
    go(g, "play deflector_screens first")
    assert (aliens(g, GREEN, "b1"), offered(g)) == (1, ["press_on", "escape b0"])


def test_the_colonel_fights_for_the_aliens() -> None:
    """CPE 7.31."""
    t = Table().hand(GREEN, "colonel_with_glassy_eyes", KEEP)
    g = go(t.fight(), dice(1, 1), "play colonel_with_glassy_eyes first", cards("us_army_tanks"))
    assert totals(g) == (4 + 5, 3)


def test_the_third_eye_adds_two_to_the_die() -> None:
    """CPE 7.10."""
    g = go(Table().hand(GREEN, "gunners_third_eye", KEEP).fight(), dice(3, 1), "play gunners_third_eye first")
    assert fight_die(g, US) == 5


def test_crossfire_gives_a_die_now_and_in_every_round() -> None:
    """CPE 7.12."""
    g = go(Table().hand(GREEN, "crossfire_from_three_moons").fight("us_army_jet_fighters"), dice(1, 5))
    go(g, "play crossfire_from_three_moons first", dice(2), "press_on")
    assert waits(g) == "roll 3"


def test_slaves_are_harvested_after_a_fight_with_resistance() -> None:
    g = go(Table().hand(GREEN, "harvest_slaves").fight(), dice(5, 1), "pass", "play harvest_slaves first")
    assert g.menace[GREEN] == 2


def test_feeding_on_the_dead_gives_terror() -> None:
    g = go(Table().hand(GREEN, "feeding_on_the_dead").fight(), dice(5, 1), "pass", "play feeding_on_the_dead first")
    assert g.terror[GREEN] == 1 + 1  # and the Small Town


def test_the_dead_of_aliens_are_no_food() -> None:
    g = go(Table().hand(GREEN, "feeding_on_the_dead").duel(2, 1), dice(5, 1), "pass")
    assert offered(g) == ["pass"]


def test_points_of_a_location_win_at_once() -> None:
    """CPE 13.1: the Town's two make nine, whatever others hold."""
    t = Table().hand(GREEN, "feeding_on_the_dead").hand(BLUE, "jammed_frequencies")
    t.g.bonus[GREEN] = 7
    g = go(
        t.fight(at="town"),
        dice(5, 1),
        "pass",
        "pass",
        "pass",
        cards("us_army_infantry"),
        dice(5, 1),
        "pass",
        "pass",
        "pass",
    )
    assert (g.ended, g.terror[GREEN]) == ("conquered", 9)


def test_a_cancelled_meal_does_not_win() -> None:
    """CPE 13.2."""
    t = Table().hand(GREEN, "feeding_on_the_dead").hand(BLUE, "jammed_frequencies")
    t.g.bonus[GREEN] = 7
    g = go(t.fight(at="town"), dice(5, 1), "pass", "pass", "play feeding_on_the_dead first")
    assert g.seat == BLUE
    go(g, "play jammed_frequencies first")
    assert (g.ended, g.bonus[GREEN]) == ("", 7)
    assert g.discards[EVENTS] == [card("jammed_frequencies"), card("feeding_on_the_dead")]


# Against aliens.


def test_an_ambush_destroys_one_of_the_enemy() -> None:
    g = go(Table().hand(GREEN, "ambush_in_orbit", KEEP).duel(2, 2), dice(3, 3), "play ambush_in_orbit first")
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (2, 1)


def test_defenders_can_ambush_too() -> None:
    g = go(Table().hand(BLUE, "ambush_in_orbit", KEEP).duel(2, 2), dice(3, 3), "play ambush_in_orbit first")
    assert (aliens(g, GREEN, "a1"), aliens(g, BLUE, "a1")) == (1, 2)


def test_there_is_no_ambush_against_resistance() -> None:
    g = go(Table().hand(GREEN, "ambush_in_orbit").fight(), dice(3, 3))
    assert offered(g) == ["pass"]


# Help for the Resistance.


def test_a_tip_gives_the_resistance_three() -> None:
    g = go(Table().hand(BLUE, "anonymous_tip", KEEP).fight(), dice(3, 3), "play anonymous_tip first")
    assert totals(g) == (4, 3 + 3)


def test_there_is_nobody_to_tip_where_aliens_fight() -> None:
    g = go(Table().hand(BLUE, "anonymous_tip").duel(), dice(3, 3))
    assert offered(g) == ["pass"]


def test_ray_guns_give_the_resistance_a_die_in_each_round() -> None:
    g = go(Table().hand(BLUE, "smuggled_ray_guns").fight("us_army_tanks"), dice(1, 1))
    go(g, "play smuggled_ray_guns first", dice(3), "press_on")
    assert waits(g) == "roll 3"
    go(g, dice(1, 1, 6))
    assert not aliens(g, GREEN, "b1")


def test_reserves_bring_a_further_resistance_card() -> None:
    t = Table().hand(BLUE, "send_in_the_reserves", KEEP)
    g = go(t.fight(), dice(6, 1), "play send_in_the_reserves first", cards("local_geologist"), cards("us_army_tanks"))
    assert totals(g) == (4, 3 + 1 + 5)


def test_a_double_cross_for_the_resistance() -> None:
    g = go(Table().hand(BLUE, "double_cross").fight(n=1), dice(5, 4), "play double_cross first")
    assert not aliens(g, GREEN, "b1")  # a 4 made a 6: crushed


def test_a_double_cross_of_a_rival() -> None:
    g = go(Table().hand(BLUE, "double_cross", KEEP).fight(n=1), dice(6, 4), "play double_cross second")
    assert fight_die(g, US) == 4


@pytest.mark.parametrize(
    ("seat", "mode", "faces"), [(BLUE, "first", (2, 1)), (GREEN, "first", (6, 2)), (GREEN, "second", (2, 1))]
)
def test_crossed_wires_roll_again(seat: int, mode: str, faces: tuple[int, int]) -> None:
    g = go(Table().hand(seat, "crossed_wires", KEEP).fight(), dice(6, 1), f"play crossed_wires {mode}", dice(2))
    assert (g.fight_dice[0][0], g.fight_dice[1][0]) == faces


def test_no_events_at_hangar_nineteen() -> None:
    g = go(Table().hand(BLUE, "anonymous_tip").fight(at="hangar_nineteen"), dice(3, 1))
    assert waits(g) == "draw 1 resistance"  # nobody was asked, and the second fight begins

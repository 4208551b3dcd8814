"""Human Tech helps all Resistance of its kind, everywhere (CPE 16.1)."""

from __future__ import annotations

import pytest

from tests.games.conquest.table import GREEN, Table, aliens, dice, go, totals, waits


def coop(key: str, race: str = "plain") -> Table:
    return Table(race, cooperative=True).tech(key)


@pytest.mark.parametrize(
    ("key", "foe", "expected"),
    [
        ("armour_piercing_shells", "angry_mob", 2),
        ("armour_piercing_shells", "us_army_tanks", 6),
        ("rocket_assisted_planes", "us_army_fighter_planes", 8),
        ("rocket_assisted_planes", "us_army_tanks", 5),
        ("reversed_ray_gun", "us_army_infantry", 4),
        ("reversed_ray_gun", "us_army_tanks", 5),
        ("radar_network", "us_army_infantry", 3),
    ],
)
def test_strength(key: str, foe: str, expected: int) -> None:
    assert totals(coop(key).fight(foe))[1] == expected


@pytest.mark.parametrize(
    ("key", "expected"), [("radar_network", 6), ("armour_piercing_shells", 6), ("guided_rockets", 5)]
)
def test_strength_of_counters(key: str, expected: int) -> None:
    assert totals(coop(key).against("tanks"))[1] == expected


def test_the_ray_gun_wins_ties_for_soft_resistance() -> None:
    g = go(coop("reversed_ray_gun").fight(), dice(2, 2))  # 6 against 6
    assert aliens(g, GREEN, "b1") == 1


def test_radar_wins_ties_for_counters() -> None:
    g = go(coop("radar_network").against("infantry"), dice(2, 2))
    assert aliens(g, GREEN, "b1") == 1


@pytest.mark.parametrize(("heroes", "rolls"), [(("local_geologist",), 3), ((), 2)])
def test_the_formula_gives_heroes_a_die(heroes: tuple[str, ...], rolls: int) -> None:
    assert waits(coop("the_professors_formula").fight("us_army_infantry", *heroes)) == f"roll {rolls}"


@pytest.mark.parametrize(("foe", "left"), [("us_army_tanks", 1), ("us_army_infantry", 2)])
def test_guided_rockets_crush_on_a_five(foe: str, left: int) -> None:
    g = coop("guided_rockets", "orzax").stuff(GREEN, "heat_ray", "heat_ray", "ion_thrusters").fight(foe)
    go(g, dice(5, 5))  # the aliens have more in any case
    assert aliens(g, GREEN, "b1") == left


def test_human_tech_does_not_help_aliens() -> None:
    assert totals(coop("armour_piercing_shells").fight())[0] == 4

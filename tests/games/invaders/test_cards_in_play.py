"""Cards that stay in play: their power, and what they do there."""

from __future__ import annotations

import pytest

from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.ends import BIO_WEAPON, BLACK_GOO
from beachhead.games.invaders.names import AFRICA, EURASIA
from beachhead.games.invaders.positions import offered
from beachhead.games.invaders.queries import power, powers
from tests.games.invaders.scene import INVADER, MANKIND, Counts, board, cast, names, pay, place, play, ready

POWER = {
    "mako_combat_walker": 2,
    "ramses_class_submarine": 1,
    "saladin_class_vtol_aircraft": 1,
    "longbow_missile_battery": 2,
    "titan_siege_walker": 4,
    "leviathan_dive_squadron": 4,
    "basalt_tank_column": 3,
    "refugees_shanty_town": 1,
    "gibraltar_gun_caves": 3,
    "squid_lander": 2,
    "deathworm_infestation": 1,
    "skitter_scouts": 1,
    "gloom_stalker": 3,
    "kraken_warmachine": 3,
    "medusa_assault_vehicles": 5,
    "obelisk_tripod": 4,
    "colossus_harvester": 7,
    "sunspear_carrier": 4,
}


@pytest.mark.parametrize("key", POWER)
def test_a_plain_card_adds_its_power_to_its_zone(key: str) -> None:
    """IN 7.2.1."""
    before, g = cast(key)
    side = core().cards[core().index[key]].side
    total = attack_power(g, AFRICA, powers(g)) if side == INVADER else defence_power(g, AFRICA, powers(g)) - 3
    assert total == POWER[key]
    assert names(g, side, "africa") == [key]
    assert Counts.of(g) == before


# Mankind.


def test_sherpas_move_to_an_adjacent_zone_once_a_turn() -> None:
    _, g = cast("sherpa_brigade", "use m.africa.1")
    assert offered(g) == ["zone eurasia"]
    play(g, "zone eurasia")
    assert "sherpa_brigade" in names(g, MANKIND, "eurasia")
    assert offered(g, "use") == []


def test_interceptors_destroy_a_small_opposing_invader() -> None:
    b = board("africa squid_lander", "africa gloom_stalker", "eurasia skitter_scouts")
    _, g = cast("aurora_interceptors", "target i.africa.1", b=b)
    assert names(g, INVADER, "africa") == ["gloom_stalker"]
    assert power(g, place(MANKIND, "africa")) == 2


def test_the_militia_is_given_up_to_restore_a_zone() -> None:
    g = board("africa barricade_militia").main(MANKIND)
    g.weakened[EURASIA] = 2
    play(g, "sacrifice m.africa.1", "zone eurasia")
    assert g.zone_power(EURASIA) == 4
    assert names(g, MANKIND, "africa") == []


def test_sappers_are_given_up_to_destroy_a_machine_in_their_zone() -> None:
    b = board("africa sapper_team_ferret", "africa kraken_warmachine", "africa squid_lander", "eurasia obelisk_tripod")
    g = b.main(MANKIND)
    play(g, "sacrifice m.africa.1")
    assert offered(g) == ["target i.africa.1"]
    play(g, "target i.africa.1")
    assert names(g, INVADER, "africa") == ["squid_lander"]


def test_drones_are_impervious_to_scourges() -> None:
    """IN 3.9.1."""
    b = board("africa sentinel_drones", "africa ramses_class_submarine")
    _, g = cast("culling_beam", b=b)
    assert offered(g) == ["target m.africa.2"]


def test_veterans_strengthen_infantry_in_their_zone() -> None:
    b = board("africa barricade_militia", "africa ramses_class_submarine", "eurasia sapper_team_ferret")
    _, g = cast("old_guard_veterans", b=b)
    assert [powers(g)[place(MANKIND, "africa", n)] for n in (1, 2, 3)] == [2, 1, 1]
    assert power(g, place(MANKIND, "eurasia", 1)) == 0


@pytest.mark.parametrize("key", ["norad_bunker", "shield_pylon"])
def test_a_shielded_zone_is_not_weakened(key: str) -> None:
    _, g = cast("worldquake", b=board(f"africa {key}"))
    assert offered(g) == ["zone pacific_rim", "zone eurasia"]


def test_norad_has_power_4_and_the_pylon_1() -> None:
    for key, expected in (("norad_bunker", 4), ("shield_pylon", 1)):
        _, g = cast(key)
        assert power(g, place(MANKIND, "africa")) == expected


def test_new_york_draws_a_card() -> None:
    before, g = cast("new_york")
    assert Counts.of(g).hands[MANKIND] == before.hands[MANKIND] + 1
    assert power(g, place(MANKIND, "africa")) == 2


def test_rushmore_has_eight_tokens() -> None:
    _, g = cast("mount_rushmore_facility")
    assert g.tokens[place(MANKIND, "africa")] == 8


def test_the_data_vault_draws_once_a_turn() -> None:
    """IN 3.5.2: this one says once each turn."""
    before, g = cast("reykjavik_data_vault", "use m.africa.1")
    assert g.tokens[place(MANKIND, "africa")] == 2
    assert Counts.of(g).hands[MANKIND] == before.hands[MANKIND] + 1
    assert offered(g, "use") == []


def test_the_launch_fields_supply_the_ops_centre() -> None:
    before, g = cast("baikonur_launch_fields", "use m.africa.1")
    assert g.ops == before.ops + 1


def test_the_seed_ark_brings_back_three_cards() -> None:
    before, g = cast(
        "svalbard_seed_ark", "use m.africa.1", b=board().pile(MANKIND, *["saladin_class_vtol_aircraft"] * 3)
    )
    assert Counts.of(g).decks[MANKIND] == before.decks[MANKIND] + 3
    assert g.tokens[place(MANKIND, "africa")] == 1


def test_the_hospital_brings_back_a_card() -> None:
    before, g = cast("nairobi_field_hospital", "use m.africa.1", b=board().pile(MANKIND, "new_york"))
    assert Counts.of(g).decks[MANKIND] == before.decks[MANKIND] + 1


@pytest.mark.parametrize(
    ("key", "side", "end"), [("alluring_succubus", MANKIND, BIO_WEAPON), ("black_goo_sprayer", INVADER, BLACK_GOO)]
)
def test_five_tokens_win(key: str, side: int, end: str) -> None:
    """IN 3.6.1, 9.1.3, 9.2.5: the first in the turn of play, then one every turn."""
    _, g = cast(key)
    where = place(side, "africa")
    seen = [g.tokens[where]]
    while not g.ended:
        if "end_turn" in offered(g):
            play(g, "end_turn")
        else:
            play(g, "pass")
        if g.card[where] >= 0 and g.tokens[where] != seen[-1]:
            seen.append(g.tokens[where])
    assert seen == [1, 2, 3, 4, 5]
    assert g.ended == end


def test_black_narcissus_lets_mankind_attack() -> None:
    """IN 7.6.1: power 1 and the tanks' 3 against 2; Eurasia's own power does not count."""
    b = board("africa basalt_tank_column", "africa squid_lander", "eurasia squid_lander", "pacific_rim the_archivist")
    before, g = cast("black_narcissus", "end_turn", b=b)
    assert g.seat == INVADER
    assert Counts.of(g).decks[INVADER] == before.decks[INVADER] - 2 - 1 - 2


def test_the_net_weakens_opposing_cards() -> None:
    _, g = cast("faraday_net", b=board("africa kraken_warmachine", "eurasia kraken_warmachine"))
    assert power(g, place(INVADER, "africa")) == 2
    assert power(g, place(INVADER, "eurasia")) == 3


def test_logistics_open_a_fifth_slot_that_closes_with_them() -> None:
    """IN 5.3.1, 5.5.2."""
    four = ["africa saladin_class_vtol_aircraft"] * 3
    b = board(*four, "africa forward_logistics")
    g = b.hand(MANKIND, "ramses_class_submarine", "barricade_militia").main(MANKIND)
    play(g, "play ramses_class_submarine", "zone africa")
    assert len(names(g, MANKIND, "africa")) == 5
    play(g, "play barricade_militia", "zone africa")
    assert offered(g) == ["make_room m.africa.1", "make_room m.africa.5"]
    play(g, "make_room m.africa.5")
    assert names(g, MANKIND, "africa").count("barricade_militia") == 1


def test_of_two_that_open_the_fifth_slot_one_may_be_given_up() -> None:
    """IN 5.5.2: a pack may have more than one such card."""
    b = board(*["africa saladin_class_vtol_aircraft"] * 3, "africa forward_logistics")
    b.g.enter(place(MANKIND, "africa", 5), b.pack.index["forward_logistics"])
    g = b.hand(MANKIND, "barricade_militia").main(MANKIND)
    play(g, "play barricade_militia", "zone africa")
    assert offered(g) == ["make_room m.africa.1", "make_room m.africa.4"]
    play(g, "make_room m.africa.4")
    assert sorted(names(g, MANKIND, "africa"))[:2] == ["barricade_militia", "forward_logistics"]


# The Invader.


def test_legionnaires_destroy_an_opposing_defender() -> None:
    _, g = cast("alien_legionnaires", "target m.africa.1", b=board("africa titan_siege_walker"))
    assert names(g, MANKIND, "africa") == []
    assert power(g, place(INVADER, "africa")) == 1


def test_the_mega_slug_drains_when_used() -> None:
    before, g = cast("anthraxus_mega_slug", "use i.africa.1")
    assert Counts.of(g).decks[MANKIND] == before.decks[MANKIND] - 1
    assert power(g, place(INVADER, "africa")) == 2


def test_harvesters_drain_when_they_enter() -> None:
    before, g = cast("hive_harvesters")
    assert Counts.of(g).decks[MANKIND] == before.decks[MANKIND] - 1
    assert g.drained


def test_ash_crawlers_drain_every_turn() -> None:
    _, g = cast("ash_crawlers")
    before = g.deck_size(MANKIND)
    play(g, "end_turn", "pass")
    assert g.deck_size(MANKIND) == before - 2
    play(g, "end_turn")
    while offered(g) == ["pass"]:
        play(g, "pass")
    assert g.seat == INVADER
    assert g.deck_size(MANKIND) == before - 3


def test_a_spore_bearer_weakens_its_own_zone() -> None:
    before, g = cast("spore_bearer", "zone africa")
    assert Counts.of(g).power == (3, 5, 2)
    assert before.power == (3, 5, 3)
    assert power(g, place(INVADER, "africa")) == -1


def test_the_sphinx_is_impervious_to_support() -> None:
    _, g = cast("ambush_in_the_ruins", b=board("africa obsidian_sphinx", "africa squid_lander"))
    assert offered(g) == ["target i.africa.2"]


def test_the_anchor_weakens_opposing_cards() -> None:
    _, g = cast(
        "gravity_well_anchor",
        b=board(
            "africa titan_siege_walker",
            "eurasia titan_siege_walker".replace("titan_siege_walker", "basalt_tank_column"),
        ),
    )
    assert power(g, place(MANKIND, "africa")) == 3
    assert power(g, place(MANKIND, "eurasia")) == 3


def test_the_relay_strengthens_the_army_in_its_zone() -> None:
    _, g = cast("pyramid_relay", b=board("africa kraken_warmachine", "africa squid_lander", "eurasia squid_lander"))
    assert [power(g, place(INVADER, "africa", n)) for n in (1, 2, 3)] == [4, 3, 0]
    assert power(g, place(INVADER, "eurasia")) == 2


def test_the_vat_drains_more_with_infestations() -> None:
    before, g = cast(
        "brood_vat", "use i.africa.2", b=board("africa deathworm_infestation", "eurasia deathworm_infestation")
    )
    assert Counts.of(g).decks[MANKIND] == before.decks[MANKIND] - 1 - 2


def test_the_terraform_engine_weakens_a_zone_once_a_turn() -> None:
    _, g = cast("terraform_engine", "use i.africa.1", "zone eurasia")
    assert g.zone_power(EURASIA) == 4
    assert g.tokens[place(INVADER, "africa")] == 2
    assert offered(g, "use") == []


def test_the_mirror_is_impervious_to_tech_and_support() -> None:
    _, g = cast("emp_cascade", b=board("africa phase_mirror", "africa brood_vat", "africa faraday_net"))
    assert offered(g) == ["target i.africa.2"]
    assert power(g, place(INVADER, "africa", 1)) == 1
    assert power(g, place(INVADER, "africa", 2)) == -1


def test_the_tether_makes_desolators_cheaper() -> None:
    g = ready("medusa_assault_vehicles", board("africa orbital_tether"))
    full = g.pack.cards[g.pack.index["medusa_assault_vehicles"]].discard
    held = len(g.hand[INVADER])
    play(g, "play medusa_assault_vehicles", "zone africa")
    pay(g)
    assert len(g.hand[INVADER]) == held - 1 - (full - 1)

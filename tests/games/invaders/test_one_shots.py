"""Cards that are played, do what they say and are discarded."""

from __future__ import annotations

import pytest

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.ends import MUTUAL_RUIN
from beachhead.games.invaders.names import AFRICA, EURASIA
from beachhead.games.invaders.positions import offered
from beachhead.games.invaders.queries import power
from tests.games.invaders.scene import INVADER, MANKIND, Counts, board, cast, names, pay, place, play, ready


def changes(before: Counts, after: Counts, side: int) -> tuple[int, int, int]:
    """How a side's hand, deck and discards changed."""
    return (
        after.hands[side] - before.hands[side],
        after.decks[side] - before.decks[side],
        after.piles[side] - before.piles[side],
    )


# Whose hand, deck and discards change, and how.
CARDS_MOVED = {
    "scavenged_intelligence": (MANKIND, (2, -2, 0)),
    "hack_the_hive": (INVADER, (0, -3, 3)),
    "black_rain": (MANKIND, (0, -2, 2)),
    "hive_recall": (INVADER, (2, -2, 0)),
}


@pytest.mark.parametrize("key", CARDS_MOVED)
def test_cards_drawn_and_drained(key: str) -> None:
    side, expected = CARDS_MOVED[key]
    before, g = cast(key)
    assert changes(before, Counts.of(g), side) == expected
    assert changes(before, Counts.of(g), 1 - side) == (0, 0, 0)


# Mankind.


def test_rail_guns_destroy_a_desolator() -> None:
    b = board("africa kraken_warmachine", "africa squid_lander", "eurasia medusa_assault_vehicles")
    _, g = cast("rail_gun_strike", b=b)
    assert offered(g) == ["target i.eurasia.1", "target i.africa.1"]
    play(g, "target i.eurasia.1")
    assert names(g, INVADER, "eurasia") == []


def test_the_cascade_destroys_two_alien_techs() -> None:
    b = board("africa brood_vat", "africa orbital_tether", "eurasia gravity_well_anchor")
    _, g = cast("emp_cascade", "target i.eurasia.1", "target i.africa.2", b=b)
    assert names(g, INVADER, "africa") == ["brood_vat"]
    assert names(g, INVADER, "eurasia") == []


@pytest.mark.parametrize(("key", "prevented"), [("guerilla_fighters", 4), ("deep_shelter_drill", 2)])
def test_a_drain_is_prevented(key: str, prevented: int) -> None:
    """IN 7.4.1, 7.5.1: medusa and tripod, 9 in Africa, against 3; what is prevented does not count as drained."""
    b = board("africa medusa_assault_vehicles", "africa obelisk_tripod").hand(MANKIND, key, "new_york")
    g = b.main(INVADER)
    assert "play guerilla_fighters" not in offered(g)
    play(g, "end_turn", "pass", f"prevent {key}")
    pay(g)
    if g.seat == MANKIND and offered(g) == ["pass"]:
        play(g, "pass")
    assert len(g.pile[MANKIND]) == 6 - prevented + 1 + core().cards[core().index[key]].discard


def test_a_wholly_prevented_drain_moves_the_plot() -> None:
    b = board("africa kraken_warmachine", "africa squid_lander").hand(MANKIND, "guerilla_fighters", "new_york")
    g = b.main(INVADER)
    play(g, "end_turn", "pass", "prevent guerilla_fighters")
    pay(g)
    assert g.track == 9


def test_jamming_cancels_any_card_and_is_cancelled_in_turn() -> None:
    """IN 4.6.1, 4.6.2: both cancels are discarded and the rain falls."""
    b = board().hand(MANKIND, "jam_the_frequencies", "new_york", "mako_combat_walker")
    b.hand(INVADER, "black_rain", "static_veil", *["skitter_scouts"] * 3)
    g = b.main(INVADER)
    before = g.deck_size(MANKIND)
    play(g, "play black_rain", "pay skitter_scouts")
    assert offered(g) == ["cancel jam_the_frequencies", "pass"]
    play(g, "cancel jam_the_frequencies")
    pay(g)
    assert offered(g) == ["cancel static_veil", "pass"]
    play(g, "cancel static_veil")
    pay(g)
    assert g.deck_size(MANKIND) == before - 2
    assert [g.hand[MANKIND], g.hand[INVADER]] == [[], []]


def test_a_cancelled_card_is_paid_for_and_does_nothing() -> None:
    b = board().hand(MANKIND, "jam_the_frequencies", "new_york", "mako_combat_walker")
    g = b.hand(INVADER, "black_rain", "skitter_scouts").main(INVADER)
    before = g.deck_size(MANKIND)
    play(g, "play black_rain", "pay skitter_scouts", "cancel jam_the_frequencies")
    pay(g)
    assert g.deck_size(MANKIND) == before
    assert g.hand[INVADER] == []
    assert len(g.pile[INVADER]) == 2
    assert len(g.pile[MANKIND]) == 3


def test_a_decoy_cancels_scourges_only() -> None:
    b = board().hand(MANKIND, "decoy_convoy", "new_york")
    g = b.hand(INVADER, "black_rain", "squid_lander", *["skitter_scouts"] * 3).main(INVADER)
    play(g, "play squid_lander", "zone africa", "pay skitter_scouts")
    assert offered(g) == ["pass"]
    play(g, "pass", "play black_rain", "pay skitter_scouts")
    assert offered(g) == ["cancel decoy_convoy", "pass"]


def test_redeployment_moves_a_card_and_draws() -> None:
    for key, side, own in (
        ("air_cavalry", MANKIND, "basalt_tank_column"),
        ("warp_redeployment", INVADER, "kraken_warmachine"),
    ):
        letter = "mi"[side]
        before, g = cast(key, f"target {letter}.africa.1", "zone pacific_rim", b=board(f"africa {own}"))
        assert names(g, side, "pacific_rim") == [own]
        assert changes(before, Counts.of(g), side) == (1, -1, 0)


def test_the_grid_takes_two_tokens_off_a_zone() -> None:
    g = ready("restore_the_grid", board())
    g.weakened[:] = [1, 3, 0]
    play(g, "play restore_the_grid")
    pay(g)
    assert offered(g) == ["zone pacific_rim", "zone eurasia"]
    play(g, "zone eurasia")
    assert g.weakened == [1, 1, 0]


def test_the_emergency_session_supplies_ops_and_draws() -> None:
    before, g = cast("emergency_session")
    assert g.ops == before.ops + 2
    assert changes(before, Counts.of(g), MANKIND) == (1, -1, 0)


def test_an_ambush_destroys_an_invader_of_power_3_or_less() -> None:
    b = board("africa gloom_stalker", "africa kraken_warmachine", "eurasia squid_lander")
    _, g = cast("ambush_in_the_ruins", b=b)
    assert offered(g) == ["target i.eurasia.1", "target i.africa.1"]
    play(g, "target i.africa.1")
    assert names(g, INVADER, "africa") == ["kraken_warmachine"]


def test_bombs_destroy_two_cards_of_power_3_or_less() -> None:
    b = board("africa kraken_warmachine", "africa brood_vat", "eurasia medusa_assault_vehicles")
    _, g = cast("carpet_bombing", "target i.africa.1", "target i.africa.2", b=b)
    assert names(g, INVADER, "africa") == []
    assert names(g, INVADER, "eurasia") == ["medusa_assault_vehicles"]


def test_a_promotion_adds_two_power() -> None:
    _, g = cast("field_promotion", "target m.africa.1", b=board("africa ramses_class_submarine"))
    assert power(g, place(MANKIND, "africa")) == 3


def test_the_plot_moves() -> None:
    assert cast("sabotage_the_timetable")[1].track == 9
    assert cast("fuel_the_plan")[1].track == 12


def test_the_plot_does_not_pass_twelve() -> None:
    """IN 2.5.1."""
    g = ready("fuel_the_plan", board())
    g.track = 11
    play(g, "play fuel_the_plan")
    pay(g)
    assert g.track == 12


# The Invader.


def test_nanobots_destroy_robots_only() -> None:
    b = board("africa mako_combat_walker", "eurasia titan_siege_walker", "eurasia basalt_tank_column")
    _, g = cast("nanobot_kill_swarm", b=b)
    assert offered(g) == ["target m.eurasia.1", "target m.africa.1"]


def test_the_thing_destroys_two_skulls() -> None:
    b = board("africa refugees_shanty_town", "africa barricade_militia", "africa mako_combat_walker")
    _, g = cast("shapeshifting_thing", "target m.africa.1", "target m.africa.2", b=b)
    assert names(g, MANKIND, "africa") == ["mako_combat_walker"]


def test_quakes_and_burning_weaken_zones() -> None:
    """IN 5.2.2."""
    assert cast("worldquake", "zone eurasia")[1].zone_power(EURASIA) == 4
    assert cast("continental_burn", "zone africa")[1].zone_power(AFRICA) == 1


def test_the_whisper_costs_mankind_two_cards_of_its_choice() -> None:
    g = ready("mind_worm_whisper", board().hand(MANKIND, "new_york", "mako_combat_walker", "titan_siege_walker"))
    play(g, "play mind_worm_whisper")
    pay(g)
    play(g, "pass", "discard new_york", "discard titan_siege_walker")
    assert [core().cards[card].key for card in g.hand[MANKIND]] == ["mako_combat_walker"]
    assert len(g.pile[MANKIND]) == 2


def test_a_veil_cancels_anything_and_harvest_support_and_tech() -> None:
    b = board().hand(INVADER, "static_veil", "harvest_priority", *["skitter_scouts"] * 3)
    g = b.hand(MANKIND, "scavenged_intelligence", "ramses_class_submarine").main(MANKIND)
    play(g, "play ramses_class_submarine", "zone africa")
    assert offered(g) == ["cancel static_veil", "pass"]
    play(g, "pass", "play scavenged_intelligence")
    assert offered(g) == ["cancel static_veil", "cancel harvest_priority", "pass"]
    play(g, "cancel harvest_priority")
    pay(g)
    assert g.hand[MANKIND] == []


def test_the_beam_destroys_a_defender_of_power_3_or_less() -> None:
    b = board("africa titan_siege_walker", "africa basalt_tank_column", "eurasia gibraltar_gun_caves")
    _, g = cast("culling_beam", b=b)
    assert offered(g) == ["target m.africa.2"]


def test_an_abduction_lets_mankind_choose_but_spares_the_hero() -> None:
    """IN 3.7.2, 6.5.1: being impervious does not help."""
    _, g = cast("mass_abduction", b=board("africa sentinel_drones", "africa titan_siege_walker"))
    assert g.seat == MANKIND
    assert offered(g) == ["target m.africa.1", "target m.africa.2"]
    play(g, "target m.africa.1")
    assert names(g, MANKIND, "africa") == ["titan_siege_walker"]
    assert names(g, MANKIND, "eurasia") == ["general_ruiz"]


def test_a_swarm_hunts_the_hero() -> None:
    _, g = cast("hunter_swarm", "target m.eurasia.1", "pass", "zone africa")
    assert [core().cards[card].key for card in g.fallen] == ["general_ruiz"]
    assert g.sideways


def test_regrowth_brings_back_six_cards() -> None:
    b = board().pile(INVADER, *["skitter_scouts"] * 4, *["squid_lander"] * 3)
    before, g = cast("regrowth_cycle", b=b)
    assert changes(before, Counts.of(g), INVADER) == (0, 6, -6)


def test_spores_drain_for_each_pod() -> None:
    """Also IN 3.8.1: no Pod, no drain."""
    before, g = cast("plague_of_spores", b=board("africa deathworm_infestation", "eurasia deathworm_infestation"))
    assert changes(before, Counts.of(g), MANKIND) == (0, -2, 2)
    before, g = cast("plague_of_spores")
    assert changes(before, Counts.of(g), MANKIND) == (0, 0, 0)


def test_the_sky_burns_for_both() -> None:
    before, g = cast("scorched_sky")
    assert changes(before, Counts.of(g), MANKIND) == (0, -3, 3)
    assert changes(before, Counts.of(g), INVADER) == (0, -3, 3)
    assert g.drained


def test_both_decks_spent_at_once_is_mankinds_win() -> None:
    """IN 9.3.1."""
    b = board().deck_only(MANKIND, "new_york").deck_only(INVADER, "squid_lander", "scorched_sky", "hunter_swarm")
    g = b.hand(INVADER, "scorched_sky", "hunter_swarm").main(INVADER)
    play(g, "play scorched_sky")
    pay(g)
    assert g.ended == MUTUAL_RUIN

"""The nine worked examples of the rulebook."""

from __future__ import annotations

from beachhead.games.invaders.names import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM, zone_of
from beachhead.games.invaders.positions import Builder, offered, play
from beachhead.games.invaders.state import War


def keys(g: War, side: int, zone: int) -> list[str]:
    return [g.kind(place).key for place in g.in_zone(side, zone)]


def pile(g: War, side: int) -> list[str]:
    return [g.pack.cards[card].key for card in g.pile[side]]


def test_1_nanobots_destroy_a_walker_for_nothing() -> None:
    """Rulebook, play cards, first example (IN 4.2.1, 3.7.1)."""
    g = Builder().hand(INVADER, "nanobot_kill_swarm").stand(EURASIA, "mako_combat_walker").main(INVADER)
    play(g, "play nanobot_kill_swarm", "target m.eurasia.1")
    assert keys(g, MANKIND, EURASIA) == ["general_ruiz"]
    assert pile(g, INVADER) == ["nanobot_kill_swarm"]
    assert pile(g, MANKIND) == ["mako_combat_walker"]
    assert g.hand[INVADER] == []


def test_2_norad_costs_five_other_cards() -> None:
    """Rulebook, play cards, second example (IN 4.2.1)."""
    five = ["new_york", "emp_cascade", "air_cavalry", "field_promotion", "hack_the_hive"]
    b = Builder().stand(PACIFIC_RIM, "ramses_class_submarine", "saladin_class_vtol_aircraft")
    g = b.hand(MANKIND, "norad_bunker", *five[:4]).main(MANKIND)
    assert "play norad_bunker" not in offered(g)
    b = Builder().stand(PACIFIC_RIM, "ramses_class_submarine", "saladin_class_vtol_aircraft")
    g = b.hand(MANKIND, "norad_bunker", "rail_gun_strike", *five).main(MANKIND)
    play(g, "play norad_bunker", "zone pacific_rim")
    for _ in range(5):
        assert offered(g) == offered(g, "pay")
        g.apply(g.options[0])
    assert keys(g, MANKIND, PACIFIC_RIM)[2] == "norad_bunker"
    assert len(pile(g, MANKIND)) == 5
    assert len(g.hand[MANKIND]) == 1


def test_3_a_kraken_costs_a_discard_and_two_drained() -> None:
    """Rulebook, play cards, third example (IN 4.2.1, 3.4.1)."""
    g = Builder().hand(INVADER, "kraken_warmachine", "black_rain").main(INVADER)
    before = g.deck_size(INVADER)
    play(g, "play kraken_warmachine", "zone africa", "pay black_rain")
    assert g.deck_size(INVADER) == before - 2
    assert pile(g, INVADER)[0] == "black_rain"
    assert len(pile(g, INVADER)) == 3
    assert keys(g, INVADER, AFRICA) == ["kraken_warmachine"]


def test_4_the_thing_takes_a_shanty_town_and_the_hero() -> None:
    """Rulebook, Heroes of the Resistance (IN 3.2.2, 6.3.1)."""
    b = Builder().stand(PACIFIC_RIM, "the_archivist", "refugees_shanty_town")
    g = b.hand(INVADER, "shapeshifting_thing", *["skitter_scouts"] * 3).main(INVADER)
    play(g, "play shapeshifting_thing", *["pay skitter_scouts"] * 3)
    play(g, "target m.pacific_rim.1", "target m.pacific_rim.2")
    assert offered(g) == ["strategy project_chainmail", "pass"]
    play(g, "pass")
    assert offered(g) == ["zone pacific_rim", "zone eurasia", "zone africa"]
    play(g, "zone pacific_rim")
    assert pile(g, MANKIND) == ["refugees_shanty_town"]
    assert [g.pack.cards[card].key for card in g.fallen] == ["the_archivist"]
    assert zone_of(g.hero) == PACIFIC_RIM
    assert g.sideways
    assert sum(g.heroes) == 9


def test_chainmail_saves_the_hero_alone() -> None:
    """Rulebook, strategies, Activate Project 'Chainmail' (IN 8.2.1)."""
    b = Builder().stand(PACIFIC_RIM, "the_archivist", "refugees_shanty_town", "barricade_militia")
    g = b.hand(INVADER, "shapeshifting_thing", *["skitter_scouts"] * 3).main(INVADER)
    play(g, "play shapeshifting_thing", *["pay skitter_scouts"] * 3)
    play(g, "target m.pacific_rim.1", "target m.pacific_rim.2", "strategy project_chainmail")
    assert keys(g, MANKIND, PACIFIC_RIM) == ["the_archivist", "barricade_militia"]
    assert g.fallen == []
    assert "play skitter_scouts" not in offered(g)
    assert g.seat == INVADER


def test_5_a_mega_slug_is_used_every_turn() -> None:
    """Rulebook, use cards already in play (IN 3.5.1)."""
    g = Builder().stand(PACIFIC_RIM, "anthraxus_mega_slug", "deathworm_infestation").main(INVADER)
    before = g.deck_size(MANKIND)
    play(g, "use i.pacific_rim.1")
    assert g.deck_size(MANKIND) == before - 1
    assert keys(g, INVADER, PACIFIC_RIM) == ["anthraxus_mega_slug", "deathworm_infestation"]
    assert offered(g, "use") == []
    play(g, "end_turn", "pass", "end_turn")
    assert g.seat == INVADER
    assert offered(g, "use") == ["use i.pacific_rim.1"]


def test_6_rushmore_has_eight_tokens_against_drains_or_for_cards() -> None:
    """Rulebook, enable a dormant strategy (IN 3.5.2, 3.5.4, 4.4.1)."""
    b = Builder().hand(MANKIND, "mount_rushmore_facility", *["saladin_class_vtol_aircraft"] * 3, "new_york")
    g = b.stand(AFRICA, "medusa_assault_vehicles").main(MANKIND)
    play(g, "play mount_rushmore_facility", "zone eurasia", *["pay saladin_class_vtol_aircraft"] * 3, "pay new_york")
    place = g.in_zone(MANKIND, EURASIA)[1]
    assert g.tokens[place] == 8
    play(g, "use m.eurasia.2", "use m.eurasia.2")
    assert g.tokens[place] == 6
    assert len(g.hand[MANKIND]) == 2
    before = g.deck_size(MANKIND)
    play(g, "end_turn", "end_turn", "pass", "prevent_by m.eurasia.2", "prevent_by m.eurasia.2")
    assert g.tokens[place] == 4
    assert g.deck_size(MANKIND) == before - 2
    assert g.track == 9


def test_7_five_against_four_drains_one() -> None:
    """Rulebook, attack phase, first example (IN 7.2.1, 7.3.1)."""
    b = Builder().stand(PACIFIC_RIM, "kraken_warmachine", "squid_lander", "refugees_shanty_town")
    g = b.main(INVADER)
    before = g.deck_size(MANKIND)
    play(g, "end_turn", "pass")
    assert len(pile(g, MANKIND)) == 1
    assert g.deck_size(MANKIND) == before - 1 - 2
    assert g.track == 10


def test_8_eight_against_nine_is_thwarted() -> None:
    """Rulebook, attack phase, second example (IN 7.3.1, 7.5.1)."""
    four = ["ramses_class_submarine", *["saladin_class_vtol_aircraft"] * 3]
    b = Builder().stand(AFRICA, "the_archivist").stand(EURASIA, "kraken_warmachine", "medusa_assault_vehicles", *four)
    g = b.main(INVADER)
    play(g, "end_turn", "pass")
    assert pile(g, MANKIND) == []
    assert g.track == 9


def test_9_legionnaires_reach_only_across_their_zone() -> None:
    """Rulebook, game terms, opposing (IN 3.2.3)."""
    b = Builder().stand(AFRICA, "mako_combat_walker", "refugees_shanty_town").stand(EURASIA, "basalt_tank_column")
    g = b.hand(INVADER, "alien_legionnaires", "black_rain").main(INVADER)
    play(g, "play alien_legionnaires", "zone africa", "pay black_rain")
    assert offered(g) == ["target m.africa.1"]
    play(g, "target m.africa.1")
    assert pile(g, MANKIND) == ["mako_combat_walker"]
    assert keys(g, MANKIND, EURASIA) == ["basalt_tank_column", "general_ruiz"]

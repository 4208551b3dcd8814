"""Each Hero: its power, whether it moves, and what its sacrifice does (IN 6)."""

from __future__ import annotations

import pytest

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.ends import HEROES_LOST
from beachhead.games.invaders.names import EURASIA, PACIFIC_RIM
from beachhead.games.invaders.positions import offered
from beachhead.games.invaders.queries import power
from tests.games.invaders.scene import INVADER, MANKIND, Counts, board, names, place, play

POWER = {
    "adaeze_okafor": 3,
    "tomas_lindqvist": 2,
    "dr_mei_tanaka": 1,
    "old_ishmael": 2,
    "sister_amparo": 1,
    "general_ruiz": 4,
    "the_archivist": 1,
    "nadia_volkov": 3,
    "engineer_oduya": 2,
    "kestrel_twins": 3,
    "ambassador_rao": 2,
}
MOVERS = ("adaeze_okafor", "old_ishmael", "nadia_volkov", "kestrel_twins")
ENEMIES = ("africa squid_lander", "africa kraken_warmachine", "africa brood_vat")


@pytest.mark.parametrize("key", POWER)
def test_a_hero_stands_with_its_power(key: str) -> None:
    g = board(f"africa {key}").main(MANKIND)
    assert power(g, g.hero) == POWER[key]
    assert offered(g, "sacrifice") == ["sacrifice m.africa.1"]
    assert offered(g, "use") == (["use m.africa.1"] if key in MOVERS else [])


@pytest.mark.parametrize("key", MOVERS)
def test_a_moving_hero_goes_to_any_zone(key: str) -> None:
    g = board(f"africa {key}").main(MANKIND)
    play(g, "use m.africa.1")
    assert offered(g) == ["zone pacific_rim", "zone eurasia"]
    play(g, "zone pacific_rim")
    assert g.hero == place(MANKIND, "pacific_rim")
    assert offered(g, "use") == []


@pytest.mark.parametrize(
    ("key", "target", "left"),
    [
        ("adaeze_okafor", "i.africa.1", ["kraken_warmachine", "brood_vat"]),
        ("tomas_lindqvist", "i.africa.2", ["squid_lander", "brood_vat"]),
        ("kestrel_twins", "i.africa.3", ["squid_lander", "kraken_warmachine"]),
    ],
)
def test_a_sacrifice_destroys_an_enemy(key: str, target: str, left: list[str]) -> None:
    g = board(f"africa {key}", *ENEMIES).main(MANKIND)
    play(g, "sacrifice m.africa.1", "zone africa")
    assert offered(g) == [f"target {target}"]
    play(g, f"target {target}")
    assert names(g, INVADER, "africa") == left


def sacrifice(key: str, *picks: str, weakened: int = 0) -> tuple[Counts, Counts]:
    b = board(f"africa {key}").pile(
        MANKIND, *["saladin_class_vtol_aircraft"] * 3, "new_york", *["sapper_team_ferret"] * 2
    )
    g = b.main(MANKIND)
    g.weakened[EURASIA] = weakened
    before = Counts.of(g)
    play(g, "sacrifice m.africa.1", "zone africa", *picks)
    assert [core().cards[card].key for card in g.fallen] == [key]
    assert g.sideways
    return before, Counts.of(g)


def test_dr_tanaka_draws_three() -> None:
    before, after = sacrifice("dr_mei_tanaka")
    assert after.hands[MANKIND] == before.hands[MANKIND] + 3


def test_ishmael_drains_the_invader() -> None:
    before, after = sacrifice("old_ishmael")
    assert after.decks[INVADER] == before.decks[INVADER] - 3


def test_sister_amparo_brings_back_six() -> None:
    before, after = sacrifice("sister_amparo")
    assert after.decks[MANKIND] == before.decks[MANKIND] + 6


def test_the_general_supplies_the_ops_centre() -> None:
    before, after = sacrifice("general_ruiz")
    assert after.ops == before.ops + 1


def test_the_archivist_finds_a_card() -> None:
    before, after = sacrifice("the_archivist", "retrieve new_york")
    assert after.hands[MANKIND] == before.hands[MANKIND] + 1
    assert after.piles[MANKIND] == before.piles[MANKIND] - 1


def test_volkov_holds_a_zone() -> None:
    """The Invader's next attack passes it by: 9 against 5 would drain."""
    g = board("africa nadia_volkov", "eurasia medusa_assault_vehicles", "eurasia obelisk_tripod").main(MANKIND)
    play(g, "sacrifice m.africa.1", "zone pacific_rim", "zone eurasia", "end_turn", "end_turn", "pass")
    assert len(g.pile[MANKIND]) == 0
    assert g.track == 9


def test_oduya_repairs_a_zone() -> None:
    before, after = sacrifice("engineer_oduya", "zone eurasia", weakened=4)
    assert (before.power[EURASIA], after.power[EURASIA]) == (1, 4)


def test_the_ambassador_costs_the_invader_time() -> None:
    before, after = sacrifice("ambassador_rao")
    assert after.track == before.track - 1


def test_a_sideways_hero_has_no_power_and_does_not_act() -> None:
    """IN 6.4.1, 6.4.2."""
    g = board("africa general_ruiz").main(MANKIND)
    play(g, "sacrifice m.africa.1", "zone eurasia")
    assert power(g, g.hero) == 0
    assert offered(g, "sacrifice") + offered(g, "use") == []
    play(g, "end_turn", "end_turn", "pass")
    assert g.seat == MANKIND
    assert not g.sideways
    assert power(g, g.hero) > 0


def test_tokens_on_a_hero_add_power_only() -> None:
    """IN 6.2.3."""
    g = board("africa general_ruiz").hand(MANKIND, "field_promotion").main(MANKIND)
    play(g, "play field_promotion", "target m.africa.1")
    assert power(g, g.hero) == 6


def test_the_last_hero_lost_loses_the_game() -> None:
    """IN 6.3.1, 9.2.4."""
    g = board("africa general_ruiz").main(MANKIND)
    g.heroes = [0] * len(g.heroes)
    play(g, "sacrifice m.africa.1")
    assert g.ended == HEROES_LOST


def test_a_hero_without_a_free_slot_takes_the_one_left() -> None:
    """IN 6.3.1, 5.3.1: fifteen cards stand, and the fifth slots are gone with what opened them."""
    g = board("africa general_ruiz").main(INVADER)
    filler = core().index["ramses_class_submarine"]
    for slot in range(15):
        if g.card[slot] < 0:
            g.enter(slot, filler)
    hero = g.hero
    g.hand[INVADER] = sorted([core().index["hunter_swarm"], *[core().index["skitter_scouts"]] * 6])
    play(g, "plot draw", "play hunter_swarm")
    while g.options[0].verb == "pay":
        g.apply(g.options[0])
    play(g, f"target m.{('pacific_rim', 'eurasia', 'africa')[hero // 5]}.{hero % 5 + 1}", "pass")
    assert g.hero == hero
    assert g.sideways
    assert g.zone_power(PACIFIC_RIM) == 3


def test_every_card_of_the_pack_has_a_test() -> None:
    """The names of all cards stand in the tests of cards."""
    from pathlib import Path

    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert [row.key for row in core().rows if f'"{row.key}"' not in text and f" {row.key}" not in text] == []

"""Everything that is offered, happens or is refused is said in words (AF 2.3 and all the rest)."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from beachhead.games.alien_frontiers import names, phrases, words
from beachhead.games.alien_frontiers.cards import CARD_OF
from beachhead.games.alien_frontiers.facilities import FACILITIES
from beachhead.games.alien_frontiers.meta import GAME
from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    ALIEN_CITY,
    ASIMOV_CRATER,
    BOOSTER_POD,
    BURROUGHS_DESERT,
    CARD_WORDS,
    FACILITY_WORDS,
    HEINLEIN_PLAINS,
    ISOLATION_FIELD,
    LUNAR_MINE,
    MIND_CONTROL_HELMET,
    PLASMA_CANNON,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    STASIS_BEAM,
    STOCK,
)
from beachhead.games.alien_frontiers.positions import Builder, offered, play
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.log import Told
from beachhead.kernel.table import Table
from beachhead.kernel.words import Phrases

RED, BLUE, GREEN, GOLD = range(4)


class Heard:
    """What random games say: keys of options, events and prompts, and how often reasons were compared."""

    def __init__(self) -> None:
        self.options: set[str] = set()
        self.events: set[str] = set()
        self.prompts: set[str] = set()
        self.reasons: set[str] = set()
        self.compared = 0


def check_reasons(g: Frontier, heard: Heard) -> None:
    """A facility, card, discard or button has a reason exactly when no option stands for it."""
    seat = g.seat
    said = words.reasons(g, seat)
    heard.reasons |= {say.key for say in said.values()}
    docks = {FACILITY_WORDS[o.args[0]] for o in g.options if o.verb == "dock"}
    for f in FACILITIES:
        word = FACILITY_WORDS[f.place]
        assert (f"facility:{word}" in said) == (word not in docks), (word, offered(g))
    powers = {CARD_OF[o.verb] for o in g.options if o.verb in CARD_OF}
    discards = {o.args[0] for o in g.options if o.verb == "discard"}
    for card in range(13):
        held = g.has(seat, card)
        assert (f"card:{seat}:{CARD_WORDS[card]}" in said) == (held and card not in powers)
        assert (f"discard:{seat}:{CARD_WORDS[card]}" in said) == (held and card not in discards)
    assert ("end_turn" in said) == ("end_turn" not in offered(g))
    assert (f"ship:{names.RELIC}" in said) == ("buy_relic" not in offered(g))
    heard.compared += 1


@cache
def heard_in_random_games() -> Heard:
    heard = Heard()
    for seed in range(28):
        rng = random.Random(seed)
        table = Table(GAME, 2 + seed % 3, {}, Seeded(seed))
        g = table.position
        assert isinstance(g, Frontier)
        while not table.over:
            prompt = GAME.prompt(g, g.seat)
            heard.prompts.add(prompt.key)
            assert prompt.text
            check_reasons(g, heard)
            for other in range(g.seats):
                if other != g.seat:
                    waiting = {say.key for say in words.reasons(g, other).values()}
                    assert waiting == {"af.reason.not_now"}
            for option in g.options:
                said = GAME.say_option(g, option)
                heard.options.add(said.key)
                assert said.text
                assert all(re.fullmatch(r"[a-z]+(:[a-z0-9_]+)*", thing) for thing in GAME.touches(g, option))
                GAME.gain(g, option)
            g.apply(rng.choice(g.options))
        for entry in table.log:
            if isinstance(entry, Told):
                said_event = GAME.say_event(g, entry)
                assert said_event is not None
                assert said_event.text.endswith(".")
                heard.events.add(said_event.key)
    return heard


def keys(english: Phrases) -> set[str]:
    return {english.prefix + key for key in english.english}


def test_closed_means_no_offer_and_the_other_way_round() -> None:
    """AF 2.3, 2.4, 7.1: over random games, at every decision."""
    assert heard_in_random_games().compared > 15_000


def test_every_option_is_said() -> None:
    assert heard_in_random_games().options == keys(phrases.OPTIONS)


def test_every_event_is_told() -> None:
    """Draws are chance's own entries; a stolen second copy is rare enough to be told apart."""
    g = Builder(2).card(BLUE, STASIS_BEAM).card(RED, STASIS_BEAM).roll(RED, 2, 3, 4)
    g.ears = []
    play(g, "dock raiders_outpost 2 3 4", "take blue stasis_beam")
    said = [GAME.say_event(g, entry) for entry in g.ears if isinstance(entry, Told) and entry.key == "took_card"]
    assert [say.text for say in said if say] == ["Red takes the Stasis Beam from Blue; a second copy, it is discarded."]
    rare = {"af.event.drawn", "af.event.took_card_discarded"}
    assert heard_in_random_games().events >= keys(phrases.EVENTS) - rare


def test_every_prompt_is_given() -> None:
    """'choose' is for frames without a prompt of their own, and there is none; to be stuck is rare."""
    b = Builder(2)
    for place, n in ((SOLAR_CONVERTER, 7), (LUNAR_MINE, 3), (ALIEN_ARTIFACT, 4)):
        for _ in range(n):
            b.g.send(b.g.at.index(STOCK, 6), place)
    g = play(b.roll(RED, 1, 2, 4, 6), "dock colonist_hub 1", "dock colonist_hub 2", "dock colonist_hub 4")
    assert GAME.prompt(g, RED).text == "None of your ships left can dock (1). Use a card, or end your turn."
    heard = heard_in_random_games().prompts
    assert heard >= keys(phrases.PROMPTS) - {"af.prompt.choose", "af.prompt.stuck"}
    assert "af.prompt.choose" not in heard


def test_every_reason_comes_up() -> None:
    """The end of the game and other people's turns are looked at apart."""
    assert heard_in_random_games().reasons >= keys(phrases.REASONS) - {"af.reason.over", "af.reason.not_now"}


def reason(g: Frontier, thing: str) -> str:
    return words.reasons(g, g.seat)[thing].text


def test_facilities_say_what_they_want() -> None:
    """AF 4: with the figures of the case."""
    b = Builder().dock(BLUE, LUNAR_MINE, 5).dock(GREEN, RAIDERS_OUTPOST, 2, 3, 4).fuel(RED, 1)
    g = b.dock(GREEN, SHIPYARD, 1, 1).roll(RED, 1, 2, 3, 3)
    assert reason(g, "facility:lunar_mine") == "Lunar Mine: needs a ship of 5 or higher."
    assert (
        reason(g, "facility:raiders_outpost")
        == "Raiders' Outpost: needs a sequence worth more than the 9 docked there."
    )
    assert reason(g, "facility:shipyard") == "Shipyard: you cannot pay the 2 fuel and 2 ore it costs."
    assert reason(g, "facility:terraforming_station") == "Terraforming Station: needs a 6."
    assert reason(g, "facility:colony_constructor") == "Colony Constructor: needs three ships of equal value."
    assert reason(g, "end_turn") == "Every ship that can dock must dock before your turn ends."
    assert words.reasons(g, RED)["facility:lunar_mine"].rule == "AF 4.4"


def test_a_moved_ship_is_told_where_it_cannot_go() -> None:
    """AF 7.18.1, 7.18.2."""
    b = Builder().card(RED, MIND_CONTROL_HELMET, STASIS_BEAM).fuel(RED, 5).ore(RED, 2).dock(BLUE, SOLAR_CONVERTER, 6)
    g = play(b.roll(RED, 1, 2, 6, 6), "seize blue 6 solar_converter")
    assert reason(g, "facility:solar_converter") == "Solar Converter: the moved ship must go to another facility."
    assert reason(g, "facility:terraforming_station") == "Terraforming Station: a rival's ship cannot be used here."
    assert reason(g, f"card:{RED}:stasis_beam") == "First answer what you are asked."
    assert "facility:shipyard" not in words.reasons(g, RED)


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda b: b.colony(RED, BURROUGHS_DESERT), "The Relic Ship costs 1 fuel and 1 ore."),
        (lambda b: b.colony(BLUE, BURROUGHS_DESERT), "The Relic Ship is for whoever controls Burroughs Desert."),
        (lambda b: b.colony(BLUE, BURROUGHS_DESERT).relic(BLUE, LUNAR_MINE, 3), "Blue has the Relic Ship."),
        (
            lambda b: b.colony(RED, BURROUGHS_DESERT).field(ISOLATION_FIELD, BURROUGHS_DESERT),
            "The Relic Ship cannot leave Burroughs Desert while the Isolation Field is there.",
        ),
    ],
)
def test_the_relic_ship_says_why_not(make: object, text: str) -> None:
    """AF 5.6."""
    assert callable(make)
    assert reason(make(Builder()).roll(RED, 1, 2, 3), f"ship:{names.RELIC}") == text


def test_cards_say_why_not() -> None:
    """AF 7.1 to 7.3."""
    b = Builder().card(RED, BOOSTER_POD, STASIS_BEAM, ALIEN_CITY, PLASMA_CANNON).fuel(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "boost 3")
    assert reason(g, f"card:{RED}:booster_pod") == "The Booster Pod was used this turn."
    assert reason(g, f"discard:{RED}:booster_pod") == "The Booster Pod was used this turn."
    assert reason(g, f"card:{RED}:stasis_beam") == "You cannot pay the Stasis Beam's fuel."
    assert reason(g, f"card:{RED}:alien_city") == "The Alien City works by itself; there is nothing to use."
    assert reason(g, f"discard:{RED}:plasma_cannon") == "The Plasma Cannon finds nothing to act on now."


def test_when_it_is_over_nothing_can_be_done() -> None:
    """AF 8.2."""
    b = Builder(2).hub(RED, 7).supply(RED, 0).fuel(RED, 1).ore(RED, 1)
    g = play(b.roll(RED, 1, 2, 3), "launch", "land asimov_crater")
    assert {say.text for say in words.reasons(g, RED).values()} == {"The game is over."}


def gain(g: Frontier, text: str) -> str:
    return GAME.gain(g, g.options[offered(g).index(text)])


def test_what_a_docking_brings_counts_the_bonuses() -> None:
    """AF 5.4, 5.7."""
    b = Builder().colony(RED, ASIMOV_CRATER).colony(RED, HEINLEIN_PLAINS)
    g = b.roll(RED, 1, 3, 3)
    assert gain(g, "dock colonist_hub 1") == "colony to circle 1"
    assert gain(g, "dock orbital_market 3 3") == "ore for 1 fuel each"
    assert gain(play(g, "dock colonist_hub 1"), "dock colonist_hub 3") == "colony to circle 3"
    assert gain(Builder().roll(RED, 1, 3, 3), "dock orbital_market 3 3") == "ore for 3 fuel each"


def test_a_shot_lights_up_ships_of_its_facility_only() -> None:
    """AF 7.13.1."""
    b = Builder().card(RED, PLASMA_CANNON).fuel(RED, 1).dock(BLUE, LUNAR_MINE, 4).dock(BLUE, SOLAR_CONVERTER, 4)
    g = play(b.roll(RED, 1, 2, 3), "blast lunar_mine")
    assert GAME.touches(g, g.options[0]) == ["ship:6"]

"""What a person reads: options, prompts, reasons, events, the sheet and the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beachhead.games.conquest import actions
from beachhead.games.conquest.cards.card import DO_WORDS
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.phrases import DEEDS, EVENTS, OPTIONS
from beachhead.games.conquest.positions import Builder, play
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.log import Entry, Told
from tests.games.conquest.table import BLUE, GREEN, Table, dice, go, totals

ENGINE = Path(actions.__file__).parent


def say(g: Invasion, text: str) -> str:
    option = next(option for seat in g.deciders() for option in g.offers(seat) if option.text == text)
    return GAME.say_option(g, option).text


def reason(g: Invasion, thing: str, seat: int = GREEN) -> str:
    return GAME.reasons(g, seat)[thing].text


def gain(g: Invasion, text: str) -> str:
    return GAME.gain(g, next(option for option in g.options if option.text == text))


# Options.


def test_a_move_says_where_from_and_where_to() -> None:
    g = Table("fishmen").place("b1", "town").action()
    assert say(g, "move b0 b1") == "Move a saucer from Green's landing site (b0) to Town (b1)"
    assert say(g, "move b0 b2") == "Move a saucer from Green's landing site (b0) to empty space b2"
    assert (gain(g, "move b0 b1"), gain(g, "move b0 b2")) == ("1 point, resistance 2", "1 point, explore")


def test_a_card_with_several_ways_says_which() -> None:
    g = (
        Table()
        .hand(GREEN, "overseer_intervention")
        .lasting(BLUE, "war_drums_of_saturn")
        .stuff(BLUE, "heat_ray")
        .action()
    )
    assert say(g, "play overseer_intervention third") == "Play Overseer Intervention: cancel a card in play"
    assert say(g, "play overseer_intervention fourth") == "Play Overseer Intervention: discard a rival's Space Stuff"


def test_options_touch_what_they_act_on() -> None:
    g = Table("orzax").menace(GREEN, 2).hand(GREEN, "master_plan").action()
    touched = {option.text: GAME.touches(g, option) for option in g.options}
    assert touched["move b0 b3"] == ["alien:0:b0", "space:b3"]
    assert touched["play master_plan first"] == ["hand:master_plan"]
    assert touched["use orzax first"] == ["race:0"]
    assert touched["buy_menace"] == ["menace"]


def test_an_option_about_a_counter_touches_the_one_in_its_space() -> None:
    t = Table().place("b1", "town").counter("b1", "infantry", "paratroopers").counter("b2", "infantry").fly(GREEN, "b1")
    g = t.battle()
    touched = {option.text: GAME.touches(g, option) for option in g.options}
    assert touched["against infantry"] == ["counter:infantry:b1"]
    things = [item.id for area in GAME.sheet(g, GREEN).areas for item in area.items]
    assert {"counter:infantry:b1", "counter:infantry:b2"} <= set(things)


# Prompts.


def test_a_fight_is_asked_about_with_both_totals() -> None:
    g = go(Table().hand(GREEN, "battle_frenzy").fight("us_army_infantry"), dice(3, 4))
    ours, theirs = totals(g)
    said = f"Green {ours + 3}, U.S. Army Infantry {theirs + 4}. Play or use something?"
    assert GAME.prompt(g, GREEN).text == said


def test_a_cancel_is_asked_with_the_text_of_the_card() -> None:
    g = play(Builder(2).hand(0, "master_plan").hand(1, "swapped_orders").actions(0), "play master_plan first")
    assert GAME.prompt(g, 1).text.startswith("Green plays All Part of the Master Plan: In your action phase")


# Reasons.


def test_why_a_card_cannot_be_played() -> None:
    t = Table("trun").hand(GREEN, "war_drums_of_saturn", "battle_frenzy", "endless_waves")
    g = t.action(points=1)
    assert reason(g, "hand:war_drums_of_saturn") == "War Drums of Saturn costs 2 action points; you have 1."
    assert reason(g, "hand:battle_frenzy") == "Battle Frenzy is for another moment: a fight, after the dice."
    assert reason(g, "hand:endless_waves") == "Endless Waves would do nothing now."
    assert (
        reason(g, "race:0")
        == "The Trun is for another moment: a fight, after the dice or when an alien of yours would be destroyed."
    )


def test_why_a_power_cannot_be_used() -> None:
    t = Table("vyborians").hand(GREEN, "battle_frenzy").stuff(GREEN, "disintegrator_beams")
    g = go(t.fight("us_army_infantry", at="city"), dice(1, 1))
    assert reason(g, "race:0") == "Vyborian Arbiters needs 1 Menace; you have 0."
    assert "stuff:0:disintegrator_beams" not in GAME.reasons(g, GREEN)
    go(g, "use disintegrator_beams first")
    assert reason(g, "stuff:0:disintegrator_beams") == "Disintegrator Beams was used this turn."


def test_why_aliens_cannot_move_or_land() -> None:
    g = go(Table("fishmen").action(points=2), "move b0 b1")
    assert reason(g, "alien:0:b1") == "They have stopped for this turn."
    assert reason(g, "pool:0") == "None of your aliens is destroyed."
    assert reason(g, "menace") == "A Menace token costs 2 action points; you have 1."
    go(g, "move b0 b2")
    assert reason(g, "alien:0:b0") == "You have no action points left."


def test_no_events_in_a_quiet_place() -> None:
    g = Table("vyborians").menace(GREEN, 1).hand(GREEN, "battle_frenzy").fight("us_army_infantry", at="hangar_nineteen")
    go(g, dice(1, 1))
    assert reason(g, "hand:battle_frenzy") == "No Events can be played in battles here."


def test_whoever_is_not_asked_waits() -> None:
    g = Table().hand(BLUE, "battle_frenzy").action()
    assert reason(g, "hand:battle_frenzy", BLUE) == "It is not your decision now."


def test_whoever_chooses_a_command_is_told_when_a_card_can_be_played() -> None:
    g = Builder(2).hand(GREEN, "battle_frenzy").new_round()
    assert reason(g, "hand:battle_frenzy") == "Battle Frenzy is for another moment: a fight, after the dice."


def test_a_used_command_counter_says_when_it_comes_back() -> None:
    b = Builder(2)
    b.g.stack_left = [0b111110, 0b111111]
    g = b.new_round()
    assert list(GAME.reasons(g, 0)) == ["race:0", "command:2"]
    assert "command:2" not in GAME.reasons(g, 1)


# Events.


def test_every_event_of_the_engine_has_a_sentence() -> None:
    told = set()
    for path in ENGINE.glob("*.py"):
        told |= set(re.findall(r'g\.(?:tell|whisper)\((?:[^"()]*, )?"(\w+)"', path.read_text()))
    assert len(told) > 60
    assert told - {"round"} <= set(EVENTS.english)


def test_every_verb_and_deed_has_words() -> None:
    assert set(DO_WORDS) <= set(DEEDS.english)
    assert set(GAME.grammar.verbs) <= set(OPTIONS.english)


def test_a_round_that_is_won_against_the_totals_says_so() -> None:
    g = Table().fight("captain_fantastic", at="city", n=1)
    heard: list[Entry] = []
    g.ears = heard
    ours, theirs = totals(g)
    go(g, dice(6, 5, 1))
    assert ours + 6 < theirs + 5
    said = [GAME.say_event(g, entry) for entry in heard if isinstance(entry, Told)]
    assert f"Green wins the round, though it stands {ours + 6} to {theirs + 5}." in [
        s.text for s in said if s is not None
    ]


# The sheet and the headings.


def test_the_sheet_tells_the_fight() -> None:
    g = go(Table().hand(GREEN, "battle_frenzy").hand(BLUE, "master_plan").fight("us_army_infantry"), dice(3, 4))
    sheet = GAME.sheet(g, GREEN)
    fight = next(area for area in sheet.areas if area.id == "fight")
    assert fight.title == "Battle in Small Town (b1)"
    ours = totals(g)[0]
    assert fight.items[0].label.startswith(f"Green: Strength {ours}, dice 3, total {ours + 3}")
    assert "May still act" in fight.text or "may still act" in fight.text


@pytest.mark.parametrize(("seat", "shown"), [(GREEN, True), (BLUE, False), (-1, False)])
def test_the_sheet_keeps_hands_to_their_owners(seat: int, shown: bool) -> None:
    g = Table().hand(GREEN, "battle_frenzy").action()
    text = str(GAME.sheet(g, seat))
    assert ("Battle Frenzy" in text) == shown


def test_headings() -> None:
    b = Builder(3)
    assert GAME.heading(b.actions(1)) == "Round 3: Blue's turn"
    assert GAME.heading(Builder(2).new_round()) == "Round 4: command"


def test_how_it_ended() -> None:
    t = Table()
    t.g.bonus[GREEN] = 7
    g = go(t.fight(), dice(5, 1))
    assert GAME.outcome(g).why.text == "Green conquers the Earth with 8 Terror Points."
    assert GAME.outcome(g).why.rule == "CPE 13.1"

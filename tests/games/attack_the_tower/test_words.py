"""How things are said: options, events, prompts, reasons (AT 4.2.2 and the rules that reasons cite)."""

from __future__ import annotations

from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.names import (
    ALIENS,
    CAVALRY,
    COMMON,
    EASTERNERS,
    FAE,
    HEAVY,
    LIGHT,
    SHOOTER,
    SPECIAL,
    UNDEAD,
    WEST,
)
from beachhead.games.attack_the_tower.positions import Builder, play
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.dealers import Fixed
from beachhead.kernel.log import Entry, Told
from beachhead.kernel.table import Table
from beachhead.terminal.chronicle import told

RED, BLUE = 0, 1


def said(g: Kingdoms) -> list[str]:
    return [GAME.say_option(g, option).text for option in g.options]


def test_a_turns_options() -> None:
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT, COMMON, SPECIAL).turn()
    assert said(g) == [
        "Attack the west from the west",
        "Attack the centre from the west",
        "Attack the east from the west",
        "Play Martians in the west",
        "Play UFO on Red's Pods in the west, slot 1 (1 Martian)",
        "End your turn",
    ]
    assert GAME.prompt(g, RED).text == "Attack, play an ability, or end your turn."


def test_an_ability_with_nothing_to_act_on_says_so() -> None:
    g = Builder(ALIENS, FAE).hand(RED, COMMON).turn()
    assert said(g)[0] == "Play UFO (it would do nothing now)"


def test_damage_says_what_it_does() -> None:
    b = Builder(ALIENS, FAE).base(RED, WEST, CAVALRY, 1).bases(BLUE, WEST, HEAVY, CAVALRY, troops=2)
    g = play(b.base(BLUE, WEST, SHOOTER, 0).turn(), "attack west west")
    assert said(g) == [
        "2 damage: destroy the Troll 1a",
        "3 damage: destroy the Spiderrider 2a",
        "3 damage to the Stone Circle (slot 3)",
    ]
    assert GAME.prompt(g, RED).text == "Place your damage: 3 left."
    assert GAME.touches(g, g.options[0]) == ["troop:1:west:1a"]
    assert GAME.touches(g, g.options[2]) == ["base:1:west:3"]


def test_a_window_says_what_is_going_on() -> None:
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(BLUE, LIGHT).turn()
    play(g, "pass", "attack west east")
    assert GAME.prompt(g, BLUE).text == "Red attacks the east from the west. Play an ability, or pass."


def test_reasons_of_places() -> None:
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).base(RED, 1, LIGHT, 1).turn()
    play(g, "attack west west", "withdraw")
    why = GAME.reasons(g, RED)
    assert why["territory:0:west"].text == "The west has attacked this turn."
    assert why["territory:0:east"].text == "The east has no troops to attack with."
    assert "territory:0:centre" not in why
    assert why["palace:0"].rule == "AT 5.1"
    assert GAME.reasons(g, BLUE)["territory:1:west"].text == "It is not your turn to attack."


def test_reasons_of_cards() -> None:
    g = Builder(ALIENS, FAE).hand(RED, SPECIAL, LIGHT).base_cards(RED, HEAVY).turn()
    why = GAME.reasons(g, RED)
    assert why["hand:0:man_in_black"].text == (
        "Man-in-black: you need another territory with three bases; 0 of 0 special troops are in play."
    )
    assert why["hand:0:undercity"].text == "Undercity: bases are built in a Renewal."
    assert "hand:0:martians" not in why
    g = Builder(ALIENS, FAE).hand(RED, LIGHT).renewal()
    assert GAME.reasons(g, RED)["hand:0:martians"].text == "No ability can be played during a Renewal."


def test_the_wall_is_a_reason() -> None:
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(BLUE, COMMON).turn()
    play(g, "play wall_of_thorns")
    assert GAME.reasons(g, RED)["territory:0:west"].rule == "AT 9.5.6"


def test_events_are_said_as_they_happen() -> None:
    b = Builder(EASTERNERS, UNDEAD).bases(RED, WEST, HEAVY, CAVALRY, troops=2).hand(RED, HEAVY)
    g = b.bases(BLUE, WEST, LIGHT, LIGHT, LIGHT, troops=1).special(BLUE).turn()
    heard: list[Entry] = []
    g.ears = heard
    play(g, "play samurai", "attack west west")
    while g.turn == RED and g.deciders():
        g.apply(g.options[0])
    sentences = [GAME.say_event(g, entry) for entry in heard if isinstance(entry, Told)]
    texts = [say.text for say in sentences if say]
    assert "Red plays Samurai." in texts
    assert "Battle: Red's west against the west." in texts
    assert "Red loses 1 in the west." in texts
    assert "Red sacrifices 1 in the west." in texts


def test_a_draw_is_said_once() -> None:
    """Its owner reads the card, everybody else the pile."""
    settings = {"red_army": "aliens", "blue_army": "fae", "burns": "0"}
    table = Table(GAME, 2, settings, Fixed())
    heard = [*table.answer(RED, 0, "draw bases"), *table.answer(RED, 1, "draw abilities")]
    assert told(GAME, table.position, heard, RED) == [
        "Red draws Pods from the bases.",
        "Red draws Martians from the abilities.",
    ]
    assert told(GAME, table.position, heard, BLUE) == ["Red draws from the bases.", "Red draws from the abilities."]


def test_the_sheet_shows_the_table() -> None:
    g = Builder(ALIENS, FAE).base(RED, WEST, LIGHT, 1).hand(RED, LIGHT).turn()
    sheet = GAME.sheet(g, RED)
    assert sheet.headline == "Turn 1: Red"
    west = next(area for area in sheet.areas if area.id == "territory:0:west")
    assert [item.label for item in west.items][:3] == ["slot 1: Pods", "Pods", "Martian"]
    assert any(area.title == "Your hand" for area in sheet.areas)
    assert not any(area.title == "Your hand" for area in GAME.sheet(g, BLUE).areas)

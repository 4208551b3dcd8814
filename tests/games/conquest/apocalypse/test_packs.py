"""Packs of one's own with cards for the expansion: read, played, and every mistake named by its line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from beachhead.cli import main
from beachhead.games.conquest.cards.packs import core, describe, find, load_file, parse
from beachhead.games.conquest.meta import GAME
from beachhead.parts.packs import BadPack

CORE_TEXT = files("beachhead.games.conquest.cards").joinpath("core.toml").read_text(encoding="utf-8")
CARD = """
[[card]]
key = "{key}"
name = "{name}"
kind = "{kind}"
text = ""
expansion = true
"""
BOAT = CARD.format(key="rowing_boat", name="Rowing Boat", kind="coastal") + "strength = 1\n"
FRIGATE = CARD.format(key="frigate", name="Frigate", kind="ship") + 'strength = 5\nflips = "frigate_damaged"\n'
WRECK = CARD.format(key="frigate_damaged", name="Frigate", kind="ship") + "strength = 3\nterror = 1\ncopies = 0\n"
WHOLE = CORE_TEXT + BOAT + FRIGATE + WRECK


def mistakes(text: str) -> list[str]:
    with pytest.raises(BadPack) as refused:
        parse(text, "bad")
    return str(refused.value).split("\n")


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def test_cards_for_the_expansion_are_only_there_with_it(tmp_path: Path) -> None:
    path = tmp_path / "my_coast.toml"
    path.write_text(WHOLE)
    pack = load_file(path)
    assert pack.rows == core().rows
    wide = find("my_coast+apocalypse")
    assert [row.key for row in wide.rows[len(pack.rows) :]] == ["rowing_boat", "frigate", "frigate_damaged"]
    frigate = wide.cards[wide.index["frigate"]]
    assert (frigate.flips, wide.cards[frigate.flips].terror) == (wide.index["frigate_damaged"], 1)
    g, _ = GAME.first(2, GAME.check(2, {"pack": "my_coast", "apocalypse": "yes"}))
    assert GAME.card_name(g, "ships", wide.index["frigate"]) == "frigate"


def test_a_pack_without_them_is_played_with_the_built_in_ones(tmp_path: Path) -> None:
    path = tmp_path / "plain_planet.toml"
    path.write_text(CORE_TEXT.replace('name = "Forest"', 'name = "Jungle"'))
    load_file(path)
    wide = find("plain_planet+apocalypse")
    assert wide.rows[wide.index["forest"]].name == "Jungle"
    assert [row.key for row in wide.rows] == [row.key for row in find("core+apocalypse").rows]


def test_unless_they_do_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "other_planet.toml"
    path.write_text(CORE_TEXT.replace('"fighter_planes"', '"biplanes"').replace('key = "forest"', 'key = "lighthouse"'))
    load_file(path)
    with pytest.raises(BadPack) as refused:
        find("other_planet+apocalypse")
    assert str(refused.value) == (
        "The built-in cards of the Apocalypse expansion do not fit the pack 'other_planet', which needs its own with "
        "expansion = true: Both have a card 'lighthouse'. There is no counter or ship 'fighter_planes'; did you mean "
        "'fighter_jets'?"
    )


def test_a_misfit_is_refused_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "late_planet.toml"
    path.write_text(CORE_TEXT.replace('key = "forest"', 'key = "lighthouse"'))
    load_file(path)
    GAME.check(2, {"pack": "late_planet"})
    with pytest.raises(BadPack, match="Both have a card 'lighthouse'"):
        GAME.check(2, {"pack": "late_planet", "apocalypse": "yes"})


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "new_coast.toml"
    path.write_text(WHOLE)
    load_file(path)
    assert find("new_coast+apocalypse").rows[-1].strength == 3
    path.write_text(WHOLE.replace("strength = 3\nterror", "strength = 2\nterror"))
    load_file(path)
    assert find("new_coast+apocalypse").rows[-1].strength == 2


def test_a_name_cannot_be_mistaken_for_the_switch(tmp_path: Path) -> None:
    path = tmp_path / "mine+apocalypse.toml"
    path.write_text(CORE_TEXT)
    with pytest.raises(BadPack, match="cannot end with '\\+apocalypse'"):
        load_file(path)


def test_a_pack_in_a_few_lines() -> None:
    assert describe(parse(WHOLE, "mine")).split("\n")[-3:] == [
        "With the Apocalypse expansion also:",
        "Coastal Resistance cards: 1, of 1 kind.",
        "Navy ships: 1, of 1 kind.",
    ]
    assert "expansion" not in describe(core())


def test_the_command_describes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "described.toml"
    path.write_text(WHOLE)
    main(["pack", "check", str(path), "--game", "conquest"])
    assert "Navy ships: 1, of 1 kind." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("kind", "lines", "said"),
    [
        ("ship", "terror = 1", "line 2: A side of a ship has a strength."),
        (
            "ship",
            "strength = 3",
            "line 2: The damaged side of a ship has a terror of 1 or more; the other one 'flips' to it.",
        ),
        (
            "ship",
            'strength = 3\nterror = 1\nflips = "a"',
            "line 9: The terror of a ship stands on its damaged side, the one that does not flip.",
        ),
        (
            "ship",
            "strength = 3\nterror = 1\ncopies = 2",
            "line 10: The damaged side of a ship is no counter of its own: it has no copies.",
        ),
        ("ship", "strength = 3\nterror = -1", "line 9: 'terror' cannot be below zero."),
        ("ship", 'strength = 3\nflips = "a"\ncopies = 0', "line 10: A card has 1 to 40 copies, not 0."),
        (
            "ship",
            'strength = 3\nflips = "a"\nkeywords = ["Navy"]',
            "line 10: A ship has no keywords, as no counter has (CPE 12.1).",
        ),
        ("ship", 'strength = 3\nflips = "a"\ngifts = ["captain"]', "line 10: Only a counter can have 'captain'."),
        ("ship", 'strength = 3\nflips = "a"\nbonus = 1', "line 10: A ship has no 'bonus'."),
        ("coastal", "hard = true", "line 2: Resistance has a strength, or a bonus if it is a Hero, but not both."),
        ("coastal", "strength = 3\nterror = 1", "line 9: A coastal Resistance card has no 'terror'."),
        ("coastal", 'strength = 3\nflips = "a"', "line 9: A coastal Resistance card has no 'flips'."),
        ("counter", 'strength = 3\nflips = "a"', "line 9: A counter has no 'flips'."),
        (
            "event",
            'powers = [{ when = "action", do = [{ do = "ship", where = "each" }] }]',
            "line 8: A ship comes 'here', to a 'random' coast or to one of your choice, not 'each'.",
        ),
        (
            "event",
            'powers = [{ when = "fight", do = [{ do = "reinforce", icons = ["tech"] }] }]',
            "line 8: 'reinforce' draws from the deck that is fought, or with icons = ['coastal'] from the coastal one.",
        ),
        (
            "human_tech",
            'traits = [{ trait = "factory_price", side = "resistance" }]',
            "line 8: 'factory_price' is for the card's owner: no 'side'.",
        ),
    ],
)
def test_a_mistake_is_named_by_its_line(kind: str, lines: str, said: str) -> None:
    assert said in mistakes(CARD.format(key="a_card", name="A card", kind=kind) + lines + "\n")


@pytest.mark.parametrize(
    ("before", "after", "field", "said"),
    [
        (
            'flips = "frigate_damaged"',
            'flips = "frigate_damagd"',
            'flips = "frigate_damagd"',
            "There is no damaged side 'frigate_damagd'; did you mean 'frigate_damaged'?",
        ),
        (
            'kind = "coastal"\ntext = ""\nexpansion = true',
            'kind = "coastal"\ntext = ""',
            'kind = "coastal"',
            "There are coastal Resistance cards with the Apocalypse expansion only: expansion = true.",
        ),
        (
            'drops = "paratroopers"',
            'drops = "frigate"',
            'drops = "frigate"',
            "There is no counter 'frigate'.",
        ),
        (
            'strength = 1\n\n[[card]]\nkey = "frigate"',
            'strength = 1\ndrops = "frigatte"\n\n[[card]]\nkey = "frigate"',
            'drops = "frigatte"',
            "There is no counter or ship 'frigatte'; did you mean 'frigate'?",
        ),
        (
            'powers = [{ when = "action", do = [{ do = "stuff" }] }]\nsource = "beachhead"',
            'powers = [{ when = "action", do = [{ do = "ship" }] }]\nsource = "beachhead"',
            'do = "ship"',
            "There are navy ships with the Apocalypse expansion only: expansion = true.",
        ),
        (
            '{ do = "reinforce", who = "resistance", lasts = "fight" }',
            '{ do = "reinforce", who = "resistance", icons = ["coastal"] }',
            '{ do = "reinforce"',
            "There are coastal Resistance cards with the Apocalypse expansion only: expansion = true.",
        ),
        (
            'traits = [{ trait = "menace_price" }]\nsource = "beachhead"',
            'traits = [{ trait = "factory_price" }]\nsource = "beachhead"',
            'trait = "factory_price"',
            "There are terror factories with the Apocalypse expansion only: expansion = true.",
        ),
    ],
)
def test_what_does_not_fit_the_other_cards(before: str, after: str, field: str, said: str) -> None:
    assert before in WHOLE
    text = WHOLE.replace(before, after, 1)
    assert f"line {line_of(text, field)}: {said}" in mistakes(text)


def test_two_ships_do_not_share_a_side() -> None:
    text = WHOLE + FRIGATE.replace('key = "frigate"', 'key = "corvette"')
    line = line_of(text, 'key = "corvette"') + 6
    assert mistakes(text) == [f"line {line}: 'frigate_damaged' is already the damaged side of 'frigate'."]


def test_a_damaged_side_belongs_to_a_ship() -> None:
    text = WHOLE + WRECK.replace('key = "frigate_damaged"', 'key = "corvette_damaged"')
    line = line_of(text, 'key = "corvette_damaged"')
    assert mistakes(text) == [f"line {line}: No ship has this damaged side: flips = 'corvette_damaged'."]


def test_a_ship_is_named_by_its_whole_side() -> None:
    effect = 'powers = [{ when = "action", do = [{ do = "ship", counter = "frigate_damaged" }] }]\n'
    text = WHOLE + CARD.format(key="blockade", name="Blockade", kind="event") + effect
    line = line_of(text, effect)
    assert mistakes(text) == [f"line {line}: There is no ship 'frigate_damaged'; did you mean 'frigate'?"]


def test_the_expansion_has_no_objectives() -> None:
    text = WHOLE + CARD.format(key="moon_base", name="Moon Base", kind="objective")
    line = line_of(text, 'key = "moon_base"') + 2
    assert mistakes(text) == [f"line {line}: The expansion has the Objectives of the base game."]


def test_the_expansion_needs_somebody_on_the_coast_and_a_ship() -> None:
    town = CARD.format(key="new_town", name="New Town", kind="location") + "resistance = 1\n"
    assert mistakes(CORE_TEXT + town) == [
        "line 1: With the expansion there must be a full coastal Resistance card: Heroes alone cannot fight.",
        "line 1: With the expansion there must be a navy ship.",
    ]


def test_its_cards_do_not_fill_the_decks_of_the_base_game() -> None:
    text = WHOLE.replace('key = "desert_flats"', 'expansion = true\nkey = "desert_flats"')
    assert mistakes(text) == ["line 1: There are 34 locations; there must be at least 35."]


def test_there_are_no_further_allies() -> None:
    ally = CARD.format(key="sea_serpent", name="Sea Serpent", kind="stuff") + "strength = 4\n"
    assert mistakes(WHOLE + ally) == ["line 1: There are 5 Allies; there must be 4."]


def test_there_are_no_more_kinds_than_fit() -> None:
    more = [CARD.format(key=f"beach_{n}", name="Beach", kind="location") for n in range(255 - len(core().rows))]
    said = f"line 1: A pack has 255 different cards at most, not {255 + 3}."
    assert mistakes(WHOLE + "".join(more)) == [said]

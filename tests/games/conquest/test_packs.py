"""Packs of one's own: read, played, and every mistake named by its line."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from beachhead.cli import main
from beachhead.games.conquest.cards.packs import core, describe, find, load_file, parse
from beachhead.games.conquest.meta import GAME
from beachhead.parts.packs import BadPack

CORE_TEXT = files("beachhead.games.conquest.cards").joinpath("core.toml").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packs with one that differs from the core in a name."""
    monkeypatch.setenv("BEACHHEAD_PACKS", str(tmp_path))
    folder = tmp_path / "conquest"
    folder.mkdir()
    text = CORE_TEXT.replace('name = "Forest"', 'name = "Jungle"').replace("The summer of the saucers", "My planet")
    (folder / "mine.toml").write_text(text)
    return folder


def test_the_core_pack_has_the_cards_of_the_box() -> None:
    """CPE 1.1, 14.3."""
    rows = core().rows
    sizes: Counter[str] = Counter()
    for row in rows:
        sizes[row.kind] += row.copies
    assert sizes == {
        "race": 10,
        "event": 70,
        "resistance": 35,
        "location": 35,
        "objective": 2,
        "stuff": 25,
        "human_tech": 6,
        "counter": 40,
    }
    assert sum(core().red_events(True)) == 30
    assert sum(core().red_events(False)) == 40
    assert [card.copies for card in core().cards if card.ally] == [1, 1, 1, 1]
    assert {row.source for row in rows} == {"rulebook", "public", "beachhead"}


def test_known_figures() -> None:
    """The figures that the rulebook and owners of the game name."""
    figures = {row.key: row for row in core().rows}
    assert {key: figures[key].strength for key in ("orzax", "trun", "vyborians")} == {
        "orzax": 2,
        "trun": 4,
        "vyborians": 3,
    }
    assert (figures["menthalars"].intelligence, figures["trun"].intelligence) == (5, 3)
    places = {key: (figures[key].resistance, figures[key].population) for key in ("capitol_city", "town", "small_town")}
    assert places == {"capitol_city": (3, 5), "town": (2, 2), "small_town": (1, 1)}
    assert [
        figures[key].resistance for key in ("city", "tank_factory", "forest", "grassy_fields", "rolling_hills")
    ] == [3, 3, 0, 0, 0]
    humans = ("angry_mob", "us_army_infantry", "us_army_tanks", "us_army_fighter_planes")
    assert [(figures[key].strength, figures[key].hard) for key in humans] == [
        (1, False),
        (3, False),
        (5, True),
        (6, True),
    ]
    assert (figures["local_geologist"].bonus, figures["local_geologist"].strength) == (1, None)
    assert (figures["tanks"].strength, figures["fighter_planes"].gifts) == (5, ("move",))


def test_there_is_more_population_than_the_largest_goal_asks_for() -> None:
    """CPE 14.7: four players need 32 on the 30 spaces and the Objective of their board."""
    people = sum(row.copies * row.population for row in core().rows if row.kind == "location")
    assert people * 30 / 35 + 5 > 32


def test_every_card_has_words() -> None:
    for row in core().rows:
        assert bool(row.text) == bool(row.traits or row.powers or row.gifts or row.drops or row.kind == "stuff"), (
            row.key
        )
        assert row.text == row.text.strip(), row.key
        assert not row.text or row.text.endswith("."), row.key
        assert not row.red_text or row.red_text.endswith("."), row.key


def test_a_pack_in_the_folder_is_found_by_name(own: Path) -> None:
    assert find("mine").title == "My planet"
    assert find("mine").rows[core().index["forest"]].name == "Jungle"
    assert find("core") is core()


def test_a_pack_in_the_folder_is_played_by_name(own: Path) -> None:
    g, _ = GAME.first(2, GAME.check(2, {"pack": "mine"}))
    assert GAME.card_name(g, "locations", core().index["forest"]) == "forest"


def test_a_name_is_never_a_path(own: Path) -> None:
    for name in ("../mine", str(own / "mine.toml"), "mine.toml", "/etc/passwd", ""):
        with pytest.raises(BadPack, match="There is no card pack"):
            GAME.check(2, {"pack": name})


def test_a_pack_of_ones_own_has_another_name(tmp_path: Path) -> None:
    path = tmp_path / "core.toml"
    path.write_text(CORE_TEXT)
    with pytest.raises(BadPack, match="needs another name than 'core'"):
        load_file(path)


def test_the_same_pack_in_json(tmp_path: Path) -> None:
    path = tmp_path / "planet_in_json.json"
    path.write_text(json.dumps(tomllib.loads(CORE_TEXT), indent=1))
    assert load_file(path).rows == core().rows


def test_a_pack_in_a_few_lines() -> None:
    assert describe(core()).split("\n")[:3] == [
        "The summer of the saucers (core): no mistakes.",
        "Races: 10, of 10 kinds.",
        "Events: 70, of 48 kinds.",
    ]


def mistakes(text: str) -> list[str]:
    with pytest.raises(BadPack) as refused:
        parse(text, "bad")
    return str(refused.value).split("\n")


HEAD = """[pack]
title = "Bad"
[[card]]
key = "a_card"
name = "A card"
kind = "{}"
text = ""
"""
ACTION = 'powers = [{ when = "action", do = [{ do = "menace" }] }]'


def power(what: str, when: str = "action", more: str = "") -> str:
    return f'powers = [{{ when = "{when}"{more}, do = [{{ do = "{what}" }}] }}]'


@pytest.mark.parametrize(
    ("kind", "lines", "said"),
    [
        ("counter", "strength = -1", "line 8: 'strength' cannot be below zero."),
        ("counter", "strength = 1\ncopies = 0", "line 9: A card has 1 to 40 copies, not 0."),
        ("counter", 'strength = "one"', "line 8: 'strength' should be a whole number, not text."),
        ("counter", "strength = 1\ncolour = 3", "line 9: There is no field 'colour'."),
        ("counter", 'strength = 1\nicons = ["airy"]', "line 9: 'airy' is not a word that is known here in 'icons[0]'."),
        ("counter", "bonus = 1\nstrength = 2", "line 8: A counter has no 'bonus'."),
        ("counter", "hard = true", "line 3: A counter has a strength."),
        ("counter", 'strength = 2\nkeywords = ["Tank"]', "line 9: A counter has no keywords (CPE 12.1)."),
        ("counter", "strength", "line 8: this is not readable TOML: Expected '=' after a key in a key/value pair."),
        (
            "race",
            'strength = 2\nintelligence = 3\ntraits = [{ trait = "ties" }]',
            "line 3: A race has a power that costs 'menace'.",
        ),
        (
            "race",
            f"strength = 2\nintelligence = 3\n{power('menace', more=', menace = 1')}",
            "line 3: A race has an ability that always holds: a trait, or a power that is 'auto'.",
        ),
        (
            "race",
            f'intelligence = 3\n{power("land", more=", menace = 1")}\ntraits = [{{ trait = "ties" }}]',
            "line 3: A race has a strength and an intelligence of 1 or more.",
        ),
        ("event", "cost = 1", "line 3: An event does nothing without powers or traits."),
        ("event", f"cost = 0\n{ACTION}", "line 8: A cost is 1 to 6 action points; a fast card has none."),
        (
            "event",
            f"cost = 1\n{power('reroll', 'dice')}",
            "line 8: A card with a cost is played in the action phase, so all its powers are 'action'.",
        ),
        (
            "event",
            'traits = [{ trait = "ties" }]',
            "line 8: Traits hold while a card is in play, so this event must remain: remains = true.",
        ),
        (
            "event",
            f"remains = true\n{ACTION}",
            "line 8: A card that remains in play needs traits that hold from then on.",
        ),
        (
            "event",
            f"immediately = true\ncost = 1\n{ACTION}",
            "line 8: A card that is played immediately has no cost and one power at most.",
        ),
        (
            "event",
            f'red_text = "Boom."\n{ACTION}',
            "line 8: A red box has a 'red_text', and what it does in 'red' or 'red_traits'.",
        ),
        (
            "event",
            f'{ACTION}\nred_text = "Boom."\nred = [{{ do = "draw" }}]',
            "line 10: 'draw' cannot stand in a red box, only: track, tech, counters, shell, wander, strike, place, "
            "liberate, demolish, menace, discard, points, ship.",
        ),
        (
            "event",
            f'{ACTION}\nred_text = "Boom."\nred = [{{ do = "menace", n = -1 }}]',
            "line 10: In a red box 'menace' is for everybody: who = 'all'.",
        ),
        ("event", power("track"), "line 8: 'track' is for red boxes only."),
        ("event", power("reroll", "fight"), "line 8: 'reroll' can only happen at: dice."),
        ("event", power("draw", "doomed"), "line 8: 'draw' cannot happen at 'doomed'."),
        (
            "event",
            power("menace", "explored"),
            "line 8: An event has no 'explored', only: action, fight, dice, doomed, cancel, won.",
        ),
        ("event", power("menace", more=", menace = 1"), "line 8: Only a race pays with 'menace'."),
        ("event", power("menace", more=", activate = true"), "line 8: Only Space Stuff is activated."),
        ("event", 'powers = [{ when = "action", do = [] }]', "line 8: A power needs an effect in 'do'."),
        (
            "event",
            'powers = [{ when = "action", do = [{ do = "draw", n = 0 }] }]',
            "line 8: 'draw' needs an n of 1 or more.",
        ),
        (
            "event",
            'powers = [{ when = "action", do = [{ do = "draw", roll = 7 }] }]',
            "line 8: 'roll' is 2 to 6, not 7.",
        ),
        (
            "event",
            'powers = [{ when = "action", do = [{ do = "draw", counter = "tanks" }] }]',
            "line 8: Only 'place' names a counter, and 'ship' a ship.",
        ),
        (
            "event",
            'powers = [{ when = "fight", do = [{ do = "win", where = "deck" }] }]',
            "line 8: where = 'deck' is for 'enlist' only.",
        ),
        (
            "event",
            'powers = [{ when = "action", do = [{ do = "points", who = "resistance" }] }]',
            "line 8: The Resistance is somebody in a fight only, so who = 'resistance' needs 'fight' or 'dice'.",
        ),
        (
            "event",
            'powers = [\n  { when = "won", do = [{ do = "draw" }] },\n  { when = "won", do = [{ do = "drow" }] },\n]',
            "line 10: 'drow' is not a word that is known here in 'powers[1].do[0].do'.",
        ),
        (
            "event",
            'remains = true\ntraits = [{ trait = "tough", n = 1 }]',
            "line 9: 'tough' is the figure on which an alien survives, 2 to 6, not 1.",
        ),
        ("event", 'remains = true\ntraits = [{ trait = "quiet" }]', "line 9: 'quiet' is for locations only."),
        (
            "event",
            'remains = true\ntraits = [{ trait = "resistance" }]',
            "line 9: 'resistance' is for Human Tech only.",
        ),
        ("resistance", "hard = true", "line 3: Resistance has a strength, or a bonus if it is a Hero, but not both."),
        ("resistance", "bonus = 1\nhard = true", "line 9: A Hero is neither hard nor soft."),
        ("resistance", 'strength = 1\ngifts = ["move"]', "line 9: Only a counter can have 'move'."),
        (
            "resistance",
            'bonus = 1\ntraits = [{ trait = "strength" }]',
            "line 9: Nobody owns this card: say side = 'aliens' or side = 'resistance'.",
        ),
        (
            "location",
            "population = 2",
            "line 8: A location without resistance is never conquered, so it has no population.",
        ),
        ("location", power("stuff", "explored"), "line 8: What a location does happens by itself: auto = true."),
        (
            "objective",
            power("stuff", "explored", ", auto = true"),
            "line 8: An objective has no 'explored', only: conquered, drawn.",
        ),
        (
            "stuff",
            "copies = 2",
            "line 3: Space Stuff does nothing without powers or traits, unless it is an Ally with a strength.",
        ),
        ("stuff", "strength = 3\ncopies = 2", "line 9: There is one figure of each Ally, so it has one copy."),
        (
            "stuff",
            ACTION,
            "line 8: A power needs a price: 'menace' for a race, 'activate' for Space Stuff; or it is 'auto'.",
        ),
        (
            "stuff",
            power("menace", more=", auto = true"),
            "line 8: Only at 'won', 'explored', 'conquered' and 'drawn' things happen by themselves, not on events.",
        ),
        ("human_tech", 'flavour = "Hm."', "line 3: Human Tech does nothing without traits."),
        ("human_tech", "cost = 1", "line 8: Human Tech has no 'cost'."),
    ],
)
def test_a_mistake_is_named_by_its_line(kind: str, lines: str, said: str) -> None:
    assert said in mistakes(HEAD.format(kind) + lines + "\n")


def test_every_mistake_is_named() -> None:
    text = (
        HEAD.format("counter").replace("a_card", "A card").replace('"A card"\nkind', '""\nkind')
        + "strength = 1\ncost = 2\n"
    )
    text += HEAD.format("counter").split("\n", 2)[2].replace('key = "a_card"\n', "")
    assert mistakes(text) == [
        "line 4: A key is made of small letters, digits and underscores, 60 at most.",
        "line 5: A card needs a name, on one line.",
        "line 9: A counter has no 'cost'.",
        "line 10: The field 'key' is missing.",
    ]


def test_a_key_stands_once() -> None:
    text = HEAD.format("counter") + "strength = 1\n"
    text += "\n".join(text.split("\n")[2:])
    assert mistakes(text) == ["line 10: 'a_card' is already the key of the card at line 3."]


def test_a_counter_that_is_named_must_exist() -> None:
    text = CORE_TEXT.replace('drops = "paratroopers"', 'drops = "paratrooper"')
    line = text.split("\n").index('drops = "paratrooper"') + 1
    assert mistakes(text) == [f"line {line}: There is no counter 'paratrooper'; did you mean 'paratroopers'?"]


def test_the_sizes_of_decks_are_checked_last() -> None:
    said = mistakes(HEAD.format("counter") + "strength = 1\n")
    assert said == [
        "line 1: There are 0 races; there must be at least 10.",
        "line 1: There are 0 Events; there must be at least 70.",
        "line 1: There are 0 Resistance cards; there must be at least 35.",
        "line 1: There are 0 locations; there must be at least 35.",
        "line 1: There are 0 Objectives; there must be at least 2.",
        "line 1: There are 0 Space Stuff cards; there must be at least 25.",
        "line 1: There are 0 Human Tech cards; there must be at least 6.",
        "line 1: There are 0 Events with a red box; there must be at least 30.",
        "line 1: There are 0 Allies; there must be 4.",
        "line 1: There must be a full Resistance card: Heroes alone cannot fight.",
    ]


def test_the_command_explains_a_pack(own: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["pack", "check", str(own / "mine.toml"), "--game", "conquest"])
    assert "My planet (mine): no mistakes." in capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text(HEAD.format("counter") + "strength = -1\n")
    with pytest.raises(SystemExit) as ended:
        main(["pack", "check", str(bad), "--game", "conquest"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "line 8: 'strength' cannot be below zero.\n"


def test_a_pack_is_played_from_a_file(own: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "planet_from_a_file.toml"
    path.write_text((own / "mine.toml").read_text())
    main(["play", "conquest", "--seats", "random,random", "--seed", "1", "--set", f"pack={path}"])
    assert "win" in capsys.readouterr().out

"""Packs of one's own: read, played, and every mistake named by its line."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from beachhead.cli import main
from beachhead.games.invaders.cards.packs import core, find, load_file, parse
from beachhead.games.invaders.meta import GAME
from beachhead.parts.packs import BadPack

CORE_TEXT = files("beachhead.games.invaders.cards").joinpath("core.toml").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packs with one that differs from the core in a name and a figure."""
    monkeypatch.setenv("BEACHHEAD_PACKS", str(tmp_path))
    folder = tmp_path / "invaders"
    folder.mkdir()
    text = CORE_TEXT.replace('name = "New York"', 'name = "Neo York"').replace("The war of 2127", "My war")
    (folder / "mine.toml").write_text(text)
    return folder


def test_the_core_pack_has_the_cards_of_the_box() -> None:
    """IN 1.2.1, 1.3.1, 11.1."""
    pack = core()
    assert [sum(pack.deck(0)), sum(pack.deck(1)), sum(pack.heroes())] == [70, 70, 11]
    assert sum(row.source == "rulebook" for row in pack.rows) == 19
    assert {row.source for row in pack.rows} == {"rulebook", "beachhead"}
    figures = {row.key: (row.discard, row.drain, row.power) for row in pack.rows}
    assert figures["kraken_warmachine"] == (1, 2, 3)
    assert figures["nanobot_kill_swarm"] == (0, 0, None)
    assert figures["norad_bunker"][0] == 5
    powers = ("squid_lander", "medusa_assault_vehicles", "refugees_shanty_town", "ramses_class_submarine")
    assert [figures[key][2] for key in powers] == [2, 5, 1, 1]
    for side in (0, 1):
        assert 15 <= sum(pack.pool(side)) - 70 <= 25


def test_a_pack_in_the_folder_is_played_by_name(own: Path) -> None:
    settings = GAME.check(2, {"pack": "mine"})
    g, frame = GAME.first(2, settings)
    g.start(frame)
    assert GAME.card_name(g, "mankind_deck", core().index["new_york"]) == "new_york"
    assert find("mine").rows[core().index["new_york"]].name == "Neo York"


def test_a_name_is_never_a_path(own: Path) -> None:
    for name in ("../mine", str(own / "mine.toml"), "mine.toml", "/etc/passwd", ""):
        with pytest.raises(BadPack, match="There is no card pack"):
            GAME.check(2, {"pack": name})


def test_the_same_pack_in_json(tmp_path: Path) -> None:
    path = tmp_path / "json_pack.json"
    path.write_text(json.dumps(tomllib.loads(CORE_TEXT), indent=1))
    assert load_file(path).rows == core().rows


def mistakes(text: str) -> list[str]:
    with pytest.raises(BadPack) as refused:
        parse(text, "bad")
    return str(refused.value).split("\n")


USE = '{ when = "use", do = [{ do = "draw" }] }'
DROW = '{ when = "turn", do = [{ do = "drow" }] }'
CARD = """[pack]
title = "Bad"
[[card]]
key = "a_card"
name = "A card"
side = "mankind"
kind = "defender"
text = ""
power = 1
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("discard = -1", "line 10: A cost is 0 to 20, not -1."),
        ('discard = "one"', "line 10: 'discard' should be a whole number, not text."),
        ("colour = 3", "line 10: There is no field 'colour'."),
        ("copies = 0", "line 10: A card has 0 to 20 copies and as many spare ones, but at least one in all."),
        ('tags = ["skul"]', "line 10: 'skul' is not a word that is known here in 'tags[0]'."),
        ("abilities = [{ do = [] }]", "line 10: The field 'when' is missing in 'abilities[0]'."),
        ('abilities = [{ when = "use", do = [] }]', "line 10: An ability needs at least one effect in 'do'."),
        (
            f"abilities = [\n  {USE},\n  {USE},\n]",
            "line 12: A card has one ability for 'use' at most.",
        ),
        (
            f"abilities = [\n  {USE},\n  {DROW},\n]",
            "line 12: 'drow' is not a word that is known here in 'abilities[1].do[0].do'.",
        ),
        (
            'abilities = [{ when = "use", do = [{ do = "power" }] }]',
            "line 10: 'power' is only something that holds 'always'.",
        ),
        (
            'abilities = [{ when = "always", do = [{ do = "draw" }] }]',
            "line 10: 'draw' is never something that holds 'always'.",
        ),
        (
            'abilities = [{ when = "cancel", do = [{ do = "cancel" }] }]',
            "line 10: A card with power stays in play, so it cannot cancel another.",
        ),
        (
            'abilities = [{ when = "play", do = [{ do = "prevent" }] }]',
            "line 10: 'prevent' belongs to 'drained', not to 'play'.",
        ),
        (
            'abilities = [{ when = "play", do = [{ do = "draw", n = 0 }] }]',
            "line 10: 'draw' needs an 'n' of 1 or more, not 0.",
        ),
        ("power", "line 10: this is not readable TOML: Expected '=' after a key in a key/value pair."),
    ],
)
def test_a_mistake_is_named_by_its_line(line: str, said: str) -> None:
    assert mistakes(CARD + line + "\n") == [said]


def test_every_mistake_is_named() -> None:
    text = CARD.replace('"defender"', '"scourge"').replace("a_card", "A card") + "drain = 99\n"
    text += CARD.split("\n", 2)[2].replace('key = "a_card"\n', "")
    assert mistakes(text) == [
        "line 4: A key is made of small letters, digits and underscores, 60 at most.",
        "line 7: A card of mankind is one of: defender, location, tech, support, hero.",
        "line 10: A cost is 0 to 20, not 99.",
        "line 11: The field 'key' is missing.",
    ]


def test_the_sizes_of_decks_are_checked_last() -> None:
    assert mistakes(CARD) == [
        "line 1: The mankind deck has 1 cards; it must have 70 (further ones can be spare).",
        "line 1: The invader deck has 0 cards; it must have 70 (further ones can be spare).",
        "line 1: There are 0 Heroes; there must be 11.",
    ]


def test_json_mistakes_have_lines_too() -> None:
    data = {
        "pack": {"title": "x"},
        "card": [{"key": "a", "name": "A { card", "side": "mankind", "kind": "tech", "text": "", "drain": -1}],
    }
    assert (
        mistakes(json.dumps(data, indent=1))
        == [
            "line 12: A cost is 0 to 20, not -1.",
            "line 6: A card with neither power nor abilities does nothing.",
        ][::-1]
    )
    assert mistakes('{\n"card": [,]}') == ["line 2: this is not readable JSON: Expecting value."]


def test_the_command_explains_a_pack(own: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["pack", "check", str(own / "mine.toml")])
    assert "My war (mine): no mistakes." in capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text(CARD + "drain = 99\n")
    with pytest.raises(SystemExit) as ended:
        main(["pack", "check", str(bad)])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "line 10: A cost is 0 to 20, not 99.\n"


def test_a_pack_is_played_from_a_file(own: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "from_a_file.toml"
    path.write_text((own / "mine.toml").read_text())
    main(["play", "invaders", "--seats", "random,random", "--seed", "1", "--set", f"pack={path}"])
    assert "wins" in capsys.readouterr().out

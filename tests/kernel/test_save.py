"""Positions are saved, loaded and hashed in the middle of any effect."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beachhead.kernel.dealers import Scripted, Seeded
from beachhead.kernel.errors import BadSave, BadSetup, OtherRules
from beachhead.kernel.position import Position
from beachhead.kernel.save import canonical, digest, to_data
from beachhead.kernel.table import Table
from tests.conformance.cases import play_on
from tests.kernel.toy.meta import GAME
from tests.kernel.toy.rules import Auction, Fight
from tests.kernel.toy.state import BID, DIE, FRENZY, PASS, PLAY, Skirmish


def mid_frenzy() -> Skirmish:
    """Five frames deep, a die chosen, its roll still to come."""
    g = Skirmish(3)
    g.hands[FRENZY] = 1
    g.start(Fight(0, 2, 4))
    g.deal((1, 6))
    g.apply(PLAY(FRENZY))
    for _ in range(3):
        g.apply(PASS)
    g.apply(DIE(0))
    assert g.stack_text() == "Fight.compare > Window.begin > PlayCard.over > Frenzy.rolled"
    assert g.chance is not None
    return g


def mid_auction() -> Skirmish:
    g = Skirmish(3)
    g.fuel, g.deck = [2, 1, 0], [1, 0, 0]
    g.start(Auction())
    g.apply(BID(1), 1)
    return g


def through_json(g: Position) -> Position:
    return GAME.load(json.loads(json.dumps(to_data(g))))


def test_a_game_is_saved_while_chance_is_waited_for() -> None:
    g = mid_frenzy()
    again = through_json(g)
    assert digest(again) == digest(g)
    for position in (g, again):
        position.deal((5,))
    fight = again.stack[0]
    assert isinstance(fight, Fight)
    assert fight.dice == (5, 6)
    assert digest(again) == digest(g)


def test_a_game_is_saved_between_secret_picks() -> None:
    g = mid_auction()
    again = through_json(g)
    assert again.deciders() == [0, 2]
    assert again.picks == [(1, BID(1))]
    again.dealer = Scripted().then_draw(0)
    again.apply(BID(0), 2)
    again.apply(BID(0), 0)
    assert isinstance(again, Skirmish)
    assert again.hand(1) == [1, 0, 0]


def test_a_save_shares_nothing_with_its_position() -> None:
    g = mid_auction()
    data = to_data(g)
    before = canonical(data)
    play_on(g, 1)
    assert canonical(data) == before
    first, second = GAME.load(data), GAME.load(data)
    play_on(first, 1)
    assert digest(second) == digest(mid_auction())
    assert canonical(data) == before


def test_the_digest_is_of_everything() -> None:
    whole = mid_auction()
    digests = {digest(whole)}
    for change in (
        lambda g: g.fuel.__setitem__(0, 5),
        lambda g: setattr(g, "turns", 9),
        lambda g: setattr(g, "number", 9),
        lambda g: setattr(g.stack[0], "winner", 2),
        lambda g: setattr(g.stack[0], "at", "drawn"),
        lambda g: setattr(g, "picks", [(1, BID(0))]),
        lambda g: setattr(g, "ended", "why"),
        lambda g: setattr(g, "secret", True),
        lambda g: setattr(g, "options", []),
    ):
        g = mid_auction()
        change(g)
        digests.add(digest(g))
    assert len(digests) == 10
    assert digest(mid_auction()) == digest(whole)


def test_the_digest_is_the_same_everywhere() -> None:
    """Frozen: records of every machine and version carry it."""
    assert digest(mid_auction()) == "b2c59ebc21e7404d"
    assert canonical({"b": [1, True, None], "a": "é"}) == b'{"a":"\\u00e9","b":[1,true,null]}'


def damaged(*path: object, value: object = None, drop: bool = False) -> dict[str, object]:
    data: Any = json.loads(json.dumps(to_data(mid_frenzy())))
    place = data
    for step in path[:-1]:
        place = place[step]
    if drop:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    whole: dict[str, object] = data
    return whole


@pytest.mark.parametrize(
    ("data", "match"),
    [
        (damaged("stack", drop=True), "'stack' is missing or unknown"),
        (damaged("data", "fuel", drop=True), "'fuel' is missing or unknown"),
        (damaged("data", value=[1]), "it holds no data"),
        (damaged("data", "fuel", value=3), "fuel cannot be 3"),
        (damaged("data", "turns", value=[3]), r"turns cannot be \[3\]"),
        (damaged("stack", 0, 0, value="Dance"), "'Dance' is missing or unknown"),
        (damaged("stack", 0, 1, value="dance"), "has no attribute 'dance'"),
        (damaged("stack", 0, 1, value="seat"), "Fight has no step seat"),
        (damaged("stack", 0, value=[]), "not enough values"),
        (damaged("stack", 0, value=["Fight", "begin"]), "missing"),
        (damaged("stack", value="none"), "'none' is not a list"),
        (damaged("seat", value="red"), "'red' is not a number"),
        (damaged("options", value=["dance"]), "There is no move 'dance'"),
        (damaged("options", value=[3]), "3 is not a word"),
        (damaged("chance", value=["roll"]), "not enough values"),
        (damaged("chance", 1, value="two"), "'two' is not a number"),
        (damaged("asks", value=[[1]]), "not enough values"),
        (damaged("picks", value=[[1, "bid 9"]]), "'bid' does not know '9'"),
        (damaged("ended", value=None), "None is not a word"),
    ],
)
def test_a_damaged_save_is_refused_in_one_sentence(data: dict[str, object], match: str) -> None:
    with pytest.raises(BadSave, match=match) as refused:
        GAME.load(data)
    said = str(refused.value)
    assert said.startswith("The saved game is damaged: ")
    assert said.isprintable()
    assert said[-1] == "."


@pytest.mark.parametrize("seats", [0, 7, "three", None])
def test_a_save_with_impossible_seats_is_refused(seats: object) -> None:
    with pytest.raises(BadSetup, match=f"A saved game of Skirmish cannot have {seats!r} seats."):
        GAME.load(damaged("seats", value=seats))


# Tables.


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(Table(GAME, 3, {"long": "yes"}, Seeded(4)).save()))
    return data


def test_a_table_is_taken_up_again() -> None:
    table = Table.load(GAME, saved(), Seeded(5))
    assert table.settings == {"long": "yes"}
    assert table.position.dealer is table.dealer
    assert table.position.ears is table.log
    table.answer(table.position.seat, 0, "plan attack")
    assert table.can_undo(table.position.seat)


def test_a_table_of_another_game_or_other_rules_is_refused() -> None:
    with pytest.raises(BadSave, match="That save is of 'chess', not of Skirmish"):
        Table.load(GAME, saved() | {"game": "chess"}, Seeded(5))
    with pytest.raises(OtherRules, match="That save was made with rules 2 of Skirmish; these are rules 3"):
        Table.load(GAME, saved() | {"rules": "2"}, Seeded(5))


@pytest.mark.parametrize(
    "wrong",
    [
        {"position": None},
        {"settings": 3},
        {"digest": "0" * 16},
        {"digest": None},
        {"settings": {"weather": "rain"}},
    ],
)
def test_a_damaged_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((BadSave, BadSetup)):
        Table.load(GAME, saved() | wrong, Seeded(5))


def test_a_figure_changed_in_a_save_is_noticed() -> None:
    data = saved()
    data["position"]["data"]["fuel"][0] += 1
    with pytest.raises(BadSave, match="its digest does not fit its position"):
        Table.load(GAME, data, Seeded(5))

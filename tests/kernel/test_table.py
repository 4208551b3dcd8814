"""A table refuses what is not possible, in a sentence, and takes back what told nobody anything."""

from __future__ import annotations

import pytest

from beachhead.kernel.dealers import Scripted, Seeded
from beachhead.kernel.errors import BadOption, BadSetup, NothingToUndo, NotOffered, NotYourTurn, Refused, Stale
from beachhead.kernel.log import Dealt, Picked, Told
from beachhead.kernel.save import digest
from beachhead.kernel.table import Table
from tests.kernel.toy.meta import GAME
from tests.kernel.toy.state import CELL, FRENZY, OVERSEER

# With an identity shuffle of three seats the last one has the first turn.
FIRST = 2


def open_table(
    *dice: tuple[int, ...], cards: tuple[int, ...] = (FRENZY, CELL, OVERSEER, FRENZY, OVERSEER, FRENZY)
) -> Table:
    return Table(GAME, 3, {}, Scripted(*dice).then_draw(*cards, OVERSEER, OVERSEER))


def answer(table: Table, *texts: str) -> None:
    for text in texts:
        table.answer(table.position.seat, table.position.number, text)


def refusal(table: Table, kind: type[Refused], seat: int, number: int, text: str) -> str:
    before, heard = digest(table.position), len(table.log)
    with pytest.raises(kind) as refused:
        table.answer(seat, number, text)
    assert digest(table.position) == before
    assert len(table.log) == heard
    return str(refused.value)


def test_an_answer_returns_what_was_heard_because_of_it() -> None:
    table = open_table()
    heard = table.answer(FIRST, 0, "plan attack")
    assert [type(entry) for entry in heard] == [Picked, Told]
    assert table.log[-2:] == heard
    assert [type(entry) for entry in table.log[:4]] == [Dealt] * 4


def test_a_stale_answer_is_refused() -> None:
    table = open_table()
    said = refusal(table, Stale, FIRST, 7, "plan attack")
    assert said == "That answer was for decision 7; the table is at decision 0."
    answer(table, "plan attack")
    assert "was for decision 0" in refusal(table, Stale, FIRST, 0, "plan attack")


def test_another_seat_is_refused() -> None:
    table = open_table()
    assert refusal(table, NotYourTurn, 0, 0, "plan attack") == "It is Green's turn to decide."
    assert refusal(table, NotYourTurn, 99, 0, "plan attack") == "It is Green's turn to decide."
    assert refusal(table, NotYourTurn, -1, 0, "plan attack") == "It is Green's turn to decide."


def test_an_option_that_is_not_offered_is_refused() -> None:
    table = open_table()
    said = refusal(table, NotOffered, FIRST, 0, "steal red")
    assert said == "'steal red' is not possible now; possible: plan attack, plan defend."


def test_an_unknown_option_is_refused() -> None:
    table = open_table()
    assert refusal(table, BadOption, FIRST, 0, "plan atack").endswith("did you mean 'attack'?")
    assert refusal(table, BadOption, FIRST, 0, "fly") == "There is no move 'fly'."


def test_a_long_list_of_options_is_cut() -> None:
    table = Table(GAME, 3, {}, Seeded(1))
    table.position.options = [GAME.grammar.parse(f"mark red {a} {b}") for a in "012" for b in "012"]
    assert refusal(table, NotOffered, table.position.seat, 0, "stop").endswith("mark red 2 1 and 1 more.")


def test_refused_texts_leave_no_trace() -> None:
    table = open_table()
    made = len(GAME.grammar.verbs["mark"].made)
    refusal(table, NotOffered, FIRST, 0, "mark red 0 1 2 0 1 2 0 1 2")
    assert len(GAME.grammar.verbs["mark"].made) == made


def test_a_game_that_is_over_takes_no_answer() -> None:
    table = Table(GAME, 2, {}, Seeded(2))
    while not table.over:
        answer(table, table.position.options[-1].text)
    assert refusal(table, NotYourTurn, 0, table.position.number, "pass") == "The game is over."
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_bad_setup_makes_no_table() -> None:
    with pytest.raises(BadSetup, match="Skirmish is for 2 or 3 players, not 5"):
        Table(GAME, 5, {}, Seeded(1))
    with pytest.raises(BadSetup, match="Skirmish has no setting 'lang'; did you mean 'long'"):
        Table(GAME, 3, {"lang": "yes"}, Seeded(1))
    with pytest.raises(BadSetup, match="'Long game' is for 3 players, not 2"):
        Table(GAME, 2, {"long": "yes"}, Seeded(1))


# Secret picks at one time.


def auction() -> Table:
    table = open_table((6, 1))
    answer(table, "plan attack", "stop", "pass", "pass", "pass")
    assert table.position.deciders() == [0, 1, 2]
    return table


def test_seats_that_pick_together_answer_the_same_decision() -> None:
    table = auction()
    number = table.position.number
    table.answer(2, number, "bid 1")
    table.answer(0, number, "bid 0")
    assert refusal(table, NotYourTurn, 2, number, "bid 2") == "It is Blue's turn to decide."
    assert "is at decision" in refusal(table, Stale, 1, number - 1, "bid 0")
    table.answer(1, number, "bid 0")
    assert not table.position.asks
    assert "is at decision" in refusal(table, Stale, table.position.seat, number, "plan attack")


def test_everybody_who_is_asked_is_named() -> None:
    table = auction()
    assert table.whose() == "Red's and Blue's and Green's"


def test_a_secret_pick_is_not_taken_back() -> None:
    table = auction()
    table.answer(0, table.position.number, "bid 0")
    assert not table.can_undo(0)
    assert not table.can_undo(1)


# Undo.


def test_undo_takes_back_one_answer() -> None:
    table = open_table((6, 1))
    answer(table, "plan attack")
    before, heard = digest(table.position), len(table.log)
    answer(table, "steal red")
    assert table.can_undo(FIRST)
    table.undo(FIRST)
    assert digest(table.position) == before
    assert len(table.log) == heard
    assert table.position.number == 1
    answer(table, "steal blue")
    assert [e.option.text for e in table.log if isinstance(e, Picked)] == ["plan attack", "steal blue"]
    assert not table.can_undo(FIRST), "the dice have been rolled"


def test_undo_all_goes_back_to_the_last_news() -> None:
    table = open_table((6, 1))
    start = digest(table.position)
    answer(table, "plan defend", "steal red")
    table.undo_all(FIRST)
    assert digest(table.position) == start
    assert not any(isinstance(entry, Picked) for entry in table.log)
    with pytest.raises(NothingToUndo) as refused:
        table.undo(FIRST)
    assert str(refused.value).startswith("Nothing to undo")


def test_nobody_else_takes_it_back() -> None:
    table = open_table()
    answer(table, "plan attack")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_nothing_is_undone_after_chance() -> None:
    table = open_table((6, 1))
    answer(table, "plan attack", "stop")
    assert isinstance(table.log[-1], Dealt)
    assert table.position.seat == FIRST
    assert not table.can_undo(FIRST)
    with pytest.raises(NothingToUndo):
        table.undo_all(FIRST)


def test_nothing_is_undone_after_another_seat() -> None:
    table = open_table((1, 6))
    answer(table, "plan defend", "stop", "pass")
    assert table.position.seat == 0
    assert not table.can_undo(0)
    answer(table, "pass", "pass")
    assert table.position.seat == FIRST
    assert not table.can_undo(FIRST)


def test_nothing_is_undone_after_a_whisper() -> None:
    """Somebody has learnt something, even where chance had no part in it."""
    table = open_table()
    answer(table, "plan attack")
    assert table.can_undo(FIRST)
    seat = table.position.seat
    raid = table.position.stack[-1]
    took = type(raid).took  # type: ignore[attr-defined]

    def spy(self: object, g: object, pick: object) -> object:
        g.whisper(FIRST, "drew", FIRST, CELL)  # type: ignore[attr-defined]
        return took(self, g, pick)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(raid), "took", spy)
        table.answer(seat, 1, "steal red")
    assert table.position.seat == FIRST
    assert not table.can_undo(FIRST)


def test_a_game_played_after_undo_is_the_game_without_it() -> None:
    undone, plain = open_table((6, 1)), open_table((6, 1))
    answer(undone, "plan defend", "steal red")
    undone.undo_all(FIRST)
    for table in (undone, plain):
        answer(table, "plan attack", "steal blue", "pass")
    assert digest(undone.position) == digest(plain.position)
    assert [repr(e) for e in undone.log] == [repr(e) for e in plain.log]

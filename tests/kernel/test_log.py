"""Each seat reads its own log: secrets of others are a value that says only that there was one."""

from __future__ import annotations

from beachhead.kernel.dealers import Scripted
from beachhead.kernel.log import HIDDEN, Dealt, Entry, Picked, Told, visible
from beachhead.kernel.table import Table
from tests.kernel.toy.meta import GAME
from tests.kernel.toy.state import CELL, FRENZY, OVERSEER, PLAN

LOG: list[Entry] = [
    Dealt("roll", "", (3, 4), -1),
    Dealt("draw", "deck", (1, 2), 0),
    Dealt("shuffle", "", (1, 0, 2), 1),
    Dealt("draw", "deck", (), 0),
    Picked(0, 5, PLAN(0), True),
    Picked(1, 6, PLAN(1), False),
    Told("fought", 0, (1,), -1),
    Told("drew", 1, (2,), 1),
]


def test_a_seat_sees_its_own_and_what_lies_open() -> None:
    seen = visible(LOG, 0)
    assert [seen[i] is LOG[i] for i in range(7)] == [True, True, False, True, True, True, True]
    assert len(seen) == 7


def test_what_others_drew_is_a_count() -> None:
    drawn = visible(LOG, 1)[1]
    assert isinstance(drawn, Dealt)
    assert (drawn.kind, drawn.pile, drawn.answer, drawn.to, drawn.count, drawn.shown) == (
        "draw",
        "deck",
        (),
        0,
        2,
        False,
    )
    order = visible(LOG, 0)[2]
    assert isinstance(order, Dealt)
    assert (order.kind, order.answer, order.count, order.shown) == ("shuffle", (), 3, False)


def test_what_others_picked_in_secret_is_hidden() -> None:
    picked = visible(LOG, 1)[4]
    assert isinstance(picked, Picked)
    assert (picked.seat, picked.number, picked.option, picked.secret) == (0, 5, HIDDEN, True)
    assert HIDDEN.text == ""


def test_a_whisper_is_not_heard_by_others() -> None:
    assert visible(LOG, 1)[-1] is LOG[-1]
    assert [e for e in visible(LOG, 0) if isinstance(e, Told)] == [LOG[6]]


def test_a_spectator_sees_no_secret() -> None:
    seen = visible(LOG, -1)
    assert [e.shown for e in seen if isinstance(e, Dealt)] == [True, False, False, True]
    assert [e.option for e in seen if isinstance(e, Picked)] == [HIDDEN, PLAN(1)]
    assert [e.to for e in seen if isinstance(e, Told)] == [-1]


def test_the_log_itself_is_left_alone() -> None:
    before = repr(LOG)
    for seat in range(-1, 3):
        visible(LOG, seat)
    assert repr(LOG) == before


def heard(cards: tuple[int, int], plan: str) -> list[str]:
    """What red reads of a game in which blue drew these two cards and planned this."""
    dealer = Scripted().then_draw(OVERSEER, OVERSEER, *cards)
    table = Table(GAME, 2, {}, dealer)
    assert table.position.seat == 1
    table.answer(1, 0, plan)
    return [repr(entry) for entry in visible(table.log, 0)]


def test_games_that_differ_in_secrets_read_the_same() -> None:
    first = heard((FRENZY, CELL), "plan attack")
    assert first == heard((FRENZY, FRENZY), "plan defend")
    assert "Dealt(draw, deck, (), to=1, count=2)" in first


def test_entries_read_as_what_they_are() -> None:
    assert [repr(entry) for entry in LOG[1:6:4]] == [
        "Dealt(draw, deck, (1, 2), to=0, count=2)",
        "Picked(1, 6, <plan defend>, secret=False)",
    ]
    assert repr(LOG[7]) == "Told(drew, 1, (2,), to=1)"

"""An interrupt window asks every seat, and what is played there reaches the frame that it interrupts."""

from __future__ import annotations

from beachhead.kernel.dealers import Scripted
from tests.kernel.toy.rules import Fight, Frenzy, PlayCard, Window
from tests.kernel.toy.state import DIE, FRENZY, OVERSEER, PASS, PLAY, PRESS_ON, Skirmish


def fight_with_cards(*cards: tuple[int, int], dice: list[tuple[int, ...]]) -> Skirmish:
    g = Skirmish(3)
    for seat, card in cards:
        g.hands[seat * 3 + card] += 1
    g.dealer = Scripted(*dice)
    g.start(Fight(0, 2, 4))
    return g


def texts(g: Skirmish) -> list[str]:
    return [option.text for option in g.options]


def test_a_window_asks_every_seat_whatever_it_holds() -> None:
    g = fight_with_cards((1, FRENZY), dice=[(1, 6)])
    asked = []
    for _ in range(3):
        asked.append((g.seat, texts(g)))
        g.apply(PASS)
    assert asked == [(0, ["pass"]), (1, ["play frenzy", "pass"]), (2, ["pass"])]
    assert texts(g) == ["press_on", "withdraw"]


def test_an_interrupt_changes_the_frame_it_interrupts() -> None:
    g = fight_with_cards((1, FRENZY), dice=[(1, 6), (5,)])
    g.apply(PASS)
    g.apply(PLAY(FRENZY))
    assert g.stack_text() == "Fight.compare > Window.begin > PlayCard.resolve > Window.answer"
    for _ in range(3):
        g.apply(PASS)
    assert isinstance(g.stack[-1], Frenzy)
    assert g.seat == 1
    g.apply(DIE(0))
    fight = g.stack[0]
    assert isinstance(fight, Fight)
    assert fight.dice == (5, 6)


def test_a_cancelled_card_does_nothing() -> None:
    g = fight_with_cards((1, FRENZY), (2, OVERSEER), dice=[(1, 6)])
    g.apply(PASS)
    g.apply(PLAY(FRENZY))
    g.apply(PASS)
    g.apply(PLAY(OVERSEER))
    for _ in range(6):  # the window of the canceller, then the one it was played in
        assert isinstance(g.stack[-1], Window)
        g.apply(PASS)
    assert len(g.stack) == 2
    assert g.discards == [1, 1, 0]
    for _ in range(3):
        g.apply(PASS)
    assert texts(g) == ["press_on", "withdraw"]
    fight = g.stack[0]
    assert isinstance(fight, Fight)
    assert fight.dice == (1, 6)


def test_a_cancelled_cancel_lets_the_card_through() -> None:
    g = fight_with_cards((1, FRENZY), (2, OVERSEER), (0, OVERSEER), dice=[(1, 6), (4,)])
    g.apply(PASS)
    g.apply(PLAY(FRENZY))
    g.apply(PASS)
    g.apply(PLAY(OVERSEER))
    first_cancel = g.stack[-2]
    assert isinstance(first_cancel, PlayCard)
    g.apply(PASS)
    assert g.seat == 0
    g.apply(PLAY(OVERSEER))
    for _ in range(3):
        g.apply(PASS)
    assert first_cancel.cancelled
    while isinstance(g.stack[-1], Window):
        g.apply(PASS)
    assert isinstance(g.stack[-1], Frenzy)
    g.apply(DIE(1))
    fight = g.stack[0]
    assert isinstance(fight, Fight)
    assert fight.dice == (1, 4)
    assert g.discards == [1, 2, 0]


def test_a_frame_goes_round_and_its_result_comes_back() -> None:
    g = fight_with_cards(dice=[(1, 6), (6, 1)])
    for _ in range(3):
        g.apply(PASS)
    g.apply(PRESS_ON)
    for _ in range(3):
        g.apply(PASS)
    assert g.stack == []

"""Frames pause for seats and for chance, call each other, and reach the frame that they interrupt."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from beachhead.kernel.dealers import Fixed, Scripted, Seeded
from beachhead.kernel.errors import EndlessRule
from beachhead.kernel.frames import EVERYBODY, Ask, Call, Done, Draw, End, Frame, Roll, Shuffle, Step
from beachhead.kernel.log import Dealt, Entry, Picked, Told
from beachhead.kernel.options import Option
from beachhead.kernel.position import CHANCE, NOBODY, Position
from beachhead.kernel.save import digest
from tests.kernel.toy.meta import GAME
from tests.kernel.toy.rules import Auction, Fight, Frenzy, PlayCard, Raid, Turn, Window
from tests.kernel.toy.state import (
    BID,
    CELL,
    DIE,
    FRENZY,
    OVERSEER,
    PASS,
    PLAN,
    PLAY,
    PRESS_ON,
    STEAL,
    STOP,
    Skirmish,
)


def table(*frames: Frame, seats: int = 3) -> Skirmish:
    """Fuel for all, and the last frame begins on top of the others."""
    g = Skirmish(seats)
    g.fuel = [2] * seats
    g.deck = [1, 1, 1]
    g.stack = list(frames[:-1])
    return g


def begin(g: Skirmish, frame: Frame, dealer: Scripted | None = None) -> list[Entry]:
    g.dealer = dealer
    g.ears = []
    g.start(frame)
    return g.ears


def texts(g: Position) -> list[str]:
    return [option.text for option in g.options]


# Asking.


def test_ask_waits_for_its_seat() -> None:
    g = table()
    begin(g, Raid(0))
    assert (g.seat, g.deciders(), g.secret) == (0, [0], False)
    assert texts(g) == ["steal blue", "steal green", "stop"]
    assert g.offers(0) is g.options
    assert g.offers(1) == []
    assert g.stack_text() == "Raid.took"


def test_apply_gives_the_pick_to_the_frame_and_counts_the_decision() -> None:
    g = table()
    heard = begin(g, Raid(0))
    g.apply(STEAL(1))
    assert (g.fuel, g.number) == ([3, 1, 2], 1)
    assert texts(g) == ["steal green", "stop"]
    picked, told = heard
    assert isinstance(picked, Picked)
    assert (picked.seat, picked.number, picked.option, picked.secret) == (0, 0, STEAL(1), False)
    assert isinstance(told, Told)
    assert (told.key, told.seat, told.args, told.to) == ("stole", 0, (1,), EVERYBODY)


def test_a_secret_pick_is_marked_so_in_the_log() -> None:
    g = table()
    heard = begin(g, Turn(1))
    assert g.secret
    g.apply(PLAN(0))
    assert not g.secret
    assert isinstance(heard[0], Picked)
    assert heard[0].secret


def test_seats_pick_together_in_any_order() -> None:
    g = table()
    heard = begin(g, Auction(), Scripted().then_draw(CELL))
    assert g.deciders() == [0, 1, 2]
    assert [option.text for option in g.offers(2)] == ["bid 0", "bid 1", "bid 2"]
    g.apply(BID(2), 2)
    assert g.deciders() == [0, 1]
    assert g.offers(2) == []
    g.apply(BID(1), 0)
    g.apply(BID(0), 1)
    assert g.deciders() == []
    assert g.fuel == [2, 2, 0]
    assert g.hand(2) == [0, 0, 1]
    assert [e.seat for e in heard if isinstance(e, Picked)] == [2, 0, 1]
    assert all(e.secret for e in heard if isinstance(e, Picked))
    assert [e.args for e in heard if isinstance(e, Told) and e.key == "bids"] == [(1, 0, 2)]


def test_the_order_of_secret_picks_does_not_matter() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        g = table()
        begin(g, Auction(), Scripted().then_draw(CELL))
        for seat in order:
            g.apply(BID(seat), seat)
        ends.add(digest(g))
    assert len(ends) == 1


def test_without_a_seat_the_first_that_is_asked_picks() -> None:
    g = table()
    begin(g, Auction(), Scripted().then_draw(CELL))
    g.apply(BID(0))
    assert g.deciders() == [1, 2]


# Chance.


def test_chance_is_waited_for_where_nobody_deals() -> None:
    g = table()
    heard = begin(g, Fight(0, 2, 4))
    assert (g.seat, g.options, g.deciders()) == (CHANCE, [], [])
    assert g.chance is not None
    assert (g.chance.kind, g.chance.n, g.chance.sides, g.chance.to) == ("roll", 2, 6, EVERYBODY)
    g.deal((5, 3))
    assert g.chance is None
    assert isinstance(g.stack[0], Fight)
    assert g.stack[0].dice == (5, 3)
    assert isinstance(heard[0], Dealt)
    assert (heard[0].kind, heard[0].answer) == ("roll", (5, 3))


def test_a_dealer_answers_at_once() -> None:
    g = table()
    begin(g, Fight(0, 2, 4), Scripted((6, 1)))
    assert g.seat == 0
    assert isinstance(g.stack[0], Fight)
    assert g.stack[0].dice == (6, 1)


@dataclass
class Drawing(Frame):
    n: int
    to: int = EVERYBODY
    got: tuple[int, ...] = ()

    def begin(self, g: Skirmish) -> Step:
        return Draw("deck", self.n, self.drawn, to=self.to)

    def drawn(self, g: Skirmish, cards: tuple[int, ...]) -> Step:
        self.got = cards
        return Ask(0, [STOP], self.over)

    def over(self, g: Skirmish, _: Option) -> Step:
        return Done()


def got(g: Position) -> tuple[int, ...]:
    top = g.stack[-1]
    assert isinstance(top, Drawing)
    return top.got


def test_a_draw_goes_on_into_the_discards() -> None:
    g = table()
    g.deck, g.discards = [0, 0, 1], [2, 0, 0]
    heard = begin(g, Drawing(2, to=1), Scripted().then_draw(CELL, FRENZY))
    assert got(g) == (CELL, FRENZY)
    assert (g.deck, g.discards) == ([1, 0, 0], [0, 0, 0])
    assert isinstance(heard[0], Dealt)
    assert (heard[0].pile, heard[0].to, heard[0].count) == ("deck", 1, 2)


def test_a_draw_takes_what_there_is() -> None:
    g = table()
    g.deck = [0, 1, 0]
    begin(g, Drawing(3), Scripted().then_draw(OVERSEER))
    assert got(g) == (OVERSEER,)
    assert g.deck == [0, 0, 0]
    h = table()
    h.deck = [0, 0, 0]
    begin(h, Drawing(1), Scripted())
    assert got(h) == ()


def test_a_draw_dealt_by_hand_leaves_the_same_position() -> None:
    by_dealer, by_hand = table(), table()
    for g in (by_dealer, by_hand):
        g.deck, g.discards = [0, 0, 1], [2, 1, 0]
    begin(by_dealer, Drawing(2), Scripted().then_draw(CELL, OVERSEER))
    begin(by_hand, Drawing(2))
    by_hand.deal((CELL, OVERSEER))
    assert digest(by_dealer) == digest(by_hand)


@dataclass
class Shuffling(Frame):
    got: tuple[int, ...] = ()

    def begin(self, g: Skirmish) -> Step:
        return Shuffle(4, self.shuffled, to=2)

    def shuffled(self, g: Skirmish, order: tuple[int, ...]) -> Step:
        self.got = order
        return End("shuffled")


def test_a_shuffle_gives_an_order_and_end_ends_at_once() -> None:
    g = table()
    heard = begin(g, Shuffling())
    assert g.chance is not None
    assert (g.chance.kind, g.chance.n, g.chance.to) == ("shuffle", 4, 2)
    g.deal((3, 0, 2, 1))
    assert (g.ended, g.stack, g.seat, g.deciders()) == ("shuffled", [], NOBODY, [])
    assert isinstance(heard[0], Dealt)
    assert (heard[0].answer, heard[0].to) == ((3, 0, 2, 1), 2)


def test_the_last_frame_done_is_the_end_too() -> None:
    g = table()
    begin(g, Raid(0))
    g.apply(STOP)
    assert (g.ended, g.stack, g.deciders()) == ("", [], [])


def test_nobody_listens_in_fast_play() -> None:
    g = table()
    g.dealer = Seeded(1)
    g.start(Turn(0))
    g.apply(PLAN(0))
    g.apply(STEAL(1))
    assert g.ears is None


# Interrupts.


def fight_with_cards(*cards: tuple[int, int], dice: list[tuple[int, ...]]) -> Skirmish:
    g = table()
    for seat, card in cards:
        g.hands[seat * 3 + card] += 1
    begin(g, Fight(0, 2, 4), Scripted(*dice))
    return g


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


# The step budget.


@dataclass
class Endless(Frame):
    def begin(self, g: Position, _: object = None) -> Step:
        return Call(Idle(), self.begin)


@dataclass
class Idle(Frame):
    def begin(self, g: Position) -> Step:
        return Done()


@dataclass
class Rolling(Frame):
    def begin(self, g: Position, _: object = None) -> Step:
        return Roll(1, self.begin)


def test_an_endless_rule_is_stopped_and_its_stack_named() -> None:
    g = Position(2)
    outer = Endless()
    with pytest.raises(EndlessRule, match=r"20000 steps without a decision in Endless\.begin"):
        g.start(outer)
    h = Position(2)
    h.dealer = Fixed()
    with pytest.raises(EndlessRule, match=r"Rolling\.begin"):
        h.start(Rolling())


def test_what_a_game_must_write_says_so() -> None:
    with pytest.raises(TypeError, match="Position has no copy"):
        Position(2).copy()
    with pytest.raises(KeyError):
        Position(2).bag("deck")
    with pytest.raises(TypeError, match="Frame has no beginning"):
        Frame().begin(None)


# Frames as values.


def test_a_frame_is_copied_with_its_place() -> None:
    frame = Fight(1, 2, 3, (4, 5))
    frame.at = "decide"
    twin = frame.copy()
    assert twin == frame
    assert twin.at == "decide"
    assert twin.values() == [1, 2, 3, (4, 5)]
    twin.at = "compare"
    assert frame.at == "decide"


def test_copying_in_the_middle_of_secret_picks() -> None:
    g = table()
    begin(g, Auction(), Scripted())
    g.apply(BID(1), 1)
    twin = g.copy()
    twin.dealer = Scripted().then_draw(CELL)
    twin.apply(BID(0), 0)
    twin.apply(BID(0), 2)
    assert twin.hand(1) == [0, 0, 1]
    assert g.deciders() == [0, 2]
    assert g.picks == [(1, BID(1))]


def test_the_frames_of_a_game_are_those_of_its_folder() -> None:
    known = GAME.frames()
    assert known["Fight"] is Fight
    assert {"SetUp", "Turns", "Turn", "Raid", "Window", "PlayCard", "Overseer", "Frenzy", "Auction"} < set(known)
    assert "Endless" not in known

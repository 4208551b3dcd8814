"""The laws are tried on games that break them: a promise whose breach goes unseen is worth nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from beachhead.kernel.frames import Ask, Done
from beachhead.kernel.position import Position
from beachhead.kernel.table import Table
from beachhead.kernel.words import Say
from tests.conformance import laws
from tests.conformance.cases import Case
from tests.kernel.toy.meta import GAME, SkirmishGame, SkirmishView
from tests.kernel.toy.rules import Auction, Raid, Turn
from tests.kernel.toy.state import PLAN, Skirmish

CASE = Case(GAME, 3)
Look = Callable[[Table, random.Random], None]


def breaks(look: Look, what: type[BaseException] = AssertionError) -> None:
    """Some decision of some game breaks the law."""

    def walk() -> None:
        for seed in range(3):
            for table, rng in CASE.walk(seed):
                if not table.over:
                    look(table, rng)

    with pytest.raises(what):
        walk()


def test_a_shared_list_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Skirmish.copy

    def careless(self: Skirmish) -> Skirmish:
        twin = whole(self)
        twin.fuel = self.fuel
        return twin

    monkeypatch.setattr(Skirmish, "copy", careless)
    breaks(lambda table, rng: laws.copies_share_nothing(table.position, rng))


def test_a_field_left_out_of_the_copy_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Skirmish.copy

    def forgetful(self: Skirmish) -> Skirmish:
        twin = whole(self)
        twin.plans = [0] * self.seats
        return twin

    monkeypatch.setattr(Skirmish, "copy", forgetful)
    breaks(lambda table, rng: laws.copies_share_nothing(table.position, rng))


def test_data_that_is_not_saved_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "DATA", Skirmish.DATA[1:])
    breaks(lambda table, _: laws.data_is_complete(table.position))
    breaks(lambda table, rng: laws.saves_and_loads(GAME, table.position, rng, 5))


def test_options_that_repeat_or_are_none_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "begin", lambda self, _: Ask(self.seat, [PLAN(0), PLAN(0)], self.planned))
    breaks(lambda table, _: laws.options_are_exact(GAME, table.position))
    monkeypatch.setattr(Turn, "begin", lambda self, _: Ask(self.seat, [], self.planned))
    with pytest.raises(AssertionError):
        laws.options_are_exact(GAME, CASE.table(0).position)


def test_a_frame_with_a_list_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(self: Raid, g: Skirmish) -> Ask | Done:
        self.loot = [0]  # type: ignore[assignment]
        return Ask(self.seat, [PLAN(0)], self.took)

    monkeypatch.setattr(Raid, "begin", begin)
    breaks(lambda table, _: laws.frames_are_plain(GAME, table.position))


def test_a_view_that_leaks_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SkirmishGame.view

    def leaky(self: SkirmishGame, g: Position, seat: int) -> SkirmishView:
        assert isinstance(g, Skirmish)
        seen = honest(self, g, seat)
        return SkirmishView(**{name: getattr(seen, name) for name in seen.__struct_fields__} | {"hands": g.hands[:]})

    monkeypatch.setattr(SkirmishGame, "view", leaky)
    breaks(lambda table, rng: laws.redeals_look_the_same(GAME, table.position, rng))


def test_a_view_that_holds_on_to_the_position_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SkirmishGame.view

    def live(self: SkirmishGame, g: Position, seat: int) -> SkirmishView:
        assert isinstance(g, Skirmish)
        seen = honest(self, g, seat)
        return SkirmishView(**{name: getattr(seen, name) for name in seen.__struct_fields__} | {"score": g.score})

    monkeypatch.setattr(SkirmishGame, "view", live)
    breaks(lambda table, rng: laws.view_stands_alone(GAME, table.position, rng))


def test_reasons_that_leak_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def reasons(self: SkirmishGame, g: Any, seat: int) -> dict[str, Say]:
        return {"deck": Say("deck", f"The first card is {g.deck}.")}

    monkeypatch.setattr(SkirmishGame, "reasons", reasons)
    breaks(lambda table, rng: laws.redeals_look_the_same(GAME, table.position, rng))


def test_a_redeal_that_loses_a_card_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SkirmishGame.redeal

    def redeal(self: SkirmishGame, g: Position, seat: int, rng: random.Random) -> Position:
        other = honest(self, g, seat, rng)
        assert isinstance(other, Skirmish)
        other.deck = [0, 0, 0]
        other.discards[0] += sum(other.deck)
        return other

    monkeypatch.setattr(SkirmishGame, "redeal", redeal)
    breaks(lambda table, rng: laws.redeals_look_the_same(GAME, table.position, rng))


def test_a_log_that_is_not_masked_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = CASE.table(0)
    laws.log_is_masked(table.log, GAME, table.position)
    monkeypatch.setattr(laws, "visible", lambda log, _: log)
    with pytest.raises(AssertionError):
        laws.log_is_masked(table.log, GAME, table.position)


def test_two_options_that_read_the_same_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SkirmishGame, "say_option", lambda *_: Say("choose", "Choose this."))
    breaks(lambda table, _: laws.words_are_said(GAME, table.position, table.log))


def test_a_sentence_with_a_gap_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SkirmishGame, "say_event", lambda *_: Say("x", "{who} wins."))
    breaks(lambda table, _: laws.words_are_said(GAME, table.position, table.log))


def test_an_answer_that_is_not_refused_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    strict = Table.choose

    def lenient(self: Table, seat: int, number: int, text: str) -> Any:
        return strict(self, seat, number, text.strip().lower())

    monkeypatch.setattr(Table, "choose", lenient)
    with pytest.raises(BaseException, match="DID NOT RAISE"):
        laws.wrong_answers_are_refused(CASE.table(0), random.Random(0), [])


def test_an_auction_that_forgets_a_card_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(self: Auction, g: Skirmish, cards: tuple[int, ...]) -> Done:
        return Done()

    monkeypatch.setattr(Auction, "drawn", drawn)
    pieces = GAME.conserved(CASE.table(0).position)

    def look(table: Table, rng: random.Random) -> None:
        assert GAME.conserved(table.position) == pieces

    breaks(look)


@pytest.mark.parametrize("text", ["", "no stop", "two\nlines.", "small letter.", "x" * 700 + "."])
def test_what_is_no_sentence_is_seen(text: str) -> None:
    with pytest.raises(AssertionError):
        laws.is_sentence(text)

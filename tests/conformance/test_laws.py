"""Promises that every registered game keeps, at every decision of games played at random.

A new game is tried as soon as it is in the registry.  Checks that are dear are made at some decisions only.
"""

from __future__ import annotations

import math
import random

import pytest

from beachhead.kernel.dealers import Fair
from beachhead.kernel.errors import BadSetup, Refused
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game
from beachhead.kernel.log import Dealt
from beachhead.kernel.record import Replay, parse, verify, write
from beachhead.kernel.save import digest
from beachhead.kernel.table import Table, answers
from tests.conformance import laws
from tests.conformance.cases import ALL_CASES, ALL_GAMES, Case

every_case = pytest.mark.parametrize("case", ALL_CASES, ids=str)
every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)


def sometimes(rng: random.Random, share: float) -> bool:
    return rng.random() < share


@every_case
def test_copies_share_nothing(case: Case) -> None:
    before, was = None, ""
    for table, rng in case.walk(1):
        g = table.position
        if before is not None:
            assert digest(before) == was, "playing the table changed a copy"
        before, was = g.copy(), digest(g)
        if g.deciders():
            laws.copies_share_nothing(g, rng, 8 if sometimes(rng, 0.1) else 1)


@every_case
def test_saves_and_loads_at_every_decision(case: Case) -> None:
    for table, rng in case.walk(2):
        laws.saves_and_loads(case.game, table.position, rng, 30 if sometimes(rng, 0.03) else 1)
        if sometimes(rng, 0.05):
            again = Table.load(case.game, table.save(), table.dealer)
            assert digest(again.position) == digest(table.position)


@every_case
def test_options_are_exact(case: Case) -> None:
    for table, rng in case.walk(3):
        if not table.over:
            laws.options_are_exact(case.game, table.position)
            if sometimes(rng, 0.2):
                laws.texts_are_strict(case.game, table.position, rng)


@every_case
def test_wrong_answers_are_refused_and_change_nothing(case: Case) -> None:
    known: set[str] = set()
    for table, rng in case.walk(4):
        known.update(option.text for option in table.position.options)
        if not table.over and sometimes(rng, 0.15):
            laws.wrong_answers_are_refused(table, rng, rng.sample(sorted(known), min(5, len(known))))
    with pytest.raises(Refused, match="The game is over"):
        table.answer(0, table.position.number, rng.choice(sorted(known)))


@every_case
def test_redeals_look_the_same_to_their_seat(case: Case) -> None:
    for table, rng in case.walk(5):
        if sometimes(rng, 0.25):
            laws.redeals_look_the_same(case.game, table.position, rng, 30)


@every_case
def test_the_view_stands_alone(case: Case) -> None:
    for table, rng in case.walk(6):
        if sometimes(rng, 0.1):
            laws.view_stands_alone(case.game, table.position, rng)


@every_case
def test_pieces_are_conserved_and_frames_are_plain(case: Case) -> None:
    pieces: list[int] = []
    for table, _ in case.walk(7):
        g = table.position
        pieces = pieces or case.game.conserved(g)
        assert case.game.conserved(g) == pieces
        laws.frames_are_plain(case.game, g)


@every_case
def test_everything_is_said(case: Case) -> None:
    heard = 0
    for table, rng in case.walk(8):
        new, heard = table.log[heard:], len(table.log)
        if sometimes(rng, 0.3):
            laws.words_are_said(case.game, table.position, new)
        for seat in range(table.position.seats):
            assert math.isfinite(case.game.value(table.position, seat))
    laws.log_is_masked(table.log, case.game, table.position)


@every_case
def test_a_game_ends_and_its_record_replays(case: Case) -> None:
    digests: list[str] = []
    for table, _ in case.walk(9):
        digests.append(digest(table.position))
    record = write(case.game, case.seats, table.settings, table.log, every=7)
    again = parse(record.text())
    assert again.lines == record.lines
    proof = verify(case.game, again)
    assert proof.over
    assert proof.answers == len(answers(table.log))
    replay, seen = Replay(case.game, again), []
    for _ in replay.run():
        if replay.position.chance is None:
            seen.append(digest(replay.position))
    assert [d for d in digests if d in seen] == digests
    outcome = case.game.outcome(replay.position)
    assert outcome == case.game.outcome(table.position)
    assert len(outcome.places) == len(outcome.points) == case.seats
    assert 1 in outcome.places or len(set(outcome.places)) == 1, "where nobody wins all lose alike"
    laws.is_said(outcome.why)


@every_case
def test_fair_dice_are_proved(case: Case) -> None:
    dealer = Fair(b"a secret of thirty-two bytes ...", "salt")
    table, rng = case.table(0, dealer), random.Random(10)
    for _ in range(40):
        if not table.over:
            seat = rng.choice(table.position.deciders())
            table.play(rng.choice(table.position.offers(seat)), seat)
    assert any(isinstance(entry, Dealt) for entry in table.log)
    shown = {"commitment": dealer.commitment, "salts": "salt", "secret": dealer.secret.hex()}
    record = write(case.game, case.seats, table.settings, table.log, shown)
    assert verify(case.game, parse(record.text())).fair == "proved"


@every_case
def test_the_data_of_a_position_is_listed(case: Case) -> None:
    for table, _ in case.walk(11):
        laws.data_is_complete(table.position)


@every_game
def test_frames_have_names_of_their_own(game: Game) -> None:
    home = type(game).__module__.rsplit(".", 1)[0]
    kinds, found = [Frame], []
    while kinds:
        kind = kinds.pop()
        kinds.extend(kind.__subclasses__())
        if kind.__module__.startswith(home + "."):
            found.append(kind)
    assert found
    known = game.frames()
    for kind in found:
        assert known[kind.__name__] is kind, f"two frames are called {kind.__name__}"


@every_game
def test_cards_have_one_word_each(game: Game) -> None:
    table = Case(game, game.seats[0]).table(1)
    for pile in {entry.pile for entry in table.log if isinstance(entry, Dealt) and entry.kind == "draw"}:
        words = [game.card_name(table.position, pile, card) for card in range(len(table.position.bag(pile)))]
        assert len(set(words)) == len(words)
        assert all(word and " " not in word for word in words)


@every_game
def test_a_game_has_its_facts(game: Game) -> None:
    assert game.key.isidentifier()
    assert game.title
    assert game.rules
    assert " " not in game.rules
    assert len(game.colours) >= max(game.seats)
    assert game.check(game.default_seats, {}) == {setting.key: setting.default for setting in game.settings}
    for seats in game.seats:
        whole = game.check(seats, {})
        assert list(whole) == [setting.key for setting in game.settings]
        assert game.check(seats, whole) == whole
    for setting in game.settings:
        assert not setting.choices or setting.default in setting.choices
        assert setting.title
        assert setting.line[-1] == "."


@every_game
def test_a_bad_setup_is_refused(game: Game) -> None:
    for seats in (-1, 0, 99):
        with pytest.raises(BadSetup, match=f"players, not {seats}"):
            game.check(seats, {})
    with pytest.raises(BadSetup, match="has no setting 'weather'") as refused:
        game.check(game.seats[0], {"weather": "rain"})
    laws.is_sentence(str(refused.value))
    for setting in game.settings:
        if not setting.choices:  # any text, which the game itself reads
            with pytest.raises(Refused) as refused:
                game.check((setting.seats or game.seats)[0], {setting.key: "perhaps"})
            laws.is_sentence(str(refused.value))
            continue
        with pytest.raises(BadSetup, match=f"'{setting.key}' can be .*, not 'perhaps'"):
            game.check((setting.seats or game.seats)[0], {setting.key: "perhaps"})
        other = next(choice for choice in setting.choices if choice != setting.default)
        for seats in game.seats:
            if setting.seats and seats not in setting.seats:
                with pytest.raises(BadSetup, match="is for"):
                    game.check(seats, {setting.key: other})


@every_game
def test_named_positions_are_whole(game: Game) -> None:
    for name, g in game.positions().items():
        laws.options_are_exact(game, g)
        laws.frames_are_plain(game, g)
        for seed in range(3):
            rng = random.Random(f"{name}{seed}")
            laws.copies_share_nothing(g, rng, 30)
            laws.saves_and_loads(game, g, rng, 30)
            laws.redeals_look_the_same(game, g, rng, 30)
            laws.words_are_said(game, g, [])

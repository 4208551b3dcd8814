"""Records are written, read, replayed and proved; whatever is wrong with one is said with its line."""

from __future__ import annotations

import random
import re

import pytest

from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Fair, Seeded
from beachhead.kernel.errors import BadRecord, BadSetup, OtherRules, Refused
from beachhead.kernel.record import FIRST_LINE, Record, Replay, parse, verify, write
from beachhead.kernel.save import digest
from beachhead.kernel.table import Table, answers
from tests.kernel.toy.meta import GAME

SECRET = b"the secret of this table, 32 long"


def played(dealer: Seeded | Fair | None = None, decisions: int = 10_000) -> Table:
    table, rng = Table(GAME, 3, {"long": "yes"}, dealer or Fair(SECRET, "red blue green")), random.Random(5)
    while not table.over and table.position.number < decisions:
        seat = rng.choice(table.position.deciders())
        table.play(rng.choice(table.position.offers(seat)), seat)
    return table


TABLE = played()
SHOWN = {"date": "2026-11-01", "commitment": Fair(SECRET).commitment, "salts": "red blue green", "secret": SECRET.hex()}
WHOLE = write(GAME, 3, TABLE.settings, TABLE.log, SHOWN, every=5)
LINES = WHOLE.text().split("\n")


def line_of(pattern: str, nth: int = 0) -> int:
    """The index of a line of the whole record."""
    return [i for i, line in enumerate(LINES) if re.search(pattern, line)][nth]


def changed(pattern: str, new: str | None, nth: int = 0) -> str:
    """The text of the record with one line replaced, or left out."""
    i = line_of(pattern, nth)
    return "\n".join([*LINES[:i], *([] if new is None else [new]), *LINES[i + 1 :]])


def refusal(text: str, kind: type[Refused] = BadRecord) -> str:
    with pytest.raises(kind) as refused:
        verify(GAME, parse(text))
    said = str(refused.value)
    assert said.isprintable()
    assert said[-1] == "."
    assert len(said) < 400
    return said


# Writing and reading.


def test_a_record_is_read_as_it_was_written() -> None:
    again = parse(WHOLE.text())
    assert (again.headers, again.lines) == (WHOLE.headers, WHOLE.lines)
    assert again.text() == WHOLE.text()
    assert (again.game, again.seats, again.settings) == ("skirmish", 3, {"long": "yes"})


def test_a_person_can_read_it() -> None:
    assert LINES[:5] == [FIRST_LINE, "game: skirmish", "rules: 3", "seats: 3", "settings: long=yes"]
    body = LINES[LINES.index("") + 1 :]
    assert body[0] == "# Turn 0"
    assert re.fullmatch(r"shuffle \d \d \d", body[1])
    assert re.fullmatch(r"draw deck \w+ \w+", body[2])
    assert re.fullmatch(r"= [0-9a-f]{16}", body[7])
    assert re.fullmatch(r"\d plan \w+", body[6])
    assert re.fullmatch(r"result: places \d \d \d points \d \d \d last turn", body[-2])


def test_a_record_is_proved() -> None:
    proof = verify(GAME, parse(WHOLE.text()))
    assert proof.over
    assert proof.answers == len(WHOLE.answers()) == len(answers(TABLE.log))
    assert proof.digests == sum(line.startswith("=") for line in LINES) > proof.answers // 5
    assert proof.fair == "proved"


def test_a_replay_ends_where_the_table_did() -> None:
    replay = Replay(GAME, parse(WHOLE.text()))
    lines = list(replay.run())
    assert lines == WHOLE.answers()
    assert digest(replay.position) == digest(TABLE.position)
    assert [repr(entry) for entry in replay.heard] == [repr(entry) for entry in TABLE.log]


def test_a_game_in_progress_is_recorded_without_a_result() -> None:
    table = played(decisions=20)
    record = parse(write(GAME, 3, table.settings, table.log).text())
    proof = verify(GAME, record)
    assert (proof.over, proof.fair) == (False, "no commitment")
    assert not any(line.startswith("result") for line in record.lines)


def test_a_digest_after_every_answer_is_given_once() -> None:
    record = write(GAME, 3, TABLE.settings, TABLE.log, every=1)
    assert verify(GAME, record).digests == len(record.answers())


def test_a_commitment_without_its_secret_is_not_proved_yet() -> None:
    assert verify(GAME, parse(changed("^secret:", None))).fair == "not revealed yet"


def test_windows_line_ends_remarks_and_blank_lines_do_no_harm() -> None:
    text = WHOLE.text().replace("\n", "\r\n").replace("# Turn 1", "# a remark\r\n\r\n# Turn 1")
    assert verify(GAME, parse(text)).over


# What is wrong with the file.


@pytest.mark.parametrize("text", ["", "\n", "game: skirmish", "beachhead record 2\n", "GIF89a\x00"])
def test_another_kind_of_file_is_refused(text: str) -> None:
    assert refusal(text) == f"This is not a Beachhead record: it should begin with '{FIRST_LINE}'."


@pytest.mark.parametrize("key", ["game", "rules", "seats"])
def test_a_missing_header_is_named(key: str) -> None:
    assert refusal(changed(f"^{key}:", None)) == f"The record has no '{key}:' header."


def test_a_line_that_is_no_header_is_named() -> None:
    assert refusal(changed("^seats:", "three seats")) == (
        "Line 4 should be a header like 'game: name', not 'three seats'."
    )
    assert refusal(changed("^seats:", "game: chess")) == "Line 4 gives the header 'game' a second time."


def test_a_foreign_record_is_refused() -> None:
    assert refusal(changed("^game:", "game: chess")) == "The record is of 'chess', not of Skirmish."
    with pytest.raises(BadRecord, match="The record is of 'skirmish', not of Alien Frontiers"):
        verify(GAMES["alien_frontiers"], WHOLE)


def test_other_rules_are_refused() -> None:
    said = refusal(changed("^rules:", "rules: 2"), OtherRules)
    assert said == "The record was made with rules '2' of Skirmish; these are rules 3."


@pytest.mark.parametrize("seats", ["three", "", "-1", "²", "9" * 5000])
def test_seats_that_are_no_number_are_refused(seats: str) -> None:
    assert "seats, which is not a number" in refusal(changed("^seats:", f"seats: {seats}"))


@pytest.mark.parametrize(
    ("line", "match"),
    [
        ("seats: 7", "Skirmish is for 2 or 3 players, not 7"),
        ("settings: long=perhaps", "'long' can be no, yes, not 'perhaps'"),
        ("settings: weather=rain", "has no setting 'weather'"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(line: str, match: str) -> None:
    assert match in refusal(changed("^" + line.split(":")[0], line), BadSetup)


def test_settings_that_cannot_be_read_are_refused() -> None:
    assert refusal(changed("^settings:", "settings: long")) == "The record's settings must read like 'long_game=yes'."


# What is wrong with an answer.

CORRUPT = [
    (r"^draw deck", "draw deck dragon cell", "there is no 'dragon' in the deck to draw"),
    (r"^draw deck", "draw deck cell cell", "there is no 'cell' in the deck to draw"),
    (r"^draw deck", "draw deck frenzy", "2 cards are drawn from the deck, not 1"),
    (r"^draw deck", "draw deck frenzy frenzy frenzy", "2 cards are drawn from the deck, not 3"),
    (r"^draw deck", "draw attic frenzy frenzy", "should draw from 'deck'"),
    (r"^draw deck", "draw", "should draw from 'deck'"),
    (r"^draw deck", "roll 1 2", "stands where the rules ask for something else"),
    (r"^roll \d \d", "roll 1 7", "should have dice from 1 to 6 only"),
    (r"^roll \d \d", "roll 0 1", "should have dice from 1 to 6 only"),
    (r"^roll \d \d", "roll 1 x", "should have dice from 1 to 6 only"),
    (r"^roll \d \d", "roll 1 ²", "should have dice from 1 to 6 only"),
    (r"^roll \d \d", "roll 1", "should have as many dice as are rolled, which is 2"),
    (r"^roll \d \d", "roll 1 2 3", "should have as many dice as are rolled, which is 2"),
    (r"^roll \d \d", "1 pass", "'1 pass' is not possible at decision"),
    (r"^shuffle", "shuffle 0 1 1", "should put the numbers below 3 in an order"),
    (r"^shuffle", "shuffle 1 2 3", "should put the numbers below 3 in an order"),
    (r"^shuffle", "shuffle", "should put the numbers below 3 in an order"),
    (r"plan", "1 plan dance", "'1 plan dance' is not possible at decision 0"),
    (r"plan", "9 plan attack", "'9 plan attack' is not possible at decision 0"),
    (r"plan", "0 plan attack", "is neither a seat's answer nor chance's"),
    (r"plan", "² plan attack", "is neither a seat's answer nor chance's"),
    (r"plan", "red plan attack", "is neither a seat's answer nor chance's"),
    (r"plan", "roll 1 2", "stands where the rules ask for something else"),
    (r"plan", "x" * 9999, "is neither a seat's answer nor chance's"),
    (r"^= ", "= 0123456789abcdef", "the position's digest is"),
    (r"^= ", "=", "the position's digest is"),
    (r"^result", "result: places 1 1 1 points 9 9 9 last turn", "the result is 'result: places"),
    (r"^= ", "result: places 1 1 1 points 0 0 0 ", "the record gives a result, but the game is not over"),
]


@pytest.mark.parametrize(("pattern", "line", "match"), CORRUPT, ids=[f"{a[:12]}-{b[:24]}" for a, b, _ in CORRUPT])
def test_a_corrupt_line_is_named(pattern: str, line: str, match: str) -> None:
    said = refusal(changed(pattern, line))
    assert said.startswith(f"Line {line_of(pattern) + 1}: ")
    assert match in said


def test_a_missing_line_is_noticed_at_the_next() -> None:
    said = refusal(changed("plan", None))
    assert said.startswith(f"Line {line_of('plan') + 1}: ")


def test_a_line_too_many_is_refused() -> None:
    assert "is not possible at decision" in refusal(WHOLE.text() + "1 pass\n")


def test_lines_are_counted_as_in_the_file() -> None:
    text = changed(r"^roll \d \d", "\n\n# look here\n\nroll 9 9")
    assert refusal(text).startswith(f"Line {line_of(r'^roll . .') + 5}: ")


# What is wrong with the dice.


def test_a_wrong_secret_is_refused() -> None:
    other = changed("^secret:", "secret: " + SECRET[::-1].hex())
    assert refusal(other) == "The revealed secret does not match the commitment made before the game."
    assert refusal(changed("^secret:", "secret: xyz")) == "The revealed secret is not a hexadecimal number."


def test_unfair_dice_are_found() -> None:
    """Played by the rules with other dice, and signed with a commitment that did not make them."""
    table = played(Seeded(1))
    record = write(GAME, 3, table.settings, table.log, SHOWN)
    with pytest.raises(BadRecord, match=r"Line \d+: the dice were not fair: '.*' was due, the record has '") as refused:
        verify(GAME, record)
    row = int(re.findall(r"\d+", str(refused.value))[0])
    assert record.text().split("\n")[row - 1].startswith(("shuffle", "draw", "roll"))


def test_other_salts_make_other_dice() -> None:
    assert "the dice were not fair" in refusal(changed("^salts:", "salts: red"))


def test_a_record_made_by_hand_is_counted_too() -> None:
    record = Record({"game": "skirmish", "rules": "3", "seats": "2"}, ["shuffle 0 1", "roll 1 1"])
    with pytest.raises(BadRecord, match=r"^Line 7: 'roll 1 1' stands where"):
        verify(GAME, record)
    assert record.text().split("\n")[6] == "roll 1 1"

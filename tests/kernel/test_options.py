"""Options are values with a strict text form."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.kernel.errors import BadOption, quoted
from beachhead.kernel.options import Grammar, nearest

GRAMMAR = Grammar()
STEAL = GRAMMAR.verb("steal", ("red", "blue"), ("fuel", "ore"))
DOCK = GRAMMAR.verb("dock", ("shipyard", "solar_converter"), ("", "1", "2", "3"), many=True)
END_TURN = GRAMMAR.verb("end_turn")()


def test_an_option_is_made_once() -> None:
    assert STEAL(1, 0) is STEAL(1, 0)
    assert STEAL(1, 0) is not STEAL(0, 1)
    assert GRAMMAR.parse("steal blue fuel") is STEAL(1, 0)
    assert GRAMMAR.parse("end_turn") is END_TURN


def test_an_option_knows_its_verb_words_and_text() -> None:
    option = DOCK(1, 3, 3)
    assert (option.verb, option.args, option.text) == ("dock", (1, 3, 3), "dock solar_converter 3 3")
    assert repr(option) == "<dock solar_converter 3 3>"


@pytest.mark.parametrize("text", ["steal red ore", "dock shipyard 1", "dock shipyard 3 3 1", "end_turn"])
def test_parsing_gives_back_the_text(text: str) -> None:
    assert GRAMMAR.parse(text).text == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no move ''."),
        (" ", "There is no move ''."),
        ("steel red ore", "There is no move 'steel'; did you mean 'steal'?"),
        ("Steal red ore", "There is no move 'Steal'; did you mean 'steal'?"),
        (" steal red ore", "There is no move ''."),
        ("steal red", "'steal' takes 2 words, not 1."),
        ("steal red ore ore", "'steal' takes 2 words, not 3."),
        ("steal  red ore", "'steal' takes 2 words, not 3."),
        ("steal red ore ", "'steal' takes 2 words, not 3."),
        ("steal rod ore", "'steal' does not know 'rod'; did you mean 'red'?"),
        ("steal red xyz", "'steal' does not know 'xyz'."),
        ("steal red\tore", "'steal' takes 2 words, not 1."),
        ("dock shipyard", "'dock' takes 2 or more words, not 1."),
        ("dock shipyard ", "'dock' does not know ''."),
        ("dock shipyard 1 4", "'dock' does not know '4'."),
        ("dock ship_yard 1", "'dock' does not know 'ship_yard'; did you mean 'shipyard'?"),
        ("end_turn now", "'end_turn' takes 0 words, not 1."),
        ("end_turn\n", "There is no move 'end_turn\\n'; did you mean 'end_turn'?"),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GRAMMAR.parse(text)
    assert str(refused.value) == sentence
    with pytest.raises(BadOption) as refused:
        GRAMMAR.check(text)
    assert str(refused.value) == sentence


@settings(deadline=None, derandomize=True)
@given(st.text())
def test_any_other_text_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        GRAMMAR.parse(text)
    said = str(refused.value)
    assert said.isprintable()
    assert said[-1] in ".?"
    assert len(said) < 300


def test_checking_keeps_nothing() -> None:
    grammar = Grammar()
    verb = grammar.verb("dock", ("here",), ("1", "2"), many=True)
    grammar.check("dock here 1 2 1 2 1 2")
    assert verb.made == {}
    grammar.parse("dock here 1 2")
    assert list(verb.made) == [(0, 0, 1)]


def test_the_nearest_word_is_offered_only_where_it_is_near() -> None:
    assert nearest("colour", ("colony", "color")) == "; did you mean 'color'?"
    assert nearest("zzz", ("colony", "color")) == "."
    assert nearest("x" * 100_000, ("colony",)) == "."


def test_what_was_typed_is_quoted_on_one_line() -> None:
    assert quoted("plain") == "'plain'"
    assert quoted("a\nb\tc\x00") == r"'a\nb\tc\x00'"
    assert quoted("\u202egnp") == r"'\u202egnp'"
    assert len(quoted("x" * 1000)) == 62

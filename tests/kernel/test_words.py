"""What is said keeps its key and figures, so that it can be said in other words."""

from __future__ import annotations

import msgspec
import pytest

from beachhead.games.registry import GAMES, find
from beachhead.kernel.errors import UnknownGame
from beachhead.kernel.words import Phrases, Say

PHRASES = Phrases({"stole": "{who} takes {n} {good}.", "over": "The game is over."}, "af.event.")


def test_a_phrase_has_its_key_text_and_arguments() -> None:
    say = PHRASES("stole", rule="AF 4.7", who="Red", n=2, good="fuel")
    assert say == Say("af.event.stole", "Red takes 2 fuel.", {"who": "Red", "n": 2, "good": "fuel"}, "AF 4.7")


def test_what_is_empty_is_not_sent() -> None:
    assert msgspec.json.encode(PHRASES("over")) == b'{"key":"af.event.over","text":"The game is over."}'


def test_a_phrase_that_is_not_there_or_lacks_a_word_fails() -> None:
    with pytest.raises(KeyError):
        PHRASES("flew")
    with pytest.raises(KeyError):
        PHRASES("stole", who="Red")


def test_a_game_is_found_by_any_spelling() -> None:
    for key, game in GAMES.items():
        assert find(key) is find(key.upper().replace("_", "-")) is find(f" {game.title} ") is game


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'alien_frontier'; did you mean 'alien_frontiers'"):
        find("alien_frontier")
    with pytest.raises(UnknownGame, match="alien_frontiers") as refused:
        find("chess\n")
    assert str(refused.value).isprintable()

"""What is said to people: a message key with its arguments, and the English for it."""

from __future__ import annotations

import msgspec


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence: its key and arguments for translators, its English text for everybody else."""

    key: str
    text: str
    args: dict[str, str | int] = {}
    rule: str = ""


class Phrases:
    """English templates by key.

    >>> say = Phrases({"stole": "{who} takes {n} {good}."})
    >>> say("stole", who="Red", n=2, good="fuel").text
    'Red takes 2 fuel.'
    """

    def __init__(self, english: dict[str, str], prefix: str = "") -> None:
        self.english = english
        self.prefix = prefix

    def __call__(self, key: str, rule: str = "", **args: str | int) -> Say:
        return Say(self.prefix + key, self.english[key].format(**args), args, rule)

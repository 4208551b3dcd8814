"""What can be wrong with something a person gave us, each said in one sentence."""

from typing import Final


class Refused(Exception):
    """Bad input from a person; nothing has changed.  Its text is the sentence they read."""


class UnknownGame(Refused):
    """No game of that name is registered."""


class BadSetup(Refused):
    """The seats or settings do not fit the game."""


class BadOption(Refused):
    """The text is not the name of any option of this game."""


class NotOffered(Refused):
    """The option exists, but it is not among the ones offered now."""


class Stale(Refused):
    """The answer was meant for another decision."""


class NotYourTurn(Refused):
    """Another seat decides now."""


class NothingToUndo(Refused):
    """What happened since has shown something new, or nothing was done yet."""


class BadRecord(Refused):
    """The record cannot be read, or its moves do not fit the rules."""


class BadSave(Refused):
    """The saved game cannot be read."""


class OtherRules(Refused):
    """The saved game or record was made with another version of the rules."""


class EndlessRule(Exception):
    """A rule went round without asking anyone: a mistake in the rules, never in the input."""


LONGEST: Final = 60


def quoted(text: str) -> str:
    r"""What somebody typed, fit to stand in a sentence: on one line, and never a page of it.

    >>> print(quoted("dock\nshipyard"))
    'dock\nshipyard'
    """
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    plain = "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in short])
    return f"'{plain}'"

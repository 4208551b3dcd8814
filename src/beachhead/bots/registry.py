"""The only list of the bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from beachhead.bots.bot import Bot
from beachhead.bots.greedy import Greedy
from beachhead.bots.random_bot import RandomBot
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.options import nearest


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, what it does in one line, and how one is made from a seed."""

    name: str
    line: str
    make: Callable[[str], Bot]


BOTS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", "Plays anything legal.", RandomBot),
        BotKind("greedy", "Takes what looks best at once, and never looks further.", Greedy),
    )
}


def find_bot(name: str) -> BotKind:
    """The bot of that name.

    >>> find_bot("greedy").line
    'Takes what looks best at once, and never looks further.'
    >>> find_bot("gredy")
    Traceback (most recent call last):
    ...
    beachhead.kernel.errors.BadSetup: There is no bot 'gredy'; did you mean 'greedy'? Known: random, greedy.
    """
    word = name.strip().lower()
    if word not in BOTS:
        raise BadSetup(f"There is no bot '{name}'{nearest(word, tuple(BOTS))} Known: {', '.join(BOTS)}.")
    return BOTS[word]


def make_bot(name: str, seed: str) -> Bot:
    return find_bot(name).make(seed)

"""The only list of the bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.bots.greedy import Greedy
from beachhead.bots.openspiel_bot import OpenSpielISMCTS
from beachhead.bots.random_bot import RandomBot
from beachhead.bots.rollouts import Rollouts
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.options import nearest


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, what it does in one line, and how one is made from a seed."""

    name: str
    line: str
    make: Callable[[str], Bot]
    within: Callable[[str, Budget], Bot] | None = None  # how one is made that keeps to a budget
    reference: bool = False  # a yardstick for the arena, not an opponent for the lobby


BOTS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", "Plays anything legal.", RandomBot),
        BotKind("greedy", "Takes what looks best at once, and never looks further.", Greedy),
        BotKind("rollouts", "Plain search with random roll-outs; a yardstick.", Rollouts, Rollouts, True),
        BotKind("openspiel-ismcts", "OpenSpiel's own search; a yardstick.", OpenSpielISMCTS, OpenSpielISMCTS, True),
    )
}


def find_bot(name: str) -> BotKind:
    """The bot of that name; a budget may follow it, as in 'rollouts:0.2s' or 'rollouts:500'.

    >>> find_bot("greedy").line
    'Takes what looks best at once, and never looks further.'
    >>> find_bot("rollouts:0.2s").name
    'rollouts:0.2s'
    >>> find_bot("gredy")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    beachhead.kernel.errors.BadSetup: There is no bot 'gredy'; did you mean 'greedy'? Known: random, greedy, ...
    """
    word, colon, budget = name.strip().lower().partition(":")
    if word not in BOTS:
        raise BadSetup(f"There is no bot '{name}'{nearest(word, tuple(BOTS))} Known: {', '.join(BOTS)}.")
    kind = BOTS[word]
    if not colon:
        return kind
    within = kind.within
    if within is None:
        raise BadSetup(f"The bot '{word}' takes no budget; leave out ':{budget}'.")
    granted = Budget.parse(budget)
    return replace(kind, name=f"{word}:{budget}", make=lambda seed: within(seed, granted))


def make_bot(name: str, seed: str) -> Bot:
    return find_bot(name).make(seed)

"""The only list of the bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from beachhead.bots import openspiel_bot, rollouts
from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget, parse_times
from beachhead.bots.greedy import Greedy
from beachhead.bots.ipad import Ipad
from beachhead.bots.levels import LEVELS
from beachhead.bots.openspiel_bot import OpenSpielISMCTS
from beachhead.bots.planner import Planner
from beachhead.bots.random_bot import RandomBot
from beachhead.bots.rollouts import Rollouts
from beachhead.bots.search import Search
from beachhead.bots.values import JUDGE, LEARNED
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.options import nearest


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, what it does in one line, and how one is made from a seed."""

    name: str
    line: str
    make: Callable[[str], Bot]
    title: str = ""
    games: tuple[str, ...] = ()  # the games that it plays; all where empty
    tuned: Callable[[str, Budget | None, bool], Bot] | None = None  # from a seed, a budget, and whether by the judge
    reference: bool = False  # a yardstick for the arena, not an opponent for the lobby

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def tuned_planner(seed: str, budget: Budget | None, judge: bool) -> Bot:
    return Planner(seed, budget, source=JUDGE if judge else LEARNED)


def tuned_search(seed: str, budget: Budget | None, judge: bool) -> Bot:
    return Search(seed, budget, source=JUDGE if judge else LEARNED)


def tuned_ipad(seed: str, budget: Budget | None, judge: bool) -> Bot:
    return Ipad(seed, budget)


def tuned_rollouts(seed: str, budget: Budget | None, judge: bool) -> Bot:
    return Rollouts(seed, budget or rollouts.BUDGET)


def tuned_openspiel(seed: str, budget: Budget | None, judge: bool) -> Bot:
    return OpenSpielISMCTS(seed, budget or openspiel_bot.BUDGET)


REFERENCES = (
    BotKind("rollouts", "Plain search with random roll-outs.", Rollouts, "Roll-outs", (), tuned_rollouts, True),
    BotKind("openspiel-ismcts", "OpenSpiel's search.", OpenSpielISMCTS, "OpenSpiel", (), tuned_openspiel, True),
)

BOTS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", "Plays anything legal.", RandomBot, "Random"),
        BotKind("greedy", "Takes what looks best at once, and never looks further.", Greedy, "Greedy"),
        *[BotKind(level.name, level.line, level.make, level.title) for level in LEVELS],
        BotKind("planner", "Plans its own turn as one tree.", Planner, "Planner", (), tuned_planner, True),
        BotKind("search", "Searches the table as it may be, with answers.", Search, "Search", (), tuned_search, True),
        BotKind("ipad", "The 2011 tablet version's scheme.", Ipad, "iPad", ("alien_frontiers",), tuned_ipad, True),
        *REFERENCES,
    )
}


def find_bot(name: str) -> BotKind:
    """The bot of that name; some take a budget, as in 'search@0.2s', or leave out what was learned: 'planner+judge'.

    The levels can think so many times as long: 'expert@10x'.


    >>> find_bot("greedy").line
    'Takes what looks best at once, and never looks further.'
    >>> find_bot("search@500").name, find_bot("search:0.2s").name
    ('search@500', 'search@0.2s')
    >>> find_bot("expert@10x").name
    'expert@10x'
    >>> find_bot("gredy")
    Traceback (most recent call last):
    ...
    beachhead.kernel.errors.BadSetup: There is no bot 'gredy'; did you mean 'greedy'? Known: random, greedy, easy, \
normal, hard, expert, planner, search, ipad, rollouts, openspiel-ismcts.
    """
    word = name.strip().lower().replace(":", "@", 1)
    if word in BOTS:
        return BOTS[word]
    stem, at, budget = word.partition("@")
    plain = stem.removesuffix("+judge")
    if plain not in BOTS:
        raise BadSetup(f"There is no bot '{name}'{nearest(word, tuple(BOTS))} Known: {', '.join(BOTS)}.")
    level = next((level for level in LEVELS if level.name == stem), None)
    if level is not None and at:
        level = level.times(parse_times(budget))
        return BotKind(level.name, level.line, level.make, f"{level.title} {level.name}")
    return tune(BOTS[plain], word, Budget.parse(budget) if at else None, plain != stem)


def tune(kind: BotKind, name: str, budget: Budget | None, judge: bool) -> BotKind:
    """A kind of its own for a budget and a value that are not the usual ones."""
    make = kind.tuned
    if make is None:
        raise BadSetup(f"The bot '{kind.name}' is as it is: it takes no budget and no other value.")

    def made(seed: str) -> Bot:
        bot = make(seed, budget, judge)
        bot.name = name
        return bot

    return BotKind(name, kind.line, made, f"{kind.title} {name}", kind.games)


def make_bot(name: str, seed: str) -> Bot:
    return find_bot(name).make(seed)

"""Who sits where: people at the keyboard and bots by name."""

from __future__ import annotations

from beachhead.bots.registry import BOTS, find_bot
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from beachhead.kernel.options import nearest

HUMAN = "human"


def parse_players(text: str) -> list[str]:
    """The players of a list like 'human,greedy,random'.

    >>> parse_players("human, Greedy")
    ['human', 'greedy']
    >>> parse_players("human,search@0.5s")
    ['human', 'search@0.5s']
    >>> parse_players("human,greed")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    beachhead.kernel.errors.BadSetup: There is no player 'greed'; did you mean 'greedy'? Known: human, ...
    """
    known = (HUMAN, *BOTS)
    players = [name.strip().lower() for name in text.split(",")]
    for name in players:
        if name not in known and name.partition("@")[0].partition("+")[0] not in BOTS:
            raise BadSetup(f"There is no player '{name}'{nearest(name, known)} Known: {', '.join(known)}.")
        if name != HUMAN:
            find_bot(name)
    return players


def alone(game: Game) -> list[str]:
    """One person, and greedy in the other seats that the game usually has."""
    return [HUMAN] + ["greedy"] * (game.default_seats - 1)

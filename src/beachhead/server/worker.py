"""What runs in a process of its own: a bot thinks over a position that was dealt anew for its seat."""

from __future__ import annotations

import multiprocessing
import os
import random
import threading

import msgspec

from beachhead.bots.advice import weigh
from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.budget import Budget
from beachhead.bots.hindsight import Look
from beachhead.bots.hindsight import look_back as look_back_on
from beachhead.bots.registry import make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.record import parse

MOST_BOTS = 500
HINTS = 3
BOTS: dict[tuple[str, int, str], Bot] = {}


def prepare() -> None:
    """Bots yield to the server, and end with it."""
    os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def who() -> int:
    return os.getpid()


def think(table: str, level: str, game_key: str, data: bytes, seat: int, seed: str) -> str:
    """The text of the option that the bot takes.  A seat keeps its bot as long as the process lives."""
    game = GAMES[game_key]
    position = game.load(msgspec.json.decode(data))
    if len(BOTS) > MOST_BOTS:
        BOTS.clear()
    key = (table, seat, level)
    bot = BOTS.get(key) or BOTS.setdefault(key, make_bot(level, seed))
    return ask_bot(bot, game, position, seat, random.Random(seed)).text


def advise(game_key: str, data: bytes, seat: int, seed: str) -> list[tuple[str, float]]:
    """The texts of the best options and the chance to win that each leaves."""
    game = GAMES[game_key]
    position = game.load(msgspec.json.decode(data))
    return [(weighed.option.text, weighed.chance) for weighed in weigh(game, position, seat, seed)[:HINTS]]


def look_back(game_key: str, record: str, first: int, end: int, budget: Budget) -> list[Look]:
    """What a few steps of a finished game look like afterwards."""
    return look_back_on(GAMES[game_key], parse(record), first, end, budget)

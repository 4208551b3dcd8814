"""Bots for the toy game, and bots that misbehave; they run in the worker processes."""

from __future__ import annotations

import os
import threading
from typing import Any

from beachhead.games.registry import GAMES
from beachhead.server import worker
from tests.kernel.toy.meta import GAME as SKIRMISH


def think(table: str, level: str, game_key: str, data: bytes, seat: int, seed: str) -> str:
    """As the server's own, with the toy among the games."""
    GAMES[SKIRMISH.key] = SKIRMISH
    return worker.think(table, level, game_key, data, seat, seed)


def dawdle(*question: Any) -> str:
    """So that a game is not over before somebody has looked at it."""
    threading.Event().wait(0.05)
    return think(*question)


def crash(*question: object) -> str:
    os._exit(3)


def hang(*question: object) -> str:
    threading.Event().wait()
    return ""


def fail(*question: object) -> str:
    raise ValueError("a bot with a mistake in it")


def cheat(*question: object) -> str:
    return "end_turn now please"

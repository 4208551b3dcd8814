"""Bots choose away from the table."""

from __future__ import annotations

import asyncio
import random
import secrets

from beachhead.bots.bot import Bot, ask_bot
from beachhead.bots.registry import make_bot
from beachhead.kernel.game import Game
from beachhead.kernel.position import Position


class Thinkers:
    def __init__(self) -> None:
        self.bots: dict[tuple[str, int, str], Bot] = {}

    async def choose(self, table: str, level: str, game: Game, position: Position, seat: int) -> str:
        """The text of the option that a bot of that level takes."""
        key = (table, seat, level)
        bot = self.bots.get(key) or self.bots.setdefault(key, make_bot(level, secrets.token_hex(8)))
        rng = random.Random(secrets.token_hex(8))
        option = await asyncio.to_thread(ask_bot, bot, game, position.copy(), seat, rng)
        return option.text

    async def close(self) -> None:
        self.bots.clear()

"""The bot that plays anything legal."""

from __future__ import annotations

import random

from beachhead.bots.bot import Blind
from beachhead.kernel.options import Option


class RandomBot(Blind):
    """Any option, each as likely."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed).random

    def pick(self, options: list[Option]) -> Option:
        return options[int(self.random() * len(options))]

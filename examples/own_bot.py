"""A bot of your own, by rule of thumb, measured against the random one.

python examples/own_bot.py
"""

from __future__ import annotations

import random

from beachhead.bots.bot import Blind
from beachhead.bots.registry import BOTS, BotKind
from beachhead.games.registry import find
from beachhead.kernel.options import Option
from beachhead.lab.simulate import plan, simulate

FIRST = ("launch", "dock colony_constructor", "dock terraforming_station", "dock shipyard")


class Settler(Blind):
    """Colonies and ships first; anything else at random.  A bot that looks at the table is a `Bot` with `choose`."""

    name = "settler"

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def pick(self, options: list[Option]) -> Option:
        liked = [option for start in FIRST for option in options if option.text.startswith(start)]
        return liked[0] if liked else self.rng.choice(options)


if __name__ == "__main__":
    BOTS["settler"] = BotKind("settler", "Colonies and ships first.", Settler)
    result = simulate(plan(find("alien_frontiers"), 2, ["settler", "random"], 40, "1", rotate=True), processes=1)
    print(f"The settler won {result.wins_by_bot.get('settler', 0)} of {result.games} games against random.")

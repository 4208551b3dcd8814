"""Finds a game of Attack the Tower for each way to end, by playing seeds in order, and writes its record.

    PYTHONPATH=src python tests/games/attack_the_tower/make_transcripts.py

Greedy bots play for a palace; for the quiet endings the seats pick at random and lean towards doing nothing.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

from beachhead.bots.bot import ask_bot
from beachhead.bots.registry import make_bot
from beachhead.games.attack_the_tower.meta import GAME
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.dealers import Fair
from beachhead.kernel.game import Settings
from beachhead.kernel.log import Told
from beachhead.kernel.record import Record, write
from beachhead.kernel.table import Table

HOME = Path(__file__).parent.parent.parent / "transcripts" / GAME.key
MOST_SEEDS = 500
QUIET = {"refrain": 300, "end_turn": 300, "pass": 100, "done": 50, "keep": 50, "withdraw": 1000}


@dataclass(frozen=True)
class Way:
    """One way to end: why, the games won, something told on the way, and who played."""

    name: str
    ended: str
    wins: tuple[int, int]
    told: str = ""
    quiet: bool = False
    settings: Settings = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return HOME / f"{self.name}.txt"

    def is_how(self, table: Table) -> bool:
        g = table.position
        assert isinstance(g, Kingdoms)
        heard = {entry.key for entry in table.log if isinstance(entry, Told)}
        return g.ended == self.ended and tuple(sorted(g.wins)) == tuple(sorted(self.wins)) and self.told in {"", *heard}


SHORT = {"length": "single"}
WAYS = (
    Way("single_game", "palace_destroyed", (0, 1), settings={**SHORT, "red_army": "aliens", "blue_army": "fae"}),
    Way("match_two_to_nothing", "match_won", (0, 2), settings={"red_army": "westerners", "blue_army": "undead"}),
    Way("match_two_to_one", "match_won", (1, 2), settings={"red_army": "easterners", "blue_army": "aliens"}),
    Way("last_turn", "turn_cap", (0, 0), quiet=True, settings={**SHORT, "turn_cap": "30"}),
    Way("deadlock", "turn_cap", (0, 0), "deadlock", True, {**SHORT, "turn_cap": "30"}),
    Way("match_drawn", "match_drawn", (0, 0), quiet=True, settings={"turn_cap": "30"}),
)


def play(way: Way, seed: int) -> Table:
    table = Table(GAME, 2, way.settings, Fair(f"{way.name}/{seed}".encode(), way.name))
    rng = random.Random(f"{way.name}/{seed}/picks")
    bots = [make_bot("greedy", f"{way.name}/{seed}/{seat}") for seat in range(2)]
    while not table.over:
        g = table.position
        if way.quiet:
            option = rng.choices(g.options, [QUIET.get(o.verb, 10) for o in g.options])[0]
        else:
            option = ask_bot(bots[g.seat], GAME, g, g.seat, rng)
        table.play(option, g.seat)
    return table


def record(way: Way) -> Record:
    for seed in range(MOST_SEEDS):
        table = play(way, seed)
        if way.is_how(table):
            dealer = table.dealer
            assert isinstance(dealer, Fair)
            shown = {"commitment": dealer.commitment, "salts": dealer.salts, "secret": dealer.secret.hex()}
            return write(GAME, 2, table.settings, table.log, shown, every=1)
    raise LookupError(f"no game among {MOST_SEEDS} ends by {way.name}")


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for way in WAYS:
        text = record(way).text()
        way.path.write_text(text, encoding="utf-8")
        print(f"{way.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()

"""Whether Invaders is a fair fight: equal bots play it many times over.

    python -m benchmarks.invaders_balance --games 1000
    python -m benchmarks.invaders_balance --games 200 --bots greedy,random --processes 1

Prints each side's share of wins with its interval, how long games are, and how they end.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

from beachhead.bots.bot import ask_bot
from beachhead.bots.registry import make_bot
from beachhead.games.registry import GAMES
from beachhead.kernel.dealers import Seeded

GAME = GAMES["invaders"]
LONGEST = 20_000  # decisions
AT_ONCE = 10  # games a worker plays before it reports
SIDES = ("Mankind", "Invader")


@dataclass
class Tally:
    wins: list[int] = field(default_factory=lambda: [0, 0])
    turns: list[float] = field(default_factory=list)  # a side
    ends: Counter[str] = field(default_factory=Counter)
    plays: Counter[str] = field(default_factory=Counter)  # by card and winner

    def add(self, other: Tally) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.turns += other.turns
        self.ends += other.ends
        self.plays += other.plays


def play(bots: tuple[str, str], seed: str, tally: Tally) -> None:
    players = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(bots)]
    g, frame = GAME.first(2, GAME.check(2, {}))
    g.dealer = Seeded(f"{seed}/dealer")
    g.start(frame)
    deal = random.Random(f"{seed}/redeal")
    played: Counter[str] = Counter()
    while g.seat >= 0:
        option = ask_bot(players[g.seat], GAME, g, g.seat, deal)
        played[option.text] += option.verb in ("play", "cancel", "prevent", "strategy")
        g.apply(option)
        if g.number > LONGEST:
            raise AssertionError(f"{seed} does not end")
    winner = GAME.outcome(g).winners()[0]
    tally.wins[winner] += 1
    tally.turns.append(getattr(g, "turns") / 2)  # noqa: B009
    tally.ends[g.ended] += 1
    tally.plays.update(+played)


def play_some(bots: tuple[str, str], seeds: range, seed: str) -> Tally:
    tally = Tally()
    for i in seeds:
        play(bots, f"{seed}/{i}", tally)
    return tally


def tallies(bots: tuple[str, str], games: int, seed: str, processes: int) -> Iterator[Tally]:
    spans = [range(i, min(i + AT_ONCE, games)) for i in range(0, games, AT_ONCE)]
    if processes == 1:
        yield from (play_some(bots, span, seed) for span in spans)
        return
    with ProcessPoolExecutor(processes) as pool:
        for future in [pool.submit(play_some, bots, span, seed) for span in spans]:
            yield future.result()


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share 19 times out of 20.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * ((share * (1 - share) + spread / 4) / games) ** 0.5 / (1 + spread)
    return middle - half, middle + half


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="greedy,greedy", help="for Mankind and the Invader")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--cards", action="store_true", help="how often each card was played")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    console, whole = Console(), Tally()
    todo = tallies((first, second), args.games, args.seed, args.processes)
    for tally in track(todo, "Games", total=-(-args.games // AT_ONCE), console=Console(stderr=True), transient=True):
        whole.add(tally)
    table = Table("side", "bot", "wins", "share", "interval", title=f"{args.games} games of Invaders")
    for side, bot in enumerate((first, second)):
        low, high = wilson(whole.wins[side], args.games)
        share = whole.wins[side] / args.games
        table.add_row(SIDES[side], bot, str(whole.wins[side]), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    mean, turns = sum(whole.turns) / args.games, sorted(whole.turns)
    ninth = len(turns) // 10
    console.print(
        f"{mean:.1f} turns a side on average; eight games in ten take {turns[ninth]:g} to {turns[-1 - ninth]:g}"
    )
    console.print(", ".join(f"{why} {n / args.games:.1%}" for why, n in whole.ends.most_common()))
    if args.cards:
        for text, n in whole.plays.most_common():
            console.print(f"{n / args.games:6.2f} {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

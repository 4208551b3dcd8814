"""The five armies of Attack the Tower against each other, in balanced blocks, with intervals.

    python -m benchmarks.army_balance                      writes docs/balance/attack_the_tower.md
    python -m benchmarks.army_balance --blocks 5 --out -   a short run, printed

A block is one seed played twice with the armies changing seats, so that each army begins once.  Ends with code 1
where a game did not end by the rules.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from scipy.stats import binomtest

from beachhead.bots.bot import ask_bot
from beachhead.bots.registry import make_bot
from beachhead.games.registry import find
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.log import Entry, Told

GAME = find("attack_the_tower")
ARMIES = [choice for choice in GAME.settings[0].choices if choice != "random"]
PAIRINGS = [(a, b) for i, a in enumerate(ARMIES) for b in ARMIES[i:]]
PAGE = Path(__file__).parent.parent / "docs" / "balance" / "attack_the_tower.md"
LONGEST = 20_000
STRONG, WEAK = 0.65, 0.35


@dataclass(frozen=True)
class Job:
    """One game: who plays what, with which bots, on which seed."""

    red: str
    blue: str
    bots: tuple[str, str]
    seed: str


@dataclass
class Result:
    job: Job
    winner: int  # a seat, or -1
    began: int
    ended: str
    turns: int
    decisions: int
    played: Counter[str] = field(default_factory=Counter)


def play(job: Job) -> Result:
    settings = GAME.check(2, {"red_army": job.red, "blue_army": job.blue, "length": "single"})
    g, frame = GAME.first(2, settings)
    heard: list[Entry] = []
    g.dealer, g.ears = Seeded(f"{job.seed}/dealer"), heard
    g.start(frame)
    bots = [make_bot(name, f"{job.seed}/bot {seat}") for seat, name in enumerate(job.bots)]
    rng = random.Random(f"{job.seed}/redeal")
    played: Counter[str] = Counter()
    while g.deciders() and g.number < LONGEST:
        option = ask_bot(bots[g.seat], GAME, g, g.seat, rng)
        if option.verb.startswith("play"):
            played[option.text.split(" ")[1]] += 1
        g.apply(option)
    told = [entry for entry in heard if isinstance(entry, Told)]
    began = next(entry.seat for entry in told if entry.key == "game")
    turns = sum(entry.key == "turn" for entry in told)
    places = GAME.outcome(g).places if g.ended else (1, 1)
    winner = -1 if places[0] == places[1] else places.index(1)
    return Result(job, winner, began, g.ended or "unfinished", turns, g.number, played)


def jobs(blocks: int, bots: tuple[str, str]) -> list[Job]:
    """For every pairing so many seeds, each played with both seatings."""
    made: list[Job] = []
    for a, b in PAIRINGS:
        for n in range(blocks):
            seed = f"{a}/{b}/{n}"
            made += [Job(a, b, bots, seed), Job(b, a, bots[::-1], seed)]
    return made


def share(won: int, games: int) -> str:
    """A share of games with its 95 % Wilson interval.

    >>> share(5, 10)
    '50 % (24–76)'
    """
    if not games:
        return "–"
    low, high = binomtest(won, games).proportion_ci(method="wilson")
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


class Tally:
    """Wins by army against army, and what else is asked of the games."""

    def __init__(self) -> None:
        self.games: Counter[tuple[str, str]] = Counter()
        self.wins: Counter[tuple[str, str]] = Counter()
        self.ends: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.bot_wins: Counter[str] = Counter()
        self.beginner_wins = self.decided = self.turns = self.decisions = 0

    def add(self, result: Result) -> None:
        armies = (result.job.red, result.job.blue)
        self.ends[result.ended] += 1
        self.played += result.played
        self.turns += result.turns
        self.decisions += result.decisions
        for seat in range(2):
            self.games[armies[seat], armies[1 - seat]] += 1
        if result.winner >= 0:
            self.decided += 1
            self.beginner_wins += result.winner == result.began
            self.wins[armies[result.winner], armies[1 - result.winner]] += 1
            self.bot_wins[result.job.bots[result.winner]] += 1

    @property
    def total(self) -> int:
        return sum(self.ends.values())

    def overall(self, army: str) -> tuple[int, int]:
        """Wins and games against the other armies; a mirror says nothing."""
        others = [other for other in ARMIES if other != army]
        return sum(self.wins[army, o] for o in others), sum(self.games[army, o] for o in others)


def play_all(todo: list[Job], console: Console, title: str) -> Tally:
    tally = Tally()
    with Progress(console=console, transient=True) as bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task(title, total=len(todo))
        for result in pool.map(play, todo, chunksize=2):
            tally.add(result)
            bar.advance(task)
    return tally


def page(tally: Tally, duel: Tally, blocks: int, duel_blocks: int) -> str:
    """The page of docs, from what was played."""
    lines = [
        "# Attack the Tower: the balance of the armies",
        "",
        "Made by `python -m benchmarks.army_balance`; run it again to check it. Single games between two greedy bots, "
        f"{blocks} balanced blocks for each of the 15 pairings: the same seed twice, the armies changing seats, so "
        "that each begins once. Shares of games won with 95 % Wilson intervals; a drawn game is won by nobody.",
        "",
        f"{tally.total:,} games; on average {tally.turns / tally.total:.1f} turns and "
        f"{tally.decisions / tally.total:.0f} decisions. Ends: "
        + ", ".join(f"{why} {n:,}" for why, n in tally.ends.most_common())
        + f". Drawn by the last turn: {share(tally.ends['turn_cap'], tally.total)}.",
        f"The beginner wins {share(tally.beginner_wins, tally.decided)}.",
        "",
        "| row beats column | " + " | ".join(ARMIES) + " | overall, without mirrors |",
        "|---|" + "---:|" * (len(ARMIES) + 1),
    ]
    for army in ARMIES:
        cells = [
            "mirror" if other == army else share(tally.wins[army, other], tally.games[army, other]) for other in ARMIES
        ]
        lines.append(f"| **{army}** | " + " | ".join(cells) + f" | **{share(*tally.overall(army))}** |")
    lines += ["", verdict(tally), "", "## How often each ability was played", ""]
    for army in ARMIES:
        lines.append(f"- {army}: " + ", ".join(f"{word} {tally.played[word]:,}" for word in abilities(army)))
    lines += [
        "",
        "## Greedy against random",
        "",
        f"{duel.total:,} games in {duel_blocks} balanced blocks for each pairing, each bot with its army in both "
        f"seats: greedy wins {share(duel.bot_wins['greedy'], duel.total)}.",
        "",
    ]
    return "\n".join(lines)


def abilities(army: str) -> list[str]:
    """The abilities of an army, in the order of its cards."""
    pile = f"red_{army}_abilities"
    return [GAME.card_name(GAME.empty(2, {}), pile, card) for card in range(7)]


def verdict(tally: Tally) -> str:
    """Says plainly where an army is too strong or too weak."""
    said: list[str] = []
    for army in ARMIES:
        won, games = tally.overall(army)
        if games and won / games > STRONG:
            said.append(f"The {army} win more than {STRONG:.0%} of their games: they are too strong in these hands.")
        elif games and won / games < WEAK:
            said.append(f"The {army} win fewer than {WEAK:.0%} of their games: they are too weak in these hands.")
    return " ".join(said) or f"No army wins more than {STRONG:.0%} or less than {WEAK:.0%} of its games."


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blocks", type=int, default=17, help="for each of the 15 pairings")
    parser.add_argument("--duel-blocks", type=int, default=17, help="of greedy against random, for each pairing")
    parser.add_argument("--out", default=str(PAGE), help="the page to write; - prints it")
    args = parser.parse_args()
    console, begun = Console(stderr=True), time.perf_counter()
    tally = play_all(jobs(args.blocks, ("greedy", "greedy")), console, "army against army")
    duel = play_all(jobs(args.duel_blocks, ("greedy", "random")), console, "greedy against random")
    text = page(tally, duel, args.blocks, args.duel_blocks)
    if args.out == "-":
        print(text)
    else:
        Path(args.out).write_text(text, encoding="utf-8")
    console.print(f"{tally.total + duel.total:,} games in {time.perf_counter() - begun:.0f} s")
    return 1 if tally.ends["unfinished"] or duel.ends["unfinished"] else 0


if __name__ == "__main__":
    sys.exit(main())

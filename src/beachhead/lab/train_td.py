"""Temporal differences: what a net should have said, and how its weights are moved there."""

from __future__ import annotations

import numpy as np

from beachhead.bots.net import Floats, Net

RATE = 1.5e-3
FADING = 40  # rounds after which the rate has fallen to 1/√2
FIRST, SECOND = 0.9, 0.999  # Adam's memories
TINY = 1e-8
DECAY = 1e-4


def targets(said: Floats, moments: np.ndarray[tuple[int], np.dtype[np.int64]], result: Floats, trace: float) -> Floats:
    """TD(λ): each row aims at the values said when the later turns began, and at the result in the end.

    `said` has a row for each moment that is learned from and a column for each seat; `moments` counts the turns
    begun.  The first row of a moment is where its turn began; the others lie inside it and aim at the same.

    >>> said = np.array([[0.5], [0.6], [0.8]], np.float32)
    >>> aims = targets(said, np.array([0, 1, 2]), np.array([1.0], np.float32), 0.5)
    >>> [round(float(aim), 3) for aim in aims.ravel()]
    [0.75, 0.9, 1.0]
    """
    aims = np.empty_like(said)
    aim = result.astype(np.float32)
    for row in range(len(said) - 1, -1, -1):
        aims[row] = aim
        if row and moments[row - 1] != moments[row]:
            aim = trace * aim + (1.0 - trace) * said[row]
    return aims


class Adam:
    """Adam's rule; all that it remembers can be kept and taken up again."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = [np.zeros_like(w) for w in net.weights]
        self.square = [np.zeros_like(w) for w in net.weights]
        self.steps = 0

    def step(self, rows: Floats, aims: Floats, rate: float) -> None:
        self.steps += 1
        slopes = self.net.gradient(rows, aims)
        for i, slope in enumerate(slopes):
            self.mean[i] += np.float32(1 - FIRST) * (slope - self.mean[i])
            self.square[i] += np.float32(1 - SECOND) * (slope * slope - self.square[i])
            mean = self.mean[i] / np.float32(1 - FIRST**self.steps)
            square = self.square[i] / np.float32(1 - SECOND**self.steps)
            weight = self.net.weights[i]
            weight -= np.float32(rate) * (mean / (np.sqrt(square) + np.float32(TINY)) + np.float32(DECAY) * weight)

    def learn(self, rows: Floats, aims: Floats, order: np.random.Generator, rate: float, batch: int = 128) -> None:
        """Goes once through all rows in a new order."""
        shuffled = order.permutation(len(rows))
        for start in range(0, len(rows), batch):
            chosen = shuffled[start : start + batch]
            self.step(rows[chosen], aims[chosen], rate)


def rate(round_number: int) -> float:
    return float(RATE / np.sqrt(1.0 + round_number / FADING))


def cross_entropy(said: Floats, results: Floats) -> float:
    """How surprised the net is by what came, on average; a coin is at 0.693."""
    sure = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-np.mean(results * np.log(sure) + (1 - results) * np.log(1 - sure)))

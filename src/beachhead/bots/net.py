"""A small net that says how likely a seat is to win, and the file it is kept in."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from beachhead.kernel.errors import BadSave

Floats = NDArray[np.float32]
Header = dict[str, object]

FOLDER = Path(__file__).with_name("nets")
START_SPREAD = 0.3  # of the weights before training; the output layer starts at nothing


class Net:
    """Hidden layers of tanh beside a straight line from the features; the sum goes through a logistic.

    Untrained it is the judge: the line starts with weight 1 on the first feature, which is the judge's own value.
    """

    def __init__(self, weights: list[Floats], header: Header | None = None) -> None:
        self.weights = weights  # matrix and bias of every hidden layer, then output, line and bias
        self.header: Header = header or {}

    @classmethod
    def fresh(cls, inputs: int, hidden: Sequence[int], seed: int) -> Net:
        rng = np.random.default_rng(seed)
        weights: list[Floats] = []
        width = inputs
        for units in hidden:
            spread = START_SPREAD / np.sqrt(width)
            weights.append((rng.standard_normal((width, units)) * spread * 3).astype(np.float32))
            weights.append(np.zeros(units, np.float32))
            width = units
        line = np.zeros(inputs, np.float32)
        line[0] = 1.0
        weights.extend([np.zeros(width, np.float32), line, np.zeros(1, np.float32)])
        return cls(weights)

    @property
    def inputs(self) -> int:
        return int(self.weights[-2].shape[0])

    def values(self, rows: Sequence[Sequence[float]] | Floats) -> list[float]:
        """The chance to win for each row of features."""
        answer: list[float] = self.forward(np.asarray(rows, np.float32))[-1].tolist()
        return answer

    def forward(self, rows: Floats) -> list[Floats]:
        """What every layer says, the chances last."""
        layers = [rows]
        for i in range(0, len(self.weights) - 3, 2):
            layers.append(np.tanh(layers[-1] @ self.weights[i] + self.weights[i + 1]))
        output, line, bias = self.weights[-3:]
        sums = layers[-1] @ output + rows @ line + bias[0]
        layers.append(1.0 / (1.0 + np.exp(-sums)))
        return layers

    def gradient(self, rows: Floats, targets: Floats) -> list[Floats]:
        """Of the mean cross-entropy to the targets, in the order of the weights."""
        layers = self.forward(rows)
        error = (layers[-1] - targets) / np.float32(len(rows))
        last = layers[-2]
        slopes: list[Floats] = [last.T @ error, rows.T @ error, np.array([error.sum()], np.float32)]
        back = np.outer(error, self.weights[-3])
        for i in range(len(self.weights) - 5, -1, -2):
            back = back * (1.0 - layers[i // 2 + 1] ** 2)
            slopes[:0] = [layers[i // 2].T @ back, back.sum(axis=0)]
            back = back @ self.weights[i].T
        return slopes

    # Files.

    def to_bytes(self) -> bytes:
        buffer = io.BytesIO()
        head = np.frombuffer(json.dumps(self.header, sort_keys=True).encode(), np.uint8)
        arrays = {f"w{i}": w for i, w in enumerate(self.weights)}
        np.savez_compressed(buffer, header=head, **arrays)  # type: ignore[arg-type]
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Net:
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as kept:
                header = json.loads(kept["header"].tobytes())
                weights = [kept[f"w{i}"] for i in range(len(kept.files) - 1)]
        except (OSError, KeyError, ValueError) as wrong:
            raise BadSave(f"That is no net: {wrong}.") from wrong
        return cls(weights, header)


def net_file(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.npz"


@cache
def shipped(game: str, seats: int) -> Net | None:
    """The net that came with the program for this game and number of seats, if there is one."""
    path = net_file(game, seats)
    return Net.from_bytes(path.read_bytes()) if path.is_file() else None

"""The command `beachhead train`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beachhead.games.registry import find


def train(
    game: str,
    *,
    seats: int | None = None,
    games: int | None = None,
    minutes: float | None = None,
    seed: str = "0",
    rivals: float = 0.0,
    out: Path | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
    processes: int = 0,
) -> None:
    """Learn how likely each seat is to win, from games that a net plays against itself.

    After every round of games there is a checkpoint, the net so far and its learning curve. A net placed in
    `beachhead/bots/nets` as GAME-SEATS.npz is what the bots go by.

    For example:

        beachhead train alien_frontiers --seats 2 --minutes 30
        beachhead train invaders --games 1024 --seed 7 --out my_nets
        beachhead train alien_frontiers --seats 2 --minutes 30 --resume
        beachhead train alien_frontiers --seats 4 --rivals 0.75

    Parameters
    ----------
    game
        Which game; `beachhead games` lists them.
    seats
        For how many seats; otherwise the game's usual number.
    games
        Stop after this many games, those before a resumption included: the same number and seed give the same net.
    minutes
        Stop after so many minutes. Without either limit: 60.
    seed
        Settles everything that chance does.
    rivals
        In what share of the games the net plays as one seat among others that go by the judge, not against itself.
    out
        The folder for the checkpoint, the net and the curve; otherwise training/GAME-SEATS.
    resume
        Go on from the checkpoint in that folder.
    processes
        How many processes share the work; 0 for one on each core.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only get in each other's way

    from beachhead.lab.train_screen import run_training

    run_training(find(game), seats, games, minutes, seed, rivals, out, resume, processes)

"""One engine in a process of its own: plays or copies for as long as it is told, and says how much it did.

Reads lines like `play 1.5` or `copy 0.5` (seconds of process time) and `choices 20` (games), and answers each
with a line of JSON.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Protocol

TURNS_LIMIT = 1000  # where catanatron itself gives a random game up


class Engine(Protocol):
    def game(self, seed: int) -> int:
        """Plays one random game and returns how many decisions it had."""

    def choices(self, seed: int) -> tuple[int, int]:
        """Plays it once more: how many decisions, and how many of them had more than one option."""

    def copies(self, n: int) -> None:
        """Copies a position of the middle of a game so many times."""


class Ours:
    """One of our games, with complete lists of options and chance answered at once."""

    def __init__(self, key: str, seats: int, rule: str) -> None:
        from beachhead.games.registry import find
        from beachhead.kernel.dealers import Seeded

        self.rules = find(key)
        self.seats = seats
        self.dealer = Seeded
        self.settings = self.rules.check(seats, {})
        self.middle = self.deep_position(rule)

    def start(self, seed: int) -> Any:
        g, frame = self.rules.first(self.seats, self.settings)
        g.dealer = self.dealer(seed)
        g.start(frame)
        return g

    def game(self, seed: int) -> int:
        g = self.start(seed)
        pick = random.Random(seed).random
        while g.seat >= 0:
            options = g.options
            g.apply(options[int(pick() * len(options))])
        return int(g.number)

    def choices(self, seed: int) -> tuple[int, int]:
        g = self.start(seed)
        pick = random.Random(seed).random
        several = 0
        while g.seat >= 0:
            several += len(g.options) > 1
            g.apply(g.options[int(pick() * len(g.options))])
        return g.number, several

    def deep_position(self, rule: str, frames: int = 4) -> Any:
        """The first position of a random game, past its fiftieth decision, with so many rules in progress, this too."""
        for seed in range(1000):
            g = self.start(seed)
            pick = random.Random(seed).random
            while g.seat >= 0:
                if g.number > 50 and len(g.stack) >= frames and rule in g.stack_text():
                    return g
                g.apply(g.options[int(pick() * len(g.options))])
        raise ValueError(f"no position with {frames} rules in progress and {rule or 'any'} among them was found")

    def copies(self, n: int) -> None:
        g = self.middle
        for _ in range(n):
            g.copy()


class Catanatron:
    """Catan for four by its own random players."""

    def __init__(self) -> None:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer

        self.rules: Any = Game
        self.player: Any = RandomPlayer
        self.colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self.middle = self.new(1)
        while len(self.middle.state.actions) < 200:
            self.middle.play_tick()

    def new(self, seed: int) -> Any:
        return self.rules([self.player(colour) for colour in self.colours], seed)

    def game(self, seed: int) -> int:
        game = self.new(seed + 1)
        game.play()
        return len(game.state.actions)

    def choices(self, seed: int) -> tuple[int, int]:
        game = self.new(seed + 1)
        several = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            several += len(game.state.playable_actions) > 1
            game.play_tick()
        return len(game.state.actions), several

    def copies(self, n: int) -> None:
        for _ in range(n):
            self.middle.copy()


class Backgammon:
    """OpenSpiel's backgammon: rules in C++, played from Python; chance is not counted."""

    def __init__(self) -> None:
        import pyspiel

        self.rules = pyspiel.load_game("backgammon")
        self.middle = self.rules.new_initial_state()
        for _ in range(40):
            self.step(self.middle, random.Random(1).random)

    def step(self, state: Any, pick: Callable[[], float]) -> int:
        """Plays on by one answer; how many options a seat had, 0 for chance."""
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            return 0
        actions = state.legal_actions()
        state.apply_action(actions[int(pick() * len(actions))])
        return len(actions)

    def game(self, seed: int) -> int:
        return self.choices(seed)[0]

    def choices(self, seed: int) -> tuple[int, int]:
        state = self.rules.new_initial_state()
        pick = random.Random(seed).random
        decisions = several = 0
        while not state.is_terminal():
            n = self.step(state, pick)
            decisions += n > 0
            several += n > 1
        return decisions, several

    def copies(self, n: int) -> None:
        for _ in range(n):
            self.middle.clone()


def engine(name: str, seats: int, rule: str) -> Engine:
    if name == "catanatron":
        return Catanatron()
    if name == "backgammon":
        return Backgammon()
    return Ours(name, seats, rule)


def play(subject: Engine, seconds: float, seed: int) -> dict[str, float]:
    random.seed(seed)
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += subject.game(seed + games)
        games += 1
    return {"rate": decisions / spent, "games": games}


def count_choices(subject: Engine, games: int) -> dict[str, float]:
    random.seed(0)
    counts = [subject.choices(seed) for seed in range(games)]
    return {"rate": sum(c[1] for c in counts) / sum(c[0] for c in counts)}


def copy(subject: Engine, seconds: float) -> dict[str, float]:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        subject.copies(200)
        done += 200
    return {"rate": done / spent}


def main() -> None:
    subject = engine(sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
    seed = 0
    print("ready", flush=True)
    for line in sys.stdin:
        task, amount = line.split()
        if task == "play":
            answer = play(subject, float(amount), seed)
        elif task == "copy":
            answer = copy(subject, float(amount))
        else:
            answer = count_choices(subject, int(amount))
        seed += int(answer.get("games", 0))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

"""OpenSpiel's own information-set search as a bot: nobody here wrote it, so every table has a stranger in it."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

from beachhead.bots.bot import Bot
from beachhead.bots.budget import Budget
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.game import Game
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position

if TYPE_CHECKING:
    from beachhead.adapters.openspiel import SpielGame, SpielState

BUDGET = Budget(count=50)  # simulations
EXPLORATION = 1.4
FIRST_GUESS = 0.05  # seconds for a simulation, until one has been timed
MISSING = "The bot 'openspiel-ismcts' needs OpenSpiel: pip install 'beachhead[openspiel]'."


class OpenSpielISMCTS(Bot):
    """Searches as `open_spiel.python.algorithms.ismcts` does, with one random roll-out for each simulation.

    It counts simulations and knows no clock, so a budget in seconds is turned into simulations by its pace so far.
    """

    name = "openspiel-ismcts"

    def __init__(self, seed: int | str, budget: Budget = BUDGET) -> None:
        try:
            import numpy
            import open_spiel.python.algorithms.ismcts  # noqa: F401
        except ImportError as missing:
            raise BadSetup(MISSING) from missing
        self.rng = random.Random(seed)
        self.numbers = numpy.random.RandomState(self.rng.getrandbits(32))
        self.budget = budget
        self.pace = FIRST_GUESS
        self.games: dict[tuple[str, int], SpielGame] = {}

    def choose(self, game: Game, position: Position, seat: int) -> Option:
        from open_spiel.python.algorithms import ismcts, mcts

        spiel = self.game(game, position)
        state = spiel.at(position)
        if len(state.legal_actions()) < 2:
            return position.offers(seat)[0]
        simulations = self.simulations()
        searcher = ismcts.ISMCTSBot(
            spiel,
            mcts.RandomRolloutEvaluator(1, self.numbers),
            EXPLORATION,
            simulations,
            random_state=self.numbers,
        )
        searcher.set_resampler(self.resample)
        began = time.perf_counter()
        action: Any = searcher.step(state)
        took = (time.perf_counter() - began) / simulations
        self.pace = max(took, 0.7 * self.pace + 0.3 * took)
        return spiel.book.options[int(action)]

    def simulations(self) -> int:
        seconds = self.budget.seconds
        return max(2, int(seconds / self.pace) if seconds else self.budget.count)

    def resample(self, state: SpielState, player: int) -> SpielState:
        return state.resample_from_infostate(player, self.rng.random)

    def game(self, game: Game, position: Position) -> SpielGame:
        """The game as OpenSpiel has it.  Its opening is never used: every search begins at a table's position."""
        from beachhead.adapters.openspiel import load

        key = (game.key, position.seats)
        if key not in self.games:
            self.games[key] = load(game.key, position.seats)
        return self.games[key]

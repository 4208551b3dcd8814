"""Our games as OpenSpiel games: `load("invaders", 2)` is a `pyspiel.Game`, to be used like any other.

An action is an option, numbered when it is first met.  Chance is asked for one die, one card or one place in an
order at a time, so that its outcomes are few and explicit.  An information state is what the seat's view shows and
what the seat has answered: in the midst of a rule a view does not always say what was picked a moment ago.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pyspiel

from beachhead.games.registry import GAMES, find
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.options import Option
from beachhead.kernel.position import CHANCE, Position

MOST_ACTIONS = 1 << 15
MOST_OUTCOMES = 256
LONGEST = 100_000
ENCODER = msgspec.json.Encoder()
PREFIX = "beachhead_"


class Book:
    """What all states of a game share: its rules, its opening, and the options by number."""

    def __init__(self, rules: Game, seats: int, settings: Settings) -> None:
        self.rules = rules
        self.options: list[Option] = []
        self.numbers: dict[str, int] = {}
        g, frame = rules.first(seats, rules.check(seats, settings))
        g.start(frame)
        self.opening = Play(self, g)

    def number(self, option: Option) -> int:
        number = self.numbers.get(option.text)
        if number is None:
            number = self.numbers[option.text] = len(self.options)
            self.options.append(option)
            if number >= MOST_ACTIONS:
                raise ValueError(f"{self.rules.title} has met more than {MOST_ACTIONS} different options.")
        return number


class Play:
    """A position, the part of chance's answer that is already given, and what each seat has answered."""

    def __init__(
        self, book: Book, g: Position, dealt: tuple[int, ...] = (), answers: list[list[int]] | None = None
    ) -> None:
        self.book = book
        self.g = g
        self.dealt = dealt
        self.answers = [seat[:] for seat in answers] if answers else [[] for _ in range(g.seats)]

    def __deepcopy__(self, memo: object) -> Play:
        return Play(self.book, self.g.copy(), self.dealt, self.answers)

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next die, card or place can be, and how likely each is."""
        chance = self.g.chance
        assert chance is not None
        if chance.kind == "roll":
            return [(face, 1 / chance.sides) for face in range(1, chance.sides + 1)]
        if chance.kind == "shuffle":
            left = [n for n in range(chance.n) if n not in self.dealt]
            return [(n, 1 / len(left)) for n in left]
        bag = self.bag(chance.pile)
        return [(card, count / sum(bag)) for card, count in enumerate(bag) if count]

    def bag(self, pile: str) -> list[int]:
        """The pile once the cards dealt so far are out of it, and refilled where that emptied it."""
        g = self.g.copy() if self.dealt or not any(self.g.bag(pile)) else self.g
        for card in self.dealt:
            g.take(pile, card)
        if not any(g.bag(pile)):
            g.refill(pile)
        return g.bag(pile)

    def deal(self, outcome: int) -> None:
        self.dealt += (outcome,)
        self.settle()

    def settle(self) -> None:
        """Gives chance's answers to the rules as soon as they are whole."""
        g = self.g
        while g.seat == CHANCE:
            chance = g.chance
            assert chance is not None
            whole = len(self.dealt) >= chance.n
            if not whole and not (chance.kind == "draw" and not any(self.bag(chance.pile))):
                return
            answer, self.dealt = self.dealt, ()
            g.deal(answer)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.book.opening  # shared until something is changed: OpenSpiel makes one for every clone

    def current_player(self) -> int:
        g = self.play.g
        if g.seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return g.seat if g.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.play.book.number
        return sorted([number(option) for option in self.play.g.offers(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        book = self.play.book
        if self.play is book.opening:
            self.play = self.play.__deepcopy__(None)
        play = self.play
        if play.g.seat == CHANCE:
            play.deal(action)
        else:
            play.answers[play.g.seat].append(action)
            play.g.apply(book.options[action], play.g.seat)
            play.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.play.book.options[action].text

    def is_terminal(self) -> bool:
        return self.play.g.seat < 0 and self.play.g.seat != CHANCE

    def returns(self) -> list[float]:
        """1 for a victory, −1 for a defeat; a shared victory lies between, and where sides meet all adds up to 0."""
        g, rules = self.play.g, self.play.book.rules
        if not self.is_terminal():
            return [0.0] * g.seats
        places = rules.outcome(g).places
        teams = rules.teams(g)
        if len(teams) == 1:
            return [1.0 if place == 1 else -1.0 for place in places]
        winners = [team for team in teams if places[team[0]] == 1]
        worths = [0.0] * g.seats
        for team in teams:
            share = len(teams) / len(winners) if team in winners else 0.0
            for seat in team:
                worths[seat] = (share - 1) / (len(teams) - 1)
        return worths

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player could not tell from this one."""
        rng = random.Random(sampler())
        twin: SpielState = self.clone()
        play = self.play
        twin.play = Play(play.book, play.book.rules.redeal(play.g, player, rng), play.dealt, play.answers)
        twin.play.g.dealer = None
        return twin

    def __str__(self) -> str:
        return f"{self.play.g.number}: {self.play.g.stack_text()} {self.play.dealt}"


class Onlooker:
    """What a player sees of a state, as text; there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        seen = (play.g.number, play.answers[player], play.book.rules.view(play.g, player))
        return ENCODER.encode(seen).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, rules: Game, params: dict[str, Any]) -> None:
        seats = int(params["players"])
        settings = dict(pair.split("=", 1) for pair in str(params["settings"]).split(" ") if pair)
        self.book = Book(rules, seats, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Onlooker:
        return Onlooker()

    def at(self, g: Position) -> SpielState:
        """A state in the middle of a game, as a table has it."""
        state = self.new_initial_state()
        state.play = Play(self.book, g)
        return state


def game_type(rules: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + rules.key,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": rules.default_seats, "settings": ""},
    )


def load(key: str, players: int, settings: Settings | None = None) -> SpielGame:
    """A game by its key here, with its seats and settings."""
    said = " ".join(f"{name}={value}" for name, value in (settings or {}).items())
    return SpielGame(find(key), {"players": players, "settings": said})


def registered(rules: Game) -> type[SpielGame]:
    """The class by which `pyspiel.load_game` makes a game; it must be a class, which lives as long as Python does."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(rules, params)

    return Registered


def register() -> None:
    """Makes every game known to `pyspiel.load_game` as beachhead_KEY."""
    known = set(pyspiel.registered_names())
    for rules in GAMES.values():
        if PREFIX + rules.key not in known:
            pyspiel.register_game(game_type(rules), registered(rules))


register()

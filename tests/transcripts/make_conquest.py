"""Finds a game of Conquest of Planet Earth for each mode, option and end, and writes its record.

    PYTHONPATH=src python -m tests.transcripts.make_conquest

Seeds are played in order until one has everything that is wanted.  The seats pick at random but lean towards
moving and fighting; where they have to win together greedy bots play.  Run it again when cards or rules were meant
to change.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import track

from beachhead.bots.greedy import Greedy
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.meta import GAME
from beachhead.games.conquest.play import CancelWindow
from beachhead.games.conquest.scoring import CANNON, CONQUERED
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.dealers import Fair
from beachhead.kernel.game import Settings
from beachhead.kernel.options import Option
from beachhead.kernel.record import Record, write
from beachhead.kernel.table import Table

HOME = Path(__file__).parent / GAME.key
MOST_SEEDS = 1_000

# How much a seat leans towards an option; 10 for all others.
LEANS = {
    "to_battle": 2,
    "buy_menace": 2,
    "move": 20,
    "land": 60,
    "press_on": 60,
    "use": 30,
    "discard": 2,
    "factory": 60,
    "cash": 3,
}

INTERRUPT = "a card of a seat that is not in the fight"
CANCEL = "a card is cancelled"
CANCELLED_CANCEL = "a cancel is cancelled"
CASHED = "a factory that a rival has built is given up"
MET_AGAIN = "a ship that was damaged in an earlier turn is fought"
SUNK = "a ship is sunk"


@dataclass(frozen=True)
class Way:
    """A kind of game: who plays by which rules, how it ends, and what happens in it."""

    name: str
    seats: int
    settings: Settings = field(default_factory=dict)
    ended: tuple[str, ...] = (CONQUERED,)
    happens: frozenset[str] = frozenset()
    rule: str = ""
    skilled: bool = False  # greedy bots play

    @property
    def path(self) -> Path:
        return HOME / f"{self.name}.txt"


ANY_END = (CONQUERED, CANNON)
TOGETHER = {"mode": "cooperative"}
WAYS = (
    Way("competitive_2_seats", 2, rule="CPE 13.1"),
    Way("competitive_3_seats", 3, rule="CPE 13.1"),
    Way("competitive_4_seats", 4, happens=frozenset({INTERRUPT, CANCEL, CANCELLED_CANCEL}), rule="CPE 10.6"),
    Way("team", 4, {"mode": "team"}, rule="CPE 17.1"),
    Way("team_of_one_race", 4, {"mode": "team", "one_race": "yes"}, rule="CPE 17.3"),
    Way("cooperative_won", 2, TOGETHER, rule="CPE 14.7", skilled=True),
    Way("cooperative_lost", 3, TOGETHER, (CANNON,), rule="CPE 14.7"),
    Way("cooperative_4_seats", 4, TOGETHER, ANY_END, rule="CPE 14.1"),
    Way("brutal", 2, {**TOGETHER, "difficulty": "brutal"}, (CANNON,), rule="CPE 15.8"),
    Way("solo_one_group", 1, rule="CPE 18.1", skilled=True),
    Way("solo_groups_of_one_race", 3, {**TOGETHER, "same_race": "yes"}, ANY_END, rule="CPE 18.1"),
    Way("historic_monument", 2, {"objective": "historic_monument"}, rule="CPE 19.1"),
    Way("draw_two_races", 3, {"races": "draw_two"}, rule="CPE 19.2"),
    Way("cooperative_command_counters", 2, {**TOGETHER, "command_counters": "yes"}, ANY_END, rule="CPE 19.3"),
    Way("tech_locations", 2, {**TOGETHER, "tech_locations": "yes"}, ANY_END, rule="CPE 19.4"),
    Way("active_resistance", 3, {"active_resistance": "yes"}, rule="CPE 19.5"),
    Way("active_resistance_lost_by_all", 3, {"active_resistance": "yes"}, (CANNON,), rule="CPE 19.5"),
    Way("must_take_objective", 1, {"must_take_objective": "yes"}, rule="CPE 19.7", skilled=True),
    Way("prepared_resistance", 2, {**TOGETHER, "more_counters": "yes"}, ANY_END, rule="CPE 19.8"),
    Way("factory_taken_and_cashed_in", 2, {"apocalypse": "yes"}, happens=frozenset({CASHED}), rule="CPE 23.8"),
    Way("ship_sunk_in_two_battles", 2, {"apocalypse": "yes"}, happens=frozenset({MET_AGAIN, SUNK}), rule="CPE 22.2"),
    Way("competitive_5_seats", 5, rule="CPE 24.2"),
    Way("competitive_6_seats", 6, {"second_objective": "other"}, rule="CPE 24.3"),
    Way("teams_of_three", 6, {"mode": "team"}, rule="CPE 24.5"),
    Way("three_teams_of_one_race", 6, {"mode": "team", "teams": "three", "one_race": "yes"}, rule="CPE 24.6"),
    Way("close_rivals", 4, {"apocalypse": "yes", "close_rivals": "yes"}, rule="CPE 24.7"),
    Way("cooperative_5_seats", 5, TOGETHER, ANY_END, rule="CPE 24.9", skilled=True),
    Way("brutal_board_2_seats", 2, {"apocalypse": "yes", "board": "brutal"}, rule="CPE 25.6"),
    Way("brutal_board_4_seats", 4, {"apocalypse": "yes", "board": "brutal"}, rule="CPE 25.2"),
    Way("brutal_board_6_seats", 6, {"board": "brutal"}, rule="CPE 25.4"),
)


def happening(g: Invasion, seat: int, option: Option, before: set[str]) -> set[str]:
    """What an option is, of the things that a way asks for; notes of what goes before them are among it."""
    found = of_the_expansion(g, seat, option, before) if isinstance(g, Apocalypse) else set[str]()
    if option.verb != "play":
        return found
    windows = [frame for frame in g.stack if isinstance(frame, CancelWindow)]
    if windows and g.stack[-1] == windows[-1]:
        found.add(CANCEL)
        if len(windows) > 1:
            found.add(CANCELLED_CANCEL)
    elif g.fight_seat >= 0 and seat not in (g.fight_seat, g.fight_foe):
        found.add(INTERRUPT)
    return found


def of_the_expansion(g: Apocalypse, seat: int, option: Option, before: set[str]) -> set[str]:
    """Factories that change hands, and ships that outlast a battle."""
    found: set[str] = set()
    turn = f"round {g.round} turn {g.turn}"
    if option.verb == "factory":
        found.add(f"factory {option.args[0]} of {seat} at {g.number}")
    if option.verb == "cash":
        built = [note.split() for note in before if note.startswith(f"factory {option.args[0]} of ")]
        last = max(built, key=lambda words: int(words[-1]), default=[])
        found |= {CASHED} if last and last[3] != str(seat) else set()
    for space in range(g.layout.spaces):
        for kind in g.counters_at(space) if g.counters[space] else []:
            if g.pack.cards[kind].whole >= 0:
                found.add(f"damaged {kind} in {space}: {turn}")
    met = [note for note in before if note.startswith(f"damaged {g.fight_counter} in {g.fight_space}: ")]
    if any(not note.endswith(turn) for note in met):
        found.add(MET_AGAIN)
    return found | {SUNK} if any(g.trophies) else found


class Players:
    """The seats of one seed: their picks, and fair dice of a secret that the record reveals."""

    def __init__(self, way: Way, seed: int) -> None:
        self.random = random.Random(f"{way.name} {seed}")
        self.dealer = Fair(f"{way.name} {seed}".encode(), way.name)
        self.bots = [Greedy(f"{way.name} {seed} {seat}") for seat in range(way.seats)] if way.skilled else []

    def pick(self, g: Invasion) -> tuple[int, Option]:
        seat = self.random.choice(g.deciders())
        offers = g.offers(seat)
        if self.bots:
            return seat, self.bots[seat].choose(GAME, GAME.redeal(g, seat, self.random), seat)
        return seat, self.random.choices(offers, [LEANS.get(option.verb, 10) for option in offers])[0]


def find(way: Way) -> int:
    """The first seed that plays so."""
    for seed in range(MOST_SEEDS):
        players, seen = Players(way, seed), set[str]()
        g, frame = GAME.first(way.seats, GAME.check(way.seats, way.settings))
        assert isinstance(g, Invasion)
        g.dealer = players.dealer
        g.start(frame)
        while g.deciders():
            seat, option = players.pick(g)
            if way.happens:
                seen |= happening(g, seat, option, seen)
            g.apply(option, seat)
        if g.ended in way.ended and way.happens <= seen:
            return seed
    sys.exit(f"No {way.name} in {MOST_SEEDS} games.")


def transcript(way: Way, seed: int) -> Record:
    players = Players(way, seed)
    dealer = players.dealer
    table = Table(GAME, way.seats, way.settings, dealer)
    while not table.over:
        g = table.position
        assert isinstance(g, Invasion)
        seat, option = players.pick(g)
        table.play(option, seat)
    shown = {"commitment": dealer.commitment, "salts": dealer.salts, "secret": dealer.secret.hex()}
    return write(GAME, way.seats, table.settings, table.log, shown, every=1)


def main() -> None:
    HOME.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [way.name for way in WAYS]
    for way in track([way for way in WAYS if way.name in wanted], "Transcripts"):
        way.path.write_text(transcript(way, find(way)).text(), encoding="utf-8")


if __name__ == "__main__":
    main()

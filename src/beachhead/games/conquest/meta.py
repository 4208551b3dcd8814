"""Conquest of Planet Earth as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from beachhead.games.conquest import judge, positions, rules, words
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.packs import WITH_APOCALYPSE, core, describe, find, load_file
from beachhead.games.conquest.inventory import conserved
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import COMPETITIVE, COOPERATIVE, TEAM
from beachhead.games.conquest.outcomes import say_outcome
from beachhead.games.conquest.phrases import EVENTS
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.reasons import reasons
from beachhead.games.conquest.redeal import redeal
from beachhead.games.conquest.scoring import places
from beachhead.games.conquest.setup import SetUp
from beachhead.games.conquest.sheet import sheet
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.told import say_event
from beachhead.games.conquest.view import InvasionView, view
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say
from beachhead.parts.shelf import CORE

MODES = {"competitive": COMPETITIVE, "cooperative": COOPERATIVE, "team": TEAM}
OBJECTIVES = ("capitol_city", "historic_monument")


def invasion(g: Position) -> Invasion:
    assert isinstance(g, Invasion)
    return g


class Conquest(Game):
    key = "conquest"
    title = "Conquest of Planet Earth"
    rules = "1"
    tagline = "Rival saucer fleets race, or band together, to frighten the Earth into surrender."
    about = (
        "It is the 1950s and the armada is here. Explore the country space by space, fight whatever comes out of its "
        "towns, and hold enough frightened people to win. Race one another with every dirty trick in hand, "
        "play two against two, or stand together against a Resistance that builds its Super Cannon."
    )
    minutes = "60–90"
    seats = (1, 2, 3, 4)
    default_seats = 3
    settings = (
        Setting(
            "mode",
            "Mode",
            "A race of rivals, all together against the Resistance, or two teams. Alone it is always cooperative.",
            ("competitive", "cooperative", "team"),
            "competitive",
        ),
        Setting(
            "difficulty",
            "Resistance",
            "How fast the Resistance arms itself, where it is active.",
            ("standard", "brutal"),
            "standard",
        ),
        Setting("active_resistance", "Active Resistance", "A race in which everybody can lose to the Super Cannon."),
        Setting(
            "objective",
            "Objective",
            "What stands in the middle.",
            ("capitol_city", "historic_monument"),
            "capitol_city",
        ),
        Setting("races", "Races", "One at random, or two to choose from.", ("random", "draw_two"), "random"),
        Setting("one_race", "One race for a team", "Both players of a team play the same race.", seats=(4,)),
        Setting("same_race", "One race for all", "Every group of a cooperative game is of the same race."),
        Setting("command_counters", "Command counters", "Cooperative: choose action points instead of rolling."),
        Setting("tech_locations", "Tech locations", "Every free Tech location adds a die to the breakthrough roll."),
        Setting("must_take_objective", "Take the objective", "Cooperative: it must be conquered or demolished to win."),
        Setting("more_counters", "Prepared Resistance", "One more resistance counter on every section at the start."),
        Setting(
            "apocalypse",
            "Apocalypse",
            "The expansion: coasts with a Resistance of their own, navy ships, terror factories, more races and cards.",
        ),
        Setting("pack", "Cards", "The cards to play with: the core pack, or one of your own.", (), CORE, source="ours"),
    )
    credits = "Designed by Jason C. Hill, published by Flying Frog Productions."
    sources = "What the rulebook and public sources tell of its cards is marked so; the others are ours, in its spirit."
    colours = ("Green", "Blue", "Red", "Gold")

    def grammar_of(self, g: Position) -> Grammar:
        invasion(g).bind()
        if invasion(g).rules[rules.TEAMS]:
            recount(invasion(g))
        return invasion(g).pack.moves.grammar

    @property
    def grammar(self) -> Grammar:  # type: ignore[override]
        return core().moves.grammar

    def empty(self, seats: int, saved: Data) -> Invasion:
        data = saved.get("data")
        with_it = isinstance(data, dict) and "factories" in data
        g = table(seats, CORE, "yes" if with_it else "no", str(seats))
        g.clear_table()
        return g

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        g = table(seats, settings["pack"], settings["apocalypse"], str(seats))
        g.clear_table()
        g.rules = rule_numbers(seats, settings)
        return g, SetUp()

    def check(self, seats: int, settings: Settings) -> Settings:
        whole = super().check(seats, settings)
        find(whole["pack"] + (WITH_APOCALYPSE if whole["apocalypse"] == "yes" else ""))
        if seats == 1:
            if settings.get("mode", "cooperative") == "team":
                raise BadSetup("A team game is for 4 players, not 1.")
        mode = mode_of(seats, whole)
        if mode == "team" and seats != 4:
            raise BadSetup(f"A team game is for 4 players, not {seats}.")
        only = {
            "active_resistance": ("competitive", "team"),
            "one_race": ("team",),
            "same_race": ("cooperative",),
            "command_counters": ("cooperative",),
            "must_take_objective": ("cooperative",),
        }
        titles = {setting.key: setting.title for setting in self.settings}
        for key, modes in only.items():
            if whole[key] == "yes" and mode not in modes:
                raise BadSetup(f"'{titles[key]}' is for the {' or '.join(modes)} game.")
        resisting = mode == "cooperative" or whole["active_resistance"] == "yes"
        for key, default in (("difficulty", "standard"), ("tech_locations", "no"), ("more_counters", "no")):
            if whole[key] != default and not resisting:
                raise BadSetup(f"'{titles[key]}' needs a cooperative game or an active Resistance.")
        return whole

    def read_pack(self, path: Path) -> str:
        return load_file(path).key

    def describe_pack(self, path: Path) -> str:
        return describe(load_file(path))

    def outcome(self, g: Position) -> Outcome:
        t = invasion(g)
        return Outcome(places(t), tuple(t.terror), say_outcome(t))

    def points(self, g: Position) -> tuple[int, ...]:
        return tuple(invasion(g).terror)

    def teams(self, g: Position) -> list[list[int]]:
        t = invasion(g)
        return [[s for s in range(t.seats) if rules.team(t, s) == k] for k in range(t.rules[rules.TEAMS])]

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Invasion:
        return redeal(invasion(g), seat, rng)

    def view(self, g: Position, seat: int) -> InvasionView:
        return view(invasion(g), seat)

    def value(self, g: Position, seat: int) -> float:
        return judge.value(invasion(g), seat)

    def positions(self) -> dict[str, Position]:
        return {name: make() for name, make in positions.POSITIONS.items()}

    def conserved(self, g: Position) -> list[int]:
        return conserved(invasion(g))

    def sheet(self, g: Position, seat: int) -> Sheet:
        return sheet(invasion(g), seat)

    def card_name(self, g: Position, pile: str, card: int) -> str:
        return invasion(g).pack.rows[card].key

    def say_option(self, g: Position, option: Option) -> Say:
        return words.say_option(invasion(g), option)

    def touches(self, g: Position, option: Option) -> list[str]:
        return words.touches(invasion(g), option)

    def gain(self, g: Position, option: Option) -> str:
        return words.gain(invasion(g), option)

    def say_event(self, g: Position, event: Told) -> Say | None:
        return say_event(invasion(g), event)

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        if not shown:
            return EVENTS("drawn_hidden")
        if not cards:
            return EVENTS("drawn_none")
        return EVENTS("drawn", cards=", ".join(invasion(g).pack.rows[card].name for card in cards))

    def prompt(self, g: Position, seat: int) -> Say:
        return words.prompt(invasion(g), seat)

    def reasons(self, g: Position, seat: int) -> dict[str, Say]:
        return reasons(invasion(g), seat)

    def heading(self, g: Position) -> str:
        return words.heading(invasion(g))


def table(seats: int, pack: str, apocalypse: str, layout: str) -> Invasion:
    """A table of the kind that the expansion needs, or does not."""
    if apocalypse == "yes":
        return Apocalypse(seats, find(f"{pack}{WITH_APOCALYPSE}"), LAYOUTS[layout])
    return Invasion(seats, find(pack), LAYOUTS[layout])


def mode_of(seats: int, settings: Settings) -> str:
    """Whoever plays alone plays the cooperative game (CPE 18.1)."""
    return "cooperative" if seats == 1 else settings["mode"]


def rule_numbers(seats: int, settings: Settings) -> list[int]:
    """The settings as `g.rules` has them."""
    mode = MODES[mode_of(seats, settings)]
    numbers = [0] * (15 if settings["apocalypse"] == "yes" else 12)
    numbers[rules.MODE] = mode
    numbers[rules.TEAMS] = seats if mode == COMPETITIVE else 1 if mode == COOPERATIVE else 2
    numbers[rules.BRUTAL] = int(settings["difficulty"] == "brutal")
    numbers[rules.PHASE] = int(mode == COOPERATIVE or settings["active_resistance"] == "yes")
    numbers[rules.CHOSEN] = int(mode != COOPERATIVE or settings["command_counters"] == "yes")
    numbers[rules.MONUMENT] = int(settings["objective"] == "historic_monument")
    numbers[rules.DRAW_TWO] = int(settings["races"] == "draw_two")
    for index, key in (
        (rules.ONE_RACE, "one_race"),
        (rules.SAME_RACES, "same_race"),
        (rules.TECH_LOCATIONS, "tech_locations"),
        (rules.MUST_TAKE, "must_take_objective"),
        (rules.MORE_COUNTERS, "more_counters"),
    ):
        numbers[index] = int(settings[key] == "yes")
    return numbers


GAME = Conquest()

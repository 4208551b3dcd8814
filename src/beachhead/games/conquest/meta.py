"""Conquest of Planet Earth as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from beachhead.games.conquest import features, judge, positions, rules, words
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import RACE
from beachhead.games.conquest.cards.packs import WITH_APOCALYPSE, Pack, core, describe, find, load_file
from beachhead.games.conquest.inventory import conserved
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import ACTION, COMPETITIVE, COOPERATIVE, DRAW, TEAM
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
from beachhead.kernel.errors import BadSave, BadSetup
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say
from beachhead.parts.shelf import CORE

MODES = {"competitive": COMPETITIVE, "cooperative": COOPERATIVE, "team": TEAM}
EXPANDED = 5  # so many players need the expansion (CPE 24.1)
TEAM_SEATS = (4, 6)


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
        "play in teams, or stand together against a Resistance that builds its Super Cannon."
    )
    minutes = "60–90"
    seats = (1, 2, 3, 4, 5, 6)
    default_seats = 3
    settings = (
        Setting(
            "mode",
            "Mode",
            "A race of rivals, all together against the Resistance, or teams (4 or 6). Alone it is always cooperative.",
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
        Setting(
            "teams",
            "Teams",
            "Six in teams: two of three players, or three of two.",
            ("two", "three"),
            "two",
            seats=(6,),
        ),
        Setting("one_race", "One race for a team", "The players of a team play the same race.", seats=(4, 6)),
        Setting("same_race", "One race for all", "Every group of a cooperative game is of the same race."),
        Setting("command_counters", "Command counters", "Cooperative: choose action points instead of rolling."),
        Setting("tech_locations", "Tech locations", "Every free Tech location adds a die to the breakthrough roll."),
        Setting("must_take_objective", "Take the objective", "Cooperative: it must be conquered or demolished to win."),
        Setting("more_counters", "Prepared Resistance", "One more resistance counter on every section at the start."),
        Setting(
            "apocalypse",
            "Apocalypse",
            "The expansion: coasts with a Resistance of their own, navy ships, terror factories, more races and cards. "
            "With five or six players it is always in the game.",
        ),
        Setting(
            "second_objective",
            "Second objective",
            "Five or six play for two objectives: alike, or one of each side of the card.",
            ("same", "other"),
            "same",
            seats=(5, 6),
        ),
        Setting(
            "board",
            "Board",
            "Apocalypse: on the brutal board rivals are close together and the objective lies between their sections.",
            ("standard", "brutal"),
            "standard",
            seats=(2, 3, 4, 5, 6),
        ),
        Setting(
            "close_rivals",
            "Close Rivals",
            "Apocalypse, a race of four or more: in another's turn only the players beside them may play Events.",
            seats=(4, 5, 6),
        ),
        Setting("pack", "Cards", "The cards to play with: the core pack, or one of your own.", (), CORE, source="ours"),
    )
    credits = "Designed by Jason C. Hill, published by Flying Frog Productions."
    sources = "What the rulebook and public sources tell of its cards is marked so; the others are ours, in its spirit."
    colours = ("Green", "Blue", "Red", "Gold", "Violet", "White")

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
        kept = data if isinstance(data, dict) else {}
        layout = kept.get("layout_key", str(seats))
        if not isinstance(layout, str) or layout not in LAYOUTS or len(LAYOUTS[layout].landing) != seats:
            raise BadSave(f"The saved game is damaged: there is no board {layout!r} for {seats} players.")
        g = table(seats, CORE, "yes" if "factories" in kept else "no", layout)
        g.clear_table()
        return g

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        layout = f"brutal{seats}" if settings["board"] == "brutal" else str(seats)
        g = table(seats, settings["pack"], settings["apocalypse"], layout)
        g.clear_table()
        g.rules = rule_numbers(seats, settings)
        return g, SetUp()

    def check(self, seats: int, settings: Settings) -> Settings:
        whole = super().check(seats, settings)
        if seats >= EXPANDED:
            whole["apocalypse"] = "yes"
        find(whole["pack"] + (WITH_APOCALYPSE if whole["apocalypse"] == "yes" else ""))
        if whole["mode"] == "team" and seats not in TEAM_SEATS:
            raise BadSetup(f"A team game is for 4 or 6 players, not {seats}.")
        mode = mode_of(seats, whole)
        only = {
            "active_resistance": ("competitive", "team"),
            "one_race": ("team",),
            "teams": ("team",),
            "board": ("competitive", "team"),
            "close_rivals": ("competitive",),
            "same_race": ("cooperative",),
            "command_counters": ("cooperative",),
            "must_take_objective": ("cooperative",),
        }
        titles = {setting.key: setting.title for setting in self.settings}
        usual = {setting.key: setting.default for setting in self.settings}
        for key, modes in only.items():
            if whole[key] != usual[key] and mode not in modes:
                raise BadSetup(f"'{titles[key]}' is for the {' or '.join(modes)} game.")
        for key in ("board", "close_rivals"):
            if whole[key] != usual[key] and whole["apocalypse"] != "yes":
                raise BadSetup(f"'{titles[key]}' needs the Apocalypse expansion.")
        resisting = mode == "cooperative" or whole["active_resistance"] == "yes"
        for key in ("difficulty", "tech_locations", "more_counters"):
            if whole[key] != usual[key] and not resisting:
                raise BadSetup(f"'{titles[key]}' needs a cooperative game or an active Resistance.")
        needed, there = races_needed(seats, whole), sum(pack_of(whole).deck(RACE))
        if needed > there:
            raise BadSetup(f"{seats} players with two races to choose from need {needed}; these cards have {there}.")
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

    def features(self, g: Position, seat: int) -> list[float]:
        return features.features(invasion(g), seat)

    def turn_number(self, g: Position) -> int:
        """Every phase of every seat's turn counts one: what a fight brings is not part of a plan of moves."""
        t = invasion(g)
        done = 0
        if ACTION <= t.phase <= DRAW:
            done = (t.turn - t.first) % t.seats * DRAW + t.phase
        elif t.phase > DRAW:
            done = t.seats * DRAW + 1
        return t.round * self.turns_a_round(g) + done

    def turns_a_round(self, g: Position) -> int:
        """A command phase, three phases for each seat, and one for the Resistance."""
        return DRAW * g.seats + 2

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


def pack_of(settings: Settings) -> Pack:
    return find(settings["pack"] + (WITH_APOCALYPSE if settings["apocalypse"] == "yes" else ""))


def table(seats: int, pack: str, apocalypse: str, layout: str) -> Invasion:
    """A table of the kind that the expansion needs, or does not."""
    if apocalypse == "yes":
        return Apocalypse(seats, find(f"{pack}{WITH_APOCALYPSE}"), LAYOUTS[layout])
    return Invasion(seats, find(pack), LAYOUTS[layout])


def races_needed(seats: int, settings: Settings) -> int:
    """How many are drawn at the start (CPE 3.2, 17.3, 19.2)."""
    groups = seats
    if settings["same_race"] == "yes":
        groups = 1
    elif settings["one_race"] == "yes":
        groups = teams_of(seats, settings)
    return 2 * groups if settings["races"] == "draw_two" else groups


def mode_of(seats: int, settings: Settings) -> str:
    """Whoever plays alone plays the cooperative game (CPE 18.1)."""
    return "cooperative" if seats == 1 else settings["mode"]


def teams_of(seats: int, settings: Settings) -> int:
    """How many sides there are (CPE 14.1, 17.1, 24.5)."""
    mode = mode_of(seats, settings)
    if mode == "team":
        return 3 if settings["teams"] == "three" else 2
    return seats if mode == "competitive" else 1


def rule_numbers(seats: int, settings: Settings) -> list[int]:
    """The settings as `g.rules` has them."""
    mode = MODES[mode_of(seats, settings)]
    numbers = [0] * (14 if settings["apocalypse"] == "yes" else 12)
    numbers[rules.MODE] = mode
    numbers[rules.TEAMS] = teams_of(seats, settings)
    numbers[rules.BRUTAL] = int(settings["difficulty"] == "brutal")
    numbers[rules.PHASE] = int(mode == COOPERATIVE or settings["active_resistance"] == "yes")
    numbers[rules.CHOSEN] = int(mode != COOPERATIVE or settings["command_counters"] == "yes")
    numbers[rules.MONUMENT] = int(settings["objective"] == "historic_monument")
    numbers[rules.DRAW_TWO] = int(settings["races"] == "draw_two")
    if settings["apocalypse"] == "yes":
        other = settings["second_objective"] == "other"
        numbers[rules.CLOSE_RIVALS] = int(settings["close_rivals"] == "yes")
        numbers[rules.SECOND_OBJECTIVE] = numbers[rules.MONUMENT] ^ int(other)
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

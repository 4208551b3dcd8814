"""What a game tells about itself; the registry holds one such object for each game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from beachhead.kernel.errors import BadSetup, quoted
from beachhead.kernel.frames import Frame
from beachhead.kernel.log import Told
from beachhead.kernel.options import Grammar, Option, nearest
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data, fill
from beachhead.kernel.words import Say

if TYPE_CHECKING:
    from collections.abc import Sequence

Settings = dict[str, str]


@dataclass(frozen=True)
class Setting:
    """Something to decide before the game: a variant, a mode, an open figure."""

    key: str
    title: str
    line: str  # what it changes, in one line
    choices: tuple[str, ...] = ("no", "yes")  # none: any text that the game itself checks
    default: str = "no"
    seats: tuple[int, ...] = ()  # the seat counts it is for; all where empty
    source: str = "rulebook"


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a place for each seat (1 is best, equal places are shared), points, and why."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    why: Say

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Mark(msgspec.Struct, frozen=True):
    """A figure beside a seat's name: what it is, and how much."""

    label: str
    value: str
    icon: str = ""


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table in the view every game shares: `id` is what options touch."""

    id: str
    label: str
    text: str = ""
    owner: int = -1


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named part of the table with the things that lie there."""

    id: str
    title: str
    items: list[Item] = []
    text: str = ""
    owner: int = -1
    closed: Say | None = None


class Sheet(msgspec.Struct, frozen=True):
    """A whole table as text: what the screen reader, the terminal and the generic page show."""

    headline: str
    seats: list[list[Mark]]
    areas: list[Area]


class PoolCard(msgspec.Struct, frozen=True):
    """A card that a deck can be built from, as it is printed; the standard deck has `copies` of at most `most`."""

    key: str
    name: str
    kind: str
    text: str
    costs: dict[str, int]
    power: int | None
    tags: list[str]
    keywords: list[str]
    flavour: str
    source: str
    copies: int
    most: int


class DeckPool(msgspec.Struct, frozen=True):
    """What the deck of one side can be built from; `setting` takes the changes, as 'key:+1,other:-1'."""

    setting: str
    title: str
    least: int
    most: int
    cards: list[PoolCard]


class Game:
    """One game.  Subclasses fill in the facts and the functions; everything else reaches them here."""

    key: str = ""
    title: str = ""
    rules: str = "1"
    tagline: str = ""
    about: str = ""
    minutes: str = ""
    seats: tuple[int, ...] = ()
    default_seats: int = 2
    settings: tuple[Setting, ...] = ()
    credits: str = ""
    sources: str = ""
    grammar: Grammar = Grammar()
    colours: tuple[str, ...] = ("Red", "Blue", "Green", "Gold", "Violet", "White")
    open: bool = False  # no seat sees more than another: players who share a screen need not look away

    # Positions.

    def empty(self, seats: int, saved: Data) -> Position:
        """A position of this game with nothing in it, of the kind that a save can be filled into."""
        raise TypeError

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        """An empty table and the rule that sets it up."""
        raise TypeError

    def outcome(self, g: Position) -> Outcome:
        raise TypeError

    def points(self, g: Position) -> tuple[int, ...]:
        """The points of each seat as they stand in the middle of a game."""
        return self.outcome(g).points

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Position:
        """A position that this seat could not tell from the real one."""
        raise TypeError

    def value(self, g: Position, seat: int) -> float:
        """How good the position is for a seat, by the game's judge."""
        raise TypeError

    def features(self, g: Position, seat: int) -> list[float]:
        """What a learned value is made from, the judge's own value first; empty where the judge offers nothing."""
        return []

    def published(self, g: Position, seat: int) -> float:
        """The worth of a position by the scheme of an earlier program, for a reference opponent."""
        raise BadSetup(f"There is no published scheme for {self.title}.")

    def turn_number(self, g: Position) -> int:
        """Grows whenever a turn begins, so that a plan knows where its own turn ends."""
        return int(getattr(g, "turns", 0))

    def turns_a_round(self, g: Position) -> int:
        """By how much the turn number grows from a seat's turn to its next."""
        return g.seats

    def teams(self, g: Position) -> list[list[int]]:
        """The seats that win together."""
        return [[seat] for seat in range(g.seats)]

    def grammar_of(self, g: Position) -> Grammar:
        """The options of this position's game; card packs bring words of their own."""
        return self.grammar

    def positions(self) -> dict[str, Position]:
        """Named positions for counting decision trees."""
        return {}

    def conserved(self, g: Position) -> list[int]:
        """Counts of pieces that no rule may change."""
        return []

    # What a seat may see, and how it is said.

    def view(self, g: Position, seat: int) -> msgspec.Struct:
        """All that a seat may see, built up from nothing; seat -1 is a spectator."""
        raise TypeError

    def sheet(self, g: Position, seat: int) -> Sheet:
        raise TypeError

    def card_name(self, g: Position, pile: str, card: int) -> str:
        """The word for a card in the record's lines."""
        raise TypeError

    def say_option(self, g: Position, option: Option) -> Say:
        raise TypeError

    def touches(self, g: Position, option: Option) -> list[str]:
        """The things in the view that an option acts on."""
        return []

    def gain(self, g: Position, option: Option) -> str:
        """What an option brings, in a few signs ('+2 fuel'); empty where that is not plain."""
        return ""

    def say_event(self, g: Position, event: Told) -> Say | None:
        raise TypeError

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        raise TypeError

    def prompt(self, g: Position, seat: int) -> Say:
        """What the deciding seat is asked."""
        raise TypeError

    def reasons(self, g: Position, seat: int) -> dict[str, Say]:
        """Why things cannot be done now, by the id of the thing."""
        return {}

    def heading(self, g: Position) -> str:
        """The turn that a log line belongs to."""
        return ""

    # Shared.

    def check(self, seats: int, settings: Settings) -> Settings:
        """The settings completed with their defaults, or a sentence that says what is wrong."""
        if seats not in self.seats:
            counts = " or ".join(str(n) for n in self.seats)
            raise BadSetup(f"{self.title} is for {counts} players, not {seats}.")
        known = {s.key: s for s in self.settings}
        for key, value in settings.items():
            if key not in known:
                raise BadSetup(f"{self.title} has no setting {quoted(key)}{nearest(key, tuple(known))}")
            if known[key].choices and value not in known[key].choices:
                choices = ", ".join(known[key].choices)
                raise BadSetup(f"'{key}' can be {choices}, not {quoted(value)}.")
            if known[key].seats and seats not in known[key].seats and value != known[key].default:
                counts = " or ".join(str(n) for n in known[key].seats)
                raise BadSetup(f"'{known[key].title}' is for {counts} players, not {seats}.")
        return {s.key: settings.get(s.key, s.default) for s in self.settings}

    def read_pack(self, path: Path) -> str:
        """Takes up a card pack from a file; returns the name that the setting 'pack' knows it by."""
        raise BadSetup(f"{self.title} has no card packs.")

    def describe_pack(self, path: Path) -> str:
        """What is in a card pack, for a person; a pack with mistakes is refused with all of them."""
        raise BadSetup(f"{self.title} has no card packs.")

    def deck_pools(self, pack: str = "") -> list[DeckPool]:
        """What decks of one's own can be built from, one pool for each deck; none where decks are fixed."""
        return []

    def load(self, data: Data) -> Position:
        seats = data.get("seats")
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup(f"A saved game of {self.title} cannot have {seats!r} seats.")
        g = self.empty(seats, data)
        fill(g, data, self.grammar_of, self.frames())
        return g

    def frames(self) -> dict[str, type[Frame]]:
        """The frames of this game by name: those defined in its own folder or in shared parts."""
        home = type(self).__module__.rsplit(".", 1)[0] + "."
        shared = __name__.split(".", 1)[0] + ".parts."
        found: dict[str, type[Frame]] = {}
        kinds: list[type[Frame]] = list(Frame.__subclasses__())
        while kinds:
            kind = kinds.pop()
            kinds.extend(kind.__subclasses__())
            if kind.__module__.startswith((home, shared)):
                found[kind.__name__] = kind
        return found

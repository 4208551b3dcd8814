"""A prepared planet: pieces where a test wants them, and chance that answers as written.

A plain race that nothing helps plays on both sides unless a test says otherwise, so that figures of real ones can
be tuned: green on section b, blue on section c, the objective's section is a.  Hands and menace pools are empty,
so nobody is asked in vain.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from beachhead.games.conquest.actions import Actions
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.packs import Pack, find, parse
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import (
    ACTION,
    ALIENS,
    BATTLE,
    COMPETITIVE,
    COOPERATIVE,
    COUNTERS,
    EVENTS,
    POOL,
    SAUCERS,
    SPACE_WORDS,
    THEM,
    US,
)
from beachhead.games.conquest.pieces import take_stuff
from beachhead.games.conquest.queries import recount, strength
from beachhead.games.conquest.resistance import RedEvent
from beachhead.games.conquest.rules import CHOSEN, MODE, PHASE, TEAMS
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.turn import Battles, Rounds, Turn
from beachhead.kernel.position import CHANCE

GREEN, BLUE = 0, 1
PLAIN = "plain"
ROW = """
[[card]]
key = "plain"
name = "The Plain"
kind = "race"
strength = 2
intelligence = 5
text = ""
traits = [{ trait = "hand", n = 0 }]
powers = [{ when = "action", menace = 99, do = [{ do = "menace" }] }]
"""
# The core pack and one more, last, so that all cards keep their numbers.
PACK = parse(files("beachhead.games.conquest.cards").joinpath("core.toml").read_text(encoding="utf-8") + ROW, "table")
# The same and the cards of the Apocalypse expansion, after them.
WIDE = Pack("wide", "", [*PACK.rows, *find("core+apocalypse").rows[len(PACK.rows) - 1 :]], [])
KIND_DECKS = {
    "event": 0,
    "resistance": 1,
    "stuff": 2,
    "location": 3,
    "human_tech": 4,
    "counter": 6,
    "race": 7,
    "coastal": 8,
    "ship": 9,
}


def card(key: str) -> int:
    return WIDE.index[key]


def space(word: str) -> int:
    return SPACE_WORDS.index(word)


@dataclass(frozen=True)
class Dice:
    """What the next roll shows."""

    faces: tuple[int, ...]


@dataclass(frozen=True)
class Cards:
    """What the next draw finds."""

    keys: tuple[str, ...]


def dice(*faces: int) -> Dice:
    return Dice(faces)


def cards(*keys: str) -> Cards:
    return Cards(keys)


class Table:
    """A position in the making."""

    def __init__(self, *races: str, cooperative: bool = False, seats: int = 2, apocalypse: bool = False) -> None:
        self.pack = WIDE if apocalypse else PACK
        kind = Apocalypse if apocalypse else Invasion
        g = self.g = kind(seats, self.pack, LAYOUTS[str(seats)])
        g.clear_table()
        rules = g.rules[:]
        rules[MODE] = COOPERATIVE if cooperative else COMPETITIVE
        rules[TEAMS] = 1 if cooperative else seats
        rules[PHASE] = int(cooperative)
        rules[CHOSEN] = int(not cooperative)
        g.rules = rules
        g.open_decks(cooperative)
        wanted = [*races, *[PLAIN] * seats][:seats]
        g.race = [card(key) for key in wanted]
        g.location[0] = card("capitol_city")
        for seat in range(seats):
            for n in range(SAUCERS):
                g.put(seat * ALIENS + n, g.layout.landing[seat])
        g.round = 1
        recount(g)

    def take(self, key: str) -> int:
        """A card out of its deck."""
        row = self.pack.rows[card(key)]
        deck = 5 if row.red_text and self.g.rules[MODE] == COOPERATIVE else KIND_DECKS[row.kind]
        assert self.g.deck[deck][card(key)], f"there is no {key} left"
        self.g.deck[deck][card(key)] -= 1
        return card(key)

    def place(self, where: str, key: str) -> Table:
        """A location is explored."""
        self.g.location[space(where)] = self.take(key)
        recount(self.g)
        return self

    def fly(self, seat: int, where: str, n: int = 1) -> Table:
        """Saucers leave the landing site."""
        site = self.g.layout.landing[seat]
        for _ in range(n):
            self.g.put(self.g.saucer_in(seat, site), space(where))
        return self

    def wreck(self, seat: int, n: int = 1) -> Table:
        """Saucers of the landing site are destroyed."""
        for _ in range(n):
            self.g.put(self.g.saucer_in(seat, self.g.layout.landing[seat]), POOL)
        return self

    def hand(self, seat: int, *keys: str) -> Table:
        self.g.hand[seat] = sorted([*self.g.hand[seat], *[self.take(key) for key in keys]])
        return self

    def stuff(self, seat: int, *keys: str) -> Table:
        for key in keys:
            take_stuff(self.g, seat, self.take(key), False)
        return self

    def counter(self, where: str, *keys: str) -> Table:
        g, place = self.g, space(where)
        g.set_counters(place, [*g.counters_at(place), *[self.take(key) for key in keys]])
        return self

    def mark(self, seat: int, where: str) -> Table:
        self.g.marker[space(where)] = seat
        recount(self.g)
        return self

    def tech(self, *keys: str) -> Table:
        self.g.tech.extend([self.take(key) for key in keys])
        return self

    def lasting(self, seat: int, *keys: str) -> Table:
        """Events that remain in play; nobody's if the seat is below zero."""
        self.g.lasting.extend([[self.take(key), seat] for key in keys])
        return self

    def discards(self, *keys: str) -> Table:
        for key in keys:
            kind = self.pack.rows[card(key)].kind
            self.g.discards[EVENTS if kind == "event" else KIND_DECKS[kind]].append(self.take(key))
        return self

    def menace(self, seat: int, n: int) -> Table:
        self.g.menace[seat] = n
        return self

    # Where play begins.

    def action(self, seat: int = GREEN, points: int = 3) -> Invasion:
        """It is the seat's action phase."""
        g = self.g
        rounds, turn = Rounds(1), Turn(seat)
        rounds.at = "next_turn"
        g.first = seat
        g.points[seat] = points
        g.stack = [rounds]
        g.stack.append(turn)
        g.run(turn.begin(g))
        assert g.phase == ACTION
        assert isinstance(g.stack[-1], Actions)
        return g

    def battle(self, seat: int = GREEN) -> Invasion:
        """It is the seat's battle phase."""
        g = self.g
        rounds, turn, battles = Rounds(1), Turn(seat), Battles(seat)
        rounds.at, turn.at = "next_turn", "draw"
        g.first = g.turn = seat
        g.phase = BATTLE
        g.stack = [rounds, turn, battles]
        g.run(battles.begin(g))
        return g

    def red(self, key: str) -> Invasion:
        """A Resistance Event is drawn after everybody's turn."""
        g = self.g
        rounds, event = Rounds(g.seats), RedEvent()
        rounds.at = "new_round"
        g.stack = [rounds, event]
        g.run(event.begin(g))
        return go(g, cards(key))

    def fight(self, foe: str = "us_army_infantry", *helpers: str, at: str = "small_town", n: int = 2) -> Invasion:
        """Green fights at b1 with so many saucers: Heroes first, then the full Resistance, up to the dice."""
        self.place("b1", at).fly(GREEN, "b1", n)
        g = self.battle()
        return go(g, *[cards(key) for key in (*helpers, foe)])

    def against(self, kind: str, n: int = 2) -> Invasion:
        """Green fights a counter at b1, up to the dice."""
        if self.g.location[space("b1")] < 0:
            self.place("b1", "forest")
        return self.counter("b1", kind).fly(GREEN, "b1", n).battle()

    def duel(self, n: int = 2, m: int = 2, at: str = "forest") -> Invasion:
        """Green attacks blue at a1, up to the dice."""
        return self.place("a1", at).fly(GREEN, "a1", n).fly(BLUE, "a1", m).battle()


def go(g: Invasion, *steps: str | Dice | Cards) -> Invasion:
    """Picks options by their text, and lets chance answer, one after the other."""
    for step in steps:
        if isinstance(step, str):
            assert g.seat >= 0, f"'{step}': chance is asked for {waits(g)}"
            found = [option for option in g.options if option.text == step]
            assert found, f"'{step}' is not among {offered(g)}"
            g.apply(found[0])
        else:
            assert g.seat == CHANCE, f"{step}: a seat is asked for {offered(g)}"
            assert g.chance is not None
            if isinstance(step, Dice):
                assert (g.chance.kind, g.chance.n) == ("roll", len(step.faces)), f"{step}: {waits(g)}"
                g.deal(step.faces)
            else:
                assert (g.chance.kind, g.chance.n) == ("draw", len(step.keys)), f"{step}: {waits(g)}"
                answer = tuple([card(key) for key in step.keys])
                assert all(g.bag(g.chance.pile)[c] for c in answer), f"{step} is not in {g.chance.pile}"
                g.deal(answer)
    return g


def waits(g: Invasion) -> str:
    """What chance is asked for."""
    return "" if g.chance is None else f"{g.chance.kind} {g.chance.n} {g.chance.pile}".strip()


def offered(g: Invasion, verb: str = "") -> list[str]:
    return [option.text for option in g.options if not verb or option.verb == verb]


def totals(g: Invasion) -> tuple[int, int]:
    """Both Strength Totals without the dice."""
    return strength(g, US), strength(g, THEM)


def counters(g: Invasion, where: str) -> list[str]:
    return [WIDE.rows[kind].key for kind in g.counters_at(space(where))]


def aliens(g: Invasion, seat: int, where: str) -> int:
    return g.aliens_at(space(where), seat)


def hand(g: Invasion, seat: int) -> list[str]:
    return [WIDE.rows[held].key for held in g.hand[seat]]


def stuff(g: Invasion, seat: int) -> list[str]:
    return [WIDE.rows[held].key for held in g.stuff[seat]]


def pool(g: Invasion, kind: str) -> int:
    """How many of these counters lie in the pool."""
    return g.deck[COUNTERS][card(kind)]

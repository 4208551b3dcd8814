"""Attack the Tower as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from beachhead.games.attack_the_tower import judge, positions, words
from beachhead.games.attack_the_tower.armies import ARMIES, SCHEME_WORDS
from beachhead.games.attack_the_tower.moves import GRAMMAR
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    ARMY_WORDS,
    EMPTY,
    FIRST_ABILITY,
    KINDS,
    LASTING,
    PILE_OF,
    PILE_WORDS,
    SLOTS_EACH,
    card_word,
    title,
)
from beachhead.games.attack_the_tower.phrases import EVENTS, OUTCOMES
from beachhead.games.attack_the_tower.reasons import reasons
from beachhead.games.attack_the_tower.scoring import places
from beachhead.games.attack_the_tower.setup import Match
from beachhead.games.attack_the_tower.sheet import sheet
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.turn import opening_step
from beachhead.games.attack_the_tower.view import KingdomsView, redeal, view
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say

LONGEST_GAME = 1000  # more turns than a game can have
ARMY_CHOICES = ("random", *ARMY_WORDS)


def kingdoms(g: Position) -> Kingdoms:
    assert isinstance(g, Kingdoms)
    return g


class AttackTheTower(Game):
    key = "attack_the_tower"
    title = "Attack the Tower"
    rules = "1"
    tagline = "Three paths, one palace, one attack strong enough."
    about = (
        "Two kingdoms face each other over three paths. Build bases, let them recruit, and judge the moment: a "
        "Renewal strengthens your enemy too. One attack that breaks a territory and the palace behind it ends the "
        "game at once. Five armies, each with its own tricks to play at any moment."
    )
    minutes = "20–40"
    seats = (2,)
    default_seats = 2
    settings = (
        Setting("red_army", "Red's army", "Which army Red leads.", ARMY_CHOICES, "random", source="public"),
        Setting("blue_army", "Blue's army", "Which army Blue leads.", ARMY_CHOICES, "random", source="public"),
        Setting("length", "Length", "The best of three games, or a single one.", ("match", "single"), "match"),
        Setting(
            "card_limit",
            "Card limit",
            "How many cards a hand may hold after a Renewal.",
            ("5", "7", "9"),
            "7",
            source="ours",
        ),
        Setting(
            "abilities",
            "Ability counts",
            "Even: 4 of each troop ability, 2 common, 3 special. More common: 4, 3 and 2. Tapered: 5 4 4 3 3, 3 and 3.",
            SCHEME_WORDS,
            "even",
            source="ours",
        ),
        Setting(
            "attacks",
            "Attacks a turn",
            "Several, each place once, or a single one.",
            ("several", "one"),
            "several",
            source="ours",
        ),
        Setting(
            "burns",
            "Burns",
            "How often an opening hand may be burnt for another.",
            ("0", "2", "5"),
            "5",
            source="ours",
        ),
        Setting(
            "turn_cap",
            "Last turn",
            "After this many turns a game is drawn.",
            ("30", "100", "200"),
            "100",
            source="ours",
        ),
    )
    credits = "Designed and published by OcaStudios, Brazil, as a print-and-play game."
    sources = (
        "Seed: the Aliens' bases, the boards and the second half of the rules. Public: the opening of the official "
        "manual, the army pages, database entries. Ours: what neither says, marked in every paragraph and row."
    )
    grammar = GRAMMAR
    colours = ("Red", "Blue")

    def empty(self, seats: int, saved: Data) -> Kingdoms:
        return Kingdoms(seats)

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        g = Kingdoms(seats)
        for seat, key in enumerate(("red_army", "blue_army")):
            word = settings[key]
            g.army[seat] = EMPTY if word == "random" else ARMY_WORDS.index(word)
        g.single = settings["length"] == "single"
        g.card_limit = int(settings["card_limit"])
        g.scheme = SCHEME_WORDS.index(settings["abilities"])
        g.one_attack = settings["attacks"] == "one"
        g.burn_cap = int(settings["burns"])
        g.turn_cap = int(settings["turn_cap"])
        return g, Match()

    def outcome(self, g: Position) -> Outcome:
        t = kingdoms(g)
        return Outcome(places(t), tuple(t.wins), why_over(t))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Kingdoms:
        return redeal(kingdoms(g), seat, rng)

    def value(self, g: Position, seat: int) -> float:
        return judge.value(kingdoms(g), seat)

    def features(self, g: Position, seat: int) -> list[float]:
        return judge.features(kingdoms(g), seat)

    def turn_number(self, g: Position) -> int:
        """Each of the four steps before the first turn of a game counts as a turn: it is one seat's."""
        t = kingdoms(g)
        return LONGEST_GAME * t.played + opening_step(t) + t.turns

    def positions(self) -> dict[str, Position]:
        return {name: make() for name, make in positions.POSITIONS.items()}

    def conserved(self, g: Position) -> list[int]:
        """Every card by seat and kind: in piles, discards, hand, or on the board."""
        t = kingdoms(g)
        counts: list[int] = []
        for s in range(2):
            board = t.base[s * SLOTS_EACH : (s + 1) * SLOTS_EACH]
            for k in range(KINDS):
                counts.append(t.piles[s * 2][k] + t.discards[s * 2][k] + t.hands[s][k] + board.count(k))
            for a in range(ABILITIES):
                open_here = t.active[s * LASTING + a] if a < LASTING else t.specials[s]
                hidden = t.piles[s * 2 + 1][a] + t.hands[s][FIRST_ABILITY + a]
                counts.append(hidden + t.discards[s * 2 + 1][a] + open_here)
        return counts if t.army != [EMPTY, EMPTY] and any(counts) else []

    def view(self, g: Position, seat: int) -> KingdomsView:
        return view(kingdoms(g), seat)

    def sheet(self, g: Position, seat: int) -> Sheet:
        return sheet(kingdoms(g), seat)

    def card_name(self, g: Position, pile: str, card: int) -> str:
        n = PILE_OF[pile]
        return card_word(n % (2 * len(ARMIES)) // 2, card + (FIRST_ABILITY if n % 2 else 0))

    def say_option(self, g: Position, option: Option) -> Say:
        return words.say_option(kingdoms(g), option)

    def touches(self, g: Position, option: Option) -> list[str]:
        return words.touches(kingdoms(g), option)

    def say_event(self, g: Position, event: Told) -> Say | None:
        return words.say_event(event)

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        n = PILE_OF[pile]
        who, word = words.COLOURS[n // (2 * len(ARMIES))], PILE_WORDS[n % 2]
        if not shown:
            return EVENTS("drew_hidden", who=who, pile=word)
        return EVENTS(
            "drew",
            who=who,
            cards=words.listed([title(self.card_name(g, pile, c)) for c in cards] or ["nothing"]),
            pile=word,
        )

    def prompt(self, g: Position, seat: int) -> Say:
        return words.prompt(kingdoms(g), seat)

    def reasons(self, g: Position, seat: int) -> dict[str, Say]:
        return reasons(kingdoms(g), seat)

    def heading(self, g: Position) -> str:
        t = kingdoms(g)
        game = "" if t.single else f"Game {t.played if t.ended else t.played + 1}, "
        return f"{game}turn {t.turns}: {self.colours[t.turn]}" if t.turns else f"{game}opening"


def why_over(g: Kingdoms) -> Say:
    red, blue = g.wins
    winner = 0 if red > blue else 1
    who, loser = words.COLOURS[winner], words.COLOURS[1 - winner]
    if g.ended == "palace_destroyed":
        return OUTCOMES("palace_destroyed", who=who, loser=loser)
    if g.ended == "turn_cap":
        return OUTCOMES("turn_cap", turns=g.turns)
    if g.ended == "match_won":
        return OUTCOMES("match_won", who=who, most=max(g.wins), least=min(g.wins))
    return OUTCOMES("match_drawn", most=max(g.wins), least=min(g.wins))


GAME = AttackTheTower()

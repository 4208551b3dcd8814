"""Invaders as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from beachhead.games.invaders import judge, positions, words
from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.decks import STANDARD, build, track_start
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.match import Match
from beachhead.games.invaders.names import INVADER, MANKIND, SIDE_WORDS
from beachhead.games.invaders.phrases import EVENTS, OUTCOMES
from beachhead.games.invaders.sheet import sheet
from beachhead.games.invaders.state import War
from beachhead.games.invaders.view import WarView, redeal, view
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.words import Say


def war(g: Position) -> War:
    assert isinstance(g, War)
    return g


class Invaders(Game):
    key = "invaders"
    title = "Invaders"
    rules = "1"
    tagline = "Two unlike armies, three zones, and a plot that runs out of time."
    about = (
        "The year is 2127. One side lands an unyielding invasion and drains Earth's last reserves card by card; "
        "the other holds three zones with cheap defenders, hidden bases and a line of heroes. "
        "Every card is also the coin that pays for another."
    )
    minutes = "45–60"
    seats = (2,)
    default_seats = 2
    settings = (
        Setting(
            "match",
            "Match",
            "Best of three, with cards exchanged in secret between the games.",
            ("single", "best_of_three"),
            "single",
        ),
        Setting(
            "handicap",
            "Handicap",
            "Moves the plot marker's start: -1 helps Mankind, +1 the Invader.",
            ("-1", "0", "+1"),
            "0",
        ),
        Setting("mankind_deck", "Mankind's deck", "The standard deck, or one of your own.", (), STANDARD),
        Setting("invader_deck", "The Invader's deck", "The standard deck, or one of your own.", (), STANDARD),
    )
    credits = "Designed by Mark Chaplin, published by White Goblin Games."
    sources = "Nineteen cards are named by the rulebook; the others are ours, in its spirit, and marked so."
    colours = ("Mankind", "Invader")

    def grammar_of(self, g: Position) -> Grammar:
        war(g).bind()
        return war(g).pack.moves.grammar

    @property
    def grammar(self) -> Grammar:  # type: ignore[override]
        return core().moves.grammar

    def empty(self, seats: int) -> War:
        return War(seats)

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        g = War(seats)
        g.lists = [build(g.pack, side, settings[f"{SIDE_WORDS[side]}_deck"]) for side in (MANKIND, INVADER)]
        handicap = int(settings["handicap"])
        to_win = 2 if settings["match"] == "best_of_three" else 1
        return g, Match(to_win, track_start(sum(g.lists[MANKIND])) + handicap)

    def check(self, seats: int, settings: Settings) -> Settings:
        whole = super().check(seats, settings)
        sizes = {sum(build(core(), side, whole[f"{SIDE_WORDS[side]}_deck"])) for side in (MANKIND, INVADER)}
        if len(sizes) > 1:
            raise BadSetup(f"Both decks must be of the same size, not {' and '.join(map(str, sorted(sizes)))} cards.")
        return whole

    def outcome(self, g: Position) -> Outcome:
        winner = WINNER[g.ended]
        places = (1, 2) if winner == MANKIND else (2, 1)
        return Outcome(places, tuple(2 - place for place in places), OUTCOMES(g.ended, "IN 9"))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> War:
        return redeal(war(g), seat, rng)

    def value(self, g: Position, seat: int) -> float:
        return judge.value(war(g), seat)

    def positions(self) -> dict[str, Position]:
        return {name: make() for name, make in positions.POSITIONS.items()}

    def conserved(self, g: Position) -> list[int]:
        """Cards by kind, wherever they are; one being played is in its frame."""
        t = war(g)
        held = [frame for frame in t.stack if type(frame).__name__ in ("PlayCard", "NextHero")]
        total = [a + b + c for a, b, c in zip(t.deck[0], t.deck[1], t.heroes, strict=True)] if t.deck[0] else []
        for card in [*t.hand[0], *t.hand[1], *t.pile[0], *t.pile[1], *t.fallen, *[c for c in t.card if c >= 0]]:
            total[card] += 1
        for frame in held:
            card, place = getattr(frame, "card", -1), getattr(frame, "place", -1)
            if card >= 0 and place < 0:
                total[card] += 1
        return total

    def view(self, g: Position, seat: int) -> WarView:
        return view(war(g), seat)

    def sheet(self, g: Position, seat: int) -> Sheet:
        return sheet(war(g), seat)

    def card_name(self, g: Position, pile: str, card: int) -> str:
        return war(g).pack.rows[card].key

    def say_option(self, g: Position, option: Option) -> Say:
        return words.say_option(war(g), option)

    def touches(self, g: Position, option: Option) -> list[str]:
        return words.touches(war(g), option)

    def gain(self, g: Position, option: Option) -> str:
        return words.gain(war(g), option)

    def say_event(self, g: Position, event: Told) -> Say | None:
        return words.say_event(war(g), event)

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        if not shown:
            return EVENTS("drawn_hidden")
        return EVENTS("drawn", cards=", ".join(war(g).pack.rows[c].name for c in cards))

    def prompt(self, g: Position, seat: int) -> Say:
        return words.prompt(war(g), seat)

    def reasons(self, g: Position, seat: int) -> dict[str, Say]:
        return words.reasons(war(g), seat)

    def heading(self, g: Position) -> str:
        t = war(g)
        return f"Turn {t.turns}: {words.SIDES[t.turn]}" if t.turns else "Set-up"


GAME = Invaders()

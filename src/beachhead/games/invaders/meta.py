"""Invaders as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from beachhead.games.invaders import judge, positions, words
from beachhead.games.invaders.cards.packs import DECK_SIZE, core, describe, find, load_file
from beachhead.games.invaders.decks import STANDARD, build, pools, track_start
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.heroes import NextHero
from beachhead.games.invaders.match import Match
from beachhead.games.invaders.names import INVADER, MANKIND, SIDE_WORDS
from beachhead.games.invaders.phrases import EVENTS, OUTCOMES
from beachhead.games.invaders.play import PlayCard
from beachhead.games.invaders.redeal import redeal
from beachhead.games.invaders.sheet import sheet
from beachhead.games.invaders.state import War
from beachhead.games.invaders.view import WarView, view
from beachhead.kernel.errors import BadSetup
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import DeckPool, Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Grammar, Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say
from beachhead.parts.shelf import CORE


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
        Setting("pack", "Cards", "The cards to play with: the core pack, or one of your own.", (), CORE, source="ours"),
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

    def empty(self, seats: int, saved: Data) -> War:
        g = War(seats, core())
        g.clear_table()
        return g

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        pack = find(settings["pack"])
        g = War(seats, pack)
        g.clear_table()
        g.built = [build(pack, side, settings[f"{SIDE_WORDS[side]}_deck"]) for side in (MANKIND, INVADER)]
        g.lists = [deck[:] for deck in g.built]
        to_win = 2 if settings["match"] == "best_of_three" else 1
        return g, Match(to_win, track_start(sum(g.lists[MANKIND])) + int(settings["handicap"]))

    def check(self, seats: int, settings: Settings) -> Settings:
        whole = super().check(seats, settings)
        pack = find(whole["pack"])
        sizes = {sum(build(pack, side, whole[f"{SIDE_WORDS[side]}_deck"])) for side in (MANKIND, INVADER)}
        if len(sizes) > 1:
            raise BadSetup(f"Both decks must be of the same size, not {' and '.join(map(str, sorted(sizes)))} cards.")
        if whole["handicap"] != "0" and sizes != {DECK_SIZE}:
            raise BadSetup(f"A handicap is for decks of {DECK_SIZE} cards, not {sizes.pop()} (IN 10.5).")
        return whole

    def read_pack(self, path: Path) -> str:
        return load_file(path).key

    def describe_pack(self, path: Path) -> str:
        return describe(load_file(path))

    def deck_pools(self, pack: str = "") -> list[DeckPool]:
        return pools(find(pack or CORE))

    def outcome(self, g: Position) -> Outcome:
        winner = WINNER[g.ended]
        places = (1, 2) if winner == MANKIND else (2, 1)
        return Outcome(places, tuple(2 - place for place in places), OUTCOMES(g.ended, "IN 9"))

    def points(self, g: Position) -> tuple[int, ...]:
        """The cards that each side has left: what the war is about."""
        return tuple(war(g).deck_size(side) for side in (MANKIND, INVADER))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> War:
        return redeal(war(g), seat, rng)

    def value(self, g: Position, seat: int) -> float:
        return judge.value(war(g), seat)

    def features(self, g: Position, seat: int) -> list[float]:
        return judge.features(war(g), seat)

    def positions(self) -> dict[str, Position]:
        return {name: make() for name, make in positions.POSITIONS.items()}

    def conserved(self, g: Position) -> list[int]:
        """Each side's cards and the Heroes, and by kind how far the table is from the decks that were built."""
        t = war(g)
        if t.stack and isinstance(t.stack[-1], Match):
            return [sum(t.lists[0]), sum(t.lists[1]), sum(t.pack.heroes()), 0]
        total = [a + b + c for a, b, c in zip(t.deck[0], t.deck[1], t.heroes, strict=True)]
        for card in [*t.hand[0], *t.hand[1], *t.pile[0], *t.pile[1], *t.fallen, *[c for c in t.card if c >= 0]]:
            total[card] += 1
        for frame in t.stack:
            if isinstance(frame, (PlayCard, NextHero)) and frame.held():
                total[frame.card] += 1
        due = [a + b + c for a, b, c in zip(t.lists[0], t.lists[1], t.pack.heroes(), strict=True)]
        missing = [card for card, n in enumerate(total) if n < due[card]]
        if t.ended and len(missing) == 1:  # it was being played when the game ended, and its rule is gone
            total[missing[0]] += 1
        sides = [sum(n for n, card in zip(total, t.pack.cards, strict=True) if card.side == side) for side in (0, 1)]
        heroes = sum(t.pack.heroes())
        return [sides[0] - heroes, sides[1], heroes, sum(abs(a - b) for a, b in zip(total, due, strict=True))]

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

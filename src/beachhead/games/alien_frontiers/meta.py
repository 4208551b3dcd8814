"""Alien Frontiers as the registry knows it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from beachhead.games.alien_frontiers import judge, positions, words
from beachhead.games.alien_frontiers.cards.rows import ROWS
from beachhead.games.alien_frontiers.moves import GRAMMAR
from beachhead.games.alien_frontiers.names import CARD_WORDS
from beachhead.games.alien_frontiers.phrases import EVENTS, OUTCOMES
from beachhead.games.alien_frontiers.planet import Land
from beachhead.games.alien_frontiers.scoring import places, points, tie_breakers
from beachhead.games.alien_frontiers.setup import SetUp
from beachhead.games.alien_frontiers.sheet import sheet
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.games.alien_frontiers.view import FrontierView, redeal, view
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say


def frontier(g: Position) -> Frontier:
    assert isinstance(g, Frontier)
    return g


class AlienFrontiers(Game):
    key = "alien_frontiers"
    title = "Alien Frontiers"
    rules = "1"
    tagline = "Roll your fleet, work the stations, settle the planet."
    about = (
        "Your ships are dice. Each turn you roll them and dock them at stations in orbit, for fuel, ore, new "
        "ships, alien technology, a raid on your rivals, and above all for colonies on the planet below. "
        "Whoever leads when someone lands their last colony wins the new world."
    )
    minutes = "30–60"
    seats = (2, 3, 4)
    default_seats = 3
    settings = (
        Setting(
            "long_game",
            "Long game",
            "Everyone starts with eight colonies, so the game lasts longer.",
            seats=(3, 4),
        ),
    )
    credits = "Designed by Tory Niemann, published by Clever Mojo Games and Game Salute."
    sources = (
        "The rulebook is complete; dock covers are figures of the 2011 tablet version. Rulings of ours are marked."
    )
    grammar = GRAMMAR
    colours = ("Red", "Blue", "Green", "Gold")
    open = True

    def empty(self, seats: int, saved: Data) -> Frontier:
        return Frontier(seats)

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        return Frontier(seats), SetUp(settings["long_game"] == "yes")

    def outcome(self, g: Position) -> Outcome:
        t = frontier(g)
        return Outcome(places(t), tuple(points(t, s) for s in range(t.seats)), why_won(t))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Frontier:
        return redeal(frontier(g), seat, rng)

    def value(self, g: Position, seat: int) -> float:
        return judge.value(frontier(g), seat)

    def features(self, g: Position, seat: int) -> list[float]:
        return judge.features(frontier(g), seat)

    def published(self, g: Position, seat: int) -> float:
        return judge.published(frontier(g), seat)

    def positions(self) -> dict[str, Position]:
        return {name: make() for name, make in positions.POSITIONS.items()}

    def conserved(self, g: Position) -> list[int]:
        """Cards by kind; colonies by seat, the one about to land included; ships, counted as at their places."""
        t = frontier(g)
        cards = [t.deck[c] + t.discards[c] + t.display.count(c) for c in range(13)]
        for c in range(13):
            cards[c] += sum(t.has(seat, c) for seat in range(t.seats))
        colonies = [sum(t.colonies[seat::4]) + t.supply[seat] + (t.hub[seat] > 0) for seat in range(t.seats)]
        if t.stack and isinstance(land := t.stack[-1], Land):
            colonies[land.seat] += 1
        miscounted = [t.at.count(place) - n for place, n in enumerate(t.taken)]
        return [*cards, *colonies, sum(t.taken), *miscounted]

    def view(self, g: Position, seat: int) -> FrontierView:
        return view(frontier(g), seat)

    def sheet(self, g: Position, seat: int) -> Sheet:
        return sheet(frontier(g), seat)

    def card_name(self, g: Position, pile: str, card: int) -> str:
        return CARD_WORDS[card]

    def say_option(self, g: Position, option: Option) -> Say:
        return words.say_option(frontier(g), option)

    def touches(self, g: Position, option: Option) -> list[str]:
        return words.touches(frontier(g), option)

    def gain(self, g: Position, option: Option) -> str:
        return words.gain(frontier(g), option)

    def say_event(self, g: Position, event: Told) -> Say | None:
        return words.say_event(event)

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        return EVENTS("drawn", cards=words.listed([ROWS[CARD_WORDS[c]].title for c in cards] or ["nothing"]))

    def prompt(self, g: Position, seat: int) -> Say:
        return words.prompt(frontier(g), seat)

    def reasons(self, g: Position, seat: int) -> dict[str, Say]:
        return words.reasons(frontier(g), seat)

    def heading(self, g: Position) -> str:
        t = frontier(g)
        return f"Turn {t.turns}: {self.colours[t.turn]}" if t.turns else "Set-up"


def why_won(g: Frontier) -> Say:
    ranks = [tie_breakers(g, seat) for seat in range(g.seats)]
    best = max(ranks)
    winners = [words.COLOURS[seat] for seat in range(g.seats) if ranks[seat] == best]
    if len(winners) > 1:
        return OUTCOMES("shared", who=words.listed(winners), points=best[0])
    level = [rank for rank in ranks if rank[0] == best[0] and rank != best]
    if not level:
        return OUTCOMES("won", who=winners[0], points=best[0])
    rival = max(level)
    tie = next(name for name, a, b in zip(("", "cards", "ore", "fuel"), best, rival, strict=True) if a != b)
    return OUTCOMES("won_by", who=winners[0], tie=tie, points=best[0])


GAME = AlienFrontiers()

"""Skirmish as a registry would know it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from beachhead.kernel.dealers import Fixed
from beachhead.kernel.frames import Frame
from beachhead.kernel.game import Game, Mark, Outcome, Setting, Settings, Sheet
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.position import Position
from beachhead.kernel.save import Data
from beachhead.kernel.words import Say
from tests.kernel.toy.rules import Fight, SetUp, Window
from tests.kernel.toy.state import CARDS, GRAMMAR, Skirmish


class SkirmishView(msgspec.Struct, frozen=True):
    you: int
    fuel: list[int]
    score: list[int]
    hand: list[int]
    hands: list[int]
    plan: int
    planned: list[bool]
    deck: int
    discards: list[int]
    order: list[int]
    turns: int
    dice: list[int]


def skirmish(g: Position) -> Skirmish:
    assert isinstance(g, Skirmish)
    return g


class SkirmishGame(Game):
    key = "skirmish"
    title = "Skirmish"
    rules = "3"
    seats = (2, 3)
    settings = (Setting("long", "Long game", "Three turns each instead of two.", seats=(3,)),)
    grammar = GRAMMAR
    colours = ("Red", "Blue", "Green")

    def empty(self, seats: int, saved: Data) -> Position:
        return Skirmish(seats)

    def first(self, seats: int, settings: Settings) -> tuple[Position, Frame]:
        return Skirmish(seats), SetUp(settings["long"] == "yes")

    def outcome(self, g: Position) -> Outcome:
        score = skirmish(g).score
        places = tuple(1 + sum(other > mine for other in score) for mine in score)
        return Outcome(places, tuple(score), Say("skirmish.won", "The most fights were won."))

    def redeal(self, g: Position, seat: int, rng: random.Random) -> Position:
        t = skirmish(g).copy()
        others = [s for s in range(t.seats) if s != seat]
        pool = [c for c in range(3) for _ in range(t.deck[c] + sum(t.hands[s * 3 + c] for s in others))]
        rng.shuffle(pool)
        for s in others:
            size = sum(t.hand(s))
            drawn, pool = pool[:size], pool[size:]
            t.hands[s * 3 : s * 3 + 3] = [drawn.count(c) for c in range(3)]
            if t.plans[s]:
                t.plans[s] = rng.randint(1, 2)
        t.deck = [pool.count(c) for c in range(3)]
        t.picks = [(s, pick if s == seat else rng.choice(t.bids(s))) for s, pick in t.picks]
        top = t.stack[-1] if t.stack else None
        if isinstance(top, Window) and t.seat != seat:
            t.options = top.offers(t)
        return t

    def value(self, g: Position, seat: int) -> float:
        return float(skirmish(g).score[seat])

    def positions(self) -> dict[str, Position]:
        g, frame = self.first(2, {"long": "no"})
        g.dealer = Fixed()
        g.start(frame)
        return {"opening": g}

    def conserved(self, g: Position) -> list[int]:
        t = skirmish(g)
        return [t.deck[c] + t.discards[c] + sum(t.hands[c::3]) for c in range(3)]

    def view(self, g: Position, seat: int) -> SkirmishView:
        t = skirmish(g)
        dice = next((f.dice for f in t.stack if isinstance(f, Fight)), ())
        return SkirmishView(
            you=seat,
            fuel=t.fuel[:],
            score=t.score[:],
            hand=t.hand(seat) if seat >= 0 else [],
            hands=[sum(t.hand(s)) for s in range(t.seats)],
            plan=t.plans[seat] if seat >= 0 else 0,
            planned=[plan > 0 for plan in t.plans],
            deck=sum(t.deck),
            discards=t.discards[:],
            order=t.order[:],
            turns=t.turns,
            dice=list(dice),
        )

    def sheet(self, g: Position, seat: int) -> Sheet:
        t = skirmish(g)
        return Sheet(f"Turn {t.turns}", [[Mark("fuel", str(n))] for n in t.fuel], [])

    def card_name(self, g: Position, pile: str, card: int) -> str:
        return CARDS[card]

    def say_option(self, g: Position, option: Option) -> Say:
        return Say("skirmish." + option.verb, option.text)

    def say_event(self, g: Position, event: Told) -> Say | None:
        return Say("skirmish." + event.key, f"{self.colours[event.seat]}: {event.key} {event.args}.")

    def say_draw(self, g: Position, pile: str, cards: Sequence[int], shown: bool) -> Say:
        names = ", ".join(CARDS[c] for c in cards) if shown else "cards"
        return Say("skirmish.drawn", f"{names} from the {pile}.")

    def prompt(self, g: Position, seat: int) -> Say:
        return Say("skirmish.choose", "Choose.")

    def heading(self, g: Position) -> str:
        return f"Turn {skirmish(g).turns}"


GAME = SkirmishGame()

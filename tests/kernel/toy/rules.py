"""The turn of Skirmish: plan in secret, raid, fight with interrupts, bid in secret for a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.kernel.frames import Ask, AskAll, Call, Done, Draw, End, Frame, Roll, Shuffle, Step
from beachhead.kernel.options import Option
from tests.kernel.toy.state import (
    BID,
    DIE,
    FRENZY,
    OVERSEER,
    PASS,
    PLAN,
    PLAY,
    PRESS_ON,
    STEAL,
    STOP,
    WITHDRAW,
    Skirmish,
)

AFTER_FIGHT_ROLL: Final = "after fight roll"
CARD_PLAYED: Final = "card played"
FITS: Final = {AFTER_FIGHT_ROLL: FRENZY, CARD_PLAYED: OVERSEER}


@dataclass
class SetUp(Frame):
    """Chance orders the seats; each draws two cards that only it sees."""

    long: bool
    dealt: int = 0

    def begin(self, g: Skirmish) -> Step:
        g.deck = [3, 4, 1]
        g.fuel = [2] * g.seats
        return Shuffle(g.seats, self.ordered)

    def ordered(self, g: Skirmish, order: tuple[int, ...]) -> Step:
        g.order = list(order)
        return Draw("deck", 2, self.drawn, to=0)

    def drawn(self, g: Skirmish, cards: tuple[int, ...]) -> Step:
        take(g, self.dealt, cards)
        self.dealt += 1
        if self.dealt < g.seats:
            return Draw("deck", 2, self.drawn, to=self.dealt)
        return Call(Turns((3 if self.long else 2) * g.seats), self.over)

    def over(self, g: Skirmish, _: object) -> Step:
        return Done()


def take(g: Skirmish, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        g.hands[seat * 3 + card] += 1


@dataclass
class Turns(Frame):
    left: int

    def begin(self, g: Skirmish, _: object = None) -> Step:
        if not self.left:
            return End("last turn")
        self.left -= 1
        g.turns += 1
        seat = g.order[self.left % g.seats]
        g.tell("turn", seat)
        return Call(Turn(seat), self.begin)


@dataclass
class Turn(Frame):
    seat: int

    def begin(self, g: Skirmish) -> Step:
        return Ask(self.seat, [PLAN(0), PLAN(1)], self.planned, secret=True)

    def planned(self, g: Skirmish, pick: Option) -> Step:
        g.plans[self.seat] = pick.args[0] + 1
        g.tell("planned", self.seat)
        return Call(Raid(self.seat), self.raided)

    def raided(self, g: Skirmish, loot: int) -> Step:
        return Call(Fight(self.seat, 2, 4 - loot), self.fought)

    def fought(self, g: Skirmish, won: bool) -> Step:
        g.score[self.seat] += won
        g.tell("fought", self.seat, int(won))
        return Call(Auction(), self.over)

    def over(self, g: Skirmish, _: object) -> Step:
        g.fuel[self.seat] += 1
        return Done()


@dataclass
class Raid(Frame):
    """One fuel from each rival, in the order of the seats; the answer is how many."""

    seat: int
    since: int = 0
    loot: int = 0

    def begin(self, g: Skirmish) -> Step:
        options = [STEAL(v) for v in range(self.since, g.seats) if v != self.seat and g.fuel[v]]
        return Ask(self.seat, [*options, STOP], self.took) if options else Done(self.loot)

    def took(self, g: Skirmish, pick: Option) -> Step:
        if pick == STOP:
            return Done(self.loot)
        victim = pick.args[0]
        g.fuel[victim] -= 1
        g.fuel[self.seat] += 1
        g.tell("stole", self.seat, victim)
        self.since, self.loot = victim + 1, self.loot + 1
        return self.begin(g)


@dataclass
class Fight(Frame):
    """Anyone may meddle once the dice lie."""

    seat: int
    saucers: int
    resistance: int
    dice: tuple[int, ...] = ()

    def begin(self, g: Skirmish) -> Step:
        return Roll(2, self.rolled)

    def rolled(self, g: Skirmish, dice: tuple[int, ...]) -> Step:
        self.dice = dice
        return Call(Window(AFTER_FIGHT_ROLL, self.seat), self.compare)

    def compare(self, g: Skirmish, _: object) -> Step:
        bonus = 2 if g.plans[self.seat] == 1 else 0
        if self.saucers + bonus + self.dice[0] > self.resistance + self.dice[1]:
            return Done(True)
        self.saucers -= 1
        return Ask(self.seat, [PRESS_ON, WITHDRAW], self.decide) if self.saucers else Done(False)

    def decide(self, g: Skirmish, pick: Option) -> Step:
        return self.begin(g) if pick == PRESS_ON else Done(False)


@dataclass
class Window(Frame):
    """Every seat in turn may play a card that fits the moment, until all pass in a row."""

    moment: str
    seat: int
    passes: int = 0

    def offers(self, g: Skirmish) -> list[Option]:
        card = FITS[self.moment]
        return [PLAY(card), PASS] if g.hands[self.seat * 3 + card] else [PASS]

    def begin(self, g: Skirmish, _: object = None) -> Step:
        if self.passes == g.seats:
            return Done()
        return Ask(self.seat, self.offers(g), self.answer)

    def answer(self, g: Skirmish, pick: Option) -> Step:
        asked = self.seat
        self.seat = (self.seat + 1) % g.seats
        if pick == PASS:
            self.passes += 1
            return self.begin(g)
        self.passes = 0
        return Call(PlayCard(asked, pick.args[0], len(g.stack) - 2), self.begin)


@dataclass
class PlayCard(Frame):
    """A card leaves the hand; if nobody cancels it, it takes effect on the frame at depth `of`."""

    seat: int
    card: int
    of: int
    cancelled: bool = False

    def begin(self, g: Skirmish) -> Step:
        g.hands[self.seat * 3 + self.card] -= 1
        g.discards[self.card] += 1
        g.tell("played", self.seat, self.card)
        return Call(Window(CARD_PLAYED, self.seat), self.resolve)

    def resolve(self, g: Skirmish, _: object) -> Step:
        if self.cancelled:
            g.tell("cancelled", self.seat, self.card)
            return Done()
        return Call(Frenzy(self.seat, self.of) if self.card == FRENZY else Overseer(self.of), self.over)

    def over(self, g: Skirmish, _: object) -> Step:
        return Done()


@dataclass
class Overseer(Frame):
    """Cancels the card just played."""

    of: int

    def begin(self, g: Skirmish) -> Step:
        played = g.stack[self.of]
        assert isinstance(played, PlayCard)
        played.cancelled = True
        return Done()


@dataclass
class Frenzy(Frame):
    """Rolls one die of the fight again."""

    seat: int
    of: int
    die: int = 0

    def begin(self, g: Skirmish) -> Step:
        return Ask(self.seat, [DIE(0), DIE(1)], self.chosen)

    def chosen(self, g: Skirmish, pick: Option) -> Step:
        self.die = pick.args[0]
        return Roll(1, self.rolled)

    def rolled(self, g: Skirmish, dice: tuple[int, ...]) -> Step:
        fight = g.stack[self.of]
        assert isinstance(fight, Fight)
        fight.dice = (dice[0], fight.dice[1]) if self.die == 0 else (fight.dice[0], dice[0])
        return Done()


@dataclass
class Auction(Frame):
    """All seats bid fuel in secret; the highest, then the lowest seat, draws a card that only it sees."""

    winner: int = 0

    def begin(self, g: Skirmish) -> Step:
        return AskAll([(seat, g.bids(seat)) for seat in reversed(range(g.seats))], self.revealed)

    def revealed(self, g: Skirmish, bids: tuple[Option, ...]) -> Step:
        offered = [bid.args[0] for bid in bids]
        g.tell("bids", 0, *offered)
        best = max(offered)
        if best == 0:
            return Done()
        self.winner = offered.index(best)
        assert bids[self.winner] == BID(best)
        g.fuel[self.winner] -= best
        return Draw("deck", 1, self.drawn, to=self.winner)

    def drawn(self, g: Skirmish, cards: tuple[int, ...]) -> Step:
        take(g, self.winner, cards)
        for card in cards:
            g.whisper(self.winner, "drew", self.winner, card)
        return Done()

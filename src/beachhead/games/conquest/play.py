"""Playing events and using powers: whose chance it is, what is offered, and cancelling (CPE 10)."""

from __future__ import annotations

from typing import Any, Final

from beachhead.games.conquest.aims import FREE, hindrance, is_quiet
from beachhead.games.conquest.apocalypse.factories import CashIn, cash_options
from beachhead.games.conquest.cards.card import W_ACTION, W_CANCEL, W_DICE, W_DOOMED, W_FIGHT
from beachhead.games.conquest.effects import Resolve
from beachhead.games.conquest.names import COOPERATIVE, EVENTS, NO_SEAT
from beachhead.games.conquest.pieces import discard, gain_menace
from beachhead.games.conquest.rules import MODE, TEAMS, apocalypse, may_play
from beachhead.games.conquest.state import Invasion, without
from beachhead.kernel.frames import Ask, Call, Done, Frame, Step
from beachhead.kernel.options import Option

PLENTY: Final = 99  # action points, where events cost none


def offers(g: Invasion, seat: int, moments: int, points: int = PLENTY) -> list[Option]:
    """Every event for so many action points and every power that the seat can use at one of these moments."""
    options: list[Option] = []
    cards = g.pack.cards
    has = g.pack.moments
    last = -1
    hand = g.hand[seat]
    expanded = apocalypse(g)
    if expanded and not may_play(g, seat):
        hand = []
    for card in hand:
        if has[card] & moments and card != last and cards[card].cost <= points:
            last = card
            for mode, power in enumerate(cards[card].powers):
                if 1 << power.when & moments and hindrance(g, seat, card, power) == FREE:
                    options.append(g.pack.moves.plays[card][mode])
    race = g.race[seat]
    if has[race] & moments:
        add_uses(g, seat, race, moments, options)
    for card in g.stuff[seat]:
        if has[card] & moments and card != last:
            last = card
            add_uses(g, seat, card, moments, options)
    if expanded and moments & (cards[race].spends | 1 << W_ACTION):
        options.extend(cash_options(g, seat))
    return options


def add_uses(g: Invasion, seat: int, card: int, moments: int, options: list[Option]) -> None:
    """The powers of a race or of space stuff that a seat may choose to use."""
    for mode, power in enumerate(g.pack.cards[card].powers):
        if 1 << power.when & moments and not power.auto and hindrance(g, seat, card, power) == FREE:
            options.append(g.pack.moves.uses[card][mode])


def responses(g: Invasion, seat: int, moments: int) -> list[Option]:
    """What a seat is asked in a window, with passing; nothing where it is not asked.

    Everybody is asked who might respond for all that the table knows (CPE 7.12).
    """
    options = offers(g, seat, moments)
    if options:
        options.append(g.pack.moves.pass_)
        return options
    if not g.hand[seat] or g.rules[MODE] == COOPERATIVE:  # hands are open (CPE 14.6)
        return options
    if not may_play(g, seat):
        return options
    if g.fight_space >= 0 and is_quiet(g, g.fight_space):
        return options  # everybody knows that no event can come there
    return g.pack.moves.only_pass


def start(g: Invasion, seat: int, pick: Option) -> Frame:
    """The rule that a chosen event or power is, or giving up a factory."""
    if pick.verb == "cash":
        return CashIn(seat, pick.args[0])
    card, mode = pick.args
    return PlayEvent(seat, card, mode) if pick.verb == "play" else UsePower(seat, card, mode)


class Chances(Frame):
    """One seat may use as many events and powers of a moment as it likes."""

    def __init__(self, moment: int, seat: int) -> None:
        self.moment = moment
        self.seat = seat

    def values(self) -> list[object]:
        return [self.moment, self.seat]

    def copy(self) -> Chances:
        twin = Chances(self.moment, self.seat)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.offer(g)

    def offer(self, g: Invasion, _: object = None) -> Step:
        if self.moment == W_DOOMED and g.spared:
            return Done()
        options = responses(g, self.seat, 1 << self.moment)
        return Ask(self.seat, options, "took") if options else Done()

    def took(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.pass_:
            return Done()
        return Call(start(g, self.seat, pick), "offer")

    def resume(self, g: Invasion, answer: object) -> Step:
        return self.took(g, answer) if isinstance(answer, Option) else self.offer(g)


class FightWindow(Frame):
    """Everybody's chance in a fight, from the first player clockwise until all pass in a row (CPE 7.11)."""

    def __init__(self, dice: bool, seat: int = NO_SEAT, passed: int = 0) -> None:
        self.dice = dice
        self.seat = seat
        self.passed = passed

    def values(self) -> list[object]:
        return [self.dice, self.seat, self.passed]

    def copy(self) -> FightWindow:
        twin = FightWindow(self.dice, self.seat, self.passed)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        self.seat = g.first
        return self.offer(g)

    def offer(self, g: Invasion, _: object = None) -> Step:
        moments = 1 << W_FIGHT | (1 << W_DICE if self.dice else 0)
        while self.passed < g.seats and g.fled < 0:
            options = responses(g, self.seat, moments)
            if options:
                return Ask(self.seat, options, "took")
            self.passed += 1
            self.seat = (self.seat + 1) % g.seats
        return Done()

    def took(self, g: Invasion, pick: Option) -> Step:
        seat = self.seat
        self.seat = (seat + 1) % g.seats
        if pick == g.pack.moves.pass_:
            self.passed += 1
            return self.offer(g)
        self.passed = 0
        return Call(start(g, seat, pick), "offer")

    def resume(self, g: Invasion, answer: object) -> Step:
        return self.took(g, answer) if isinstance(answer, Option) else self.offer(g)


class UsePower(Frame):
    """A power of a race or of space stuff; the result says that it took effect."""

    def __init__(self, seat: int, card: int, mode: int) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode

    def values(self) -> list[object]:
        return [self.seat, self.card, self.mode]

    def begin(self, g: Invasion) -> Step:
        power = g.pack.cards[self.card].powers[self.mode]
        if power.menace:
            gain_menace(g, self.seat, -power.menace)
        if power.activate:
            g.spent[self.seat] = sorted([*g.spent[self.seat], self.card])
        g.tell("used", self.seat, self.card, self.mode)
        return Call(Resolve(self.seat, self.card, self.mode, g.fight_space), "finish")

    def finish(self, g: Invasion, _: object = None) -> Step:
        return Done(True)


class PlayEvent(UsePower):
    """An event is played: others may cancel it, then it works, then it is discarded or remains.

    The result says whether it took effect.
    """

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "decided":
            return self.decided(g, answer)
        if self.at == "finish":
            return self.finish(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        card = g.pack.cards[self.card]
        if self.card in g.hand[self.seat]:
            g.hand[self.seat] = without(g.hand[self.seat], self.card)
        if card.cost > 0:
            g.points[self.seat] -= card.cost
        power = card.powers[self.mode] if card.powers else None
        if power is not None and power.menace:
            gain_menace(g, self.seat, -power.menace)
        g.tell("played", self.seat, self.card, self.mode)
        if card.instantly:
            return self.work(g)
        return Call(CancelWindow(self.seat, self.card), "decided")

    def decided(self, g: Invasion, cancelled: object) -> Step:
        if cancelled:
            g.tell("cancelled", self.seat, self.card)
            discard(g, EVENTS, self.card)
            return Done(False)
        return self.work(g)

    def work(self, g: Invasion) -> Step:
        if g.pack.cards[self.card].remains:
            g.lasting.append([self.card, self.seat])
        if not g.pack.cards[self.card].powers:
            return self.finish(g)
        return Call(Resolve(self.seat, self.card, self.mode, g.fight_space), "finish")

    def finish(self, g: Invasion, _: object = None) -> Step:
        if not g.pack.cards[self.card].remains:
            discard(g, EVENTS, self.card)
        return Done(True)


class CancelWindow(Frame):
    """Rivals may cancel the event that was just played, in turn order; a cancel can be cancelled (CPE 10.6)."""

    def __init__(self, seat: int, card: int, asked: int = 0) -> None:
        self.seat = seat  # who played it; nobody for a Resistance Event
        self.card = card
        self.asked = asked

    def values(self) -> list[object]:
        return [self.seat, self.card, self.asked]

    def copy(self) -> CancelWindow:
        twin = CancelWindow(self.seat, self.card, self.asked)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.offer(g)

    def offer(self, g: Invasion, cancelled: object = False) -> Step:
        if cancelled:
            return Done(True)
        teams = g.rules[TEAMS]
        while self.asked < g.seats:
            seat = (g.first + self.asked) % g.seats
            self.asked += 1
            if self.seat >= 0 and seat % teams == self.seat % teams:
                continue
            options = responses(g, seat, 1 << W_CANCEL)
            if options:
                return Ask(seat, options, "took")
        return Done(False)

    def took(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.pass_:
            return self.offer(g)
        seat = (g.first + self.asked - 1) % g.seats
        return Call(start(g, seat, pick), "offer")

    def resume(self, g: Invasion, answer: object) -> Step:
        return self.took(g, answer) if isinstance(answer, Option) else self.offer(g, answer)

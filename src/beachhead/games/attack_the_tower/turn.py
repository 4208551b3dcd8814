"""A game from the opening to its end, and the turn in the order it is played (AT 2, AT 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.attack_the_tower.attack import Attack
from beachhead.games.attack_the_tower.dusk import Dusk
from beachhead.games.attack_the_tower.moves import ATTACKS, BURN, END_TURN, KEEP, REFRAIN, RENEW
from beachhead.games.attack_the_tower.names import CARDS, OPENING_HAND, QUIET_TURNS
from beachhead.games.attack_the_tower.queries import origins
from beachhead.games.attack_the_tower.renewal import Build, Draws, Renewal
from beachhead.games.attack_the_tower.scoring import TURN_CAP
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.windows import Window, play, plays
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class War(Frame):
    """One game: both open, both build, then turns alternate until a palace falls or the last turn is over."""

    def begin(self, g: Kingdoms) -> Step:
        return Call(Opening(g.first), self.first_opened)

    def first_opened(self, g: Kingdoms, _: object) -> Step:
        return Call(Opening(1 - g.first), self.both_opened)

    def both_opened(self, g: Kingdoms, _: object) -> Step:
        return Call(Build(g.first), self.first_built)

    def first_built(self, g: Kingdoms, _: object) -> Step:
        return Call(Build(1 - g.first), self.both_built)

    def both_built(self, g: Kingdoms, _: object) -> Step:
        g.turn = g.first
        return Call(Turn(g.turn), self.turn_over)

    def turn_over(self, g: Kingdoms, _: object) -> Step:
        """AT 8.2: at the turn cap the game is drawn."""
        if g.turns >= g.turn_cap:
            return End(TURN_CAP)
        g.turn = 1 - g.turn
        return Call(Turn(g.turn), self.turn_over)


OPENING_STEPS: Final = ("first_opened", "both_opened", "first_built", "both_built")


def opening_step(g: Kingdoms) -> int:
    """Which of the four steps before the first turn is in progress; 4 once they are over."""
    for frame in g.stack:
        if isinstance(frame, War) and frame.at in OPENING_STEPS:
            return OPENING_STEPS.index(frame.at)
    return len(OPENING_STEPS)


@dataclass
class Opening(Frame):
    """Five cards from any of the piles; burn them for five others, or keep them (AT 2.2, 2.3)."""

    seat: int
    burnt: int = 0

    def begin(self, g: Kingdoms) -> Step:
        return Call(Draws(self.seat, OPENING_HAND), self.drawn)

    def drawn(self, g: Kingdoms, _: object) -> Step:
        return self.offer(g) if self.burnt < g.burn_cap else Done()

    def offer(self, g: Kingdoms) -> Step:
        return Ask(self.seat, [KEEP, BURN], self.decided)

    def decided(self, g: Kingdoms, pick: Option) -> Step:
        if pick == KEEP:
            return Done()
        self.burnt += 1
        g.tell("burnt", self.seat, self.burnt)
        hand = g.hands[self.seat]
        for card in range(CARDS):
            while hand[card]:
                g.discard(self.seat, card)
        return self.begin(g)


@dataclass
class Turn(Frame):
    """Renew or not; attack and play abilities; end (AT 4.1)."""

    seat: int

    def begin(self, g: Kingdoms) -> Step:
        g.turns += 1
        g.acted = False
        g.tell("turn", self.seat, g.turns)
        if g.quiet >= QUIET_TURNS:
            g.tell("deadlock", self.seat)
            return self.renew(g)
        return Ask(self.seat, [RENEW, REFRAIN], self.announced)

    def announced(self, g: Kingdoms, pick: Option) -> Step:
        if pick == RENEW:
            return self.renew(g)
        g.tell("refrains", self.seat)
        return self.opened(g)

    def renew(self, g: Kingdoms) -> Step:
        g.acted = True
        return Call(Renewal(self.seat), self.opened)

    def opened(self, g: Kingdoms, _: object = None) -> Step:
        """AT 4.2: the opponent may play abilities before each attack is declared."""
        return Call(Window(1 - self.seat, 1), self.menu)

    def menu(self, g: Kingdoms, _: object = None) -> Step:
        return self.offer(g)

    def offer(self, g: Kingdoms) -> Step:
        options: list[Option] = []
        for origin in origins(g, self.seat):
            options.extend(ATTACKS[origin])
        if g.held(self.seat):
            options.extend(plays(g, self.seat))
        options.append(END_TURN)
        return Ask(self.seat, options, self.took)

    def took(self, g: Kingdoms, pick: Option) -> Step:
        if pick == END_TURN:
            return Call(Window(1 - self.seat, 2), self.dusk)
        if pick.verb == "attack":
            return Call(Attack(self.seat, pick.args[0], pick.args[1]), self.opened)
        frame = play(g, self.seat, pick)
        return self.offer(g) if frame is None else Call(frame, self.menu)

    def dusk(self, g: Kingdoms, _: object) -> Step:
        return Call(Dusk(self.seat), self.over)

    def over(self, g: Kingdoms, _: object) -> Step:
        g.quiet = 0 if g.acted else g.quiet + 1
        return Done()

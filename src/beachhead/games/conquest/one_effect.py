"""One effect of a card at work; the rules for each sort of effect share what it needs to know (CPE 10)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.cards.card import Effect, Power
from beachhead.games.conquest.names import NOTHING
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Frame

RED: Final = -1  # the mode of a red box


class OneEffect(Frame):
    """The last one begun of a power's effects, `step` of them.

    `space` is where it is used; `seat` is nobody for what the Resistance does.  `left` is how much of it is still
    to be done, `chosen` what was chosen for it: a rival, an alien, a card or a side of the fight.
    """

    def __init__(
        self, seat: int, card: int, mode: int, space: int, step: int = 0, left: int = 0, chosen: int = NOTHING
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.space = space
        self.step = step
        self.left = left
        self.chosen = chosen

    def values(self) -> list[object]:
        return [self.seat, self.card, self.mode, self.space, self.step, self.left, self.chosen]

    def power(self, g: Invasion) -> Power:
        card = g.pack.cards[self.card]
        return card.red_power if self.mode == RED else card.powers[self.mode]

    def effect(self, g: Invasion) -> Effect:
        return self.power(g).effects[self.step - 1]

"""What every alien tech card has in common: a power for fuel, and one for discarding it (AF 7)."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.hands import NOTHING, Hand
from beachhead.games.alien_frontiers.queries import card_cost
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Frame
from beachhead.kernel.options import Option

READY: Final = ""
NO_POWER: Final = "no_power"
USED: Final = "used"
NO_FUEL: Final = "no_fuel"
NO_SHIP: Final = "no_ship"
NO_TARGET: Final = "no_target"
ONE_DISCARD: Final = "one_discard"
NO_DISCARD: Final = "no_discard"


class Tech:
    """One kind of card.  `fuel` is the price of its power, -1 where it has none."""

    def __init__(self, card: int, fuel: int, discardable: bool) -> None:
        self.card = card
        self.fuel = fuel
        self.discardable = discardable

    # The power paid with fuel.

    def closed(self, g: Frontier, seat: int, hand: Hand) -> str:
        """Why the power cannot be used now, or READY."""
        return self.unpaid(g, seat) or self.blocked(g, seat, hand)

    def unpaid(self, g: Frontier, seat: int) -> str:
        """Why the power cannot be paid for, whatever there is to use it on, or READY."""
        if self.fuel < 0:
            return NO_POWER
        if g.used >> self.card & 1:
            return USED
        if g.fuel[seat] < card_cost(g, seat, self.fuel):
            return NO_FUEL
        return READY

    def blocked(self, g: Frontier, seat: int, hand: Hand) -> str:
        """Why `powers` is empty, or READY."""
        return READY if self.powers(g, seat, hand) else NO_TARGET

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return NOTHING if self.unpaid(g, seat) else self.powers(g, seat, hand)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        """What the power can be used on."""
        return NOTHING

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        """Carries out the chosen power; a frame where it needs more choices."""
        raise TypeError(f"card {self.card} has no power")

    def spend(self, g: Frontier, seat: int, fuel: int) -> None:
        """Pays for the power, which is used for this turn (AF 7.2)."""
        paid = card_cost(g, seat, fuel)
        g.fuel[seat] -= paid
        g.used |= 1 << self.card
        g.tell("used", seat, self.card, paid)

    # The power of discarding it.

    def discard_closed(self, g: Frontier, seat: int) -> str:
        """Why the card cannot be discarded for its power now, or READY (AF 7.3)."""
        if not self.discardable:
            return NO_DISCARD
        if g.discarded:
            return ONE_DISCARD
        if g.used >> self.card & 1:
            return USED
        return READY if self.has_target(g, seat) else NO_TARGET

    def has_target(self, g: Frontier, seat: int) -> bool:
        """Whether the discard power can be aimed at anything."""
        return False

    def discard(self, g: Frontier, seat: int) -> Frame:
        """The rule that the discarded card sets going."""
        raise TypeError(f"card {self.card} has no discard power")

"""What every alien tech card has in common: a power for fuel, and one for discarding it (AF 7)."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.hands import Hand
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
        if self.fuel < 0:
            return NO_POWER
        if g.used >> self.card & 1:
            return USED
        if g.fuel[seat] < card_cost(g, seat, self.fuel):
            return NO_FUEL
        return self.blocked(g, seat, hand)

    def blocked(self, g: Frontier, seat: int, hand: Hand) -> str:
        """Why the power would find nothing to act on, or READY."""
        return READY if hand.codes else NO_SHIP

    def offers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [] if self.closed(g, seat, hand) else self.powers(g, seat, hand)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return []

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
        return READY if self.targets(g, seat) else NO_TARGET

    def targets(self, g: Frontier, seat: int) -> list[Option]:
        """What the discard power can be aimed at."""
        return []

    def discard(self, g: Frontier, seat: int) -> Frame:
        """The rule that the discarded card sets going."""
        raise TypeError(f"card {self.card} has no discard power")

"""AF 4.1: each ship may cycle the cards on display; ships worth 8 in all claim one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beachhead.games.alien_frontiers.facilities.facility import Facility
from beachhead.games.alien_frontiers.moves import CLAIM, CYCLE
from beachhead.games.alien_frontiers.names import ALIEN_ARTIFACT
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Done, Draw, Frame, Step
from beachhead.kernel.options import Option

PRICE: Final = 8
ON_DISPLAY: Final = 3


class AlienArtifact(Facility):
    def __init__(self) -> None:
        super().__init__(ALIEN_ARTIFACT, 1)

    def use(self, g: Frontier, seat: int, ships: list[int]) -> Frame | None:
        g.counting |= 1 << ships[0]
        g.may_cycle = True
        return None


def total(g: Frontier) -> int:
    """What the ships docked since the last claim are worth, as long as they lie there (AF 4.1.3)."""
    if not g.counting:
        return 0
    return sum([g.face[s] for s in g.docked(ALIEN_ARTIFACT) if g.counting >> s & 1])


def artifact_offers(g: Frontier, seat: int) -> list[Option]:
    """Cycling after a docking, and claiming any card shown that the seat does not have."""
    options: list[Option] = []
    if g.may_cycle:
        options.append(CYCLE)
    if g.counting.bit_count() > 1 and total(g) >= PRICE:  # no ship alone is worth so much
        options.extend([CLAIM(card) for card in sorted(set(g.display)) if not g.has(seat, card)])
    return options


@dataclass
class Cycle(Frame):
    """The cards on display are discarded and three new ones laid out (AF 4.1.1)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        g.may_cycle = False
        for card in g.display:
            g.discards[card] += 1
        g.display = []
        g.tell("cycled", self.seat)
        return Draw("deck", ON_DISPLAY, self.drawn)

    def drawn(self, g: Frontier, cards: tuple[int, ...]) -> Step:
        g.display = sorted(cards)
        return Done()


@dataclass
class Claim(Frame):
    """A card on display is taken and replaced; the count starts anew (AF 4.1.2)."""

    seat: int
    card: int

    def begin(self, g: Frontier) -> Step:
        g.counting = 0
        g.display.remove(self.card)
        g.gain_card(self.seat, self.card)
        g.tell("claimed", self.seat, self.card)
        return Draw("deck", 1, self.drawn)

    def drawn(self, g: Frontier, cards: tuple[int, ...]) -> Step:
        g.display = sorted([*g.display, *cards])
        return Done()

"""Navy ships come to a coast (CPE 22)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.conquest.aims import targets
from beachhead.games.conquest.cards.card import COASTAL_ICON, HERE, RANDOM, W_EXPLORED
from beachhead.games.conquest.counters import appear
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import NO_SEAT, NOTHING, SHIPS
from beachhead.games.conquest.one_effect import OneEffect
from beachhead.games.conquest.queries import icons_at
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, Frame, Roll, Step
from beachhead.kernel.options import Option


def coasts(g: Invasion, but: int = NOTHING) -> list[int]:
    """CPE 22.9: the locations on the board with a coast; a demolished one has no icons."""
    return [space for space in range(g.layout.spaces) if space != but and icons_at(g, space) & COASTAL_ICON]


def in_port(g: Invasion, kind: int) -> bool:
    """Whether a ship of that kind, or any, can still come."""
    return g.deck[SHIPS][kind] > 0 if kind >= 0 else any(g.deck[SHIPS])


@dataclass
class PlaceShip(Frame):
    """One ship comes to a coastal location (CPE 22.9).

    A `kind` below 0 is drawn from the pool, a `space` below 0 is chosen by chance, never the one to avoid.  Where it
    is `met` those who have just explored the place fight it in the battle that they begin there.
    """

    kind: int
    space: int = NOTHING
    avoid: int = NOTHING
    met: bool = False

    def begin(self, g: Invasion) -> Step:
        found = coasts(g, self.avoid)
        if not found or not in_port(g, self.kind) or (self.space >= 0 and self.space not in found):
            return Done()
        if self.space >= 0:
            return self.launch(g)
        if len(found) == 1:
            self.space = found[0]
            return self.launch(g)
        return Roll(1, self.rolled, sides=len(found))

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        self.space = coasts(g, self.avoid)[dice[0] - 1]
        return self.launch(g)

    def launch(self, g: Invasion) -> Step:
        if self.kind < 0:
            return Draw("ships", 1, self.drawn)
        g.restock(SHIPS, self.kind, -1)
        return self.arrive(g)

    def drawn(self, g: Invasion, kinds: tuple[int, ...]) -> Step:
        self.kind = kinds[0]
        return self.arrive(g)

    def arrive(self, g: Invasion) -> Step:
        g.set_counters(self.space, [*g.counters_at(self.space), self.kind])
        g.tell("ship", NO_SEAT, self.space, self.kind)
        if self.met:
            return Done()
        appear(g, self.space)
        if g.pending and g.fight_space < 0:
            return Call(LINKS.frame("pending"), self.over)
        return Done()

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


class Launch(OneEffect):
    """Ships that a card sends: to this coast, to a random one, or to one of the player's choice (CPE 22.9)."""

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        effect = self.effect(g)
        if self.left <= 0:
            return Done()
        self.left -= 1
        if effect.where == HERE and self.space >= 0:
            met = self.power(g).when == W_EXPLORED  # CPE 22.8
            return Call(PlaceShip(effect.counter, self.space, NOTHING, met), self.next)
        if effect.where == RANDOM or self.seat < 0:
            return Call(PlaceShip(effect.counter), self.next)
        found = targets(g, self.seat, effect, self.space)
        if not found or not in_port(g, effect.counter):
            return Done()
        return Ask(self.seat, [g.pack.moves.space(space) for space in found], self.chose_coast)

    def chose_coast(self, g: Invasion, pick: Option) -> Step:
        return Call(PlaceShip(self.effect(g).counter, pick.args[0]), self.next)


LINKS.to("launch", Launch)

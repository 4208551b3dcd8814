"""Alien terror factories: building them, and giving one up for menace tokens (CPE 23)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import T_FACTORY_PRICE
from beachhead.games.conquest.names import (
    ACTION,
    ALIENS,
    DRAW,
    NO_SEAT,
    POOL,
    SAUCERS,
    SPACES_EACH,
)
from beachhead.games.conquest.pieces import gain_menace
from beachhead.games.conquest.queries import fold, live_location, population_at, recount, resistance_at
from beachhead.games.conquest.rules import friends
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Done, Frame, Roll, Step
from beachhead.kernel.options import Option

FACTORY_COST: Final = 3

# Why there can be no factory in a space; 0 where there can.
FREE: Final = 0
NO_PLACE: Final = 1
RESISTED: Final = 2
PEOPLED: Final = 3
RIVALS: Final = 4
ONE_EACH: Final = 5
NO_SAUCER: Final = 6


def factory_price(g: Invasion, seat: int) -> int:
    """CPE 23.1: in action points, less where a card says so, but never for nothing."""
    return max(1, FACTORY_COST - fold(g, T_FACTORY_PRICE, seat, -1))


def obstacle(g: Apocalypse, seat: int, space: int) -> int:
    """What keeps a seat from building there, if anything does (CPE 23.2 to 23.5)."""
    if g.location[space] < 0:
        return NO_PLACE
    if g.counters[space] or resistance_at(g, space):
        return RESISTED
    if population_at(g, space):
        return PEOPLED
    if g.marker[space] >= 0 and not friends(g, seat, g.marker[space]):
        return RIVALS
    if has_factory(g, space):
        return ONE_EACH
    return FREE if saucer_there(g, seat, space) >= 0 else NO_SAUCER


def has_factory(g: Apocalypse, space: int) -> bool:
    """Whether the section of a space has its factory; what lies between sections is in none (CPE 23.5)."""
    section = g.layout.section(space)
    if section < 0:
        return g.factories[space]
    return True in g.factories[section * SPACES_EACH : (section + 1) * SPACES_EACH]


def saucer_there(g: Invasion, seat: int, space: int) -> int:
    """A saucer of the seat, one that has stopped if there is one: it is of no other use."""
    found = -1
    for piece in range(seat * ALIENS, seat * ALIENS + SAUCERS):
        if g.at[piece] == space:
            if g.halted[piece]:
                return piece
            found = piece
    return found


def sites_for_factories(g: Apocalypse, seat: int) -> list[int]:
    """Where the seat could build, action points aside."""
    first = seat * ALIENS
    spaces = sorted({space for space in g.at[first : first + SAUCERS] if space >= 0})
    return [space for space in spaces if obstacle(g, seat, space) == FREE]


def add_factories(g: Invasion, seat: int, options: list[Option]) -> None:
    """The factories that the seat can build now."""
    if isinstance(g, Apocalypse) and g.points[seat] >= factory_price(g, seat):
        options.extend([g.pack.moves.factory(space) for space in sites_for_factories(g, seat)])


def build(g: Invasion, seat: int, space: int) -> None:
    """CPE 23.1, 23.6: the saucer is gone as if destroyed, and the place is the seat's."""
    assert isinstance(g, Apocalypse)
    g.points[seat] -= factory_price(g, seat)
    g.put(saucer_there(g, seat, space), POOL)
    g.marker[space] = seat
    g.factories[space] = True
    recount(g)
    g.tell("factory", seat, space)


def cash_options(g: Invasion, seat: int) -> list[Option]:
    """CPE 23.10: the seat's factories, in its own turn."""
    if not isinstance(g, Apocalypse) or g.turn != seat or not ACTION <= g.phase <= DRAW or True not in g.factories:
        return []
    return [g.pack.moves.cash(space) for space, own in enumerate(g.factories) if own and g.marker[space] == seat]


class CashIn(Frame):
    """A factory is given up for D3 menace tokens."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def values(self) -> list[object]:
        return [self.seat, self.space]

    def copy(self) -> CashIn:
        twin = CashIn(self.seat, self.space)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        """CPE 23.12: the marker stays only where one could lie without the factory."""
        assert isinstance(g, Apocalypse)
        g.factories[self.space] = False
        place = live_location(g, self.space)
        if place is None or place.resistance == 0:
            g.marker[self.space] = NO_SEAT
        recount(g)
        g.tell("factory_cashed", self.seat, self.space)
        return Roll(1, self.rolled)

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        gain_menace(g, self.seat, (dice[0] + 1) // 2)  # CPE 1.2
        return Done(True)

"""Discards that place, move and remove field generators (AF 6)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.alien_frontiers.moves import PLACE, REMOVE
from beachhead.games.alien_frontiers.names import TERRITORIES
from beachhead.games.alien_frontiers.planet import move_field
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Done, Frame, Step
from beachhead.kernel.options import Option


def placings(g: Frontier, field: int) -> list[Option]:
    """Every territory but the one the field is on."""
    return [PLACE(field, t) for t in range(TERRITORIES) if g.fields[field] != t]


def removals(g: Frontier) -> list[Option]:
    return [REMOVE(field) for field in range(3) if g.fields[field] >= 0]


@dataclass
class PlaceField(Frame):
    """A field generator goes to a territory of the seat's choice, off the one it was on."""

    seat: int
    field: int

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, placings(g, self.field), self.placed)

    def placed(self, g: Frontier, pick: Option) -> Step:
        g.tell("field_placed", self.seat, self.field, pick.args[1])
        move_field(g, self.field, pick.args[1])
        return Done()


@dataclass
class RemoveField(Frame):
    """A field generator leaves the board; it can be built again (AF 7.8)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        return Ask(self.seat, removals(g), self.removed)

    def removed(self, g: Frontier, pick: Option) -> Step:
        g.tell("field_removed", self.seat, pick.args[0])
        move_field(g, pick.args[0], -1)
        return Done()

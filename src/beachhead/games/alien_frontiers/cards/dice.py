"""Cards that change the faces of undocked ships; a face is never below 1 or above 6 (AF 7.5)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.alien_frontiers.cards.colonies import SwapColonies, can_swap
from beachhead.games.alien_frontiers.cards.fields import PlaceField, RemoveField
from beachhead.games.alien_frontiers.cards.tech import NO_SHIP, READY, Tech
from beachhead.games.alien_frontiers.hands import NOTHING, Hand, face
from beachhead.games.alien_frontiers.moves import BOOST, FLIP, RECOVER, REROLL, ROLL, SHIFT, SLOW, WARP
from beachhead.games.alien_frontiers.names import (
    BOOSTER_POD,
    GRAVITY_MANIPULATOR,
    ISOLATION_FIELD,
    POLARITY_DEVICE,
    REPULSOR_FIELD,
    STASIS_BEAM,
    TEMPORAL_WARPER,
)
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Done, Frame, Roll, Step
from beachhead.kernel.options import Option


def turn_face(g: Frontier, seat: int, code: int, new: int) -> None:
    ship = g.ship_of(seat, code)
    g.tell("face", seat, g.face[ship], new)
    g.face[ship] = new


class BoosterPod(Tech):
    """AF 7.8: one fuel raises a ship by one; discarded, it removes a field generator."""

    def __init__(self) -> None:
        super().__init__(BOOSTER_POD, 1, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [BOOST(code) for code in hand.distinct if face(code) < 6]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        self.spend(g, seat, 1)
        turn_face(g, seat, pick.args[0], face(pick.args[0]) + 1)
        return None

    def has_target(self, g: Frontier, seat: int) -> bool:
        return max(g.fields) >= 0

    def discard(self, g: Frontier, seat: int) -> Frame:
        return RemoveField(seat)


class StasisBeam(Tech):
    """AF 7.16: one fuel lowers a ship by one; discarded, it places the Isolation Field."""

    def __init__(self) -> None:
        super().__init__(STASIS_BEAM, 1, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [SLOW(code) for code in hand.distinct if face(code) > 1]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        self.spend(g, seat, 1)
        turn_face(g, seat, pick.args[0], face(pick.args[0]) - 1)
        return None

    def has_target(self, g: Frontier, seat: int) -> bool:
        return True

    def discard(self, g: Frontier, seat: int) -> Frame:
        return PlaceField(seat, ISOLATION_FIELD)


class PolarityDevice(Tech):
    """AF 7.14: one fuel flips a ship to its opposite face; discarded, it swaps two colonies."""

    def __init__(self) -> None:
        super().__init__(POLARITY_DEVICE, 1, True)

    def blocked(self, g: Frontier, seat: int, hand: Hand) -> str:
        return READY if hand.codes else NO_SHIP

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [FLIP(code) for code in hand.distinct]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        self.spend(g, seat, 1)
        turn_face(g, seat, pick.args[0], 7 - face(pick.args[0]))
        return None

    def has_target(self, g: Frontier, seat: int) -> bool:
        return can_swap(g)

    def discard(self, g: Frontier, seat: int) -> Frame:
        return SwapColonies(seat)


class GravityManipulator(Tech):
    """AF 7.10: two fuel move a point from one ship to another; discarded, it places the Repulsor Field."""

    def __init__(self) -> None:
        super().__init__(GRAVITY_MANIPULATOR, 2, True)

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        codes = hand.distinct
        return [
            SHIFT(low, high)
            for low in codes
            if face(low) > 1
            for high in codes
            if face(high) < 6 and (low != high or hand.codes.count(low) > 1)
        ]

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        self.spend(g, seat, 2)
        low, high = pick.args
        # The raised ship first: a lowered one might show the face that `high` names.
        raised = g.ship_of(seat, high)
        g.face[raised] += 1
        lowered = g.ship_of(seat, low)
        g.face[lowered] -= 1
        g.tell("face", seat, face(low), face(low) - 1)
        g.tell("face", seat, face(high), face(high) + 1)
        return None

    def has_target(self, g: Frontier, seat: int) -> bool:
        return True

    def discard(self, g: Frontier, seat: int) -> Frame:
        return PlaceField(seat, REPULSOR_FIELD)


class TemporalWarper(Tech):
    """AF 7.17: one fuel re-rolls any ships; discarded, it recovers a card from the discards."""

    def __init__(self) -> None:
        super().__init__(TEMPORAL_WARPER, 1, True)

    def blocked(self, g: Frontier, seat: int, hand: Hand) -> str:
        return READY if hand.codes else NO_SHIP

    def powers(self, g: Frontier, seat: int, hand: Hand) -> list[Option]:
        return [WARP] if hand.codes else NOTHING

    def use(self, g: Frontier, seat: int, pick: Option) -> Frame | None:
        self.spend(g, seat, 1)
        return Warp(seat)

    def has_target(self, g: Frontier, seat: int) -> bool:
        return bool(recoverable(g, seat))

    def discard(self, g: Frontier, seat: int) -> Frame:
        return Recover(seat)


@dataclass
class Warp(Frame):
    """Ships to re-roll are named in rising order, then rolled together (AF 7.17)."""

    seat: int
    chosen: tuple[int, ...] = ()

    def begin(self, g: Frontier) -> Step:
        left = list(g.hand(self.seat).codes)
        for code in self.chosen:
            left.remove(code)
        last = self.chosen[-1] if self.chosen else 0
        options = [REROLL(code) for code in sorted(set(left)) if code >= last]
        if self.chosen:
            options.append(ROLL)
        return Ask(self.seat, options, self.named)

    def named(self, g: Frontier, pick: Option) -> Step:
        if pick == ROLL:
            return Roll(len(self.chosen), self.rolled)
        self.chosen = (*self.chosen, pick.args[0])
        return self.begin(g)

    def rolled(self, g: Frontier, dice: tuple[int, ...]) -> Step:
        ships: list[int] = []
        for code in self.chosen:
            ship = g.ship_of(self.seat, code)
            g.face[ship] = 0  # so that the next ship of the same face is another one
            ships.append(ship)
        for ship, rolled in zip(ships, dice, strict=True):
            g.face[ship] = rolled
        g.tell("rerolled", self.seat, *dice)
        return Done()


def recoverable(g: Frontier, seat: int) -> list[Option]:
    """Discards that the seat may have; the other Temporal Warper too, as its own is being spent (AF 7.17.3)."""
    return [
        RECOVER(card) for card in range(13) if g.discards[card] and (card == TEMPORAL_WARPER or not g.has(seat, card))
    ]


@dataclass
class Recover(Frame):
    """A card of the seat's choice comes back from the discards; not the Warper just spent (AF 7.17)."""

    seat: int

    def begin(self, g: Frontier) -> Step:
        g.discards[TEMPORAL_WARPER] -= 1
        options = recoverable(g, self.seat)
        g.discards[TEMPORAL_WARPER] += 1
        return Ask(self.seat, options, self.recovered)

    def recovered(self, g: Frontier, pick: Option) -> Step:
        card = pick.args[0]
        g.discards[card] -= 1
        g.gain_card(self.seat, card)
        g.tell("recovered", self.seat, card)
        return Done()

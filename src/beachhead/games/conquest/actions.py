"""The action phase: moving, landing, menace, events and powers (CPE 5)."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.factories import add_factories, build
from beachhead.games.conquest.cards.card import T_GLIDE, T_MENACE_PRICE, W_ACTION
from beachhead.games.conquest.names import ALIENS, MENACE_COST, POOL, SAUCERS
from beachhead.games.conquest.pieces import gain_menace
from beachhead.games.conquest.play import offers, start
from beachhead.games.conquest.queries import enemies_at, fold, sites, stops
from beachhead.games.conquest.rules import apocalypse
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


def menace_price(g: Invasion, seat: int) -> int:
    return max(1, MENACE_COST - fold(g, T_MENACE_PRICE, seat, -1))


def actions(g: Invasion, seat: int) -> list[Option]:
    """All that the seat can do now in its action phase."""
    options: list[Option] = []
    if g.points[seat] > 0 or g.free_moves > 0:
        moves_from(g, seat, options)
    if g.points[seat] > 0 or g.free_landings > 0:
        landings(g, seat, options)
    if g.points[seat] > 0 and g.points[seat] >= menace_price(g, seat):
        options.append(g.pack.moves.buy)
    if apocalypse(g):
        add_factories(g, seat, options)
    options.extend(offers(g, seat, 1 << W_ACTION, g.points[seat]))
    return options


def moves_from(g: Invasion, seat: int, options: list[Option]) -> None:
    moves = g.pack.moves
    steps = moves.steps(g.layout)
    first = seat * ALIENS
    seen: list[int] = []
    for piece in range(first, first + SAUCERS):
        space = g.at[piece]
        if space >= 0 and not g.halted[piece] and space not in seen:
            seen.append(space)
            options.extend(steps[space])
    for piece in range(first + SAUCERS, first + ALIENS):
        space = g.at[piece]
        if space >= 0 and not g.halted[piece]:
            for other in g.layout.adjacent[space]:
                options.append(moves.move_ally(g.ally[piece], other))


def landings(g: Invasion, seat: int, options: list[Option]) -> None:
    first = seat * ALIENS
    if POOL not in g.at[first : first + ALIENS]:
        return
    moves = g.pack.moves
    places = sites(g, seat)
    saucer = False
    for piece in range(first, first + ALIENS):
        if g.at[piece] == POOL:
            if piece - first < SAUCERS:
                if not saucer:
                    options.extend([moves.lands[space] for space in places])
                saucer = True
            else:
                options.extend([moves.land_ally(g.ally[piece], space) for space in places])


class Actions(Frame):
    """Action points are spent one after the other, as few or as many as the player likes (CPE 5.2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[object]:
        return [self.seat]

    def copy(self) -> Actions:
        twin = Actions(self.seat)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.offer(g)

    def offer(self, g: Invasion, _: object = None) -> Step:
        why = verdict(g)
        if why:
            return End(why)
        options = actions(g, self.seat)
        options.append(g.pack.moves.end)
        return Ask(self.seat, options, "took")

    def resume(self, g: Invasion, answer: object) -> Step:
        return self.took(g, answer) if isinstance(answer, Option) else self.offer(g)

    def took(self, g: Invasion, pick: Option) -> Step:
        verb = pick.verb
        if verb == "to_battle":
            return Done()
        if verb == "play" or verb == "use" or verb == "cash":
            return Call(start(g, self.seat, pick), "offer")
        if verb == "move":
            self.step(g, g.saucer_in(self.seat, pick.args[0]), pick.args[1])
        elif verb == "move_ally":
            self.step(g, g.ally_of(pick.args[0]), pick.args[1])
        elif verb == "land":
            self.land(g, g.at.index(POOL, self.seat * ALIENS), pick.args[0])
        elif verb == "land_ally":
            self.land(g, g.ally_of(pick.args[0]), pick.args[1])
        elif verb == "factory":
            build(g, self.seat, pick.args[0])
        else:
            g.points[self.seat] -= menace_price(g, self.seat)
            gain_menace(g, self.seat, 1)
        return self.offer(g)

    def step(self, g: Invasion, piece: int, space: int) -> None:
        """CPE 5.3, 5.4: one alien moves to an adjacent space, and stops where there is something to stop for."""
        if g.free_moves > 0:
            g.free_moves -= 1
        else:
            g.points[self.seat] -= 1
        g.tell("moved", self.seat, g.at[piece], space, g.ally[piece])
        g.put(piece, space)
        g.halted[piece] = stops(g, space, self.seat, fold(g, T_GLIDE, self.seat, space) > 0)

    def land(self, g: Invasion, piece: int, space: int) -> None:
        """CPE 5.6: a destroyed alien returns; where enemies are it is trapped (CPE 20.1)."""
        if g.free_landings > 0:
            g.free_landings -= 1
        else:
            g.points[self.seat] -= 1
        g.put(piece, space)
        g.halted[piece] = enemies_at(g, space, self.seat)
        g.tell("landed", self.seat, space, g.ally[piece])

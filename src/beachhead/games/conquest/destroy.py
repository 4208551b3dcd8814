"""An alien is destroyed, unless it is tough or something spares it (CPE 7.17, 7.29)."""

from __future__ import annotations

from beachhead.games.conquest.cards.card import T_TOUGH, W_DOOMED
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import ALIENS, NOTHING, POOL, SAUCERS, is_saucer
from beachhead.games.conquest.play import Chances
from beachhead.games.conquest.queries import best_tough
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Frame, Roll, Step
from beachhead.kernel.options import Option


class Lose(Frame):
    """One alien of the seat in a space is destroyed; its owner says which kind."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def values(self) -> list[object]:
        return [self.seat, self.space]

    def copy(self) -> Lose:
        twin = Lose(self.seat, self.space)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        pieces = g.pieces_at(self.space, self.seat)
        if not pieces:
            return Done(False)
        options: list[Option] = []
        if pieces[0] % ALIENS < SAUCERS:
            options.append(g.pack.moves.lose_saucer)
        for piece in pieces:
            if piece % ALIENS >= SAUCERS:
                options.append(g.pack.moves.lose_ally(g.ally[piece]))
        if len(options) == 1:
            return Call(Doom(pieces[0]), "gone")
        return Ask(self.seat, options, "chosen")

    def chosen(self, g: Invasion, pick: Option) -> Step:
        if pick.args:
            return Call(Doom(g.ally_of(pick.args[0])), "gone")
        return Call(Doom(g.pieces_at(self.space, self.seat)[0]), "gone")

    def gone(self, g: Invasion, result: object) -> Step:
        return Done(result)


class Doom(Frame):
    """This alien is destroyed: a tough one rolls first, and its owner may step in."""

    def __init__(self, piece: int, needed: int = 0) -> None:
        self.piece = piece
        self.needed = needed

    def values(self) -> list[object]:
        return [self.piece, self.needed]

    def copy(self) -> Doom:
        twin = Doom(self.piece, self.needed)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        seat = self.piece // ALIENS
        g.doomed = self.piece
        g.doom_roll = 0
        g.spared = False
        self.needed = best_tough(g, T_TOUGH, seat, g.at[self.piece], is_saucer(self.piece))
        if self.needed:
            return Roll(1, "rolled")
        return Call(Chances(W_DOOMED, seat), "settle")

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.doom_roll = dice[0]
        g.tell("tough", self.piece // ALIENS, dice[0], self.needed)
        if dice[0] >= self.needed:
            return self.settle(g)
        return Call(Chances(W_DOOMED, self.piece // ALIENS), "settle")

    def settle(self, g: Invasion, _: object = None) -> Step:
        spared = g.spared or (self.needed > 0 and g.doom_roll >= self.needed)
        g.doomed = NOTHING
        seat = self.piece // ALIENS
        if spared:
            g.tell("spared", seat)
            return Done(False)
        space = g.at[self.piece]
        g.put(self.piece, POOL)
        g.tell("destroyed", seat, space, g.ally[self.piece])
        return Done(True)


LINKS.to("lose", Lose)

"""Effects on the fight in progress that need no further choice."""

from __future__ import annotations

from beachhead.games.conquest.cards.card import (
    BATTLE_LONG,
    D_BLUNT,
    D_DICE,
    D_DIE,
    D_DOUBLE,
    D_FLEE,
    D_STRENGTH,
    D_WIN,
    FIGHT,
    ROUND,
    Effect,
)
from beachhead.games.conquest.queries import seat_of
from beachhead.games.conquest.state import Invasion


def at_once(g: Invasion, effect: Effect, side: int, n: int) -> None:
    do = effect.do
    if do == D_STRENGTH:
        if effect.lasts == BATTLE_LONG:
            g.battle_bonus[side] += n
        elif effect.lasts == FIGHT:
            g.fight_lasting[side] += n
        else:
            g.fight_bonus[side] += n
        g.tell("strengthened", seat_of(g, side), n)
    elif do == D_DOUBLE:
        g.fight_doubled[side] += 1
        g.tell("doubled", seat_of(g, side))
    elif do == D_DIE:
        g.fight_die[side] += n
        g.tell("die_changed", seat_of(g, side), n)
    elif do == D_DICE:
        if effect.lasts == ROUND:
            g.fight_more[side] += n
        else:
            g.fight_extra[side] += n
        g.tell("more_dice", seat_of(g, side), n)
    elif do == D_WIN:
        g.fight_won = side
        g.tell("made_to_win", seat_of(g, side))
    elif do == D_BLUNT:
        g.fight_blunt = True
        g.tell("blunted", g.fight_seat)
    elif do == D_FLEE:
        flee(g, seat_of(g, side))


def flee(g: Invasion, seat: int) -> None:
    """The aliens are gone to their landing site before anything else happens to them."""
    site = g.layout.landing[seat]
    for piece in g.pieces_at(g.fight_space, seat):
        g.put(piece, site)
        g.halted[piece] = True
    g.fled = seat
    g.tell("fled", seat, site)

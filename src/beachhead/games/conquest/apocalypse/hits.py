"""What becomes of a navy ship that is beaten (CPE 22)."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.pieces import gain_terror
from beachhead.games.conquest.state import Invasion


def hit(g: Invasion, seat: int, space: int, kind: int) -> None:
    """CPE 22.2, 22.3: a ship that is beaten is turned over; the second time whoever did it keeps it."""
    assert isinstance(g, Apocalypse)
    kinds = g.counters_at(space)
    kinds.remove(kind)
    card = g.pack.cards[kind]
    if card.flips >= 0:
        kinds.append(card.flips)
        g.set_counters(space, kinds)
        g.tell("ship_damaged", seat, space, kind)
        return
    g.set_counters(space, kinds)
    g.tell("ship_sunk", seat, space, kind)
    g.trophies[seat] = sorted([*g.trophies[seat], kind])
    gain_terror(g, seat, card.terror)

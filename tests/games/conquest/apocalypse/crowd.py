"""Prepared planets of the expansion: tables of five and six, and brutal boards."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import ALIENS, COMPETITIVE, COOPERATIVE, SAUCERS, TEAM
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.rules import CHOSEN, CLOSE_RIVALS, MODE, MUST_TAKE, PHASE, TEAMS
from tests.games.conquest.table import PACK, PLAIN, Table, card


def crowd(
    seats: int, board: str = "", cooperative: bool = False, teams: int = 0, close: bool = False, must_take: bool = False
) -> Table:
    """Everybody at home with a plain race."""
    t = Table()
    g = t.g = Apocalypse(seats, PACK, LAYOUTS[f"{board}{seats}"])
    t.pack = PACK
    g.clear_table()
    numbers = g.rules[:]
    numbers[MODE] = COOPERATIVE if cooperative else TEAM if teams else COMPETITIVE
    numbers[TEAMS] = 1 if cooperative else teams or seats
    numbers[PHASE] = int(cooperative)
    numbers[CHOSEN] = int(not cooperative)
    numbers[CLOSE_RIVALS] = int(close)
    numbers[MUST_TAKE] = int(must_take)
    g.rules = numbers
    g.open_decks(cooperative)
    g.race = [card(PLAIN)] * seats
    for space in g.layout.objectives:
        g.location[space] = card("capitol_city")
    for seat in range(seats):
        for n in range(SAUCERS):
            g.put(seat * ALIENS + n, g.layout.landing[seat])
    g.round = 1
    recount(g)
    return t

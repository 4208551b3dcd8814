"""Small things that rules do to pieces and cards, said to everybody."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import COASTAL_CARD
from beachhead.games.conquest.names import (
    ALIENS,
    AWAY,
    COASTAL,
    COOPERATIVE,
    EVENTS,
    NO_SEAT,
    NOTHING,
    POOL,
    RED_EVENTS,
    RESISTANCE,
    SAUCERS,
    STUFF,
)
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.rules import MODE
from beachhead.games.conquest.state import Invasion, without


def discard(g: Invasion, deck: int, card: int) -> None:
    g.discards[deck] = [*g.discards[deck], card]


def discard_event(g: Invasion, card: int) -> None:
    """A red event of the cooperative game has a pile of its own (CPE 14.3)."""
    red = g.rules[MODE] == COOPERATIVE and g.pack.cards[card].red
    discard(g, RED_EVENTS if red else EVENTS, card)


def discard_resistance(g: Invasion, cards: list[int]) -> None:
    """CPE 12.15, 21.5: each to its own pile; Captain Fantastic takes that pile back into the deck with him."""
    back = [False, False]
    for card in cards:
        kind = g.pack.cards[card]
        coastal = kind.kind == COASTAL_CARD
        discard(g, COASTAL if coastal else RESISTANCE, card)
        if kind.returns:
            back[coastal] = True
    if back[0]:
        g.refill("resistance")
        g.tell("resistance_reshuffled", NO_SEAT)
    if back[1]:
        g.refill("coastal")
        g.tell("coastal_reshuffled", NO_SEAT)


def gain_menace(g: Invasion, seat: int, n: int) -> None:
    g.menace[seat] = max(0, g.menace[seat] + n)
    g.tell("menace", seat, n)


def gain_terror(g: Invasion, seat: int, n: int) -> None:
    g.bonus[seat] = max(0, g.bonus[seat] + n)
    recount(g)
    g.tell("terror", seat, n)


def mark(g: Invasion, space: int, seat: int) -> None:
    """A conquest marker of the seat is put on a location, whoever had one there before."""
    before = g.marker[space]
    g.marker[space] = seat
    recount(g)
    if before < 0:
        g.tell("conquered", seat, space, g.location[space])
    else:
        g.tell("stolen", seat, space, g.location[space], before)
        if isinstance(g, Apocalypse) and g.factories[space]:
            g.tell("factory_taken", seat, space)


def unmark(g: Invasion, space: int) -> None:
    before = g.marker[space]
    g.marker[space] = NO_SEAT
    drop_factory(g, space)
    recount(g)
    g.tell("liberated", before, space, g.location[space])


def drop_factory(g: Invasion, space: int) -> None:
    """CPE 23.9: a factory goes with the marker."""
    if isinstance(g, Apocalypse) and g.factories[space]:
        g.factories[space] = False
        g.tell("factory_lost", NO_SEAT, space)


def demolish(g: Invasion, space: int) -> None:
    """CPE 6.11: no resistance, no population, no text, no marker."""
    g.demolished[space] = True
    g.marker[space] = NO_SEAT
    drop_factory(g, space)
    recount(g)
    g.tell("demolished", NO_SEAT, space, g.location[space])


def take_stuff(g: Invasion, seat: int, card: int, used: bool) -> None:
    """CPE 9.1, 9.3: space stuff lies open before its owner; an ally's figure comes to the landing site."""
    g.stuff[seat] = sorted([*g.stuff[seat], card])
    if used:
        g.spent[seat] = sorted([*g.spent[seat], card])
    g.tell("stuff", seat, card)
    if g.pack.cards[card].ally:
        first = seat * ALIENS + SAUCERS
        for piece in range(first, first + ALIENS - SAUCERS):
            if g.ally[piece] < 0:
                g.ally[piece] = card
                g.halted[piece] = False
                g.put(piece, g.layout.landing[seat])
                return


def drop_stuff(g: Invasion, seat: int, card: int) -> bool:
    """Takes a card of space stuff away from a seat; says whether it lay face down."""
    g.stuff[seat] = without(g.stuff[seat], card)
    used = card in g.spent[seat]
    if used:
        g.spent[seat] = without(g.spent[seat], card)
    if g.pack.cards[card].ally:
        piece = g.ally_of(card)
        g.put(piece, AWAY)
        g.ally[piece] = NOTHING
    return used


def scrap_stuff(g: Invasion, seat: int, card: int) -> None:
    drop_stuff(g, seat, card)
    discard(g, STUFF, card)
    g.tell("scrapped", seat, card)


def lose_card(g: Invasion, seat: int, card: int) -> None:
    g.hand[seat] = without(g.hand[seat], card)
    discard(g, EVENTS, card)
    g.tell("discarded", seat, card)


def destroyed_kinds(g: Invasion, seat: int) -> list[int]:
    """The aliens in the pool, one saucer for all of them."""
    found: list[int] = []
    first = seat * ALIENS
    for piece in range(first, first + ALIENS):
        if g.at[piece] == POOL and (piece - first >= SAUCERS or not found):
            found.append(piece)
    return found

"""The table of Alien Frontiers as text: for the terminal, the screen reader and the generic page."""

from __future__ import annotations

from beachhead.games.alien_frontiers.names import GOOD_WORDS
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.games.alien_frontiers.view import CardView, FacilityView, SeatView, ShipView, view
from beachhead.games.alien_frontiers.words import COLOURS, reasons
from beachhead.kernel.game import Area, Item, Mark, Sheet
from beachhead.kernel.words import Say


def sheet(g: Frontier, seat: int) -> Sheet:
    v = view(g, seat)
    closed = reasons(g, seat) if seat >= 0 else {}
    areas = [hand_area(v.seats[s]) for s in range(g.seats) if v.seats[s].hand]
    areas += [facility_area(f, closed.get(f.id)) for f in v.facilities]
    areas += [
        Area(
            t.id,
            t.title,
            [Item(f"colony:{s}:{t.key}", colonies(s, n), owner=s) for s, n in enumerate(t.colonies) if n]
            + [Item(f"field:{f}", f.replace("_", " ").title()) for f in t.fields],
            t.bonus,
            t.control,
        )
        for t in v.territories
    ]
    areas.append(Area("display", "Alien tech on display", [card_item(c) for c in v.display]))
    areas += [
        Area(f"cards:{s.seat}", f"{COLOURS[s.seat]}'s cards", [card_item(c) for c in s.cards], owner=s.seat)
        for s in v.seats
    ]
    return Sheet(f"Turn {v.turns}: {COLOURS[v.turn]}", [marks(s) for s in v.seats], areas)


def marks(s: SeatView) -> list[Mark]:
    return [
        Mark("points", str(s.points), "star"),
        Mark(GOOD_WORDS[0], str(s.fuel), "fuel"),
        Mark(GOOD_WORDS[1], str(s.ore), "ore"),
        Mark("ships", f"{s.ships}{' + relic' if s.relic else ''}", "ship"),
        Mark("colonies to land", str(s.colonies_left + (1 if s.hub else 0)), "colony"),
        Mark("hub", f"{s.hub}/7", "hub"),
    ]


def ship_item(ship: ShipView) -> Item:
    kind = "Relic Ship" if ship.relic else "ship"
    face = f" {ship.face}" if ship.face else " (not rolled)"
    colour = COLOURS[ship.owner] if ship.owner >= 0 else ""
    return Item(ship.id, f"{colour} {kind}{face}".strip(), owner=ship.owner)


def card_item(card: CardView) -> Item:
    text = card.power + (f" Discard: {card.discard}" if card.discard else "")
    return Item(card.id, card.title + (" (used)" if card.used else ""), text)


def hand_area(s: SeatView) -> Area:
    return Area(f"hand:{s.seat}", f"{COLOURS[s.seat]}'s ships to dock", [ship_item(x) for x in s.hand], owner=s.seat)


def facility_area(f: FacilityView, closed: Say | None) -> Area:
    text = f"Needs {f.needs}; gives {f.gives}."
    return Area(f.id, f.title, [ship_item(s) for s in f.ships], text, closed=closed)


def colonies(seat: int, n: int) -> str:
    return f"{n} {COLOURS[seat]} {'colony' if n == 1 else 'colonies'}"

"""The battle board as text."""

from __future__ import annotations

from beachhead.games.invaders.phrases import EVENTS
from beachhead.games.invaders.state import War
from beachhead.games.invaders.view import Face, Standing, WarView, view
from beachhead.games.invaders.words import SIDES, reasons
from beachhead.kernel.game import Area, Item, Mark, Sheet
from beachhead.kernel.words import Say


def sheet(g: War, seat: int) -> Sheet:
    v = view(g, seat)
    closed = reasons(g, seat) if seat >= 0 else {}
    areas: list[Area] = []
    if seat >= 0:
        areas.append(hand_area(v, seat, closed))
    if v.own_deck:
        areas.append(deck_area(v, seat))
    for zone in v.zones:
        areas.append(
            Area(
                zone.id,
                f"{zone.title} (power {zone.power} of {zone.base})",
                [
                    standing_item(v, s, owner)
                    for owner, column in ((0, zone.mankind), (1, zone.invader))
                    for s in column
                    if s is not None
                ],
                EVENTS("zone_attacked", zone="Attack", attack=zone.attack, defence=zone.defence).text,
            )
        )
    areas.append(
        Area(
            "strategies",
            "Strategies",
            [Item(s.id, s.title + (" (used)" if s.spent else ""), s.text, s.side) for s in v.strategies],
        )
    )
    for side in v.sides:
        top = [Item(f"pile:{key}", v.faces[key].name, v.faces[key].text, side.seat) for key in side.pile[::-1][:12]]
        areas.append(Area(f"pile:{side.seat}", f"{side.title}'s discards ({len(side.pile)})", top, owner=side.seat))
    return Sheet(f"Turn {v.turns}: {SIDES[v.turn]}. Plot {v.track} of {v.track_top}", marks(v), areas)


def marks(v: WarView) -> list[list[Mark]]:
    rows = [[Mark("hand", str(s.hand), "hand"), Mark("deck", str(s.deck), "deck")] for s in v.sides]
    rows[0] += [Mark("heroes left", str(v.heroes_left), "hero"), Mark("ops centre", str(v.ops), "ops")]
    rows[1] += [Mark("plot", f"{v.track}/{v.track_top}", "track")]
    return rows


def hand_area(v: WarView, seat: int, closed: dict[str, Say]) -> Area:
    items = [
        Item(
            held.id,
            printed(v.faces[held.card]) + (f" ×{held.copies}" if held.copies > 1 else ""),
            v.faces[held.card].text + (f" ({closed[held.id].text})" if held.id in closed else ""),
            seat,
        )
        for held in v.hand
    ]
    return Area("hand", "Your hand", items, owner=seat)


def deck_area(v: WarView, seat: int) -> Area:
    """Between the games of a match: what the deck holds, and what lies beside it."""
    items = [
        Item(row.id, f"{printed(v.faces[row.card])}: {row.copies} in, {row.spare} out", v.faces[row.card].text, seat)
        for row in v.own_deck
    ]
    return Area("own_deck", "Your deck", items, owner=seat)


def printed(f: Face) -> str:
    cost = [f"discard {f.discard}"] * bool(f.discard) + [f"drain {f.drain}"] * bool(f.drain)
    power = f", power {f.power}" if f.power is not None else ""
    return f"{f.name} ({', '.join(cost) or 'free'}{power})"


def standing_item(v: WarView, s: Standing, owner: int) -> Item:
    notes = [f"power {s.power}"]
    notes += [f"{s.tokens} tokens"] * bool(s.tokens) + ["sideways"] * s.sideways + ["used"] * s.used
    return Item(s.id, f"{v.faces[s.card].name}: {', '.join(notes)}", v.faces[s.card].text, owner)

"""The table of Attack the Tower as text: for the terminal, the screen reader and the generic page."""

from __future__ import annotations

from beachhead.games.attack_the_tower.reasons import reasons
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.view import CardView, PieceView, SeatView, TerritoryView, view
from beachhead.games.attack_the_tower.words import COLOURS
from beachhead.kernel.game import Area, Item, Mark, Sheet
from beachhead.kernel.words import Say


def sheet(g: Kingdoms, seat: int) -> Sheet:
    v = view(g, seat)
    closed = reasons(g, seat) if seat >= 0 else {}
    areas: list[Area] = []
    for s in v.seats:
        areas += [territory_area(t, closed.get(t.id)) for t in s.territories]
        areas.append(palace_area(s, closed.get(s.palace.id)))
    for s in v.seats:
        if s.hand:
            areas.append(Area(f"hand:{s.seat}", "Your hand", [card_item(c, closed) for c in s.hand], owner=s.seat))
        if s.active:
            title = f"{COLOURS[s.seat]}'s abilities this turn"
            areas.append(Area(f"active:{s.seat}", title, [card_item(c, {}) for c in s.active], owner=s.seat))
        areas += [
            Area(
                p.id,
                f"{COLOURS[s.seat]}'s {p.key}: {p.left} to draw",
                [card_item(c, {}) for c in p.discards],
                "Discarded:" if p.discards else "",
                s.seat,
            )
            for p in s.piles
        ]
    headline = f"Turn {v.turns}: {COLOURS[v.turn]}" if v.turns else "Opening"
    if v.battle is not None:
        b = v.battle
        headline += f" – {COLOURS[b.attacker]}'s {b.origin} attacks the {b.target}"
    return Sheet(headline, [marks(s) for s in v.seats] or [[], []], areas)


def marks(s: SeatView) -> list[Mark]:
    bases = sum(1 for t in s.territories for slot in t.slots if slot.base)
    troops = sum(len(slot.troops) for t in s.territories for slot in t.slots)
    return [
        Mark("army", s.army_title, "army"),
        Mark("games won", str(s.wins), "star"),
        Mark("bases", str(bases), "base"),
        Mark("troops", str(troops), "troop"),
        Mark("special troops", f"{len(s.specials)}/{s.special_cap}", "special"),
        Mark("hand", f"{s.bases_held} bases, {s.abilities_held} abilities (limit {s.card_limit})", "hand"),
    ]


def piece_item(piece: PieceView, owner: int) -> Item:
    text = f"power {piece.power}" + (f" ({piece.printed} printed)" if piece.power != piece.printed else "")
    if piece.ninja:
        text += ", a ninja"
    if piece.left >= 0:
        text += f"; {piece.left} damage left to take"
    return Item(piece.id, piece.title, text, owner)


def territory_area(t: TerritoryView, closed: Say | None) -> Area:
    items: list[Item] = []
    for slot in t.slots:
        if slot.base is None:
            items.append(Item(slot.id, "empty slot", owner=t.owner))
        else:
            items.append(Item(slot.id, f"slot {slot.id[-1]}: {slot.base.title}", owner=t.owner))
            items.append(piece_item(slot.base, t.owner))
            items += [piece_item(troop, t.owner) for troop in slot.troops]
    text = "Its troops have attacked this turn." if t.attacked else ""
    return Area(t.id, f"{COLOURS[t.owner]}'s {t.key}", items, text, t.owner, closed)


def palace_area(s: SeatView, closed: Say | None) -> Area:
    text = f"Power {s.palace.power}. Special troops: {len(s.specials)} of {s.special_cap}."
    items = [piece_item(piece, s.seat) for piece in s.specials]
    return Area(s.palace.id, f"{COLOURS[s.seat]}'s palace", items, text, s.seat, closed)


def card_item(card: CardView, closed: dict[str, Say]) -> Item:
    label = card.title + (f" ×{card.n}" if card.n > 1 else "")
    why = closed.get(card.id)
    return Item(card.id, label, card.text + (f" ({why.text})" if why else ""))

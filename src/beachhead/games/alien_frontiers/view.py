"""What a seat may see of Alien Frontiers.  Everything on this table lies open; only the deck is hidden."""

from __future__ import annotations

import random

import msgspec

from beachhead.games.alien_frontiers.cards.rows import ROWS
from beachhead.games.alien_frontiers.facilities.alien_artifact import total
from beachhead.games.alien_frontiers.facilities.colonist_hub import CIRCLES
from beachhead.games.alien_frontiers.names import (
    CARD_WORDS,
    FACILITY_WORDS,
    FIELD_WORDS,
    FLEET,
    MAINTENANCE_BAY,
    NO_SEAT,
    RELIC,
    TERRITORIES,
    TERRITORY_WORDS,
    TRANSIT,
    title,
)
from beachhead.games.alien_frontiers.plates import FACILITY_PLATES, FIELD_TEXT, TERRITORY_BONUS
from beachhead.games.alien_frontiers.scoring import points
from beachhead.games.alien_frontiers.state import Frontier


class ShipView(msgspec.Struct, frozen=True):
    """A die on the table: `id` stays the same for the whole game, so that it can be seen to move."""

    id: str
    owner: int
    face: int
    relic: bool


class CardView(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    fuel: str
    power: str
    discard: str
    rule: str
    used: bool = False


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    fuel: int
    ore: int
    colonies_left: int
    hub: int
    ships: int
    in_stock: int
    relic: bool
    hand: list[ShipView]
    cards: list[CardView]


class FacilityView(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    needs: str
    gives: str
    rule: str
    ports: int
    ships: list[ShipView]


class TerritoryView(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    bonus: str
    colonies: list[int]
    control: int
    fields: list[str]


class FieldView(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    text: str
    territory: str


class FrontierView(msgspec.Struct, frozen=True):
    """The whole table as the seat `you` sees it; -1 is a spectator."""

    you: int
    turn: int
    turns: int
    first: int
    circles: int
    seats: list[SeatView]
    facilities: list[FacilityView]
    moving: list[ShipView]
    territories: list[TerritoryView]
    fields: list[FieldView]
    relic_home: bool
    display: list[CardView]
    deck: int
    discards: list[CardView]
    claim_total: int
    may_cycle: bool
    borrowed: str


def view(g: Frontier, seat: int) -> FrontierView:
    return FrontierView(
        you=seat,
        turn=g.turn,
        turns=g.turns,
        first=g.first,
        circles=CIRCLES,
        seats=[seat_view(g, s) for s in range(g.seats)],
        facilities=[facility_view(g, place) for place in range(MAINTENANCE_BAY + 1)],
        moving=[ship_view(g, ship) for ship in g.docked(TRANSIT)],
        territories=[territory_view(g, t) for t in range(TERRITORIES)],
        fields=[
            FieldView(f"field:{word}", word, title(word), FIELD_TEXT[word], territory_word(g.fields[i]))
            for i, word in enumerate(FIELD_WORDS)
        ],
        relic_home=g.relic_owner == NO_SEAT,
        display=[card_view("display", card) for card in g.display],
        deck=sum(g.deck),
        discards=[card_view("discards", card) for card in range(13) for _ in range(g.discards[card])],
        claim_total=total(g),
        may_cycle=g.may_cycle,
        borrowed=territory_word(g.borrowed),
    )


def territory_word(territory: int) -> str:
    return TERRITORY_WORDS[territory] if territory >= 0 else ""


def ship_view(g: Frontier, ship: int) -> ShipView:
    return ShipView(f"ship:{ship}", g.owner(ship), g.face[ship], ship == RELIC)


def card_view(where: str, card: int, used: bool = False) -> CardView:
    word = CARD_WORDS[card]
    row = ROWS[word]
    return CardView(f"{where}:{word}", word, row.title, row.fuel, row.power, row.discard, row.rule, used)


def seat_view(g: Frontier, seat: int) -> SeatView:
    mine = g.turn == seat
    coloured = g.coloured(seat)
    return SeatView(
        seat=seat,
        points=points(g, seat),
        fuel=g.fuel[seat],
        ore=g.ore[seat],
        colonies_left=g.supply[seat],
        hub=g.hub[seat],
        ships=coloured,
        in_stock=6 - coloured,
        relic=g.relic_owner == seat,
        hand=[ship_view(g, ship) for ship in g.fleet(seat) if g.at[ship] == FLEET],
        cards=[
            card_view(f"card:{seat}", card, mine and bool(g.used >> card & 1))
            for card in range(13)
            if g.has(seat, card)
        ],
    )


def facility_view(g: Frontier, place: int) -> FacilityView:
    word = FACILITY_WORDS[place]
    plate = FACILITY_PLATES[word]
    ports = g.ports[place] if place != MAINTENANCE_BAY else 0
    ships = [ship_view(g, ship) for ship in g.docked(place)]
    return FacilityView(f"facility:{word}", word, title(word), plate.needs, plate.gives, plate.rule, ports, ships)


def territory_view(g: Frontier, t: int) -> TerritoryView:
    word = TERRITORY_WORDS[t]
    return TerritoryView(
        id=f"territory:{word}",
        key=word,
        title=title(word),
        bonus=TERRITORY_BONUS[word],
        colonies=g.colonies[t * 4 : t * 4 + g.seats],
        control=g.control[t],
        fields=[FIELD_WORDS[f] for f in range(3) if g.fields[f] == t],
    )


def redeal(g: Frontier, seat: int, rng: random.Random) -> Frontier:
    """Nothing but the order of the deck is hidden, and a bag has none."""
    return g.copy()

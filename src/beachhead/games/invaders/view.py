"""What a seat may see of Invaders: the board and all discards, its own hand, and how many cards the rest are."""

from __future__ import annotations

import msgspec

from beachhead.games.invaders.attack import attack_power, defence_power
from beachhead.games.invaders.boards import STRATEGIES
from beachhead.games.invaders.cards.rows import CardRow
from beachhead.games.invaders.match import Match
from beachhead.games.invaders.names import (
    ICON_WORDS,
    INVADER,
    MANKIND,
    SIDE_WORDS,
    SLOT_WORDS,
    SLOTS,
    STRATEGY_WORDS,
    TRACK_TOP,
    ZONE_POWER,
    ZONE_WORDS,
    ZONES,
    slot,
    title,
)
from beachhead.games.invaders.play import PlayCard
from beachhead.games.invaders.queries import power, powers, room
from beachhead.games.invaders.state import War


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is printed."""

    key: str
    name: str
    side: str
    kind: str
    text: str
    discard: int = 0
    drain: int = 0
    power: int | None = None
    tags: list[str] = []
    keywords: list[str] = []
    flavour: str = ""
    source: str = ""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a slot: its power now, and what lies on it."""

    id: str
    card: str
    power: int
    tokens: int = 0
    extra: int = 0
    used: bool = False
    hero: bool = False
    sideways: bool = False


class Zone(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    base: int
    power: int
    attack: int
    defence: int
    held: bool
    mankind: list[Standing | None]
    invader: list[Standing | None]


class StrategyView(msgspec.Struct, frozen=True):
    id: str
    key: str
    title: str
    text: str
    side: int
    spent: bool


class Held(msgspec.Struct, frozen=True):
    """A card in the viewer's own hand; equal cards are one entry."""

    id: str
    card: str
    copies: int


class Listed(msgspec.Struct, frozen=True):
    """A card of the viewer's own deck between the games of a match: copies in it, and spare ones outside."""

    id: str
    card: str
    copies: int
    spare: int


class Played(msgspec.Struct, frozen=True):
    """A card that has been shown and does not yet lie anywhere; the last one answers the one before."""

    card: str
    side: int
    zone: str = ""


class SideView(msgspec.Struct, frozen=True):
    seat: int
    title: str
    hand: int
    deck: int
    pile: list[str]  # the last one lies on top
    wins: int  # games of the match


class WarView(msgspec.Struct, frozen=True):
    """The battle board as the seat `you` sees it; -1 is a spectator."""

    you: int
    turn: int
    turns: int
    track: int
    track_top: int
    ops: int
    heroes_left: int
    fallen: list[str]
    taxed: list[str]
    discount: int
    zones: list[Zone]
    sides: list[SideView]
    strategies: list[StrategyView]
    playing: list[Played]
    hand: list[Held]
    faces: dict[str, Face]
    exchange: int  # cards still to exchange before the next game
    own_deck: list[Listed]  # the viewer's, between games only


def view(g: War, seat: int) -> WarView:
    rows = g.pack.rows
    hand = [
        Held(f"hand:{rows[card].key}", rows[card].key, g.hand[seat].count(card))
        for card in (sorted(set(g.hand[seat])) if seat >= 0 else [])
    ]
    sides = [
        SideView(s, title(SIDE_WORDS[s]), len(g.hand[s]), g.deck_size(s), [rows[c].key for c in g.pile[s]], g.wins[s])
        for s in (MANKIND, INVADER)
    ]
    shown = {c for c in g.card if c >= 0} | set(g.pile[0]) | set(g.pile[1]) | set(g.fallen)
    played = [f for f in g.stack if isinstance(f, PlayCard) and f.held()]
    shown |= {f.card for f in played}
    between = g.stack[-1] if g.stack and isinstance(g.stack[-1], Match) else None
    listed: list[Listed] = []
    if seat >= 0:
        shown |= set(g.hand[seat])
    if seat >= 0 and between is not None:
        out = between.out[seat] if between.out else -1
        for card, n in enumerate(g.pack.pool(seat)):
            if n:
                have = g.lists[seat][card] - (card == out)
                listed.append(Listed(f"list:{rows[card].key}", rows[card].key, have, n - have))
                shown.add(card)
    return WarView(
        you=seat,
        turn=g.turn,
        turns=g.turns,
        track=g.track,
        track_top=TRACK_TOP,
        ops=g.ops,
        heroes_left=sum(g.heroes),
        fallen=[rows[c].key for c in g.fallen],
        taxed=[word for i, word in enumerate(ICON_WORDS) if g.taxed >> i & 1],
        discount=g.discount,
        zones=[zone_view(g, zone) for zone in range(ZONES)],
        sides=sides,
        strategies=[
            StrategyView(
                f"strategy:{word}",
                word,
                STRATEGIES[i].title,
                STRATEGIES[i].text,
                MANKIND if i < 4 else INVADER,
                bool(g.spent >> i & 1),
            )
            for i, word in enumerate(STRATEGY_WORDS)
        ],
        playing=[Played(rows[f.card].key, f.side, ZONE_WORDS[f.zone] if f.zone >= 0 else "") for f in played],
        hand=hand,
        faces={rows[c].key: face(rows[c]) for c in sorted(shown)},
        exchange=between.left if between is not None else 0,
        own_deck=listed,
    )


def face(row: CardRow) -> Face:
    return Face(
        row.key,
        row.name,
        row.side,
        row.kind,
        row.text,
        row.discard,
        row.drain,
        row.power,
        list(row.tags),
        list(row.keywords),
        row.flavour,
        row.source,
    )


def zone_view(g: War, zone: int) -> Zone:
    strength = powers(g)
    return Zone(
        id=f"zone:{ZONE_WORDS[zone]}",
        key=ZONE_WORDS[zone],
        title=title(ZONE_WORDS[zone]),
        base=ZONE_POWER[zone],
        power=g.zone_power(zone),
        attack=attack_power(g, zone, strength),
        defence=defence_power(g, zone, strength),
        held=bool(g.held >> zone & 1),
        mankind=column(g, MANKIND, zone),
        invader=column(g, INVADER, zone),
    )


def column(g: War, side: int, zone: int) -> list[Standing | None]:
    places = [slot(side, zone, n) for n in range(SLOTS)]
    slots = room(g, side, zone)
    return [
        standing(g, place) if g.card[place] >= 0 else None
        for n, place in enumerate(places)
        if n < slots or g.card[place] >= 0
    ]


def standing(g: War, place: int) -> Standing:
    return Standing(
        id=f"slot:{SLOT_WORDS[place]}",
        card=g.pack.rows[g.card[place]].key,
        power=power(g, place),
        tokens=g.tokens[place],
        extra=g.extra[place],
        used=g.used[place],
        hero=place == g.hero,
        sideways=place == g.hero and g.sideways,
    )

"""What a seat may see of Attack the Tower: everything on the boards, its own hand, and how many cards lie elsewhere."""

from __future__ import annotations

import random

import msgspec

from beachhead.games.attack_the_tower.armies import ARMIES
from beachhead.games.attack_the_tower.armies.army import Ability
from beachhead.games.attack_the_tower.battle import Battle
from beachhead.games.attack_the_tower.names import (
    ABILITIES,
    ARMY_WORDS,
    BASE_COPIES,
    BASE_POWER,
    CARDS,
    FIRST_ABILITY,
    FIRST_BASE,
    KIND_WORDS,
    KINDS,
    LASTING,
    PALACE,
    PALACE_POWER,
    PIECE_WORDS,
    PIECES,
    PLACE_WORDS,
    POWER,
    SHOOTER,
    SIEGE,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    SPECIAL_TROOP,
    TERRITORIES,
    TERRITORY_WORDS,
    card_word,
)
from beachhead.games.attack_the_tower.queries import card_limit, special_cap, walled
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.strengths import Strengths, attack_of


class CardView(msgspec.Struct, frozen=True):
    """One kind of card and how many of it lie there."""

    id: str
    key: str
    title: str
    kind: str
    base: bool
    text: str
    source: str
    rule: str
    n: int = 1


class PieceView(msgspec.Struct, frozen=True):
    """A troop, a base or a palace.  `power` is what it is worth now, as far as the table knows, `printed` what its card
    says.  In a battle `left` is the damage it still takes, -1 outside."""

    id: str
    key: str
    title: str
    kind: str
    power: int
    printed: int
    ninja: bool = False
    left: int = -1


class SlotView(msgspec.Struct, frozen=True):
    id: str
    base: PieceView | None
    troops: list[PieceView]


class TerritoryView(msgspec.Struct, frozen=True):
    id: str
    key: str
    owner: int
    slots: list[SlotView]
    attacked: bool  # its troops have attacked this turn


class PileView(msgspec.Struct, frozen=True):
    id: str
    key: str
    left: int
    discards: list[CardView]


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    army: str
    army_title: str
    tagline: str
    wins: int
    palace: PieceView
    specials: list[PieceView]
    special_cap: int
    card_limit: int
    territories: list[TerritoryView]
    bases_held: int
    abilities_held: int
    hand: list[CardView]  # empty unless it is yours
    active: list[CardView]
    piles: list[PileView]
    walled: bool


class BattleView(msgspec.Struct, frozen=True):
    """The attack in progress; `step` is 'declared', 'initiative' or 'normal'."""

    attacker: int
    origin: str
    target: str
    step: str
    dealer: int
    blows: int
    shells: int
    prey: int


class KingdomsView(msgspec.Struct, frozen=True):
    """The whole table as the seat `you` sees it; -1 is a spectator."""

    you: int
    turn: int
    turns: int
    turn_cap: int
    first: int
    quiet: int
    single: bool
    played: int
    seats: list[SeatView]
    battle: BattleView | None


def view(g: Kingdoms, seat: int) -> KingdomsView:
    return KingdomsView(
        you=seat,
        turn=g.turn,
        turns=g.turns,
        turn_cap=g.turn_cap,
        first=g.first,
        quiet=g.quiet,
        single=g.single,
        played=g.played,
        seats=seat_views(g, seat) if min(g.army) >= 0 else [],
        battle=battle_view(g),
    )


def seat_views(g: Kingdoms, viewer: int) -> list[SeatView]:
    strengths = Strengths(g)
    return [seat_view(g, seat, seat == viewer, strengths) for seat in range(2)]


def seat_view(g: Kingdoms, seat: int, own: bool, strengths: Strengths) -> SeatView:
    army = ARMIES[g.army[seat]]
    hand = g.hands[seat]
    return SeatView(
        seat=seat,
        army=ARMY_WORDS[g.army[seat]],
        army_title=army.title,
        tagline=army.tagline,
        wins=g.wins[seat],
        palace=PieceView(
            f"palace:{seat}",
            "palace",
            "Palace",
            "palace",
            PALACE_POWER,
            PALACE_POWER,
            left=left(g, seat, PALACE, FIRST_BASE),
        ),
        specials=special_views(g, seat, strengths),
        special_cap=special_cap(g, seat),
        card_limit=card_limit(g, seat),
        territories=[territory_view(g, seat, t, strengths) for t in range(TERRITORIES)],
        bases_held=g.bases_held(seat),
        abilities_held=g.held(seat),
        hand=[card_view(g, f"hand:{seat}", seat, c, hand[c]) for c in range(CARDS) if hand[c]] if own else [],
        active=[
            card_view(g, f"active:{seat}", seat, FIRST_ABILITY + a, g.active[seat * LASTING + a])
            for a in range(LASTING)
            if g.active[seat * LASTING + a]
        ],
        piles=[pile_view(g, seat, 0), pile_view(g, seat, 1)],
        walled=walled(g, seat),
    )


def card_view(g: Kingdoms, where: str, seat: int, card: int, n: int) -> CardView:
    army = ARMIES[g.army[seat]]
    word = card_word(g.army[seat], card)
    if card < FIRST_ABILITY:
        base = army.bases[card]
        return CardView(
            f"{where}:{word}",
            word,
            base.title,
            KIND_WORDS[card],
            True,
            base_text(g, seat, card),
            base.source,
            "AT 1.3",
            n,
        )
    a = card - FIRST_ABILITY
    ability: Ability = army.abilities[a]
    return CardView(
        f"{where}:{word}", word, ability.title, KIND_WORDS[a], False, ability.text, ability.source, ability.rule, n
    )


def base_text(g: Kingdoms, seat: int, kind: int) -> str:
    trait = {SHOOTER: ", initiative", SIEGE: ", artillery"}.get(kind, "")
    return (
        f"Recruits {ARMIES[g.army[seat]].bases[kind].troops} (power {POWER[kind]}{trait}). {BASE_COPIES[kind]} copies."
    )


def pile_view(g: Kingdoms, seat: int, pile: int) -> PileView:
    n, first = seat * 2 + pile, pile * FIRST_ABILITY
    word = ("bases", "abilities")[pile]
    return PileView(
        f"pile:{seat}:{word}",
        word,
        sum(g.piles[n]),
        [
            card_view(g, f"discards:{seat}", seat, first + c, g.discards[n][c])
            for c in range(ABILITIES if pile else KINDS)
            if g.discards[n][c]
        ],
    )


def territory_view(g: Kingdoms, seat: int, territory: int, strengths: Strengths) -> TerritoryView:
    word = TERRITORY_WORDS[territory]
    return TerritoryView(
        f"territory:{seat}:{word}",
        word,
        seat,
        [slot_view(g, seat, territory, i, strengths) for i in range(SLOTS)],
        g.turn == seat and bool(g.spent >> territory & 1),
    )


def slot_view(g: Kingdoms, seat: int, territory: int, i: int, strengths: Strengths) -> SlotView:
    slot = seat * SLOTS_EACH + territory * SLOTS + i
    kind = g.base[slot]
    where = f"{seat}:{TERRITORY_WORDS[territory]}"
    if kind < 0:
        return SlotView(f"slot:{where}:{i + 1}", None, [])
    base = ARMIES[g.army[seat]].bases[kind]
    word = card_word(g.army[seat], kind)
    house = PieceView(
        f"base:{where}:{i + 1}",
        word,
        base.title,
        KIND_WORDS[kind],
        BASE_POWER,
        BASE_POWER,
        left=left(g, seat, territory, FIRST_BASE + i),
    )
    troops: list[PieceView] = []
    for piece in standing(g, seat, territory, i):
        ninja = is_ninja(g, seat, territory, piece, piece % 2 < g.ninjas[slot])
        troops.append(
            PieceView(
                f"troop:{where}:{PIECE_WORDS[piece]}",
                card_word(g.army[seat], FIRST_ABILITY + kind),
                base.troop,
                KIND_WORDS[kind],
                strengths.of(seat, territory, piece, kind, ninja),
                POWER[kind],
                ninja,
                left(g, seat, territory, piece),
            )
        )
    return SlotView(f"slot:{where}:{i + 1}", house, troops)


def special_views(g: Kingdoms, seat: int, strengths: Strengths) -> list[PieceView]:
    row = ARMIES[g.army[seat]].abilities[SPECIAL]
    word = card_word(g.army[seat], FIRST_ABILITY + SPECIAL)
    pieces = [p for i in range(SLOTS) for p in standing(g, seat, PALACE, i)]
    views: list[PieceView] = []
    for piece in pieces:
        ninja = is_ninja(g, seat, PALACE, piece, piece // 2 < g.ninjas[2 * SLOTS_EACH + seat])
        views.append(
            PieceView(
                f"troop:{seat}:palace:{PIECE_WORDS[piece]}",
                word,
                row.title,
                KIND_WORDS[SPECIAL],
                strengths.of(seat, PALACE, piece, SPECIAL_TROOP, ninja),
                row.power,
                ninja,
                left(g, seat, PALACE, piece),
            )
        )
    return views


# A battle in progress.


def battle_of(g: Kingdoms) -> Battle | None:
    """The battle being fought, if its pieces stand in line."""
    top = g.stack[-1] if g.stack and g.tough else None
    return top if isinstance(top, Battle) else None


def side_of(g: Kingdoms, seat: int, place: int) -> int:
    """Which side of the battle stands there: 0, 1, or -1 for none."""
    battle = battle_of(g)
    if battle is None:
        return -1
    side = 0 if seat == battle.attacker else 1
    return side if battle.place_of(side) == place else -1


def standing(g: Kingdoms, seat: int, place: int, i: int) -> list[int]:
    """The troop pieces of a slot, or of the palace, that stand there now."""
    side = side_of(g, seat, place)
    if side >= 0:
        return [p for p in (2 * i, 2 * i + 1) if g.tough[side * PIECES + p] >= 0]
    if place == PALACE:
        return [2 * i] if i < g.specials[seat] else []
    return [2 * i + n for n in range(g.troops[seat * SLOTS_EACH + place * SLOTS + i])]


def left(g: Kingdoms, seat: int, place: int, piece: int) -> int:
    side = side_of(g, seat, place)
    return g.tough[side * PIECES + piece] if side >= 0 else -1


def is_ninja(g: Kingdoms, seat: int, place: int, piece: int, otherwise: bool) -> bool:
    battle, side = battle_of(g), side_of(g, seat, place)
    if battle is None or side < 0:
        return otherwise
    return bool(battle.masked >> side * FIRST_BASE + piece & 1)


def battle_view(g: Kingdoms) -> BattleView | None:
    seat, origin, target = attack_of(g)
    if seat < 0:
        return None
    battle = battle_of(g)
    goal = PLACE_WORDS[target]
    if battle is None:
        return BattleView(seat, PLACE_WORDS[origin], goal, "declared", -1, 0, 0, 0)
    dealer = battle.seat_of(battle.side)
    step = "initiative" if battle.step else "normal"
    return BattleView(seat, PLACE_WORDS[origin], goal, step, dealer, battle.blows, battle.shells, battle.prey)


def redeal(g: Kingdoms, seat: int, rng: random.Random) -> Kingdoms:
    """Every hand but the seat's own is dealt anew from the cards that the seat cannot tell apart from it."""
    twin = g.copy()
    for other in range(2):
        if other != seat:
            deal_anew(twin, other, 0, KINDS, rng)
            deal_anew(twin, other, FIRST_ABILITY, ABILITIES, rng)
    top = twin.stack[-1] if twin.stack else None
    if top is not None and twin.seat not in (seat, -1, -2) and top.at in ASKS_OF_HAND:
        number = twin.number
        twin.run(getattr(top, "offer")(twin))  # noqa: B009 - only frames that ask of the hand have it
        twin.number = number
    return twin


# The questions whose options are made of a hand: Window, Turn, Build, Trim.
ASKS_OF_HAND = ("took", "built", "discarded")


def deal_anew(g: Kingdoms, seat: int, first: int, kinds: int, rng: random.Random) -> None:
    """Puts a hand's cards of one pile back and takes as many out at random."""
    hand, pile = g.hands[seat], g.piles[seat * 2 + (first > 0)]
    n = sum(hand[first : first + kinds])
    if not n:
        return
    for card in range(kinds):
        pile[card] += hand[first + card]
        hand[first + card] = 0
    unseen = [card for card in range(kinds) for _ in range(pile[card])]
    for card in rng.sample(unseen, n):
        pile[card] -= 1
        hand[first + card] += 1

"""The fight in progress and the cards being played, as everybody sees them."""

from __future__ import annotations

import msgspec

from beachhead.games.conquest.apocalypse.factories import cash_options
from beachhead.games.conquest.battle import Battle
from beachhead.games.conquest.cards.card import GIFT_WORDS, T_STRENGTH
from beachhead.games.conquest.fight import winner
from beachhead.games.conquest.hands import TakeEvents
from beachhead.games.conquest.names import ALIENS, NO_SEAT, NOTHING, SAUCERS, SPACE_WORDS, THEM, US
from beachhead.games.conquest.play import CancelWindow, Chances, FightWindow, PlayEvent
from beachhead.games.conquest.queries import crushes, fight_die, fold, gifts, strength, wins_ties
from beachhead.games.conquest.rules import friends, may_play
from beachhead.games.conquest.state import Invasion

SIDES = (US, THEM)


class Side(msgspec.Struct, frozen=True):
    """One side of a fight: what it has without its dice, and with them."""

    id: str
    seat: int  # -1: the Resistance
    strength: int
    dice: list[int]
    die: int  # the one that counts, with what was added to it; 0 before the roll
    total: int
    bonus: int  # what cards have added for the round, the fight and the battle
    doubled: int
    crush: bool
    ties: bool


class FightView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The battle in one space; before it is known who is fought, `sides` is empty."""

    seat: int
    space: str
    sides: list[Side] = []
    counter: str = ""
    cards: list[str] = []
    helpers: list[str] = []
    gifts: list[str] = []
    round: int = 0
    left: int = 0
    ahead: int = NOTHING  # who wins the round as it stands: a side, or nobody
    blunt: bool = False
    doomed: int = NO_SEAT  # whose alien is about to be destroyed
    doom_roll: int = 0


class Window(msgspec.Struct, frozen=True):
    """A chance to interrupt: what it is about, the cards being played (the last one answers the one before),
    and the seats that may still say something, in order."""

    kind: str  # fight, cancel, doomed, turn or shown
    seats: list[int]
    cards: list[str]
    players: list[int]  # who has played each of the cards; -1: the Resistance


def army(g: Invasion, seat: int, space: int) -> int:
    """The strength of a seat's aliens in a space against anybody."""
    each = g.pack.cards[g.race[seat]].strength if g.race[seat] >= 0 else 0
    if g.race[seat] < 0:
        return 0
    total = fold(g, T_STRENGTH, seat, space)
    for piece in g.pieces_at(space, seat):
        total += each if piece % ALIENS < SAUCERS else g.pack.cards[g.ally[piece]].strength
    return max(0, total)


def side_view(g: Invasion, side: int) -> Side:
    base = strength(g, side)
    die = fight_die(g, side)
    return Side(
        id=("side:aliens", "side:enemy")[side],
        seat=g.fight_seat if side == US else g.fight_foe,
        strength=base,
        dice=list(g.fight_dice[side]),
        die=die,
        total=base + die,
        bonus=g.fight_bonus[side] + g.fight_lasting[side] + g.battle_bonus[side],
        doubled=g.fight_doubled[side],
        crush=crushes(g, side, die),
        ties=wins_ties(g, side),
    )


def fight_view(g: Invasion) -> FightView | None:
    rows = g.pack.rows
    doomed = g.doomed // ALIENS if g.doomed >= 0 else NO_SEAT
    if g.fight_seat < 0:
        battles = [frame for frame in g.stack if isinstance(frame, Battle)]
        if not battles:
            return None
        return FightView(battles[-1].seat, SPACE_WORDS[battles[-1].space], doomed=doomed, doom_roll=g.doom_roll)
    mask = gifts(g)
    return FightView(
        seat=g.fight_seat,
        space=SPACE_WORDS[g.fight_space],
        sides=[side_view(g, side) for side in SIDES],
        counter=rows[g.fight_counter].key if g.fight_counter >= 0 else "",
        cards=[rows[card].key for card in g.fight_cards],
        helpers=[rows[card].key for card in g.fight_helpers],
        gifts=[word for i, word in enumerate(GIFT_WORDS) if mask >> i & 1],
        round=g.fight_round,
        left=g.fight_left,
        ahead=winner(g) if g.fight_dice[US] or g.fight_won >= 0 else NOTHING,
        blunt=g.fight_blunt,
        doomed=doomed,
        doom_roll=g.doom_roll if doomed >= 0 else 0,
    )


def window_view(g: Invasion) -> Window | None:
    """Who may still interrupt, and what is being played."""
    top = g.stack[-1] if g.stack else None
    played = [frame for frame in g.stack if isinstance(frame, PlayEvent)]
    cards = [g.pack.rows[frame.card].key for frame in played]
    players = [frame.seat for frame in played]
    waiting = g.deciders()
    if isinstance(top, CancelWindow):
        if not played or played[-1].card != top.card:
            cards, players = [*cards, g.pack.rows[top.card].key], [*players, top.seat]
        rest = [(g.first + n) % g.seats for n in range(top.asked, g.seats)]
        rest = [s for s in rest if top.seat < 0 or not friends(g, s, top.seat)]
        return Window("cancel", waiting + able(g, rest), cards, players)
    if isinstance(top, FightWindow):
        rest = [(top.seat + n) % g.seats for n in range(1, g.seats - top.passed)]
        return Window("fight", waiting + able(g, rest), cards, players)
    if isinstance(top, Chances):
        return Window("doomed" if g.doomed >= 0 else "turn", waiting, cards, players)
    if isinstance(top, TakeEvents):
        due = [g.pack.rows[card].key for card in top.due]
        return Window("shown", waiting, [*cards, *due], [*players, *([top.seat] * len(due))])
    return Window("", [], cards, players) if cards else None


def able(g: Invasion, seats: list[int]) -> list[int]:
    """Those who might respond for all that the table knows: who holds cards, or has a power in sight (CPE 10.6)."""
    return [
        seat
        for seat in seats
        if (g.hand[seat] and may_play(g, seat)) or g.menace[seat] or g.stuff[seat] or cash_options(g, seat)
    ]

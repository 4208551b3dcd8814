"""A card played in a prepared battle, whatever it costs: the price is paid with cards that nothing else needs."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.names import INVADER, MANKIND, ZONE_WORDS, slot
from beachhead.games.invaders.positions import Builder, play
from beachhead.games.invaders.state import War

COINS = (
    (
        "jam_the_frequencies",
        "decoy_convoy",
        "guerilla_fighters",
        "restore_the_grid",
        "emergency_session",
        "hack_the_hive",
    ),
    ("static_veil", "harvest_priority", "fuel_the_plan", "regrowth_cycle", "continental_burn", "warp_redeployment"),
)


@dataclass
class Counts:
    """What can be counted of a position."""

    hands: tuple[int, int]
    decks: tuple[int, int]
    piles: tuple[int, int]
    ops: int
    track: int
    power: tuple[int, ...]

    @classmethod
    def of(cls, g: War) -> Counts:
        return cls(
            (len(g.hand[0]), len(g.hand[1])),
            (g.deck_size(0), g.deck_size(1)),
            (len(g.pile[0]), len(g.pile[1])),
            g.ops,
            g.track,
            tuple(g.zone_power(zone) for zone in range(3)),
        )


def side_of_card(key: str) -> int:
    return core().cards[core().index[key]].side


def board(*stand: str) -> Builder:
    """Cards in zones, as 'africa mako_combat_walker'."""
    b = Builder()
    for entry in stand:
        zone, key = entry.split(" ")
        b.stand(ZONE_WORDS.index(zone), key)
    return b


def ready(key: str, b: Builder) -> War:
    """The card in hand, with coins beside it, in its side's main phase."""
    side = side_of_card(key)
    coins = [coin for coin in COINS[side] if coin != key]
    return b.hand(side, key, *coins).main(side)


def pay(g: War) -> War:
    while g.options and g.options[0].verb == "pay":
        g.apply(g.options[0])
    return g


def cast(key: str, *picks: str, b: Builder | None = None, zone: str = "africa") -> tuple[Counts, War]:
    """Plays the card and then the picks; the counts are those after it was paid for and before it did anything."""
    g = ready(key, b if b is not None else board())
    card = g.pack.cards[g.pack.index[key]]
    before = Counts.of(g)
    play(g, f"play {key}", *([f"zone {zone}"] if card.lasts else []))
    pay(g)
    side = card.side
    for own in (before.hands, before.decks, before.piles):
        assert own
    hands, decks, piles = list(before.hands), list(before.decks), list(before.piles)
    hands[side] -= 1 + card.discard
    decks[side] -= card.drain
    piles[side] += card.discard + card.drain + (not card.lasts)
    before.hands, before.decks, before.piles = (hands[0], hands[1]), (decks[0], decks[1]), (piles[0], piles[1])
    play(g, *picks)
    return before, g


def names(g: War, side: int, zone: str) -> list[str]:
    return [g.kind(place).key for place in g.in_zone(side, ZONE_WORDS.index(zone))]


def place(side: int, zone: str, n: int = 1) -> int:
    return slot(side, ZONE_WORDS.index(zone), n - 1)


__all__ = ["INVADER", "MANKIND", "Counts", "board", "cast", "names", "pay", "place", "play", "ready"]

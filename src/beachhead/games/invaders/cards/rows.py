"""A card as its pack writes it: a row of data whose effects are values.

docs/packs.md explains every field to people who type in their own cards.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Icon = Literal[
    "defender",
    "location",
    "tech",
    "support",
    "hero",
    "invader",
    "desolator",
    "alien_tech",
    "scourge",
    "skull",
    "tentacle",
    "pyramid",
    "pod",
]
Kind = Literal["defender", "location", "tech", "support", "hero", "invader", "desolator", "alien_tech", "scourge"]


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards in play that an effect may choose from or counts."""

    side: Literal["enemy", "own", "any"] = "enemy"
    where: Literal["any", "here", "adjacent"] = "any"  # here: the zone of the card itself ("opposing", for enemies)
    icons: tuple[Icon, ...] = ()  # any one of them; none: every card
    keywords: tuple[str, ...] = ()
    most_power: int = 99
    itself: bool = False  # only the card that the effect stands on


Verb = Literal[
    "destroy",
    "drain",
    "drain_both",
    "draw",
    "weaken",
    "restore",
    "strengthen",
    "move",
    "ops",
    "track",
    "recover",
    "retrieve",
    "make_discard",
    "make_sacrifice",
    "token",
    "skip_attack",
    "hold",
    "prevent",
    "cancel",
    "power",
    "impervious",
    "price",
    "room",
    "attack",
    "shield",
]


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect: what it does, how much, and to which cards."""

    do: Verb
    n: int = 1
    which: Which = Which()
    zone: Literal["any", "here"] = "any"
    to: Literal["any", "adjacent"] = "any"
    who: Literal["enemy", "self"] = "enemy"
    per: Which | None = None  # n for each such card in play
    icons: tuple[Icon, ...] = ()  # of the cards that are cancelled, made dearer, retrieved, or warded off
    keywords: tuple[str, ...] = ()


class AbilityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something happens, and what.

    play: when the card is played; use: once in each of your turns; turn: at the start of each of your main
    phases; sacrifice: by giving up the card; drained: when your deck would be drained; cancel: as an
    opponent's card is played; always: as long as the card is in play.  `tokens` are spent to use it.
    """

    when: Literal["play", "use", "turn", "sacrifice", "drained", "cancel", "always"]
    do: tuple[EffectRow, ...]
    tokens: int = 0
    once: bool = False  # tokens may be spent once a turn only


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a pack."""

    key: str
    name: str
    side: Literal["mankind", "invader"]
    kind: Kind
    text: str
    copies: int = 1  # in the standard deck
    spare: int = 0  # further copies for decks of one's own
    discard: int = 0
    drain: int = 0
    power: int | None = None  # none: a one-shot card
    tags: tuple[Icon, ...] = ()
    keywords: tuple[str, ...] = ()
    tokens: int = 0  # it enters play with
    wins_at: int = 0  # tokens on it that win the game
    abilities: tuple[AbilityRow, ...] = ()
    flavour: str = ""
    source: Literal["rulebook", "beachhead", "own"] = "own"

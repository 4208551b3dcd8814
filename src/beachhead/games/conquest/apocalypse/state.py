"""A position with the Apocalypse expansion: the coastal deck, ships, factories and what was kept of them."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.conquest.cards.card import COASTAL_CARD, SHIP
from beachhead.games.conquest.cards.packs import Pack
from beachhead.games.conquest.layouts import Layout
from beachhead.games.conquest.names import COASTAL, SHIPS
from beachhead.games.conquest.state import Invasion


class Apocalypse(Invasion):
    """The base game's position keeps its shape, so that its saves and digests do too; this has more decks and rules.

    A ship on the board is a counter like others, by the kind of the side that is up.
    """

    DATA: ClassVar[tuple[str, ...]] = (*Invasion.DATA, "factories", "trophies")

    def __init__(self, seats: int, pack: Pack, layout: Layout) -> None:
        super().__init__(seats, pack, layout)
        self.factories: list[bool] = []
        self.trophies: list[list[int]] = []

    def clear_table(self) -> None:
        super().clear_table()
        self.rules = [*self.rules, 0, 0]
        self.deck.extend([[], []])
        self.discards.extend([[], []])
        self.factories = [False] * self.layout.spaces
        self.trophies = [[] for _ in range(self.seats)]  # the ships that each seat has sunk

    def copy(self) -> Apocalypse:
        twin = Apocalypse(self.seats, self.pack, self.layout)
        self.copy_table(twin)
        twin.factories = self.factories[:]
        twin.trophies = [ships[:] for ships in self.trophies]
        return twin

    def open_decks(self, split: bool) -> None:
        super().open_decks(split)
        self.deck[COASTAL] = self.pack.deck(COASTAL_CARD)
        self.deck[SHIPS] = self.pack.deck(SHIP)

"""A position with the Apocalypse expansion: the coastal deck, ships, factories and what was kept of them."""

from __future__ import annotations

from typing import ClassVar

from beachhead.games.conquest.cards.card import COASTAL_CARD, SHIP
from beachhead.games.conquest.names import COASTAL, SHIPS
from beachhead.games.conquest.state import Invasion


class Apocalypse(Invasion):
    """The base game's position keeps its shape, so that its saves and digests do too; this has more decks and rules.

    A ship on the board is a counter like others, by the kind of the side that is up.
    """

    DATA: ClassVar[tuple[str, ...]] = (*Invasion.DATA, "factories", "trophies")

    __slots__ = ("factories", "trophies")

    def clear_table(self) -> None:
        super().clear_table()
        self.rules = [*self.rules, 0, 0]
        self.deck.extend([[], []])
        self.discards.extend([[], []])
        self.factories: list[bool] = [False] * self.layout.spaces
        self.trophies: list[list[int]] = [[] for _ in range(self.seats)]  # the ships that each seat has sunk

    def copy(self) -> Apocalypse:
        twin = Apocalypse(self.seats, self.pack, self.layout)
        self.copy_table(twin)
        twin.factories = self.factories.copy()
        twin.trophies = self.trophies.copy()
        return twin

    def open_decks(self, split: bool) -> None:
        super().open_decks(split)
        self.deck[COASTAL] = self.pack.deck(COASTAL_CARD)
        self.deck[SHIPS] = self.pack.deck(SHIP)

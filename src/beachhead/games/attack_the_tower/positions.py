"""Positions by name: for tests, for counting decision trees, and for looking at odd corners."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.attack_the_tower.names import (
    ALIENS,
    CAVALRY,
    CENTRE,
    COMMON,
    EAST,
    EASTERNERS,
    FAE,
    FIRST_ABILITY,
    HEAVY,
    LIGHT,
    SHOOTER,
    SIEGE,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    UNDEAD,
    WEST,
    WESTERNERS,
)
from beachhead.games.attack_the_tower.renewal import Build, Renewal
from beachhead.games.attack_the_tower.setup import Match, lay_out
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.turn import Turn, War
from beachhead.kernel.dealers import Dealer, Fixed
from beachhead.kernel.frames import Frame


class Builder:
    """Puts a table together piece by piece, then begins in the middle of a turn.

    >>> g = Builder(ALIENS, FAE).base(0, WEST, LIGHT, 2).turn()
    >>> [o.text for o in g.options]
    ['attack west west', 'attack west centre', 'attack west east', 'end_turn']
    """

    def __init__(self, red: int, blue: int, single: bool = True) -> None:
        self.g = Kingdoms(2)
        self.g.army = [red, blue]
        self.g.single = single
        lay_out(self.g)

    def base(self, seat: int, territory: int, kind: int, troops: int = 0) -> Builder:
        """A base in the next free slot of a territory, with its troops."""
        first = seat * SLOTS_EACH + territory * SLOTS
        slot = self.g.base.index(-1, first)
        assert slot < first + SLOTS, "a territory has three slots"
        self.g.base[slot] = kind
        self.g.troops[slot] = troops
        self.g.piles[seat * 2][kind] -= 1
        return self

    def bases(self, seat: int, territory: int, *kinds: int, troops: int = 0) -> Builder:
        for kind in kinds:
            self.base(seat, territory, kind, troops)
        return self

    def hand(self, seat: int, *abilities: int) -> Builder:
        for a in abilities:
            self.g.hands[seat][FIRST_ABILITY + a] += 1
            self.g.piles[seat * 2 + 1][a] -= 1
        return self

    def base_cards(self, seat: int, *kinds: int) -> Builder:
        for kind in kinds:
            self.g.hands[seat][kind] += 1
            self.g.piles[seat * 2][kind] -= 1
        return self

    def special(self, seat: int, n: int = 1) -> Builder:
        self.g.specials[seat] += n
        self.g.piles[seat * 2 + 1][SPECIAL] -= n
        return self

    def discarded(self, seat: int, *abilities: int) -> Builder:
        for a in abilities:
            self.g.discards[seat * 2 + 1][a] += 1
            self.g.piles[seat * 2 + 1][a] -= 1
        return self

    def turns(self, n: int) -> Builder:
        self.g.turns = n
        return self

    def turn(self, seat: int = 0, dealer: Dealer | None = None) -> Kingdoms:
        """It is the seat's turn, it has not renewed, and the opponent may play first."""
        g = self.started(seat, dealer)
        turn = Turn(seat)
        g.stack.append(turn)
        g.run(turn.opened(g))
        return g

    def dawn(self, seat: int = 0, dealer: Dealer | None = None) -> Kingdoms:
        """The seat's turn begins: it says whether it renews."""
        g = self.started(seat, dealer)
        g.turns -= 1
        return self.begun(Turn(seat))

    def renewal(self, seat: int = 0, dealer: Dealer | None = None) -> Kingdoms:
        """The seat has called a Renewal."""
        g = self.started(seat, dealer)
        turn = Turn(seat)
        turn.at = "opened"
        g.stack.append(turn)
        return self.begun(Renewal(seat))

    def building(self, seat: int = 0, dealer: Dealer | None = None) -> Kingdoms:
        """The seat builds in the opening; then the game goes on with the first turn."""
        g = self.started(seat, dealer)
        g.turns = 0
        g.first = 1 - seat
        g.stack[-1].at = "both_built"
        return self.begun(Build(seat))

    def started(self, seat: int, dealer: Dealer | None) -> Kingdoms:
        g = self.g
        g.turn, g.turns = seat, max(1, g.turns)
        g.dealer = dealer if dealer is not None else Fixed()
        match, war = Match(), War()
        match.at, war.at = "over", "turn_over"
        g.stack = [match, war]
        return g

    def begun(self, frame: Frame) -> Kingdoms:
        self.g.start(frame)
        return self.g


def play(g: Kingdoms, *texts: str) -> Kingdoms:
    """Plays options by their text, one after the other.

    >>> play(Builder(ALIENS, FAE).base(0, WEST, LIGHT, 2).turn(), "attack west east", "proceed").turn
    0
    """
    for text in texts:
        offered = [option for option in g.options if option.text == text]
        assert offered, f"'{text}' is not offered: {[option.text for option in g.options]}"
        g.apply(offered[0])
    return g


def opening() -> Kingdoms:
    return Builder(ALIENS, WESTERNERS).base_cards(0, LIGHT, HEAVY).hand(0, COMMON).building()


def renewal() -> Kingdoms:
    b = Builder(EASTERNERS, UNDEAD).base(0, WEST, HEAVY, 1).base(1, EAST, LIGHT, 2).base_cards(1, LIGHT)
    return b.renewal()


def skirmish() -> Kingdoms:
    b = Builder(ALIENS, ALIENS).bases(0, WEST, LIGHT, SHOOTER, CAVALRY, troops=2).hand(0, HEAVY).hand(1, COMMON)
    return b.bases(1, CENTRE, LIGHT, HEAVY, troops=2).base(1, CENTRE, SHOOTER, 1).turn()


def gate() -> Kingdoms:
    b = Builder(WESTERNERS, FAE).bases(0, EAST, CAVALRY, CAVALRY, SIEGE, troops=2).hand(0, CAVALRY, COMMON)
    return b.bases(1, WEST, LIGHT, LIGHT, HEAVY, troops=1).special(1).hand(1, COMMON, LIGHT).turn()


def kaiju() -> Kingdoms:
    b = Builder(EASTERNERS, WESTERNERS).bases(0, WEST, SIEGE, SHOOTER, troops=2).base(0, EAST, SIEGE, 2)
    b.hand(0, SIEGE, COMMON, SHOOTER).bases(1, WEST, LIGHT, HEAVY, CAVALRY, troops=1).special(1)
    return b.turn()


def hunters() -> Kingdoms:
    b = Builder(UNDEAD, EASTERNERS).bases(0, CENTRE, CAVALRY, HEAVY, SIEGE, troops=2).hand(0, CAVALRY, SIEGE)
    return b.bases(1, CENTRE, LIGHT, HEAVY, SHOOTER, troops=2).hand(1, LIGHT, COMMON).turn()


POSITIONS: dict[str, Callable[[], Kingdoms]] = {
    "opening": opening,
    "renewal": renewal,
    "skirmish": skirmish,
    "gate": gate,
    "kaiju": kaiju,
    "hunters": hunters,
}

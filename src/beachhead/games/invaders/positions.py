"""Positions by name: for tests, for counting decision trees, and for looking at odd corners."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.names import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM, slot
from beachhead.games.invaders.state import War
from beachhead.games.invaders.turn import Rounds, Turn
from beachhead.kernel.dealers import Dealer, Fixed


class Builder:
    """Puts a battle board together card by card, then begins in a main phase.

    >>> g = Builder().hand(1, "kraken_warmachine", "skitter_scouts").main(1)
    >>> [o.text for o in g.options][:2]
    ['play skitter_scouts', 'play kraken_warmachine']
    """

    def __init__(self) -> None:
        self.pack = core()
        self.g = War(2, self.pack)
        self.g.clear_table()
        self.g.built = [self.pack.deck(MANKIND), self.pack.deck(INVADER)]
        self.g.lists = [self.pack.deck(MANKIND), self.pack.deck(INVADER)]
        self.g.deck = [self.pack.deck(MANKIND), self.pack.deck(INVADER)]
        self.g.heroes = self.pack.heroes()

    def take(self, key: str) -> int:
        """A card out of its deck."""
        card = self.pack.index[key]
        for bag in (*self.g.deck, self.g.heroes):
            if bag[card]:
                bag[card] -= 1
                return card
        raise ValueError(f"there is no {key} left")

    def hand(self, side: int, *keys: str) -> Builder:
        for key in keys:
            self.g.put_in_hand(side, (self.take(key),))
        return self

    def stand(self, zone: int, *keys: str) -> Builder:
        """Cards stand in a zone, each on its own side; a Hero is the current one."""
        for key in keys:
            card = self.take(key)
            kind = self.pack.cards[card]
            place = self.g.card.index(-1, slot(kind.side, zone, 0))
            self.g.enter(place, card)
            if self.pack.rows[card].kind == "hero":
                self.g.hero = place
        return self

    def pile(self, side: int, *keys: str) -> Builder:
        self.g.pile[side].extend([self.take(key) for key in keys])
        return self

    def deck_only(self, side: int, *keys: str) -> Builder:
        """The deck holds just these cards; the rest lie in the discards."""
        rest = self.g.deck[side]
        wanted = [self.take(key) for key in keys]
        self.g.pile[side].extend([c for c, n in enumerate(rest) for _ in range(n)])
        self.g.deck[side] = [wanted.count(c) for c in range(len(rest))]
        return self

    def main(self, side: int, dealer: Dealer | None = None) -> War:
        """It is the side's main phase."""
        g = self.g
        if g.hero < 0:
            self.stand(EURASIA, "general_ruiz")
        g.turn, g.turns = side, 3
        g.dealer = dealer if dealer is not None else Fixed()
        rounds, turn = Rounds(), Turn(side)
        rounds.at = "played"
        g.stack = [rounds, turn]
        g.run(turn.menu(g))
        return g


def play(g: War, *texts: str) -> War:
    """Picks options by their text, one after the other."""
    for text in texts:
        g.apply(next(option for option in g.options if option.text == text))
    return g


def offered(g: War, verb: str = "") -> list[str]:
    """The texts of the options, or of those of one verb."""
    return [option.text for option in g.options if not verb or option.verb == verb]


def landing() -> War:
    return Builder().hand(INVADER, "kraken_warmachine", "skitter_scouts", "black_rain", "static_veil").main(INVADER)


def defence() -> War:
    b = Builder().hand(MANKIND, "mako_combat_walker", "ambush_in_the_ruins", "jam_the_frequencies", "new_york")
    return (
        b.stand(EURASIA, "squid_lander", "alien_legionnaires").hand(INVADER, "static_veil", "black_rain").main(MANKIND)
    )


def cancel_war() -> War:
    b = Builder().hand(INVADER, "black_rain", "static_veil", "static_veil", "skitter_scouts", "skitter_scouts")
    b.hand(MANKIND, "jam_the_frequencies", "jam_the_frequencies", "guerilla_fighters", "new_york", "air_cavalry")
    return b.main(INVADER)


def full_zone() -> War:
    b = Builder().stand(AFRICA, "barricade_militia", "barricade_militia", "sentinel_drones", "refugees_shanty_town")
    return b.hand(MANKIND, "basalt_tank_column", "saladin_class_vtol_aircraft", "field_promotion").main(MANKIND)


def hero_hunt() -> War:
    b = Builder().stand(PACIFIC_RIM, "the_archivist", "refugees_shanty_town")
    return b.hand(INVADER, "shapeshifting_thing", "hunter_swarm", *["skitter_scouts"] * 4).main(INVADER)


def last_cards() -> War:
    b = Builder().deck_only(MANKIND, "new_york", "mako_combat_walker")
    return (
        b.hand(INVADER, "black_rain", "hive_harvesters", "skitter_scouts").stand(EURASIA, "squid_lander").main(INVADER)
    )


POSITIONS: dict[str, Callable[[], War]] = {
    "landing": landing,
    "defence": defence,
    "cancel_war": cancel_war,
    "full_zone": full_zone,
    "hero_hunt": hero_hunt,
    "last_cards": last_cards,
}

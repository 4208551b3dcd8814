"""Positions by name: for tests, for counting decision trees, and for looking at odd corners."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.conquest.actions import Actions
from beachhead.games.conquest.cards.packs import core
from beachhead.games.conquest.layouts import LAYOUTS
from beachhead.games.conquest.names import (
    ACTION,
    ALIENS,
    BATTLE,
    COMPETITIVE,
    COOPERATIVE,
    COUNTERS,
    DECKS,
    POOL,
    SAUCERS,
    SPACE_WORDS,
    TEAM,
)
from beachhead.games.conquest.pieces import take_stuff
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.resistance import ResistancePhase
from beachhead.games.conquest.rules import BRUTAL, CHOSEN, MODE, PHASE, TEAMS
from beachhead.games.conquest.setup import lay_out
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.turn import Battles, Rounds, Turn
from beachhead.kernel.dealers import Dealer, Fixed

RACES_HERE = ("vento", "trun", "venezians", "rantillion")


class Builder:
    """Puts a table together piece by piece, then begins in some phase.

    >>> g = Builder(2).hand(0, "master_plan").actions(0, points=1)
    >>> [o.text for o in g.options][-2:]
    ['play master_plan first', 'to_battle']
    """

    def __init__(self, seats: int, mode: int = COMPETITIVE, phase: bool = False, **rules: int) -> None:
        self.pack = core()
        self.g = g = Invasion(seats, self.pack, LAYOUTS[str(seats)])
        g.clear_table()
        g.rules = g.rules[:]
        g.rules[MODE] = mode
        g.rules[TEAMS] = {COMPETITIVE: seats, COOPERATIVE: 1, TEAM: 2}[mode]
        g.rules[PHASE] = int(phase or mode == COOPERATIVE)
        g.rules[CHOSEN] = int(mode != COOPERATIVE)
        g.rules[BRUTAL] = rules.get("brutal", 0)
        for index, value in rules.items():
            if index.startswith("rule"):
                g.rules[int(index[4:])] = value
        lay_out(g)
        self.race(*RACES_HERE[:seats])
        g.round = 3

    def race(self, *keys: str) -> Builder:
        for seat, key in enumerate(keys):
            self.g.race[seat] = self.take(key)
        return self

    def take(self, key: str) -> int:
        """A card out of its deck or its discards."""
        card = self.pack.index[key]
        for deck in range(DECKS):
            if self.g.deck[deck][card]:
                self.g.deck[deck][card] -= 1
                return card
            if card in self.g.discards[deck]:
                self.g.discards[deck].remove(card)
                return card
        raise ValueError(f"there is no {key} left")

    def hand(self, seat: int, *keys: str) -> Builder:
        self.g.hand[seat] = sorted([*self.g.hand[seat], *[self.take(key) for key in keys]])
        return self

    def stuff(self, seat: int, *keys: str) -> Builder:
        for key in keys:
            take_stuff(self.g, seat, self.take(key), False)
        return self

    def location(self, word: str, key: str, marker: int = -1) -> Builder:
        """A location lies in a space, conquered by a seat or by nobody."""
        space = SPACE_WORDS.index(word)
        self.g.location[space] = self.take(key)
        self.g.marker[space] = marker
        recount(self.g)
        return self

    def aliens(self, seat: int, *words: str) -> Builder:
        """The seat's saucers stand in these spaces; those that are not named are destroyed."""
        for n in range(SAUCERS):
            self.g.put(seat * ALIENS + n, SPACE_WORDS.index(words[n]) if n < len(words) else POOL)
        return self

    def ally(self, seat: int, key: str, word: str) -> Builder:
        self.stuff(seat, key)
        self.g.put(self.g.ally_of(self.pack.index[key]), SPACE_WORDS.index(word))
        return self

    def counter(self, word: str, *keys: str) -> Builder:
        space = SPACE_WORDS.index(word)
        kinds = self.g.counters_at(space)
        for key in keys:
            card = self.pack.index[key]
            self.g.deck[COUNTERS][card] -= 1
            kinds.append(card)
        self.g.set_counters(space, kinds)
        return self

    def lasting(self, seat: int, key: str) -> Builder:
        """An event remains in play; a seat below 0 is the Resistance."""
        self.g.lasting.append([self.take(key), seat])
        return self

    def tech(self, *keys: str) -> Builder:
        self.g.tech.extend([self.take(key) for key in keys])
        return self

    def discards(self, deck: int, *keys: str) -> Builder:
        self.g.discards[deck].extend([self.take(key) for key in keys])
        return self

    def menace(self, seat: int, n: int) -> Builder:
        self.g.menace[seat] = n
        return self

    # Where it begins.

    def ready(self, seat: int, dealer: Dealer | None, first: int) -> Invasion:
        g = self.g
        g.turn, g.first = seat, first
        g.dealer = dealer if dealer is not None else Fixed()
        recount(g)
        return g

    def actions(self, seat: int, points: int = 3, dealer: Dealer | None = None, first: int = 0) -> Invasion:
        """It is the seat's action phase."""
        g = self.ready(seat, dealer, first)
        g.phase = ACTION
        g.points[seat] = points
        rounds, turn, actions = Rounds((seat - first) % g.seats + 1), Turn(seat), Actions(seat)
        rounds.at, turn.at = "next_turn", "battles"
        g.stack = [rounds, turn, actions]
        g.run(actions.offer(g))
        return g

    def battles(self, seat: int, dealer: Dealer | None = None, first: int = 0) -> Invasion:
        """It is the seat's battle phase."""
        g = self.ready(seat, dealer, first)
        g.phase = BATTLE
        rounds, turn, battles = Rounds((seat - first) % g.seats + 1), Turn(seat), Battles(seat)
        rounds.at, turn.at = "next_turn", "draw"
        g.stack = [rounds, turn, battles]
        g.run(battles.begin(g))
        return g

    def resistance(self, dealer: Dealer | None = None, first: int = 0) -> Invasion:
        """All turns are over: the Resistance acts."""
        g = self.ready(0, dealer, first)
        rounds, phase = Rounds(g.seats), ResistancePhase()
        rounds.at = "new_round"
        g.stack = [rounds, phase]
        g.run(phase.begin(g))
        return g

    def new_round(self, dealer: Dealer | None = None) -> Invasion:
        """A command phase begins."""
        g = self.ready(0, dealer, 0)
        rounds = Rounds()
        g.stack = [rounds]
        g.run(rounds.begin(g))
        return g


def play(g: Invasion, *texts: str) -> Invasion:
    """Picks options by their text, one after the other, for whoever is asked."""
    for text in texts:
        seat = next(s for s in g.deciders() if text in [option.text for option in g.offers(s)])
        g.apply(next(option for option in g.offers(seat) if option.text == text), seat)
    return g


def offered(g: Invasion, verb: str = "") -> list[str]:
    """The texts of the options, or of those of one verb."""
    return [option.text for option in g.options if not verb or option.verb == verb]


def opening() -> Invasion:
    b = Builder(2).hand(0, "master_plan", "battle_frenzy", "sneaky_teleport", "endless_waves")
    return b.hand(1, "overseer_intervention", "we_come_in_peace").actions(0, points=3)


def interrupt() -> Invasion:
    """A fight of four seats: the dice lie, and everybody may meddle."""
    b = Builder(4).aliens(0, "a1", "a1", "b0", "b0").aliens(1, "a1", "c0", "c0", "c0")
    b.hand(0, "we_come_in_peace", "battle_frenzy").hand(1, "battle_frenzy").hand(2, "overseer_intervention")
    b.hand(3, "master_plan").location("a1", first_location())
    return play(b.battles(0, first=2), "against_aliens blue")


def cancel_war() -> Invasion:
    b = Builder(3).hand(0, "jammed_frequencies", "master_plan", "endless_waves")
    b.hand(1, "overseer_intervention", "swapped_orders").hand(2, "overseer_intervention").aliens(0, "b0", "b0")
    return play(b.actions(0, points=4), "play master_plan first")


def cooperative() -> Invasion:
    """The Resistance acts: its guns fire, and an alien is about to be destroyed."""
    b = Builder(3, COOPERATIVE).aliens(0, "b1", "b1", "b0").location("b1", "forest").location("b4", "town", 0)
    b.counter("b2", "artillery").counter("b4", "infantry").hand(0, "deflector_screens").hand(1, "deflector_screens")
    return b.aliens(1, "c0", "b3").location("b3", "grassy_fields").resistance()


def team() -> Invasion:
    b = Builder(4, TEAM).hand(0, "master_plan", "battle_frenzy").hand(2, "endless_waves")
    return b.aliens(0, "b1", "b0", "b0").aliens(2, "b1", "d0").aliens(1, "b2").actions(0, points=2)


def solo() -> Invasion:
    b = Builder(1, COOPERATIVE).hand(0, "we_come_in_peace", "master_plan").aliens(0, "a1", "b1", "b0")
    return b.counter("a1", "infantry").actions(0, points=2)


def first_location() -> str:
    """Some location that must be fought for."""
    pack = core()
    return next(row.key for row in pack.rows if row.kind == "location" and row.resistance >= 2)


POSITIONS: dict[str, Callable[[], Invasion]] = {
    "opening": opening,
    "interrupt": interrupt,
    "cancel_war": cancel_war,
    "cooperative": cooperative,
    "team": team,
    "solo": solo,
}

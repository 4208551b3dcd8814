"""From settings to the first round (CPE 3, 14)."""

from __future__ import annotations

from beachhead.games.conquest.counters import PlaceCounter
from beachhead.games.conquest.hands import FillHand
from beachhead.games.conquest.names import COUNTERS, NOTHING, RACES, SAUCERS, alien
from beachhead.games.conquest.queries import recount
from beachhead.games.conquest.rules import (
    DRAW_TWO,
    MODE,
    MORE_COUNTERS,
    ONE_RACE,
    PHASE,
    SAME_RACES,
    TEAMS,
    objective_side,
)
from beachhead.games.conquest.state import Invasion
from beachhead.games.conquest.turn import Rounds
from beachhead.kernel.frames import AskAll, Call, Done, Draw, Frame, Step
from beachhead.kernel.options import Option


def lay_out(g: Invasion) -> None:
    """The board, the objective and the saucers; decks and counters."""
    g.open_decks(g.rules[MODE] == 1)
    if not g.rules[PHASE]:
        named = g.pack.named_counters  # CPE 12.2: only the kinds that cards ask for
        g.deck[COUNTERS] = [n if named[i] else 0 for i, n in enumerate(g.deck[COUNTERS])]
    for which, space in enumerate(g.layout.objectives):
        g.location[space] = g.pack.objectives[objective_side(g, which)]
    for seat in range(g.seats):
        for n in range(SAUCERS):
            g.put(alien(seat, n), g.layout.landing[seat])
        g.menace[seat] = 1


class SetUp(Frame):
    """Races, hands and the first counters, then the rounds."""

    def __init__(self, seat: int = 0, drawn_races: tuple[int, ...] = (), placed: int = 0) -> None:
        self.seat = seat
        self.drawn_races = drawn_races
        self.placed = placed

    def values(self) -> list[object]:
        return [self.seat, self.drawn_races, self.placed]

    def copy(self) -> SetUp:
        twin = SetUp(self.seat, self.drawn_races, self.placed)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        lay_out(g)
        n = 2 * g.seats if g.rules[DRAW_TWO] else g.seats
        if g.rules[ONE_RACE]:
            n = 2 * g.rules[TEAMS] if g.rules[DRAW_TWO] else g.rules[TEAMS]
        if g.rules[SAME_RACES]:
            n = 2 if g.rules[DRAW_TWO] else 1
        return Draw("races", n, self.got_races)

    def got_races(self, g: Invasion, races: tuple[int, ...]) -> Step:
        self.drawn_races = races
        if not g.rules[DRAW_TWO]:
            for seat in range(g.seats):
                g.race[seat] = races[seat % len(races)]
            return self.races_known(g)
        # CPE 19.2: everybody draws two and keeps one; all choose before any goes back.
        pairs = len(races) // 2
        asks = [
            (seat, [g.pack.moves.race(races[2 * seat]), g.pack.moves.race(races[2 * seat + 1])])
            for seat in range(min(pairs, g.seats))
        ]
        return AskAll(asks, self.chose)

    def chose(self, g: Invasion, picks: tuple[Option, ...]) -> Step:
        for seat in range(g.seats):
            g.race[seat] = picks[seat % len(picks)].args[0]
        return self.races_known(g)

    def races_known(self, g: Invasion) -> Step:
        taken = set(g.race)
        for race in self.drawn_races:
            if race not in taken:
                g.restock(RACES, race)
        self.drawn_races = ()
        for seat in range(g.seats):
            g.tell("race", seat, g.race[seat])
        recount(g)
        return self.next_hand(g)

    def next_hand(self, g: Invasion, _: object = None) -> Step:
        """Hands one after the other; what is drawn as 'play immediately' is played at once (CPE 3.4)."""
        if self.seat < g.seats:
            self.seat += 1
            return Call(FillHand(self.seat - 1), self.next_hand)
        return self.next_counter(g)

    def next_counter(self, g: Invasion, _: object = None) -> Step:
        """CPE 14.4: counters on every section where the Resistance is active."""
        if g.rules[PHASE]:
            sections = [s for s in range(g.layout.sections) for _ in range(starting_counters(g, s))]
            if self.placed < len(sections):
                self.placed += 1
                return Call(PlaceCounter(sections[self.placed - 1], NOTHING), self.next_counter)
        return Call(Rounds(), self.over)

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


def starting_counters(g: Invasion, section: int) -> int:
    """CPE 14.4: one, or two on an objective's section; CPE 19.8 adds one."""
    n = 2 if section in g.layout.middles else 1
    return n + g.rules[MORE_COUNTERS]

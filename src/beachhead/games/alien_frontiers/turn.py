"""The turn, in the order it is played (AF 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from beachhead.games.alien_frontiers.cards import CARD_OF, CARDS, card_offers
from beachhead.games.alien_frontiers.facilities import FACILITIES, dock_offers
from beachhead.games.alien_frontiers.facilities.alien_artifact import Claim, Cycle, artifact_offers
from beachhead.games.alien_frontiers.facilities.colonist_hub import Launch, can_launch
from beachhead.games.alien_frontiers.facilities.facility import OPEN
from beachhead.games.alien_frontiers.facilities.orbital_market import trade
from beachhead.games.alien_frontiers.moves import (
    BUY_RELIC,
    END_TURN,
    KEEP,
    LAUNCH,
    TRADE,
)
from beachhead.games.alien_frontiers.names import (
    BURROUGHS_DESERT,
    DESERT,
    FLEET,
    FUEL,
    MAINTENANCE_BAY,
    ORBITAL_MARKET,
    ORE,
    RELIC,
    RESOURCE_CACHE,
    TERRAFORMING_STATION,
)
from beachhead.games.alien_frontiers.queries import holds_relic_right, trade_rate
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.frames import Ask, Call, Done, Frame, Roll, Step
from beachhead.kernel.options import Option

MOST_RESOURCES: Final = 8


@dataclass
class Rounds(Frame):
    """Turns go round from the first player until somebody lands their last colony."""

    def begin(self, g: Frontier) -> Step:
        g.turn = g.first
        return Call(Turn(g.turn), self.played)

    def played(self, g: Frontier, _: object) -> Step:
        g.turn = (g.turn + 1) % g.seats
        return Call(Turn(g.turn), self.played)


@dataclass
class Turn(Frame):
    """Gather and roll; then dock and use cards in any order; then end the turn."""

    seat: int

    def resume(self, g: Frontier, answer: Any) -> Step:
        if self.at == "took":
            return self.took(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Frontier) -> Step:
        g.turns += 1
        g.tell("turn", self.seat, g.turns)
        ships = self.gather(g)
        g.used = 0
        g.discarded = False
        g.borrowed = -1
        g.hub_docked = 0
        g.on_track = 0
        g.hub_boosted = False
        g.mined = False
        g.counting = 0
        g.may_cycle = False
        return Roll(len(ships), self.rolled)

    def gather(self, g: Frontier) -> list[int]:
        """AF 2.1, 4.10.2: every ship comes home but the one that the Terraforming Station consumed."""
        ships: list[int] = []
        for ship in g.fleet(self.seat):
            if g.at[ship] == TERRAFORMING_STATION:
                g.scrap(ship)
                g.tell("consumed", self.seat, int(ship == RELIC))
            else:
                g.send(ship, FLEET)
                ships.append(ship)
        return ships

    def rolled(self, g: Frontier, dice: tuple[int, ...]) -> Step:
        ships = g.fleet(self.seat)
        coloured = len(ships) - (ships[-1] == RELIC)
        faces = [*sorted(dice[:coloured]), *dice[coloured:]]
        for i, ship in enumerate(ships):
            g.face[ship] = faces[i]
        g.tell("rolled", self.seat, *faces)
        if g.has(self.seat, RESOURCE_CACHE):
            self.open_cache(g, faces)
        return self.menu(g)

    def open_cache(self, g: Frontier, faces: list[int]) -> None:
        """AF 7.15: ore for more odd ships, fuel for more even, both and no more for as many."""
        odd = len([face for face in faces if face % 2])
        even = len(faces) - odd
        if odd >= even:
            g.ore[self.seat] += 1
            g.tell("cache", self.seat, ORE)
        if even >= odd:
            g.fuel[self.seat] += 1
            g.tell("cache", self.seat, FUEL)
        if odd == even:
            g.lose_card(self.seat, RESOURCE_CACHE)
            g.discards[RESOURCE_CACHE] += 1
            g.tell("cache_spent", self.seat)

    def menu(self, g: Frontier, _: object = None) -> Step:
        """Everything the seat may do now; ending the turn only when no ship can dock (AF 2.3)."""
        seat = self.seat
        hand = g.hand(seat)
        options = dock_offers(g, seat, hand)
        stuck = not options
        if g.tech[seat]:
            options.extend(card_offers(g, seat, hand))
        if g.may_cycle or g.counting:
            options.extend(artifact_offers(g, seat))
        if g.fuel[seat]:
            self.add_purchases(g, options)
        if stuck:
            options.append(END_TURN)
        return Ask(seat, options, "took")

    def add_purchases(self, g: Frontier, options: list[Option]) -> None:
        """What costs fuel and takes no ship."""
        seat = self.seat
        if g.taken[ORBITAL_MARKET] and trade_rate(g, seat) <= g.fuel[seat]:
            options.append(TRADE)
        if can_launch(g, seat):
            options.append(LAUNCH)
        if not relic_closed(g, seat):
            options.append(BUY_RELIC)

    def took(self, g: Frontier, pick: Option) -> Step:
        verb = pick.verb
        if verb == "dock":
            return self.then_menu(g, self.dock(g, pick))
        if verb == "end_turn":
            return self.close(g)
        if verb == "trade":
            trade(g, self.seat)
            return self.menu(g)
        if verb == "cycle":
            return Call(Cycle(self.seat), self.menu)
        if verb == "claim":
            return Call(Claim(self.seat, pick.args[0]), self.menu)
        if verb == "launch":
            return Call(Launch(self.seat), self.menu)
        if verb == "buy_relic":
            buy_relic(g, self.seat)
            return self.menu(g)
        if verb == "discard":
            return self.then_menu(g, self.discard(g, pick.args[0]))
        return self.then_menu(g, CARDS[CARD_OF[verb]].use(g, self.seat, pick))

    def then_menu(self, g: Frontier, frame: Frame | None) -> Step:
        return self.menu(g) if frame is None else Call(frame, self.menu)

    def dock(self, g: Frontier, pick: Option) -> Frame | None:
        place = pick.args[0]
        ships: list[int] = []
        for code in pick.args[1:]:
            ship = g.ship_of(self.seat, code)
            g.send(ship, place)
            ships.append(ship)
        g.may_cycle = False
        if g.ears is not None:
            g.tell("docked", self.seat, place, *[g.face[ship] for ship in ships])
        return FACILITIES[place].use(g, self.seat, ships)

    def discard(self, g: Frontier, card: int) -> Frame:
        """AF 7.3: one discard a turn, and only of a card not used this turn."""
        g.lose_card(self.seat, card)
        g.discards[card] += 1
        g.discarded = True
        g.tell("discarded", self.seat, card)
        return CARDS[card].discard(g, self.seat)

    def close(self, g: Frontier) -> Step:
        """AF 2.7: ships that could not dock go to the bay; more than eight resources are too many."""
        seat = self.seat
        if g.taken[FLEET]:
            for ship in g.fleet(seat):
                if g.at[ship] == FLEET:
                    g.send(ship, MAINTENANCE_BAY)
        fuel, ore = g.fuel[seat], g.ore[seat]
        if fuel + ore > MOST_RESOURCES:
            fewest = max(0, MOST_RESOURCES - ore)
            most = min(fuel, MOST_RESOURCES)
            keeps = [KEEP(n, 0, MOST_RESOURCES - n, 0) for n in range(fewest, most + 1)]
            return Ask(seat, keeps, self.kept)
        return Done()

    def kept(self, g: Frontier, pick: Option) -> Step:
        """AF 2.8: the seat chooses what it keeps."""
        seat = self.seat
        g.tell("returned", seat, g.fuel[seat] - pick.args[0], g.ore[seat] - pick.args[2])
        g.fuel[seat] = pick.args[0]
        g.ore[seat] = pick.args[2]
        return Done()


def relic_closed(g: Frontier, seat: int) -> str:
    """Why the seat cannot buy the Relic Ship now, or OPEN (AF 5.6)."""
    if g.at[RELIC] != DESERT:
        return "relic_taken"
    if not holds_relic_right(g, seat):
        return "relic_isolated" if g.control[BURROUGHS_DESERT] == seat else "relic_control"
    return OPEN if g.fuel[seat] >= 1 and g.ore[seat] >= 1 else "relic_price"


def buy_relic(g: Frontier, seat: int) -> None:
    """AF 5.6: the Relic Ship waits in the bay for the next turn."""
    g.pay(seat, 1, 1)
    g.relic_owner = seat
    g.send(RELIC, MAINTENANCE_BAY)
    g.face[RELIC] = 0
    g.tell("bought_relic", seat)

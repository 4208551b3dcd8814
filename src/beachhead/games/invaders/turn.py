"""The turn in its order: draw, main phase, attack (IN 2)."""

from __future__ import annotations

from typing import Any

from beachhead.games.invaders.attack import Attack, Counterattack
from beachhead.games.invaders.cards.card import ABLE, DEFENDERS, PRICE, UPKEEP, Ability
from beachhead.games.invaders.drain import DrawCards
from beachhead.games.invaders.effects import Resolve
from beachhead.games.invaders.ends import verdict
from beachhead.games.invaders.heroes import Leave
from beachhead.games.invaders.names import (
    ALL_SLOTS,
    COLUMN,
    DRAW_EACH_TURN,
    INVADER,
    MANKIND,
    zone_of,
)
from beachhead.games.invaders.play import PlayCard
from beachhead.games.invaders.queries import can_pay, distinct, free_slot, free_zones, has_room, mankind_attacks
from beachhead.games.invaders.state import War
from beachhead.games.invaders.strategies import Strategy, defenders, strategy_offers
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option

DRAW_ONE = 0
DISCOUNT = 1


class Rounds(Frame):
    """The Invader begins, and the sides alternate (IN 2.1)."""

    def values(self) -> list[object]:
        return []

    def copy(self) -> Rounds:
        twin = Rounds()
        twin.at = self.at
        return twin

    def resume(self, g: War, answer: Any) -> Step:
        return self.played(g)

    def begin(self, g: War) -> Step:
        g.turn = INVADER
        return Call(Turn(g.turn), "played")

    def played(self, g: War) -> Step:
        g.turn = 1 - g.turn
        return Call(Turn(g.turn), "played")


class Turn(Frame):
    """Draw two, do as you like, attack."""

    def __init__(self, side: int, upkeep: int = 0, card: int = -1, place: int = -1, ability: int = -1) -> None:
        self.side = side
        self.upkeep = upkeep  # the next slot whose every-turn ability is due
        self.card = card
        self.place = place
        self.ability = ability

    def values(self) -> list[object]:
        return [self.side, self.upkeep, self.card, self.place, self.ability]

    def copy(self) -> Turn:
        twin = Turn(self.side, self.upkeep, self.card, self.place, self.ability)
        twin.at = self.at
        return twin

    def resume(self, g: War, answer: Any) -> Step:
        at = self.at
        if at == "took":
            return self.took(g, answer)
        if at == "menu":
            return self.menu(g)
        if at == "main":
            return self.main(g)
        if at == "over":
            return Done()
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        g.turns += 1
        g.tell("turn", self.side, g.turns)
        g.plotted = False
        g.discount = 0
        g.drained = False
        g.held = g.held if self.side == INVADER else 0
        g.used = [False] * ALL_SLOTS
        return Call(DrawCards(self.side, DRAW_EACH_TURN), "main")

    def main(self, g: War) -> Step:
        """The main phase begins: the Hero stands up, and every-turn abilities happen (IN 6.4, 3.6)."""
        if self.side == MANKIND and g.sideways:
            g.sideways = False
            g.tell("hero_upright", MANKIND, g.card[g.hero])
        return self.every_turn(g)

    def every_turn(self, g: War, _: object = None) -> Step:
        if g.features[UPKEEP]:
            why = verdict(g)
            if why:
                return End(why)
            for place in g.in_play(self.side):
                if place >= self.upkeep and g.kind(place).upkeep >= 0:
                    self.upkeep = place + 1
                    frame = Resolve(self.side, g.card[place], place, zone_of(place), g.kind(place).upkeep)
                    return Call(frame, self.every_turn)
        return self.menu(g)

    def menu(self, g: War, _: object = None) -> Step:
        """Everything the side may do now, in any order and as often as it can (IN 2.3)."""
        why = verdict(g)
        if why:
            return End(why)
        moves, side = g.pack.moves, self.side
        options = self.plays(g)
        if g.features[ABLE + side]:
            options.extend(self.uses(g))
        options.extend(strategy_offers(g, side))
        if side == MANKIND:
            if g.ops and g.features[DEFENDERS]:
                options.extend([moves.ops_moves[place] for place in self.ops_targets(g)])
        elif not g.plotted:
            options.append(moves.plots[DRAW_ONE])
            if g.hand[side]:
                options.append(moves.plots[DISCOUNT])
        options.append(moves.end)
        return Ask(side, options, "took")

    def plays(self, g: War) -> list[Option]:
        """The cards of the hand that can be paid for and, if they stay, have room."""
        side, cards, hand = self.side, g.pack.cards, g.hand[self.side]
        plays = g.pack.moves.plays
        room = side == MANKIND or has_room(g, side)
        coins = 0 if g.features[PRICE] else len(hand) - 1
        options: list[Option] = []
        last = -1
        for card in hand:
            if card != last:
                last = card
                kind = cards[card]
                if kind.playable and (room or not kind.lasts):
                    # Most cards cost so little that no strategy and no drain matters: there is no need to ask.
                    if (kind.discard < coins and not kind.drain) or can_pay(g, side, kind):
                        options.append(plays[card])
        return options

    def uses(self, g: War) -> list[Option]:
        """Abilities of cards in play, each once a turn, and Heroes' and others' sacrifices (IN 3.5)."""
        cards = g.pack.cards
        options: list[Option] = []
        for place in distinct(g, self.able(g)):
            if place == g.hero and g.sideways:  # IN 6.4
                continue
            kind = cards[g.card[place]]
            if kind.use >= 0 and self.ready(g, place, kind.abilities[kind.use]):
                options.append(g.pack.moves.uses[place])
            if kind.sacrifice >= 0:
                options.append(g.pack.moves.sacrifices[place])
        return options

    def able(self, g: War) -> list[int]:
        """The slots whose cards can be used or sacrificed; mostly the Hero's is the only one."""
        cards, lying, first = g.pack.cards, g.card, self.side * COLUMN
        if g.features[ABLE + self.side] == 1 and first == 0 and g.hero >= 0 and cards[lying[g.hero]].able:
            return [g.hero]
        return [place for place in range(first, first + COLUMN) if lying[place] >= 0 and cards[lying[place]].able]

    def ready(self, g: War, place: int, ability: Ability) -> bool:
        """IN 3.5: once a turn, or as often as there are tokens for it."""
        return g.tokens[place] >= ability.tokens and not (ability.once and g.used[place])

    def ops_targets(self, g: War) -> list[int]:
        """IN 8.1: a Defender that another zone has room for."""
        free = free_zones(g, MANKIND)
        if not free:
            return []
        return [place for place in distinct(g, defenders(g)) if free & ~(1 << zone_of(place))]

    def took(self, g: War, pick: Option) -> Step:
        verb = pick.verb
        if verb == "end_turn":
            return self.close(g)
        if verb == "play":
            return Call(PlayCard(self.side, pick.args[0]), "menu")
        if verb == "use":
            return self.use(g, pick.args[0])
        if verb == "sacrifice":
            return self.sacrifice(g, pick.args[0])
        if verb == "strategy":
            return Call(Strategy(self.side, pick.args[0]), "menu")
        if verb == "ops":
            return self.move_by_ops(g, pick.args[0])
        return self.plot(g, pick.args[0])

    def use(self, g: War, place: int) -> Step:
        index = g.kind(place).use
        ability = g.kind(place).abilities[index]
        if ability.once:
            g.used[place] = True
        g.tokens[place] -= ability.tokens
        g.tell("used", self.side, g.card[place])
        return Call(Resolve(self.side, g.card[place], place, zone_of(place), index), "menu")

    def sacrifice(self, g: War, place: int) -> Step:
        """The card goes first, then its ability happens; a Hero is replaced at once (IN 6.3)."""
        self.card, self.place = g.card[place], zone_of(place)
        self.ability = g.kind(place).sacrifice
        return Call(Leave(place, False), self.sacrificed)

    def sacrificed(self, g: War, _: object) -> Step:
        return Call(Resolve(self.side, self.card, -1, self.place, self.ability), "menu")

    def move_by_ops(self, g: War, place: int) -> Step:
        g.ops -= 1
        self.place = place
        goals = free_zones(g, MANKIND) & ~(1 << zone_of(place))
        return Ask(MANKIND, g.pack.moves.zones[goals], "moved")

    def moved(self, g: War, pick: Option) -> Step:
        g.tell("moved", MANKIND, g.card[self.place], pick.args[0])
        g.shift(self.place, free_slot(g, MANKIND, pick.args[0]))
        return self.menu(g)

    def plot(self, g: War, what: int) -> Step:
        """IN 2.4: once a turn, a card or a lower price, for a step of the plot."""
        g.plotted = True
        g.move_track(-1)
        g.tell("plot", INVADER, what, g.track)
        why = verdict(g)
        if why:
            return End(why)
        if what == DISCOUNT:
            g.discount = 1
            return self.menu(g)
        return Call(DrawCards(INVADER, 1), "menu")

    def close(self, g: War) -> Step:
        if self.side == INVADER:
            return Call(Attack(), "over")
        if mankind_attacks(g):
            return Call(Counterattack(), "over")
        return Done()

    def over(self, g: War, _: object) -> Step:
        return Done()

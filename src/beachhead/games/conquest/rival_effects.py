"""What effects do to rivals (CPE 10)."""

from __future__ import annotations

from beachhead.games.conquest.aims import victims
from beachhead.games.conquest.cards.card import (
    D_DISCARD,
    D_MENACE,
    D_POINTS,
    D_SCRAP_STUFF,
    D_STEAL_MENACE,
    D_STEAL_STUFF,
    D_TERROR,
)
from beachhead.games.conquest.names import HAND_PILES
from beachhead.games.conquest.one_effect import OneEffect
from beachhead.games.conquest.pieces import drop_stuff, gain_menace, gain_terror, lose_card, scrap_stuff, take_stuff
from beachhead.games.conquest.state import Invasion, without
from beachhead.kernel.frames import Ask, Done, Draw, Step
from beachhead.kernel.options import Option


class AgainstRivals(OneEffect):
    """Takes something from a rival of the seat's choice."""

    def begin(self, g: Invasion) -> Step:
        do = self.effect(g).do
        if do in (D_STEAL_STUFF, D_SCRAP_STUFF):
            return self.choose_stuff(g)
        found = victims(g, self.seat, do)
        if not found:
            return Done()
        if len(found) == 1:
            return self.against(g, found[0])
        return Ask(self.seat, [g.pack.moves.rival(seat) for seat in found], self.chose_rival)

    def chose_rival(self, g: Invasion, pick: Option) -> Step:
        return self.against(g, pick.args[0])

    def against(self, g: Invasion, rival: int) -> Step:
        self.chosen = rival
        do = self.effect(g).do
        if do == D_POINTS:
            g.debt[rival] += self.left
            g.tell("points", rival, -self.left)
        elif do == D_MENACE:
            gain_menace(g, rival, -min(self.left, g.menace[rival]))
        elif do == D_TERROR:
            gain_terror(g, rival, -self.left)
        elif do == D_STEAL_MENACE:
            n = min(self.left, g.menace[rival])
            gain_menace(g, rival, -n)
            gain_menace(g, self.seat, n)
        else:
            return self.next_card(g)
        return Done()

    def next_card(self, g: Invasion) -> Step:
        """A card at random out of a rival's hand: whoever loses it cannot choose which."""
        if self.left <= 0 or not g.hand[self.chosen]:
            return Done()
        pile = HAND_PILES[self.chosen]
        if self.effect(g).do == D_DISCARD:
            return Draw(pile, 1, self.lost_card)
        return Draw(pile, 1, self.lost_card, to=self.seat)

    def lost_card(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        card = cards[0]
        if self.effect(g).do == D_DISCARD:
            lose_card(g, self.chosen, card)
        else:
            g.hand[self.chosen] = without(g.hand[self.chosen], card)
            g.hand[self.seat] = sorted([*g.hand[self.seat], card])
            g.tell("card_stolen", self.seat, self.chosen)
            g.whisper(self.chosen, "card_stolen_is", self.seat, card)
        self.left -= 1
        return self.next_card(g)

    def choose_stuff(self, g: Invasion) -> Step:
        options = [
            g.pack.moves.card_of(seat, card)
            for seat in victims(g, self.seat, self.effect(g).do)
            for card in sorted(set(g.stuff[seat]))
        ]
        if not options:
            return Done()
        return Ask(self.seat, options, self.chose_stuff)

    def chose_stuff(self, g: Invasion, pick: Option) -> Step:
        owner, card = pick.args
        if self.effect(g).do == D_SCRAP_STUFF:
            scrap_stuff(g, owner, card)
        else:
            used = drop_stuff(g, owner, card)
            g.tell("stuff_stolen", self.seat, card, owner)
            take_stuff(g, self.seat, card, used)
        return Done()

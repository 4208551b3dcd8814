"""What effects do to spaces that their player chooses, and where they bring aliens (CPE 10)."""

from __future__ import annotations

from beachhead.games.conquest.aims import targets
from beachhead.games.conquest.apocalypse.hits import hit
from beachhead.games.conquest.cards.card import D_DEMOLISH, D_LIBERATE, D_REMOVE, D_STRIKE, D_TELEPORT, HERE, SHIP
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import ALIENS, COUNTERS, SAUCERS
from beachhead.games.conquest.one_effect import OneEffect
from beachhead.games.conquest.pieces import demolish, unmark
from beachhead.games.conquest.queries import stops
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Step
from beachhead.kernel.options import Option


class AtSpace(OneEffect):
    """Works where the seat says; its result is that space, where the power's further effects work too."""

    def begin(self, g: Invasion) -> Step:
        effect = self.effect(g)
        if effect.do == D_TELEPORT:
            return self.choose_traveller(g)
        found = targets(g, self.seat, effect, self.space)
        if not found:
            return Done(self.space)
        if effect.where == HERE:
            return self.at_space(g)
        return Ask(self.seat, [g.pack.moves.space(space) for space in found], self.chose_space)

    def chose_space(self, g: Invasion, pick: Option) -> Step:
        self.space = pick.args[0]
        return self.at_space(g)

    def at_space(self, g: Invasion) -> Step:
        do = self.effect(g).do
        if do == D_DEMOLISH:
            demolish(g, self.space)
        elif do == D_LIBERATE:
            unmark(g, self.space)
        elif do == D_STRIKE:
            return Call(LINKS.frame("strike", self.space, self.left, self.seat), self.over)
        elif do == D_REMOVE:
            return self.choose_counter(g)
        return Done(self.space)

    def choose_counter(self, g: Invasion) -> Step:
        kinds = sorted(set(g.counters_at(self.space)))
        if len(kinds) == 1:
            return self.remove_counter(g, kinds[0])
        return Ask(self.seat, [g.pack.moves.card(kind) for kind in kinds], self.chose_counter)

    def chose_counter(self, g: Invasion, pick: Option) -> Step:
        return self.remove_counter(g, pick.args[0])

    def remove_counter(self, g: Invasion, kind: int) -> Step:
        if g.pack.cards[kind].kind == SHIP:
            hit(g, self.seat, self.space, kind)
            return Done(self.space)
        kinds = g.counters_at(self.space)
        kinds.remove(kind)
        g.set_counters(self.space, kinds)
        g.restock(COUNTERS, kind)
        g.tell("counter_removed", self.seat, self.space, kind)
        return Done(self.space)

    def choose_traveller(self, g: Invasion, _: object = None) -> Step:
        """CPE: up to so many aliens, one after the other; the player says when it is enough."""
        if self.left <= 0 or not targets(g, self.seat, self.effect(g), self.space):
            return Done(self.space)
        moves = g.pack.moves
        options: list[Option] = []
        spaces: list[int] = []
        for piece in range(self.seat * ALIENS, (self.seat + 1) * ALIENS):
            if g.at[piece] >= 0 and not g.halted[piece]:
                if piece % ALIENS >= SAUCERS:
                    options.append(moves.card(g.ally[piece]))
                elif g.at[piece] not in spaces:
                    spaces.append(g.at[piece])
        options.extend([moves.space(space) for space in sorted(spaces)])
        if not options:
            return Done(self.space)
        return Ask(self.seat, [*options, moves.stop], self.chose_traveller)

    def chose_traveller(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.stop:
            return Done(self.space)
        ally = pick.verb == "card"
        self.chosen = g.ally_of(pick.args[0]) if ally else g.saucer_in(self.seat, pick.args[0])
        from_here = g.at[self.chosen]
        found = [space for space in targets(g, self.seat, self.effect(g), self.space) if space != from_here]
        if not found:
            return Done(self.space)
        return Ask(self.seat, [g.pack.moves.space(space) for space in found], self.teleported)

    def teleported(self, g: Invasion, pick: Option) -> Step:
        g.tell("teleported", self.seat, g.at[self.chosen], pick.args[0])
        g.put(self.chosen, pick.args[0])
        g.halted[self.chosen] = stops(g, pick.args[0], self.seat, False)  # as if it had moved there (CPE 5.4)
        self.left -= 1
        return self.choose_traveller(g)

    def over(self, g: Invasion, _: object) -> Step:
        return Done(self.space)

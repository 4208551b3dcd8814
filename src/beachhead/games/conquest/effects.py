"""What card effects do.  Each is a value; the few that need a choice ask for it here (CPE 10)."""

from __future__ import annotations

from typing import Any, Final

from beachhead.games.conquest.aims import cancellable
from beachhead.games.conquest.cards.card import ALL as EVERYONE
from beachhead.games.conquest.cards.card import (
    D_CANCEL,
    D_DEMOLISH,
    D_DIE,
    D_DISCARD,
    D_DRAW,
    D_FLEE,
    D_LAND,
    D_LIBERATE,
    D_MENACE,
    D_MOVES,
    D_PLACE,
    D_POINTS,
    D_REMOVE,
    D_RETRIEVE,
    D_SCRAP_STUFF,
    D_SHIP,
    D_STEAL_CARD,
    D_STEAL_MENACE,
    D_STEAL_STUFF,
    D_STRIKE,
    D_STUFF,
    D_SURVIVE,
    D_TELEPORT,
    D_TERROR,
    D_TRACK,
    RANDOM,
    RIVAL,
    T_TOUGH,
    W_CANCEL,
    W_DOOMED,
    Effect,
)
from beachhead.games.conquest.fight_effects import InFight
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import (
    ALIENS,
    EVENTS,
    HUMAN_TECH,
    POOL,
    SAUCERS,
    is_saucer,
)
from beachhead.games.conquest.one_effect import OneEffect
from beachhead.games.conquest.pieces import (
    destroyed_kinds,
    discard,
    discard_event,
    gain_menace,
    gain_terror,
    take_stuff,
)
from beachhead.games.conquest.queries import best_tough
from beachhead.games.conquest.rival_effects import AgainstRivals
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.space_effects import AtSpace
from beachhead.games.conquest.state import Invasion, without
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Roll, Step
from beachhead.kernel.options import Option

# What is taken from a rival.
TAKES: Final = (D_STEAL_MENACE, D_STEAL_CARD, D_DISCARD, D_STEAL_STUFF, D_SCRAP_STUFF)


class Resolve(OneEffect):
    """The effects of one power, in order; each does as much as it can (CPE 1.11)."""

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "go_on":
            return self.go_on(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        return self.go_on(g)

    def go_on(self, g: Invasion, _: object = None) -> Step:
        """The next effect; after each the game may be over."""
        why = verdict(g)
        if why:
            return End(why)
        effects = self.power(g).effects
        if self.step >= len(effects):
            return Done()
        effect = effects[self.step]
        self.step += 1
        if effect.roll:
            return Roll(1, "checked")
        return self.measure(g, effect)

    def checked(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        effect = self.effect(g)
        g.tell("chance", self.seat, self.card, dice[0], effect.roll)
        return self.measure(g, effect) if dice[0] >= effect.roll else self.go_on(g)

    def measure(self, g: Invasion, effect: Effect) -> Step:
        self.left = effect.n
        if effect.d3:
            return Roll(1, "measured")
        return self.aim(g, effect)

    def measured(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        effect = self.effect(g)
        self.left = effect.n * ((dice[0] + 1) // 2)  # CPE 1.2
        return self.aim(g, effect)

    def aim(self, g: Invasion, effect: Effect) -> Step:
        """Sorts effects by what they need."""
        do = effect.do
        when = self.power(g).when
        if when == W_CANCEL and do == D_CANCEL:
            return self.go_on(g)  # the card that it answers does not work; that is all
        if when == W_DOOMED and do in (D_SURVIVE, D_DIE):
            return self.spare(g, do)
        if do <= D_FLEE:
            return Call(InFight(self.seat, self.card, self.mode, self.space, self.step, self.left), "go_on")
        if effect.who == EVERYONE and do in (D_MENACE, D_POINTS, D_DISCARD, D_DRAW):
            return self.everybody(g, effect)
        if do in TAKES or (effect.who == RIVAL and do in (D_POINTS, D_MENACE, D_TERROR)):
            return Call(AgainstRivals(self.seat, self.card, self.mode, self.space, self.step, self.left), "go_on")
        if do in (D_TELEPORT, D_DEMOLISH, D_LIBERATE, D_STRIKE, D_REMOVE):
            if self.seat < 0 or effect.where == RANDOM:
                return self.by_chance(g)
            return Call(AtSpace(self.seat, self.card, self.mode, self.space, self.step, self.left), "there")
        if do == D_CANCEL:
            return self.choose_cancelled(g)
        if do == D_SHIP:
            return Call(
                LINKS.frame("launch", self.seat, self.card, self.mode, self.space, self.step, self.left), self.go_on
            )
        if do >= D_TRACK or do == D_PLACE:
            return self.by_chance(g)
        return self.for_oneself(g, do)

    def spare(self, g: Invasion, do: int) -> Step:
        """For an alien that is about to be destroyed (CPE 7.17)."""
        if do == D_SURVIVE:
            g.spared = True
        else:
            g.doom_roll += self.left
            g.spared = g.doom_roll >= best_tough(g, T_TOUGH, self.seat, g.at[g.doomed], is_saucer(g.doomed))
        return self.go_on(g)

    def there(self, g: Invasion, space: int) -> Step:
        """The effects that follow work where the last one did."""
        self.space = space
        return self.go_on(g)

    def by_chance(self, g: Invasion) -> Step:
        """What the Resistance does, and where chance chooses the place (resistance.py)."""
        return Call(LINKS.frame("red", self.seat, self.card, self.mode, self.step - 1, self.left, self.space), "go_on")

    # For the seat itself.

    def for_oneself(self, g: Invasion, do: int) -> Step:
        if do == D_DRAW:
            return Draw("events", self.left, "drawn", to=self.seat)
        if do == D_STUFF:
            return Draw("stuff", self.left, "got_stuff")
        if do == D_LAND:
            return self.land(g)
        if do == D_RETRIEVE:
            return self.choose_discard(g)
        if do == D_POINTS:
            g.points[self.seat] += self.left
            g.tell("points", self.seat, self.left)
        elif do == D_MOVES:
            g.free_moves += self.left
            g.tell("free_moves", self.seat, self.left)
        elif do == D_MENACE:
            gain_menace(g, self.seat, self.left)
        elif do == D_TERROR:
            gain_terror(g, self.seat, self.left)
        return self.go_on(g)

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        return Call(LINKS.frame("take_events", self.seat, *cards), "go_on")

    def got_stuff(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        for card in cards:
            take_stuff(g, self.seat, card, False)
        return self.go_on(g)

    def land(self, g: Invasion, _: object = None) -> Step:
        """Destroyed aliens return for nothing, as many as the effect says."""
        kinds = destroyed_kinds(g, self.seat)
        if not kinds or self.left <= 0:
            return self.go_on(g)
        out = [piece for piece in range(self.seat * ALIENS, (self.seat + 1) * ALIENS) if g.at[piece] == POOL]
        if len(out) <= self.left or len(kinds) == 1:
            for piece in out[: self.left]:
                self.bring(g, piece)
            return self.go_on(g)
        site = g.layout.landing[self.seat]
        moves = g.pack.moves
        saucer = [moves.land(site)] if kinds[0] % ALIENS < SAUCERS else []
        allies = [moves.land_ally(g.ally[p], site) for p in kinds if p % ALIENS >= SAUCERS]
        return Ask(self.seat, [*saucer, *allies], "landed")

    def landed(self, g: Invasion, pick: Option) -> Step:
        piece = g.ally_of(pick.args[0]) if pick.verb == "land_ally" else destroyed_kinds(g, self.seat)[0]
        self.bring(g, piece)
        self.left -= 1
        return self.land(g)

    def bring(self, g: Invasion, piece: int) -> None:
        g.put(piece, g.layout.landing[self.seat])
        g.halted[piece] = False
        g.tell("landed", self.seat, g.layout.landing[self.seat], g.ally[piece])

    def choose_discard(self, g: Invasion, _: object = None) -> Step:
        """An event card of one's choice comes back from the discards."""
        found = sorted({card for card in g.discards[EVENTS] if not g.pack.cards[card].immediately})
        if not found or self.left <= 0:
            return self.go_on(g)
        return Ask(self.seat, [g.pack.moves.card(card) for card in found], "retrieved")

    def retrieved(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        g.discards[EVENTS] = without(g.discards[EVENTS], card)
        g.hand[self.seat] = sorted([*g.hand[self.seat], card])
        g.tell("retrieved", self.seat, card)
        self.left -= 1
        return self.choose_discard(g)

    # For everybody.

    def everybody(self, g: Invasion, effect: Effect) -> Step:
        for seat in range(g.seats):
            if effect.do == D_MENACE:
                gain_menace(g, seat, self.left)
            elif effect.do == D_POINTS:
                g.debt[seat] -= self.left
                g.tell("points", seat, self.left)
        if effect.do == D_DISCARD:
            return Call(LINKS.frame("all_discard", self.left), "go_on")
        return self.go_on(g)

    # Cancelling what is in play.

    def choose_cancelled(self, g: Invasion) -> Step:
        found = cancellable(g, self.seat)
        if not found:
            return self.go_on(g)
        return Ask(self.seat, [g.pack.moves.card(card) for card in found], "chose_cancelled")

    def chose_cancelled(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        self.chosen = card
        if card in g.tech:
            return Roll(1, "tried")  # CPE 16.2
        for entry in g.lasting:
            if entry[0] == card:
                g.lasting.remove(entry)
                break
        discard_event(g, card)
        g.tell("cancelled", self.seat, card)
        return self.go_on(g)

    def tried(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        card = self.chosen
        if dice[0] >= 4:
            g.tech.remove(card)
            discard(g, HUMAN_TECH, card)
            g.tell("cancelled", self.seat, card)
        else:
            g.tell("tech_stays", self.seat, card, dice[0])
        return self.go_on(g)

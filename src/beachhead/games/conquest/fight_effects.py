"""What effects do in the fight in progress (CPE 7, 10)."""

from __future__ import annotations

from beachhead.games.conquest.aims import enlistable, sides, winners, with_dice
from beachhead.games.conquest.apocalypse.coastal import fought, home
from beachhead.games.conquest.cards.card import (
    BATTLE_LONG,
    D_BLUNT,
    D_DICE,
    D_DIE,
    D_DOUBLE,
    D_ENLIST,
    D_FLEE,
    D_KILL,
    D_REINFORCE,
    D_REROLL,
    D_STRENGTH,
    D_WIN,
    DISCARDS,
    FIGHT,
    ROUND,
    Effect,
)
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import DECK_WORDS, US
from beachhead.games.conquest.one_effect import OneEffect
from beachhead.games.conquest.queries import seat_of
from beachhead.games.conquest.state import Invasion, without
from beachhead.kernel.frames import Ask, Call, Done, Draw, Roll, Step
from beachhead.kernel.options import Option


class InFight(OneEffect):
    """Helps or hinders a side of the fight, of the seat's choice where it may be either."""

    def begin(self, g: Invasion) -> Step:
        effect = self.effect(g)
        found = sides(g, self.seat, effect.who)
        if effect.do == D_WIN:
            found = winners(g, found)
        found = with_dice(g, effect.do, found)
        if not found:
            return Done()
        if len(found) > 1:
            return Ask(self.seat, [g.pack.moves.side(side) for side in found], self.chose_side)
        return self.for_side(g, found[0])

    def chose_side(self, g: Invasion, pick: Option) -> Step:
        return self.for_side(g, pick.args[0])

    def for_side(self, g: Invasion, side: int) -> Step:
        effect = self.effect(g)
        do = effect.do
        self.chosen = side
        if do == D_REROLL:
            return Roll(len(g.fight_dice[side]), self.rerolled)
        if do == D_DICE and g.fight_dice[side]:
            if effect.lasts != ROUND:
                g.fight_extra[side] += self.left
            return Roll(self.left, self.added)
        if do == D_ENLIST:
            return self.enlist(g)
        if do == D_REINFORCE:
            return Call(LINKS.frame("draw_coastal" if effect.icons else "draw_resistance", self.left), self.over)
        if do == D_KILL:
            victim = g.fight_foe if side == US else g.fight_seat
            return Call(LINKS.frame("lose", victim, g.fight_space), self.killed)
        at_once(g, effect, side, self.left)
        return Done()

    def killed(self, g: Invasion, _: object) -> Step:
        self.left -= 1
        return self.for_side(g, self.chosen) if self.left > 0 else Done()

    def rerolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.fight_dice[self.chosen] = list(dice)
        g.fight_die[self.chosen] = 0
        g.tell("rerolled", self.seat, self.chosen, *dice)
        return Done()

    def added(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.fight_dice[self.chosen] = [*g.fight_dice[self.chosen], *dice]
        g.tell("dice_added", self.seat, self.chosen, *dice)
        return Done()

    def enlist(self, g: Invasion) -> Step:
        """Resistance that fights for the aliens; it adds to their total and has none of its own (CPE 20.3)."""
        if self.left <= 0:
            return Done()
        if self.effect(g).where == DISCARDS:
            found = enlistable(g)
            if not found:
                return Done()
            return Ask(self.seat, [g.pack.moves.card(card) for card in found], self.enlisted_dead)
        return Draw(DECK_WORDS[fought(g)], 1, self.enlisted)

    def enlisted_dead(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        deck = fought(g)
        g.discards[deck] = without(g.discards[deck], card)
        return self.joined(g, card)

    def enlisted(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        if not cards:
            return Done()
        if g.pack.cards[cards[0]].hero:
            g.fight_helpers.append(cards[0])
            g.tell("enlisted", self.seat, cards[0])
            return Draw(DECK_WORDS[home(g, cards[0])], 1, self.enlisted)
        return self.joined(g, cards[0])

    def joined(self, g: Invasion, card: int) -> Step:
        g.fight_helpers.append(card)
        g.tell("enlisted", self.seat, card)
        self.left -= 1
        return self.enlist(g)

    def over(self, g: Invasion, _: object) -> Step:
        return Done()


def at_once(g: Invasion, effect: Effect, side: int, n: int) -> None:
    """An effect that needs no further choice."""
    do = effect.do
    if do == D_STRENGTH:
        if effect.lasts == BATTLE_LONG:
            g.battle_bonus[side] += n
        elif effect.lasts == FIGHT:
            g.fight_lasting[side] += n
        else:
            g.fight_bonus[side] += n
        g.tell("strengthened", seat_of(g, side), n)
    elif do == D_DOUBLE:
        g.fight_doubled[side] += 1
        g.tell("doubled", seat_of(g, side))
    elif do == D_DIE:
        g.fight_die[side] += n
        g.tell("die_changed", seat_of(g, side), n)
    elif do == D_DICE:
        if effect.lasts == ROUND:
            g.fight_more[side] += n
        else:
            g.fight_extra[side] += n
        g.tell("more_dice", seat_of(g, side), n)
    elif do == D_WIN:
        g.fight_won = side
        g.tell("made_to_win", seat_of(g, side))
    elif do == D_BLUNT:
        g.fight_blunt = True
        g.tell("blunted", g.fight_seat)
    elif do == D_FLEE:
        flee(g, seat_of(g, side))


def flee(g: Invasion, seat: int) -> None:
    """The aliens are gone to their landing site before anything else happens to them."""
    site = g.layout.landing[seat]
    for piece in g.pieces_at(g.fight_space, seat):
        g.put(piece, site)
        g.halted[piece] = True
    g.fled = seat
    g.tell("fled", seat, site)

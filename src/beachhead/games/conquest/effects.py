"""What card effects do.  Each is a value; the few that need a choice ask for it here (CPE 10)."""

from __future__ import annotations

from beachhead.games.conquest import fight_effects
from beachhead.games.conquest.aims import cancellable, enlistable, sides, targets, victims, winners, with_dice
from beachhead.games.conquest.apocalypse.coastal import fought, home
from beachhead.games.conquest.apocalypse.hits import hit
from beachhead.games.conquest.cards.card import ALL as EVERYONE
from beachhead.games.conquest.cards.card import (
    D_CANCEL,
    D_DEMOLISH,
    D_DICE,
    D_DIE,
    D_DISCARD,
    D_DRAW,
    D_ENLIST,
    D_FLEE,
    D_KILL,
    D_LAND,
    D_LIBERATE,
    D_MENACE,
    D_MOVES,
    D_PLACE,
    D_POINTS,
    D_REINFORCE,
    D_REMOVE,
    D_REROLL,
    D_RETRIEVE,
    D_SCRAP_STUFF,
    D_STEAL_CARD,
    D_STEAL_MENACE,
    D_STEAL_STUFF,
    D_STRIKE,
    D_STUFF,
    D_SURVIVE,
    D_TELEPORT,
    D_TERROR,
    D_TRACK,
    D_WIN,
    DISCARDS,
    HERE,
    RANDOM,
    RIVAL,
    ROUND,
    SHIP,
    T_TOUGH,
    W_CANCEL,
    W_DOOMED,
    Effect,
)
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import (
    ALIENS,
    COUNTERS,
    DECK_WORDS,
    EVENTS,
    HAND_PILES,
    HUMAN_TECH,
    NO_SEAT,
    POOL,
    SAUCERS,
    US,
    is_saucer,
)
from beachhead.games.conquest.pieces import (
    demolish,
    destroyed_kinds,
    discard,
    discard_event,
    drop_stuff,
    gain_menace,
    gain_terror,
    lose_card,
    scrap_stuff,
    take_stuff,
    unmark,
)
from beachhead.games.conquest.queries import best_tough, stops
from beachhead.games.conquest.rules import rivals
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Roll, Step
from beachhead.kernel.options import Option

RED = -1  # the mode of a red box


class Resolve(Frame):
    """The effects of one power, in order; each does as much as it can (CPE 1.11).

    `space` is where it is used; `seat` is nobody for what the Resistance does.
    """

    def __init__(
        self, seat: int, card: int, mode: int, space: int, step: int = 0, left: int = 0, rival: int = NO_SEAT
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.space = space
        self.step = step
        self.left = left
        self.rival = rival

    def values(self) -> list[object]:
        return [self.seat, self.card, self.mode, self.space, self.step, self.left, self.rival]

    def copy(self) -> Resolve:
        twin = Resolve(self.seat, self.card, self.mode, self.space, self.step, self.left, self.rival)
        twin.at = self.at
        return twin

    def begin(self, g: Invasion) -> Step:
        return self.go_on(g)

    def effects(self, g: Invasion) -> list[Effect]:
        card = g.pack.cards[self.card]
        return card.red_power.effects if self.mode == RED else card.powers[self.mode].effects

    def effect(self, g: Invasion) -> Effect:
        return self.effects(g)[self.step - 1]

    def when(self, g: Invasion) -> int:
        card = g.pack.cards[self.card]
        return card.red_power.when if self.mode == RED else card.powers[self.mode].when

    def go_on(self, g: Invasion, _: object = None) -> Step:
        """The next effect; after each the game may be over."""
        why = verdict(g)
        if why:
            return End(why)
        effects = self.effects(g)
        if self.step >= len(effects):
            return Done()
        effect = effects[self.step]
        self.step += 1
        if effect.roll:
            return Roll(1, self.checked)
        return self.measure(g)

    def checked(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        effect = self.effect(g)
        g.tell("chance", self.seat, self.card, dice[0], effect.roll)
        return self.measure(g) if dice[0] >= effect.roll else self.go_on(g)

    def measure(self, g: Invasion) -> Step:
        effect = self.effect(g)
        self.left = effect.n
        if effect.d3:
            return Roll(1, self.measured)
        return self.aim(g)

    def measured(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        self.left = self.effect(g).n * ((dice[0] + 1) // 2)  # CPE 1.2
        return self.aim(g)

    def aim(self, g: Invasion) -> Step:
        """Sorts effects by what they need."""
        effect = self.effect(g)
        do = effect.do
        if self.when(g) == W_CANCEL and do == D_CANCEL:
            return self.go_on(g)  # the card that it answers does not work; that is all
        if self.when(g) == W_DOOMED and (do in (D_SURVIVE, D_DIE)):
            if do == D_SURVIVE:
                g.spared = True
            else:
                g.doom_roll += self.left
                g.spared = g.doom_roll >= best_tough(g, T_TOUGH, self.seat, g.at[g.doomed], is_saucer(g.doomed))
            return self.go_on(g)
        if do <= D_FLEE:
            return self.in_fight(g)
        if effect.who == EVERYONE and do in (D_MENACE, D_POINTS, D_DISCARD, D_DRAW):
            return self.everybody(g)
        if effect.who == RIVAL and do in (D_POINTS, D_MENACE, D_TERROR):
            return self.choose_rival(g, rivals(g, self.seat))
        if do in (D_STEAL_MENACE, D_STEAL_CARD, D_DISCARD):
            return self.choose_rival(g, victims(g, self.seat, do))
        if do in (D_STEAL_STUFF, D_SCRAP_STUFF):
            return self.choose_stuff(g)
        if do in (D_TELEPORT, D_DEMOLISH, D_LIBERATE, D_STRIKE, D_REMOVE):
            return self.by_chance(g) if self.seat < 0 or effect.where == RANDOM else self.choose_space(g)
        if do == D_CANCEL:
            return self.choose_cancelled(g)
        if do >= D_TRACK or do == D_PLACE:
            return self.by_chance(g)
        return self.for_oneself(g)

    def by_chance(self, g: Invasion) -> Step:
        """What the Resistance does, and where chance chooses the place (resistance.py)."""
        return Call(
            LINKS.frame("red", self.seat, self.card, self.mode, self.step - 1, self.left, self.space), self.go_on
        )

    # For the seat itself.

    def for_oneself(self, g: Invasion) -> Step:
        effect = self.effect(g)
        do = effect.do
        if do == D_DRAW:
            return Draw("events", self.left, self.drawn, to=self.seat)
        if do == D_STUFF:
            return Draw("stuff", self.left, self.got_stuff)
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
        return Call(LINKS.frame("take_events", self.seat, *cards), self.go_on)

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
        return Ask(self.seat, [*saucer, *allies], self.landed)

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
        return Ask(self.seat, [g.pack.moves.card(card) for card in found], self.retrieved)

    def retrieved(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        g.discards[EVENTS].remove(card)
        g.hand[self.seat] = sorted([*g.hand[self.seat], card])
        g.tell("retrieved", self.seat, card)
        self.left -= 1
        return self.choose_discard(g)

    # For rivals.

    def everybody(self, g: Invasion) -> Step:
        effect = self.effect(g)
        for seat in range(g.seats):
            if effect.do == D_MENACE:
                gain_menace(g, seat, self.left)
            elif effect.do == D_POINTS:
                g.debt[seat] -= self.left
                g.tell("points", seat, self.left)
        if effect.do == D_DISCARD:
            return Call(LINKS.frame("all_discard", self.left), self.go_on)
        return self.go_on(g)

    def choose_rival(self, g: Invasion, found: list[int]) -> Step:
        if not found:
            return self.go_on(g)
        if len(found) == 1:
            return self.against(g, found[0])
        return Ask(self.seat, [g.pack.moves.rival(seat) for seat in found], self.chose_rival)

    def chose_rival(self, g: Invasion, pick: Option) -> Step:
        return self.against(g, pick.args[0])

    def against(self, g: Invasion, rival: int) -> Step:
        self.rival = rival
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
        return self.go_on(g)

    def next_card(self, g: Invasion) -> Step:
        """A card at random out of a rival's hand: whoever loses it cannot choose which."""
        if self.left <= 0 or not g.hand[self.rival]:
            return self.go_on(g)
        pile = HAND_PILES[self.rival]
        if self.effect(g).do == D_DISCARD:
            return Draw(pile, 1, self.lost_card)
        return Draw(pile, 1, self.lost_card, to=self.seat)

    def lost_card(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        card = cards[0]
        if self.effect(g).do == D_DISCARD:
            lose_card(g, self.rival, card)
        else:
            g.hand[self.rival].remove(card)
            g.hand[self.seat] = sorted([*g.hand[self.seat], card])
            g.tell("card_stolen", self.seat, self.rival)
            g.whisper(self.rival, "card_stolen_is", self.seat, card)
        self.left -= 1
        return self.next_card(g)

    def choose_stuff(self, g: Invasion) -> Step:
        options = [
            g.pack.moves.card_of(seat, card)
            for seat in victims(g, self.seat, self.effect(g).do)
            for card in sorted(set(g.stuff[seat]))
        ]
        if not options:
            return self.go_on(g)
        return Ask(self.seat, options, self.chose_stuff)

    def chose_stuff(self, g: Invasion, pick: Option) -> Step:
        owner, card = pick.args
        if self.effect(g).do == D_SCRAP_STUFF:
            scrap_stuff(g, owner, card)
        else:
            used = drop_stuff(g, owner, card)
            g.tell("stuff_stolen", self.seat, card, owner)
            take_stuff(g, self.seat, card, used)
        return self.go_on(g)

    # Spaces.

    def choose_space(self, g: Invasion) -> Step:
        effect = self.effect(g)
        if effect.do == D_TELEPORT:
            return self.choose_traveller(g)
        found = targets(g, self.seat, effect, self.space)
        if not found:
            return self.go_on(g)
        if effect.where == HERE:
            return self.at_space(g, self.space)
        return Ask(self.seat, [g.pack.moves.space(space) for space in found], self.chose_space)

    def chose_space(self, g: Invasion, pick: Option) -> Step:
        self.space = pick.args[0]
        return self.at_space(g, self.space)

    def at_space(self, g: Invasion, space: int) -> Step:
        do = self.effect(g).do
        if do == D_DEMOLISH:
            demolish(g, space)
        elif do == D_LIBERATE:
            unmark(g, space)
        elif do == D_STRIKE:
            return Call(LINKS.frame("strike", space, self.left, self.seat), self.go_on)
        elif do == D_REMOVE:
            return self.choose_counter(g, space)
        return self.go_on(g)

    def choose_counter(self, g: Invasion, space: int) -> Step:
        self.rival = space
        kinds = sorted(set(g.counters_at(space)))
        if len(kinds) == 1:
            return self.remove_counter(g, kinds[0])
        return Ask(self.seat, [g.pack.moves.card(kind) for kind in kinds], self.chose_counter)

    def chose_counter(self, g: Invasion, pick: Option) -> Step:
        return self.remove_counter(g, pick.args[0])

    def remove_counter(self, g: Invasion, kind: int) -> Step:
        if g.pack.cards[kind].kind == SHIP:
            hit(g, self.seat, self.rival, kind)
            return self.go_on(g)
        kinds = g.counters_at(self.rival)
        kinds.remove(kind)
        g.set_counters(self.rival, kinds)
        g.deck[COUNTERS][kind] += 1
        g.tell("counter_removed", self.seat, self.rival, kind)
        return self.go_on(g)

    def choose_traveller(self, g: Invasion, _: object = None) -> Step:
        """CPE: up to so many aliens, one after the other; the player says when it is enough."""
        if self.left <= 0 or not targets(g, self.seat, self.effect(g), self.space):
            return self.go_on(g)
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
            return self.go_on(g)
        return Ask(self.seat, [*options, moves.stop], self.chose_traveller)

    def chose_traveller(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.stop:
            return self.go_on(g)
        ally = pick.verb == "card"
        self.rival = g.ally_of(pick.args[0]) if ally else g.saucer_in(self.seat, pick.args[0])
        from_here = g.at[self.rival]
        found = [space for space in targets(g, self.seat, self.effect(g), self.space) if space != from_here]
        if not found:
            return self.go_on(g)
        return Ask(self.seat, [g.pack.moves.space(space) for space in found], self.teleported)

    def teleported(self, g: Invasion, pick: Option) -> Step:
        g.tell("teleported", self.seat, g.at[self.rival], pick.args[0])
        g.put(self.rival, pick.args[0])
        g.halted[self.rival] = stops(g, pick.args[0], self.seat, False)  # as if it had moved there (CPE 5.4)
        self.left -= 1
        return self.choose_traveller(g)

    # Cancelling what is in play.

    def choose_cancelled(self, g: Invasion) -> Step:
        found = cancellable(g, self.seat)
        if not found:
            return self.go_on(g)
        return Ask(self.seat, [g.pack.moves.card(card) for card in found], self.chose_cancelled)

    def chose_cancelled(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        self.rival = card
        if card in g.tech:
            return Roll(1, self.tried)  # CPE 16.2
        for entry in g.lasting:
            if entry[0] == card:
                g.lasting.remove(entry)
                break
        discard_event(g, card)
        g.tell("cancelled", self.seat, card)
        return self.go_on(g)

    def tried(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        card = self.rival
        if dice[0] >= 4:
            g.tech.remove(card)
            discard(g, HUMAN_TECH, card)
            g.tell("cancelled", self.seat, card)
        else:
            g.tell("tech_stays", self.seat, card, dice[0])
        return self.go_on(g)

    # In a fight.

    def in_fight(self, g: Invasion) -> Step:
        effect = self.effect(g)
        found = sides(g, self.seat, effect.who)
        if effect.do == D_WIN:
            found = winners(g, found)
        found = with_dice(g, effect.do, found)
        if not found:
            return self.go_on(g)
        if len(found) > 1:
            return Ask(self.seat, [g.pack.moves.side(side) for side in found], self.chose_side)
        return self.for_side(g, found[0])

    def chose_side(self, g: Invasion, pick: Option) -> Step:
        return self.for_side(g, pick.args[0])

    def for_side(self, g: Invasion, side: int) -> Step:
        effect = self.effect(g)
        do = effect.do
        self.rival = side
        if do == D_REROLL:
            return Roll(len(g.fight_dice[side]), self.rerolled)
        if do == D_DICE and g.fight_dice[side]:
            if effect.lasts != ROUND:
                g.fight_extra[side] += self.left
            return Roll(self.left, self.added)
        if do == D_ENLIST:
            return self.enlist(g)
        if do == D_REINFORCE:
            return Call(LINKS.frame("draw_resistance", self.left), self.go_on)
        if do == D_KILL:
            victim = g.fight_foe if side == US else g.fight_seat
            return Call(LINKS.frame("lose", victim, g.fight_space), self.killed)
        fight_effects.at_once(g, effect, side, self.left)
        return self.go_on(g)

    def killed(self, g: Invasion, _: object) -> Step:
        self.left -= 1
        return self.for_side(g, self.rival) if self.left > 0 else self.go_on(g)

    def rerolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.fight_dice[self.rival] = list(dice)
        g.fight_die[self.rival] = 0
        g.tell("rerolled", self.seat, self.rival, *dice)
        return self.go_on(g)

    def added(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        g.fight_dice[self.rival].extend(dice)
        g.tell("dice_added", self.seat, self.rival, *dice)
        return self.go_on(g)

    def enlist(self, g: Invasion) -> Step:
        """Resistance that fights for the aliens; it adds to their total and has none of its own (CPE 20.3)."""
        if self.left <= 0:
            return self.go_on(g)
        if self.effect(g).where == DISCARDS:
            found = enlistable(g)
            if not found:
                return self.go_on(g)
            return Ask(self.seat, [g.pack.moves.card(card) for card in found], self.enlisted_dead)
        return Draw(DECK_WORDS[fought(g)], 1, self.enlisted)

    def enlisted_dead(self, g: Invasion, pick: Option) -> Step:
        card = pick.args[0]
        g.discards[fought(g)].remove(card)
        return self.joined(g, card)

    def enlisted(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        if not cards:
            return self.go_on(g)
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

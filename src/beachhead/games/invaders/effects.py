"""What card effects do.  Each is a value; the few that need a choice ask for it here (IN 3)."""

from __future__ import annotations

from typing import Any

from beachhead.games.invaders.cards.card import Effect
from beachhead.games.invaders.drain import Drain, DrainBoth, DrawCards
from beachhead.games.invaders.ends import verdict
from beachhead.games.invaders.heroes import Leave
from beachhead.games.invaders.names import MANKIND, ZONES, adjacent, side_of, zone_of
from beachhead.games.invaders.queries import choices, count, distinct, free_slot, shielded
from beachhead.games.invaders.state import War
from beachhead.kernel.frames import Ask, Call, Done, End, Frame, Step
from beachhead.kernel.options import Option


class Resolve(Frame):
    """The effects of one ability, in order; each does as much as it can (IN 3.8).

    `place` is the slot of the card it stands on, or -1 for a one-shot card.
    """

    def __init__(
        self,
        side: int,
        card: int,
        place: int,
        zone: int,
        ability: int,
        step: int = 0,
        left: int = 0,
        wanted: int = 0,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.side = side
        self.card = card
        self.place = place
        self.zone = zone
        self.ability = ability
        self.step = step
        self.left = left
        self.wanted = wanted
        self.chosen = chosen

    def values(self) -> list[object]:
        card = [self.side, self.card, self.place, self.zone, self.ability]
        return [*card, self.step, self.left, self.wanted, self.chosen]

    def resume(self, g: War, answer: Any) -> Step:
        at = self.at
        if at == "go_on":
            return self.go_on(g)
        if at == "chose":
            return self.chose(g, answer)
        if at == "strike":
            return self.strike(g)
        return super().resume(g, answer)

    def begin(self, g: War) -> Step:
        return self.go_on(g)

    def effects(self, g: War) -> list[Effect]:
        return g.pack.cards[self.card].abilities[self.ability].effects

    def go_on(self, g: War, _: object = None) -> Step:
        """The next effect; after each the game may be over."""
        why = verdict(g)
        if why:
            return End(why)
        effects = self.effects(g)
        if self.step >= len(effects):
            return Done()
        effect = effects[self.step]
        self.step += 1
        self.left = effect.n * count(g, effect, self.side, self.place, self.zone)
        return self.carry_out(g, effect)

    def carry_out(self, g: War, effect: Effect) -> Step:
        enemy = 1 - self.side
        do = effect.do
        if do == "destroy" or do == "make_sacrifice" or do == "strengthen" or do == "move":
            return self.choose(g)
        if do == "drain":
            target = self.side if effect.me else enemy
            return Call(Drain(target, self.left, not effect.me), "go_on")
        if do == "drain_both":
            return Call(DrainBoth(self.left), "go_on")
        if do == "draw":
            return Call(DrawCards(self.side, self.left), "go_on")
        if do == "weaken" or do == "restore" or do == "hold":
            return self.choose_zone(g)
        if do == "retrieve":
            return self.choose_card(g)
        if do == "make_discard":
            return self.lose_cards(g)
        self.at_once(g, effect)
        return self.go_on(g)

    def at_once(self, g: War, effect: Effect) -> None:
        """Effects that need no choice."""
        do = effect.do
        if do == "ops":
            g.ops += self.left
            g.tell("ops", MANKIND, self.left)
        elif do == "track":
            g.move_track(self.left)
            g.tell("track", self.side, g.track)
        elif do == "recover":
            recover(g, self.side, self.left)
        elif do == "token" and self.place >= 0 and g.card[self.place] == self.card:
            g.tokens[self.place] += self.left
            g.tell("tokens", self.side, self.card, g.tokens[self.place])
        elif do == "skip_attack":
            g.skip_attack = True
            g.tell("attack_skipped", 1 - self.side)

    # Cards in play.

    def targets(self, g: War) -> list[int]:
        """The cards that the effect in hand may choose."""
        effect = self.effects(g)[self.step - 1]
        forced = effect.do == "make_sacrifice"  # it falls on a side, so a card's own wards do not help (IN 3.7)
        places = choices(g, self.side, effect.pick, self.place, self.zone, g.pack.cards[self.card], not forced)
        if forced and g.turn != MANKIND:
            return [place for place in places if place != g.hero]  # IN 6.5
        if effect.do == "move":
            return [place for place in places if self.goals(g, effect, place)]
        return places

    def choose(self, g: War) -> Step:
        """As many cards as the effect says and there are; all are chosen before any is struck."""
        places = self.targets(g)
        effect = self.effects(g)[self.step - 1]
        most = 1 if effect.do == "strengthen" or effect.do == "move" else len(places)
        wanted = min(most, self.left)
        if not places or wanted <= 0:
            return self.go_on(g)
        self.wanted = wanted
        self.chosen = ()
        if effect.pick.itself:
            self.chosen = (places[0],)
            return self.strike(g)
        return self.choose_one(g, places)

    def choose_one(self, g: War, places: list[int]) -> Step:
        """In rising order, as long as enough are left: the order does not matter."""
        last = self.chosen[-1] if self.chosen else -1
        further = [place for place in places if place > last]
        spare = len(further) - (self.wanted - len(self.chosen))
        forced = self.effects(g)[self.step - 1].do == "make_sacrifice"
        options = [g.pack.moves.targets[place] for place in distinct(g, further[: spare + 1])]
        return Ask(1 - self.side if forced else self.side, options, "chose")

    def chose(self, g: War, pick: Option) -> Step:
        self.chosen = (*self.chosen, pick.args[0])
        if len(self.chosen) < self.wanted:
            return self.choose_one(g, self.targets(g))
        return self.strike(g)

    def strike(self, g: War, _: object = None) -> Step:
        """The chosen cards, one after the other; a Hero's successor is not among them (IN 6.3)."""
        if not self.chosen:
            return self.go_on(g)
        effect, place = self.effects(g)[self.step - 1], self.chosen[0]
        if effect.do == "move":
            zones = self.goals(g, effect, place)
            return Ask(self.side, [g.pack.moves.zone(zone) for zone in zones], self.moved)
        self.chosen = self.chosen[1:]
        if effect.do == "strengthen":
            g.extra[place] += self.left
            g.tell("strengthened", self.side, g.card[place], self.left)
            return self.strike(g)
        return Call(Leave(place, effect.do == "destroy"), "strike")

    def goals(self, g: War, effect: Effect, place: int) -> list[int]:
        """The zones a card may move to (IN 5.4)."""
        zone = zone_of(place)
        return [
            goal
            for goal in range(ZONES)
            if goal != zone and (not effect.near or adjacent(zone, goal)) and free_slot(g, side_of(place), goal) >= 0
        ]

    def moved(self, g: War, pick: Option) -> Step:
        origin = self.chosen[0]
        goal = free_slot(g, side_of(origin), pick.args[0])
        g.tell("moved", side_of(origin), g.card[origin], pick.args[0])
        g.shift(origin, goal)
        if self.place == origin:
            self.place = goal
            self.zone = pick.args[0]
        return self.go_on(g)

    # Zones.

    def choose_zone(self, g: War) -> Step:
        effect = self.effects(g)[self.step - 1]
        zones = [self.zone] if effect.here else list(range(ZONES))
        if effect.do == "weaken":
            zones = [zone for zone in zones if g.zone_power(zone) > 0 and not shielded(g, zone)]
        elif effect.do == "restore":
            zones = [zone for zone in zones if g.weakened[zone] > 0]
        if not zones:
            return self.go_on(g)
        return Ask(self.side, [g.pack.moves.zone(zone) for zone in zones], self.zone_chosen)

    def zone_chosen(self, g: War, pick: Option) -> Step:
        effect, zone = self.effects(g)[self.step - 1], pick.args[0]
        if effect.do == "weaken":
            g.weakened[zone] += min(self.left, g.zone_power(zone))
            g.tell("weakened", self.side, zone, g.zone_power(zone))
        elif effect.do == "restore":
            g.weakened[zone] -= min(self.left, g.weakened[zone])
            g.tell("restored", self.side, zone, g.zone_power(zone))
        else:
            g.held |= 1 << zone
            g.tell("held", self.side, zone)
        return self.go_on(g)

    # Cards in hands and discards.

    def choose_card(self, g: War) -> Step:
        effect = self.effects(g)[self.step - 1]
        cards = [
            card
            for card in sorted(set(g.pile[self.side]))
            if not effect.icons or g.pack.cards[card].icons & effect.icons
        ]
        if self.left <= 0 or not cards:
            return self.go_on(g)
        return Ask(self.side, [g.pack.moves.retrieve(card) for card in cards], self.retrieved)

    def retrieved(self, g: War, pick: Option) -> Step:
        card, pile = pick.args[0], g.pile[self.side]
        top = len(pile) - 1 - pile[::-1].index(card)
        del pile[top]
        g.put_in_hand(self.side, (card,))
        g.tell("retrieved", self.side, card)
        self.left -= 1
        return self.choose_card(g)

    def lose_cards(self, g: War) -> Step:
        """The other side discards cards of its own choice."""
        enemy = 1 - self.side
        if self.left <= 0 or not g.hand[enemy]:
            return self.go_on(g)
        options = [g.pack.moves.discard(card) for card in sorted(set(g.hand[enemy]))]
        return Ask(enemy, options, self.lost)

    def lost(self, g: War, pick: Option) -> Step:
        enemy = 1 - self.side
        g.take_from_hand(enemy, pick.args[0])
        g.pile[enemy].append(pick.args[0])
        g.tell("discarded", enemy, pick.args[0])
        self.left -= 1
        return self.lose_cards(g)


def recover(g: War, side: int, n: int) -> None:
    """The top cards of a side's discards are shuffled back into its deck."""
    cards = g.pile[side][-n:] if n else []
    del g.pile[side][len(g.pile[side]) - len(cards) :]
    for card in cards:
        g.deck[side][card] += 1
    g.tell("recovered", side, len(cards))

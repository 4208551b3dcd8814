"""The Renewal: recruit, draw, build, discard, for both players; and the cards that opening and dusk draw (AT 3)."""

from __future__ import annotations

from dataclasses import dataclass

from beachhead.games.attack_the_tower.moves import BUILDS, DISCARD, DONE, DRAWS
from beachhead.games.attack_the_tower.names import (
    ABILITIES_PILE,
    BASES_PILE,
    CARDS,
    EMPTY,
    FIRST_ABILITY,
    KINDS,
    MOST_TROOPS,
    SLOTS,
    SLOTS_EACH,
    pile_name,
)
from beachhead.games.attack_the_tower.queries import card_limit, renewal_draw
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.frames import Ask, Call, Done, Draw, Frame, Step
from beachhead.kernel.options import Option


@dataclass
class Renewal(Frame):
    """A to D, the turn owner before the opponent in each (AT 3.2 to 3.5)."""

    owner: int

    def begin(self, g: Kingdoms) -> Step:
        """A: every base with room recruits one troop, of both players."""
        g.tell("renewal", self.owner)
        for slot in range(2 * SLOTS_EACH):
            if g.base[slot] >= 0 and g.troops[slot] < MOST_TROOPS:
                g.troops[slot] += 1
        return Call(Draws(self.owner, renewal_draw(g, self.owner)), self.owner_drew)

    def owner_drew(self, g: Kingdoms, _: object) -> Step:
        enemy = 1 - self.owner
        return Call(Draws(enemy, renewal_draw(g, enemy)), self.both_drew)

    def both_drew(self, g: Kingdoms, _: object) -> Step:
        return Call(Build(self.owner), self.owner_built)

    def owner_built(self, g: Kingdoms, _: object) -> Step:
        return Call(Build(1 - self.owner), self.both_built)

    def both_built(self, g: Kingdoms, _: object) -> Step:
        return Call(Trim(self.owner), self.owner_trimmed)

    def owner_trimmed(self, g: Kingdoms, _: object) -> Step:
        return Call(Trim(1 - self.owner), self.over)

    def over(self, g: Kingdoms, _: object) -> Step:
        return Done()


@dataclass
class Draws(Frame):
    """The seat draws that many cards, choosing the pile anew for each (AT 2.2, 3.3)."""

    seat: int
    left: int
    pile: int = BASES_PILE

    def begin(self, g: Kingdoms) -> Step:
        bases, abilities = g.can_draw(self.seat, BASES_PILE), g.can_draw(self.seat, ABILITIES_PILE)
        if self.left == 0 or not (bases or abilities):
            return Done()
        if bases and abilities:
            return self.offer(g)
        return self.draw(g, BASES_PILE if bases else ABILITIES_PILE)

    def offer(self, g: Kingdoms) -> Step:
        return Ask(self.seat, DRAWS, self.chosen)

    def chosen(self, g: Kingdoms, pick: Option) -> Step:
        return self.draw(g, pick.args[0])

    def draw(self, g: Kingdoms, pile: int) -> Step:
        self.pile = pile
        g.tell("draws", self.seat, pile)
        return Draw(pile_name(self.seat, g.army[self.seat], pile), 1, self.drawn, to=self.seat)

    def drawn(self, g: Kingdoms, cards: tuple[int, ...]) -> Step:
        first = FIRST_ABILITY if self.pile == ABILITIES_PILE else 0
        for card in cards:
            g.hands[self.seat][first + card] += 1
        self.left -= 1
        return self.begin(g)


@dataclass
class Build(Frame):
    """The seat lays any bases of its hand in its slots, over its own bases too (AT 2.4, 2.5, 3.4)."""

    seat: int

    def begin(self, g: Kingdoms) -> Step:
        return self.offer(g) if g.bases_held(self.seat) else Done()

    def offer(self, g: Kingdoms) -> Step:
        options: list[Option] = []
        army = g.army[self.seat] * CARDS
        hand = g.hands[self.seat]
        places = sites(g, self.seat)
        for kind in range(KINDS):
            if hand[kind]:
                first = (army + kind) * SLOTS_EACH
                options.extend([BUILDS[first + site] for site in places])
        options.append(DONE)
        return Ask(self.seat, options, self.built)

    def built(self, g: Kingdoms, pick: Option) -> Step:
        if pick == DONE:
            return Done()
        card, territory, i = pick.args
        kind = card % CARDS
        slot = self.seat * SLOTS_EACH + territory * SLOTS + i
        g.tell("built", self.seat, card, territory, i, g.base[slot])
        if g.base[slot] != EMPTY:
            g.raze(slot)
        g.hands[self.seat][kind] -= 1
        g.base[slot] = kind
        return self.begin(g)


def sites(g: Kingdoms, seat: int) -> list[int]:
    """Where a base may be laid: one free slot of each territory, and one of the bases there that are alike."""
    found: list[int] = []
    first = seat * SLOTS_EACH
    for start in range(0, SLOTS_EACH, SLOTS):
        alike: list[int] = []
        for site in range(start, start + SLOTS):
            look = g.base[first + site] * 9 + g.troops[first + site] * 3 + g.ninjas[first + site]
            if look not in alike:
                alike.append(look)
                found.append(site)
    return found


@dataclass
class Trim(Frame):
    """Cards above the limit are discarded, the owner choosing (AT 3.5)."""

    seat: int

    def begin(self, g: Kingdoms) -> Step:
        held = g.bases_held(self.seat) + g.held(self.seat)
        return self.offer(g) if held > card_limit(g, self.seat) else Done()

    def offer(self, g: Kingdoms) -> Step:
        army = g.army[self.seat] * CARDS
        hand = g.hands[self.seat]
        return Ask(self.seat, [DISCARD(army + card) for card in range(CARDS) if hand[card]], self.discarded)

    def discarded(self, g: Kingdoms, pick: Option) -> Step:
        card = pick.args[0] % CARDS
        g.tell("discarded", self.seat, pick.args[0])
        g.discard(self.seat, card)
        return self.begin(g)

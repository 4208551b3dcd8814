"""One Fight: strength and dice, round after round, until a side is beaten or goes (CPE 7, 8)."""

from __future__ import annotations

from typing import Any, Final

from beachhead.games.conquest.apocalypse.coastal import next_card
from beachhead.games.conquest.apocalypse.hits import hit
from beachhead.games.conquest.apocalypse.ships import PlaceShip
from beachhead.games.conquest.cards.card import BARRAGE, SHIP, W_WON
from beachhead.games.conquest.counters import Barrage, PlaceCounter
from beachhead.games.conquest.destroy import Lose
from beachhead.games.conquest.links import LINKS
from beachhead.games.conquest.names import COUNTERS, DECK_WORDS, NO_SEAT, NOTHING, THEM, US
from beachhead.games.conquest.pieces import discard_resistance
from beachhead.games.conquest.play import FightWindow
from beachhead.games.conquest.powers import OwnPowers
from beachhead.games.conquest.queries import (
    crushes,
    enemies_at,
    fight_dice,
    fight_die,
    gifts,
    is_landing,
    resistance_at,
    seat_of,
    strength,
    unexplored,
    wins_ties,
)
from beachhead.games.conquest.rules import PHASE
from beachhead.games.conquest.scoring import verdict
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.frames import Ask, Call, Done, Draw, End, Frame, Roll, Step
from beachhead.kernel.options import Option

BEATEN: Final = 0  # the attackers are destroyed
WON: Final = 1
GONE: Final = 2  # the attackers have escaped


def escapes(g: Invasion, seat: int, space: int) -> list[int]:
    """CPE 7.21: other aliens of their own, their landing site, or a location without resistance."""
    found: list[int] = []
    for other in g.layout.adjacent[space]:
        if enemies_at(g, other, seat) or unexplored(g, other):
            continue
        mine = g.aliens_at(other, seat) > 0 or other == g.layout.landing[seat]
        if mine or (not is_landing(g, other) and resistance_at(g, other) == 0):
            found.append(other)
    return found


class DrawResistance(Frame):
    """Resistance cards until a full one has come; heroes help it (CPE 7.2)."""

    def __init__(self, wanted: int = 1, heroes: int = 0, thought: bool = False) -> None:
        self.wanted = wanted
        self.heroes = heroes
        self.thought = thought  # human ingenuity comes once a fight

    def values(self) -> list[object]:
        return [self.wanted, self.heroes, self.thought]

    def copy(self) -> DrawResistance:
        twin = DrawResistance(self.wanted, self.heroes, self.thought)
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "drawn":
            return self.drawn(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        return self.next(g)

    def next(self, g: Invasion, _: object = None) -> Step:
        if self.wanted <= 0:
            return Done()
        return Draw(DECK_WORDS[next_card(g)], 1, "drawn")

    def drawn(self, g: Invasion, cards: tuple[int, ...]) -> Step:
        if not cards:
            return Done()
        card = g.pack.cards[cards[0]]
        g.fight_cards.append(cards[0])
        g.tell("resistance", g.fight_seat, cards[0])
        if card.hero:
            self.heroes = len([c for c in g.fight_cards if g.pack.cards[c].hero])
            if self.heroes == 2 and not self.thought and g.rules[PHASE]:
                self.thought = True
                return Call(LINKS.frame("red_event"), "next")  # CPE 15.9
            return self.next(g)
        self.wanted -= 1
        if card.drops >= 0 and g.pack.cards[card.drops].kind == SHIP:
            return Call(PlaceShip(card.drops, NOTHING, g.fight_space), "next")  # CPE 22.10
        section = g.layout.section(g.fight_space)
        if card.drops >= 0 and section >= 0:  # CPE 25.7
            return Call(PlaceCounter(section, card.drops, NOTHING, g.fight_space), "next")
        return self.next(g)


class DrawCoastal(DrawResistance):
    """Help from the coast: its cards come from the coastal deck wherever the fight is (CPE 21.6)."""

    def copy(self) -> DrawCoastal:
        twin = DrawCoastal(self.wanted, self.heroes, self.thought)
        twin.at = self.at
        return twin

    def next(self, g: Invasion, _: object = None) -> Step:
        return Draw("coastal", 1, self.drawn) if self.wanted > 0 else Done()


class Fight(Frame):
    """The fight that `g.fight_…` describes; its result is what became of the attackers."""

    def values(self) -> list[object]:
        return []

    def copy(self) -> Fight:
        twin = Fight()
        twin.at = self.at
        return twin

    def resume(self, g: Invasion, answer: Any) -> Step:
        if self.at == "rolled":
            return self.rolled(g, answer)
        if self.at == "compare":
            return self.compare(g, answer)
        return super().resume(g, answer)

    def begin(self, g: Invasion) -> Step:
        g.fight_round = 0
        return self.start_round(g)

    def start_round(self, g: Invasion, _: object = None) -> Step:
        g.fight_round += 1
        g.fight_bonus = [0, 0]
        g.fight_doubled = [0, 0]
        g.fight_die = [0, 0]
        g.fight_more = [0, 0]
        g.fight_dice = [[], []]
        g.fight_won = NOTHING
        if gifts(g) & BARRAGE:
            return Call(FightWindow(False), "before_barrage")  # CPE 7.11
        return self.roll(g)

    def before_barrage(self, g: Invasion, _: object) -> Step:
        if g.fled >= 0:
            return self.after_flight(g)
        if g.fight_won >= 0:
            return self.resolve(g, g.fight_won)
        if not gifts(g) & BARRAGE:
            return self.roll(g)
        return Call(Barrage(g.fight_space, True), "after_barrage")

    def after_barrage(self, g: Invasion, _: object) -> Step:
        if not g.aliens_at(g.fight_space, g.fight_seat):
            return Done(BEATEN)
        return self.roll(g)

    def roll(self, g: Invasion) -> Step:
        return Roll(fight_dice(g, US) + fight_dice(g, THEM), "rolled")

    def rolled(self, g: Invasion, dice: tuple[int, ...]) -> Step:
        ours = fight_dice(g, US)
        g.fight_dice = [list(dice[:ours]), list(dice[ours:])]
        g.tell("rolled", g.fight_seat, ours, *dice)
        return Call(FightWindow(True), "compare")

    def compare(self, g: Invasion, _: object) -> Step:
        """CPE 7.7 to 7.9: the higher total, or a Crushing Victory; two of those are a tie."""
        if g.fled >= 0:
            return self.after_flight(g)
        if not g.aliens_at(g.fight_space, g.fight_seat):
            return Done(BEATEN)
        if g.fight_foe >= 0 and not g.aliens_at(g.fight_space, g.fight_foe):
            return self.finish(g, WON)
        return self.resolve(g, winner(g))

    def resolve(self, g: Invasion, side: int) -> Step:
        tell_totals(g, NO_SEAT if side < 0 else seat_of(g, side), side)
        if side == US:
            if g.fight_foe < 0:
                return self.finish(g, WON)
            return Call(Lose(g.fight_foe, g.fight_space), "after_loss")
        if side == THEM:
            return Call(Lose(g.fight_seat, g.fight_space), "after_loss")
        return self.stay_or_go(g)

    def after_loss(self, g: Invasion, _: object) -> Step:
        if not g.aliens_at(g.fight_space, g.fight_seat):
            return Done(BEATEN)
        if g.fight_foe >= 0 and not g.aliens_at(g.fight_space, g.fight_foe):
            return self.finish(g, WON)
        return self.stay_or_go(g)

    def after_flight(self, g: Invasion) -> Step:
        return Done(GONE) if g.fled == g.fight_seat else self.finish(g, WON)

    # Escaping.

    def stay_or_go(self, g: Invasion) -> Step:
        """CPE 7.20: after every round the attackers may go, and so may defending aliens (CPE 8.2)."""
        found = escapes(g, g.fight_seat, g.fight_space)
        if not found:
            return self.defender_stays(g)
        moves = g.pack.moves
        return Ask(g.fight_seat, [moves.press_on, *[moves.escape(space) for space in found]], "decided")

    def decided(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.press_on:
            return self.defender_stays(g)
        go(g, g.fight_seat, pick.args[0])
        return Done(GONE)

    def defender_stays(self, g: Invasion) -> Step:
        if g.fight_foe < 0:
            return self.start_round(g)
        found = escapes(g, g.fight_foe, g.fight_space)
        if not found:
            return self.start_round(g)
        moves = g.pack.moves
        return Ask(g.fight_foe, [moves.press_on, *[moves.escape(space) for space in found]], "defender_decided")

    def defender_decided(self, g: Invasion, pick: Option) -> Step:
        if pick == g.pack.moves.press_on:
            return self.start_round(g)
        go(g, g.fight_foe, pick.args[0])
        return self.finish(g, WON)

    # The end of a fight that the attackers have won.

    def finish(self, g: Invasion, result: int) -> Step:
        if g.fight_counter >= 0 and g.pack.cards[g.fight_counter].kind == SHIP:
            hit(g, g.fight_seat, g.fight_space, g.fight_counter)
            why = verdict(g)
            if why:
                return End(why)
        elif g.fight_counter >= 0:
            kinds = g.counters_at(g.fight_space)
            kinds.remove(g.fight_counter)
            g.set_counters(g.fight_space, kinds)
            g.restock(COUNTERS, g.fight_counter)
            g.tell("counter_defeated", g.fight_seat, g.fight_space, g.fight_counter)
        else:
            g.tell("fight_won", g.fight_seat, g.fight_space)
        return Call(OwnPowers(W_WON, g.fight_seat, g.fight_space), "over")

    def over(self, g: Invasion, _: object) -> Step:
        return Done(WON)


def tell_totals(g: Invasion, seat: int, side: int) -> None:
    """How the round stands, for whoever listens: adding up takes time."""
    if g.ears is not None:
        ours = strength(g, US) + fight_die(g, US)
        g.tell("round", seat, side, ours, strength(g, THEM) + fight_die(g, THEM))


def winner(g: Invasion) -> int:
    """The side that wins the round, or nothing for a tie."""
    if g.fight_won >= 0:
        return g.fight_won
    our_die, their_die = fight_die(g, US), fight_die(g, THEM)
    ours, theirs = crushes(g, US, our_die), crushes(g, THEM, their_die)
    if ours and not theirs:
        return US
    if theirs and not ours:
        return THEM
    if not ours:
        a = strength(g, US) + our_die
        b = strength(g, THEM) + their_die
        if a != b:
            return US if a > b else THEM
    if wins_ties(g, THEM):
        return NOTHING if wins_ties(g, US) else THEM
    return US if wins_ties(g, US) else NOTHING


def go(g: Invasion, seat: int, space: int) -> None:
    for piece in g.pieces_at(g.fight_space, seat):
        g.put(piece, space)
        g.halted[piece] = True
    g.tell("escaped", seat, space)


def clear_cards(g: Invasion) -> None:
    """After a fight its Resistance cards are discarded, whoever they fought for."""
    cards = [*g.fight_cards, *g.fight_helpers]
    g.fight_cards = []
    g.fight_helpers = []
    discard_resistance(g, cards)


def draw_resistance(wanted: int) -> Frame:
    return DrawResistance(wanted)


def draw_coastal(wanted: int) -> Frame:
    return DrawCoastal(wanted)


LINKS.to("draw_resistance", draw_resistance)
LINKS.to("draw_coastal", draw_coastal)

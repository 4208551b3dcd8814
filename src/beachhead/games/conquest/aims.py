"""What an effect can be aimed at, and whether a power can be used now (CPE 1.11)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.apocalypse.coastal import fought
from beachhead.games.conquest.cards.card import (
    ALIEN_FOE,
    ANYWHERE,
    COASTAL_ICON,
    D_BLUNT,
    D_CANCEL,
    D_DEMOLISH,
    D_DIE,
    D_DISCARD,
    D_DRAW,
    D_ENLIST,
    D_FLEE,
    D_KILL,
    D_LAND,
    D_LIBERATE,
    D_REINFORCE,
    D_REMOVE,
    D_REROLL,
    D_RETRIEVE,
    D_SCRAP_STUFF,
    D_SHIP,
    D_STEAL_CARD,
    D_STEAL_MENACE,
    D_STEAL_STUFF,
    D_STRIKE,
    D_TELEPORT,
    D_WIN,
    DISCARDS,
    EITHER,
    EVENT,
    HERE,
    HUMANS,
    NEAR,
    OBJECTIVE_SPACE,
    OWN_SPACES,
    RESISTANCE_SIDE,
    RIVAL,
    RIVAL_SPACES,
    SELF,
    SUPERHERO,
    T_QUIET,
    W_CANCEL,
    W_DOOMED,
    Effect,
    Power,
)
from beachhead.games.conquest.names import ALIENS, EVENTS, NO_SEAT, POOL, SHIPS, THEM, US
from beachhead.games.conquest.queries import enemies_at, icons_at, resistance_foe
from beachhead.games.conquest.rules import TEAMS, apocalypse, friends, rivals
from beachhead.games.conquest.state import Invasion

NO_SIDE = -1


# Why a power cannot be used; 0 where it can.
FREE: Final = 0
NO_MENACE: Final = 1
USED: Final = 2
DESTROYED: Final = 3
NOT_YOURS: Final = 4
WRONG_FOE: Final = 5
QUIET: Final = 6
WRONG_PLACE: Final = 7
NO_USE: Final = 8


def usable(g: Invasion, seat: int, card: int, power: Power) -> bool:
    """Whether a power's price can be paid, its conditions hold, and it would do something."""
    return hindrance(g, seat, card, power) == FREE


def hindrance(g: Invasion, seat: int, card: int, power: Power) -> int:
    """What stands in the way of using a power, if anything does."""
    kind = g.pack.cards[card]
    if power.menace > g.menace[seat]:
        return NO_MENACE
    if power.activate and card in g.spent[seat] and g.spent[seat].count(card) >= g.stuff[seat].count(card):
        return USED
    if kind.ally and g.at[g.ally_of(card)] == POOL:
        return DESTROYED
    if g.fight_seat >= 0:
        if power.mine and seat not in (g.fight_seat, g.fight_foe):
            return NOT_YOURS
        if power.vs and not power.vs & (ALIEN_FOE if g.fight_foe >= 0 else resistance_foe(g)):
            return WRONG_FOE
        if kind.kind == EVENT and is_quiet(g, g.fight_space):
            return QUIET
    if power.at and not power.at & icons_at(g, g.fight_space):
        return WRONG_PLACE
    for effect in power.effects:
        if possible(g, seat, power, effect):
            return FREE
    return NO_USE if power.effects else FREE


def is_quiet(g: Invasion, space: int) -> bool:
    """Whether no events may be played in battles there."""
    card = g.location[space]
    return card >= 0 and g.pack.cards[card].answers >> T_QUIET & 1 != 0 and not g.demolished[space]


def sides(g: Invasion, seat: int, who: int) -> list[int]:
    """The sides of the fight that an effect of this seat's can be for."""
    if g.fight_seat < 0:
        return []
    mine = US if seat == g.fight_seat else THEM if seat == g.fight_foe else NO_SIDE
    if who == SELF:
        return [] if mine == NO_SIDE else [mine]
    if who == HUMANS:
        return [THEM] if g.fight_foe < 0 else []
    if who == EITHER:
        return [US, THEM]
    if who == RIVAL:
        if mine != NO_SIDE:
            return [1 - mine]
        found = [] if friends(g, seat, g.fight_seat) else [US]
        if g.fight_foe >= 0 and not friends(g, seat, g.fight_foe):
            found.append(THEM)
        return found
    return [US, THEM] if g.fight_foe >= 0 else [US]


def possible(g: Invasion, seat: int, power: Power, effect: Effect) -> bool:
    """Whether an effect would do something."""
    do = effect.do
    if power.when == W_DOOMED:
        return do != D_DIE or g.doom_roll > 0
    if power.when == W_CANCEL:
        return True
    if do <= D_REROLL:  # strength, double, die, reroll
        if (do in (D_DIE, D_REROLL)) and not g.fight_dice[US]:
            return False
        return bool(with_dice(g, do, sides(g, seat, effect.who)))
    if do <= D_FLEE:
        return possible_in_fight(g, seat, effect)
    return possible_elsewhere(g, seat, effect)


def with_dice(g: Invasion, do: int, found: list[int]) -> list[int]:
    """Only dice that lie can be changed or rolled again; the Resistance may have none (CPE 22.13)."""
    if (do in (D_DIE, D_REROLL)) and g.fight_dice[US] and not g.fight_dice[THEM]:
        return [side for side in found if side == US]
    return found


def possible_in_fight(g: Invasion, seat: int, effect: Effect) -> bool:
    do = effect.do
    found = sides(g, seat, effect.who)
    if not found:
        return False
    if do == D_WIN:
        return g.fight_won < 0 and bool(winners(g, found))
    if do == D_ENLIST:
        if effect.where == DISCARDS:
            return found == [US] and bool(enlistable(g))
        deck = fought(g)
        return found == [US] and (any(g.deck[deck]) or bool(g.discards[deck]))
    if do in (D_REINFORCE, D_BLUNT):
        return g.fight_foe < 0
    if do == D_KILL:
        return g.fight_foe >= 0
    if do == D_FLEE:
        return g.fled < 0
    return True


def winners(g: Invasion, found: list[int]) -> list[int]:
    """The sides that can be made to win: no aliens over a Superhero."""
    if g.fight_foe < 0 and resistance_foe(g) & SUPERHERO:
        return [side for side in found if side == THEM]
    return found


def enlistable(g: Invasion) -> list[int]:
    """Full Resistance among the discards of the deck that is fought, each kind once."""
    return sorted({card for card in g.discards[fought(g)] if not g.pack.cards[card].hero})


def possible_elsewhere(g: Invasion, seat: int, effect: Effect) -> bool:
    do = effect.do
    if do == D_LAND:
        return POOL in g.at[seat * ALIENS : (seat + 1) * ALIENS]
    if do == D_DRAW:
        return any(g.deck[EVENTS]) or bool(g.discards[EVENTS])
    if do == D_RETRIEVE:
        return bool(g.discards[EVENTS])
    if do in (D_STEAL_STUFF, D_SCRAP_STUFF, D_STEAL_MENACE, D_STEAL_CARD, D_DISCARD):
        return bool(victims(g, seat, do))
    if do == D_CANCEL:
        return bool(cancellable(g, seat))
    if do in (D_TELEPORT, D_DEMOLISH, D_LIBERATE, D_STRIKE, D_REMOVE):
        return any_target(g, seat, effect, g.fight_space)
    if do == D_SHIP:
        here = effect.where == HERE and g.fight_space < 0  # a location that has just been explored or conquered
        return ships_can_come(g, effect) and (here or any_target(g, seat, effect, g.fight_space))
    if effect.who == RIVAL:
        return bool(rivals(g, seat))
    return True


def ships_can_come(g: Invasion, effect: Effect) -> bool:
    """CPE 22.9: whether a ship that the effect asks for is left in the pool."""
    return apocalypse(g) and (g.deck[SHIPS][effect.counter] > 0 if effect.counter >= 0 else any(g.deck[SHIPS]))


def victims(g: Invasion, seat: int, do: int) -> list[int]:
    """The rivals that something can be taken from; after a fight with aliens, those aliens' player."""
    if do in (D_STEAL_STUFF, D_SCRAP_STUFF):
        beaten = g.fight_foe if seat == g.fight_seat else NO_SEAT
        return [other for other in rivals(g, seat) if g.stuff[other] and beaten in (NO_SEAT, other)]
    if do == D_STEAL_MENACE:
        return [other for other in rivals(g, seat) if g.menace[other]]
    if do in (D_STEAL_CARD, D_DISCARD):
        return [other for other in rivals(g, seat) if g.hand[other]]
    return rivals(g, seat)


def cancellable(g: Invasion, seat: int) -> list[int]:
    """What can be cancelled outside of its playing: lasting events that are not for one's own side, and human tech."""
    found = [
        entry[0] for entry in g.lasting if entry[1] < 0 or not friends(g, seat, entry[1]) or for_humans(g, entry[0])
    ]
    return sorted({*found, *g.tech})


def for_humans(g: Invasion, card: int) -> bool:
    """Whether a lasting event helps the Resistance, whoever had to play it."""
    return bool([trait for trait in g.pack.cards[card].traits if trait.side == RESISTANCE_SIDE])


def targets(g: Invasion, seat: int, effect: Effect, here: int) -> list[int]:
    """The spaces that an effect may choose."""
    found: list[int] = []
    for space in range(g.layout.spaces):
        if effect.icons and not icons_at(g, space) & effect.icons:
            continue
        if in_reach(g, seat, effect.where, space, here) and fits(g, seat, effect.do, space):
            found.append(space)
    return found


def any_target(g: Invasion, seat: int, effect: Effect, here: int) -> bool:
    if effect.where == HERE and here < 0:
        return False
    anywhere = effect.where == ANYWHERE
    for space in range(g.layout.spaces):
        if effect.icons and not icons_at(g, space) & effect.icons:
            continue
        if (anywhere or in_reach(g, seat, effect.where, space, here)) and fits(g, seat, effect.do, space):
            return True
    return False


def in_reach(g: Invasion, seat: int, where: int, space: int, here: int) -> bool:
    if where == ANYWHERE:
        return True
    if where == HERE:
        return space == here
    if where == OWN_SPACES:
        return g.aliens_at(space, seat) > 0
    if where == NEAR:
        return near(g, seat, space)
    if where == RIVAL_SPACES:
        return held_by_rival(g, seat, space)
    if where == OBJECTIVE_SPACE:
        return space in g.layout.objectives
    return True


def near(g: Invasion, seat: int, space: int) -> bool:
    """In a space with aliens of the seat or next to one."""
    if g.aliens_at(space, seat):
        return True
    for other in g.layout.adjacent[space]:
        if g.aliens_at(other, seat):
            return True
    return False


def held_by_rival(g: Invasion, seat: int, space: int) -> bool:
    if g.marker[space] >= 0 and not friends(g, seat, g.marker[space]):
        return True
    for other in rivals(g, seat):
        if g.aliens_at(space, other):
            return True
    return False


def fits(g: Invasion, seat: int, do: int, space: int) -> bool:
    """Whether the effect does something there."""
    if do == D_TELEPORT:
        return g.location[space] >= 0 and not g.demolished[space] and not enemies_at(g, space, seat)
    if do == D_DEMOLISH:
        return g.location[space] >= 0 and not g.demolished[space]
    if do == D_LIBERATE:
        return g.marker[space] >= 0 and not friends(g, seat, g.marker[space])
    if do == D_REMOVE:
        return g.counters[space] > 0
    if do == D_SHIP:
        return icons_at(g, space) & COASTAL_ICON != 0
    if do == D_STRIKE:
        teams = g.rules[TEAMS]
        for other in range(g.seats):
            if g.force[space * g.seats + other] and seat % teams != other % teams:
                return True
        return False
    return True

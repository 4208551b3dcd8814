"""The questions that cards may answer: resistance, population, strength, dice, toughness (CPE 7)."""

from __future__ import annotations

from beachhead.games.conquest.apocalypse.captain import double, fighting_cards
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import (
    ALIEN_FOE,
    ALIENS_SIDE,
    ASSAULT,
    BOLD,
    COUNTER_FOE,
    CUNNING,
    DEADLY,
    OWN,
    PER_ALIEN,
    PER_ALLY,
    PER_HERO,
    PER_MARKER,
    PER_MENACE,
    PER_ONE,
    PER_POPULATION,
    PER_STUFF,
    RESISTANCE_SIDE,
    T_CRUSH,
    T_DICE,
    T_HAND,
    T_POPULATION,
    T_RESISTANCE,
    T_STRENGTH,
    T_TIES,
    Card,
    Trait,
)
from beachhead.games.conquest.names import ALIENS, SAUCERS, US
from beachhead.games.conquest.rules import TEAMS
from beachhead.games.conquest.state import Invasion

# Places.


def live_location(g: Invasion, space: int) -> Card | None:
    """The location card whose text counts there."""
    card = g.location[space]
    return None if card < 0 or g.demolished[space] else g.pack.cards[card]


def icons_at(g: Invasion, space: int) -> int:
    card = live_location(g, space)
    return 0 if card is None else card.icons


def resistance_at(g: Invasion, space: int) -> int:
    """CPE 6.3: what must still be fought; nothing where it is conquered or demolished."""
    card = live_location(g, space)
    if card is None or card.resistance == 0 or g.marker[space] >= 0:
        return 0
    more = 0
    for tech in g.tech:
        other = g.pack.cards[tech]
        if other.answers >> T_RESISTANCE & 1:
            for trait in other.traits:
                if trait.what == T_RESISTANCE and (trait.at == 0 or trait.at & card.icons):
                    more += trait.n
    return max(0, card.resistance + more)


def population_at(g: Invasion, space: int) -> int:
    """The terror points that a location is worth (CPE 7.15), with what its neighbours add."""
    card = live_location(g, space)
    if card is None or card.population == 0:
        return 0
    people = card.population
    for other in g.layout.adjacent[space]:
        near = live_location(g, other)
        if near is not None and near.answers >> T_POPULATION & 1:
            for trait in near.traits:
                if trait.what == T_POPULATION:
                    people += trait.n
    return max(0, people)


def recount(g: Invasion) -> None:
    """Terror points of every seat, after something on the board has changed."""
    for seat in range(g.seats):
        g.terror[seat] = g.bonus[seat]
    for space, seat in enumerate(g.marker):
        if seat >= 0:
            g.terror[seat] += population_at(g, space)
    if isinstance(g, Apocalypse):
        for space, factory in enumerate(g.factories):
            if factory:
                g.terror[g.marker[space]] += 1  # CPE 23.7
    teams = [0] * g.rules[TEAMS]
    for seat in range(g.seats):
        teams[seat % len(teams)] += g.terror[seat]
    g.peak = max(teams)


def is_landing(g: Invasion, space: int) -> bool:
    return space in g.layout.landing


def unexplored(g: Invasion, space: int) -> bool:
    """CPE 6.2: an empty space; a landing site is never one."""
    return g.location[space] < 0 and space not in g.layout.landing


def enemies_at(g: Invasion, space: int, seat: int) -> bool:
    """Whether rivals' aliens or counters are there."""
    if g.counters[space]:
        return True
    first = space * g.seats
    teams = g.rules[TEAMS]
    for other in range(g.seats):
        if g.force[first + other] and seat % teams != other % teams:
            return True
    return False


def stops(g: Invasion, space: int, seat: int, glides: bool) -> bool:
    """CPE 5.4: whether an alien that moves there may move no further."""
    if enemies_at(g, space, seat):
        return True
    if glides:
        return False
    return unexplored(g, space) or resistance_at(g, space) > 0


def sites(g: Invasion, seat: int) -> list[int]:
    """The spaces where a seat may land (CPE 5.6)."""
    found = [g.layout.landing[seat]]
    for card in g.pack.sites:
        if card in g.location:
            for space, holder in enumerate(g.marker):
                if holder == seat and g.location[space] == card and not g.demolished[space]:
                    found.append(space)
    return found


# What is in play for a seat or for the Resistance.


def times(g: Invasion, per: int, seat: int, space: int) -> int:
    """How often a trait counts."""
    if per == PER_ONE:
        return 1
    if per == PER_POPULATION:
        return population_at(g, space)
    if per == PER_HERO:
        return len([card for card in g.fight_cards if g.pack.cards[card].hero])
    if seat < 0:
        return sum(g.force[space * g.seats : (space + 1) * g.seats]) if per == PER_ALIEN else 0
    if per == PER_ALIEN:
        return g.aliens_at(space, seat)
    if per == PER_MARKER:
        return g.marker.count(seat)
    if per == PER_STUFF:
        return len(g.stuff[seat])
    if per == PER_ALLY:
        return len([piece for piece in g.pieces_at(space, seat) if piece % ALIENS >= SAUCERS])
    if per == PER_MENACE:
        return g.menace[seat]
    return 0


def counts(g: Invasion, trait: Trait, what: int, vs: int, icons: int) -> bool:
    if trait.what != what or (trait.vs and not trait.vs & vs):
        return False
    return not trait.at or trait.at & icons != 0


def own_traits(g: Invasion, seat: int, space: int, what: int) -> list[Trait]:
    """A seat's own traits that answer a question: its race, its space stuff, its lasting events.

    An ally's count where its figure is.
    """
    found: list[Trait] = []
    bit = 1 << what
    race = g.pack.cards[g.race[seat]]
    if race.answers & bit:
        found.extend(race.traits)
    for held in g.stuff[seat]:
        card = g.pack.cards[held]
        if card.answers & bit and (not card.ally or g.at[g.ally_of(held)] == space):
            found.extend(card.traits)
    for entry in g.lasting:
        if entry[1] == seat:
            card = g.pack.cards[entry[0]]
            if card.answers & bit:
                found.extend([trait for trait in card.traits if trait.side == OWN])
    return found


def common_traits(g: Invasion, space: int, what: int, side: int) -> list[Trait]:
    """Traits of nobody's that help all aliens or the Resistance: the location, human tech, lasting events."""
    found: list[Trait] = []
    bit = 1 << what
    if space >= 0:
        place = live_location(g, space)
        if place is not None and place.answers & bit:
            found.extend([trait for trait in place.traits if trait.side == side])
    for tech in g.tech:
        card = g.pack.cards[tech]
        if card.answers & bit:
            found.extend([trait for trait in card.traits if trait.side == side])
    for entry in g.lasting:
        card = g.pack.cards[entry[0]]
        if entry[1] < 0:
            if card.red_answers & bit:
                found.extend([trait for trait in card.red_traits if trait.side == side])
        elif card.answers & bit:
            found.extend([trait for trait in card.traits if trait.side == side])
    return found


def fold(g: Invasion, what: int, seat: int, space: int, vs: int = 0) -> int:
    """The sum of a seat's traits for one question, at a space, against such a foe."""
    cards = g.pack.cards
    bit = 1 << what
    total = 0
    race = cards[g.race[seat]]
    if race.answers & bit:
        total += add_up(g, race.traits, what, seat, space, vs, OWN)
    for held in g.stuff[seat]:
        card = cards[held]
        if card.answers & bit and (not card.ally or g.at[g.ally_of(held)] == space):
            total += add_up(g, card.traits, what, seat, space, vs, OWN)
    if space >= 0:
        place = g.location[space]
        if place >= 0 and cards[place].answers & bit and not g.demolished[space]:
            total += add_up(g, cards[place].traits, what, seat, space, vs, ALIENS_SIDE)
    for tech in g.tech:
        if cards[tech].answers & bit:
            total += add_up(g, cards[tech].traits, what, seat, space, vs, ALIENS_SIDE)
    for entry in g.lasting:
        card = cards[entry[0]]
        if entry[1] == seat and card.answers & bit:
            total += add_up(g, card.traits, what, seat, space, vs, OWN)
        if entry[1] < 0:
            if card.red_answers & bit:
                total += add_up(g, card.red_traits, what, seat, space, vs, ALIENS_SIDE)
        elif card.answers & bit:
            total += add_up(g, card.traits, what, seat, space, vs, ALIENS_SIDE)
    return total


def add_up(g: Invasion, traits: list[Trait], what: int, seat: int, space: int, vs: int, side: int) -> int:
    """What a card's traits for one side come to."""
    icons = icons_at(g, space) if space >= 0 else 0
    total = 0
    for trait in traits:
        if trait.side == side and counts(g, trait, what, vs, icons):
            total += trait.n * times(g, trait.per, seat, space)
    return total


def fold_resistance(g: Invasion, what: int) -> int:
    """The same for the Resistance in the fight."""
    space = g.fight_space
    traits = common_traits(g, space, what, RESISTANCE_SIDE)
    if not g.fight_blunt:
        for held in g.fight_cards if len(g.fight_cards) < 2 else fighting_cards(g):
            card = g.pack.cards[held]
            if card.answers >> what & 1:
                traits.extend(card.traits)
    if not traits:
        return 0
    foe = resistance_foe(g)
    icons = icons_at(g, space)
    total = 0
    for trait in traits:
        if counts(g, trait, what, foe, icons):
            total += trait.n * times(g, trait.per, -1, space)
    return total


def best_tough(g: Invasion, what: int, seat: int, space: int, saucer: bool) -> int:
    """The lowest figure on which a doomed alien survives, or 0; a race's own is for its saucers (CPE 9.3)."""
    best = 0
    race = g.pack.cards[g.race[seat]].traits
    for trait in own_traits(g, seat, space, what):
        if trait.what == what and (best == 0 or trait.n < best) and (saucer or trait not in race):
            best = trait.n
    return best


def hand_size(g: Invasion, seat: int) -> int:
    """CPE 3.4: the race's intelligence, and what adds to it."""
    return max(0, g.pack.cards[g.race[seat]].intelligence + fold(g, T_HAND, seat, -1))


# The two sides of a fight.


def resistance_foe(g: Invasion) -> int:
    """What the Resistance in the fight is."""
    foe = 0
    for card in g.fight_cards:
        foe |= g.pack.cards[card].foe
    if g.fight_counter >= 0:
        foe |= g.pack.cards[g.fight_counter].foe | COUNTER_FOE
    return foe


def gifts(g: Invasion) -> int:
    """The abilities that the Resistance in the fight has (CPE 7.23 to 7.28)."""
    if g.fight_blunt or g.fight_foe >= 0:
        return 0
    found = 0
    for card in g.fight_cards if len(g.fight_cards) < 2 else fighting_cards(g):
        found |= g.pack.cards[card].gifts
    if g.fight_counter >= 0:
        found |= g.pack.cards[g.fight_counter].gifts
    return found


def seat_of(g: Invasion, side: int) -> int:
    """The seat of a side of the fight; nobody for the Resistance."""
    return g.fight_seat if side == US else g.fight_foe


def foe_of(g: Invasion, side: int) -> int:
    """What a side of the fight has against it."""
    return resistance_foe(g) if side == US and g.fight_foe < 0 else ALIEN_FOE


def strength(g: Invasion, side: int) -> int:
    """A side's Strength Total without its Fight Dice (CPE 7.5)."""
    seat = seat_of(g, side)
    total = resistance_strength(g) if seat < 0 else alien_strength(g, seat, side)
    total += g.fight_bonus[side] + g.fight_lasting[side] + g.battle_bonus[side]
    return max(0, total) << g.fight_doubled[side]


def alien_strength(g: Invasion, seat: int, side: int) -> int:
    space = g.fight_space
    first = seat * ALIENS
    total = g.pack.cards[g.race[seat]].strength * g.at[first : first + SAUCERS].count(space)
    for piece in range(first + SAUCERS, first + ALIENS):
        if g.at[piece] == space:
            total += g.pack.cards[g.ally[piece]].strength
    if side == US:
        for held in g.fight_helpers:
            card = g.pack.cards[held]
            total += card.bonus if card.hero else card.strength
    return total + fold(g, T_STRENGTH, seat, space, foe_of(g, side))


def resistance_strength(g: Invasion) -> int:
    total = 0
    for held in g.fight_cards if len(g.fight_cards) < 2 else fighting_cards(g):
        card = g.pack.cards[held]
        total += card.bonus if card.hero else card.strength
    if g.fight_counter >= 0:
        total += g.pack.cards[g.fight_counter].strength
    if gifts(g) & BOLD:
        total += times(g, PER_ALIEN, -1, g.fight_space)
    return total + fold_resistance(g, T_STRENGTH)


def ask_side(g: Invasion, what: int, side: int) -> int:
    seat = seat_of(g, side)
    if seat < 0:
        return fold_resistance(g, what)
    return fold(g, what, seat, g.fight_space, foe_of(g, side))


def fight_dice(g: Invasion, side: int) -> int:
    """How many Fight Dice a side rolls; the best one counts.  Captain Fantastic twice needs none (CPE 22.13)."""
    if side != US and len(g.fight_cards) > 1 and double(g) >= 0:
        return 0
    more = 1 if side != US and gifts(g) & CUNNING else 0
    return max(1, 1 + more + g.fight_extra[side] + g.fight_more[side] + ask_side(g, T_DICE, side))


def fight_die(g: Invasion, side: int) -> int:
    """The Fight Die that counts, with what was added to it; it stays a die (CPE 7.10)."""
    dice = g.fight_dice[side]
    return min(6, max(1, max(dice) + g.fight_die[side])) if dice else 0


def crushes(g: Invasion, side: int, die: int) -> bool:
    """CPE 7.8: a 6, or less where something says so; CPE 22.12: Captain Fantastic twice."""
    if side != US and len(g.fight_cards) > 1 and double(g) >= 0:
        return True
    if die < 2:
        return False  # never on a 1
    needed = 6 - ask_side(g, T_CRUSH, side)
    if side != US and gifts(g) & DEADLY:
        needed = min(needed, 5)
    return die >= needed


def wins_ties(g: Invasion, side: int) -> bool:
    if side != US and gifts(g) & ASSAULT:
        return True
    return ask_side(g, T_TIES, side) > 0

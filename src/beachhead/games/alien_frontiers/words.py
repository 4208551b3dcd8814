"""How Alien Frontiers is said to a person: options, events, prompts and reasons."""

from __future__ import annotations

from beachhead.games.alien_frontiers.cards import CARD_OF, CARDS
from beachhead.games.alien_frontiers.cards.rows import ROWS
from beachhead.games.alien_frontiers.cards.ships import Blast
from beachhead.games.alien_frontiers.facilities import FACILITIES
from beachhead.games.alien_frontiers.facilities.alien_artifact import PRICE, total
from beachhead.games.alien_frontiers.facilities.colonist_hub import CIRCLES, ColonistHub
from beachhead.games.alien_frontiers.facilities.facility import NO_SHIPS, SAME_PLACE
from beachhead.games.alien_frontiers.facilities.lunar_mine import LunarMine
from beachhead.games.alien_frontiers.facilities.solar_converter import SolarConverter
from beachhead.games.alien_frontiers.hands import Hand
from beachhead.games.alien_frontiers.names import (
    ALIEN_ARTIFACT,
    CARD_WORDS,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FACILITY_WORDS,
    FIELD_WORDS,
    FLEET,
    GOOD_WORDS,
    HEINLEIN_PLAINS,
    LUNAR_MINE,
    MOVED_CODE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    RELIC,
    RELIC_CODE,
    SHIP_WORDS,
    SHIPS_EACH,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    TERRITORY_WORDS,
    title,
)
from beachhead.games.alien_frontiers.phrases import EVENTS, OPTIONS, PROMPTS, REASONS
from beachhead.games.alien_frontiers.plates import FACILITY_PLATES
from beachhead.games.alien_frontiers.queries import bonus, ship_cost, trade_rate
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.games.alien_frontiers.turn import relic_closed
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.words import Say

COLOURS = ("Red", "Blue", "Green", "Gold")


def ship_name(code: int) -> str:
    """How a ship in an option is called.

    >>> ship_name(3), ship_name(9), ship_name(15)
    ('3', 'Relic Ship 3', 'moved 3')
    """
    word = SHIP_WORDS[code]
    return {"r": "Relic Ship ", "m": "moved "}.get(word[0], "") + word[-1]


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def facility(place: int) -> str:
    return title(FACILITY_WORDS[place])


def territory(t: int) -> str:
    return title(TERRITORY_WORDS[t])


def card(c: int) -> str:
    return title(CARD_WORDS[c])


def say_option(g: Frontier, option: Option) -> Say:
    """What choosing it means, as a short imperative."""
    a = option.args
    match option.verb:
        case "dock":
            return OPTIONS("dock", ships=listed([ship_name(c) for c in a[1:]]), place=facility(a[0]))
        case "keep":
            return OPTIONS("keep", fuel=a[0], ore=a[2])
        case "claim" | "recover" | "discard":
            return OPTIONS(option.verb, card=card(a[0]))
        case "land" | "carry" | "borrow":
            return OPTIONS(option.verb, territory=territory(a[0]))
        case "steal":
            return OPTIONS("steal", who=COLOURS[a[0]], good=GOOD_WORDS[a[1]])
        case "take":
            return OPTIONS("take", who=COLOURS[a[0]], card=card(a[1]))
        case "boost" | "slow" | "flip" | "reroll":
            return OPTIONS(option.verb, ship=ship_name(a[0]))
        case "shift":
            return OPTIONS("shift", low=ship_name(a[0]), high=ship_name(a[1]))
        case "teleport":
            return OPTIONS("teleport", ship=ship_name(a[0]), place=facility(a[1]))
        case "seize" | "scrap":
            return OPTIONS(option.verb, who=COLOURS[a[0]], ship=ship_name(a[1]), place=facility(a[2]))
        case "blast":
            return OPTIONS("blast", place=facility(a[0]))
        case "fire":
            return OPTIONS("fire", who=COLOURS[a[0]], ship=ship_name(a[1]))
        case "remove":
            return OPTIONS("remove", field=title(FIELD_WORDS[a[0]]))
        case "place":
            return OPTIONS("place", field=title(FIELD_WORDS[a[0]]), territory=territory(a[1]))
        case "lift" | "swap" | "with":
            return OPTIONS(option.verb, who=COLOURS[a[0]], territory=territory(a[1]))
        case "trade":
            return OPTIONS("trade", fuel=trade_rate(g, g.turn))
    return OPTIONS(option.verb)


def touches(g: Frontier, option: Option) -> list[str]:
    """The things on the table that an option acts on, for lighting them up."""
    a, seat = option.args, g.seat
    match option.verb:
        case "dock":
            return [f"facility:{FACILITY_WORDS[a[0]]}", *hand_ids(g, seat, a[1:])]
        case "boost" | "slow" | "flip" | "shift":
            return [f"card:{seat}:{CARD_WORDS[CARD_OF[option.verb]]}", *hand_ids(g, seat, a)]
        case "warp" | "roll":
            return [f"card:{seat}:temporal_warper"]
        case "reroll":
            return hand_ids(g, seat, a)
        case "cycle":
            return ["facility:alien_artifact", "deck"]
        case "claim":
            return [f"display:{CARD_WORDS[a[0]]}"]
        case "recover":
            return [f"discards:{CARD_WORDS[a[0]]}"]
        case "discard":
            return [f"discard:{seat}:{CARD_WORDS[a[0]]}"]
        case "launch" | "forgo":
            return ["facility:colonist_hub"]
        case "trade":
            return ["facility:orbital_market"]
        case "buy_relic":
            return [f"ship:{RELIC}"]
        case "land" | "carry":
            return [f"territory:{TERRITORY_WORDS[a[0]]}"]
        case "borrow":
            return [f"card:{seat}:data_crystal", f"territory:{TERRITORY_WORDS[a[0]]}"]
        case "steal":
            return [f"seat:{a[0]}", f"{GOOD_WORDS[a[1]]}:{a[0]}"]
        case "take":
            return [f"card:{a[0]}:{CARD_WORDS[a[1]]}"]
        case "teleport":
            return [f"card:{seat}:orbital_teleporter", *docked_ids(g, seat, a[0], a[1])]
        case "seize":
            return [f"card:{seat}:mind_control_helmet", *docked_ids(g, a[0], a[1], a[2])]
        case "scrap":
            return docked_ids(g, a[0], a[1], a[2])
        case "blast":
            return [f"card:{seat}:plasma_cannon", f"facility:{FACILITY_WORDS[a[0]]}"]
        case "fire":
            blast = g.stack[-1]
            assert isinstance(blast, Blast)
            return docked_ids(g, a[0], a[1], blast.place)
        case "remove":
            return [f"field:{FIELD_WORDS[a[0]]}"]
        case "place":
            return [f"field:{FIELD_WORDS[a[0]]}", f"territory:{TERRITORY_WORDS[a[1]]}"]
        case "lift" | "swap" | "with":
            return [f"colony:{a[0]}:{TERRITORY_WORDS[a[1]]}"]
    return []


def hand_ids(g: Frontier, seat: int, codes: tuple[int, ...]) -> list[str]:
    """The undocked ships that codes name; equal codes name different ships."""
    free = [s for s in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH) if g.at[s] == FLEET]
    ids: list[str] = []
    for code in codes:
        if code > MOVED_CODE:
            ids.append(f"ship:{g.moved}")
        elif code > RELIC_CODE:
            ids.append(f"ship:{RELIC}")
        else:
            ship = next(s for s in free if g.face[s] == code)
            free.remove(ship)
            ids.append(f"ship:{ship}")
    return ids


def docked_ids(g: Frontier, owner: int, code: int, place: int) -> list[str]:
    return [f"ship:{s}" for s in g.docked(place) if g.owner(s) == owner and g.code_of(s) == code]


def gain(g: Frontier, option: Option) -> str:
    """What docking brings, in a few signs."""
    if option.verb != "dock" or g.seat < 0:
        return ""
    place, seat = option.args[0], g.seat
    shown = (option.args[1] - 1) % 6 + 1
    if place == SOLAR_CONVERTER:
        converter = FACILITIES[SOLAR_CONVERTER]
        assert isinstance(converter, SolarConverter)
        return f"+{converter.yields(g, seat, shown)} fuel"
    if place == SHIPYARD:
        return f"+1 ship, −{ship_cost(g, seat)} fuel, −{ship_cost(g, seat)} ore"
    if place == ALIEN_ARTIFACT:
        return f"{total(g) + shown} of {PRICE} towards a card"
    if place == COLONIST_HUB:
        hub = FACILITIES[COLONIST_HUB]
        assert isinstance(hub, ColonistHub)
        return f"colony to circle {min(CIRCLES, g.hub[seat] + hub.steps(g, seat))}"
    if place == ORBITAL_MARKET:
        return f"ore for {1 if bonus(g, seat, HEINLEIN_PLAINS) else shown} fuel each"
    return {
        LUNAR_MINE: "+1 ore",
        COLONY_CONSTRUCTOR: "land a colony",
        TERRAFORMING_STATION: "land a colony, lose the ship",
        RAIDERS_OUTPOST: "steal 4 resources or a card",
    }[place]


def say_event(event: Told) -> Say | None:
    """What just happened, as a sentence for the log."""
    a, who = event.args, COLOURS[event.seat]
    match event.key:
        case "turn":
            return EVENTS("turn", who=who, n=a[0])
        case "rolled" | "rerolled":
            return EVENTS(event.key, who=who, dice=" ".join(map(str, a)))
        case "docked":
            return EVENTS("docked", who=who, ships=listed([str(f) for f in a[1:]]), place=facility(a[0]))
        case "gained":
            return EVENTS("gained", who=who, good=GOOD_WORDS[a[0]], n=a[1])
        case "cache":
            return EVENTS("cache", who=who, good=GOOD_WORDS[a[0]])
        case "paid" | "returned":
            return EVENTS(event.key, who=who, fuel=a[0], ore=a[1])
        case "market_open" | "traded":
            return EVENTS(event.key, who=who, fuel=a[0])
        case "built":
            return EVENTS("built", who=who, cost=a[0])
        case "consumed":
            return EVENTS("relic_consumed" if a[0] else "consumed", who=who)
        case "claimed" | "discarded" | "recovered" | "dealt":
            return EVENTS(event.key, who=who, card=card(a[0]))
        case "used":
            return EVENTS("used", who=who, card=card(a[0]), fuel=a[1])
        case "took_card":
            key = "took_card_discarded" if a[2] else "took_card"
            return EVENTS(key, who=who, victim=COLOURS[a[0]], card=card(a[1]))
        case "stole":
            return EVENTS("stole", who=who, victim=COLOURS[a[0]], good=GOOD_WORDS[a[1]])
        case "bumped":
            return EVENTS("bumped", who=who, face=a[0])
        case "advanced":
            return EVENTS("advanced", who=who, circle=a[0])
        case "landed" | "lost_control" | "took_control" | "borrowed":
            return EVENTS(event.key, who=who, territory=territory(a[0]))
        case "face":
            return EVENTS("face", who=who, old=a[0], new=a[1])
        case "blasted" | "scrapped":
            return EVENTS(event.key, who=who, victim=COLOURS[a[0]], face=a[1], place=facility(a[2]))
        case "field_placed":
            return EVENTS("field_placed", who=who, field=title(FIELD_WORDS[a[0]]), territory=territory(a[1]))
        case "field_removed":
            return EVENTS("field_removed", who=who, field=title(FIELD_WORDS[a[0]]))
        case "colony_moved":
            return EVENTS("colony_moved", who=who, origin=territory(a[0]), goal=territory(a[1]))
        case "colonies_swapped":
            return EVENTS(
                "colonies_swapped", who=who, origin=territory(a[0]), other=COLOURS[a[1]], goal=territory(a[2])
            )
        case "tied_roll":
            return EVENTS("tied_roll", face=a[0])
    return EVENTS(event.key, who=who)


def prompt(g: Frontier, seat: int) -> Say:
    """What the deciding seat is asked now."""
    verbs = {option.verb for option in g.options}
    frame = type(g.stack[-1]).__name__ if g.stack else ""
    if frame != "Turn":
        return PROMPTS(frame if frame in PROMPTS.english else "choose")
    if "keep" in verbs:
        return PROMPTS("keep")
    left = len(g.hand(seat).codes)
    if left and "dock" in verbs:
        places = dict.fromkeys(title(FACILITY_WORDS[o.args[0]]) for o in g.options if o.verb == "dock")
        return PROMPTS("dock", n=left, ships="ship" if left == 1 else "ships", places=listed(list(places)))
    if left:
        return PROMPTS("stuck", n=left)
    return PROMPTS("end" if verbs == {"end_turn"} else "end_or_more")


def reasons(g: Frontier, seat: int) -> dict[str, Say]:
    """Why each closed facility, unusable card and missing button is so, from the code that decides."""
    said: dict[str, Say] = {}
    if not choosing_freely(g, seat):
        said = waiting_reasons(g, seat)
        if g.moved >= 0 and g.seat == seat:
            moved = g.hand(seat).with_moved(g.face[g.moved])
            said.update(facility_reasons(g, seat, moved))
            for option in g.options:
                said.pop(f"facility:{FACILITY_WORDS[option.args[0]]}", None)
        return said
    hand = g.hand(seat)
    said.update(facility_reasons(g, seat, hand))
    for c in CARDS:
        if g.has(seat, c.card):
            word = CARD_WORDS[c.card]
            if why := c.closed(g, seat, hand):
                said[f"card:{seat}:{word}"] = REASONS("card_" + why, rule=ROWS[word].rule, card=card(c.card))
            if why := c.discard_closed(g, seat):
                said[f"discard:{seat}:{word}"] = REASONS("card_" + why, rule="AF 7.3", card=card(c.card))
    if not any(option.verb == "end_turn" for option in g.options):
        said["end_turn"] = REASONS("must_dock", rule="AF 2.3")
    if why := relic_closed(g, seat):
        holder = COLOURS[g.relic_owner]
        said[f"ship:{RELIC}"] = REASONS(why, rule="AF 5.6", who=holder)
    return said


def choosing_freely(g: Frontier, seat: int) -> bool:
    """Whether the seat is in its turn with all of it open: not in the middle of an effect, not giving back goods."""
    if g.seat != seat or g.turn != seat or type(g.stack[-1]).__name__ != "Turn":
        return False
    return g.options[0].verb != "keep"


def waiting_reasons(g: Frontier, seat: int) -> dict[str, Say]:
    """Nothing else can be done while somebody has something to answer first."""
    if g.ended:
        waiting = REASONS("over")
    elif g.turn != seat:
        waiting = REASONS("not_now", who=COLOURS[g.turn])
    else:
        waiting = REASONS("asked")
    held = [CARD_WORDS[c.card] for c in CARDS if g.has(seat, c.card)]
    things = [f"facility:{word}" for word in FACILITY_WORDS[:-1]]
    things += [f"{pile}:{seat}:{word}" for word in held for pile in ("card", "discard")]
    return dict.fromkeys([*things, f"ship:{RELIC}", "end_turn"], waiting)


def facility_reasons(g: Frontier, seat: int, hand: Hand) -> dict[str, Say]:
    said: dict[str, Say] = {}
    for f in FACILITIES:
        why = f.closed(g, seat, hand) if hand.codes else NO_SHIPS
        if f.place == g.moved_from:
            why = SAME_PLACE
        if why:
            said[f"facility:{FACILITY_WORDS[f.place]}"] = facility_reason(g, seat, f.place, why)
    return said


def facility_reason(g: Frontier, seat: int, place: int, why: str) -> Say:
    rule = FACILITY_PLATES[FACILITY_WORDS[place]].rule
    mine = FACILITIES[LUNAR_MINE]
    assert isinstance(mine, LunarMine)
    figures: dict[str, str | int] = {"place": facility(place)}
    if why == "too_low":
        figures["floor"] = mine.floor(g, seat)
    if why == "needs_higher_run":
        figures["sum"] = sum(g.face[ship] for ship in g.docked(RAIDERS_OUTPOST))
    if why == "cannot_pay":
        figures["price"] = price(g, seat, place)
    return REASONS(why, rule=rule, **figures)


def price(g: Frontier, seat: int, place: int) -> str:
    if place == SHIPYARD:
        return f"{ship_cost(g, seat)} fuel and {ship_cost(g, seat)} ore"
    if place == COLONY_CONSTRUCTOR:
        return "ore"
    return "1 fuel and 1 ore"

"""How Attack the Tower is said to a person: options, events and prompts."""

from __future__ import annotations

from beachhead.games.attack_the_tower.armies import ARMIES
from beachhead.games.attack_the_tower.battle import Battle
from beachhead.games.attack_the_tower.deeds import Rampage
from beachhead.games.attack_the_tower.dusk import Recruits
from beachhead.games.attack_the_tower.names import (
    ARMY_WORDS,
    CARD_WORDS,
    CARDS,
    FIRST_ABILITY,
    FIRST_BASE,
    PALACE,
    PIECE_WORDS,
    PIECES,
    PILE_WORDS,
    PLACE_WORDS,
    SLOTS,
    SLOTS_EACH,
    SPECIAL,
    TERRITORY_WORDS,
    title,
)
from beachhead.games.attack_the_tower.phrases import EVENTS, OPTIONS, PROMPTS
from beachhead.games.attack_the_tower.queries import card_limit
from beachhead.games.attack_the_tower.renewal import Draws
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.games.attack_the_tower.view import battle_view
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.words import Say

COLOURS = ("Red", "Blue")


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def card(c: int) -> str:
    return title(CARD_WORDS[c])


def base_at(g: Kingdoms, seat: int, territory: int, slot: int) -> str:
    kind = g.base[seat * SLOTS_EACH + territory * SLOTS + slot]
    return ARMIES[g.army[seat]].bases[kind].title if kind >= 0 else "base"


def piece_name(g: Kingdoms, seat: int, place: int, piece: int) -> str:
    """What a battle's piece is called: 'the Grey on the 2nd Flying Saucer in the west'."""
    army = ARMIES[g.army[seat]]
    if place == PALACE:
        return "the palace" if piece == FIRST_BASE else f"the {army.abilities[SPECIAL].title}"
    slot = piece - FIRST_BASE if piece >= FIRST_BASE else piece // 2
    kind = g.base[seat * SLOTS_EACH + place * SLOTS + slot]
    base = army.bases[kind]
    if piece >= FIRST_BASE:
        return f"the {base.title} (slot {slot + 1})"
    return f"the {base.troop} {PIECE_WORDS[piece]}"


def say_option(g: Kingdoms, option: Option) -> Say:
    """What choosing it means, as a short imperative."""
    a, verb = option.args, option.verb
    match verb:
        case "draw":
            return OPTIONS("draw", pile=PILE_WORDS[a[0]])
        case "build":
            there = g.base[g.seat * SLOTS_EACH + a[1] * SLOTS + a[2]] if g.seat >= 0 else -1
            if there >= 0:
                old = base_at(g, g.seat, a[1], a[2])
                return OPTIONS("build_over", base=card(a[0]), territory=TERRITORY_WORDS[a[1]], old=old, slot=a[2] + 1)
            return OPTIONS("build", base=card(a[0]), territory=TERRITORY_WORDS[a[1]], slot=a[2] + 1)
        case "discard":
            return OPTIONS("discard", card=card(a[0]))
        case "attack":
            return OPTIONS("attack", origin=PLACE_WORDS[a[0]], goal=TERRITORY_WORDS[a[1]])
        case "recruit":
            base = base_at(g, g.seat, a[0], a[1])
            kind = g.base[g.seat * SLOTS_EACH + a[0] * SLOTS + a[1]]
            troop = ARMIES[g.army[g.seat]].bases[kind].troop
            return OPTIONS("recruit", troop=troop, base=base, territory=TERRITORY_WORDS[a[0]], slot=a[1] + 1)
        case "dismiss":
            troop = ARMIES[g.army[g.seat]].abilities[SPECIAL].title
            return OPTIONS("dismiss_ninja" if a[0] else "dismiss", troop=troop)
        case "play":
            return say_play(a[0])
        case "play_in":
            return OPTIONS("play_in", card=card(a[0]), territory=TERRITORY_WORDS[a[1]])
        case "play_on":
            return say_play_on(g, a)
        case "smash":
            base = base_at(g, a[0], a[1], a[2])
            return OPTIONS("smash", who=COLOURS[a[0]], base=base, territory=TERRITORY_WORDS[a[1]], slot=a[2] + 1)
        case "hit" | "devour":
            return say_blow(g, verb, a)
    return OPTIONS(verb)


def say_play(c: int) -> Say:
    a = c % CARDS - FIRST_ABILITY
    if a == SPECIAL:
        return OPTIONS("play_special", card=card(c))
    aimed = ARMIES[c // CARDS].abilities[a].deed in AIMED_DEEDS
    return OPTIONS("play_idle" if aimed else "play", card=card(c))


AIMED_DEEDS = (1, 2, 4)  # of these a bare `play` is offered only where there is nothing to aim at


def say_play_on(g: Kingdoms, a: tuple[int, ...]) -> Say:
    army = ARMIES[g.army[a[1]]]
    if a[2] == PALACE:
        return OPTIONS("play_on_palace", card=card(a[0]), troop=army.abilities[SPECIAL].title)
    slot = a[1] * SLOTS_EACH + a[2] * SLOTS + a[3]
    base = army.bases[g.base[slot]]
    n = g.troops[slot]
    return OPTIONS(
        "play_on",
        card=card(a[0]),
        who=COLOURS[a[1]],
        base=base.title,
        territory=TERRITORY_WORDS[a[2]],
        slot=a[3] + 1,
        n=n,
        troops=base.troop if n == 1 else base.troops,
    )


def say_blow(g: Kingdoms, verb: str, a: tuple[int, ...]) -> Say:
    what = piece_name(g, a[0], a[1], a[2])
    battle = g.stack[-1] if g.stack else None
    if verb == "devour" or not isinstance(battle, Battle):
        return OPTIONS("devour", what=what)
    pool = battle.blows or battle.shells
    tough = g.tough[(1 - battle.side) * PIECES + a[2]]
    return OPTIONS("hit_dead" if pool >= tough else "hit", n=min(pool, tough), what=what)


def touches(g: Kingdoms, option: Option) -> list[str]:
    """The things on the table that an option acts on, for lighting them up."""
    a, seat = option.args, g.seat
    match option.verb:
        case "draw":
            return [f"pile:{seat}:{PILE_WORDS[a[0]]}"]
        case "build":
            return [f"hand:{seat}:{CARD_WORDS[a[0]]}", f"slot:{seat}:{TERRITORY_WORDS[a[1]]}:{a[2] + 1}"]
        case "discard" | "play":
            return [f"hand:{seat}:{CARD_WORDS[a[0]]}"]
        case "play_in":
            return [f"hand:{seat}:{CARD_WORDS[a[0]]}", f"territory:{seat}:{TERRITORY_WORDS[a[1]]}"]
        case "play_on":
            if a[2] == PALACE:
                return [f"hand:{seat}:{CARD_WORDS[a[0]]}", f"palace:{a[1]}"]
            return [f"hand:{seat}:{CARD_WORDS[a[0]]}", f"base:{a[1]}:{TERRITORY_WORDS[a[2]]}:{a[3] + 1}"]
        case "attack":
            origin = f"palace:{seat}" if a[0] == PALACE else f"territory:{seat}:{TERRITORY_WORDS[a[0]]}"
            return [origin, f"territory:{1 - seat}:{TERRITORY_WORDS[a[1]]}"]
        case "proceed":
            return [f"palace:{1 - seat}"]
        case "recruit":
            return [f"base:{seat}:{TERRITORY_WORDS[a[0]]}:{a[1] + 1}"]
        case "dismiss":
            return [f"palace:{seat}"]
        case "smash":
            return [f"base:{a[0]}:{TERRITORY_WORDS[a[1]]}:{a[2] + 1}"]
        case "hit" | "devour":
            return [piece_id(a)]
    return []


def piece_id(a: tuple[int, ...]) -> str:
    seat, place, piece = a
    if piece >= FIRST_BASE:
        return f"palace:{seat}" if place == PALACE else f"base:{seat}:{PLACE_WORDS[place]}:{PIECE_WORDS[piece]}"
    return f"troop:{seat}:{PLACE_WORDS[place]}:{PIECE_WORDS[piece]}"


def say_event(event: Told) -> Say | None:
    """What just happened, as a sentence for the log."""
    a, who = event.args, COLOURS[event.seat]
    match event.key:
        case "game":
            red, blue = title(ARMY_WORDS[a[1]]), title(ARMY_WORDS[a[2]])
            return EVENTS("game", who=who, n=a[0], red=red, blue=blue)
        case "draws":
            return None  # said with the card that chance deals
        case "burnt":
            return EVENTS("burnt", who=who, n=a[0])
        case "built":
            key = "built" if a[3] < 0 else "built_over"
            return EVENTS(key, who=who, base=card(a[0]), territory=TERRITORY_WORDS[a[1]])
        case "played" | "discarded":
            return EVENTS(event.key, who=who, card=card(a[0]))
        case "attacks" | "battle":
            return EVENTS(event.key, who=who, origin=PLACE_WORDS[a[0]], goal=PLACE_WORDS[a[1]])
        case "strikes":
            if a[0]:
                return EVENTS("strikes_initiative", who=who, blows=a[1], back=a[3])
            if not a[2]:
                return EVENTS("strikes_plain", who=who, blows=a[1], back=a[3])
            return EVENTS("strikes_normal", who=who, blows=a[1], shells=a[2], back=a[3])
        case "killed" | "sacrificed":
            return EVENTS(event.key, who=who, place=PLACE_WORDS[a[0]], n=a[1])
        case "razed" | "smashed":
            return EVENTS(event.key, who=who, territory=TERRITORY_WORDS[a[0]], base=card(a[1]))
        case "recruited":
            return EVENTS(event.key, who=who, territory=TERRITORY_WORDS[a[0]])
        case "returned":
            return EVENTS("returned", who=who, n=a[0])
        case "won":
            return EVENTS("won", who=who, red=a[0], blue=a[1])
    return EVENTS(event.key, who=who)


def prompt(g: Kingdoms, seat: int) -> Say:
    """What the deciding seat is asked now."""
    top = g.stack[-1] if g.stack else None
    frame = type(top).__name__
    if isinstance(top, Draws | Rampage | Recruits):
        return PROMPTS(frame, n=top.left)
    if isinstance(top, Battle):
        if top.blows:
            return PROMPTS("hit", n=top.blows)
        return PROMPTS("devour", n=top.prey) if top.prey else PROMPTS("shells", n=top.shells)
    if frame == "Trim":
        return PROMPTS("Trim", limit=card_limit(g, seat))
    if frame == "Turn" and top is not None and top.at == "announced":
        return PROMPTS("announce")
    attack = battle_view(g)
    if frame == "Window" and attack is not None:
        return PROMPTS("Window_attack", who=COLOURS[attack.attacker], origin=attack.origin, goal=attack.target)
    return PROMPTS(frame if frame in PROMPTS.english else "choose")

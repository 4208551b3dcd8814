"""How Conquest of Planet Earth is said to a person: options, prompts, and how it ends."""

from __future__ import annotations

from beachhead.games.conquest.actions import menace_price
from beachhead.games.conquest.apocalypse.factories import factory_price
from beachhead.games.conquest.battle import Battle
from beachhead.games.conquest.cards.card import W_DOOMED
from beachhead.games.conquest.destroy import Lose
from beachhead.games.conquest.names import (
    COMMAND,
    COMMAND_WORDS,
    D6_COUNTER,
    RESISTANCE_PHASE,
    SPACE_WORDS,
    THEM,
    US,
)
from beachhead.games.conquest.naming import (
    card_name,
    count,
    deed,
    key_of,
    section_name,
    side_name,
    space_name,
    who,
)
from beachhead.games.conquest.one_effect import RED, OneEffect
from beachhead.games.conquest.phrases import FIGHTS, OPTIONS, PROMPTS
from beachhead.games.conquest.play import CancelWindow, Chances, FightWindow
from beachhead.games.conquest.queries import enemies_at, fight_die, resistance_at, strength, unexplored
from beachhead.games.conquest.resistance import RedEffect
from beachhead.games.conquest.space_effects import AtSpace
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.options import Option
from beachhead.kernel.words import Say

SIDE_IDS = ("aliens", "enemy")


def say_option(g: Invasion, option: Option) -> Say:
    a, verb = option.args, option.verb
    match verb:
        case "race" | "against" | "lose_ally" | "card" | "discard":
            return OPTIONS(verb, card=card_name(g, a[0]))
        case "command":
            return OPTIONS("command_d6") if a[0] == D6_COUNTER else OPTIONS(verb, n=COMMAND_WORDS[a[0]])
        case "move":
            return OPTIONS(verb, a=space_name(g, a[0]), b=space_name(g, a[1]))
        case "move_ally" | "land_ally":
            return OPTIONS(verb, card=card_name(g, a[0]), b=space_name(g, a[1]))
        case "space":
            return OPTIONS(verb, b=place(g, a[0]))
        case "land" | "battle" | "escape" | "factory" | "cash":
            return OPTIONS(verb, b=space_name(g, a[0]))
        case "play" | "use":
            powers = g.pack.cards[a[0]].powers
            if verb == "play" and len(powers) < 2:
                return OPTIONS("play", card=card_name(g, a[0]))
            key = "play_mode" if verb == "play" else "use"
            return OPTIONS(key, card=card_name(g, a[0]), deed=deed(powers[a[1]]))
        case "against_aliens" | "rival":
            return OPTIONS(verb, who=who(a[0]))
        case "card_of":
            return OPTIONS(verb, who=who(a[0]), card=card_name(g, a[1]))
        case "side":
            return OPTIONS(verb, side=side_name(g, a[0]))
    return OPTIONS(verb)


def place(g: Invasion, space: int) -> str:
    """A chosen space; where a section is chosen, its centre stands for it."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, RedEffect):
        return f"{section_name(g, g.layout.section(space))} ({SPACE_WORDS[space]})"
    return space_name(g, space)


def touches(g: Invasion, option: Option) -> list[str]:
    a, verb, seat = option.args, option.verb, g.seat
    match verb:
        case "race":
            return [f"race:{key_of(g, a[0])}"]
        case "command":
            return [f"command:{COMMAND_WORDS[a[0]]}"]
        case "move":
            return [f"alien:{seat}:{SPACE_WORDS[a[0]]}", f"space:{SPACE_WORDS[a[1]]}"]
        case "move_ally":
            return [f"ally:{key_of(g, a[0])}", f"space:{SPACE_WORDS[a[1]]}"]
        case "land":
            return [f"pool:{seat}", f"space:{SPACE_WORDS[a[0]]}"]
        case "land_ally":
            return [f"ally:{key_of(g, a[0])}", f"space:{SPACE_WORDS[a[1]]}"]
        case "buy_menace":
            return ["menace"]
        case "factory":
            return ["factory", f"space:{SPACE_WORDS[a[0]]}"]
        case "cash":
            return [f"factory:{SPACE_WORDS[a[0]]}"]
        case "play" | "discard":
            return [f"hand:{key_of(g, a[0])}"]
        case "use":
            return [f"race:{seat}" if a[0] == g.race[seat] else f"stuff:{seat}:{key_of(g, a[0])}"]
        case "battle" | "escape" | "space":
            return [f"space:{SPACE_WORDS[a[0]]}"]
        case "against":
            return [f"counter:{key_of(g, a[0])}:{here(g)}"]
        case "against_aliens":
            return [f"alien:{a[0]}:{here(g)}"]
        case "against_location":
            return [f"space:{here(g)}"]
        case "lose_saucer":
            return [f"alien:{seat}:{here(g)}"]
        case "lose_ally":
            return [f"ally:{key_of(g, a[0])}"]
        case "rival":
            return [f"seat:{a[0]}"]
        case "card":
            return [chosen_card(g, a[0])]
        case "card_of":
            return [f"stuff:{a[0]}:{key_of(g, a[1])}"]
        case "side":
            return [f"side:{SIDE_IDS[a[0]]}"]
    return []


def chosen_card(g: Invasion, card: int) -> str:
    """The card that an effect lets one choose, where it lies."""
    frame = g.stack[-1] if g.stack else None
    key = key_of(g, card)
    match frame.at if frame is not None else "":
        case "chose_counter":
            return f"counter:{key}:{here(g)}"
        case "chose_traveller":
            return f"ally:{key}"
        case "chose_cancelled":
            return f"{'tech' if card in g.tech else 'lasting'}:{key}"
    return f"discard:{key}"


def here(g: Invasion) -> str:
    """The space that the rule in progress is about."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, (Battle, Lose, AtSpace)) and frame.space >= 0:
        return SPACE_WORDS[frame.space]
    return SPACE_WORDS[g.fight_space] if g.fight_space >= 0 else ""


def gain(g: Invasion, option: Option) -> str:
    """What an option costs and leads to, in a few signs."""
    a, verb = option.args, option.verb
    match verb:
        case "move" | "move_ally":
            price = "free" if g.free_moves > 0 else "1 point"
            return f"{price}{leads_to(g, a[1])}"
        case "land" | "land_ally":
            return "free" if g.free_landings > 0 else "1 point"
        case "buy_menace":
            return count(menace_price(g, g.seat), "point")
        case "factory":
            return f"{count(factory_price(g, g.seat), 'point')} and a saucer, +1 terror"
        case "cash":
            return "D3 menace, −1 terror"
        case "play":
            cost = g.pack.cards[a[0]].cost
            return count(cost, "point") if cost > 0 else ""
        case "use":
            menace = g.pack.cards[a[0]].powers[a[1]].menace
            return f"{menace} menace" if menace else ""
    return ""


def leads_to(g: Invasion, space: int) -> str:
    if enemies_at(g, space, g.seat):
        return ", enemies"
    if unexplored(g, space):
        return ", explore"
    if resistance_at(g, space):
        return f", resistance {resistance_at(g, space)}"
    return ""


# What is asked.


def fight_line(g: Invasion) -> str:
    """Both sides of the fight as they stand."""
    if g.fight_seat < 0:
        return FIGHTS("nobody").text
    key = "rolled" if g.fight_dice[US] else "before"
    ours, theirs = [strength(g, side) + fight_die(g, side) for side in (US, THEM)]
    return FIGHTS(key, us=who(g.fight_seat), ours=ours, them=enemy(g), theirs=theirs).text


def enemy(g: Invasion) -> str:
    """Who is fought."""
    if g.fight_foe >= 0:
        return who(g.fight_foe)
    names = [card_name(g, card) for card in g.fight_cards]
    if g.fight_counter >= 0:
        names.append(card_name(g, g.fight_counter))
    return " and ".join(names) or side_name(g, THEM)


def prompt(g: Invasion, seat: int) -> Say:
    frame = g.stack[-1] if g.stack else None
    name = type(frame).__name__
    key = f"{name}.{frame.at}" if frame is not None else ""
    if isinstance(frame, OneEffect):
        return effect_prompt(g, frame)
    if isinstance(frame, RedEffect):
        return PROMPTS(key, card=card_name(g, frame.card))
    if isinstance(frame, CancelWindow):
        row = g.pack.rows[frame.card]
        if frame.seat < 0:
            return PROMPTS("CancelWindow.red", card=row.name, text=row.red_text)
        return PROMPTS(name, who=who(frame.seat), card=row.name, text=row.text)
    if isinstance(frame, FightWindow):
        return PROMPTS(name if frame.dice else "FightWindow.barrage", fight=fight_line(g))
    if isinstance(frame, Chances):
        if frame.moment == W_DOOMED:
            return PROMPTS("Chances.doomed", b=space_name(g, g.at[g.doomed]))
        return PROMPTS("Chances.won")
    if isinstance(frame, (Battle, Lose)):
        return PROMPTS(name, b=space_name(g, frame.space))
    if name == "Fight":
        return PROMPTS(key, fight=fight_line(g))
    if name == "Actions":
        return PROMPTS(name, points=points_left(g, seat))
    return PROMPTS(key if key in PROMPTS.english else name if name in PROMPTS.english else "choose")


def points_left(g: Invasion, seat: int) -> str:
    free = [f"{g.free_moves} free moves"] * (g.free_moves > 0) + ["a free landing"] * (g.free_landings > 0)
    return ", ".join([count(g.points[seat], "action point"), *free])


def effect_prompt(g: Invasion, frame: OneEffect) -> Say:
    row = g.pack.rows[frame.card]
    key = f"Effect.{frame.at}"
    if key not in PROMPTS.english:
        return PROMPTS("Effect", card=row.name, text=row.red_text if frame.mode == RED else row.text)
    return PROMPTS(key, card=row.name, n=frame.left)


def heading(g: Invasion) -> str:
    """The turn that a line of the log belongs to."""
    if not g.round:
        return "Set-up"
    if g.phase == COMMAND:
        return f"Round {g.round}: command"
    if g.phase == RESISTANCE_PHASE:
        return f"Round {g.round}: the Resistance"
    return f"Round {g.round}: {who(g.turn)}'s turn"

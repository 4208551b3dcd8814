"""How Invaders is said to a person: options, events, prompts and reasons."""

from __future__ import annotations

from beachhead.games.invaders.boards import STRATEGIES
from beachhead.games.invaders.cards.card import USE
from beachhead.games.invaders.match import Match
from beachhead.games.invaders.names import (
    INVADER,
    MANKIND,
    RETRIBUTION,
    SLOT_WORDS,
    STRATEGY_WORDS,
    ZONE_WORDS,
    title,
    zone_of,
)
from beachhead.games.invaders.phrases import EVENTS, OPTIONS, PROMPTS, REASONS
from beachhead.games.invaders.play import PlayCard
from beachhead.games.invaders.queries import can_pay, power, price
from beachhead.games.invaders.state import War
from beachhead.games.invaders.strategies import IN_MAIN_PHASE, defenders
from beachhead.games.invaders.turn import Turn
from beachhead.kernel.log import Told
from beachhead.kernel.options import Option
from beachhead.kernel.words import Say

SIDES = ("Mankind", "Invader")


def zone_name(zone: int) -> str:
    return title(ZONE_WORDS[zone])


def card_name(g: War, card: int) -> str:
    return g.pack.rows[card].name


def standing_name(g: War, place: int) -> str:
    """A card in a slot, told apart from every other one."""
    marks = [f"power {power(g, place)}"]
    marks += [f"{g.tokens[place]} tokens"] * bool(g.tokens[place]) + ["used"] * g.used[place]
    return f"{card_name(g, g.card[place])} in {zone_name(zone_of(place))} ({', '.join(marks)})"


def say_option(g: War, option: Option) -> Say:
    a = option.args
    match option.verb:
        case "play" | "pay" | "discard" | "retrieve" | "cancel" | "prevent" | "leave_out" | "take_in":
            return OPTIONS(option.verb, card=card_name(g, a[0]))
        case "limit":
            return OPTIONS("limit", n=a[0])
        case "zone":
            return OPTIONS("zone", zone=zone_name(a[0]))
        case "make_room" | "use" | "sacrifice" | "ops" | "prevent_by" | "seed" | "target":
            return OPTIONS(option.verb, card=standing_name(g, a[0]))
        case "strategy":
            return OPTIONS("strategy", strategy=STRATEGIES[a[0]].title)
        case "plot":
            return OPTIONS("plot_discount" if a[0] else "plot_draw")
    return OPTIONS(option.verb)


def touches(g: War, option: Option) -> list[str]:
    a = option.args
    match option.verb:
        case "play" | "pay" | "discard" | "cancel" | "prevent":
            return [f"hand:{g.pack.rows[a[0]].key}"]
        case "leave_out" | "take_in":
            return [f"list:{g.pack.rows[a[0]].key}"]
        case "retrieve":
            return [f"pile:{g.pack.rows[a[0]].key}"]
        case "zone":
            return [f"zone:{ZONE_WORDS[a[0]]}"]
        case "make_room" | "use" | "sacrifice" | "prevent_by" | "seed" | "target":
            return [f"slot:{SLOT_WORDS[a[0]]}"]
        case "ops":
            return ["ops", f"slot:{SLOT_WORDS[a[0]]}"]
        case "strategy":
            return [f"strategy:{STRATEGY_WORDS[a[0]]}"]
        case "plot":
            return ["track"]
    return []


def gain(g: War, option: Option) -> str:
    """What a card costs now, in a few signs."""
    if option.verb != "play" or g.seat < 0:
        return ""
    discard, drain = price(g, g.seat, g.pack.cards[option.args[0]])
    parts = [f"−{discard} card" + "s" * (discard > 1)] * bool(discard) + [f"drain {drain}"] * bool(drain)
    return ", ".join(parts) or "free"


def say_event(g: War, event: Told) -> Say | None:
    a, who = event.args, SIDES[event.seat]
    match event.key:
        case "drew" | "swaps" | "ops" | "track" | "recovered":
            return EVENTS(event.key, who=who, n=a[0])
        case "drained" | "drain_paid":
            return EVENTS(event.key, who=who, cards=", ".join(card_name(g, c) for c in a))
        case "prevented" | "tokens" | "strengthened":
            return EVENTS(event.key, card=card_name(g, a[0]), n=a[1])
        case "hero_stands" | "moved" | "enters":
            return EVENTS(event.key, card=card_name(g, a[0]), zone=zone_name(a[1]))
        case "weakened" | "restored":
            return EVENTS(event.key, zone=zone_name(a[0]), n=a[1])
        case "game_won":
            return EVENTS("game_won", who=who, mankind=a[0], invader=a[1])
        case "held":
            return EVENTS("held", zone=zone_name(a[0]))
        case "zone_attacked":
            return EVENTS("zone_attacked", zone=zone_name(a[0]), attack=a[1], defence=a[2])
        case "strategy":
            return EVENTS("strategy", who=who, strategy=STRATEGIES[a[0]].title)
        case "plot":
            return EVENTS("plot_discount" if a[0] else "plot_draw", who=who, n=a[1])
        case "turn" | "attack_skipped" | "no_attack":
            return EVENTS(event.key, who=who)
    return EVENTS(event.key, who=who, card=card_name(g, a[0]))


def prompt(g: War, seat: int) -> Say:
    frame = g.stack[-1] if g.stack else None
    name = type(frame).__name__
    if isinstance(frame, PlayCard):
        card = card_name(g, frame.card)
        return PROMPTS(f"PlayCard.{frame.at}", card=card, n=frame.owed, who=SIDES[frame.side])
    if name == "Turn":
        return PROMPTS("Turn.moved" if frame is not None and frame.at == "moved" else "Turn")
    if name in ("Drain", "NextHero", "Resolve"):
        held: dict[str, object] = {field: getattr(frame, field) for field in ("n", "card") if hasattr(frame, field)}
        row = g.pack.rows[int(str(held["card"]))] if "card" in held else None
        args: dict[str, str | int] = {"n": int(str(held.get("n", 0)))}
        if row is not None:
            args |= {"card": row.name, "text": row.text or "choose."}
        return PROMPTS(name, "", **args)
    if isinstance(frame, Match):
        return PROMPTS(f"Match.{frame.at}", n=frame.left)
    return PROMPTS(name if name in PROMPTS.english else "choose")


def reasons(g: War, seat: int) -> dict[str, Say]:
    """Why hand cards, abilities, strategies and the plot cannot be used now."""
    if not g.stack or not isinstance(g.stack[-1], Turn) or g.turn != seat or g.seat != seat:
        return {f"hand:{g.pack.rows[c].key}": REASONS("not_now") for c in sorted(set(g.hand[seat]))}
    offered = {option.text for option in g.options}
    said: dict[str, Say] = {}
    for card in sorted(set(g.hand[seat])):
        row, kind = g.pack.rows[card], g.pack.cards[card]
        if f"play {row.key}" in offered:
            continue
        discard, drain = price(g, seat, kind)
        if not kind.playable:
            said[f"hand:{row.key}"] = REASONS("reply_only", "IN 4.6", card=row.name)
        elif not can_pay(g, seat, kind):
            said[f"hand:{row.key}"] = REASONS("cannot_pay", "IN 4.2", card=row.name, discard=discard, drain=drain)
        else:
            said[f"hand:{row.key}"] = REASONS("no_room", "IN 5.3")
    for place in g.in_play(seat):
        for ability in g.kind(place).at(USE):
            if g.used[place]:
                said[f"slot:{SLOT_WORDS[place]}"] = REASONS("used", "IN 3.5", card=card_name(g, g.card[place]))
            elif g.tokens[place] < ability.tokens:
                said[f"slot:{SLOT_WORDS[place]}"] = REASONS("no_tokens", "IN 3.5", card=card_name(g, g.card[place]))
    said |= strategy_reasons(g, seat)
    if seat == MANKIND and not any(option.verb == "ops" for option in g.options):
        said["ops"] = REASONS("no_ops", "IN 8.1")
    if seat == INVADER and g.plotted:
        said["track"] = REASONS("plotted", "IN 2.4")
    return said


def strategy_reasons(g: War, seat: int) -> dict[str, Say]:
    said: dict[str, Say] = {}
    for i, word in enumerate(STRATEGY_WORDS):
        if (i < 4) != (seat == MANKIND):
            continue
        name, rule = STRATEGIES[i].title, STRATEGIES[i].rule
        if g.spent >> i & 1:
            said[f"strategy:{word}"] = REASONS("spent", rule, strategy=name)
        elif i not in IN_MAIN_PHASE[seat]:
            said[f"strategy:{word}"] = REASONS("other_moment", rule, strategy=name)
        elif i == RETRIBUTION and not defenders(g):
            said[f"strategy:{word}"] = REASONS("no_defender", rule)
    return said

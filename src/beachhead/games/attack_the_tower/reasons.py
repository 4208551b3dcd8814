"""Why things cannot be done now in Attack the Tower, from the code that decides."""

from __future__ import annotations

from beachhead.games.attack_the_tower.names import (
    CARDS,
    FIRST_ABILITY,
    PALACE,
    PLACE_WORDS,
    SPECIAL,
    TERRITORY_WORDS,
    card_word,
    title,
)
from beachhead.games.attack_the_tower.phrases import REASONS
from beachhead.games.attack_the_tower.queries import origins, special_cap, walled
from beachhead.games.attack_the_tower.state import Kingdoms
from beachhead.kernel.words import Say


def reasons(g: Kingdoms, seat: int) -> dict[str, Say]:
    """By the id of the thing: origins that cannot attack, and cards of the hand that cannot be played or built."""
    if not g.stack or min(g.army) < 0:
        return {}
    return {**origin_reasons(g, seat), **hand_reasons(g, seat)}


def asked(g: Kingdoms, seat: int) -> str:
    """The rule that asks this seat now, or nothing."""
    top = g.stack[-1]
    if g.seat != seat:
        return ""
    return f"{type(top).__name__}.{top.at}"


def origin_reasons(g: Kingdoms, seat: int) -> dict[str, Say]:
    said: dict[str, Say] = {}
    menu = asked(g, seat) == "Turn.took"
    able = origins(g, seat) if menu else []
    for place in range(PALACE + 1):
        if place not in able:
            where = f"palace:{seat}" if place == PALACE else f"territory:{seat}:{TERRITORY_WORDS[place]}"
            said[where] = why_not_from(g, seat, place) if menu else REASONS("not_now", rule="AT 4.1")
    return said


def why_not_from(g: Kingdoms, seat: int, place: int) -> Say:
    word = PLACE_WORDS[place]
    if walled(g, seat):
        return REASONS("walled", rule="AT 9.5.6")
    if g.spent >> place & 1:
        return REASONS("has_attacked", rule="AT 5.3", place=word)
    if g.one_attack and g.spent:
        return REASONS("one_attack", rule="AT 5.3")
    return REASONS("no_troops", rule="AT 5.1", place=word)


def hand_reasons(g: Kingdoms, seat: int) -> dict[str, Say]:
    said: dict[str, Say] = {}
    now = asked(g, seat)
    for card in range(CARDS):
        if g.hands[seat][card]:
            word = card_word(g.army[seat], card)
            say = why_not_card(g, seat, card, now)
            if say is not None:
                said[f"hand:{seat}:{word}"] = say
    return said


def why_not_card(g: Kingdoms, seat: int, card: int, now: str) -> Say | None:
    if now == "Trim.discarded":
        return None
    name = title(card_word(g.army[seat], card))
    if card < FIRST_ABILITY:
        if now == "Build.built":
            return None
        building = any(type(frame).__name__ in ("Build", "Opening") for frame in g.stack)
        key = "build_not_asked" if building or in_renewal(g) else "build_later"
        return REASONS(key, rule="AT 3.4", card=name)
    if in_renewal(g):
        return REASONS("renewing", rule="AT 3.6")
    if now not in ("Window.took", "Turn.took"):
        return REASONS("not_asked", rule="AT 4.2")
    if card - FIRST_ABILITY == SPECIAL and g.specials[seat] >= special_cap(g, seat):
        return REASONS("special_cap", rule="AT 7.2", card=name, n=g.specials[seat], cap=special_cap(g, seat))
    return None


def in_renewal(g: Kingdoms) -> bool:
    return any(type(frame).__name__ == "Renewal" for frame in g.stack)

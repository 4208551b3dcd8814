"""Why things cannot be done now."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.actions import Actions, menace_price
from beachhead.games.conquest.aims import (
    DESTROYED,
    FREE,
    NO_MENACE,
    NO_USE,
    NOT_YOURS,
    QUIET,
    USED,
    WRONG_FOE,
    WRONG_PLACE,
    hindrance,
)
from beachhead.games.conquest.apocalypse.factories import (
    NO_PLACE,
    ONE_EACH,
    PEOPLED,
    RESISTED,
    RIVALS,
    factory_price,
    obstacle,
    sites_for_factories,
)
from beachhead.games.conquest.apocalypse.state import Apocalypse
from beachhead.games.conquest.cards.card import W_ACTION, W_CANCEL, W_DICE, W_FIGHT, WHEN_WORDS, Power
from beachhead.games.conquest.command import Command
from beachhead.games.conquest.names import ALIENS, COMMAND_WORDS, NOTHING, POOL, SAUCERS, SPACE_WORDS
from beachhead.games.conquest.naming import card_name, key_of, space_name, who
from beachhead.games.conquest.phrases import MOMENTS, REASONS
from beachhead.games.conquest.play import CancelWindow, Chances, FightWindow
from beachhead.games.conquest.rules import may_play
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.words import Say

KEYS: Final = {
    NO_MENACE: ("menace", "CPE 11.2"),
    USED: ("used", "CPE 9.2"),
    DESTROYED: ("destroyed", "CPE 9.4"),
    NOT_YOURS: ("not_yours", "CPE 10.1"),
    WRONG_FOE: ("wrong_foe", "CPE 8.5"),
    QUIET: ("quiet", "CPE 10.1"),
    WRONG_PLACE: ("wrong_place", "CPE 10.1"),
    NO_USE: ("nothing", "CPE 1.11"),
}


OBSTACLES: Final = {
    RESISTED: ("factory_resisted", "CPE 23.3"),
    PEOPLED: ("factory_peopled", "CPE 23.2"),
    RIVALS: ("factory_rivals", "CPE 23.4"),
    ONE_EACH: ("factory_one", "CPE 23.5"),
}


def moments_now(g: Invasion, seat: int) -> int:
    """The moments of powers that the seat's decision is about, as a mask."""
    frame = g.stack[-1] if g.stack else None
    if seat not in g.deciders() or frame is None:
        return 0
    if isinstance(frame, Actions):
        return 1 << W_ACTION
    if isinstance(frame, FightWindow):
        return 1 << W_FIGHT | (1 << W_DICE if frame.dice else 0)
    if isinstance(frame, Chances):
        return 1 << frame.moment
    if isinstance(frame, CancelWindow):
        return 1 << W_CANCEL
    return 0


def reasons(g: Invasion, seat: int) -> dict[str, Say]:
    """Cards in hand, powers, aliens, tokens and command counters that the seat cannot use now, by their ids."""
    said: dict[str, Say] = {}
    now = moments_now(g, seat)
    for card in sorted(set(g.hand[seat])):
        why = why_not(g, seat, card, now)
        if now and not may_play(g, seat):
            why = REASONS("close_rivals", "CPE 24.7", who=who(g.turn))
        if why is not None:
            said[f"hand:{key_of(g, card)}"] = why
    if g.race[seat] >= 0:
        sources = [(f"race:{seat}", g.race[seat])]
        sources += [(f"stuff:{seat}:{key_of(g, card)}", card) for card in sorted(set(g.stuff[seat]))]
        for thing, card in sources:
            why = why_not(g, seat, card, now) if g.pack.cards[card].powers else None
            if why is not None:
                said[thing] = why
    if now == 1 << W_ACTION:
        said |= action_reasons(g, seat)
    if g.stack and isinstance(g.stack[-1], Command) and g.stack[-1].at == "revealed":
        for i, word in enumerate(COMMAND_WORDS):
            if not g.stack_left[seat] >> i & 1:
                said[f"command:{word}"] = REASONS("command_used", "CPE 4.6")
    return said


def why_not(g: Invasion, seat: int, card: int, now: int) -> Say | None:
    """What keeps a card's powers from being used; nothing where one of them can be."""
    if seat not in g.deciders():
        return REASONS("waiting")
    kind = g.pack.cards[card]
    chosen = [power for power in kind.powers if not power.auto]
    fitting = [power for power in chosen if 1 << power.when & now]
    if not fitting:
        if not chosen:
            return REASONS("resting", card=card_name(g, card))
        moment = " or ".join(dict.fromkeys(MOMENTS[WHEN_WORDS[power.when]] for power in chosen))
        return REASONS("other_moment", "CPE 10.1", card=card_name(g, card), moment=moment)
    found = [hindrance(g, seat, card, power) for power in fitting]
    if FREE not in found:
        return say_hindrance(g, seat, card, fitting[0], found[0])
    if now == 1 << W_ACTION and kind.cost > g.points[seat]:
        return REASONS("too_dear", "CPE 5.8", card=card_name(g, card), n=kind.cost, m=g.points[seat])
    return None


def say_hindrance(g: Invasion, seat: int, card: int, power: Power, why: int) -> Say:
    key, rule = KEYS[why]
    return REASONS(key, rule, card=card_name(g, card), n=power.menace, m=g.menace[seat])


def action_reasons(g: Invasion, seat: int) -> dict[str, Say]:
    """Aliens that cannot move, a pool that cannot land, and a token that is too dear."""
    said: dict[str, Say] = {}
    offered = {(option.verb, option.args[0]) for option in g.options if option.verb in ("move", "move_ally")}
    for piece in range(seat * ALIENS, (seat + 1) * ALIENS):
        space = g.at[piece]
        if space < 0:
            continue
        ally = g.ally[piece]
        thing = f"alien:{seat}:{SPACE_WORDS[space]}" if ally < 0 else f"ally:{key_of(g, ally)}"
        if (("move", space) if ally < 0 else ("move_ally", ally)) not in offered:
            why = ("stopped", "CPE 5.4") if g.halted[piece] else ("no_points", "CPE 5.3")
            said[thing] = REASONS(*why)
    if not [option for option in g.options if option.verb.startswith("land")]:
        out = POOL in g.at[seat * ALIENS : (seat + 1) * ALIENS]
        said[f"pool:{seat}"] = REASONS("no_points" if out else "none_destroyed", "CPE 5.6")
    if g.pack.moves.buy not in g.options:
        said["menace"] = REASONS("token_dear", "CPE 5.7", n=menace_price(g, seat), m=g.points[seat])
    if isinstance(g, Apocalypse):
        closed = factory_reason(g, seat)
        if closed is not None:
            said["factory"] = closed
    return said


def factory_reason(g: Apocalypse, seat: int) -> Say | None:
    """Why no factory can be built: the action points, or what is in the way where it is most nearly possible."""
    if sites_for_factories(g, seat):
        price = factory_price(g, seat)
        dear = g.points[seat] < price
        return REASONS("factory_points", "CPE 23.1", n=price, m=g.points[seat]) if dear else None
    spaces = sorted({space for space in g.at[seat * ALIENS : seat * ALIENS + SAUCERS] if space >= 0})
    found = [(obstacle(g, seat, space), space) for space in spaces]
    worst, space = max(found, default=(NO_PLACE, NOTHING))
    if worst == NO_PLACE:
        return REASONS("factory_nowhere", "CPE 23.2")
    return REASONS(*OBSTACLES[worst], b=space_name(g, space))

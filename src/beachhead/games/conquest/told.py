"""How what happens is said to a person."""

from __future__ import annotations

from beachhead.games.conquest.names import COMMAND_WORDS, SPACE_WORDS, THEM, US
from beachhead.games.conquest.naming import (
    alien_name,
    card_name,
    count,
    deed,
    section_name,
    signed,
    space_name,
    who,
)
from beachhead.games.conquest.phrases import EVENTS
from beachhead.games.conquest.state import Invasion
from beachhead.kernel.log import Told
from beachhead.kernel.words import Say


def faces(dice: tuple[int, ...]) -> str:
    return " ".join([str(face) for face in dice])


def say_event(g: Invasion, event: Told) -> Say | None:
    a, key, name = event.args, event.key, who(event.seat)
    match key:
        case "recovered" | "first" | "spared":
            return EVENTS(key, who=name)
        case "resistance_phase" | "resistance_reshuffled" | "coastal_reshuffled" | "blunted":
            return EVENTS(key)
        case "new_round" | "track":
            return EVENTS(key, n=a[0])
        case "command":
            return EVENTS(key, who=name, n=COMMAND_WORDS[a[0]].upper())
        case "command_roll":
            return EVENTS(key, who=name, n=a[0])
        case "free_moves":
            return EVENTS(key, who=name, moves=count(a[0], "free move"))
        case "turn":
            return EVENTS(key, who=name, points=count(a[0], "action point"))
        case "points":
            return EVENTS("points" if a[0] >= 0 else "points_lost", who=name, points=count(abs(a[0]), "action point"))
        case "drew":
            return EVENTS(key, who=name, events=count(a[0], "Event")) if a[0] else None
        case "menace" | "terror":
            return EVENTS(key if a[0] >= 0 else f"{key}_lost", who=name, n=abs(a[0])) if a[0] else None
        case "breakthrough":
            return EVENTS(key, dice=faces(a))
        case "captain":
            return EVENTS(key, section=section_name(g, a[0]))
        case "tough":
            return EVENTS(key, who=name, n=a[0], m=a[1])
        case "card_stolen":
            return EVENTS(key, who=name, other=who(a[0]))
    return say_place(g, event) or say_fight(g, event) or say_card(g, event)


def say_place(g: Invasion, event: Told) -> Say | None:
    """What happens in spaces."""
    a, key, name = event.args, event.key, who(event.seat)
    match key:
        case "moved":
            return EVENTS(key, who=name, a=SPACE_WORDS[a[0]], b=SPACE_WORDS[a[1]], alien=alien_name(g, a[2]))
        case "teleported":
            return EVENTS(key, who=name, a=SPACE_WORDS[a[0]], b=SPACE_WORDS[a[1]])
        case "landed" | "destroyed":
            return EVENTS(key, who=name, b=space_name(g, a[0]), alien=alien_name(g, a[1]))
        case "explored" | "conquered" | "liberated" | "demolished":
            return EVENTS(key, who=name, b=SPACE_WORDS[a[0]], card=card_name(g, a[1]))
        case "stolen":
            return EVENTS(key, who=name, b=SPACE_WORDS[a[0]], card=card_name(g, a[1]), other=who(a[2]))
        case "battle":
            return EVENTS(key, who=name, b=space_name(g, a[0]), n=a[1])
        case "fight_aliens":
            return EVENTS(key, who=name, b=space_name(g, a[0]), other=who(a[1]))
        case "fight" | "counter_defeated" | "counter" | "counter_removed" | "ship" | "ship_damaged" | "ship_sunk":
            return EVENTS(key, who=name, b=space_name(g, a[0]), card=card_name(g, a[1]))
        case "counter_moved":
            return EVENTS(key, a=space_name(g, a[0]), b=space_name(g, a[1]), card=card_name(g, a[2]))
        case "pushed":
            return EVENTS(key, a=space_name(g, a[0]), b=space_name(g, a[1]), counters=count(a[2], "counter"))
        case "fight_won" | "battle_lost" | "escaped" | "fled" | "barrage" | "no_room" | "factory" | "factory_lost":
            return EVENTS(key, who=name, b=space_name(g, a[0]))
        case "factory_taken" | "factory_cashed":
            return EVENTS(key, who=name, b=space_name(g, a[0]))
    return None


def say_fight(g: Invasion, event: Told) -> Say | None:
    """Strength and dice."""
    a, key, name = event.args, event.key, who(event.seat)
    match key:
        case "rolled" if len(a) == 1 + a[0]:
            return EVENTS("rolled_alone", who=name, ours=faces(a[1:]))
        case "rolled":
            return EVENTS(key, who=name, ours=faces(a[1 : 1 + a[0]]), theirs=faces(a[1 + a[0] :]))
        case "round":
            if a[0] == US:
                return EVENTS("round_won" if a[1] > a[2] else "round_won_anyway", who=name, n=a[1], m=a[2])
            if a[0] == THEM:
                key = "round_lost" if a[2] > a[1] else "round_lost_anyway"
                return EVENTS(key, who=name, n=a[1], m=a[2])
            return EVENTS("round_tied", n=a[1], m=a[2])
        case "strengthened":
            return EVENTS(key if a[0] >= 0 else "weakened", side=name, n=abs(a[0]))
        case "doubled" | "made_to_win":
            return EVENTS(key, side=name)
        case "die_changed":
            return EVENTS(key, side=name, n=signed(a[0]))
        case "more_dice":
            return EVENTS(key, side=name, dice=count(a[0], "further Fight Die", "further Fight Dice"))
        case "rerolled" | "dice_added":
            return EVENTS(key, side="the attackers" if a[0] == US else "the enemy", dice=faces(a[1:]))
    return None


def say_card(g: Invasion, event: Told) -> Say:
    a, key, name = event.args, event.key, who(event.seat)
    row, card = g.pack.rows[a[0]], g.pack.cards[a[0]]
    match key:
        case "played":
            if len(card.powers) > 1:
                return EVENTS("played_mode", who=name, card=row.name, deed=deed(card.powers[a[1]]))
            return EVENTS(key, who=name, card=row.name)
        case "used" | "power":
            return EVENTS(key, who=name, card=row.name, deed=deed(card.powers[a[1]]))
        case "chance":
            return EVENTS(key, card=row.name, n=a[1], m=a[2])
        case "tech_stays":
            return EVENTS(key, card=row.name, n=a[1])
        case "stuff_stolen":
            return EVENTS(key, who=name, card=row.name, other=who(a[1]))
        case "red_event":
            return EVENTS(key, card=row.name, text=row.red_text)
    return EVENTS(key, who=name, card=row.name)

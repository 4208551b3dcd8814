"""The English of Attack the Tower, by message key."""

from __future__ import annotations

from typing import Final

from beachhead.kernel.words import Phrases

OPTIONS: Final = Phrases(
    {
        "draw": "Draw from the {pile}",
        "keep": "Keep these cards",
        "burn": "Burn them and draw five others",
        "build": "Build {base} in the {territory}, slot {slot}",
        "build_over": "Build {base} in the {territory}, over the {old} in slot {slot}",
        "done": "Done building",
        "discard": "Discard {card}",
        "renew": "Renew: both players recruit, draw and build",
        "refrain": "No Renewal this turn",
        "attack": "Attack the {goal} from the {origin}",
        "proceed": "Proceed to the palace",
        "withdraw": "Go home",
        "end_turn": "End your turn",
        "recruit": "Recruit a {troop} on the {base} in the {territory}, slot {slot}",
        "dismiss": "Let a {troop} go",
        "dismiss_ninja": "Let the {troop} that is a ninja go",
        "pass": "Pass",
        "play": "Play {card}",
        "play_idle": "Play {card} (it would do nothing now)",
        "play_special": "Play {card} onto your palace",
        "play_in": "Play {card} in the {territory}",
        "play_on": "Play {card} on {who}'s {base} in the {territory}, slot {slot} ({n} {troops})",
        "play_on_palace": "Play {card} on a {troop} on your palace",
        "smash": "Destroy {who}'s {base} in the {territory}, slot {slot}",
        "hit": "{n} damage to {what}",
        "hit_dead": "{n} damage: destroy {what}",
        "devour": "Destroy {what}",
    },
    "at.option.",
)

EVENTS: Final = Phrases(
    {
        "drew": "{who} draws {cards} from the {pile}.",
        "drew_hidden": "{who} draws from the {pile}.",
        "game": "Game {n}: {red} against {blue}. {who} begins.",
        "turn": "{who}'s turn.",
        "deadlock": "Nobody has renewed or attacked for three turns each: {who} must renew.",
        "refrains": "{who} does not renew.",
        "renewal": "{who} calls a Renewal: every base with room recruits a troop.",
        "burnt": "{who} burns the hand and draws five others ({n}).",
        "built": "{who} builds {base} in the {territory}.",
        "built_over": "{who} builds {base} in the {territory}, over another base.",
        "discarded": "{who} discards {card}.",
        "played": "{who} plays {card}.",
        "attacks": "{who} attacks the {goal} from the {origin}.",
        "battle": "Battle: {who}'s {origin} against the {goal}.",
        "strikes_initiative": "Initiative: {who} deals {blows}, the defender {back}.",
        "strikes_plain": "{who} deals {blows}, the defender {back}.",
        "strikes_normal": "{who} deals {blows}, and {shells} of artillery; the defender {back}.",
        "killed": "{who} loses {n} in the {place}.",
        "razed": "{who} loses the {base} in the {territory}.",
        "smashed": "{who} destroys the {base} in the {territory}.",
        "sacrificed": "{who} sacrifices {n} in the {place}.",
        "dismissed": "{who} has one special troop too many, and lets it go.",
        "proceeds": "{who} proceeds to the palace.",
        "recruited": "{who} recruits a troop in the {territory}.",
        "returned": "{n} of {who}'s special troops return.",
        "won": "{who} destroys the palace and wins the game ({red}:{blue}).",
        "drawn": "The last turn has been played: the game is drawn.",
    },
    "at.event.",
)

PROMPTS: Final = Phrases(
    {
        "Draws": "Which pile do you draw from? {n} to draw.",
        "Opening": "Keep these five cards, or burn them for five others?",
        "Build": "Build bases from your hand, or be done.",
        "Trim": "You may keep {limit} cards. Which one goes?",
        "announce": "Do you renew? Your opponent would renew too.",
        "Turn": "Attack, play an ability, or end your turn.",
        "Window": "Play an ability, or pass.",
        "Window_attack": "{who} attacks the {goal} from the {origin}. Play an ability, or pass.",
        "Attack": "The way is open. Proceed to the palace?",
        "hit": "Place your damage: {n} left.",
        "shells": "Place your artillery's damage: {n} left.",
        "devour": "Choose a troop to destroy: {n} left.",
        "Rampage": "Which base do your Kaiju destroy? {n} left.",
        "Excess": "One special troop too many. Which one goes?",
        "Recruits": "Where does the troop arrive? {n} to come.",
        "choose": "Choose one.",
    },
    "at.prompt.",
)

REASONS: Final = Phrases(
    {
        "not_now": "It is not your turn to attack.",
        "no_troops": "The {place} has no troops to attack with.",
        "has_attacked": "The {place} has attacked this turn.",
        "one_attack": "Only one attack a turn is played for here.",
        "walled": "A wall of thorns keeps your troops at home this turn.",
        "renewing": "No ability can be played during a Renewal.",
        "not_asked": "You can play abilities when you are asked.",
        "special_cap": "{card}: you need another territory with three bases; {n} of {cap} special troops are in play.",
        "build_later": "{card}: bases are built in a Renewal.",
        "build_not_asked": "{card}: it is not your turn to build.",
    },
    "at.reason.",
)

OUTCOMES: Final = Phrases(
    {
        "palace_destroyed": "{who} wins: {loser}'s palace is destroyed.",
        "turn_cap": "A draw: no palace fell in {turns} turns.",
        "match_won": "{who} wins the match {most}:{least}.",
        "match_drawn": "The match is drawn, {most}:{least}.",
    },
    "at.outcome.",
)

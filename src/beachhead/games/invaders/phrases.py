"""The English of Invaders, by message key."""

from __future__ import annotations

from typing import Final

from beachhead.kernel.words import Phrases

OPTIONS: Final = Phrases(
    {
        "play": "Play {card}",
        "zone": "{zone}",
        "make_room": "Give up {card} to make room",
        "pay": "Discard {card} to pay",
        "use": "Use {card}",
        "sacrifice": "Sacrifice {card}",
        "ops": "Ops centre: move {card}",
        "strategy": "Strategy: {strategy}",
        "plot_draw": "Plot: draw a card (the marker moves down)",
        "plot_discount": "Plot: your next card costs one less (the marker moves down)",
        "end_turn": "End your main phase",
        "target": "{card}",
        "discard": "Discard {card}",
        "retrieve": "Take {card} from your discards",
        "cancel": "Cancel it with {card}",
        "prevent": "Prevent it with {card}",
        "prevent_by": "Spend a token of {card} to prevent one card",
        "seed": "Bodysnatcher Pods: {card} fights for you",
        "pass": "Pass",
        "limit": "Exchange {n} cards each",
        "leave_out": "Leave out {card}",
        "take_in": "Take in {card}",
    },
    "in.option.",
)

EVENTS: Final = Phrases(
    {
        "turn": "{who}'s turn.",
        "drew": "{who} draws {n}.",
        "drained": "{who} drains {cards}.",
        "drain_paid": "{who} drains {cards} to pay.",
        "prevented": "{card} prevents the drain of up to {n}.",
        "hero_comes": "{card} joins the resistance.",
        "hero_stands": "{card} takes a stand in {zone}.",
        "hero_upright": "{card} is ready to fight.",
        "chainmail": "Project Chainmail saves {card}.",
        "destroyed": "{card} is destroyed.",
        "sacrificed": "{card} is sacrificed.",
        "ops": "The Ops centre gains {n}.",
        "track": "The plot marker stands at {n}.",
        "recovered": "{who} shuffles {n} discards back into the deck.",
        "tokens": "{card} has {n} tokens.",
        "attack_skipped": "{who} will miss an attack.",
        "strengthened": "{card} gains {n} power.",
        "moved": "{card} moves to {zone}.",
        "weakened": "{zone} is weakened to {n}.",
        "restored": "{zone} is restored to {n}.",
        "held": "{zone} cannot be attacked next turn.",
        "retrieved": "{who} takes {card} from the discards.",
        "discarded": "{who} discards {card}.",
        "plays": "{who} plays {card}.",
        "pays": "{who} discards {card} to pay.",
        "cancelled": "{card} is cancelled.",
        "enters": "{card} enters {zone}.",
        "strategy": "{who}: {strategy}.",
        "no_attack": "{who} cannot attack this turn.",
        "seeded": "The pods take {card}: it fights for the Invader this turn.",
        "zone_attacked": "{zone}: {attack} against {defence}.",
        "used": "{who} uses {card}.",
        "plot_draw": "{who} presses the plot for a card; the marker stands at {n}.",
        "plot_discount": "{who} presses the plot for a cheaper card; the marker stands at {n}.",
        "game_won": "{who} wins this game: Mankind {mankind}, Invader {invader}.",
        "swaps": "{who}, who lost, has both sides exchange {n} cards in secret.",
        "drawn_hidden": "Cards are drawn.",
        "drawn": "Drawn: {cards}.",
    },
    "in.event.",
)

PROMPTS: Final = Phrases(
    {
        "Turn": "Your main phase: play, use, plan, or end it.",
        "Turn.moved": "Which zone does it move to?",
        "PlayCard.placed": "Which zone does {card} enter?",
        "PlayCard.made_room": "The column is full. What do you give up?",
        "PlayCard.paid": "{card} costs {n} more from your hand.",
        "PlayCard.answered": "{who} plays {card}. Do you cancel it?",
        "Drain": "{n} of your cards would be drained. Do you prevent it?",
        "NextHero": "{card} joins you. In which zone?",
        "Leave": "Your Hero would be destroyed. Use Project Chainmail?",
        "Attack": "The attack begins. Use the Bodysnatcher Pods?",
        "Strategy": "Which Defender do you sacrifice?",
        "Resolve": "{card}: {text}",
        "Match.limited": "You lost this game. How many cards do both sides exchange?",
        "Match.left_out": "In secret: which card leaves your deck? {n} to exchange.",
        "Match.taken_in": "In secret: which card comes into your deck? {n} to exchange.",
        "choose": "Choose one.",
    },
    "in.prompt.",
)

REASONS: Final = Phrases(
    {
        "not_now": "It is not your main phase.",
        "cannot_pay": "{card} costs {discard} from your hand and {drain} off your deck.",
        "no_room": "None of your columns has a free slot.",
        "reply_only": "{card} only answers what the other side does.",
        "used": "{card} was used this turn.",
        "no_tokens": "{card} has no token left.",
        "spent": "{strategy} was used in this game.",
        "no_defender": "There is no Defender to sacrifice.",
        "other_moment": "{strategy} is for another moment.",
        "no_ops": "The Ops centre has no token, or nothing can move.",
        "plotted": "The plot was pressed this turn.",
    },
    "in.reason.",
)

OUTCOMES: Final = Phrases(
    {
        "invader_deck_empty": "Mankind wins: the Invader has no cards left to draw or drain.",
        "track_at_zero": "Mankind wins: the invasion has run out of time.",
        "mankind_tokens": "Mankind wins: the biological weapon is ready.",
        "mutual_ruin": "Mankind wins: both decks are spent at once.",
        "mankind_deck_empty": "The Invader wins: Mankind has no cards left to draw or drain.",
        "eurasia_lost": "The Invader wins: Eurasia has fallen.",
        "rim_and_africa_lost": "The Invader wins: Pacific rim and Africa have fallen.",
        "heroes_lost": "The Invader wins: the last Hero is gone.",
        "invader_tokens": "The Invader wins: the black goo covers the Earth.",
    },
    "in.outcome.",
)

"""What the battle board says of strategies, in our own words (IN 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class StrategyText:
    title: str
    text: str
    rule: str


STRATEGIES: Final = (
    StrategyText(
        "Perform Alien Autopsies at Hanger 18",
        "Shuffle the top five cards of your discards into your deck; the plot marker moves up one space.",
        "IN 8.6",
    ),
    StrategyText(
        "Activate Project 'Chainmail'",
        "In the Invader's turn, save your Hero from one card that would destroy it.",
        "IN 8.2",
    ),
    StrategyText(
        "Provoke Suicide Mission 'Retribution-Alpha'",
        "Sacrifice a Defender and flip the Invader's top card: an Invader or Desolator costs them their next attack.",
        "IN 8.3",
    ),
    StrategyText(
        'Sanction "Clean Slate Protocol"', "Shuffle your hand into your deck and draw as many cards.", "IN 8.7"
    ),
    StrategyText(
        "Drain the Indian Ocean",
        "Draw three cards; the plot marker moves down two; from now on Tentacle cards cost you one discard more.",
        "IN 8.4",
    ),
    StrategyText(
        "Atomise the Moon",
        "Draw two cards; the plot marker moves down two; from now on Pyramid cards cost you one discard more.",
        "IN 8.4",
    ),
    StrategyText(
        "Seed City with Bodysnatcher Pods",
        "In your attack, the power of one Defender or of the Hero counts for you; then drain two cards of your own.",
        "IN 8.5",
    ),
    StrategyText("Melt the Ice Caps", "Shuffle your hand into your deck and draw as many cards.", "IN 8.7"),
    StrategyText(
        "Heat the Atmosphere",
        "Shuffle the top five cards of your discards into your deck; the plot marker moves down one space.",
        "IN 8.6",
    ),
)

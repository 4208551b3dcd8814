"""Cards as the rules use them: small numbers and masks, made once from a pack's rows."""

from __future__ import annotations

from typing import Final

PLAY: Final = "play"
USE: Final = "use"
TURN: Final = "turn"
SACRIFICE: Final = "sacrifice"
DRAINED: Final = "drained"
CANCEL: Final = "cancel"
ALWAYS: Final = "always"

ENEMY: Final = 0
OWN: Final = 1
ANY: Final = 2
HERE: Final = 1
NEXT: Final = 2


class Pick:
    """Which cards in play an effect is about."""

    def __init__(self, side: int, where: int, icons: int, keywords: int, most_power: int, itself: bool) -> None:
        self.side = side
        self.where = where
        self.icons = icons
        self.keywords = keywords
        self.most_power = most_power
        self.itself = itself


class Effect:
    """One thing that a card does."""

    def __init__(
        self, do: str, n: int, pick: Pick, here: bool, near: bool, me: bool, per: Pick | None, icons: int, keywords: int
    ) -> None:
        self.do = do
        self.n = n
        self.pick = pick
        self.here = here  # the card's own zone, not any
        self.near = near  # to an adjacent zone, not any
        self.me = me  # the card's own side, not the enemy
        self.per = per
        self.icons = icons
        self.keywords = keywords


class Ability:
    """A moment and the effects that happen then."""

    def __init__(self, when: str, effects: list[Effect], tokens: int) -> None:
        self.when = when
        self.effects = effects
        self.tokens = tokens


class Card:
    """One kind of card."""

    def __init__(
        self,
        key: str,
        side: int,
        icons: int,
        keywords: int,
        discard: int,
        drain: int,
        power: int,
        lasts: bool,
        tokens: int,
        wins_at: int,
        abilities: list[Ability],
    ) -> None:
        self.key = key
        self.side = side
        self.icons = icons
        self.keywords = keywords
        self.discard = discard
        self.drain = drain
        self.power = power
        self.lasts = lasts  # it has a power and stays in a zone
        self.tokens = tokens
        self.wins_at = wins_at
        self.abilities = abilities
        self.always: list[Effect] = []
        for ability in abilities:
            if ability.when == ALWAYS:
                self.always.extend(ability.effects)
        self.auras = [effect for effect in self.always if effect.do == "power"]
        self.cancels = bool(self.at(CANCEL))
        self.prevents = not lasts and bool(self.at(DRAINED))
        # A card that only answers what the other side does cannot be played in one's own main phase.
        self.playable = lasts or bool(self.at(PLAY)) or not (self.cancels or self.prevents)

    def at(self, when: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.when == when]

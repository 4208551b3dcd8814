"""Cards as the rules use them: small numbers and masks, made once from a pack's rows."""

from __future__ import annotations

from typing import Final

from beachhead.games.invaders.names import DEFENDER, INVADER, MANKIND

PLAY: Final = "play"
USE: Final = "use"
TURN: Final = "turn"
SACRIFICE: Final = "sacrifice"
DRAINED: Final = "drained"
CANCEL: Final = "cancel"
ALWAYS: Final = "always"

# What a card in play may have; the table counts how many there are of each, so that rare ones cost nothing.
AURA: Final = 0
PRICE: Final = 1
WINS: Final = 2
ROOM: Final = 3
SHIELD: Final = 4
ATTACKS: Final = 5
GUARDS: Final = 6
UPKEEP: Final = 7
DEFENDERS: Final = 8
ABLE: Final = 9  # Mankind's cards that can be used or sacrificed; the Invader's are the next
FEATURES: Final = 11

NO_LIMIT: Final = 99  # of power

ENEMY: Final = 0
OWN: Final = 1
ANY: Final = 2
HERE: Final = 1
NEXT: Final = 2


# What the judge thinks of an effect that comes every turn, and of one that lasts.
REPEATED: Final = {"drain": 3.0, "draw": 2.5, "recover": 1.5, "ops": 0.5, "weaken": 4.0, "move": 0.4, "token": 0.0}
LASTING: Final = {"shield": 1.0, "room": 0.3, "attack": 2.0, "impervious": 0.2, "price": 1.5}


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

    def __init__(self, when: str, effects: list[Effect], tokens: int, once: bool) -> None:
        self.when = when
        self.effects = effects
        self.tokens = tokens
        self.once = once or not tokens  # tokens may all be spent in one turn, unless the card says otherwise


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
        self.prices = [effect for effect in self.always if effect.do == "price"]
        self.wards = [effect for effect in self.always if effect.do == "impervious"]
        self.use = self.first(USE)
        self.sacrifice = self.first(SACRIFICE)
        self.upkeep = self.first(TURN)
        self.cancel = self.first(CANCEL)
        self.drained = self.first(DRAINED)
        self.cancels = self.cancel >= 0
        self.prevents = not lasts and self.drained >= 0
        self.widens = self.does("room")
        self.shields = self.does("shield")
        self.able = self.use >= 0 or self.sacrifice >= 0
        has = [
            bool(self.auras),
            bool(self.prices),
            wins_at > 0,
            self.widens,
            self.shields,
            self.does("attack"),
            lasts and self.drained >= 0,
            self.upkeep >= 0,
            side == MANKIND and icons & DEFENDER > 0,
            side == MANKIND and self.able,
            side == INVADER and self.able,
        ]
        self.features = [i for i in range(FEATURES) if has[i]]
        self.worth = self.lasting_worth()
        # A card that only answers what the other side does cannot be played in one's own main phase.
        self.playable = lasts or bool(self.at(PLAY)) or not (self.cancels or self.prevents)

    def at(self, when: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.when == when]

    def first(self, when: str) -> int:
        """The number of the ability of that moment, or -1; a card has one at most, but for `play` and `always`."""
        for i, ability in enumerate(self.abilities):
            if ability.when == when:
                return i
        return -1

    def lasting_worth(self) -> float:
        """What the judge thinks of abilities that come again every turn; power and tokens are counted elsewhere."""
        worth = 0.0
        for ability in self.abilities:
            if ability.when == USE or ability.when == TURN:
                for effect in ability.effects:
                    if not ability.tokens:
                        worth += REPEATED.get(effect.do, 0.3) * effect.n
        for effect in self.always:
            worth += LASTING.get(effect.do, 0.0)
        return worth

    def does(self, what: str) -> bool:
        return bool([effect for effect in self.always if effect.do == what])

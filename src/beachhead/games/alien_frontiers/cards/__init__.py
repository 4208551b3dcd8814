"""The thirteen kinds of alien tech card (AF 7)."""

from __future__ import annotations

from typing import Final

from beachhead.games.alien_frontiers.cards.dice import (
    BoosterPod,
    GravityManipulator,
    PolarityDevice,
    StasisBeam,
    TemporalWarper,
)
from beachhead.games.alien_frontiers.cards.ships import (
    DataCrystal,
    MindControlHelmet,
    OrbitalTeleporter,
    PlasmaCannon,
)
from beachhead.games.alien_frontiers.cards.tech import Tech
from beachhead.games.alien_frontiers.hands import Hand
from beachhead.games.alien_frontiers.moves import DISCARD
from beachhead.games.alien_frontiers.names import (
    ALIEN_CITY,
    ALIEN_MONUMENT,
    BOOSTER_POD,
    DATA_CRYSTAL,
    GRAVITY_MANIPULATOR,
    HOLOGRAPHIC_DECOY,
    MIND_CONTROL_HELMET,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    POLARITY_DEVICE,
    RESOURCE_CACHE,
    STASIS_BEAM,
    TEMPORAL_WARPER,
)
from beachhead.games.alien_frontiers.state import Frontier
from beachhead.kernel.options import Option

# In the order of their numbers in `names`.
CARDS: Final[list[Tech]] = [
    Tech(ALIEN_CITY, -1, False),
    Tech(ALIEN_MONUMENT, -1, False),
    BoosterPod(),
    DataCrystal(),
    GravityManipulator(),
    Tech(HOLOGRAPHIC_DECOY, -1, False),
    MindControlHelmet(),
    OrbitalTeleporter(),
    PlasmaCannon(),
    PolarityDevice(),
    Tech(RESOURCE_CACHE, -1, False),
    StasisBeam(),
    TemporalWarper(),
]

# Which card a chosen power belongs to.
CARD_OF: Final = {
    "boost": BOOSTER_POD,
    "slow": STASIS_BEAM,
    "flip": POLARITY_DEVICE,
    "shift": GRAVITY_MANIPULATOR,
    "warp": TEMPORAL_WARPER,
    "borrow": DATA_CRYSTAL,
    "teleport": ORBITAL_TELEPORTER,
    "seize": MIND_CONTROL_HELMET,
    "blast": PLASMA_CANNON,
}


def card_offers(g: Frontier, seat: int, hand: Hand) -> list[Option]:
    """Every power and every discard that the seat's cards allow now (AF 7.1 to 7.3)."""
    options: list[Option] = []
    for card in usable(g.tech[seat]):
        options.extend(card.offers(g, seat, hand))
        if card.discardable and not card.discard_closed(g, seat):
            options.append(DISCARD(card.card))
    return options


_usable: dict[int, list[Tech]] = {}


def usable(owned: int) -> list[Tech]:
    """The cards among a seat's bits that have a power at all, worked out once for each set."""
    cards = _usable.get(owned)
    if cards is None:
        cards = _usable[owned] = [c for c in CARDS if owned >> c.card & 1 and (c.fuel >= 0 or c.discardable)]
    return cards

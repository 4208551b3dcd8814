"""What random games of all kinds show of a pack's cards, and what there is to be shown."""

from __future__ import annotations

import random
from collections.abc import Iterator

from beachhead.games.conquest.cards.packs import Pack
from beachhead.games.conquest.cards.rows import CardRow
from beachhead.games.conquest.meta import GAME
from beachhead.kernel.dealers import Seeded
from beachhead.kernel.game import Settings
from beachhead.kernel.log import Entry, Told

Use = tuple[str, str, int]
LONGEST = 20_000  # decisions
MOST = 100  # rounds of such games
KINDS: tuple[tuple[int, Settings], ...] = (
    (2, {}),
    (4, {}),
    (2, {"mode": "cooperative"}),
    (4, {"mode": "cooperative", "difficulty": "brutal"}),
    (3, {"active_resistance": "yes"}),
)
# Where the card stands among the figures of what is told.
FOUND = {
    "resistance": 0,
    "enlisted": 0,
    "human_tech": 0,
    "stuff": 0,
    "explored": 1,
    "counter": 1,
    "ship": 1,
    "ship_damaged": 1,
    "ship_sunk": 1,
}
SHOWN = ("resistance", "coastal", "location", "stuff", "human_tech", "counter", "ship")  # found, whether used or not


def heard(seats: int, settings: Settings, seed: int) -> list[Entry]:
    """All that happens in one game."""
    g, frame = GAME.first(seats, GAME.check(seats, settings))
    g.dealer = Seeded(seed)
    ears: list[Entry] = []
    g.ears = ears
    g.start(frame)
    rng = random.Random(seed)
    while g.deciders():
        seat = g.deciders()[0]
        g.apply(rng.choice(g.offers(seat)), seat)
        assert g.number < LONGEST
    assert g.ended
    return ears


def uses(pack: Pack, ears: list[Entry]) -> Iterator[Use]:
    rows = pack.rows
    for entry in ears:
        if not isinstance(entry, Told):
            continue
        if entry.key in ("played", "used", "power"):
            yield entry.key, rows[entry.args[0]].key, entry.args[1]
        elif entry.key == "red_event":
            yield "red", rows[entry.args[0]].key, 0
        elif entry.key == "captain":
            yield "found", "captain_fantastic_counter", 0
        elif entry.key in FOUND:
            yield "found", rows[entry.args[FOUND[entry.key]]].key, 0


def wanted(rows: list[CardRow]) -> Iterator[Use]:
    for row in rows:
        if row.kind == "event":
            for mode in range(max(1, len(row.powers))):
                yield "played", row.key, mode
            if row.red_text:
                yield "red", row.key, 0
        elif row.kind != "objective":  # one of the two is never on the board of these games
            for mode, power in enumerate(row.powers):
                yield "power" if power.auto else "used", row.key, mode
        if row.kind in SHOWN:
            yield "found", row.key, 0


def unseen(pack: Pack, rows: list[CardRow], **more: str) -> set[Use]:
    """What of these cards no game shows; games are played until nothing is left to be seen."""
    missing = set(wanted(rows))
    for seed in range(MOST):
        for seats, settings in KINDS:
            missing.difference_update(uses(pack, heard(seats, {**settings, **more}, seed)))
        if not missing:
            break
    return missing

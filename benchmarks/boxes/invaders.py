"""The box of Invaders."""

from __future__ import annotations

from beachhead.games.invaders.cards.packs import core
from beachhead.games.invaders.ends import WINNER
from beachhead.games.invaders.names import STRATEGY_WORDS, ZONE_WORDS
from beachhead.kernel.position import Position
from benchmarks.boxes import Box

ROWS = core().rows
NUMBER = core().index
PODS = "bodysnatcher_pods"


def war_end(g: Position) -> list[str]:
    return []


BOX = Box(
    ends=tuple(WINNER),
    parts={
        "Cards played": {
            row.key: (f"play {row.key}", f"cancel {row.key}", f"prevent {row.key}")
            for row in ROWS
            if row.kind != "hero"
        },
        "Heroes who came": {row.key: (f"told hero_comes {NUMBER[row.key]}",) for row in ROWS if row.kind == "hero"},
        "Heroes given up": {row.key: (f"told sacrificed {NUMBER[row.key]}",) for row in ROWS if row.kind == "hero"},
        "Cards used": {
            row.key: (f"told used {NUMBER[row.key]}",) for row in ROWS if "use" in [a.when for a in row.abilities]
        },
        "Cards discarded to pay": {row.key: (f"pay {row.key}",) for row in ROWS if row.kind != "hero"},
        "Strategies": {word: (f"strategy {word}",) if word != PODS else ("seed *",) for word in STRATEGY_WORDS},
        "Zones entered": {word: (f"zone {word}",) for word in ZONE_WORDS},
        "What else can be done": {
            "ops centre": ("ops *",),
            "plot: draw": ("plot draw",),
            "plot: discount": ("plot discount",),
            "room made": ("make_room *",),
            "card cancelled": ("told cancelled *",),
            "drain prevented": ("told prevented *",),
            "drain prevented by tokens": ("prevent_by *",),
            "attack skipped": ("told no_attack",),
            "zone weakened": ("told weakened *",),
            "zone restored": ("told restored *",),
            "zone held": ("told held *",),
            "card retrieved": ("retrieve *",),
            "card discarded": ("discard *",),
            "exchange: limit": ("limit *",),
            "exchange: left out": ("leave_out *",),
            "exchange: taken in": ("take_in *",),
        },
    },
    at_the_end=war_end,
)

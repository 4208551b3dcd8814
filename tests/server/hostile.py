"""Frames that no honest client sends: broken, hostile, or of the wrong moment."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

DEEP = "[" * 4000
KINDS = ("join", "answer", "undo", "chat", "sit_in", "auto", "ping", "welcome", "state", "", "__class__")
VALUES: tuple[object, ...] = (
    -1, 0, 1, 99, 2**31, 2**63, -(2**70), 1.5, 1e308, True, None, "", "0", "end_turn", "dock shipyard 3 3", "\x00",
    "‮", "💥" * 50, "'; DROP TABLE moves; --", "<script>alert(1)</script>", "../../etc/passwd", "a" * 1500,
    [], [[]], {}, {"a": {}}, ["x"] * 300,
)  # fmt: skip


def hostile_frames(count: int, decider: int) -> Iterator[str | bytes]:
    """Deterministic; none of them is a legal answer of the deciding seat."""
    rng = random.Random(count)
    for _ in range(count):
        match rng.randrange(8):
            case 0:
                yield rng.randbytes(rng.randrange(200))
            case 1:
                yield "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(120)))
            case 2:
                yield rng.choice(('{"t":"answer"', DEEP, "null", "[]", '"join"', "{}", "", "1e999", '{"t":["join"]}'))
            case 3:
                yield json.dumps({"t": rng.choice(KINDS[1:3]), "seat": 1 - decider, "number": 0, "option": "end_turn"})
            case 4:
                option = rng.choice(("fly", "dock", "dock shipyard", "steal red fuel x", "pass", "", " end_turn"))
                yield json.dumps({"t": "answer", "seat": decider, "number": rng.choice((0, 7)), "option": option})
            case _:
                fields = ("seat", "number", "option", "text", "level", "on", "all", "tokens", "name")
                made = {name: rng.choice(VALUES) for name in rng.sample(fields, rng.randrange(len(fields)))}
                kind = rng.choice(KINDS[1:])
                if kind in ("chat", "sit_in", "auto"):
                    made["seat"] = 99
                yield json.dumps({"t": kind, **made})

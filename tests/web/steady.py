"""`beachhead` with chance that goes by the running test: a test of the page meets the same deals and dice every time.

`python -m tests.web.steady FILE serve …`: the file holds the name of the test.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from beachhead import cli
from beachhead.server import hall, thinking


class ByTest:
    """Stands in for `secrets` where tables are opened."""

    def __init__(self, path: Path) -> None:
        self.path, self.name, self.chance = path, "", random.Random("")

    def token_bytes(self, size: int) -> bytes:
        name = self.path.read_text(encoding="utf-8")
        if name != self.name:
            self.name, self.chance = name, random.Random(name)
        return self.chance.randbytes(size)


class Always:
    """Stands in for `secrets` where bots think: their order may differ between tables, so all get the same."""

    def token_bytes(self, size: int) -> bytes:
        return bytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


if __name__ == "__main__":
    hall.secrets = ByTest(Path(sys.argv[1]))  # type: ignore[assignment]
    thinking.secrets = Always()  # type: ignore[assignment]
    cli.main(sys.argv[2:])

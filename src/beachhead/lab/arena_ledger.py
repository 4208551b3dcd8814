"""The games of a tournament that are finished, a line each in a file that only grows: what a resumed run builds on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from beachhead.kernel.errors import BadSetup
from beachhead.lab.arena import Arena, Fixture
from beachhead.lab.arena_game import Result

HEAD = msgspec.json.Decoder(Arena)
LINE = msgspec.json.Decoder(Result)


class Ledger:
    """Each game counts once, however often it stands in the file.  Only the number of blocks may differ."""

    def __init__(self, plan: Arena, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[Fixture, Result] = {}
        self.wanted = set(plan.fixtures())
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        try:
            data = path.read_bytes() if path.exists() else b""
            whole, _, cut = data.rpartition(b"\n")
            if cut:  # the last line was cut off when the run was stopped: its game is played again
                with path.open("r+b") as file:
                    file.truncate(len(data) - len(cut))
            if not whole:
                self.append(msgspec.json.encode(self.plan))
        except OSError as wrong:
            raise BadSetup(f"'{path}' cannot be used for the games: {wrong.strerror}.") from wrong
        if whole:
            self.read(whole.splitlines())

    def read(self, lines: list[bytes]) -> None:
        try:
            kept = HEAD.decode(lines[0])
            results = [LINE.decode(line) for line in lines[1:]]
        except msgspec.MsgspecError as wrong:
            raise BadSetup(f"'{self.path}' is not a list of an arena's games ({wrong}); name another file.") from wrong
        for name in ("game", "rules", "bots", "seats", "settings", "seed", "controls"):
            if getattr(kept, name) != getattr(self.plan, name):
                raise BadSetup(
                    f"'{self.path}' has games with other {name} ({getattr(kept, name)}, not "
                    f"{getattr(self.plan, name)}); name another file, or ask for the same."
                )
        for result in results:
            if result.fixture in self.wanted:
                self.results.setdefault(result.fixture, result)

    def missing(self) -> list[Fixture]:
        return [fixture for fixture in self.plan.fixtures() if fixture not in self.results]

    def add(self, result: Result) -> None:
        if result.fixture in self.results:
            return
        self.results[result.fixture] = result
        if self.path is not None:
            self.append(msgspec.json.encode(result))

    def append(self, line: bytes) -> None:
        assert self.path is not None
        with self.path.open("ab") as file:
            file.write(line + b"\n")

    def in_order(self) -> list[Result]:
        return [self.results[fixture] for fixture in sorted(self.results)]

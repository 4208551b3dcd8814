"""The packs of one game: the built-in ones, and those that people bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from beachhead.kernel.errors import quoted
from beachhead.kernel.options import nearest
from beachhead.parts.packs import BadPack, Block, Mistake, in_folder, names_in_folder, read, read_file

CORE = "core"


class Keyed(Protocol):
    @property
    def key(self) -> str: ...


Pack = TypeVar("Pack")
Row = TypeVar("Row", bound=Keyed)


class Shelf(Generic[Pack]):
    """Packs by name.  A pack is read when it is first asked for, and kept."""

    def __init__(self, game: str, parse: Callable[[str, str], Pack]) -> None:
        self.game = game
        self.parse = parse
        self.loaded: dict[str, Pack] = {}

    def built_in(self, name: str) -> str:
        """The text of a pack that comes with the game."""
        return files(f"beachhead.games.{self.game}.cards").joinpath(f"{name}.toml").read_text(encoding="utf-8")

    def core(self) -> Pack:
        if CORE not in self.loaded:
            self.loaded[CORE] = self.parse(self.built_in(CORE), CORE)
        return self.loaded[CORE]

    def load_file(self, path: Path) -> Pack:
        """Reads a pack of one's own and keeps it under its file's name."""
        if path.stem == CORE:
            raise BadPack(f"A pack of one's own needs another name than '{CORE}'.")
        pack = self.parse(read_file(path), path.stem)
        self.loaded[path.stem] = pack
        return pack

    def find(self, key: str) -> Pack:
        """The pack of that name: the core one, one that was read before, or one in the folder for packs."""
        if key == CORE:
            return self.core()
        if key not in self.loaded:
            path = in_folder(self.game, key)
            if path is None:
                known = (CORE, *self.loaded, *names_in_folder(self.game))
                raise BadPack(f"There is no card pack {quoted(key)}{nearest(key, known)}")
            return self.load_file(path)
        return self.loaded[key]


class Rows(Generic[Row]):
    """The cards of a pack's text as typed rows, each with its block, and what is wrong with them."""

    def __init__(self, text: str, kind: type[Row], doubts: Callable[[Row], Iterable[tuple[str, str]]]) -> None:
        head, blocks = read(text, "card")
        self.title = str(head.get("title", ""))
        self.rows: list[Row] = []
        self.blocks: list[Block] = []
        self.mistakes: list[Mistake] = []
        seen: dict[str, int] = {}
        for block in blocks:
            row = block.convert(kind, self.mistakes)
            if row is None:
                continue
            if row.key in seen:
                twice = f"'{row.key}' is already the key of the card at line {seen[row.key]}."
                self.mistakes.append(Mistake(block.line_of("key"), twice))
            seen.setdefault(row.key, block.line)
            self.mistakes.extend([Mistake(block.line_of(field), why) for field, why in doubts(row)])
            self.rows.append(row)
            self.blocks.append(block)

"""Card packs: TOML files of card rows that people can write, and that name their mistakes by line."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from beachhead.kernel.errors import Refused

Row = TypeVar("Row")

SUFFIXES = (".toml", ".json")


class BadPack(Refused):
    """The pack cannot be played; its text lists every mistake, a line each."""


@dataclass(frozen=True)
class Mistake:
    """One thing wrong in a pack, and where."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


@dataclass
class Block:
    """One `[[table]]` of a pack: its fields, and the lines they stand on."""

    line: int
    fields: dict[str, object]
    lines: dict[str, int]

    def line_of(self, field: str) -> int:
        return self.lines.get(field, self.line)

    def convert(self, kind: type[Row], mistakes: list[Mistake]) -> Row | None:
        """The fields as a typed row, or one more mistake."""
        try:
            return msgspec.convert(self.fields, kind)
        except msgspec.ValidationError as wrong:
            mistakes.append(Mistake(self.line_of(field_in(str(wrong))), plain(str(wrong))))
            return None


def read(text: str, table: str) -> tuple[dict[str, object], list[Block]]:
    """The pack's own fields and its `[[table]]` blocks in order."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadPack(f"This is not a readable pack: {wrong}.") from wrong
    rows = whole.get(table, [])
    head = whole.get("pack", {})
    if not isinstance(rows, list) or not isinstance(head, dict):
        raise BadPack(f"A pack has one [pack] and a [[{table}]] for each card.")
    places = block_lines(text, table)
    return head, [Block(line, row, lines) for row, (line, lines) in zip(rows, places, strict=True)]


def block_lines(text: str, table: str) -> list[tuple[int, dict[str, int]]]:
    """Where each block begins, and where its fields stand."""
    found: list[tuple[int, dict[str, int]]] = []
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip().startswith("["):
            inside = line.strip() == f"[[{table}]]" or (inside and line.strip().startswith(f"[[{table}."))
            if line.strip() == f"[[{table}]]":
                found.append((number, {}))
        elif inside and (name := re.match(r"\s*([a-z_]+)\s*=", line)):
            found[-1][1].setdefault(name[1], number)
    return found


def field_in(message: str) -> str:
    """The field that a validation message points at.

    >>> field_in("Expected `int`, got `str` - at `$.power`")
    'power'
    """
    path = re.search(r"`\$\.([a-z_]+)", message)
    if path:
        return path[1]
    named = re.search(r"field `([a-z_]+)`", message)
    return named[1] if named else ""


def plain(message: str) -> str:
    """A validation message as a sentence for people.

    >>> plain("Expected `int`, got `str` - at `$.power`")
    "'power' should be a whole number, not text."
    """
    words = {"int": "a whole number", "str": "text", "bool": "true or false", "array": "a list", "object": "a table"}
    shape = re.match(r"Expected `(\w+)[^`]*`, got `(\w+)` - at `\$\.([^`]*)`", message)
    if shape:
        wanted, got = words.get(shape[1], shape[1]), words.get(shape[2], shape[2])
        return f"'{shape[3]}' should be {wanted}, not {got}."
    message = message.replace("Object missing required field", "there is no").replace("`$.", "`")
    return message.replace("`", "'").rstrip(".") + "."


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadPack(f"The pack '{path}' cannot be read.") from wrong


def folder(game: str) -> Path:
    """Where a person keeps packs for a game: BEACHHEAD_PACKS, or 'packs' in the user's data folder."""
    chosen = os.environ.get("BEACHHEAD_PACKS")
    if chosen:
        return Path(chosen) / game
    data = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "beachhead" / "packs" / game


def names_in_folder(game: str) -> list[str]:
    """The packs that lie in the folder, by name."""
    return sorted({path.stem for path in folder(game).glob("*") if path.suffix in SUFFIXES})


def in_folder(game: str, name: str) -> Path | None:
    """The file of that name in the folder; a name is never a path, wherever it comes from."""
    if name not in names_in_folder(game):
        return None
    return next(path for path in sorted(folder(game).glob("*")) if path.stem == name and path.suffix in SUFFIXES)


def refuse(mistakes: list[Mistake]) -> None:
    """Raises with every mistake, if there is any."""
    if mistakes:
        raise BadPack("\n".join(str(m) for m in sorted(mistakes, key=lambda m: m.line)))

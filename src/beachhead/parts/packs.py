"""Card packs: TOML files of card rows that people can write, and that name their mistakes by line."""

from __future__ import annotations

import json
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
ITEM = "when"  # the field that every ability of a card has
LISTS = ("abilities", "powers")  # what games call them


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
        """Where a field stands, or one item of it, or else the block."""
        return self.lines.get(field, self.lines.get(field.split("[")[0], self.line))

    def convert(self, kind: type[Row], mistakes: list[Mistake]) -> Row | None:
        """The fields as a typed row, or one more mistake."""
        try:
            return msgspec.convert(self.fields, kind)
        except msgspec.ValidationError as wrong:
            unknown = re.search(r"unknown field `(\w+)`", str(wrong))
            field = unknown[1] if unknown and unknown[1] in self.lines else field_in(str(wrong))
            mistakes.append(Mistake(self.line_of(field), plain(str(wrong))))
            return None


def read(text: str, table: str) -> tuple[dict[str, object], list[Block]]:
    """The pack's own fields and its blocks in order, from TOML, or from JSON if it begins with a brace."""
    is_json = text.lstrip().startswith("{")
    try:
        whole = json.loads(text) if is_json else tomllib.loads(text)
    except json.JSONDecodeError as wrong:
        raise BadPack(f"line {wrong.lineno}: this is not readable JSON: {wrong.msg}.") from wrong
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        why = re.sub(r" \(at .*\)", "", str(wrong))
        raise BadPack(f"line {line[1] if line else 1}: this is not readable TOML: {why}.") from wrong
    rows, head = whole.get(table, []), whole.get("pack", {})
    if not isinstance(rows, list) or not isinstance(head, dict) or not all(isinstance(row, dict) for row in rows):
        raise BadPack(f"line 1: a pack has one [pack] and a [[{table}]] for each card.")
    others = [key for key in whole if key not in ("pack", table)]
    if others:
        raise BadPack(f"line {line_with(text, others[0])}: a pack has no '{others[0]}', only 'pack' and '{table}'.")
    places = json_lines(text, table) if is_json else toml_lines(text, table)
    if len(places) != len(rows):
        places = [(1, {}) for _ in rows]
    return head, [Block(line, row, lines) for row, (line, lines) in zip(rows, places, strict=True)]


def line_with(text: str, word: str) -> int:
    return next((n for n, line in enumerate(text.split("\n"), start=1) if word in line), 1)


Places = list[tuple[int, dict[str, int]]]


def toml_lines(text: str, table: str) -> Places:
    """Where each block begins, and where its fields stand."""
    found: Places = []
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        if re.match(r"\s*\[\[?[a-z_.]+\]\]?\s*(#.*)?$", line):
            begins = re.match(rf"\s*\[\[{table}\]\]", line) is not None
            inside = begins or (inside and re.match(rf"\s*\[\[?{table}\.", line) is not None)
            if begins:
                found.append((number, {}))
        elif inside:
            note(found[-1][1], line, number, r"\s*([a-z_]+)\s*=")
    return found


def json_lines(text: str, table: str) -> Places:
    """The same for JSON: a block is an object in the list of that name."""
    found: Places = []
    depth, number, quoted, escaped, words = 0, 1, False, False, [""]
    at: list[str] = []  # the key that each open bracket stands at
    for sign in text:
        if sign == "\n":
            number += 1
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
            words[-1] += sign if quoted else ""
        elif sign == '"':
            quoted = True
            words.append("")
        elif sign in "{[":
            at.append(words[-1])
            depth += 1
            if sign == "{" and depth == 3 and at[1] == table:
                found.append((number, {}))
        elif sign in "}]":
            at.pop()
            depth -= 1
        elif sign == ":" and found and depth >= 3 and at[1] == table:
            name, lines = words[-1], found[-1][1]
            if depth == 3:
                lines.setdefault(name, number)
            note_item(lines, name, number)
    return found


def note(lines: dict[str, int], line: str, number: int, pattern: str) -> None:
    name = re.match(pattern, line)
    if name:
        lines.setdefault(name[1], number)
    for _ in re.findall(rf"\b{ITEM}\s*=", line):
        note_item(lines, ITEM, number)


def note_item(lines: dict[str, int], name: str, number: int) -> None:
    """The lines of a block's abilities, one after the other."""
    if name == ITEM:
        count = len([key for key in lines if key.startswith(f"{LISTS[0]}[")])
        for word in LISTS:
            lines[f"{word}[{count}]"] = number


def field_in(message: str) -> str:
    """The field that a validation message points at.

    >>> field_in("Expected `int`, got `str` - at `$.power`")
    'power'
    """
    path = re.search(r"`\$\.([a-z_]+(?:\[\d+\])?)", message)
    if path:
        return path[1]
    named = re.search(r"field `([a-z_]+)`", message)
    return named[1] if named else ""


def plain(message: str) -> str:
    """A validation message as a sentence for people.

    >>> plain("Expected `int`, got `str` - at `$.power`")
    "'power' should be a whole number, not text."
    >>> plain("Object contains unknown field `colour`")
    "There is no field 'colour'."
    """
    words = {"int": "a whole number", "str": "text", "bool": "true or false", "array": "a list", "object": "a table"}
    words["null"] = "nothing"
    what, _, path = message.partition(" - at `$")
    where = path.rstrip("`").lstrip(".").replace("[...]", "")
    inside = f" in '{where}'" if where else ""
    shape = re.match(r"Expected `([\w |]+)[^`]*`, got `(\w+)`", what)
    if shape:
        wanted = " or ".join(words.get(word, word) for word in shape[1].split(" | ") if word != "null")
        return f"'{where}' should be {wanted}, not {words.get(shape[2], shape[2])}."
    for pattern, said in (
        (r"Object missing required field `(\w+)`", "The field '{0}' is missing"),
        (r"Object contains unknown field `(\w+)`", "There is no field '{0}'"),
        (r"Invalid enum value (?:'|`)?(.+?)(?:'|`)?$", "'{0}' is not a word that is known here"),
    ):
        found = re.match(pattern, what)
        if found:
            return said.format(found[1]) + inside + "."
    return what.replace("`", "'").rstrip(".") + inside + "."


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

"""Saved terminal games: JSON with the position, and the moves that led to it."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec

from beachhead.games.registry import find
from beachhead.kernel.dealers import Fair
from beachhead.kernel.errors import BadSave, OtherRules, Refused
from beachhead.kernel.game import Game, Settings
from beachhead.kernel.record import Record, Replay, write
from beachhead.kernel.save import Data, canonical, to_data
from beachhead.kernel.table import Table
from beachhead.terminal.players import parse_players

KIND = "save 1"


class Save(msgspec.Struct):
    """A save file.  `position` is where play goes on; `moves` are the lines of its record.

    The dice come from the seed and `dealt`, the count of what it has given so far, so that a game
    goes on after a break exactly as it would have without one.
    """

    beachhead: str
    game: str
    rules: str
    settings: Settings
    players: list[str]
    seed: str
    dealt: int
    moves: list[str]
    position: Data


def dealer_of(seed: str, dealt: int = 0) -> Fair:
    """Dice that `verify` can prove afterwards."""
    return Fair(hashlib.sha256(seed.encode()).digest(), used=dealt)


def record_of(table: Table, players: list[str], seed: str) -> Record:
    """The game so far as a record; the secret of its dice only when they have all been rolled."""
    dealer = dealer_of(seed)
    headers = {"players": " ".join(players), "commitment": dealer.commitment}
    if table.over:
        headers["secret"] = dealer.secret.hex()
    return write(table.game, table.position.seats, table.settings, table.log, headers)


def pack(table: Table, players: list[str], seed: str) -> bytes:
    dealer = table.dealer
    assert isinstance(dealer, Fair)
    moves = record_of(table, players, seed).lines
    save = Save(beachhead=KIND, players=players, seed=seed, dealt=dealer.used, moves=moves, **table.save())  # type: ignore[arg-type]
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def unpack(data: bytes, game: Game | None = None) -> tuple[Table, Save]:
    """The table as it was left, its log told again by replaying the moves."""
    save = decode(data)
    if game is not None and save.game != game.key:
        raise BadSave(f"That save is of '{save.game}', not of {game.title}.")
    game = find(save.game)
    if save.rules != game.rules:
        raise OtherRules(f"That save was made with rules {save.rules} of {game.title}; these are rules {game.rules}.")
    parse_players(",".join(save.players))
    replay = replayed(game, record_in(data))
    if canonical(save.position) != canonical(to_data(replay.position)):
        raise BadSave("The saved game is damaged: its moves do not lead to its position.")
    plain: Data = {"game": save.game, "rules": save.rules, "settings": save.settings, "position": save.position}
    return Table.load(game, plain, dealer_of(save.seed, save.dealt), replay.heard), save


def decode(data: bytes) -> Save:
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise BadSave(f"This is not a saved game of Beachhead, or it is damaged ({wrong}).") from wrong
    if save.beachhead != KIND:
        raise BadSave(f"This save is of the kind '{save.beachhead}'; only '{KIND}' can be read.")
    return save


def record_in(data: bytes) -> Record:
    """The record of the game that a save holds."""
    save = decode(data)
    headers = {"game": save.game, "rules": save.rules, "seats": str(len(save.players))}
    headers["settings"] = " ".join(f"{key}={value}" for key, value in save.settings.items())
    headers["players"] = " ".join(save.players)
    headers["commitment"] = dealer_of(save.seed).commitment
    return Record(headers, save.moves)


def replayed(game: Game, record: Record) -> Replay:
    replay = Replay(game, record)
    try:
        for _ in replay.run():
            pass
    except Refused as wrong:
        raise BadSave(f"The saved game is damaged. {wrong}") from wrong
    return replay


def put_file(path: Path, data: bytes) -> None:
    """Writes all of it or nothing: a file that was there stays whole until the new one is."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except OSError as wrong:
        raise BadSave(f"'{path}' cannot be written: {wrong.strerror}.") from wrong


def free_name(folder: Path, key: str) -> Path:
    """The first name in a folder that no file has yet: 'KEY.save.json', 'KEY-2.save.json' …"""
    path, n = folder / f"{key}.save.json", 2
    while path.exists():
        path, n = folder / f"{key}-{n}.save.json", n + 1
    return path

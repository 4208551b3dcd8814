"""A table and its seats as they are kept."""

from __future__ import annotations

import msgspec

from beachhead.server.messages import SeatKind


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat; `key` is the hash of its key, or of the invitation while it is open."""

    kind: SeatKind
    name: str
    level: str = ""
    sitting_in: bool = False
    key: str = ""
    salt: str = ""
    auto: bool = False


class Row(msgspec.Struct):
    """What is kept of a table beside its log."""

    id: str
    game: str
    rules: str
    name: str
    settings: dict[str, str]
    seats: list[Seat]
    public: bool
    state: str
    created: str
    changed: str
    secret: bytes
    salts: str = ""
    number: int = 0
    bot_decides: bool = False
    outcome: str = ""
    forked_from: str = ""
    rematch: str = ""
    opener: int = -1  # the seat of whoever opened it
    hints: bool = False

    def columns(self) -> dict[str, object]:
        values: dict[str, object] = {name: getattr(self, name) for name in self.__struct_fields__}
        values["settings"] = msgspec.json.encode(self.settings).decode()
        values["seats"] = msgspec.json.encode(self.seats).decode()
        return values


def row_of(values: dict[str, object]) -> Row:
    values = dict(values)
    values["settings"] = msgspec.json.decode(str(values["settings"]), type=dict[str, str])
    values["seats"] = msgspec.json.decode(str(values["seats"]), type=list[Seat])
    secret = values["secret"]
    assert isinstance(secret, (bytes, memoryview))
    values["secret"] = bytes(secret)
    return Row(**values)  # type: ignore[arg-type]

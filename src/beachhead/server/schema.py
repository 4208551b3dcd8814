"""The messages and each game's view as JSON schemas, from which the browser's TypeScript types are made.

`python -m beachhead.server.schema` prints them: `messages` holds all that travels, `views` one schema for each game.
"""

from __future__ import annotations

import sys
from typing import Any, get_type_hints

import msgspec

from beachhead.games.registry import GAMES
from beachhead.kernel.game import Game
from beachhead.server import messages

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order in which they are written down."""
    return [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == messages.__name__
    ]


def definitions(kinds: list[type[msgspec.Struct]]) -> Schema:
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {name: exact(schema) for name, schema in found.items()}


def exact(schema: Schema) -> Schema:
    """No other keys than those named: what makes a TypeScript type strict."""
    return {**schema, "additionalProperties": False} if schema.get("type") == "object" else schema


def sent(schemas: Schema) -> Schema:
    """The server writes fields that have a default too, unless a struct omits them."""
    omitting = {kind.__name__ for kind in msgspec.Struct.__subclasses__() if kind.__struct_config__.omit_defaults}
    taken = set(definitions([messages.NewTable, messages.Fork, messages.TakeSeat, *client_kinds()]))
    for name, schema in schemas.items():
        if name not in omitting | taken and "properties" in schema:
            schema["required"] = list(schema["properties"])
    return schemas


def client_kinds() -> list[type[msgspec.Struct]]:
    return list(messages.FromClient.__args__)


def view_kind(game: Game) -> type[msgspec.Struct]:
    kind: type[msgspec.Struct] = get_type_hints(type(game).view)["return"]
    return kind


def either(kinds: list[type[msgspec.Struct]]) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def document() -> Schema:
    unions = {"FromClient": either(client_kinds()), "FromServer": either(list(messages.FromServer.__args__))}
    return {
        "messages": {"$defs": {**sent(definitions(structs())), **unions}},
        "views": {
            key: {"$defs": sent(definitions([view_kind(game)])), "root": view_kind(game).__name__}
            for key, game in GAMES.items()
        },
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())) + b"\n")

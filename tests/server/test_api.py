"""Every call does what its OpenAPI description says, for whatever is asked."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from beachhead.server.app import create_app
from beachhead.server.hall import Hall
from beachhead.server.store.store import Store
from beachhead.server.thinking import Thinkers
from tests.server.client import Http, Player
from tests.server.running import Running

EXAMPLES = int(os.environ.get("BEACHHEAD_API_EXAMPLES", "12"))

# A request of the right form may still not fit the game, or hold a record that is none: that is a 400 too.
STATUSES = ["2xx", 400, 403, 404, 409, 413]
CONFIG = schemathesis.Config.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": STATUSES}}})

description = create_app(Hall(Store("sqlite://"), Thinkers())).openapi_schema.to_schema()


def without_pairs(part: Any) -> Any:
    """The checker reads `prefixItems` into the form of an older JSON Schema and then stumbles over it."""
    if isinstance(part, (list, tuple)):
        return [without_pairs(each) for each in part]
    if not isinstance(part, dict):
        return part
    made = {name: without_pairs(value) for name, value in part.items()}
    if pair := made.pop("prefixItems", None):
        made.update(items={"anyOf": pair}, minItems=len(pair), maxItems=len(pair))
    return made


schema = schemathesis.openapi.from_dict(without_pairs(description), config=CONFIG)


@pytest.fixture(scope="module")
def tables(server: Running) -> tuple[str, str]:
    """Tables that are there to be asked about: one that waits, one that is over."""

    async def prepare() -> tuple[str, str]:
        http = Http(server.base)
        waiting = await http.open("here", "friend", public=True)
        played = await http.open("here", "here", game="skirmish", public=True)
        player = await Player(server.base, played["table"]["id"], [k["token"] for k in played["keys"]]).connect()
        rng = random.Random(3)
        await player.play(lambda options: rng.choice(options), 500)
        await player.close()
        await http.close()
        return waiting["table"]["id"], played["table"]["id"]

    return asyncio.run(prepare())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_calls_keep_to_their_description(case: Any, server: Running, tables: tuple[str, str]) -> None:
    asked = case.path_parameters or {}
    if isinstance(asked.get("table"), str) and not case.meta.phase.name.value.startswith("cover"):
        asked["table"] = (*tables, asked["table"])[len(asked["table"]) % 3]
    case.call_and_validate(base_url=server.base)


def test_the_description_is_served(server: Running) -> None:
    served = asyncio.run(Http(server.base).get("/schema"))
    assert set(served["paths"]) == set(description["paths"])
    assert len(served["paths"]) >= 17

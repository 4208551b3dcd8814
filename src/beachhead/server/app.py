"""The application: calls, socket and pages on one hall."""

from __future__ import annotations

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from beachhead import __version__
from beachhead.kernel.errors import Refused
from beachhead.server.calls import CALLS
from beachhead.server.errors import code_of, status_of
from beachhead.server.files import client
from beachhead.server.hall import Hall
from beachhead.server.limits import Limits
from beachhead.server.messages import Problem
from beachhead.server.rules import rules
from beachhead.server.socket import table_socket
from beachhead.server.watching import WATCHING

LIMITS = Limits()
LARGEST_BODY = 1_000_000
SAID = {
    404: ("not_found", "There is nothing at this address."),
    405: ("not_allowed", "This address takes no request of that kind."),
    413: ("too_big", f"A request has at most {LARGEST_BODY} bytes."),
    500: ("broken", "The server made a mistake. Nothing was changed; try again."),
}


def refused(_: Request[object, object, State], wrong: Refused) -> Response[Problem]:
    return Response(Problem(code_of(wrong), str(wrong)), status_code=status_of(wrong))


def not_http(_: Request[object, object, State], wrong: HTTPException) -> Response[Problem]:
    code, text = SAID.get(wrong.status_code) or ("bad_request", what_failed(wrong))
    return Response(Problem(code, text), status_code=wrong.status_code, headers=wrong.headers)


def what_failed(wrong: HTTPException) -> str:
    """The sentence for a request that is not of the right form, naming the field where there is one."""
    told = wrong.extra[0] if isinstance(wrong.extra, list) and wrong.extra else None
    if isinstance(told, dict):
        where = f" ({told['key']})" if told.get("key") else ""
        return f"The request is not of the right form{where}: {told.get('message', 'something is missing')}."
    return f"The request is not of the right form: {wrong.detail}."


def create_app(hall: Hall, limits: Limits = LIMITS) -> Litestar:
    """The application of a hall that is open; closing it is the caller's duty."""

    async def the_hall() -> Hall:
        return hall

    async def the_limits() -> Limits:
        return limits

    return Litestar(
        [*CALLS, *WATCHING, rules, table_socket, client],
        dependencies={"hall": Provide(the_hall), "limits": Provide(the_limits)},
        exception_handlers={Refused: refused, HTTPException: not_http},
        openapi_config=OpenAPIConfig("Beachhead", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
    )

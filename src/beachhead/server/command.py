"""`beachhead serve`: the server on one port, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter
from granian.constants import Interfaces
from granian.server.embed import Server

from beachhead.server.app import create_app
from beachhead.server.errors import Declined
from beachhead.server.guard import Guard, names_for
from beachhead.server.hall import Hall
from beachhead.server.limits import Limits
from beachhead.server.store.engine import default_address
from beachhead.server.store.store import Store
from beachhead.server.thinking import Thinkers

BACKLOG = 2048
SOCKETS = 20_000


Flag = Annotated[bool, Parameter(negative="")]


def serve(
    *,
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str = "",
    origin: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    behind_proxy: Flag = False,
    open: Flag = False,
) -> None:
    """Serve tables to browsers: lobby, games against bots and friends, replays.

    Examples:

        beachhead serve --open
        beachhead serve --port 9000 --database postgresql://ann@localhost/beachhead
        beachhead serve --host 0.0.0.0 --origin https://games.example --behind-proxy

    Parameters
    ----------
    port
        The port to listen on.
    host
        The address to listen on; 0.0.0.0 for every network this machine is in.
    database
        Any SQLAlchemy address; by default a file in your data folder.
    origin
        An address people reach it by; may be given several times.
    behind_proxy
        Take people's addresses from the proxy's X-Forwarded-For.
    open
        Open the page in a browser.
    """
    check_free(host, port)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(run(port, host, database, names_for(host, origin), behind_proxy, open))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed; the standard loop does the same, slower."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def check_free(host: str, port: int) -> None:
    """The embedded server would share a port with another server without a word."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as wrong:
            raise Declined(f"Port {port} of {host} cannot be used ({wrong}); choose another with --port.") from wrong


async def run(port: int, host: str, database: str, names: frozenset[str], proxied: bool, page: bool) -> None:
    hall = Hall(Store(database or default_address()), Thinkers())
    await hall.open()
    server = make_server(hall, host, port, Limits(spare_loopback=not proxied), names, proxied)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    serving = asyncio.create_task(server.serve())
    calm_collector()
    try:
        await answering(host, port)
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Beachhead is open at {address}", flush=True)
        if page:
            webbrowser.open(address)
        await serving
    finally:
        await hall.close()


def calm_collector() -> None:
    """Positions and moves make no cycles, so looking for some among all of them seldom is enough: a look takes long."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def make_server(
    hall: Hall, host: str, port: int, limits: Limits, names: frozenset[str] = frozenset(), proxied: bool = False
) -> Server:
    """One process, everything on the running loop."""
    return Server(
        Guard(create_app(hall, limits), limits, names, proxied),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=SOCKETS,
        log_enabled=False,
    )


async def answering(host: str, port: int) -> None:
    """Returns once the port takes connections."""
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            _, writer = await asyncio.open_connection(reached, port)
        except OSError:
            await asyncio.sleep(0.01)
        else:
            writer.close()
            return

"""`beachhead serve`: the server on one port, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys

from granian.constants import Interfaces
from granian.server.embed import Server

from beachhead.kernel.errors import Refused
from beachhead.server.app import create_app
from beachhead.server.errors import Declined
from beachhead.server.hall import Hall
from beachhead.server.store.engine import default_address
from beachhead.server.store.store import Store
from beachhead.server.thinking import Thinkers

BACKLOG = 2048
SOCKETS = 20_000


def serve(port: int = 8000, host: str = "127.0.0.1", database: str = "") -> None:
    """Serves the tables and the page.

    Parameters
    ----------
    port: the port to listen on.
    host: the address to listen on; 0.0.0.0 for every network this machine is in.
    database: any SQLAlchemy address; by default a file in the user's data folder.
    """
    try:
        check_free(host, port)
        asyncio.run(run(port, host, database))
    except Refused as wrong:
        sys.exit(str(wrong))


def check_free(host: str, port: int) -> None:
    """The embedded server would share a port with another server without a word."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as wrong:
            raise Declined(f"Port {port} of {host} cannot be used ({wrong}); choose another with --port.") from wrong


async def run(port: int, host: str, database: str) -> None:
    hall = Hall(Store(database or default_address()), Thinkers())
    await hall.open()
    server = Server(
        create_app(hall),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=SOCKETS,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    print(f"Beachhead is open at http://{host}:{port}/", flush=True)
    try:
        await server.serve()
    finally:
        await hall.close()

from cyclopts import run

from beachhead.server.command import serve

run(serve)

"""`python -m beachhead.server` is `beachhead serve`."""

import sys

from cyclopts import App

from beachhead.kernel.errors import Refused
from beachhead.server.command import serve

app = App(name="beachhead.server", result_action="return_value")
app.default(serve)

try:
    app()
except Refused as wrong:
    sys.exit(str(wrong))

"""`python -m beachhead.server` is `beachhead serve`."""

import sys

from beachhead.cli import main

main(["serve", *sys.argv[1:]])

"""Tests that take long run only when they are asked for: `make long`."""

from __future__ import annotations

import os

from tests.server.conftest import *  # noqa: F403

collect_ignore_glob = [] if os.environ.get("BEACHHEAD_LONG") else ["test_*.py"]

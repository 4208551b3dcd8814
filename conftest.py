"""What pytest leaves out: modules whose optional package is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["src/beachhead/adapters/openspiel.py"]

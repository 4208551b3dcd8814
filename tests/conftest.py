"""Tests import each other's games and the benchmarks by their place in the checkout."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

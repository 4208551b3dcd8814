"""The examples run, and say what they are about."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SAYS = {"own_bot.py": "The settler won", "own_report.py": "Alien Frontiers for 2: wins by seat"}


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "examples").glob("*.py")))
def test_an_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, f"examples/{name}"], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert SAYS[name] in done.stdout

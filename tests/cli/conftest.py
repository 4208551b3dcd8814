"""Runs the command as a person would: a process of its own, lines typed into it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def command() -> list[str]:
    return [sys.executable, "-m", "beachhead.cli"]


@pytest.fixture
def environment() -> dict[str, str]:
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"}


@pytest.fixture
def run(command: list[str], environment: dict[str, str], tmp_path: Path) -> Run:
    """Runs `beachhead` in an empty folder and returns what it said."""

    def run(*args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *args],
            input=typed,
            text=True,
            capture_output=True,
            cwd=tmp_path,
            env={**environment, **more},
            timeout=120,
            check=False,
        )

    return run

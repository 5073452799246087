"""The path of a stranger: install, first battle, first simulation, first environment, each in the time that is claimed.

`python -m tests.docs.stranger` builds a wheel and walks the path of `docs/index.md` in a new virtual environment, with
the commands that stand there. With `--empty-cache` the rules are compiled as on a new machine.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from tests.server.serving import Running

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "index.md"
STEP = re.compile(r"^### (First \w+|Install): (\d+) seconds\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class Claim(NamedTuple):
    """A step of the path: its name, how long it may take, and its blocks of code by language."""

    name: str
    seconds: int
    blocks: list[tuple[str, str]]


def claims() -> list[Claim]:
    """The steps that the first page of the documents describes."""
    found = STEP.findall(PAGE.read_text(encoding="utf-8"))
    return [Claim(name, int(seconds), BLOCK.findall(text)) for name, seconds, text in found]


class Machine:
    """A new virtual environment, with nothing of this one."""

    def __init__(self, folder: Path, wheel: Path, cache: Path | None) -> None:
        self.folder, self.wheel = folder, wheel
        self.bin = folder / "venv" / "bin"
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        self.environ = kept | {"PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}"}
        if cache:
            self.environ["BELLONA_CACHE"] = str(cache)

    def run(self, line: str) -> None:
        """Run a command as it stands in the documents; a package named `bellona` is the wheel."""
        words = shlex.split(line)
        if words[:2] == ["pip", "install"]:
            extras = re.fullmatch(r"bellona(\[.*\])?", words[2])
            assert extras is not None, line
            words = ["pip", "install", "--quiet", f"{self.wheel}{extras[1] or ''}"]
        subprocess.run(words, check=True, timeout=600, cwd=self.folder, env=self.environ, stdout=subprocess.DEVNULL)

    def python(self, code: str) -> None:
        """Run Python as it stands in the documents."""
        command = [str(self.bin / "python"), "-c", code]
        subprocess.run(command, check=True, timeout=600, cwd=self.folder, env=self.environ, stdout=subprocess.DEVNULL)

    def fight(self) -> None:
        """Open the table, begin a battle against a bot, and make the first move."""
        with Running(self.folder, python=str(self.bin / "python"), **self.environ) as server:
            Guest(server.url).first_move()


class Guest:
    """Somebody who has just opened the page."""

    def __init__(self, url: str) -> None:
        self.api = f"{url}/api"
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('/guest', {'name': 'Stranger'})['token']}"

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.api + path, data, self.headers), timeout=60) as answer:
            return json.load(answer)

    def first_move(self) -> None:
        seats = {"rome": "me", "carthage": "bot:miles"}
        opened = self.ask("/tables", {"game": "de_bello_punico", "scenario": "beneventum", "seats": seats})
        table, seen = f"/tables/{opened['id']}", 0
        while True:
            now = self.ask(f"{table}/view?since={seen}&wait=25")["now"]
            if now["choices"]:
                self.ask(f"{table}/actions", {"version": now["version"], "actions": [now["choices"][0]]})
                return
            seen = now["version"]


def wheel_into(folder: Path) -> Path:
    """Build the wheel."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, timeout=300)
    (built,) = folder.glob("bellona-*.whl")
    return built


class Taken(NamedTuple):
    """A step that was walked, with the seconds that it took by the clock and of processor time."""

    claim: Claim
    seconds: float
    processor: float


def walk(folder: Path, wheel: Path, cache: Path | None) -> Iterator[Taken]:
    """Every step of the path and how long it took."""
    machine = Machine(folder, wheel, cache)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True, timeout=120)
    for claim in claims():
        began, spent = time.monotonic(), of_children()
        for language, text in claim.blocks:
            for work in steps(machine, language, text):
                work()
        yield Taken(claim, time.monotonic() - began, of_children() - spent)


def of_children() -> float:
    """The processor time of all processes that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def steps(machine: Machine, language: str, text: str) -> Iterator[Callable[[], None]]:
    """What a block asks for."""
    if language == "python":
        yield lambda: machine.python(text)
        return
    for line in text.strip().splitlines():
        yield machine.fight if line.startswith("bellona serve") else (lambda line=line: machine.run(line))


def main() -> int:
    """Walk the path, tell the times, and fail if one is longer than is claimed."""
    parser = ArgumentParser(prog="python -m tests.docs.stranger", description=__doc__)
    parser.add_argument("--wheel", type=Path, help="a wheel that has been built")
    parser.add_argument("--empty-cache", action="store_true", help="compile the rules as on a new machine")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cache = folder / "cache" if asked.empty_cache else None
        late = 0
        for claim, seconds, processor in walk(folder, asked.wheel or wheel_into(folder), cache):
            told = f"{seconds:.0f} s, {processor:.0f} s of processor time ({claim.seconds} s claimed)"
            print(f"{claim.name}: {told}", flush=True)
            late += seconds > claim.seconds
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())

"""Commands of the documents: whether they exist as they are written, and how they are run in a test."""

from __future__ import annotations

import re
import shlex
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bellona.cli.main import COMMANDS, load_command

ROOT = Path(__file__).parents[2]
FEWER = (
    (re.compile(r"--games \d+"), "--games 2"),
    (re.compile(r"--rounds \d+"), "--rounds 1"),
    (re.compile(r"--seconds \d+"), "--seconds 1"),
    (re.compile(r"legatus|centurio|miles|greedy"), "random"),
)
MANY = re.compile(r"\b4096\b")
"""The games of a batch in the documents."""
PLAYING = ("sim", "sweep", "calibrate", "ladder")


def fewer(line: str) -> str:
    """A command with less to do."""
    for pattern, instead in FEWER:
        line = pattern.sub(instead, line)
    return line if "--seconds" in line or not line.startswith("bellona analyse") else f"{line} --seconds 1"


def smaller(code: str) -> str:
    """Python with less to do."""
    return MANY.sub("32", code)


def lines(block: str) -> list[str]:
    """The commands of a block, without what is only said of them."""
    joined = re.sub(r"\\\n\s*", "", block)
    return [line for line in (each.partition("  #")[0].strip() for each in joined.splitlines()) if line]


def wrong(line: str) -> str | None:
    """What does not exist in a command: the program, an option, an extra, a module or a file; None if all is there."""
    words = shlex.split(line.replace("$(date +%F)", "DATE"))
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words.pop(0)
    match words:
        case ["bellona", *rest]:
            return wrong_command(rest)
        case ["make", target, *_]:
            return None if re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE) else target
        case ["pip", "install", name]:
            return wrong_extra(name)
        case ["python" | "python3", "-m", module, *rest]:
            return wrong_module(module, rest)
        case ["python" | "python3", file, *rest]:
            return None if (ROOT / file).exists() else file
    return None


def wrong_command(words: list[str]) -> str | None:
    if not words or words[0].startswith("--"):
        return None
    if words[0] not in COMMANDS:
        return words[0]
    known = options(words[0])
    return next((word for word in words[1:] if word.startswith("--") and word.partition("=")[0] not in known), None)


@cache
def options(command: str) -> frozenset[str]:
    """The options of a command."""
    made: Any = load_command(command)
    return frozenset({"--help"}.union(*(parameter.opts for parameter in made.params)))


def wrong_extra(name: str) -> str | None:
    found = re.fullmatch(r"bellona(?:\[(.+)\])?", name)
    if found is None:
        return name
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    unknown = [extra for extra in (found[1] or "").split(",") if extra not in project["optional-dependencies"]]
    return ", ".join(filter(None, unknown)) or None


def wrong_module(module: str, words: list[str]) -> str | None:
    found = find_spec(module)
    if found is None or found.origin is None:
        return module
    texts = [path.read_text(encoding="utf-8") for path in Path(found.origin).parent.glob("*.py")]
    asked = [word.partition("=")[0] for word in words if word.startswith("--")]
    return next((word for word in asked if not any(f'"{word}"' in text for text in texts)), None)

"""The checks of `bellona doctor`: each is a function that returns its result or raises the problem."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import random
import shutil
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bellona.kernel.jit import cache_root, interpreted, is_warm
from bellona.registry import game_slugs, left_out, rules_of, scenarios_of

from .saving import state_folder
from .speech import language, say

PYTHON = (3, 11)
PACKAGES = ("numpy", "numba", "msgspec", "fluent.runtime", "typer", "rich")
SELF_TEST_CHOICES = 400


class Ailment(Exception):
    """A problem and its remedy."""

    def __init__(self, found: str, remedy: str) -> None:
        super().__init__(found)
        self.remedy = remedy


@dataclass(frozen=True)
class Finding:
    """The result of a check, with a remedy if there is a problem."""

    name: str
    ok: bool
    found: str
    remedy: str = ""


def findings() -> Iterator[Finding]:
    """Run every check, one after the other."""
    for name, check in CHECKS.items():
        yield _finding(name, check)


def _finding(name: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(name, True, check())
    except Ailment as ailment:
        return Finding(name, False, str(ailment), ailment.remedy)
    except Exception as error:
        return Finding(name, False, f"{type(error).__name__}: {error}", say("remedy-report"))


def python() -> str:
    found = platform.python_version()
    if sys.version_info < PYTHON:
        raise Ailment(found, say("remedy-python"))
    return f"{platform.python_implementation()} {found}, {platform.system()} {platform.machine()}"


def packages() -> str:
    versions = {}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            raise Ailment(say("doctor-package-missing", package=name), say("remedy-packages")) from None
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def cache() -> str:
    folder = cache_root()
    _write_into(folder, say("remedy-cache"))
    if interpreted():
        return say("doctor-interpreted")
    cold = [slug for slug in game_slugs() if not is_warm(slug)]
    if cold:
        return say("doctor-cache-cold", games=", ".join(cold), folder=str(folder))
    return say("doctor-cache-warm", folder=str(folder))


def saves() -> str:
    _write_into(state_folder(), say("remedy-state"))
    return str(state_folder())


def _write_into(folder: Path, remedy: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Ailment(f"{folder}: {error.strerror}", remedy) from None


def terminal() -> str:
    size = shutil.get_terminal_size()
    encoding = (sys.stdout.encoding or "").lower()
    if "utf" not in encoding:
        raise Ailment(say("doctor-encoding", encoding=encoding or "?"), say("remedy-encoding"))
    kind = os.environ.get("TERM", "") if sys.stdout.isatty() else say("doctor-no-terminal")
    return say("doctor-terminal", kind=kind, columns=str(size.columns), lines=str(size.lines))


def data() -> str:
    count = 0
    for slug in game_slugs():
        for scenario in scenarios_of(slug):
            try:
                rules_of(slug).setting(scenario)
            except ValueError as error:
                raise Ailment(str(error), say("remedy-data")) from None
            count += 1
    return say("doctor-data", scenarios=count, games=len(game_slugs()))


def games() -> str:
    for message in left_out():
        raise Ailment(message.say(language()), say("remedy-games"))
    return ", ".join(game_slugs())


def self_test() -> str:
    """A short match of every game at random: each choice checked, then made."""
    steps = sum(_played_at_random(slug) for slug in game_slugs())
    return say("doctor-self-test", steps=steps, games=len(game_slugs()))


def _played_at_random(slug: str) -> int:
    from bellona.match import game

    match, chance = game(slug).start(scenarios_of(slug)[0], seed=1), random.Random(1)
    while match.result is None and len(match.steps) < SELF_TEST_CHOICES:
        action = chance.choice(match.legal(match.seat))
        if match.check(action) is not None:
            raise Ailment(say("doctor-self-test-failed", action=str(action)), say("remedy-report"))
        match.play(action)
    return len(match.steps)


def browser() -> str:
    try:
        return webbrowser.get().name
    except webbrowser.Error:
        return say("doctor-no-browser")


CHECKS: dict[str, Callable[[], str]] = {
    "python": python,
    "packages": packages,
    "cache": cache,
    "saves": saves,
    "terminal": terminal,
    "games": games,
    "data": data,
    "self-test": self_test,
    "browser": browser,
}

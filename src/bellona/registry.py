"""Which games there are. A game is a folder under `games/` with a `game.py`; nothing else names one."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from typing import Any

from .kernel.values import NotUnderstood


@cache
def game_slugs() -> tuple[str, ...]:
    """The games, by name."""
    folders = resources.files("bellona.games").iterdir()
    return tuple(sorted(entry.name for entry in folders if entry.is_dir() and entry.joinpath("game.py").is_file()))


def require(slug: str) -> str:
    """The slug itself, if there is such a game."""
    if slug not in game_slugs():
        raise NotUnderstood(f"there is no game {slug!r}; there is {', '.join(game_slugs())}")
    return slug


def scenarios_of(slug: str) -> tuple[str, ...]:
    """The scenarios of a game, read without importing its rules."""
    found: tuple[str, ...] = import_module(f"bellona.games.{require(slug)}.scenario").scenario_slugs()
    return found


def rules_of(slug: str) -> Any:
    """A game's rules, ready to be played."""
    return import_module(f"bellona.games.{require(slug)}.game").GAME

"""Which games there are. A game is a folder under `games/` with a `package.py`; nothing else names one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .contract import GamePackage
from .gamekit.catalog import Text
from .gamekit.values import NotUnderstood


@cache
def _packages() -> dict[str, GamePackage]:
    """The games by name, in the order in which they stand on the shelf."""
    games = import_module("bellona.games")
    found = [entry.parent.name for folder in games.__path__ for entry in Path(folder).glob("*/package.py")]
    packages: list[GamePackage] = [import_module(f"bellona.games.{name}.package").PACKAGE for name in found]
    return {package.slug: package for package in sorted(packages, key=lambda package: package.shelf_place)}


def game_slugs() -> tuple[str, ...]:
    """The games, in the order in which they stand on the shelf."""
    return tuple(_packages())


def package_of(slug: str) -> GamePackage:
    """What a game hands over."""
    return _packages()[require(slug)]


def require(slug: str) -> str:
    """The slug itself, if there is such a game."""
    if slug not in game_slugs():
        raise NotUnderstood(f"there is no game {slug!r}; there is {', '.join(game_slugs())}")
    return slug


def scenarios_of(slug: str) -> tuple[str, ...]:
    """The scenarios of a game, read without importing its rules."""
    return package_of(slug).scenarios.scenario_slugs()


def has_scenario(slug: str, scenario: str) -> bool:
    """Whether a game has a scenario, shipped with it or put together from its options."""
    options = package_of(slug).options
    return scenario in scenarios_of(slug) or (options is not None and options.is_composed(scenario))


def options_of(slug: str) -> dict[str, Any] | None:
    """From what scenarios of a game can be put together, None where they cannot."""
    options = package_of(slug).options
    return None if options is None else options.options()


def title_of(slug: str, scenario: str) -> Text:
    """What a scenario is called, in the words of the game."""
    options = package_of(slug).options
    if scenario in scenarios_of(slug) or options is None:
        return Text(f"scenario-{scenario}")
    return options.title(scenario)


def seats_of(slug: str, scenario: str) -> tuple[str, ...]:
    """Who plays in a scenario."""
    return package_of(slug).seats_of(scenario)


def rules_of(slug: str) -> Any:
    """A game's rules, ready to be played."""
    return package_of(slug).rules

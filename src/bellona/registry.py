"""Which games there are. A game is a folder under `games/` with a `game.py`; nothing else names one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .kernel.values import NotUnderstood
from .kernel.words import Said


@cache
def game_slugs() -> tuple[str, ...]:
    """The games, in the order in which they stand on the shelf."""
    found = [
        entry.parent.name
        for folder in import_module("bellona.games").__path__
        for entry in Path(folder).glob("*/game.py")
    ]
    return tuple(sorted(found, key=_shelf_place))


def _shelf_place(slug: str) -> int:
    found: int = import_module(f"bellona.games.{slug}.scenario").SHELF_PLACE
    return found


def require(slug: str) -> str:
    """The slug itself, if there is such a game."""
    if slug not in game_slugs():
        raise NotUnderstood(f"there is no game {slug!r}; there is {', '.join(game_slugs())}")
    return slug


def scenarios_of(slug: str) -> tuple[str, ...]:
    """The scenarios of a game, read without importing its rules."""
    found: tuple[str, ...] = import_module(f"bellona.games.{require(slug)}.scenario").scenario_slugs()
    return found


def has_scenario(slug: str, scenario: str) -> bool:
    """Whether a game has a scenario, shipped with it or put together from its options."""
    return scenario in scenarios_of(slug) or (slug in _composing() and _options(slug).is_composed(scenario))


def options_of(slug: str) -> dict[str, Any] | None:
    """From what scenarios of a game can be put together, None where they cannot."""
    return _options(slug).options() if require(slug) in _composing() else None


def title_of(slug: str, scenario: str) -> Said:
    """What a scenario is called, in the words of the game."""
    if scenario in scenarios_of(slug) or slug not in _composing():
        return Said(f"scenario-{scenario}")
    found: Said = _options(slug).title(scenario)
    return found


@cache
def _composing() -> frozenset[str]:
    """The games whose scenarios can be put together."""
    return frozenset(slug for slug in game_slugs() if find_spec(f"bellona.games.{slug}.options") is not None)


def _options(slug: str) -> Any:
    return import_module(f"bellona.games.{slug}.options")


def seats_of(slug: str, scenario: str) -> tuple[str, ...]:
    """Who plays in a scenario: all of the game's seats, unless its `scenario.py` has `seats_of` to say who does."""
    told = getattr(import_module(f"bellona.games.{require(slug)}.scenario"), "seats_of", None)
    found: tuple[str, ...] = told(scenario) if told else rules_of(slug).seats
    return found


def rules_of(slug: str) -> Any:
    """A game's rules, ready to be played."""
    return import_module(f"bellona.games.{require(slug)}.game").GAME

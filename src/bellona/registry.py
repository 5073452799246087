"""Finds the games: the folders under `games/` with a `package.py`, and packages with an entry point.

No other code names a game. A package that cannot be used is left out with a one-sentence warning; all other games still
work.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, NamedTuple

from .contract import CONTRACT, GamePackage
from .gamekit.catalog import LANGUAGES, Catalog, Text
from .gamekit.glances import Glance, glances_in
from .gamekit.glossary import Glossary, glossary_in
from .gamekit.lessons import Lesson, lessons_in
from .gamekit.values import Message
from .gamekit.workshop import Layer, layers_in
from .kernel.errors import NotUnderstood, unknown
from .kernel.homes import distribution_of, home_of, published

WORDS = Catalog(resources.files("bellona.locale"))


class Shelf(NamedTuple):
    """The games that can be played, and why others cannot."""

    packages: dict[str, GamePackage]
    """By name, in the order of lists."""
    left_out: tuple[Message, ...]


class Unusable(Exception):
    """A published game that cannot be played; the name of the message with the reason, and its arguments."""

    def __init__(self, why: str, **args: Any) -> None:
        super().__init__(why)
        self.why, self.args_told = why, args


@cache
def _shelf() -> Shelf:
    found = {package.slug: package for package in _shipped()}
    left_out: list[Message] = []
    for entry in published():
        try:
            found[entry.name] = _published(entry, found)
        except Unusable as error:
            told = {"game": entry.name, "package": distribution_of(entry)} | error.args_told
            left_out.append(Message(f"left-out-{error.why}", told, WORDS))
    ordered = sorted(found.values(), key=lambda package: (package.shelf_place, package.slug))
    return Shelf({package.slug: package for package in ordered}, tuple(left_out))


def _shipped() -> list[GamePackage]:
    """The games in the folders under `games/`."""
    games = import_module("bellona.games")
    names = [entry.parent.name for folder in games.__path__ for entry in Path(folder).glob("*/package.py")]
    return [import_module(f"bellona.games.{name}.package").PACKAGE for name in names]


def _published(entry: EntryPoint, found: dict[str, GamePackage]) -> GamePackage:
    """The game of an entry point."""
    if entry.name in found:
        raise Unusable("taken", other=found[entry.name].module)
    try:
        package = entry.load()
    except Exception as error:
        raise Unusable("broken", reason=f"{type(error).__name__}: {error}".rstrip(".")) from error
    if not isinstance(package, GamePackage) or package.slug != entry.name or package.module != home_of(entry):
        raise Unusable("no-game", entry=entry.value)
    if package.contract != CONTRACT:
        raise Unusable("contract", made=package.contract, present=CONTRACT)
    try:
        package.scenarios.scenario_slugs()
    except Exception as error:
        raise Unusable("broken", reason=f"{error}".rstrip(".")) from error
    for name in (f"messages.{language}.ftl" for language in LANGUAGES):
        if not resources.files(package.module).joinpath(name).is_file():
            raise Unusable("no-words", file=name)
    return package


def game_slugs() -> tuple[str, ...]:
    """The games, in the order of lists."""
    return tuple(_shelf().packages)


def left_out() -> tuple[Message, ...]:
    """Why games that were published cannot be played, one sentence each."""
    return _shelf().left_out


def package_of(slug: str) -> GamePackage:
    """The package of a game."""
    return _shelf().packages[require(slug)]


def require(slug: str) -> str:
    """The slug itself, if there is such a game."""
    if slug not in game_slugs():
        why = " ".join(message.text for message in left_out() if message.args["game"] == slug)
        raise NotUnderstood(why) if why else unknown("game", slug, game_slugs())
    return slug


def scenarios_of(slug: str) -> tuple[str, ...]:
    """The scenarios of a game, read without importing its rules."""
    return package_of(slug).scenarios.scenario_slugs()


def has_scenario(slug: str, scenario: str) -> bool:
    """Whether a game has a scenario, shipped or composed from its options."""
    options = package_of(slug).options
    return scenario in scenarios_of(slug) or (options is not None and options.is_composed(scenario))


def options_of(slug: str) -> dict[str, Any] | None:
    """The parts of composed scenarios of a game, None if it has none."""
    options = package_of(slug).options
    return None if options is None else options.options()


def title_of(slug: str, scenario: str) -> Text:
    """The title of a scenario, in the game's messages."""
    options = package_of(slug).options
    if scenario not in scenarios_of(slug) and options is not None and options.is_composed(scenario):
        return options.title(scenario)
    return Text(f"scenario-{scenario}")


def variants_of(slug: str) -> dict[str, Text]:
    """The titles of composed scenarios that can be listed: of those that are put together of one part."""
    parts = (options_of(slug) or {"parts": []})["parts"]
    names = [value["slug"] for value in parts[0]["values"]] if len(parts) == 1 else []
    return {name: title_of(slug, name) for name in names}


def seats_of(slug: str, scenario: str) -> tuple[str, ...]:
    """Who plays in a scenario."""
    return package_of(slug).seats_of(scenario)


@cache
def glossary_of(slug: str) -> Glossary:
    """The terms of a game."""
    return glossary_in(resources.files(package_of(slug).module))


@cache
def lessons_of(slug: str) -> dict[str, Lesson]:
    """The lessons of a game, by name."""
    return lessons_in(resources.files(package_of(slug).module))


@cache
def glances_of(slug: str) -> Mapping[str, Glance]:
    """How long and how hard the scenarios of a game are, where it tells."""
    return glances_in(resources.files(package_of(slug).module))


@cache
def workshop_of(slug: str) -> tuple[Layer, ...]:
    """What of a game's scenarios stands where on the board, where it tells."""
    return layers_in(resources.files(package_of(slug).module))


def rules_of(slug: str) -> Any:
    """A game's rules, ready to be played."""
    return package_of(slug).rules

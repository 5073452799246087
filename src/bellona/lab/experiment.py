"""An experiment as a file: a scenario, bots, and the values of the game that are varied.

    place = "GAME/SCENARIO"
    bots = ["greedy", "greedy"]
    games = 200

    [values]
    "types.El.combat" = [4, 5, 6]
    "scenarios.SCENARIO.turns" = { from = 12, to = 18 }

A value is named by its path in a file of an owner's values. Such files hold numbers and words alone: a file of an
unknown author can change what is played, but nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bellona.gamekit.data_files import DataError, DataTable, Document, convert, outside
from bellona.gamekit.overrides import lay_paths
from bellona.registry import game_slugs

from .limits import MOST_GAMES
from .present import plain

Value = bool | int | float | str | list[Any]
"""A value of a game's tables; one that is a list is varied as a whole."""
SCENARIO = "scenario"
"""The name under which the scenario itself is varied, for games with options."""
MOST_CELLS = 2000


class Span(DataTable, frozen=True, rename={"first": "from", "last": "to"}, kw_only=True):
    """All whole numbers, or with a step all fractions, between two ends."""

    first: int | float
    last: int | float
    step: int | float = 1

    def values(self) -> list[int | float]:
        """The numbers, in order."""
        if not self.step > 0 or not self.first <= self.last <= self.first + MOST_CELLS * self.step:
            return []
        count = int((self.last - self.first) / self.step + 1e-9) + 1
        return [round(self.first + number * self.step, 9) for number in range(count)]


class Experiment(DataTable, frozen=True, kw_only=True):
    """What every experiment says."""

    place: str
    values: Mapping[str, list[Value] | Span]
    bots: tuple[str, ...] = ("greedy", "greedy")
    games: int = 200
    seed: int = 1

    @property
    def game(self) -> str:
        """The game of the scenario."""
        return self.place.partition("/")[0]

    @property
    def scenario(self) -> str:
        """The scenario."""
        return self.place.partition("/")[2]

    def choices(self) -> dict[str, list[Any]]:
        """For each varied value all that it may be, in order."""
        return {
            name: choice.values() if isinstance(choice, Span) else [plain(value) for value in choice]
            for name, choice in self.values.items()
        }


E = TypeVar("E", bound=Experiment)


def read_experiment(path: Path, model: type[E]) -> E:
    """The experiment of a file; a fault is told with its place."""
    document = outside(path)
    found = convert(document, model)
    for place, sentence in _faults(found):
        raise DataError(document.file, place, "BadValue", sentence)
    return found


def _faults(experiment: Experiment) -> Sequence[tuple[str, str]]:
    if experiment.game not in game_slugs() or not experiment.scenario:
        return [("place", f"expected GAME/SCENARIO, and the games are {', '.join(game_slugs())}.")]
    if not 1 <= experiment.games <= MOST_GAMES:
        return [("games", f"a cell has 1 to {MOST_GAMES:,} games.")]
    empty = [name for name, choice in experiment.choices().items() if not choice]
    return [(f"values.{name}", "there is nothing to choose from.") for name in empty]


def values_document(values: Mapping[str, Any], name: str) -> Document | None:
    """A file of an owner's values with these; None if it would be empty."""
    data: dict[str, Any] = {}
    lay_paths(name, data, values)
    return Document(name, data) if data else None

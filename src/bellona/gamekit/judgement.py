"""How a game judges positions: what its features are worth, fitted from games and kept in a data file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .data_files import DataError, DataTable, convert, shipped_document
from .variants import base_of

FILE = "judgement.toml"


def always(position: Any, seat: int) -> bool:
    """Where every seat can win as long as a game lasts."""
    return True


class Features(NamedTuple):
    """What can be counted in a position."""

    names: Sequence[str]
    write: Callable[..., None]
    """A kernel that writes them for a world and a position: with two seats those of the first less those of the second,
    with more a row for each seat."""
    in_play: Callable[[Any, int], bool] = always
    """A kernel that says whether a seat can still win in a position."""
    signs: Sequence[int] = ()
    """For each feature 1 if it can only be good for a seat, -1 if only bad, 0 if either; without any all may be either.

    Games show what goes together, not what causes what: a bot must not learn that it is bad to have towns.
    """


class JudgementFile(DataTable, frozen=True):
    """The contents of `judgement.toml`: what each feature is worth, as the logarithm of odds."""

    worth: Mapping[str, float]
    scenarios: Mapping[str, Mapping[str, float]] = {}
    """Other values of some scenarios."""


def read_judgement(package: str, names: Sequence[str], scenario: str = "") -> list[float]:
    """What the features are worth in a scenario, or in any, in their order, from a game's `data` folder.

    A variant for which nothing is said is judged as the scenario that it changes.
    """
    found = convert(shipped_document(package, FILE), JudgementFile)
    told = found.scenarios.get(scenario)
    worth = {**found.worth, **(found.scenarios.get(base_of(scenario), {}) if told is None else told)}
    if set(worth) != set(names):
        odd = ", ".join(sorted(set(worth) ^ set(names)))
        raise DataError(FILE, "worth", "UnknownKey", f"every feature has a value, and nothing else has one: {odd}.")
    return [worth[name] for name in names]

"""How a game judges positions: what its features are worth, fitted from games and kept in a data file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .data_files import DataError, DataTable, convert, shipped_document

FILE = "judgement.toml"


class Features(NamedTuple):
    """What can be counted in a position."""

    names: Sequence[str]
    write: Callable[..., None]
    """A kernel that writes them for a world and a position: with two seats those of the first less those of the second,
    with more a row for each seat."""


class JudgementFile(DataTable, frozen=True):
    """The contents of `judgement.toml`: what each feature is worth, as the logarithm of odds."""

    worth: Mapping[str, float]
    scenarios: Mapping[str, Mapping[str, float]] = {}
    """Other values of some scenarios."""


def read_judgement(package: str, names: Sequence[str], scenario: str = "") -> list[float]:
    """What the features are worth in a scenario, or in any, in their order, from a game's `data` folder."""
    found = convert(shipped_document(package, FILE), JudgementFile)
    worth = {**found.worth, **found.scenarios.get(scenario, {})}
    if set(worth) != set(names):
        odd = ", ".join(sorted(set(worth) ^ set(names)))
        raise DataError(FILE, "worth", "UnknownKey", f"every feature has a value, and nothing else has one: {odd}.")
    return [worth[name] for name in names]

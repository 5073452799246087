"""The scenarios, from `scenarios.toml` or from a file of the same form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from bellona.gamekit.data_files import DataError, Document, Fault, convert, outside, refuse_faults, shipped_document

SIDE = 8
MEN = ".bw"
"""How squares are written: empty, black, white."""


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of the men, and after how many moves without a capture the game ends."""

    rows: tuple[str, ...]
    quiet: int
    provenance: dict[str, str] = {}


@cache
def _shipped() -> Document:
    return shipped_document("latrunculi", "scenarios.toml")


def scenario_slugs() -> tuple[str, ...]:
    """The scenarios that come with the game."""
    return tuple(_shipped().data)


def load_scenario(name: str) -> Scenario:
    """A scenario that comes with the game, or one in a file."""
    if name.endswith(".toml"):
        document = outside(Path(name))
    elif name in scenario_slugs():
        document = Document(_shipped().file, _shipped().data[name])
    else:
        raise DataError(_shipped().file, name, "MissingKey", f"there is {', '.join(scenario_slugs())}.")
    found = convert(document, Scenario)
    refuse_faults(document.file, _faults(found))
    return found


def _faults(scenario: Scenario) -> Iterator[Fault]:
    if not is_board(scenario.rows):
        yield Fault("BadValue", "rows", f"expected {SIDE} rows of {SIDE} squares, each of {' '.join(MEN)}.")
    if any("".join(scenario.rows).count(man) < 2 for man in MEN[1:]):
        yield Fault("BadValue", "rows", "each side needs two men.")
    if not 1 <= scenario.quiet <= 99:
        yield Fault("BadValue", "quiet", "expected a number from 1 to 99.")


def is_board(rows: object) -> bool:
    """Whether something is a board in rows."""
    return (
        isinstance(rows, (list, tuple))
        and len(rows) == SIDE
        and all(isinstance(row, str) and len(row) == SIDE and not set(row) - set(MEN) for row in rows)
    )

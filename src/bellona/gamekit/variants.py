"""Variants of a game's scenarios: some values of ours in place of the usual ones, under a name SCENARIO:VARIANT.

The scenario itself stays as it is; a variant stands beside it and is named as ours. A variant changes values of its
scenario or, with `tables`, the name of a file, values of the game's tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from .catalog import Text
from .data_files import Document, Table, lay_over, shipped_document
from .overrides import OVERRIDES

FILE, SEPARATOR, TABLES = "variants.toml", ":", "tables"


def base_of(scenario: str) -> str:
    """The scenario that a variant changes, or the scenario itself."""
    return scenario.partition(SEPARATOR)[0]


@cache
def variants_in(package: str) -> Mapping[str, Table]:
    """What every variant of a game changes, by its name, from the game's `data` folder."""
    found = shipped_document(package, FILE).data
    return {
        f"{scenario}{SEPARATOR}{variant}": changes
        for scenario, variants in found.items()
        for variant, changes in variants.items()
    }


def varied(document: Document, package: str, scenario: str) -> Document:
    """A shipped scenario with the values of a variant, if the name is one's."""
    changes = variants_in(package).get(scenario)
    if changes is None:
        return document
    lay_over(document.data, {name: value for name, value in changes.items() if name != TABLES})
    return Document(f"{document.file} as varied by {FILE}", document.data)


def tables_varied(tables: Document, package: str, scenario: str) -> Document:
    """The tables of a game with the values that a variant has for them, if the name is the name of one that has any."""
    file = variants_in(package).get(scenario, {}).get(TABLES)
    if file is None:
        return tables
    lay_over(tables.data, shipped_document(package, file).data)
    return Document(f"{tables.file} as varied by {file}", tables.data)


def with_variant(values: Table, package: str, scenario: str) -> Table:
    """The contents of a scenario with those of a variant, its values for the game's tables among them."""
    tables = tables_varied(Document(scenario, {}), package, scenario).data
    found = varied(Document(scenario, values), package, scenario).data
    return {**found, OVERRIDES: dict(_paths(tables, ()))} if tables else found


def _paths(table: Table, above: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """The single values of a table by dotted path, without what they say of themselves."""
    for name, value in table.items():
        if isinstance(value, dict) and name != "provenance":
            yield from _paths(value, (*above, name))
        elif not isinstance(value, dict):
            yield ".".join((*above, name)), value


class VariantOptions:
    """All variants of a game as the only part of its composed scenarios; `told` says what one changes."""

    def __init__(self, package: str, told: Callable[[Text, Table], Text]) -> None:
        self._package, self._told = package, told

    def options(self) -> dict[str, Any]:
        """The variants, for those who choose one."""
        found = variants_in(self._package)
        values = [{"slug": name, "title": self._told(self.title(name), found[name]).wire} for name in found]
        part = {"slug": "variant", "label": Text("option-variant").wire, "values": values, "seed": None}
        return {"separator": SEPARATOR, "parts": [part | {"default": values[0]["slug"]}]}

    def is_composed(self, scenario: str, /) -> bool:
        """Whether this names a variant."""
        return scenario in variants_in(self._package)

    def title(self, scenario: str, /) -> Text:
        """The title of a variant."""
        return Text(f"scenario-{scenario.partition(SEPARATOR)[2]}", scenario=Text(f"scenario-{base_of(scenario)}"))

"""Values of a game's tables that a scenario of one's own brings along, under `overrides`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .data_files import DataError, Document, Own, contents

OVERRIDES = "overrides"
ELSEWHERE = ("maps", "scenarios")
"""What a scenario says itself."""
SCHEMA = {
    "type": "object",
    "description": "Other values for the game's tables, by dotted path.",
    "additionalProperties": {"anyOf": [{"type": "number"}, {"type": "string"}, {"type": "boolean"}]},
}


def with_overrides(own: Document, tables: Own | None) -> tuple[Document, Own | None]:
    """A scenario without its overrides, and an owner's tables laid over them."""
    if OVERRIDES not in own.data:
        return own, tables
    data = dict(own.data)
    paths = data.pop(OVERRIDES)
    if not isinstance(paths, dict):
        raise DataError(own.file, OVERRIDES, "BadValue", "expected a table.")
    found: dict[str, Any] = {}
    try:
        lay_paths(own.file, found, paths)
    except DataError as error:
        raise DataError(own.file, f"{OVERRIDES}.{error.place}", error.kind, error.sentence) from None
    for name in ELSEWHERE:
        if name in found:
            raise DataError(own.file, f"{OVERRIDES}.{name}", "UnknownKey", "the scenario itself says this.")
    if tables is not None:
        lay_paths(own.file, found, contents(tables).data)
    return Document(own.file, data), Document(f"{own.file}, {OVERRIDES}", found)


def lay_paths(file: str, table: dict[str, Any], paths: Mapping[str, Any]) -> None:
    """Write values into a table; the parts of a path have dots between them, and a value may be a table of paths."""
    for path, value in paths.items():
        *steps, last = path.split(".")
        node = table
        for step in (*steps, last) if isinstance(value, dict) else steps:
            node = node.setdefault(step, {})
            if not isinstance(node, dict):
                raise DataError(file, path, "BadValue", "a value above it is changed as well.")
        if isinstance(value, dict):
            lay_paths(file, node, value)
        elif isinstance(node.get(last), dict):
            raise DataError(file, path, "BadValue", "a value below it is changed as well.")
        else:
            node[last] = value

"""The values of a game's tables that a scenario of anybody may change, with the bounds that the game declares for them.

They are numbers, switches, words of which the game knows all, lists of these as long as they are, and rows of numbers
written as text. Names, origins and whatever else is told in words stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from .data_files import DataError
from .overrides import OVERRIDES, lay_paths

Schema = dict[str, Any]
ABOUT = ("provenance", "reconstructed", "named")
"""What tables tell about their own values."""
CELLS = re.compile(r"(?=.*[0-9])[-+/ 0-9]+")
"""Cells of a table as numbers in a row."""
KEPT = ("type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "enum")
PLAIN: dict[str, tuple[type, ...]] = {"integer": (int,), "number": (int, float), "boolean": (bool,), "string": (str,)}


class Change(NamedTuple):
    """A value that a scenario brings along, by its dotted path; None for one that the game does not have."""

    path: str
    was: Any
    now: Any


def open_values(tables: Struct) -> dict[str, Schema]:
    """The JSON schema of every value that anybody may change, by its dotted path; its default is the present one."""
    root = msgspec.json.schema(type(tables))
    return dict(_open_below(plain_values(tables), root, root, ()))


def plain_values(tables: Struct) -> Any:
    """Tables as tables, lists and single values."""
    return msgspec.json.decode(msgspec.json.encode(tables))


def changes_in(overrides: Any, file: str, tables: Struct | None) -> list[Change]:
    """What a scenario changes, in the order of its paths."""
    present = plain_values(tables) if tables is not None else {}
    return [Change(".".join(path), _at(present, path), value) for path, value in sorted(_leaves(overrides, file))]


def refuse_closed(overrides: Any, file: str, known: Mapping[str, Schema]) -> None:
    """Refuse values that are not open to everybody; the tables themselves check all further."""
    for path, value in _leaves(overrides, file):
        name = ".".join(path)
        if name not in known:
            raise DataError(file, f"{OVERRIDES}.{name}", "UnknownKey", "no scenario may change this.")
        if not _fits(value, known[name]):
            raise DataError(file, f"{OVERRIDES}.{name}", "BadValue", f"expected {_expected(known[name])}.")


def _open_below(value: Any, schema: Schema, root: Schema, path: tuple[str, ...]) -> Iterator[tuple[str, Schema]]:
    plain = _resolved(schema, root)
    if isinstance(value, dict):
        for name, inner in value.items():
            below = plain.get("properties", {}).get(name) or plain.get("additionalProperties")
            if name not in ABOUT and "." not in name and isinstance(below, dict):
                yield from _open_below(inner, below, root, (*path, name))
    else:
        found = _open(value, plain, root)
        if found is not None:
            yield ".".join(path), found | {"default": value}


def _open(value: Any, schema: Schema, root: Schema) -> Schema | None:
    """The schema of a single value or a list, None if it is not open."""
    choices = [_resolved(each, root) for each in schema.get("anyOf", (schema,))]
    plain = next((each for each in choices if _is_of(value, each)), None)
    if plain is None:
        return None
    if isinstance(value, list):
        inner = [_open(each, _schema_of(plain, place), root) for place, each in enumerate(value)]
        if not inner or any(each is None or each.get("pattern") for each in inner):
            return None
        return {"type": "array", "prefixItems": inner, "minItems": len(inner), "maxItems": len(inner)}
    if isinstance(value, str) and "enum" not in plain:
        return {"type": "string", "pattern": f"^{CELLS.pattern}$"} if CELLS.fullmatch(value) else None
    return {name: plain[name] for name in KEPT if name in plain}


def _schema_of(schema: Schema, place: int) -> Schema:
    items: Sequence[Schema] = schema.get("prefixItems", ())
    return items[place] if place < len(items) else schema["items"]


def _resolved(schema: Schema, root: Schema) -> Schema:
    name = schema.get("$ref", "").rpartition("/")[2]
    found: Schema = _resolved(root["$defs"][name], root) if name else schema
    return found


def _is_of(value: Any, schema: Schema) -> bool:
    if "enum" in schema:
        return value in schema["enum"]
    if isinstance(value, list):
        return bool(schema.get("type") == "array")
    kind = schema.get("type", "")
    return isinstance(value, PLAIN.get(kind, ())) and (kind == "boolean") == isinstance(value, bool)


def _fits(value: Any, schema: Schema) -> bool:
    """Whether a value is of the kind of an open one; whether it is within its bounds, the tables check."""
    if "prefixItems" in schema:
        items = schema["prefixItems"]
        return isinstance(value, list) and len(value) == len(items) and all(map(_fits, value, items))
    if not _is_of(value, schema):
        return False
    return "pattern" not in schema or CELLS.fullmatch(value) is not None


def _expected(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"a list of {len(schema['prefixItems'])} values like those of the game"
    if "enum" in schema:
        return f"one of the words {', '.join(map(str, schema['enum']))}"
    if "pattern" in schema:
        return "a row of numbers"
    return {"integer": "a whole number", "number": "a number", "boolean": "true or false"}[schema["type"]]


def _leaves(overrides: Any, file: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The single values of overrides with their paths, however they are written."""
    if not isinstance(overrides, dict):
        raise DataError(file, OVERRIDES, "BadValue", "expected a table.")
    laid: dict[str, Any] = {}
    try:
        lay_paths(file, laid, overrides)
    except DataError as error:
        raise DataError(file, f"{OVERRIDES}.{error.place}", error.kind, error.sentence) from None
    yield from _single(laid, ())


def _single(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _single(value, (*path, name))
        else:
            yield (*path, name), value


def _at(node: Any, path: Sequence[str]) -> Any:
    for step in path:
        node = node.get(step) if isinstance(node, dict) else None
    return node

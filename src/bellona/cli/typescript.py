"""TypeScript types from JSON schemas and from record layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import indent
from typing import Any

import numpy as np

from bellona.kernel.record import dtype_of, parts_of
from bellona.server.typed import TYPE_NAME

Schema = Mapping[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class Writer:
    """Writes the components of a JSON schema; with `is_open`, objects may have further fields."""

    def __init__(self, names: Mapping[str, str] | None = None, is_open: bool = False) -> None:
        self._names = names or {}
        self._is_open = is_open
        self.foreign: set[str] = set()
        """Types that are named here and written elsewhere."""

    def declaration(self, name: str, schema: Schema) -> str:
        """A component under its name."""
        if "properties" not in schema:
            return f"{comment(schema)}export type {name} = {self.type_of(schema)};\n"
        needed = schema.get("required", ())
        lines = [
            f"{field}{'' if field in needed else '?'}: {self.type_of(kind)};"
            for field, kind in schema["properties"].items()
        ]
        if self._is_open and schema.get("additionalProperties") is not False:
            lines.append("[more: string]: any;")
        return f"{comment(schema)}export interface {name} {{\n{indent(chr(10).join(lines), '  ')}\n}}\n"

    def type_of(self, schema: Schema) -> str:
        """A schema as an expression."""
        if TYPE_NAME in schema:
            self.foreign.add(schema[TYPE_NAME])
            return str(schema[TYPE_NAME])
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[-1]
            return self._names.get(name, name)
        if "enum" in schema or "const" in schema:
            return " | ".join(_literal(value) for value in schema.get("enum", [schema.get("const")]))
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return " | ".join(dict.fromkeys(self.type_of(each) for each in schema[several]))
        return self._of_kind(schema)

    def _of_kind(self, schema: Schema) -> str:
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {self.type_of(values) if isinstance(values, Mapping) else 'any'}>"
        return PLAIN.get(str(kind), "any")

    def _array(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(map(self.type_of, schema['prefixItems']))}]"
        element = self.type_of(schema.get("items") or {})
        return f"({element})[]" if " | " in element else f"{element}[]"


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def comment(schema: Schema) -> str:
    """The comment of a component."""
    words = " ".join(str(schema.get("description", "")).split())
    return f"/** {words} */\n" if words else ""


def records(declared: type[Any]) -> Iterator[str]:
    """A record and all records within it, each once, the innermost first."""
    for each in dict.fromkeys(_within(declared)):
        yield _interface(each)


def _within(declared: type[Any]) -> Iterator[type[Any]]:
    for part in parts_of(declared).values():
        yield from _within(part)
    yield declared


def _interface(declared: type[Any]) -> str:
    fields: Mapping[str, tuple[Any, ...]] = dtype_of(declared).fields or {}
    parts = parts_of(declared)
    lines = [f"  {name}: {_field(parts.get(name), entry[0])};" for name, entry in fields.items()]
    said = comment({"description": declared.__doc__ or ""})
    return f"{said}export interface {declared.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _field(part: type[Any] | None, kind: np.dtype[Any]) -> str:
    return (part.__name__ if part else "number") + "[]" * len(kind.shape)


def module(heading: str, imports: Mapping[str, Iterable[str]], parts: Iterable[str]) -> str:
    """A whole file."""
    brought = [
        f"import type {{ {', '.join(sorted(names))} }} from '{source}';\n" for source, names in imports.items() if names
    ]
    return "\n".join([heading, *(["".join(brought)] if brought else []), *parts])

"""Plain values as the text of a TOML file, which reads back as the same values."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from .data_files import Fault

SHORT = 100
"""The letters of a list that stands in one line."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def unwritable(node: Any, place: str = "") -> Iterator[Fault]:
    """What a TOML file cannot hold."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _unwritable_text(key, place)
            yield from unwritable(value, f"{place}.{key}" if place else str(key))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from unwritable(value, f"{place}[{number}]")
    elif isinstance(node, str):
        yield from _unwritable_text(node, place)
    elif isinstance(node, float) and not math.isfinite(node):
        yield Fault("BadValue", place, "expected a number.")
    elif not isinstance(node, int | float):
        yield Fault("BadValue", place, "expected a text, a number, true or false, a list or a table.")


def _unwritable_text(text: str, place: str) -> Iterator[Fault]:
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        yield Fault("BadValue", place, "this is no text that can be written.")


def toml_text(values: Mapping[str, Any]) -> str:
    """The values as TOML: the plain ones first, then each table under its own heading."""
    return "\n".join(_lines(values, ())).strip() + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    inner = {key: value for key, value in table.items() if isinstance(value, dict)}
    yield from (f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in inner)
    for key, value in inner.items():
        below = (*path, key)
        yield f"\n[{'.'.join(map(_key, below))}]"
        yield from _lines(value, below)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        whole = f"[{', '.join(map(_value, value))}]"
        return whole if len(whole) < SHORT else "[\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"
    return _text(value) if isinstance(value, str) else json.dumps(value)

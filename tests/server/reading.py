"""Reading positions as a client in any language would: bytes, by the layout of the board."""

from __future__ import annotations

import struct
from base64 import b64decode
from collections.abc import Mapping, Sequence
from typing import Any

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


def decode(schema: Mapping[str, Any], data: bytes | bytearray, start: int = 0) -> dict[str, Any]:
    """A record as plain objects."""
    return {
        field["name"]: _values(field["type"], field["shape"] or [], data, start + field["offset"])[0]
        for field in schema["fields"]
    }


def _values(kind: Any, shape: Sequence[int], data: bytes | bytearray, at: int) -> tuple[Any, int]:
    """A value or a list of values, and the byte after it."""
    if shape:
        found = []
        for _ in range(shape[0]):
            value, at = _values(kind, shape[1:], data, at)
            found.append(value)
        return found, at
    if isinstance(kind, str):
        form = "<" + FORMATS[kind]
        return struct.unpack_from(form, data, at)[0], at + struct.calcsize(form)
    return decode(kind, data, at), at + kind["size"]


class Position:
    """A position that follows the received steps."""

    def __init__(self, told: str) -> None:
        self.data = bytearray(b64decode(told))

    def follow(self, step: Mapping[str, Any]) -> None:
        """Apply a step: its patch, or the whole position if it has one."""
        if "position" in step:
            self.data = bytearray(b64decode(step["position"]))
            return
        for at, to in zip(step["patch"]["at"], step["patch"]["to"], strict=True):
            self.data[at] = to

"""One row of a match's log: the action, its seat, its rolls and its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Row:
    """A row as it is stored, and its events."""

    number: int
    kind: str
    seat: str
    by: str
    text: str
    rolls: bytes
    at: int
    dictated: bool = False
    events: list[dict[str, Any]] = field(default_factory=list)

    def values(self, table_id: str) -> dict[str, Any]:
        """The stored values."""
        return {
            "table_id": table_id,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "by": self.by,
            "text": self.text,
            "rolls": self.rolls,
            "dictated": self.dictated,
            "at": self.at,
        }


def row_from(stored: Mapping[str, Any]) -> Row:
    """A row as it was stored."""
    return Row(
        number=stored["number"],
        kind=stored["kind"],
        seat=stored["seat"],
        by=stored["by"],
        text=stored["text"],
        rolls=bytes(stored["rolls"]),
        at=stored["at"],
        dictated=stored["dictated"],
    )

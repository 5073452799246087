"""One row of a match's log: what was done, by whom, what the dice showed and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

COLUMNS = ("table_id", "number", "kind", "seat", "by", "text", "rolls", "dictated", "at")
"""The columns of a row as it is stored."""


@dataclass(slots=True)
class Row:
    """A row as it is stored, and what it told."""

    number: int
    kind: str
    seat: str
    by: str
    text: str
    rolls: bytes
    at: int
    dictated: bool = False
    events: list[dict[str, Any]] = field(default_factory=list)

    def values(self, table_id: str) -> tuple[Any, ...]:
        """What goes into the database, in the order of `COLUMNS`."""
        return (
            table_id, self.number, self.kind, self.seat, self.by, self.text, self.rolls, self.dictated, self.at,
        )  # fmt: skip


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

"""One row of a match's log: the action, its seat, its rolls and its time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bellona.gamekit.told_events import ToldEvent

COLUMNS = ("table_id", "number", "kind", "seat", "by", "text", "rolls", "dictated", "at")
"""The columns of a row as it is stored."""

TOLD: list[ToldEvent] = []
"""The events of every row that has been told: they are not kept, and this list never changes."""


class Row(msgspec.Struct, gc=False):
    """A row as it is stored, and its events. There are very many, and no garbage is to be looked for in them."""

    number: int
    kind: str
    seat: str
    by: str
    text: str
    rolls: bytes
    at: int
    dictated: bool = False
    events: list[ToldEvent] = []

    @property
    def has_readers(self) -> bool:
        """Whether some of its events are for some seats only."""
        for event in self.events:
            if event.readers:
                return True
        return False

    def values(self, table_id: str) -> tuple[Any, ...]:
        """What goes into the database, in the order of `COLUMNS`."""
        return (
            table_id, self.number, self.kind, self.seat, self.by, self.text, self.rolls, self.dictated, self.at,
        )  # fmt: skip


_told = msgspec.json.Decoder(list[tuple[int, str, str, str, str, bytes, bool, int]]).decode


def in_words(rows: Iterable[Sequence[Any]]) -> str:
    """The values of some rows of one table, as they are told to other processes."""
    return msgspec.json.encode([row[1:] for row in rows]).decode()


def from_words(text: str) -> list[Row]:
    """Rows that another process has told."""
    return [
        Row(number, kind, seat, by, said, rolls, at, dictated)
        for number, kind, seat, by, said, rolls, dictated, at in _told(text)
    ]


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

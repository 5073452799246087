"""A match as sent to one view, every step, with some positions: cached, so that it can be sent again quickly."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from .match_log import MatchLog
from .rows import TOLD, Row, row_from
from .telling import position, tell_step

if TYPE_CHECKING:
    from .match import TableMatch

MARK_EVERY = 128
NO_MARKS: dict[str, bytes] = {}
MOST_BYTES = 192 * 1024 * 1024
"""The maximum size of the cache for all matches together."""


class _Patch(msgspec.Struct):
    at: list[int]
    to: list[int]


class _Step(msgspec.Struct):
    patch: _Patch


_patch_of = msgspec.json.Decoder(_Step).decode


@dataclass
class Past:
    """The beginning of a match, its steps, and the position at regular intervals, for one view."""

    start: dict[str, Any]
    steps: list[bytes] = field(default_factory=list)
    marks: list[bytes] = field(default_factory=list)
    size: int = 0

    @property
    def upto(self) -> int:
        """The number of its last step."""
        return len(self.steps)

    def add(self, step: bytes, mark: bytes | None) -> None:
        """Add a step; its position is stored at each mark."""
        self.steps.append(step)
        self.size += len(step)
        if mark is not None:
            self.marks.append(mark)
            self.size += len(mark)

    def position_at(self, number: int) -> bytes:
        """The bytes of the position after a step: from the last mark before it and the steps since."""
        marked = number // MARK_EVERY
        found = bytearray(self.marks[marked - 1] if marked else b64decode(self.start["position"]))
        for step in self.steps[marked * MARK_EVERY : number]:
            patch = _patch_of(step).patch
            for at, to in zip(patch.at, patch.to, strict=True):
                found[at] = to
        return bytes(found)


def play_through(table: Mapping[str, Any], stored: Sequence[Any]) -> MatchLog:
    """The log of a match from its stored rows."""
    match_log = MatchLog(table)
    for entry in stored:
        match_log.follow(row_from(entry)).events = TOLD
    return match_log


def marks_of(match_log: MatchLog, views: Iterable[str]) -> dict[str, bytes]:
    """The position for each view, if the last row is to be marked."""
    return NO_MARKS if match_log.version % MARK_EVERY else {view: match_log.live.bytes_for(view) for view in views}


class Retelling:
    """A match replayed from its rows for one view, step by step."""

    def __init__(self, table: Mapping[str, Any], view: str) -> None:
        self._table, self._view = table, view
        self._match_log: MatchLog | None = None
        self.past: Past | None = None

    @property
    def upto(self) -> int:
        """The number of its last step."""
        return self.past.upto if self.past else 0

    def follow(self, rows: Sequence[Row]) -> Past:
        """Add the rows after the last one."""
        view = self._view
        if self._match_log is None or self.past is None:
            self._match_log = MatchLog(self._table)
            opening = msgspec.Raw(self._match_log.live.events_for(self._match_log.opening, view))
            self.past = Past({"n": 0, "position": position(self._match_log, view), "opening": opening})
        for row in rows:
            made = self._match_log.follow(replace(row, events=[]))
            told = tell_step(self._match_log, made, (view,))[view]
            self.past.add(told, marks_of(self._match_log, (view,)).get(view))
            made.events = TOLD
        return self.past


class Shelf:
    """The cache for all matches, the latest used last; entries beyond the limit are dropped."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: dict[tuple[str, str], TableMatch] = {}

    def forget(self, match: TableMatch) -> None:
        """Drop everything cached for a match."""
        for key in [key for key in self._kept if key[0] == match.id]:
            del self._kept[key]

    def used(self, match: TableMatch, view: str) -> None:
        """An entry has been made or used."""
        self._kept.pop((match.id, view), None)
        self._kept[match.id, view] = match
        sizes = {key: held.pasts[key[1]].size for key, held in self._kept.items() if key[1] in held.pasts}
        total = sum(sizes.values())
        for key, held in list(self._kept.items())[:-1]:
            if key not in sizes:
                del self._kept[key]
            elif total > self._most:
                total -= sizes[key]
                del self._kept[key], held.pasts[key[1]]

"""Frames: steps for each view, and the current state for each viewer."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from ..storage.database import now
from .match_log import MatchLog
from .rows import Row

encode = msgspec.json.Encoder().encode
NO_PATCH: dict[str, list[int]] = {"at": [], "to": []}
NOTHING_TO_CHOOSE = b'{"choices":[],"buttons":[]}'


class _Row(msgspec.Struct):
    """What everybody may know of a step."""

    n: int
    kind: str
    seat: str
    by: str
    rolls: list[int]
    at: int


class _Known(msgspec.Struct):
    """What a view may know of it."""

    action: str
    patch: dict[str, list[int]]


class _Head(msgspec.Struct):
    """What everybody may know of the current state."""

    version: int
    clock: dict[str, Any] | None
    result: dict[str, Any] | None
    waiting: str | None
    answered: tuple[str, ...]
    guide: dict[str, int] | None


class _Own(msgspec.Struct):
    """What a seat can choose."""

    choices: list[str]
    buttons: list[dict[str, Any]]


def position(match_log: MatchLog, view: str) -> str:
    """The whole position for a view."""
    return b64encode(match_log.live.bytes_for(view)).decode()


def tell_step(match_log: MatchLog, row: Row, views: Iterable[str]) -> dict[str, bytes]:
    """The last step, for each of these views; those who may know the same of it share what is written."""
    live, is_play, moved = match_log.live, row.kind == "play", row.kind in ("play", "undo")
    common = encode(_Row(row.number, row.kind, row.seat, row.by, list(row.rolls), row.at))[:-1]
    for_all = None if row.has_readers else encode(row.events)
    told: dict[str, bytes] = {}
    written: dict[Any, bytes] = {}
    for view in views:
        action = live.mask(row.text, view, row.seat) if is_play else row.text
        known = (action, live.patched_like(view) if moved else 0, None if for_all else view)
        step = written.get(known)
        if step is None:
            events = for_all or encode(live.events_for(row.events, view))
            seen = encode(_Known(action, live.patch(view) if moved else NO_PATCH))
            step = written[known] = b'%b,"events":%b,%b' % (common, events, seen[1:])
        told[view] = step
    return told


def tell_again(told: bytes, match_log: MatchLog, view: str) -> bytes:
    """A step for a client that has changed the view: with the whole position."""
    return b'%b,"position":%b}' % (told[:-1], encode(position(match_log, view)))


class Present:
    """The current state of a match, sent to several viewers: what is the same for all of them is written once."""

    def __init__(self, match_log: MatchLog, waiting: str | None) -> None:
        self._match_log = match_log
        result = match_log.result() if match_log.is_over else None
        clock = match_log.clocks.wire(now())
        guide = match_log.guide.wire if match_log.guide else None
        self._head = encode(_Head(match_log.version, clock, result, waiting, match_log.answered, guide))[:-1]
        self._prompt: dict[str, Any] | None = None
        self._written = b""

    def told_to(self, seats: Sequence[str], view: str) -> bytes:
        """All of it for a view, with the choices of these seats."""
        live, own = self._match_log.live, NOTHING_TO_CHOOSE
        if view in self._match_log.waiting and view in seats:
            own = encode(_Own(live.choosing(view).texts, live.buttons(view)))
        undo = _undo(self._match_log.why_no_undo(seats))
        return b'%b,"prompt":%b,"undo":%b,%b' % (self._head, self._write(live.prompt(view)), undo, own[1:])

    def _write(self, prompt: dict[str, Any]) -> bytes:
        """A prompt in JSON, written once for all who may know the same of it."""
        if prompt is not self._prompt:
            self._prompt, self._written = prompt, encode(prompt)
        return self._written


@cache
def _undo(why_not: str | None) -> bytes:
    return encode({"can": why_not is None, "why": why_not and {"$": why_not}})

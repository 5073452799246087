"""Frames: steps for each view, and the current state for each viewer."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from bellona.gamekit.live import EVERYTHING

from ..storage.database import now
from .match_log import MatchLog
from .rows import Row

encode = msgspec.json.Encoder().encode
NO_PATCH: dict[str, list[int]] = {"at": [], "to": []}
NOTHING_TO_CHOOSE = b'"choices":[],"buttons":[]}'


class _Maker(msgspec.Struct):
    """What kind of step it is, and who has made it."""

    kind: str
    seat: str
    by: str


class _Known(msgspec.Struct):
    """What a view may know of it."""

    action: str
    patch: dict[str, list[int]]


class _State(msgspec.Struct):
    """What everybody may know of the current state, beside its version."""

    clock: dict[str, Any] | None
    result: dict[str, Any] | None
    waiting: str | None
    answered: tuple[str, ...]
    guide: dict[str, int] | None


def position(match_log: MatchLog, view: str) -> str:
    """The whole position for a view."""
    return b64encode(match_log.live.bytes_for(view)).decode()


def tell_step(match_log: MatchLog, row: Row, views: Iterable[str]) -> dict[str, bytes]:
    """The last step, for each of these views; those who may know the same of it share what is written."""
    live, is_play, moved = match_log.live, row.kind == "play", row.kind in ("play", "undo")
    rolls = encode(list(row.rolls)) if row.rolls else b"[]"
    common = b'{"n":%d,%b,"rolls":%b,"at":%d,"events":' % (
        row.number, _maker(row.kind, row.seat, row.by), rolls, row.at,
    )  # fmt: skip
    masked = live.masked(row.text, row.seat) if is_play else None
    for_all = None if row.has_readers else live.events_for(row.events, EVERYTHING)
    if masked is None and for_all is not None and (not moved or live.is_patched_alike):
        patch = live.patch(EVERYTHING) if moved else NO_PATCH
        return dict.fromkeys(views, _step(common, for_all, row.text, patch))
    told: dict[str, bytes] = {}
    written: dict[Any, bytes] = {}
    for view in views:
        action = masked[view] if masked else row.text
        known = (action, live.patched_like(view) if moved else 0, None if for_all else view)
        step = written.get(known)
        if step is None:
            events = for_all or live.events_for(row.events, view)
            step = written[known] = _step(common, events, action, live.patch(view) if moved else NO_PATCH)
        told[view] = step
    return told


def _step(common: bytes, events: bytes, action: str, patch: dict[str, list[int]]) -> bytes:
    return b"".join((common, events, b",", encode(_Known(action, patch))[1:]))


def tell_again(told: bytes, match_log: MatchLog, view: str) -> bytes:
    """A step for a client that has changed the view: with the whole position."""
    return b'%b,"position":%b}' % (told[:-1], encode(position(match_log, view)))


class Present:
    """The current state of a match, sent to several viewers: what is the same for all of them is written once."""

    def __init__(self, match_log: MatchLog, waiting: str | None) -> None:
        self._match_log = match_log
        result = match_log.result() if match_log.is_over else None
        clock = match_log.clocks.wire(now()) if match_log.clocks.is_timed else None
        guide = match_log.guide.wire if match_log.guide else None
        if clock is None and result is None and guide is None:
            state = _still(waiting, match_log.answered)
        else:
            state = encode(_State(clock, result, waiting, match_log.answered, guide))[1:-1]
        self._head = b'{"version":%d,%b,"prompt":' % (match_log.version, state)

    def told_to(self, seats: Sequence[str], view: str) -> bytes:
        """All of it for a view, with the choices of these seats."""
        log = self._match_log
        live = log.live
        own = live.offered(view) if view in log.waiting and view in seats else NOTHING_TO_CHOOSE
        return b"".join((self._head, live.asking(view).written, _undo(log.why_no_undo(seats)), own))


@cache
def _maker(kind: str, seat: str, by: str) -> bytes:
    return encode(_Maker(kind, seat, by))[1:-1]


@cache
def _still(waiting: str | None, answered: tuple[str, ...]) -> bytes:
    """The state of a match that goes on, without a clock or a guide."""
    return encode(_State(None, None, waiting, answered, None))[1:-1]


@cache
def _undo(why_not: str | None) -> bytes:
    return b',"undo":%b,' % encode({"can": why_not is None, "why": why_not and {"$": why_not}})

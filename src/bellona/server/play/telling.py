"""What goes over the wire: steps as each view may know them, and the present as each viewer is concerned."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from ..storage.database import now
from .course import Course
from .rows import Row, row_from

encode = msgspec.json.Encoder().encode


class Shown:
    """The position as every view knows it at one moment."""

    def __init__(self, course: Course) -> None:
        self.seen = course.live.seen
        self.raw = course.live.raw()

    def bytes_for(self, course: Course, view: str) -> Any:
        """The bytes of the record for a view."""
        return np.frombuffer(self.raw, np.uint8) if view == "all" else self.seen[course.live.views.index(view)]


def position(course: Course, view: str) -> str:
    """The whole position for a view."""
    return b64encode(Shown(course).bytes_for(course, view).tobytes()).decode()


def tell_step(course: Course, row: Row, before: Shown, after: Shown, views: Iterable[str]) -> dict[str, bytes]:
    """A step as each of these views may know it."""
    common = encode(
        {
            "n": row.number, "kind": row.kind, "seat": row.seat, "by": row.by, "rolls": list(row.rolls),
            "events": row.events, "at": row.at,
        }
    )[:-1]  # fmt: skip
    told = {}
    for view in views:
        old, new = before.bytes_for(course, view), after.bytes_for(course, view)
        changed = np.flatnonzero(old != new)
        patch = {"at": changed.tolist(), "to": new[changed].tolist()}
        action = course.live.mask(row.text, view, row.seat) if row.kind == "play" else row.text
        told[view] = b"%b,%b" % (common, encode({"action": action, "patch": patch})[1:])
    return told


def tell_again(told: bytes, course: Course, view: str) -> bytes:
    """A step for somebody who looks with other eyes than before: with the whole position."""
    return b'%b,"position":%b}' % (told[:-1], encode(position(course, view)))


def tell_now(course: Course, seats: Sequence[str], view: str, waiting: str | None) -> bytes:
    """The present: what is asked of whom, and what these seats can do about it."""
    own = course.seat is not None and course.seat in seats and view in (course.seat, "all")
    why = course.why_no_undo(seats)
    return encode(
        {
            "version": course.version,
            "prompt": course.live.prompt(),
            "choices": list(course.live.codes) if own else [],
            "buttons": course.live.buttons() if own else [],
            "undo": {"can": why is None, "why": why},
            "clock": course.clocks.wire(now()),
            "result": course.result() if course.is_over else None,
            "waiting": waiting,
        }
    )


def retell(
    table: Mapping[str, Any], stored: Sequence[Mapping[str, Any]], view: str, since: int
) -> tuple[dict[str, Any] | None, list[bytes]]:
    """A match told again from its rows: how it began (None if resumed), and every step after `since`, for one view."""
    course = Course(table)
    start = {"n": 0, "position": position(course, view), "opening": course.opening}
    told, before = [], Shown(course)
    for entry in stored:
        row = course.follow(row_from(entry))
        after = Shown(course)
        if row.number > since:
            told.append(tell_step(course, row, before, after, (view,))[view])
        before = after
    return (None if since else start), told

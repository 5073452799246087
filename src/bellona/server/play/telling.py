"""Frames: steps for each view, and the current state for each viewer."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence

import msgspec

from ..storage.database import now
from .match_log import MatchLog
from .rows import Row

encode = msgspec.json.Encoder().encode
NO_PATCH: dict[str, list[int]] = {"at": [], "to": []}
NOTHING_TO_CHOOSE = b'{"choices":[],"buttons":[]}'


def position(match_log: MatchLog, view: str) -> str:
    """The whole position for a view."""
    return b64encode(match_log.live.bytes_for(view)).decode()


def tell_step(match_log: MatchLog, row: Row, views: Iterable[str]) -> dict[str, bytes]:
    """The last step, for each of these views."""
    common = encode(
        {
            "n": row.number, "kind": row.kind, "seat": row.seat, "by": row.by, "rolls": list(row.rolls), "at": row.at,
        }
    )[:-1]  # fmt: skip
    told, moved = {}, row.kind in ("play", "undo")
    for_all = None if any("readers" in event for event in row.events) else encode(row.events)
    for view in views:
        action = match_log.live.mask(row.text, view, row.seat) if row.kind == "play" else row.text
        patch = match_log.live.patch(view) if moved else NO_PATCH
        events = for_all or encode(match_log.live.events_for(row.events, view))
        told[view] = b'%b,"events":%b,%b' % (common, events, encode({"action": action, "patch": patch})[1:])
    return told


def tell_again(told: bytes, match_log: MatchLog, view: str) -> bytes:
    """A step for a client that has changed the view: with the whole position."""
    return b'%b,"position":%b}' % (told[:-1], encode(position(match_log, view)))


def tell_present(match_log: MatchLog, waiting: str | None) -> bytes:
    """The part of the current state that is the same for everybody; the rest follows."""
    return encode(
        {
            "version": match_log.version,
            "clock": match_log.clocks.wire(now()),
            "result": match_log.result() if match_log.is_over else None,
            "waiting": waiting,
            "answered": match_log.answered,
        }
    )[:-1]


def tell_now(match_log: MatchLog, present: bytes, seats: Sequence[str], view: str) -> bytes:
    """The current state, and the choices of these seats."""
    live, why = match_log.live, match_log.why_no_undo(seats)
    undo = b'{"can":true,"why":null}' if why is None else encode({"can": False, "why": why})
    own = NOTHING_TO_CHOOSE
    if view in match_log.waiting and view in seats:
        own = encode({"choices": list(live.choosing(view).codes), "buttons": live.buttons(view)})
    return b'%b,"prompt":%b,"undo":%b,%b' % (present, encode(live.prompt(view)), undo, own[1:])

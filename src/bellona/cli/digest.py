"""Joins the steps of one piece into one sentence, and sealed choices of all seats into one line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bellona.gamekit.values import Event

from .session import Entry


class Digest:
    """Takes entries one by one and returns them with the steps of one piece, and sealed choices, joined."""

    def __init__(self) -> None:
        self._held: Entry | None = None

    def add(self, entry: Entry) -> list[Entry]:
        """Take an entry; returns the entries that are now ready to be shown."""
        joined = _joined(self._held, entry) if self._held else None
        if joined:
            self._held = joined
            return []
        ready = self.flush()
        if not (_is_walk(entry) or _is_sealed(entry)):
            return [*ready, entry]
        self._held = entry
        return ready

    def flush(self) -> list[Entry]:
        """The entries still held back."""
        held, self._held = self._held, None
        return [held] if held else []


def digested(entries: Iterable[Entry]) -> list[Entry]:
    """Entries with the steps of one piece, and sealed choices, joined."""
    digest = Digest()
    ready = [each for entry in entries for each in digest.add(entry)]
    return ready + digest.flush()


def _is_walk(entry: Entry) -> bool:
    """Whether an entry holds nothing but a piece's step or turn."""
    return not entry.rolls and len(entry.events) == 1 and _is_journey(entry.events[0])


def _is_sealed(entry: Entry) -> bool:
    """Whether only the fact of a choice is known."""
    return entry.masked and not entry.rolls and not entry.events


def _is_journey(event: Event) -> bool:
    return bool(_mover(event) and "points" in event.args and {"to", "facing"} & set(event.args))


def _mover(event: Event) -> Any:
    """Who moves: a unit, or a leader with his force."""
    return event.args.get("unit") or event.args.get("leader")


def _joined(first: Entry, then: Entry) -> Entry | None:
    """Two entries as one, if the second continues or only ends the first."""
    if _is_sealed(first):
        return _gathered(first, then)
    if first.seat != then.seat or then.rolls:
        return None
    if not then.events:
        return first
    if not _is_walk(then) or _mover(then.events[0]) != _mover(first.events[0]):
        return None
    return replace(then, events=_one_way(first.events, then.events[0]))


def _gathered(first: Entry, then: Entry) -> Entry | None:
    """Two sealed choices as one, with the names of all who made them."""
    if not _is_sealed(then) or first.action != then.action:
        return None
    earlier = (*first.others, first.seat)
    return replace(then, others=tuple(seat for seat in earlier if seat != then.seat))


def _one_way(before: tuple[Event, ...], now: Event) -> tuple[Event, ...]:
    """A step after others begins where they began; a turn is kept only if nothing follows it."""
    steps = tuple(event for event in before if "to" in event.args)
    if "to" not in now.args:
        return (*steps, now)
    if not steps:
        return (now,)
    return (replace(now, args={**now.args, "from": steps[0].args["from"]}),)

"""The pace of a match: how long each side may think, computed only from the times of its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import ApiError

MINUTE, HOUR, DAY = 60, 3600, 86400
SHORTEST = {"live": MINUTE, "days": HOUR}
LONGEST = {"live": DAY, "days": 60 * DAY}
FIELDS = ("clock", "increment", "cap")


def check_pace(pace: Mapping[str, Any]) -> dict[str, Any]:
    """A pace as it is stored; refused with one sentence if it is not valid."""
    kind = pace.get("kind")
    if kind == "none":
        _refuse_others(pace, ("kind",))
        return {"kind": "none"}
    if kind not in ("live", "days"):
        raise ApiError(422, "pace-kind")
    _refuse_others(pace, ("kind", *FIELDS))
    shortest, longest = SHORTEST[kind], LONGEST[kind]
    clock = _seconds(pace, "clock", shortest, longest)
    increment = _seconds(pace, "increment", 0, longest, 0)
    cap = _seconds(pace, "cap", shortest, longest, min(longest, max(clock, increment)))
    if cap < clock:
        raise ApiError(422, "pace-cap", clock=clock, cap=cap)
    return {"kind": kind, "clock": clock, "increment": increment, "cap": cap}


def _refuse_others(pace: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in pace:
        if name not in known:
            raise ApiError(422, "pace-field")


def _seconds(pace: Mapping[str, Any], name: str, low: int, high: int, default: int | None = None) -> int:
    found = pace.get(name, default)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise ApiError(422, "pace-seconds", field=name, low=low, high=high)
    return found


def pace_words(pace: Mapping[str, Any]) -> dict[str, Any]:
    """A pace in plain words, as a message."""
    if pace["kind"] == "none":
        return {"$": "pace-none"}
    spans = {name: span_words(pace[name]) for name in FIELDS}
    return {"$": "pace-clock" if pace["increment"] else "pace-clock-only", **spans}


def span_words(seconds: int) -> dict[str, Any]:
    """A length of time in the largest unit that measures it exactly."""
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and seconds % size == 0:
            return {"$": f"span-{unit}", "n": seconds // size}
    return {"$": "span-seconds", "n": seconds}


class Clocks:
    """The clocks of one match. The time of all who have to choose runs, and no other; times are milliseconds."""

    def __init__(self, pace: Mapping[str, Any], seats: Sequence[str]) -> None:
        self.is_timed = pace["kind"] != "none"
        """Whether time is limited."""
        self._increment: int = pace.get("increment", 0) * 1000
        self._cap: int = pace.get("cap", 0) * 1000
        self._clock: int = pace.get("clock", 0) * 1000
        self._left: dict[str, int] = dict.fromkeys(seats, self._clock)
        self._gained = dict.fromkeys(seats, 0)
        self._running: tuple[str, ...] = ()
        self._since = 0

    def start(self, at: int, seats: Sequence[str]) -> None:
        """The match begins, and these seats have to choose."""
        self._running, self._since = tuple(seats), at

    def row(self, at: int, seats: Sequence[str], back: bool = False, sealed_by: str | None = None) -> None:
        """A row was written at this time, and now these seats have to choose; none if the match is over.

        The seat that gave the last of several sealed answers (`sealed_by`) gets the increment like the others, even if
        it is asked again. A choice that is taken back (`back`) returns its increment, so that undoing gains no time.
        """
        if self.is_timed:
            self._run(at, seats, back, sealed_by)
        self._running, self._since = tuple(seats), at

    def _run(self, at: int, seats: Sequence[str], back: bool, sealed_by: str | None) -> None:
        before = self._running
        for seat in before:
            self._left[seat] = self.left(seat, at)
            if (seat not in seats or seat == sealed_by) and not back:
                self._gain(seat)
        for seat in seats:
            if back and seat not in before:
                self._left[seat] = max(0, self._left[seat] - self._gained[seat])

    def _gain(self, seat: str) -> None:
        """The choice passes to another seat: the increment is added, up to the cap."""
        left = self._left[seat]
        self._left[seat] = min(left + self._increment, self._cap)
        self._gained[seat] = self._left[seat] - left

    def refill(self, seat: str) -> None:
        """A stand-in takes over: a player who returns to the seat gets the initial clock."""
        self._left[seat] = self._clock

    def left(self, seat: str, at: int) -> int:
        """The time left for a seat at a given time, in milliseconds."""
        spent = max(0, at - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def deadline(self, seat: str) -> int | None:
        """When the time of a choosing seat runs out; None without a clock, and for other seats."""
        return self._since + self._left[seat] if self.is_timed and seat in self._running else None

    def wire(self, at: int) -> dict[str, Any] | None:
        """The time left for every seat at a given time, for the browser; None without a clock."""
        if not self.is_timed:
            return None
        left = {seat: {"left": self.left(seat, at)} for seat in self._left}
        return {**left, "running": list(self._running), "since": at}

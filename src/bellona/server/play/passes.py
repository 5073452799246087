"""Connections that belong to a session: they end with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from .lines import Line
from .telling import encode

SIGNED_OUT = 4401


class Passes:
    """The connections of this process by their sessions. Everything here runs in the event loop."""

    def __init__(self) -> None:
        self._lines: dict[str, set[Line]] = {}

    @property
    def sessions(self) -> list[str]:
        """The sessions with open connections."""
        return list(self._lines)

    def add(self, session: str | None, line: Line) -> None:
        """A connection is open as long as its session; without a session it has no limit."""
        if session is not None:
            self._lines.setdefault(session, set()).add(line)

    def remove(self, session: str | None, line: Line) -> None:
        """The connection is closed, or needs no session any more."""
        lines = self._lines.get(session or "")
        if lines is not None:
            lines.discard(line)
            if not lines:
                del self._lines[session or ""]

    @contextmanager
    def held(self, session: str | None, line: Line) -> Iterator[None]:
        """A connection is open for a while."""
        self.add(session, line)
        try:
            yield
        finally:
            self.remove(session, line)

    def end(self, sessions: Iterable[str]) -> None:
        """Sessions have ended: close their connections."""
        for session in sessions:
            for line in self._lines.pop(session, set()):
                line.push(encode({"t": "bye", "why": "signed-out"}))
                line.close(SIGNED_OUT)

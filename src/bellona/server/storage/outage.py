"""A database outage: logged once when it begins and once when it ends; meanwhile most requests do not try."""

from __future__ import annotations

import logging
import threading
import time
from weakref import WeakKeyDictionary

from sqlalchemy import Engine

RETRY_SECONDS = 1.0
QUIET_SECONDS = 60.0
"""A failure after this long without one is another outage, even if nobody has noticed the end of the first."""
_log = logging.getLogger("bellona.database")


class Outage:
    """Whether the database answers. While it cannot be reached, one at a time tries; others are refused at once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._began = self._failed = self._next_try = 0.0
        self._is_known = self._is_closed = False

    def noted(self, reason: str) -> None:
        """A request to the database has failed; the first failure of an outage is logged."""
        with self._lock:
            at = time.monotonic()
            is_new = not self._is_known or at - self._failed > QUIET_SECONDS
            self._failed, self._is_known = at, True
            if is_new:
                self._began = at
        if is_new:
            _log.error("the database does not answer: %s", reason)

    def failed(self, reason: str) -> None:
        """The database cannot be reached: for a while no other request tries."""
        with self._lock:
            self._is_closed, self._next_try = True, time.monotonic() + RETRY_SECONDS
        self.noted(reason)

    def answered(self) -> None:
        """A request to the database has succeeded."""
        if not self._is_known and not self._is_closed:
            return
        with self._lock:
            was_known, self._is_known, self._is_closed = self._is_known, False, False
        if was_known:
            _log.info("the database answers again, after %.0f s", time.monotonic() - self._began)

    def may_try(self, seconds: float) -> bool:
        """Whether to ask the database: always while it answers, else one at a time, for at most this many seconds."""
        if not self._is_closed:
            return True
        with self._lock:
            at = time.monotonic()
            if at < self._next_try:
                return False
            self._next_try = at + seconds
            return True


_outages: WeakKeyDictionary[Engine, Outage] = WeakKeyDictionary()


def outage_of(database: Engine, known: Outage | None = None) -> Outage:
    """The outage state of a database."""
    return _outages.setdefault(database, known or Outage())


def in_brief(error: BaseException) -> str:
    """An error of a driver as one line for the log."""
    found = getattr(error, "orig", None) or error
    return f"{type(found).__name__}: {' '.join(str(found).split())[:200]}"

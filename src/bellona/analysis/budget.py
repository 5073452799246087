"""The time that an analysis or a hint may take, and how far it has come."""

from __future__ import annotations

import time
from collections.abc import Callable

Tell = Callable[[int, int], None]
"""Is told how much has been done of how much."""
WHOLE = 100


class Budget:
    """Seconds of processor time, or of another clock; without a limit the result depends on the seed alone."""

    def __init__(
        self, seconds: float = 0.0, tell: Tell | None = None, clock: Callable[[], float] = time.process_time
    ) -> None:
        self._clock, self._began, self._seconds, self._tell = clock, clock(), seconds, tell
        self._until = seconds
        self._from, self._to = 0, WHOLE
        self.was_hit = False
        """Whether something was left out for want of time."""

    @property
    def spent(self) -> float:
        """The seconds used so far."""
        return self._clock() - self._began

    def is_spent(self) -> bool:
        """Whether the time of the present stage has been used up."""
        over = self._seconds > 0 and self.spent >= self._until
        self.was_hit = self.was_hit or over
        return over

    def stage(self, upto: int) -> None:
        """Begin a stage that may use the time up to this share of a hundred."""
        self._from, self._to = (self._to if self._to < WHOLE else 0), upto
        self._until = self._seconds * upto / WHOLE
        self.progress(0, 1)

    def progress(self, done: int, total: int) -> None:
        """Tell how far the present stage has come."""
        if self._tell is not None:
            self._tell(self._from + (self._to - self._from) * done // max(1, total), WHOLE)

"""Some questions are asked whether or not there is a choice; when others see the answer must not tell which it was.

How long an answer waits is drawn when the question is asked, before anybody has answered it and without regard to what
is hidden. An answer that comes earlier waits, whoever gave it and whatever it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom

SHORTEST = 0.3
"""The shortest pause, as a part of the longest."""

Draw = Callable[[float, float], float]


class Pauses:
    """The pause of the current question of a match."""

    def __init__(self, longest: float, draw: Draw | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.longest, self._clock = longest, clock
        self._draw: Draw = draw or SystemRandom().uniform
        self._question = -1
        self._since = self._pause = 0.0

    def asked(self, question: int) -> None:
        """A question is asked; the same one may be named again."""
        if question != self._question:
            self._question, self._since = question, self._clock()
            self._pause = self._draw(SHORTEST * self.longest, self.longest)

    def left(self, question: int, share: float = 1.0) -> float:
        """Seconds that an answer to a question still has to wait: the pause, or a share of it."""
        self.asked(question)
        return max(0.0, self._since + share * self._pause - self._clock())

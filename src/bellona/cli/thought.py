"""A bot's thought at the terminal: with all processors, told of while it lasts, ended when nobody waits for it."""

from __future__ import annotations

from bellona.gamekit.search import Limits
from bellona.kernel.compiling import processors


class Thought:
    """What is known of the present thought."""

    def __init__(self) -> None:
        self.is_wanted = True
        self.trials = 0
        """How many games have been played on for it."""
        self._round = 0
        """How many of them in the present round."""

    def limits(self) -> Limits:
        """The limits of a thought that begins now."""
        self.trials = self._round = 0
        return Limits(threads=processors(), stopped=lambda: not self.is_wanted, tell=self._tell)

    def _tell(self, done: int, _total: int) -> None:
        """A round counts its trials from the start."""
        self.trials += done - self._round if done > self._round else done
        self._round = done

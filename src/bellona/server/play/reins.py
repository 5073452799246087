"""Reins of bots: a thought that nobody waits for any more is ended, in whichever process it goes on."""

from __future__ import annotations

from multiprocessing.context import SpawnContext
from typing import Any

REINS = 256
"""How many thoughts can be ended at a time; those beyond go on to their end."""
NONE = -1
_pulled: Any = None
"""In a process of bots: which reins are pulled."""


class Reins:
    """One for each thought under way."""

    def __init__(self, context: SpawnContext) -> None:
        self.shared: Any = context.RawArray("b", REINS)
        self._free = list(range(REINS))

    def take(self) -> int:
        """A rein for a new thought."""
        if not self._free:
            return NONE
        rein = self._free.pop()
        self.shared[rein] = 0
        return rein

    def pull(self, rein: int) -> None:
        """End a thought."""
        if rein != NONE:
            self.shared[rein] = 1

    def is_pulled(self, rein: int) -> bool:
        """Whether a thought was ended."""
        return rein != NONE and bool(self.shared[rein])

    def give_back(self, rein: int) -> None:
        """A thought is over."""
        if rein != NONE:
            self._free.append(rein)


def hold(shared: Any) -> None:
    """In a process of bots: heed these reins."""
    global _pulled
    _pulled = shared


def is_pulled(rein: int) -> bool:
    """In a process of bots: whether a thought is to end."""
    return _pulled is not None and rein != NONE and bool(_pulled[rein])

"""What a seat may see: everything, since nothing is hidden on a table."""

from __future__ import annotations

from bellona.kernel.record import clone

from .records import Battle


def observed(battle: Battle) -> Battle:
    """A copy of the position, the same for every seat."""
    return clone(battle)

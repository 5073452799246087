"""What a seat may see: the one way out of a position to a person, a bot or a learner."""

from __future__ import annotations

from typing import Any

from bellona.kernel.record import clone

from .observing import observe
from .records import NOBODY, War, World


def observed(world: World, war: War, seat: int | None) -> War:
    """A copy of the position as a seat knows it; None sees what is public."""
    seen: Any = clone(war)
    observe(world, seen, NOBODY if seat is None else seat)
    masked: War = seen
    return masked

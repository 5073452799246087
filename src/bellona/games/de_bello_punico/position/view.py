"""What a seat may see: the one way out of a position to a person, a bot or a learner."""

from __future__ import annotations

from typing import Any

from bellona.kernel.record import clone
from bellona.kernel.rules import enforces

from ..actions.flow import observe
from .records import NOBODY, Battle


@enforces("R4")
def observed(battle: Battle, seat: int | None) -> Battle:
    """A copy of the position as a seat knows it; None sees what is public."""
    seen: Any = clone(battle)
    observe(seen, NOBODY if seat is None else seat)
    masked: Battle = seen
    return masked

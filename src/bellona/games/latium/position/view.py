"""What a seat may see: the one way out of a position to a person, a bot or a learner."""

from __future__ import annotations

from typing import Any

from bellona.kernel.record import clone

from .observing import observe
from .records import Realm
from .vocabulary import NONE
from .world_record import World


def observed(world: World, realm: Realm, seat: int | None) -> Realm:
    """A copy of the position as a seat knows it; None sees what is public."""
    seen: Any = clone(realm)
    observe(world, seen, NONE if seat is None else seat)
    masked: Realm = seen
    return masked

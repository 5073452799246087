"""When a bot thinks anew, and how far its thoughts reach."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Ask, Battle, World


@kernel
def impulse(world: World, position: Battle) -> int:
    """The stretch in which the seat in turn follows one plan: a bound."""
    return position.bound


@kernel
def clock(world: World, position: Battle) -> int:
    """Bounds since the beginning."""
    return position.bound


@kernel
def is_weighty(world: World, position: Battle) -> bool:
    """A move is worth weighing order by order."""
    return position.ask == Ask.MOVE

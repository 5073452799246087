"""When a bot thinks anew, and how far its thoughts reach."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import is_there
from ..position.records import ARMY, ELEMENTS, PACE, Ask, Battle, World

IN_SIGHT = 500 * PACE
"""Enemies farther away than this cannot meet within two bounds."""


@kernel
def impulse(world: World, position: Battle) -> int:
    """The stretch in which the seat in turn follows one plan: a bound."""
    return position.bound


@kernel
def clock(world: World, position: Battle) -> int:
    """Bounds since the beginning."""
    return position.bound


@kernel
def is_weighty(world: World, position: Battle) -> int:
    """Orders are worth weighing when enemies are near each other: as many as there are points for."""
    if position.ask != Ask.MOVE:
        return 0
    for e in range(ARMY):
        for enemy in range(ARMY, ELEMENTS):
            here, there = position.elements[e], position.elements[enemy]
            dx, dy = here.x - there.x, here.y - there.y
            if dx * dx + dy * dy <= IN_SIGHT * IN_SIGHT and is_there(position, e) and is_there(position, enemy):
                return position.points
    return 0

"""What is remembered of places where elements could stand, while enemies stand where they do."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import ARMY, Battle, World
from .ties import ground_of
from .workspace import SPOTS, Spots, Workspace

UNKNOWN = 1 << 30


@kernel
def forget_spots(space: Workspace) -> None:
    """Forget all places."""
    for n in range(ARMY):
        space.known[n].count = 0


@kernel
def spot_of(world: World, battle: Battle, e: int, spots: Spots) -> int:
    """Where what is known of an element's place is kept; it is looked at if it is new."""
    here = battle.elements[e]
    for number in range(min(spots.count, SPOTS)):
        spot = spots.spots[number]
        if spot.x == here.x and spot.y == here.y and spot.facing == here.facing:
            return number
    number = spots.count % SPOTS
    spot = spots.spots[number]
    spot.x = here.x
    spot.y = here.y
    spot.facing = here.facing
    spot.ground = ground_of(world, battle, e)
    spot.pull = UNKNOWN
    spots.count += 1
    return number

"""What is remembered of places where elements could stand, while all others stand as in the battle."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import place, side_of
from ..position.records import ARMY, Battle, World
from .ties import clear, ground_of, tie_to
from .workspace import SPOTS, Spots, Workspace

UNKNOWN = 1 << 30


@kernel
def begin_spots(world: World, battle: Battle, space: Workspace) -> None:
    """Forget all places but those in the battle, whose ties are known."""
    space.tried[1] = battle
    for n in range(ARMY):
        spots = space.known[n]
        spots.count = 0
        spots.at = spot_of(world, battle, battle.active * ARMY + n, space)


@kernel
def spot_of(world: World, battle: Battle, e: int, space: Workspace) -> int:
    """Where what is known of an element's place is kept; it is looked at if it is new."""
    spots, here = space.known[e - side_of(e) * ARMY], battle.elements[e]
    for number in range(min(spots.count, SPOTS)):
        spot = spots.spots[number]
        if spot.x == here.x and spot.y == here.y and spot.facing == here.facing:
            return number
    number = next_spot(spots)
    spot = spots.spots[number]
    spot.x = here.x
    spot.y = here.y
    spot.facing = here.facing
    spot.ground = ground_of(world, battle, e)
    spot.pull = UNKNOWN
    spot.worth = UNKNOWN
    note_tie(world, e, number, space)
    return number


@kernel
def next_spot(spots: Spots) -> int:
    """Where a new place is kept; that in the battle stays."""
    number = spots.count if spots.count < SPOTS else 1 + spots.count % (SPOTS - 1)
    spots.count += 1
    return number


@kernel
def note_tie(world: World, e: int, number: int, space: Workspace) -> None:
    """Note how an element would stand to others from a place."""
    battle, spot, seen = space.tried[1], space.known[e - side_of(e) * ARMY].spots[number], space.ties[2]
    here = battle.elements[e]
    x, y, facing = here.x, here.y, here.facing
    place(battle, e, spot.x, spot.y, spot.facing)
    clear(seen.of[e])
    tie_to(world, battle, seen, e, space.ties[1].there & ~(1 << e))
    spot.tie = seen.of[e]
    place(battle, e, x, y, facing)

"""What is remembered of places where elements could stand, while all others stand as in the battle."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import place, side_of
from ..position.records import ARMY, Battle, World
from .ties import EVERYBODY, clear, ground_of, of_side, tie_all, tie_changed, tie_to, untie
from .workspace import SPOTS, Spots, Workspace
from .worth import forget_worth


@kernel
def begin_standing(world: World, battle: Battle, space: Workspace) -> None:
    """Note how everybody stands in the battle; what is known of places and holds no more is forgotten."""
    if space.mark == world.mark and world.mark != 0:
        changed = tie_changed(world, battle, space.tried[1], space.ties[1])
    else:
        space.mark = world.mark
        tie_all(world, battle, space.ties[1])
        changed = EVERYBODY
    space.tried[1] = battle
    for n in range(ARMY):
        spots = space.known[n]
        if changed == EVERYBODY:
            spots.count = 0
        for number in range(min(spots.count, SPOTS)):
            spots.spots[number].stale |= changed


@kernel
def begin_spots(world: World, battle: Battle, space: Workspace) -> None:
    """Find what is known of the places where everybody stands."""
    for n in range(ARMY):
        space.home[n] = spot_of(world, battle, battle.active * ARMY + n, space)
        space.at[n] = space.home[n]


@kernel
def spot_of(world: World, battle: Battle, e: int, space: Workspace) -> int:
    """Where what is known of an element's place is kept; it is looked at if it is new."""
    spots, here = space.known[e - side_of(e) * ARMY], battle.elements[e]
    key = here.x << 36 ^ here.y << 16 ^ here.facing
    for number in range(min(spots.count, SPOTS)):
        if spots.keys[number] == key:
            spot = spots.spots[number]
            if spot.x == here.x and spot.y == here.y and spot.facing == here.facing:
                if spot.stale:
                    renew(world, e, number, space)
                return number
    number = next_spot(spots, space.home[e - side_of(e) * ARMY])
    spots.keys[number] = key
    spot = spots.spots[number]
    spot.x = here.x
    spot.y = here.y
    spot.facing = here.facing
    spot.ground = ground_of(world, battle, e)
    forget_worth(spot)
    clear(spot.tie)
    note_tie(world, e, number, space.ties[1].there, space)
    return number


@kernel
def renew(world: World, e: int, number: int, space: Workspace) -> None:
    """Look again from a place at those who have moved."""
    spot = space.known[e - side_of(e) * ARMY].spots[number]
    if of_side(spot.stale, 1 - side_of(e)):
        forget_worth(spot)
    untie(spot.tie, ~spot.stale)
    spot.tie.coming &= ~spot.stale
    note_tie(world, e, number, spot.stale & space.ties[1].there, space)


@kernel
def next_spot(spots: Spots, home: int) -> int:
    """Where a new place is kept; that in the battle stays."""
    number = spots.count % SPOTS
    if spots.count >= SPOTS and number == home:
        spots.count += 1
        number = spots.count % SPOTS
    spots.count += 1
    return number


@kernel
def note_tie(world: World, e: int, number: int, others: int, space: Workspace) -> None:
    """Note how an element would stand to some others from a place."""
    battle, spot, seen = space.tried[1], space.known[e - side_of(e) * ARMY].spots[number], space.ties[2]
    here = battle.elements[e]
    x, y, facing = here.x, here.y, here.facing
    place(battle, e, spot.x, spot.y, spot.facing)
    seen.of[e] = spot.tie
    tie_to(world, battle, seen, e, others & ~(1 << e))
    spot.tie = seen.of[e]
    spot.stale = 0
    place(battle, e, x, y, facing)

"""Elements and camps as bases on the table: where they stand, and how far they run into each other."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import bend, penetration
from bellona.kernel.record import i8
from bellona.kernel.rules import rule

from .records import ARMY, ELEMENTS, HALF, NONE, Battle, CampState, Status, World


@kernel
def side_of(e: int) -> int:
    """Whose element it is."""
    return e // ARMY


@kernel
def is_there(battle: Battle, e: int) -> bool:
    """Whether an element stands on the board."""
    return battle.elements[e].status == Status.ON_BOARD


@kernel
def depth_of(world: World, battle: Battle, e: int) -> int:
    """The depth of an element's base."""
    return i8(world.troops[battle.elements[e].kind].depth)


@kernel
def is_mounted(world: World, battle: Battle, e: int) -> bool:
    """Whether an element is of mounted troops."""
    return world.troops[battle.elements[e].kind].mounted == 1


@rule("R2", "R56")
def same_facing(world: World, a: int, b: int) -> bool:
    """Whether two facings are the same within the tolerance."""
    return abs(bend(a, b)) <= world.angle


@rule("R1", "R2")
def penetration_at(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, other: int) -> int:
    """How far a base at a pose runs into an element; 0 or less when they are apart."""
    there = battle.elements[other]
    return penetration(
        x, y, facing, HALF, depth, i8(there.x), i8(there.y), i8(there.facing), HALF, depth_of(world, battle, other)
    )


@kernel
def penetration_of(world: World, battle: Battle, e: int, other: int) -> int:
    """How far two elements run into each other."""
    here = battle.elements[e]
    return penetration_at(world, battle, i8(here.x), i8(here.y), i8(here.facing), depth_of(world, battle, e), other)


@kernel
def camp_penetration_at(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, side: int) -> int:
    """How far a base at a pose runs into a side's camp; less than 0 if that does not stand."""
    camp = battle.camps[side]
    if camp.state != CampState.STANDS:
        return -1
    return penetration(
        x, y, facing, HALF, depth, i8(camp.x), i8(camp.y), i8(camp.facing), i8(world.camp_half), i8(world.camp_depth)
    )


@kernel
def place(battle: Battle, e: int, x: int, y: int, facing: int) -> None:
    """Put an element at a pose."""
    element = battle.elements[e]
    element.x = x
    element.y = y
    element.facing = facing


@kernel
def unlink(battle: Battle, e: int) -> None:
    """An element neither follows nor is followed any more."""
    battle.elements[e].follows = NONE
    for other in range(ELEMENTS):
        if battle.elements[other].follows == e:
            battle.elements[other].follows = NONE


@rule("R20", "B1")
def are_in_file(battle: Battle, e: int, other: int) -> bool:
    """Whether one follows the other in a column, where their bases may overlap at a bend."""
    return battle.elements[e].follows == other or battle.elements[other].follows == e

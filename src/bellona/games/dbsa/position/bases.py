"""Elements and camps as bases on the table: where they stand, and how far they overlap."""

from __future__ import annotations

from bellona.kernel.bits import lowest_bit
from bellona.kernel.jit import kernel
from bellona.kernel.plane import TURN, Base, base, overlaps, penetration
from bellona.kernel.rules import rule

from .records import ELEMENTS, HALF, NONE, PACE, Battle, CampState, Status, World


@kernel
def lowest(bits: int) -> int:
    """The first of a set of elements, a bit for each, NONE of an empty one."""
    return lowest_bit(bits)


@kernel
def side_of(e: int) -> int:
    """Whose element it is: `e // ARMY`, of anything from -11 to 71, without a division."""
    return e * 43 >> 9


@kernel
def is_there(battle: Battle, e: int) -> bool:
    """Whether an element stands on the board."""
    return battle.elements[e].status == Status.ON_BOARD


@kernel
def depth_of(world: World, battle: Battle, e: int) -> int:
    """The depth of an element's base."""
    return world.troops[battle.elements[e].kind].depth


@kernel
def spread_of(depth: int) -> int:
    """No point of a base lies farther from its front midpoint than this."""
    return HALF + depth * depth // (2 * HALF) + PACE


@kernel
def base_at(x: int, y: int, facing: int, depth: int) -> Base:
    """The base of an element at a pose."""
    return base(x, y, facing, HALF, depth)


@kernel
def base_of(world: World, battle: Battle, e: int) -> Base:
    """The base of an element where it stands."""
    here = battle.elements[e]
    return base_at(here.x, here.y, here.facing, depth_of(world, battle, e))


@kernel
def base_ahead(world: World, battle: Battle, e: int) -> Base:
    """The base of an element at the end of its move."""
    here = battle.elements[e]
    return base_at(here.to_x, here.to_y, here.to_facing, depth_of(world, battle, e))


@kernel
def camp_base(world: World, battle: Battle, side: int) -> Base:
    """The base of a side's camp."""
    camp = battle.camps[side]
    return base(camp.x, camp.y, camp.facing, world.camp_half, world.camp_depth)


@kernel
def is_mounted(world: World, battle: Battle, e: int) -> bool:
    """Whether an element is of mounted troops."""
    return world.troops[battle.elements[e].kind].mounted == 1


@rule("R2", "R56")
def same_facing(world: World, a: int, b: int) -> bool:
    """Whether two facings are the same within the tolerance."""
    return (a - b + world.angle) % TURN <= 2 * world.angle


@rule("R1", "R2")
def penetration_at(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, other: int) -> int:
    """How far a base at a pose overlaps an element; 0 or less when they are apart."""
    return penetration(base_at(x, y, facing, depth), base_of(world, battle, other))


@rule("R1", "R2")
def overlaps_at(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, other: int) -> bool:
    """Whether a base at a pose runs into an element by more than the tolerance."""
    return overlaps(base_at(x, y, facing, depth), base_of(world, battle, other), world.touch)


@kernel
def penetration_of(world: World, battle: Battle, e: int, other: int) -> int:
    """How far two elements overlap."""
    return penetration(base_of(world, battle, e), base_of(world, battle, other))


@kernel
def camp_penetration_at(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, side: int) -> int:
    """How far a base at a pose overlaps a side's camp; less than 0 if that does not stand."""
    if battle.camps[side].state != CampState.STANDS:
        return -1
    return penetration(base_at(x, y, facing, depth), camp_base(world, battle, side))


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

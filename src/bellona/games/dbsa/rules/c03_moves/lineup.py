"""3, tactical moves: lining up with an enemy that a move has come up to (R30), or with its camp (B2)."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import bearing, bend, penetration, spun
from bellona.kernel.rules import rule

from ...position.bases import base_at, base_of, camp_base, depth_of, is_there, side_of
from ...position.records import ELEMENTS, NONE, Battle, CampState, Contact, World
from ..c04_contact import camp_pose, contact_pose
from .legs import free_cost


@kernel
def is_target(battle: Battle, side: int, target: int, contact: int) -> bool:
    """Whether a side may line up with this: an enemy on the board, or a free side of the enemy camp."""
    if contact < Contact.FRONT or contact > Contact.LEFT:
        return False
    if target < ELEMENTS:
        return target >= 0 and side_of(target) != side and is_there(battle, target)
    return (
        target == ELEMENTS + 1 - side and contact != Contact.REAR and battle.camps[1 - side].state == CampState.STANDS
    )


@rule("R30")
def touches_front(world: World, battle: Battle, x: int, y: int, facing: int, target: int) -> bool:
    """Whether a front edge is within the tolerance of an enemy base or camp at any point."""
    if target < ELEMENTS:
        return penetration(base_at(x, y, facing, 0), base_of(world, battle, target)) >= -world.touch
    return penetration(base_at(x, y, facing, 0), camp_base(world, battle, target - ELEMENTS)) >= -world.touch


@kernel
def target_pose(world: World, battle: Battle, target: int, contact: int, x: int, y: int) -> tuple[int, int, int]:
    """The pose of full contact with an edge of an enemy or of a camp."""
    if target < ELEMENTS:
        return contact_pose(world, battle, target, contact)
    return camp_pose(world, battle, x, y, target - ELEMENTS, contact)


@rule("R30")
def shift_of(world: World, battle: Battle, e: int, x: int, y: int, facing: int, target: int, contact: int) -> int:
    """How far the corner that moves farthest would go to line an element up; NONE if its front touches nothing."""
    if not touches_front(world, battle, x, y, facing, target):
        return NONE
    to_x, to_y, to_facing = target_pose(world, battle, target, contact, x, y)
    return free_cost(x, y, facing, to_x, to_y, to_facing, depth_of(world, battle, e))


@rule("R30")
def shifted(
    x: int, y: int, facing: int, from_x: int, from_y: int, from_facing: int, to_x: int, to_y: int, to_facing: int
) -> tuple[int, int, int]:
    """A pose moved rigidly as another one is."""
    turn = bend(to_facing, from_facing)
    at_x, at_y = spun(x, y, from_x, from_y, turn)
    return at_x + to_x - from_x, at_y + to_y - from_y, bearing(facing + turn)

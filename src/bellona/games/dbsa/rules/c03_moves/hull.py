"""3, tactical moves: a group as one large base. Where it has room, every member has, and none is checked alone."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import (
    Base,
    along,
    arc,
    base,
    beside,
    corner_along,
    distance,
    local,
    sine_cosine,
    swept_penetration,
)

from ...actions.moves import Action, LegKind
from ...position.bases import base_of, camp_base, depth_of, is_there, lowest
from ...position.records import ARMY, ELEMENTS, HALF, PACE, Battle, CampState, World
from .going import is_open
from .groups import first_of
from .legs import Front, leg_end, pivot_of, steps_of, wheel_pose
from .path import is_mover

FAR = 1 << 40
SPARE = PACE
"""More than all rounding errors."""


@kernel
def hull_of(world: World, battle: Battle, side: int, movers: int) -> Base:
    """The smallest base with the facing of a group that contains it."""
    lead = battle.elements[first_of(side, movers)]
    x, y, facing = lead.x, lead.y, lead.facing
    left, right, front, rear = FAR, -FAR, -FAR, FAR
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            u, v = local(battle.elements[e].x, battle.elements[e].y, x, y, facing)
            left, right = min(left, u), max(right, u)
            front, rear = max(front, v), min(rear, v - depth_of(world, battle, e))
    x, y = along(x, y, facing, front)
    x, y = beside(x, y, facing, (left + right) // 2)
    return base(x, y, facing, (right - left) // 2 + 1 + HALF, front - rear)


@kernel
def others_in(
    world: World, battle: Battle, side: int, movers: int, left: int, bottom: int, right: int, top: int
) -> int:
    """All but the movers whom something in a rectangle could touch, a bit for each, the enemy's camp after them."""
    found = 0
    for other in range(ELEMENTS):
        there = battle.elements[other]
        far = HALF + depth_of(world, battle, other)
        across = there.x >= left - far and there.x <= right + far
        if across and there.y >= bottom - far and there.y <= top + far:
            if is_there(battle, other) and not is_mover(movers, side, other):
                found |= 1 << other
    camp, far = battle.camps[1 - side], world.camp_half + world.camp_depth
    across = camp.x >= left - far and camp.x <= right + far
    if camp.state == CampState.STANDS and across and camp.y >= bottom - far and camp.y <= top + far:
        found |= 1 << ELEMENTS
    return found


@kernel
def room_of(world: World, battle: Battle, side: int, others: int, hull: Base, dx: int, dy: int) -> int:
    """How far a large base, swept along a vector, is at least from others; less than 0 if it runs into one of them.

    A base too far away to be measured is farther off than a third of the two half widths.
    """
    room, afar, left = FAR, -(hull.half + HALF) // 3, others & (1 << ELEMENTS) - 1
    while left:
        into = swept_penetration(hull, dx, dy, base_of(world, battle, lowest(left)))
        left &= left - 1
        room = min(room, world.touch - max(into, afar))
        if room < 0:
            return room
    if others >> ELEMENTS & 1:
        into = swept_penetration(hull, dx, dy, camp_base(world, battle, 1 - side))
        room = min(room, world.touch - max(into, afar))
    return room


@kernel
def hull_box(hull: Base, dx: int, dy: int, spare: int) -> tuple[int, int, int, int]:
    """A rectangle that holds a large base swept along a vector, with some room to spare: left, bottom, right, top."""
    s, c = sine_cosine(hull.facing)
    left, bottom, right, top = FAR, FAR, -FAR, -FAR
    for which in range(4):
        cx, cy = corner_along(hull.x, hull.y, s, c, hull.half, hull.depth, which)
        left, right = min(left, cx), max(right, cx)
        bottom, top = min(bottom, cy), max(top, cy)
    left, bottom = left + min(dx, 0) - spare, bottom + min(dy, 0) - spare
    return left, bottom, right + max(dx, 0) + spare, top + max(dy, 0) + spare


@kernel
def is_ground_open(world: World, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether a rectangle meets neither areas nor rivers nor the edge of the board."""
    inland = left >= 0 and bottom >= 0 and right <= world.width and top <= world.height
    return inland and is_open(world, left, bottom, right, top)


@kernel
def is_path_open(world: World, battle: Battle, action: Action) -> bool:
    """Whether a whole group can follow its path with nothing near enough to matter.

    A path that this denies may still be allowed; one that it grants is free for every member, over good ground, on the
    board.
    """
    side, movers = battle.active, action.movers
    hull = hull_of(world, battle, side, movers)
    left_x, left_y = beside(hull.x, hull.y, hull.facing, -hull.half)
    right_x, right_y = beside(hull.x, hull.y, hull.facing, hull.half)
    front = Front(left_x, left_y, right_x, right_y)
    for number in range(action.count):
        leg = action.legs[number]
        kind = leg.kind
        to_x, to_y, to_facing, front_to = leg_end(leg, hull.x, hull.y, hull.facing, front)
        if kind == LegKind.AHEAD:
            if not is_sweep_open(world, battle, side, movers, hull, to_x - hull.x, to_y - hull.y):
                return False
        elif kind == LegKind.LEFT or kind == LegKind.RIGHT:
            pivot_x, pivot_y = pivot_of(front, kind)
            if not is_wheel_open(world, battle, action, number, hull, pivot_x, pivot_y):
                return False
        else:
            return False
        hull, front = base(to_x, to_y, to_facing, hull.half, hull.depth), front_to
    return True


@kernel
def is_sweep_open(world: World, battle: Battle, side: int, movers: int, hull: Base, dx: int, dy: int) -> bool:
    """Whether a large base can go straight along a vector with nothing and nobody in its way."""
    left, bottom, right, top = hull_box(hull, dx, dy, SPARE)
    if not is_ground_open(world, left, bottom, right, top):
        return False
    others = others_in(world, battle, side, movers, left, bottom, right, top)
    return room_of(world, battle, side, others, hull, dx, dy) >= 0


@kernel
def is_wheel_open(
    world: World, battle: Battle, action: Action, number: int, hull: Base, pivot_x: int, pivot_y: int
) -> bool:
    """Whether a large base can wheel with nobody in its way; places that are known to be free are skipped."""
    side, movers, leg = battle.active, action.movers, action.legs[number]
    way = arc(distance(hull.x, hull.y, pivot_x, pivot_y) + hull.half + hull.depth, leg.turn)
    left, bottom, right, top = hull_box(hull, 0, 0, way + SPARE)
    if not is_ground_open(world, left, bottom, right, top):
        return False
    others = others_in(world, battle, side, movers, left, bottom, right, top)
    if others == 0:
        return True
    steps = steps_of(leg, hull.facing, way)
    stride, step = way // steps + 2, 1
    while True:
        x, y, facing = wheel_pose(leg, hull.x, hull.y, hull.facing, pivot_x, pivot_y, step, steps)
        room = room_of(world, battle, side, others, base(x, y, facing, hull.half, hull.depth), 0, 0)
        if room < 0:
            return False
        if step >= steps:
            return True
        step = min(step + max(room // stride, 1), steps)

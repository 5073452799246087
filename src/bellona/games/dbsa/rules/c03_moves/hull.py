"""3, tactical moves: a group as one large base. Where that has room, every member has, and none is looked at alone."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc, beside, corner_along, distance, local, sine_cosine, swept_penetration
from bellona.kernel.record import i8

from ...actions.moves import Action, LegKind
from ...position.bases import depth_of, is_there
from ...position.records import ARMY, ELEMENTS, HALF, PACE, Battle, CampState, World
from .going import is_open
from .groups import first_of
from .legs import leg_end, steps_of, wheel_pose
from .path import is_mover

FAR = 1 << 40
SPARE = PACE
"""More than all that is lost in rounding."""


@kernel
def hull_of(world: World, battle: Battle, side: int, movers: int) -> tuple[int, int, int, int, int]:
    """The smallest base with the facing of a group that holds all of it: front midpoint, facing, half width, depth."""
    lead = battle.elements[first_of(side, movers)]
    x, y, facing = i8(lead.x), i8(lead.y), i8(lead.facing)
    left, right, front, rear = FAR, -FAR, -FAR, FAR
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            u, v = local(i8(battle.elements[e].x), i8(battle.elements[e].y), x, y, facing)
            left, right = min(left, u), max(right, u)
            front, rear = max(front, v), min(rear, v - depth_of(world, battle, e))
    x, y = along(x, y, facing, front)
    x, y = beside(x, y, facing, (left + right) // 2)
    return x, y, facing, (right - left) // 2 + 1 + HALF, front - rear


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
    camp, far = battle.camps[1 - side], i8(world.camp_half) + i8(world.camp_depth)
    across = camp.x >= left - far and camp.x <= right + far
    if camp.state == CampState.STANDS and across and camp.y >= bottom - far and camp.y <= top + far:
        found |= 1 << ELEMENTS
    return found


@kernel
def room_of(
    world: World,
    battle: Battle,
    side: int,
    others: int,
    x: int,
    y: int,
    facing: int,
    half: int,
    depth: int,
    dx: int,
    dy: int,
) -> int:
    """How far a large base, swept along a vector, is at least from others; less than 0 if it runs into one of them.

    Whatever is too far apart to be measured is farther off than a third of the two half widths.
    """
    room, afar = FAR, -(half + HALF) // 3
    for other in range(ELEMENTS):
        if others >> other & 1:
            there = battle.elements[other]
            into = swept_penetration(
                x, y, facing, half, depth, dx, dy,
                i8(there.x), i8(there.y), i8(there.facing), HALF, depth_of(world, battle, other),
            )  # fmt: skip
            room = min(room, i8(world.touch) - max(into, afar))
            if room < 0:
                return room
    if others >> ELEMENTS & 1:
        camp = battle.camps[1 - side]
        into = swept_penetration(
            x, y, facing, half, depth, dx, dy,
            i8(camp.x), i8(camp.y), i8(camp.facing), i8(world.camp_half), i8(world.camp_depth),
        )  # fmt: skip
        room = min(room, i8(world.touch) - max(into, afar))
    return room


@kernel
def hull_box(
    x: int, y: int, facing: int, half: int, depth: int, dx: int, dy: int, spare: int
) -> tuple[int, int, int, int]:
    """A rectangle that holds a large base swept along a vector, with some room to spare: left, bottom, right, top."""
    s, c = sine_cosine(facing)
    left, bottom, right, top = FAR, FAR, -FAR, -FAR
    for which in range(4):
        cx, cy = corner_along(x, y, s, c, half, depth, which)
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
    """Whether a whole group can go its path with nothing and nobody near enough to matter.

    What this denies may still be allowed; what it grants is free for every member, over good ground, on the board.
    """
    side, movers = i8(battle.active), i8(action.movers)
    x, y, facing, half, depth = hull_of(world, battle, side, movers)
    left_x, left_y = beside(x, y, facing, -half)
    right_x, right_y = beside(x, y, facing, half)
    for number in range(action.count):
        leg = action.legs[number]
        kind = i8(leg.kind)
        to_x, to_y, to_facing, left_to_x, left_to_y, right_to_x, right_to_y = leg_end(
            leg, x, y, facing, left_x, left_y, right_x, right_y
        )
        if kind == LegKind.AHEAD:
            if not is_sweep_open(world, battle, side, movers, x, y, facing, half, depth, to_x - x, to_y - y):
                return False
        elif kind == LegKind.LEFT or kind == LegKind.RIGHT:
            pivot_x, pivot_y = (left_x, left_y) if kind == LegKind.LEFT else (right_x, right_y)
            if not is_wheel_open(world, battle, action, number, x, y, facing, half, depth, pivot_x, pivot_y):
                return False
        else:
            return False
        x, y, facing = to_x, to_y, to_facing
        left_x, left_y, right_x, right_y = left_to_x, left_to_y, right_to_x, right_to_y
    return True


@kernel
def is_sweep_open(
    world: World,
    battle: Battle,
    side: int,
    movers: int,
    x: int,
    y: int,
    facing: int,
    half: int,
    depth: int,
    dx: int,
    dy: int,
) -> bool:
    """Whether a large base can go straight along a vector with nothing and nobody in its way."""
    left, bottom, right, top = hull_box(x, y, facing, half, depth, dx, dy, SPARE)
    if not is_ground_open(world, left, bottom, right, top):
        return False
    others = others_in(world, battle, side, movers, left, bottom, right, top)
    return room_of(world, battle, side, others, x, y, facing, half, depth, dx, dy) >= 0


@kernel
def is_wheel_open(
    world: World,
    battle: Battle,
    action: Action,
    number: int,
    x: int,
    y: int,
    facing: int,
    half: int,
    depth: int,
    pivot_x: int,
    pivot_y: int,
) -> bool:
    """Whether a large base can wheel with nobody in its way; places that its room shows to be free are passed over."""
    side, movers, leg = i8(battle.active), i8(action.movers), action.legs[number]
    way = arc(distance(x, y, pivot_x, pivot_y) + half + depth, i8(leg.turn))
    left, bottom, right, top = hull_box(x, y, facing, half, depth, 0, 0, way + SPARE)
    if not is_ground_open(world, left, bottom, right, top):
        return False
    others = others_in(world, battle, side, movers, left, bottom, right, top)
    if others == 0:
        return True
    steps = steps_of(leg, facing, way)
    stride, step = way // steps + 2, 1
    while True:
        at_x, at_y, turned = wheel_pose(leg, x, y, facing, pivot_x, pivot_y, step, steps)
        room = room_of(world, battle, side, others, at_x, at_y, turned, half, depth, 0, 0)
        if room < 0:
            return False
        if step >= steps:
            return True
        step = min(step + max(room // stride, 1), steps)

"""3, tactical moves: a group as one large base. Where that has room, every member has, and none is looked at alone."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc, beside, distance, local, swept_penetration
from bellona.kernel.record import i8

from ..bases import depth_of, is_there
from ..moves import Action, LegKind
from ..position import ARMY, ELEMENTS, HALF, Battle, CampState, World
from .c03_going import is_inland, is_open
from .c03_groups import first_of
from .c03_legs import leg_end, steps_of, turning_pose
from .c03_path import is_mover

FAR = 1 << 40


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
def has_open_room(
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
) -> int:
    """How far a large base, swept along a vector, is at least from everybody else and from the enemy's camp; less
    than 0 if it runs into one of them."""
    room = FAR
    for other in range(ELEMENTS):
        if not is_there(battle, other) or is_mover(movers, side, other):
            continue
        there = battle.elements[other]
        into = swept_penetration(
            x, y, facing, half, depth, dx, dy,
            i8(there.x), i8(there.y), i8(there.facing), HALF, depth_of(world, battle, other),
        )  # fmt: skip
        room = min(room, i8(world.touch) - into)
        if room < 0:
            return room
    camp = battle.camps[1 - side]
    if camp.state == CampState.STANDS:
        into = swept_penetration(
            x, y, facing, half, depth, dx, dy,
            i8(camp.x), i8(camp.y), i8(camp.facing), i8(world.camp_half), i8(world.camp_depth),
        )  # fmt: skip
        room = min(room, i8(world.touch) - into)
    return room


@kernel
def is_path_open(world: World, battle: Battle, action: Action, farthest: int) -> bool:
    """Whether a whole group can go its path with nothing and nobody near enough to matter.

    What this denies may still be allowed; what it grants is free for every member, over good ground, on the board.
    """
    side, movers = i8(battle.active), i8(action.movers)
    x, y, facing, half, depth = hull_of(world, battle, side, movers)
    reach = farthest + half + depth
    if not is_open(world, x, y, reach) or not is_inland(world, x, y, reach):
        return False
    left_x, left_y = beside(x, y, facing, -half)
    right_x, right_y = beside(x, y, facing, half)
    for number in range(action.count):
        leg = action.legs[number]
        kind = i8(leg.kind)
        to_x, to_y, to_facing, left_to_x, left_to_y, right_to_x, right_to_y = leg_end(
            leg, x, y, facing, left_x, left_y, right_x, right_y
        )
        if kind == LegKind.AHEAD:
            room = has_open_room(world, battle, side, movers, x, y, facing, half, depth, to_x - x, to_y - y)
            if room < 0:
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
    steps = steps_of(leg, facing, way)
    stride, step = way // steps + 2, 1
    while True:
        at_x, at_y, turned = turning_pose(leg, x, y, facing, depth, pivot_x, pivot_y, step, steps)
        room = has_open_room(world, battle, side, movers, at_x, at_y, turned, half, depth, 0, 0)
        if room < 0:
            return False
        if step >= steps:
            return True
        step = min(step + max(room // stride, 1), steps)

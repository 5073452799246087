"""3, tactical moves: the path of one element. What is in its way, what ground it touches, how far it may go."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.plane import Base, along, arc, bend, centre, distance, quotient, reach_of, root, sweeps_into
from bellona.kernel.rules import rule

from ...actions.moves import Action, Leg, LegKind, Refusal
from ...position.bases import (
    are_in_file,
    base_at,
    base_of,
    camp_base,
    camp_penetration_at,
    depth_of,
    is_there,
    lowest,
    overlaps_at,
    penetration_at,
    penetration_of,
    side_of,
    spread_of,
)
from ...position.records import ARMY, ELEMENTS, HALF, PACE, Battle, CampState, Kind, World
from .going import in_bad_going, in_river, is_good, is_passable, meets_impassable, on_board
from .legs import (
    ANYWHERE,
    STEP,
    Front,
    free_pose,
    is_turning,
    leg_cost,
    leg_end,
    pivot_of,
    steps_of,
    wheel_pose,
)
from .passing import check_passing

BAD, RIVER = 1, 2
"""What ground a path touches, as bits."""
GROUND, EDGE, CAMP, GOING = 1, 2, 4, 8
"""What is near a way besides other elements, as bits: impassable ground, the edge of the board, the enemy's camp;
and bad going or a river, if it counts for the mover."""
UNBOUND = 1 << 30
"""No distance on a board is as great."""
SHORT = 10 * PACE
"""Beside a longer way rounding adds less than a pace to what counts as near."""
FINEST = 7
"""How often the place where a straight leg fails is bisected."""


# What is in the way


@kernel
def near(world: World, battle: Battle, x: int, y: int, depth: int, cost: int) -> int:
    """The elements that a base could touch whose front midpoint stays so near to a place, a bit for each."""
    found, reach = 0, cost + spread_of(depth)
    for other in range(ELEMENTS):
        if not is_there(battle, other):
            continue
        there = battle.elements[other]
        dx, dy = there.x - x, there.y - y
        far = reach + world.troops[there.kind].spread
        if dx * dx + dy * dy <= far * far:
            found |= 1 << other
    return found


@kernel
def near_box(world: World, battle: Battle, left: int, bottom: int, right: int, top: int) -> int:
    """The elements that something in a rectangle could touch, a bit for each."""
    found = 0
    for other in range(ELEMENTS):
        there = battle.elements[other]
        far = world.troops[there.kind].spread
        across = there.x >= left - far and there.x <= right + far
        if across and there.y >= bottom - far and there.y <= top + far and is_there(battle, other):
            found |= 1 << other
    return found


@kernel
def near_straight(world: World, battle: Battle, e: int, back: int, ahead: int) -> int:
    """The elements that one could touch on its way straight back and straight ahead, a bit for each."""
    here, depth = battle.elements[e], depth_of(world, battle, e)
    x, y = centre(here.x, here.y, here.facing, depth)
    from_x, from_y = along(x, y, here.facing, -back)
    to_x, to_y = along(x, y, here.facing, ahead)
    return near_way(world, battle, depth, from_x, from_y, to_x, to_y)


@kernel
def may_touch(world: World, battle: Battle, x: int, y: int, depth: int, other: int) -> bool:
    """Whether a base with its front midpoint at a place is near enough to an element to touch it."""
    there = battle.elements[other]
    dx, dy = there.x - x, there.y - y
    far = spread_of(depth) + world.troops[there.kind].spread
    return dx * dx + dy * dy <= far * far


@kernel
def narrowed(world: World, battle: Battle, room: int, x: int, y: int, depth: int, other: int) -> int:
    """The room that such a base has, when an element too far away to touch it leaves it less."""
    there = battle.elements[other]
    dx, dy, spreads = there.x - x, there.y - y, spread_of(depth) + world.troops[there.kind].spread
    far = min(room, UNBOUND) + spreads
    if dx * dx + dy * dy > far * far:
        return room
    return min(room, distance(x, y, there.x, there.y) - spreads)


@kernel
def near_way(world: World, battle: Battle, depth: int, x: int, y: int, to_x: int, to_y: int) -> int:
    """The elements that a base could touch whose centre runs straight from one place to another, a bit for each."""
    reach, found = reach_of(HALF, depth), 0
    way_x, way_y = to_x - x, to_y - y
    square = way_x * way_x + way_y * way_y
    length = root(square) + 1
    spare = PACE if length > SHORT else UNBOUND
    left, bottom, right, top = min(x, to_x) - spare, min(y, to_y) - spare, max(x, to_x) + spare, max(y, to_y) + spare
    for other in range(ELEMENTS):
        if not is_there(battle, other):
            continue
        there = battle.elements[other]
        dx, dy, far = there.x - x, there.y - y, reach + world.troops[there.kind].spread
        if there.x < left - far or there.x > right + far or there.y < bottom - far or there.y > top + far:
            continue
        along_way = dx * way_x + dy * way_y
        if along_way >= square:
            dx, dy = dx - way_x, dy - way_y
        if along_way <= 0 or along_way >= square:
            is_near = dx * dx + dy * dy <= far * far
        else:
            is_near = abs(dx * way_y - dy * way_x) <= far * length
        if is_near:
            found |= 1 << other
    return found


@kernel
def is_near_way(dx: int, dy: int, way_x: int, way_y: int, far: int) -> bool:
    """Whether a point, given from the beginning of a straight way, is not farther from that than this."""
    along_way, square = dx * way_x + dy * way_y, way_x * way_x + way_y * way_y
    if along_way >= square:
        dx, dy = dx - way_x, dy - way_y
    if along_way <= 0 or along_way >= square:
        return dx * dx + dy * dy <= far * far
    across = dx * way_y - dy * way_x
    return abs(across) <= far * (root(square) + 1)


@rule("R26", "R66", "R77")
def blocked_at(
    world: World, battle: Battle, e: int, movers: int, close: int, x: int, y: int, facing: int
) -> tuple[int, int, int]:
    """Why a base cannot be at a pose on its way, who is in the way, and the friends that it overlaps there."""
    why = barred_at(world, battle, e, GROUND | EDGE | CAMP, x, y, facing)
    if why:
        return why, -1, 0
    return blocked_among(world, battle, e, others_of(close, side_of(e), movers), x, y, facing)


@rule("R26")
def blocked_among(
    world: World, battle: Battle, e: int, others: int, x: int, y: int, facing: int
) -> tuple[int, int, int]:
    """The same, for those among whom a base is."""
    depth, side, met = depth_of(world, battle, e), side_of(e), 0
    while others:
        other = lowest(others)
        others &= others - 1
        if not may_touch(world, battle, x, y, depth, other):
            continue
        if overlaps_at(world, battle, x, y, facing, depth, other):
            if side_of(other) != side:
                return Refusal.HITS_ENEMY, other, 0
            if not shares_bend(world, battle, e, other):
                met |= 1 << other
    return Refusal.NONE, -1, met


@kernel
def others_of(close: int, side: int, movers: int) -> int:
    """Of some elements those that do not move together."""
    return close & ~(movers << side * ARMY)


@rule("R20", "B1")
def shares_bend(world: World, battle: Battle, e: int, other: int) -> bool:
    """Whether two of a column overlap where they stand now, in a bend, so that one may move out of the other."""
    return are_in_file(battle, e, other) and penetration_of(world, battle, e, other) > world.touch


@kernel
def is_mover(movers: int, side: int, other: int) -> bool:
    """Whether an element is one of those that move together."""
    return side_of(other) == side and movers >> (other - side * ARMY) & 1 == 1


@rule("R26", "R66", "R77")
def blocked_straight(
    world: World, battle: Battle, e: int, movers: int, close: int, start: Base, dx: int, dy: int
) -> tuple[int, int, int]:
    """The same for a whole straight leg, without gaps between checked places."""
    side, met = side_of(e), 0
    if not on_board(world, start.x + dx, start.y + dy, start.facing, start.depth):
        return Refusal.LEAVES_BOARD, -1, 0
    if battle.camps[1 - side].state == CampState.STANDS:
        if sweeps_into(start, dx, dy, camp_base(world, battle, 1 - side), world.touch):
            return Refusal.HITS_ENEMY_CAMP, -1, 0
    left = others_of(close, side, movers)
    while left:
        other = lowest(left)
        left &= left - 1
        if sweeps_into(start, dx, dy, base_of(world, battle, other), world.touch):
            if side_of(other) != side:
                return Refusal.HITS_ENEMY, other, 0
            if not shares_bend(world, battle, e, other):
                met |= 1 << other
    return Refusal.NONE, -1, met


# What ground it touches


@rule("R16", "R18")
def ground_at(world: World, x: int, y: int, facing: int, depth: int) -> int:
    """The bad going and the river that a base at a pose touches."""
    return more_ground(world, 0, x, y, facing, depth)


@rule("R16", "R18")
def more_ground(world: World, ground: int, x: int, y: int, facing: int, depth: int) -> int:
    """The ground that a path touches, by what it has touched and where a base is now."""
    if not ground & BAD and in_bad_going(world, x, y, facing, depth):
        ground |= BAD
    if not ground & RIVER and in_river(world, x, y, facing, depth):
        ground |= RIVER
    return ground


@rule("R16", "R18")
def ground_straight(world: World, leg: Leg, start: Base, cost: int, going: bool) -> tuple[int, bool]:
    """What ground a straight leg touches, if the going matters, and whether any of it is impassable."""
    x, y, facing, depth = start.x, start.y, start.facing, start.depth
    if leg.kind == LegKind.AHEAD:
        x, y = along(x, y, facing, max(leg.x, 0))
        depth += cost
        found = ground_at(world, x, y, facing, depth) if going else 0
        return found, meets_impassable(world, x, y, facing, depth)
    found, barred = 0, False
    steps = max(cost // STEP, 1)
    for step in range(steps + 1):
        at_x = x + quotient((leg.x - x) * step, steps)
        at_y = y + quotient((leg.y - y) * step, steps)
        if going:
            found = more_ground(world, found, at_x, at_y, facing, depth)
        barred = barred or meets_impassable(world, at_x, at_y, facing, depth)
    return found, barred


# One leg


@kernel
def leg_box(
    kind: int, start: Base, cost: int, from_x: int, from_y: int, to_x: int, to_y: int
) -> tuple[int, int, int, int]:
    """A rectangle that a base does not leave in a leg whose centre comes from one place to another: left, bottom,
    right, top."""
    if kind == LegKind.LEFT or kind == LegKind.RIGHT:
        reach = cost + HALF + start.depth
        return start.x - reach, start.y - reach, start.x + reach, start.y + reach
    reach = reach_of(HALF, start.depth)
    return min(from_x, to_x) - reach, min(from_y, to_y) - reach, max(from_x, to_x) + reach, max(from_y, to_y) + reach


@kernel
def guards_in(
    world: World, battle: Battle, side: int, going: bool, left: int, bottom: int, right: int, top: int
) -> int:
    """What comes near a rectangle that can bar the way of a side besides other elements, as bits."""
    found = 0
    if not is_passable(world, left, bottom, right, top):
        found |= GROUND
    if going and not is_good(world, left, bottom, right, top):
        found |= GOING
    if left < 0 or bottom < 0 or right > world.width or top > world.height:
        found |= EDGE
    camp, far = battle.camps[1 - side], world.camp_half + world.camp_depth
    across = camp.x >= left - far and camp.x <= right + far
    if camp.state == CampState.STANDS and across and camp.y >= bottom - far and camp.y <= top + far:
        found |= CAMP
    return found


@rule("R26", "R66", "R77")
def barred_at(world: World, battle: Battle, e: int, guards: int, x: int, y: int, facing: int) -> int:
    """Why a base cannot be at a pose on its way even if nobody else were there."""
    depth = depth_of(world, battle, e)
    if guards & EDGE and not on_board(world, x, y, facing, depth):
        return Refusal.LEAVES_BOARD
    if guards & CAMP and camp_penetration_at(world, battle, x, y, facing, depth, 1 - side_of(e)) > world.touch:
        return Refusal.HITS_ENEMY_CAMP
    if guards & GROUND and meets_impassable(world, x, y, facing, depth):
        return Refusal.HITS_IMPASSABLE
    return Refusal.NONE


@kernel
def stride_of(leg: Leg, start: Base, pivot_x: int, pivot_y: int, steps: int) -> int:
    """No point of a base goes farther than this in one step of a turning leg."""
    if leg.kind == LegKind.POSE:
        from_x, from_y = centre(start.x, start.y, start.facing, start.depth)
        to_x, to_y = centre(leg.x, leg.y, leg.turn, start.depth)
        return free_stride(start.depth, from_x, from_y, to_x, to_y, bend(leg.turn, start.facing), steps)
    return arc(distance(start.x, start.y, pivot_x, pivot_y) + HALF + start.depth, leg.turn) // steps + 2


@kernel
def free_stride(depth: int, from_x: int, from_y: int, to_x: int, to_y: int, turn: int, steps: int) -> int:
    """The same for a base whose centre goes from one place to another while it turns."""
    return (distance(from_x, from_y, to_x, to_y) + arc(reach_of(HALF, depth), turn)) // steps + 2


class Walk(NamedTuple):
    """One leg of a path as one mover goes it."""

    e: int
    movers: int
    """Those who move together, a bit for each of the side."""
    close: int
    """Those near enough to be met, a bit for each."""
    guards: int
    """What else is near."""
    cost: int


@kernel
def walk_of(e: int, movers: int, close: int, guards: int, cost: int) -> Walk:
    """A walk of numbers of any width."""
    return Walk(e, movers, close, guards, cost)


@rule("R26")
def walk_turning(
    world: World, battle: Battle, going: Walk, leg: Leg, start: Base, pivot_x: int, pivot_y: int
) -> tuple[int, int, int, int, int, int]:
    """Go through a turning leg: why not, where, who is in the way, friends met, ground touched.

    Places that are known to be free from the room around the base are skipped.
    """
    x, y, facing, depth = start.x, start.y, start.facing, start.depth
    guards, met, ground = going.guards, 0, 0
    others = others_of(going.close, side_of(going.e), going.movers)
    if others == 0 and guards == 0:
        return Refusal.NONE, x, y, -1, 0, 0
    steps = steps_of(leg, facing, going.cost)
    stride = stride_of(leg, start, pivot_x, pivot_y, steps)
    is_free, turn = leg.kind == LegKind.POSE, bend(leg.turn, facing)
    from_x, from_y = centre(x, y, facing, depth)
    to_x, to_y = centre(leg.x, leg.y, leg.turn, depth)
    step, next_look = 1, 1
    while step <= steps:
        if is_free:
            at_x, at_y, turned = free_pose(from_x, from_y, to_x, to_y, facing, turn, depth, step, steps)
        else:
            at_x, at_y, turned = wheel_pose(leg, x, y, facing, pivot_x, pivot_y, step, steps)
        why, other = barred_at(world, battle, going.e, guards, at_x, at_y, turned), -1
        if not why and step == next_look:
            why, other, friends, room = room_at(world, battle, going.e, others, at_x, at_y, turned)
            met |= friends
            others &= ~friends
            next_look = min(step + max(room // stride, 1), max(steps, step + 1))
        if why:
            return why, at_x, at_y, other, met, ground
        if guards & GOING:
            ground = more_ground(world, ground, at_x, at_y, turned, depth)
        step = step + 1 if guards else next_look
    return Refusal.NONE, x, y, -1, met, ground


@rule("R26")
def room_at(
    world: World, battle: Battle, e: int, others: int, x: int, y: int, facing: int
) -> tuple[int, int, int, int]:
    """Why a base cannot be at a pose among others, who is in the way, the friends it overlaps, and the room it has."""
    depth, side, met, room = depth_of(world, battle, e), side_of(e), 0, 1 << 40
    while others:
        other = lowest(others)
        others &= others - 1
        if not may_touch(world, battle, x, y, depth, other):
            room = narrowed(world, battle, room, x, y, depth, other)
            continue
        into = penetration_at(world, battle, x, y, facing, depth, other)
        if into <= world.touch:
            room = min(room, world.touch - into)
        elif side_of(other) != side:
            return Refusal.HITS_ENEMY, other, 0, 0
        elif shares_bend(world, battle, e, other):
            room = 0
        else:
            met |= 1 << other
    return Refusal.NONE, -1, met, room


@kernel
def walk_straight(
    world: World, battle: Battle, going: Walk, leg: Leg, start: Base, to_x: int, to_y: int
) -> tuple[int, int, int, int, int, int]:
    """Go through a straight leg likewise."""
    dx, dy = to_x - start.x, to_y - start.y
    why, other, met = blocked_straight(world, battle, going.e, going.movers, going.close, start, dx, dy)
    ground = 0
    if going.guards & (GROUND | GOING) and not why:
        ground, barred = ground_straight(world, leg, start, going.cost, going.guards & GOING > 0)
        if barred:
            why = Refusal.HITS_IMPASSABLE
    return why, to_x, to_y, other, met, ground


@kernel
def where_it_fails(world: World, battle: Battle, going: Walk, start: Base, to_x: int, to_y: int) -> tuple[int, int]:
    """The last place on a straight leg that is still free."""
    way_x, way_y = to_x - start.x, to_y - start.y
    free, barred = 0, 1 << FINEST
    for _ in range(FINEST):
        half = (free + barred) // 2
        dx, dy = quotient(way_x * half, 1 << FINEST), quotient(way_y * half, 1 << FINEST)
        why, _, _ = blocked_straight(world, battle, going.e, going.movers, going.close, start, dx, dy)
        if not why and meets_impassable(world, start.x + dx, start.y + dy, start.facing, start.depth):
            why = Refusal.HITS_IMPASSABLE
        if why:
            barred = half
        else:
            free = half
    return start.x + quotient(way_x * free, 1 << FINEST), start.y + quotient(way_y * free, 1 << FINEST)


@kernel
def where_limit_ends(world: World, kind: int, leg: Leg, start: Base, spent: int, cost: int) -> tuple[int, int]:
    """Where a type reaches its limit on a straight leg that is too long; where any other leg begins."""
    x, y = start.x, start.y
    if is_turning(leg.kind):
        return x, y
    to_x, to_y, _, _ = leg_end(leg, x, y, start.facing, ANYWHERE)
    rest = max(world.troops[kind].move_good - spent, 0)
    return x + quotient((to_x - x) * rest, cost), y + quotient((to_y - y) * rest, cost)


@rule("3.6", "3.7", "R18")
def where_ground_begins(world: World, battle: Battle, action: Action, e: int, front: Front) -> tuple[int, int]:
    """The first place of a path at which a base touches bad going or a river."""
    mover = battle.elements[e]
    x, y, facing, depth = mover.x, mover.y, mover.facing, depth_of(world, battle, e)
    for number in range(action.count):
        leg = action.legs[number]
        kind = leg.kind
        pivot_x, pivot_y = pivot_of(front, kind)
        steps = max(leg_cost(leg, x, y, facing, depth, pivot_x, pivot_y) // PACE, 1)
        to_x, to_y, to_facing, front = leg_end(leg, x, y, facing, front)
        for step in range(steps + 1):
            at_x, at_y, turned = x + quotient((to_x - x) * step, steps), y + quotient((to_y - y) * step, steps), facing
            if is_turning(kind):
                at_x, at_y, turned = wheel_pose(leg, x, y, facing, pivot_x, pivot_y, step, steps)
            if ground_at(world, at_x, at_y, turned, depth):
                return at_x, at_y
        x, y, facing = to_x, to_y, to_facing
    return x, y


# The whole path


@kernel
def path_cost(world: World, battle: Battle, action: Action, e: int, front: Front) -> int:
    """What the legs of a path cost one mover."""
    mover = battle.elements[e]
    x, y, facing, depth = mover.x, mover.y, mover.facing, depth_of(world, battle, e)
    spent = 0
    for number in range(action.count):
        leg = action.legs[number]
        pivot_x, pivot_y = pivot_of(front, leg.kind)
        spent += leg_cost(leg, x, y, facing, depth, pivot_x, pivot_y)
        x, y, facing, front = leg_end(leg, x, y, facing, front)
    return spent


@rule("3.3", "3.4", "R15")
def walk(
    world: World,
    battle: Battle,
    action: Action,
    e: int,
    movers: int,
    front: Front,
    exact: bool,
) -> tuple[int, int, int, int, int, int, int]:
    """Send one mover along the path: why not, where, who is in the way, length spent, ground touched, friends met.

    The exact place where a straight leg fails is computed only on request.
    """
    mover = battle.elements[e]
    x, y, facing, depth = mover.x, mover.y, mover.facing, depth_of(world, battle, e)
    spent, met, ground, reach = 0, 0, 0, HALF + depth
    ground_counts = movers & movers - 1 != 0 or is_limited_by_ground(world, battle, action, e, front)
    if ground_counts and not is_good(world, x - reach, y - reach, x + reach, y + reach):
        ground = ground_at(world, x, y, facing, depth)
    from_x, from_y = centre(x, y, facing, depth)
    for number in range(action.count):
        leg = action.legs[number]
        kind = leg.kind
        if kind == LegKind.LINE:
            break
        pivot_x, pivot_y = pivot_of(front, kind)
        cost = leg_cost(leg, x, y, facing, depth, pivot_x, pivot_y)
        start = base_at(x, y, facing, depth)
        if spent + cost > world.troops[mover.kind].move_good + world.slack:
            at_x, at_y = where_limit_ends(world, mover.kind, leg, start, spent, cost)
            return too_far(battle, e, False), at_x, at_y, -1, spent + cost, ground, met
        to_x, to_y, to_facing, front = leg_end(leg, x, y, facing, front)
        mid_x, mid_y = centre(to_x, to_y, to_facing, depth)
        left, bottom, right, top = leg_box(kind, start, cost, from_x, from_y, mid_x, mid_y)
        guards = guards_in(world, battle, side_of(e), ground_counts, left, bottom, right, top)
        if kind == LegKind.LEFT or kind == LegKind.RIGHT:
            close = near(world, battle, x, y, depth, cost)
        else:
            close = near_way(world, battle, depth, from_x, from_y, mid_x, mid_y)
        going = walk_of(e, movers, close, guards, cost)
        if is_turning(kind):
            why, at_x, at_y, other, friends, under = walk_turning(world, battle, going, leg, start, pivot_x, pivot_y)
        else:
            why, at_x, at_y, other, friends, under = walk_straight(world, battle, going, leg, start, to_x, to_y)
            if why and exact:
                at_x, at_y = where_it_fails(world, battle, going, start, at_x, at_y)
        if why:
            return why, at_x, at_y, other, spent, ground, met
        spent += cost
        met |= friends
        ground |= under
        x, y, facing, from_x, from_y = to_x, to_y, to_facing, mid_x, mid_y
    why, other = check_passing(world, battle, e, met)
    if why:
        return why, battle.elements[other].x, battle.elements[other].y, other, spent, ground, met
    if spent > off_road_limit(world, battle, e, ground) + world.slack:
        return too_far(battle, e, ground & BAD > 0), x, y, -1, spent, ground, met
    return Refusal.NONE, x, y, -1, spent, ground, met


@rule("3.17", "R16")
def is_limited_by_ground(world: World, battle: Battle, action: Action, e: int, front: Front) -> bool:
    """Whether bad going would forbid one element its path, because it goes farther than that allows."""
    troop = world.troops[battle.elements[e].kind]
    if troop.move_bad == troop.move_good:
        return False
    return path_cost(world, battle, action, e, front) > troop.move_bad + world.slack


@rule("3.11", "3.12", "3.14", "3.15", "3.16", "3.17", "3.18", "R16", "R24")
def off_road_limit(world: World, battle: Battle, e: int, ground: int) -> int:
    """How far an element may go off-road over this ground."""
    troop = world.troops[battle.elements[e].kind]
    return troop.move_bad if ground & BAD else troop.move_good


@rule("3.11", "3.12", "3.14", "3.15", "3.16", "3.17", "3.18")
def too_far(battle: Battle, e: int, bad: bool) -> int:
    """The refusal of a path that is too long for a type."""
    kind = battle.elements[e].kind
    if bad and kind <= Kind.LH:
        return Refusal.TOO_FAR_BAD_GOING
    if kind == Kind.LH:
        return Refusal.TOO_FAR_LIGHT_HORSE
    if kind == Kind.CV:
        return Refusal.TOO_FAR_CAVALRY
    if kind <= Kind.KN:
        return Refusal.TOO_FAR_HEAVY
    return Refusal.TOO_FAR_AUXILIA if kind >= Kind.AX else Refusal.TOO_FAR_FOOT


@rule("3.23", "R28", "R26")
def check_standing(world: World, battle: Battle, e: int, movers: int, x: int, y: int, facing: int) -> tuple[int, int]:
    """Whether a mover may end at a pose: on the board, clear of every other base; else who is in the way."""
    close = near(world, battle, x, y, depth_of(world, battle, e), 0)
    why, other, met = blocked_at(world, battle, e, movers, close, x, y, facing)
    if why:
        return why, other
    while close:
        friend = lowest(close)
        close &= close - 1
        in_bend = are_in_file(battle, e, friend) and not is_mover(movers, side_of(e), friend)
        if in_bend and overlaps_at(world, battle, x, y, facing, depth_of(world, battle, e), friend):
            return Refusal.HITS_FRIEND, friend
        if met >> friend & 1:
            passable, _ = check_passing(world, battle, e, 1 << friend)
            return (Refusal.HITS_FRIEND if passable else Refusal.NO_ROOM_TO_PASS), friend
    return Refusal.NONE, -1

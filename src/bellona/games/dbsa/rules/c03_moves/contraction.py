"""3, tactical moves: contracting into column for a road, bad going or a river (R21)."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, bearing, bend, beside, centre, distance, local, overlaps, penetration
from bellona.kernel.rules import rule

from ...actions.moves import Action, LegKind, Refusal
from ...position.bases import base_ahead, base_at, depth_of, side_of
from ...position.records import ARMY, HALF, NONE, PACE, Battle, World
from .blocks import refused
from .column import (
    is_beyond,
    is_by_road,
    leader_at,
    look_along,
    on_road_at,
    road_of,
    road_under,
    track_cost,
    track_length,
    way_on_road,
    way_on_track,
)
from .groups import check_group, column_leader
from .legs import check_track, free_cost, free_pose, steps_between
from .passing import check_passing
from .path import (
    BAD,
    GOING,
    barred_at,
    check_standing,
    free_stride,
    ground_at,
    guards_in,
    leg_box,
    more_ground,
    near_way,
    off_road_limit,
    others_of,
    room_at,
    too_far,
)

FINE = 5 * PACE
"""How finely a place beside the column is searched for."""


@kernel
def forget(battle: Battle) -> None:
    """Clear the results of a trial."""
    for n in range(ARMY):
        element = battle.elements[battle.active * ARMY + n]
        element.to_x = 0
        element.to_y = 0
        element.to_facing = 0


@rule("3.8", "R21")
def check_contraction(world: World, battle: Battle, action: Action) -> int:
    """Whether a group may contract at all behind this leader, along these legs."""
    side, movers = battle.active, action.movers
    if action.lead // ARMY != side or not movers >> (action.lead - side * ARMY) & 1:
        return Refusal.NOBODY
    why = check_group(world, battle, side, movers, False)
    if why:
        return why
    if column_leader(world, battle, side, movers) != NONE:
        return Refusal.NARROW_ALREADY
    return check_track(action, False)


@rule("R21")
def track_at(world: World, battle: Battle, action: Action, gone: int) -> tuple[int, int, int]:
    """The pose on the leader's track; before its beginning the track runs straight back."""
    leader = battle.elements[action.lead]
    x, y, facing = leader.x, leader.y, leader.facing
    if is_by_road(action):
        road = road_of(world, battle, action.lead, action.legs[0].x)
        if road != NONE:
            at, way = road_under(world, battle, action.lead, road)
            return on_road_at(world, road, at + way * gone, way)
    if gone < 0:
        x, y = along(x, y, facing, gone)
        return x, y, facing
    return leader_at(action, x, y, facing, gone)


@rule("3.8", "3.23", "R18", "R21", "R28")
def walk_leader(world: World, battle: Battle, action: Action) -> tuple[int, int, int, int, int, int]:
    """Send the leader along its track: why not, where, who, length, ground touched."""
    e, movers = action.lead, action.movers
    here, by_road = battle.elements[e], is_by_road(action)
    length = action.legs[0].x if by_road else track_length(action)
    road, start, way = NONE, 0, 0
    if by_road:
        road = road_of(world, battle, e, length)
        if road == NONE:
            return Refusal.OFF_ROAD, here.x, here.y, NONE, 0, 0
        start, way = road_under(world, battle, e, road)
    cost = length if by_road else track_cost(action)
    if by_road and cost > world.road_limit + world.slack:
        return Refusal.TOO_FAR_ROAD, here.x, here.y, NONE, cost, 0
    if by_road and is_beyond(world, road, start + way * length):
        x, y, _ = on_road_at(world, road, start + way * length, way)
        return Refusal.ROAD_ENDS, x, y, NONE, cost, 0
    end = start + way * length
    on = way_on_road(e, road, start, end, way) if by_road else way_on_track(world, battle, action, e)
    why, x, y, facing, other, met, ground = look_along(world, battle, action, on)
    if not why:
        why, other = check_passing(world, battle, e, met)
    if not why:
        why, other = check_standing(world, battle, e, movers, x, y, facing)
    if not why and not by_road and cost > off_road_limit(world, battle, e, ground) + world.slack:
        why = too_far(battle, e, ground & BAD > 0)
    return why, x, y, other, cost, ground


@rule("B3")
def next_follower(battle: Battle, action: Action, placed: int) -> int:
    """Who falls in next: of those not yet placed the nearest to the leader, the first named of equals."""
    side = battle.active
    leader = battle.elements[action.lead]
    found, least = NONE, 0
    for n in range(ARMY):
        if action.movers >> n & 1 and not placed >> n & 1:
            element = battle.elements[side * ARMY + n]
            far = distance(element.x, element.y, leader.x, leader.y)
            if found == NONE or far < least:
                found, least = side * ARMY + n, far
    return found


@rule("R12", "R21")
def can_fall_in(
    world: World, battle: Battle, action: Action, e: int, placed: int, fore: int, x: int, y: int, facing: int
) -> bool:
    """Whether one of the group can get to a pose within its own limit, not to the rear, with nobody in the way."""
    if not is_in_reach(world, battle, action, e, x, y, facing):
        return False
    if not is_free_of_placed(world, battle, e, placed, fore, x, y, facing):
        return False
    return is_way_free(world, battle, e, action.movers, x, y, facing)


@rule("R12", "R21")
def is_in_reach(world: World, battle: Battle, action: Action, e: int, x: int, y: int, facing: int) -> bool:
    """Whether a pose is within the limit of one of the group, and not to the rear."""
    here, leader = battle.elements[e], battle.elements[action.lead]
    _, before = local(here.x, here.y, leader.x, leader.y, leader.facing)
    _, after = local(x, y, leader.x, leader.y, leader.facing)
    if after < before - world.touch:
        return False
    cost = free_cost(here.x, here.y, here.facing, x, y, facing, depth_of(world, battle, e))
    return cost <= world.troops[here.kind].move_good + world.slack


@rule("R12", "R21")
def is_way_free(world: World, battle: Battle, e: int, movers: int, x: int, y: int, facing: int) -> bool:
    """Whether one of the group meets nobody on its way to a pose, and no ground on which that would be too far."""
    here, depth = battle.elements[e], depth_of(world, battle, e)
    from_x, from_y, from_facing = here.x, here.y, here.facing
    cost = free_cost(from_x, from_y, from_facing, x, y, facing, depth)
    mid_x, mid_y = centre(from_x, from_y, from_facing, depth)
    end_x, end_y = centre(x, y, facing, depth)
    others = others_of(near_way(world, battle, depth, mid_x, mid_y, end_x, end_y), side_of(e), movers)
    start = base_at(from_x, from_y, from_facing, depth)
    left, bottom, right, top = leg_box(LegKind.POSE, start, cost, mid_x, mid_y, end_x, end_y)
    guards = guards_in(world, battle, side_of(e), True, left, bottom, right, top)
    if others == 0 and guards == 0:
        return True
    ground, turn = ground_at(world, from_x, from_y, from_facing, depth), bend(facing, from_facing)
    steps = steps_between(turn, cost)
    stride = free_stride(depth, mid_x, mid_y, end_x, end_y, turn, steps)
    room = 0
    for step in range(1, steps + 1):
        at_x, at_y, turned = free_pose(mid_x, mid_y, end_x, end_y, from_facing, turn, depth, step, steps)
        if barred_at(world, battle, e, guards, at_x, at_y, turned):
            return False
        room -= stride
        if room < 0:
            why, _, met, room = room_at(world, battle, e, others, at_x, at_y, turned)
            if why or met:
                return False
        if guards & GOING:
            ground = more_ground(world, ground, at_x, at_y, turned, depth)
    return cost <= off_road_limit(world, battle, e, ground) + world.slack


@rule("R21")
def is_free_of_placed(
    world: World, battle: Battle, e: int, placed: int, fore: int, x: int, y: int, facing: int
) -> bool:
    """Whether a pose is clear of those of the group that have their places already, whom it follows in a bend aside."""
    for n in range(ARMY):
        if not placed >> n & 1:
            continue
        other = battle.active * ARMY + n
        if other == fore and facing != battle.elements[other].to_facing:
            continue
        if overlaps(base_at(x, y, facing, depth_of(world, battle, e)), base_ahead(world, battle, other), world.touch):
            return False
    return True


@rule("R21")
def straggler_place(world: World, battle: Battle, other: int, side: int, back: int) -> tuple[int, int]:
    """A place at the left (0) or right (1) side of an element of the group that already has its place."""
    there = battle.elements[other]
    x, y = beside(there.to_x, there.to_y, there.to_facing, -2 * HALF if side == 0 else 2 * HALF)
    return along(x, y, there.to_facing, -back)


@rule("R21")
def place_straggler(world: World, battle: Battle, action: Action, e: int, placed: int) -> bool:
    """Place an element that cannot reach its place: touching the group, facing as it began, clear of the obstacle."""
    here = battle.elements[e]
    facing, depth = here.facing, depth_of(world, battle, e)
    for n in range(ARMY):
        other = battle.active * ARMY + n
        if not placed >> n & 1 or battle.elements[other].to_facing != facing:
            continue
        for back in range(0, depth_of(world, battle, other) + 1, FINE):
            for side in range(2):
                x, y = straggler_place(world, battle, other, side, back)
                if is_place_free(world, battle, action, e, placed, x, y, facing):
                    put_down(battle, e, x, y, facing)
                    return True
    x, y = here.x, here.y
    clear = ground_at(world, x, y, facing, depth) == 0 and is_free_of_placed(
        world, battle, e, placed, NONE, x, y, facing
    )
    if clear and touches_placed(world, battle, e, placed, x, y, facing):
        put_down(battle, e, x, y, facing)
        return True
    return False


@rule("R21")
def is_place_free(
    world: World, battle: Battle, action: Action, e: int, placed: int, x: int, y: int, facing: int
) -> bool:
    """Whether one of the group can get to a place that is clear of the obstacle."""
    if not is_in_reach(world, battle, action, e, x, y, facing):
        return False
    if not is_free_of_placed(world, battle, e, placed, NONE, x, y, facing):
        return False
    if ground_at(world, x, y, facing, depth_of(world, battle, e)):
        return False
    return is_way_free(world, battle, e, action.movers, x, y, facing)


@rule("R21")
def touches_placed(world: World, battle: Battle, e: int, placed: int, x: int, y: int, facing: int) -> bool:
    """Whether a pose touches one of the group that has its place already."""
    for n in range(ARMY):
        if placed >> n & 1:
            other = battle.active * ARMY + n
            gap = penetration(base_at(x, y, facing, depth_of(world, battle, e)), base_ahead(world, battle, other))
            if gap >= -world.touch:
                return True
    return False


@kernel
def put_down(battle: Battle, e: int, x: int, y: int, facing: int) -> None:
    """Record where an element of a contracting group would end."""
    element = battle.elements[e]
    element.to_x = x
    element.to_y = y
    element.to_facing = bearing(facing)


@rule("3.8", "R21")
def plan_contraction(world: World, battle: Battle, action: Action) -> tuple[int, int, int, int, int]:
    """Try a contraction and record where everybody ends; the caller must `forget` it, or carry it out."""
    side = battle.active
    lead = action.lead
    why = check_contraction(world, battle, action)
    if why:
        return refused(why, battle.elements[lead].x, battle.elements[lead].y, NONE, 0)
    why, x, y, other, spent, ground = walk_leader(world, battle, action)
    if why:
        return refused(why, x, y, other, spent)
    length = action.legs[0].x if is_by_road(action) else track_length(action)
    x, y, facing = track_at(world, battle, action, length)
    put_down(battle, lead, x, y, facing)
    placed, behind = 1 << (lead - side * ARMY), depth_of(world, battle, lead)
    last, needed = lead, is_by_road(action) or ground != 0
    while placed != action.movers:
        e = next_follower(battle, action, placed)
        x, y, facing = track_at(world, battle, action, length - behind)
        if can_fall_in(world, battle, action, e, placed, last, x, y, facing):
            put_down(battle, e, x, y, facing)
            behind += depth_of(world, battle, e)
            last = e
        elif not place_straggler(world, battle, action, e, placed):
            return refused(Refusal.NO_PLACE_IN_COLUMN, x, y, e, spent)
        placed |= 1 << (e - side * ARMY)
    if not needed:
        return refused(Refusal.NO_REASON_TO_CONTRACT, x, y, NONE, spent)
    return refused(Refusal.NONE, x, y, NONE, spent)

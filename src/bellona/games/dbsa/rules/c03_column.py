"""3, tactical moves: columns. Following the leader's track, round bends and along roads."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc, bearing, bend, corner, direction, distance, penetration, quotient, spun
from bellona.kernel.record import i8
from bellona.kernel.rules import rule
from bellona.kernel.shapes import place_on, project

from ..bases import depth_of, same_facing
from ..moves import Action, LegKind, Refusal
from ..position import ARMY, HALF, NONE, Battle, World
from .c03_groups import ahead_of, check_group, column_leader, count_of, first_of
from .c03_legs import STEP
from .c03_moves import check_leaving, meets_again, refused
from .c03_passing import check_passing
from .c03_path import BAD, blocked_at, check_standing, ground_at, near, off_road_limit, too_far

HALF_TURN = 18000


@kernel
def is_by_road(action: Action) -> bool:
    """Whether a march is by road."""
    return action.count > 0 and action.legs[0].kind == LegKind.ROAD


# The leader's track off-road


@rule("R20")
def track_length(action: Action) -> int:
    """How far the leader's front midpoint goes."""
    total = 0
    for number in range(action.count):
        leg = action.legs[number]
        total += i8(leg.x) if leg.kind == LegKind.AHEAD else arc(HALF, i8(leg.turn))
    return total


@rule("R13", "R20")
def track_cost(action: Action) -> int:
    """What the track costs everybody: a wheel no less than the arc of the leader's outer corner."""
    total = 0
    for number in range(action.count):
        leg = action.legs[number]
        total += i8(leg.x) if leg.kind == LegKind.AHEAD else arc(2 * HALF, i8(leg.turn))
    return total


@rule("R20")
def leader_at(action: Action, x: int, y: int, facing: int, gone: int) -> tuple[int, int, int]:
    """The leader's pose after some length of its track."""
    for number in range(action.count):
        leg = action.legs[number]
        if leg.kind == LegKind.AHEAD:
            part = min(gone, i8(leg.x))
            x, y = along(x, y, facing, part)
            gone -= part
            continue
        length = arc(HALF, i8(leg.turn))
        part = min(gone, length)
        turn = quotient(i8(leg.turn) * part, length) if length > 0 else 0
        which = 0 if leg.kind == LegKind.LEFT else 1
        turn = -turn if which == 0 else turn
        pivot_x, pivot_y = corner(x, y, facing, HALF, 0, which)
        x, y = spun(x, y, pivot_x, pivot_y, turn)
        facing = bearing(facing + turn)
        gone -= part
    return x, y, facing


@rule("R20")
def crowding(world: World, battle: Battle, side: int, movers: int, e: int) -> int:
    """How much nearer to the leader, along the track, an element stands in a bend than it will when they straighten."""
    here = battle.elements[e]
    x, y, between, room = i8(here.x), i8(here.y), 0, 0
    fore = ahead_of(world, battle, side, movers, e)
    for _ in range(ARMY):
        if fore == NONE:
            break
        there = battle.elements[fore]
        between += distance(x, y, i8(there.x), i8(there.y))
        room += depth_of(world, battle, fore)
        x, y = i8(there.x), i8(there.y)
        fore = ahead_of(world, battle, side, movers, fore)
    return max(room - between, 0) if room - between > world.touch else 0


@rule("R20", "B1")
def follower_at(world: World, battle: Battle, action: Action, e: int, gone: int) -> tuple[int, int, int]:
    """The pose of one of a column after everybody has covered some length of the track.

    Behind the leader the track is the broken line through the front midpoints of those ahead.
    """
    side, movers = i8(battle.active), i8(action.movers)
    here = battle.elements[e]
    x, y, facing = i8(here.x), i8(here.y), i8(here.facing)
    gone = max(gone - crowding(world, battle, side, movers, e), 0)
    fore = ahead_of(world, battle, side, movers, e)
    for _ in range(ARMY):
        if fore == NONE:
            break
        there = battle.elements[fore]
        to_x, to_y = i8(there.x), i8(there.y)
        gap = distance(x, y, to_x, to_y)
        if not same_facing(world, facing, i8(there.facing)) and gap > 0 and gone > 0:
            facing = direction(to_x - x, to_y - y)
        if gone < gap:
            return x + quotient((to_x - x) * gone, gap), y + quotient((to_y - y) * gone, gap), facing
        gone -= gap
        x, y, facing = to_x, to_y, i8(there.facing)
        fore = ahead_of(world, battle, side, movers, fore)
    return leader_at(action, x, y, facing, gone)


# The road


@rule("R23")
def road_under(world: World, battle: Battle, e: int, road: int) -> tuple[int, int]:
    """Where an element stands on a road and which way it goes on it (1, -1); 0 for the way if it is not on it."""
    here = battle.elements[e]
    at, gap, way = project(world.roads[road], i8(here.x), i8(here.y))
    if gap > world.road_snap:
        return at, 0
    if abs(bend(i8(here.facing), way)) <= world.road_angle:
        return at, 1
    if abs(bend(i8(here.facing), way + HALF_TURN)) <= world.road_angle:
        return at, -1
    return at, 0


@rule("R23")
def road_of(world: World, battle: Battle, e: int) -> int:
    """The road along which an element can march, NONE if there is none."""
    for road in range(world.road_count):
        _, way = road_under(world, battle, e, road)
        if way != 0:
            return road
    return NONE


@rule("R20", "R23")
def behind_leader(world: World, battle: Battle, side: int, movers: int, e: int) -> int:
    """How far behind the leader's front an element belongs: the depths of all those ahead."""
    total = 0
    fore = ahead_of(world, battle, side, movers, e)
    for _ in range(ARMY):
        if fore == NONE:
            break
        total += depth_of(world, battle, fore)
        fore = ahead_of(world, battle, side, movers, fore)
    return total


@rule("R23")
def road_places(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int]:
    """The road, where on it a marcher begins and ends, and which way it goes."""
    side, movers = i8(battle.active), i8(action.movers)
    leader = e
    for _ in range(ARMY):
        fore = ahead_of(world, battle, side, movers, leader)
        if fore == NONE:
            break
        leader = fore
    road = road_of(world, battle, leader)
    if road == NONE:
        return NONE, 0, 0, 0
    begin, way = road_under(world, battle, leader, road)
    start, _ = road_under(world, battle, e, road)
    end = begin + way * (i8(action.legs[0].x) - behind_leader(world, battle, side, movers, e))
    return road, start, end, way


@rule("R23")
def on_road_at(world: World, road: int, at: int, way: int) -> tuple[int, int, int]:
    """The pose on the middle of a road, facing along it."""
    x, y, facing = place_on(world.roads[road], at)
    return x, y, facing if way > 0 else bearing(facing + HALF_TURN)


@kernel
def road_length(world: World, road: int) -> int:
    """How long a road is."""
    course = world.roads[road]
    return i8(course.at[course.count - 1])


# Where a march ends


@rule("R20", "R23")
def march_end(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int]:
    """Where one of a column ends."""
    if not is_by_road(action):
        return follower_at(world, battle, action, e, track_length(action))
    road, _, end, way = road_places(world, battle, action, e)
    if road == NONE:
        here = battle.elements[e]
        return i8(here.x), i8(here.y), i8(here.facing)
    return on_road_at(world, road, end, way)


# Examining a march


@rule("3.5", "3.10", "R19", "R23")
def check_march(world: World, battle: Battle, action: Action) -> int:
    """Whether these are legs of a column's march: ahead and wheels, or one leg by road."""
    side, movers = i8(battle.active), i8(action.movers)
    by_road = is_by_road(action)
    if action.count < 1:
        return Refusal.NO_LEGS.value
    if column_leader(world, battle, side, movers) == NONE:
        return (Refusal.GROUP_ON_ROAD if by_road else Refusal.NOT_A_COLUMN).value
    if by_road:
        return (Refusal.ROAD_ALONE if action.count > 1 else Refusal.NONE).value
    if action.extra:
        return Refusal.EXTRA_OFF_ROAD.value
    for number in range(action.count):
        leg = action.legs[number]
        if leg.kind == LegKind.LEFT or leg.kind == LegKind.RIGHT:
            if leg.turn <= 0 or leg.turn > HALF_TURN:
                return Refusal.BACKWARD_WHEEL.value
        elif leg.kind == LegKind.ROAD:
            return Refusal.ROAD_ALONE.value
        elif leg.kind != LegKind.AHEAD:
            return Refusal.NOT_A_COLUMN.value
        elif leg.x < 0:
            return Refusal.GROUP_RETIRES.value
    return Refusal.NONE.value


@rule("2.4", "R25", "R70")
def check_extra(battle: Battle, action: Action) -> int:
    """Whether die points may be paid for a longer road move: the general must be aboard, and the points left."""
    if action.extra < 0:
        return Refusal.NOT_ENOUGH_POINTS.value
    if action.extra == 0:
        return Refusal.NONE.value
    aboard = False
    for n in range(ARMY):
        if i8(action.movers) >> n & 1 and battle.elements[i8(battle.active) * ARMY + n].general:
            aboard = True
    if not aboard:
        return Refusal.NO_GENERAL_ABOARD.value
    return Refusal.NOT_ENOUGH_POINTS.value if action.extra + 1 > battle.points else Refusal.NONE.value


@rule("2.4", "3.5", "3.13", "R18", "R20", "R23", "R25")
def examine_march(world: World, battle: Battle, action: Action) -> tuple[int, int, int, int, int]:
    """Whether a column's march, or a march by road, is allowed; the findings as for a block."""
    side, movers = i8(battle.active), i8(action.movers)
    lead = first_of(side, movers)
    x, y = i8(battle.elements[lead].x), i8(battle.elements[lead].y)
    alone = count_of(movers) == 1
    why = check_march(world, battle, action)
    if not why:
        why = check_leaving(world, battle, action, lead) if alone else check_group(world, battle, side, movers, True)
    if not why:
        why = check_extra(battle, action)
    if why:
        return refused(why, x, y, NONE, 0)
    most = 0
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            if is_by_road(action):
                why, x, y, other, spent = walk_road(world, battle, action, e)
            else:
                why, x, y, other, spent = walk_track(world, battle, action, e)
            if why:
                return refused(why, x, y, other, spent)
            most = max(most, spent)
    if most == 0:
        return refused(Refusal.NO_MOVEMENT.value, x, y, NONE, 0)
    for n in range(ARMY):
        if movers >> n & 1:
            other = ends_in(world, battle, action, side * ARMY + n)
            if other != NONE:
                x, y, _ = march_end(world, battle, action, other)
                return refused(Refusal.HITS_FRIEND.value, x, y, other, most)
    return refused(Refusal.NONE.value, x, y, NONE, most)


@rule("R20", "B1")
def ends_in(world: World, battle: Battle, action: Action, e: int) -> int:
    """Another of the column in whose base an element would end, if they are not neighbours; else NONE."""
    side, movers = i8(battle.active), i8(action.movers)
    x, y, facing = march_end(world, battle, action, e)
    for other in range(side * ARMY, e):
        if not movers >> (other - side * ARMY) & 1 or ahead_of(world, battle, side, movers, e) == other:
            continue
        if ahead_of(world, battle, side, movers, other) == e:
            continue
        at_x, at_y, turned = march_end(world, battle, action, other)
        deep, depth = depth_of(world, battle, e), depth_of(world, battle, other)
        if penetration(x, y, facing, HALF, deep, at_x, at_y, turned, HALF, depth) > world.touch:
            return other
    return NONE


@rule("3.13", "R23", "R24")
def walk_road(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int, int]:
    """Send one of a column along a road: why not, where it fails, who is in the way, length."""
    here = battle.elements[e]
    x, y, movers = i8(here.x), i8(here.y), i8(action.movers)
    road, start, end, way = road_places(world, battle, action, e)
    if road == NONE:
        return Refusal.OFF_ROAD.value, x, y, NONE, 0
    _, own_way = road_under(world, battle, e, road)
    if own_way != way or action.legs[0].x <= 0:
        _, gap, _ = project(world.roads[road], x, y)
        return (Refusal.OFF_ROAD if gap > world.road_snap else Refusal.WRONG_WAY_ON_ROAD).value, x, y, NONE, 0
    length = way * (end - start)
    if end < 0 or end > road_length(world, road):
        return Refusal.ROAD_ENDS.value, x, y, NONE, length
    if length > world.road_limit + i8(action.extra) * world.road_extra + world.slack:
        x, y, _ = on_road_at(
            world, road, start + way * (i8(world.road_limit) + i8(action.extra) * world.road_extra), way
        )
        return Refusal.TOO_FAR_ROAD.value, x, y, NONE, length
    depth, met = depth_of(world, battle, e), 0
    close = near(world, battle, x, y, depth, abs(length) + world.road_snap)
    steps = max(abs(length) // STEP, 1)
    for step in range(1, steps + 1):
        x, y, facing = on_road_at(world, road, start + quotient((end - start) * step, steps), way)
        why, other, friends = blocked_at(world, battle, e, movers, close, x, y, facing)
        if why:
            return why, x, y, other, length
        met |= friends
    return end_walk(world, battle, e, movers, met, x, y, facing, length)


@rule("3.17", "R16", "R20")
def walk_track(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int, int]:
    """Send one of a column along the leader's track likewise."""
    here, movers = battle.elements[e], i8(action.movers)
    x, y, facing, depth = i8(here.x), i8(here.y), i8(here.facing), depth_of(world, battle, e)
    length, cost = track_length(action), track_cost(action)
    close = near(world, battle, x, y, depth, length)
    ground, met = ground_at(world, x, y, facing, depth), 0
    if cost > world.troops[here.kind].move_good + world.slack:
        return too_far(battle, e, False), x, y, NONE, cost
    steps = max(length // STEP, 1)
    for step in range(1, steps + 1):
        x, y, facing = follower_at(world, battle, action, e, quotient(length * step, steps))
        why, other, friends = blocked_at(world, battle, e, movers, close, x, y, facing)
        if why:
            return why, x, y, other, cost
        met |= friends
        ground |= ground_at(world, x, y, facing, depth)
    if cost > off_road_limit(world, battle, e, ground) + world.slack:
        return too_far(battle, e, ground & BAD > 0), x, y, NONE, cost
    return end_walk(world, battle, e, movers, met, x, y, facing, cost)


@rule("3.23", "R28", "R65")
def end_walk(
    world: World, battle: Battle, e: int, movers: int, met: int, x: int, y: int, facing: int, spent: int
) -> tuple[int, int, int, int, int]:
    """Whether a marcher has passed only through whom it may, and may end where it is."""
    why, other = check_passing(world, battle, e, met)
    if not why:
        why, other = check_standing(world, battle, e, movers, x, y, facing)
    if not why:
        other = meets_again(world, battle, e, x, y, facing)
        why = Refusal.SAME_ENEMY_AGAIN.value if other != NONE else Refusal.NONE.value
    return why, x, y, other, spent

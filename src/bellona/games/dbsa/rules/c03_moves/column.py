"""3, tactical moves: columns. Following the leader's track, round bends and along roads."""

from __future__ import annotations

from typing import NamedTuple

from bellona.kernel.jit import kernel
from bellona.kernel.plane import (
    HALF_TURN,
    along,
    arc,
    bearing,
    bend,
    corner,
    direction,
    distance,
    penetration,
    quotient,
    spun,
)
from bellona.kernel.rules import rule
from bellona.kernel.shapes import place_on, project, project_on

from ...actions.moves import Action, Leg, LegKind, Refusal, Verb
from ...position.bases import base_at, depth_of, same_facing, side_of, spread_of
from ...position.records import ARMY, HALF, NONE, PACE, Battle, World
from .blocks import check_leaving, meets_again, refused
from .groups import ahead_of, check_group, column_leader, count_of, first_of
from .legs import STEP, check_track
from .passing import check_passing
from .path import (
    BAD,
    GOING,
    barred_at,
    check_standing,
    ground_at,
    guards_in,
    more_ground,
    near_box,
    off_road_limit,
    others_of,
    room_at,
    too_far,
)

LINK = 5
"""Bits for each element in a chain."""
ROUNDED = 4
"""More than all that is lost in rounding."""


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
        total += leg.x if leg.kind == LegKind.AHEAD else arc(HALF, leg.turn)
    return total


@rule("R13", "R20")
def track_cost(action: Action) -> int:
    """The cost of the track for everybody: a wheel costs at least the arc of the leader's outer corner."""
    total = 0
    for number in range(action.count):
        leg = action.legs[number]
        total += leg.x if leg.kind == LegKind.AHEAD else arc(2 * HALF, leg.turn)
    return total


@rule("R20")
def leader_at(action: Action, x: int, y: int, facing: int, gone: int) -> tuple[int, int, int]:
    """The leader's pose after some length of its track."""
    for number in range(action.count):
        leg = action.legs[number]
        if leg.kind == LegKind.AHEAD:
            part = min(gone, leg.x)
            x, y = along(x, y, facing, part)
            gone -= part
            continue
        length = arc(HALF, leg.turn)
        part = min(gone, length)
        turn = quotient(leg.turn * part, length) if length > 0 else 0
        which = 0 if leg.kind == LegKind.LEFT else 1
        turn = -turn if which == 0 else turn
        pivot_x, pivot_y = corner(x, y, facing, HALF, 0, which)
        x, y = spun(x, y, pivot_x, pivot_y, turn)
        facing = bearing(facing + turn)
        gone -= part
    return x, y, facing


@rule("R19", "R20")
def chain_of(world: World, battle: Battle, side: int, movers: int, e: int) -> int:
    """Those ahead of one of a column, the next one first, in LINK bits each; 0 after the leader."""
    chain, fore = 0, ahead_of(world, battle, side, movers, e)
    for place in range(ARMY):
        if fore == NONE:
            break
        chain |= fore + 1 << place * LINK
        fore = ahead_of(world, battle, side, movers, fore)
    return chain


@kernel
def first_link(chain: int) -> int:
    """The next one ahead in a chain, which is not empty."""
    return (chain & (1 << LINK) - 1) - 1


@rule("R20")
def crowding(world: World, battle: Battle, e: int, chain: int) -> int:
    """How much nearer to the leader, along the track, an element stands in a bend than it will when they straighten."""
    here = battle.elements[e]
    x, y, between, room = here.x, here.y, 0, 0
    while chain:
        fore = first_link(chain)
        there = battle.elements[fore]
        between += distance(x, y, there.x, there.y)
        room += depth_of(world, battle, fore)
        x, y = there.x, there.y
        chain >>= LINK
    return max(room - between, 0) if room - between > world.touch else 0


@rule("R20", "B1")
def follower_at(world: World, battle: Battle, action: Action, e: int, chain: int, gone: int) -> tuple[int, int, int]:
    """The pose of one of a column after everybody has covered some length of the track, its crowding taken off.

    Behind the leader the track is the broken line through the front midpoints of those ahead.
    """
    here = battle.elements[e]
    x, y, facing = here.x, here.y, here.facing
    while chain:
        there = battle.elements[first_link(chain)]
        to_x, to_y = there.x, there.y
        gap = distance(x, y, to_x, to_y)
        if not same_facing(world, facing, there.facing) and gap > 0 and gone > 0:
            facing = direction(to_x - x, to_y - y)
        if gone < gap:
            return x + quotient((to_x - x) * gone, gap), y + quotient((to_y - y) * gone, gap), facing
        gone -= gap
        x, y, facing = to_x, to_y, there.facing
        chain >>= LINK
    return leader_at(action, x, y, facing, gone)


# The road


@rule("R23")
def road_under(world: World, battle: Battle, e: int, road: int) -> tuple[int, int]:
    """Where an element stands on a road and which way it goes on it (1, -1); 0 for the direction if it is not on it.

    Near a bend it stands on the nearest stretch along which it faces.
    """
    here, course = battle.elements[e], world.roads[road]
    found, way, least = 0, 0, world.road_snap + 1
    for stretch in range(course.count - 1):
        at, gap, leads = project_on(course, stretch, here.x, here.y)
        if gap < least:
            if abs(bend(here.facing, leads)) <= world.road_angle:
                found, way, least = at, 1, gap
            elif abs(bend(here.facing, leads + HALF_TURN)) <= world.road_angle:
                found, way, least = at, -1, gap
    return found, way


@rule("R23")
def road_of(world: World, battle: Battle, e: int, length: int) -> int:
    """The road along which an element marches so far, NONE if there is none.

    Of several it takes one that is long enough and, of such, the one that leads most nearly where it faces.
    """
    found, least = NONE, 0
    for road in range(world.road_count):
        at, way = road_under(world, battle, e, road)
        if way == 0:
            continue
        _, _, facing = on_road_at(world, road, at, way)
        missing = max(length - (road_length(world, road) - at if way > 0 else at), 0)
        worth = missing * HALF_TURN + abs(bend(battle.elements[e].facing, facing))
        if found == NONE or worth < least:
            found, least = road, worth
    return found


@rule("R20", "R23")
def behind_leader(world: World, battle: Battle, chain: int) -> int:
    """How far behind the leader's front an element belongs: the depths of all those ahead."""
    total = 0
    while chain:
        total += depth_of(world, battle, first_link(chain))
        chain >>= LINK
    return total


@rule("R23")
def road_places(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int]:
    """The road, where on it a marcher begins and ends, and which way it goes."""
    chain = chain_of(world, battle, battle.active, action.movers, e)
    leader, left = e, chain
    while left:
        leader = first_link(left)
        left >>= LINK
    road = road_of(world, battle, leader, action.legs[0].x)
    if road == NONE:
        return NONE, 0, 0, 0
    begin, way = road_under(world, battle, leader, road)
    start, _ = road_under(world, battle, e, road)
    end = begin + way * (action.legs[0].x - behind_leader(world, battle, chain))
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
    return course.at[course.count - 1]


@rule("R23")
def is_beyond(world: World, road: int, at: int) -> bool:
    """Whether a place lies beyond the ends of a road."""
    return at < 0 or at > road_length(world, road)


# Where a march ends


@rule("R20", "R23")
def march_end(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int]:
    """Where one of a column ends."""
    if not is_by_road(action):
        chain = chain_of(world, battle, battle.active, action.movers, e)
        gone = max(track_length(action) - crowding(world, battle, e, chain), 0)
        return follower_at(world, battle, action, e, chain, gone)
    road, _, end, way = road_places(world, battle, action, e)
    if road == NONE:
        here = battle.elements[e]
        return here.x, here.y, here.facing
    return on_road_at(world, road, end, way)


# Examining a march


@rule("3.5", "3.10", "R19", "R23")
def check_march(world: World, battle: Battle, action: Action) -> int:
    """Whether a column may march along these legs."""
    side, movers = battle.active, action.movers
    by_road = is_by_road(action)
    if column_leader(world, battle, side, movers) == NONE:
        return Refusal.GROUP_ON_ROAD if by_road else Refusal.NOT_A_COLUMN
    why = check_track(action, count_of(movers) == 1)
    if not why and action.extra and not by_road:
        why = Refusal.EXTRA_OFF_ROAD
    return why


@rule("2.4", "R25", "R70")
def check_extra(battle: Battle, action: Action) -> int:
    """Whether die points may be paid for a longer road move: the general must be aboard, and the points left."""
    if action.extra < 0:
        return Refusal.NOT_ENOUGH_POINTS
    if action.extra == 0:
        return Refusal.NONE
    aboard = False
    for n in range(ARMY):
        if action.movers >> n & 1 and battle.elements[battle.active * ARMY + n].general:
            aboard = True
    if not aboard:
        return Refusal.NO_GENERAL_ABOARD
    return Refusal.NOT_ENOUGH_POINTS if action.extra + 1 > battle.points else Refusal.NONE


@rule("2.4", "3.5", "3.13", "R18", "R20", "R23", "R25")
def examine_march(world: World, battle: Battle, action: Action) -> tuple[int, int, int, int, int]:
    """Whether a column's march, or a march by road, is allowed; the findings as for a block."""
    side, movers = battle.active, action.movers
    lead = first_of(side, movers)
    x, y = battle.elements[lead].x, battle.elements[lead].y
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
        return refused(Refusal.NO_MOVEMENT, x, y, NONE, 0)
    for n in range(ARMY):
        if movers >> n & 1:
            other = ends_in(world, battle, action, side * ARMY + n)
            if other != NONE:
                x, y, _ = march_end(world, battle, action, other)
                return refused(Refusal.HITS_FRIEND, x, y, other, most)
    return refused(Refusal.NONE, x, y, NONE, most)


@rule("R20", "B1")
def ends_in(world: World, battle: Battle, action: Action, e: int) -> int:
    """Another of the column in whose base an element would end, if they are not neighbours; else NONE."""
    side, movers = battle.active, action.movers
    x, y, facing = march_end(world, battle, action, e)
    for other in range(side * ARMY, e):
        if not movers >> (other - side * ARMY) & 1 or ahead_of(world, battle, side, movers, e) == other:
            continue
        if ahead_of(world, battle, side, movers, other) == e:
            continue
        at_x, at_y, turned = march_end(world, battle, action, other)
        own = base_at(x, y, facing, depth_of(world, battle, e))
        if penetration(own, base_at(at_x, at_y, turned, depth_of(world, battle, other))) > world.touch:
            return other
    return NONE


class Way(NamedTuple):
    """The way of one of a column, or of who leads a contraction: on a road if there is one, else on a track."""

    e: int
    road: int
    start: int
    end: int
    """Where on the road it begins and ends."""
    way: int
    """Which way it goes on the road."""
    chain: int
    """Those ahead of it on the track."""
    lag: int
    """How much of the track it waits for those ahead to straighten."""
    length: int


@kernel
def way_of(e: int, road: int, start: int, end: int, way: int, chain: int, lag: int, length: int) -> Way:
    """A way of numbers of any width."""
    return Way(e, road, start, end, way, chain, lag, length)


@kernel
def way_on_road(e: int, road: int, start: int, end: int, way: int) -> Way:
    """A way along a road."""
    return way_of(e, road, start, end, way, 0, 0, abs(end - start))


@kernel
def way_on_track(world: World, battle: Battle, action: Action, e: int) -> Way:
    """A way along the leader's track."""
    chain, lag = 0, 0
    if action.verb != Verb.CONTRACT:
        chain = chain_of(world, battle, battle.active, action.movers, e)
        lag = crowding(world, battle, e, chain)
    return way_of(e, NONE, 0, 0, 0, chain, lag, track_length(action))


@rule("R20", "R21", "R23")
def place_on_way(world: World, battle: Battle, action: Action, on: Way, gone: int) -> tuple[int, int, int]:
    """Where one is after some length of its way."""
    if on.road != NONE:
        return on_road_at(world, on.road, on.start + gone if on.end >= on.start else on.start - gone, on.way)
    return follower_at(world, battle, action, on.e, on.chain, max(gone - on.lag, 0))


@rule("R26")
def look_along(world: World, battle: Battle, action: Action, on: Way) -> tuple[int, int, int, int, int, int, int]:
    """Go along a way: why not, the last pose, who is in the way, friends met, ground touched.

    A base that goes straight is looked at every ten paces, one that turns at every pace of its front's middle. While it
    has room around it others are not looked at.
    """
    e, length = on.e, on.length
    here, depth = battle.elements[e], depth_of(world, battle, e)
    left, bottom, right, top = box_of(world, battle, action, on)
    others = others_of(near_box(world, battle, left, bottom, right, top), side_of(e), action.movers)
    guards = guards_in(world, battle, side_of(e), True, left, bottom, right, top)
    if others == 0 and guards == 0:
        x, y, facing = place_on_way(world, battle, action, on, length)
        return Refusal.NONE, x, y, facing, -1, 0, 0
    ground, met, gone, room = ground_at(world, here.x, here.y, here.facing, depth), 0, 0, 0
    last_x, last_y, last = place_on_way(world, battle, action, on, 0)
    while True:
        far = min(gone + STEP, length)
        x, y, facing = place_on_way(world, battle, action, on, far)
        if facing != last and far - gone > PACE:
            far = gone + PACE
            x, y, facing = place_on_way(world, battle, action, on, far)
        why, other = barred_at(world, battle, e, guards, x, y, facing), -1
        if others and not why:
            room -= farthest_shift(depth, x - last_x, y - last_y, bend(facing, last))
            if room < 0:
                why, other, friends, room = room_at(world, battle, e, others, x, y, facing)
                met |= friends
                others &= ~friends
        if guards & GOING:
            ground = more_ground(world, ground, x, y, facing, depth)
        gone, last_x, last_y, last = far, x, y, facing
        if why or gone >= length:
            return why, x, y, facing, other, met, ground


@kernel
def box_of(world: World, battle: Battle, action: Action, on: Way) -> tuple[int, int, int, int]:
    """A rectangle that a base does not leave on its way: left, bottom, right, top."""
    here, reach = battle.elements[on.e], spread_of(depth_of(world, battle, on.e)) + PACE
    x, y, facing, chain = here.x, here.y, here.facing, on.chain
    if on.road != NONE:
        reach += on.length + world.road_snap
        return x - reach, y - reach, x + reach, y + reach
    left, bottom, right, top = x, y, x, y
    while chain:
        there = battle.elements[first_link(chain)]
        x, y, facing = there.x, there.y, there.facing
        left, bottom, right, top = min(left, x), min(bottom, y), max(right, x), max(top, y)
        chain >>= LINK
    for number in range(action.count):
        leg = action.legs[number]
        far = 0 if leg.kind == LegKind.AHEAD else arc(HALF, leg.turn)
        left, bottom, right, top = min(left, x - far), min(bottom, y - far), max(right, x + far), max(top, y + far)
        x, y, facing = leg_of_leader(leg, x, y, facing)
    left, bottom, right, top = min(left, x), min(bottom, y), max(right, x), max(top, y)
    return left - reach, bottom - reach, right + reach, top + reach


@kernel
def leg_of_leader(leg: Leg, x: int, y: int, facing: int) -> tuple[int, int, int]:
    """Where a leader is at the end of a leg of its track."""
    if leg.kind == LegKind.AHEAD:
        x, y = along(x, y, facing, leg.x)
        return x, y, facing
    which, turn = (0, -leg.turn) if leg.kind == LegKind.LEFT else (1, leg.turn)
    pivot_x, pivot_y = corner(x, y, facing, HALF, 0, which)
    x, y = spun(x, y, pivot_x, pivot_y, turn)
    return x, y, bearing(facing + turn)


@kernel
def farthest_shift(depth: int, dx: int, dy: int, turn: int) -> int:
    """No point of a base goes farther than this when its front midpoint is shifted and it turns about that."""
    return abs(dx) + abs(dy) + arc(spread_of(depth), turn) + ROUNDED


@rule("3.13", "R23", "R24")
def walk_road(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int, int]:
    """Send one of a column along a road: why not, where it fails, who is in the way, length."""
    here = battle.elements[e]
    x, y, movers = here.x, here.y, action.movers
    road, start, end, way = road_places(world, battle, action, e)
    if road == NONE:
        return Refusal.OFF_ROAD, x, y, NONE, 0
    _, own_way = road_under(world, battle, e, road)
    if own_way != way:
        _, gap, _ = project(world.roads[road], x, y)
        return (Refusal.OFF_ROAD if gap > world.road_snap else Refusal.WRONG_WAY_ON_ROAD), x, y, NONE, 0
    length = way * (end - start)
    if is_beyond(world, road, end):
        x, y, _ = on_road_at(world, road, end, way)
        return Refusal.ROAD_ENDS, x, y, NONE, length
    if length > world.road_limit + action.extra * world.road_extra + world.slack:
        x, y, _ = on_road_at(world, road, start + way * (world.road_limit + action.extra * world.road_extra), way)
        return Refusal.TOO_FAR_ROAD, x, y, NONE, length
    why, x, y, facing, other, met, _ = look_along(world, battle, action, way_on_road(e, road, start, end, way))
    if why:
        return why, x, y, other, length
    return end_walk(world, battle, e, movers, met, x, y, facing, length)


@rule("3.17", "R16", "R20")
def walk_track(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int, int, int]:
    """Send one of a column along the leader's track likewise."""
    here = battle.elements[e]
    cost = track_cost(action)
    if cost > world.troops[here.kind].move_good + world.slack:
        return too_far(battle, e, False), here.x, here.y, NONE, cost
    on = way_on_track(world, battle, action, e)
    why, x, y, facing, other, met, ground = look_along(world, battle, action, on)
    if why:
        return why, x, y, other, cost
    if cost > off_road_limit(world, battle, e, ground) + world.slack:
        return too_far(battle, e, ground & BAD > 0), x, y, NONE, cost
    return end_walk(world, battle, e, action.movers, met, x, y, facing, cost)


@rule("3.23", "R28", "R65")
def end_walk(
    world: World, battle: Battle, e: int, movers: int, met: int, x: int, y: int, facing: int, spent: int
) -> tuple[int, int, int, int, int]:
    """Whether a marcher has passed only through allowed friends, and may end where it is."""
    why, other = check_passing(world, battle, e, met)
    if not why:
        why, other = check_standing(world, battle, e, movers, x, y, facing)
    if not why:
        other = meets_again(world, battle, e, x, y, facing)
        why = Refusal.SAME_ENEMY_AGAIN if other != NONE else Refusal.NONE
    return why, x, y, other, spent

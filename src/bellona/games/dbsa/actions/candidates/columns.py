"""Candidate moves of columns: along roads, round to either side, and contracting before bad going, rivers and roads."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc

from ...position.bases import base_of, depth_of, same_facing, side_of
from ...position.records import ARMY, HALF, NONE, PACE, Battle, World
from ...rules.c03_moves.column import road_of
from ...rules.c03_moves.groups import column_leader, first_of
from ...rules.c03_moves.hull import hull_of
from ...rules.c03_moves.path import ground_at
from ..moves import Choices, LegKind, Survey, Verb
from .memory import COLUMN, CONTRACTION, ROAD, begin_scope, recall, remember, stretch_lane, widen_over
from .offering import add_leg, keep_if_allowed, start
from .survey import followed_by

BEND = 3000
"""A column bends by this to either side."""
ON_ROAD = 200 * PACE
"""How far along a road a line is offered to contract."""
MOST_PAID = 2
"""The most die points that are offered for a longer march."""


@kernel
def list_columns(world: World, battle: Battle, choices: Choices, free: int) -> None:
    """The candidates of every column, and of single elements on a road."""
    side = battle.active
    for n in range(ARMY):
        if not free >> n & 1:
            continue
        e = side * ARMY + n
        if world.road_count > 0:
            list_on_road(world, battle, choices, e)
        if followed_by(battle, choices.survey, free, e) == NONE:
            column = file_behind(battle, choices.survey, free, e)
            if column != 1 << n:
                list_column(world, battle, choices, column)


@kernel
def file_behind(battle: Battle, seen: Survey, free: int, e: int) -> int:
    """An element with all that follow it in a column."""
    side = battle.active
    found, last = 1 << (e - side * ARMY), e
    while last != NONE:
        follower = NONE
        for n in range(ARMY):
            if free >> n & 1 and not found >> n & 1 and followed_by(battle, seen, free, side * ARMY + n) == last:
                follower = side * ARMY + n
        if follower != NONE:
            found |= 1 << (follower - side * ARMY)
        last = follower
    return found


@kernel
def limit_of(world: World, battle: Battle, group: int) -> int:
    """How far the slowest of a group goes."""
    limit = 1 << 30
    for n in range(ARMY):
        if group >> n & 1:
            kind = battle.elements[battle.active * ARMY + n].kind
            limit = min(limit, world.troops[kind].move_good)
    return limit


@kernel
def fastest(world: World, battle: Battle, group: int) -> int:
    """How far the fastest of a group goes."""
    limit = 0
    for n in range(ARMY):
        if group >> n & 1:
            kind = battle.elements[battle.active * ARMY + n].kind
            limit = max(limit, world.troops[kind].move_good)
    return limit


@kernel
def widest(world: World, battle: Battle, group: int) -> int:
    """No point of a base of a group that turns is farther than this from where its front midpoint would be."""
    far = 0
    for n in range(ARMY):
        if group >> n & 1:
            troop = world.troops[battle.elements[battle.active * ARMY + n].kind]
            far = max(far, troop.spread + troop.depth)
    return far


@kernel
def begin_march(world: World, battle: Battle, choices: Choices, movers: int, length: int) -> None:
    """Begin the scope of movers none of whom goes farther than this from where it stands."""
    hull = hull_of(world, battle, battle.active, movers)
    begin_scope(choices, hull, 0, 0)
    widen_over(choices, hull, 0, 0, length + world.slack + world.road_snap + widest(world, battle, movers) + PACE)


@kernel
def begin_column(world: World, battle: Battle, choices: Choices, column: int, limit: int) -> None:
    """Begin the scope of a column: it goes ahead and to either side by its bend, unless it is bent or on a road."""
    far = widest(world, battle, column)
    if is_bent(world, battle, column) or is_any_on_road(world, battle, column):
        begin_march(world, battle, choices, column, max(limit, road_reach(world)) if world.road_count > 0 else limit)
        return
    hull = hull_of(world, battle, battle.active, column)
    begin_scope(choices, hull, far, 0)
    stretch_lane(choices, hull, far, limit // 2 + far, limit + far)


@kernel
def is_bent(world: World, battle: Battle, column: int) -> bool:
    """Whether not all of a column face the same way."""
    side = battle.active
    facing = battle.elements[first_of(side, column)].facing
    for n in range(ARMY):
        if column >> n & 1 and not same_facing(world, battle.elements[side * ARMY + n].facing, facing):
            return True
    return False


@kernel
def is_any_on_road(world: World, battle: Battle, column: int) -> bool:
    """Whether one of a column stands on a road."""
    for n in range(ARMY):
        if column >> n & 1 and road_of(world, battle, battle.active * ARMY + n, 0) != NONE:
            return True
    return False


@kernel
def most_paid(battle: Battle, movers: int) -> int:
    """The most die points that can be paid for a longer march."""
    return min(battle.points - 1, MOST_PAID) if is_general_among(battle, movers) else 0


@kernel
def road_reach(world: World) -> int:
    """The farthest march along a road that is offered."""
    return world.road_limit + MOST_PAID * world.road_extra


@kernel
def list_on_road(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """A single element along the road on which it stands, if there is one."""
    movers, since = 1 << (e - side_of(e) * ARMY), choices.count
    paid = most_paid(battle, movers)
    if recall(battle, choices, ROAD, movers, paid):
        return
    if road_of(world, battle, e, 0) == NONE:
        begin_scope(choices, base_of(world, battle, e), 0, 0)
    else:
        begin_march(world, battle, choices, movers, road_reach(world))
        list_road(world, battle, choices, movers)
    remember(battle, choices, ROAD, movers, paid, since)


@kernel
def list_column(world: World, battle: Battle, choices: Choices, column: int) -> None:
    """A column ahead and round to either side, and along a road."""
    limit, paid, since = limit_of(world, battle, column), most_paid(battle, column), choices.count
    if recall(battle, choices, COLUMN, column, paid):
        return
    begin_column(world, battle, choices, column, limit)
    cost = arc(2 * HALF, BEND)
    for kind in (LegKind.LEFT, LegKind.RIGHT):
        if cost < limit:
            start(choices, Verb.MARCH, column)
            add_leg(choices, kind, 0, 0, BEND)
            add_leg(choices, LegKind.AHEAD, limit - cost, 0, 0)
            keep_if_allowed(world, battle, choices)
    if world.road_count > 0:
        list_road(world, battle, choices, column)
    remember(battle, choices, COLUMN, column, paid, since)


@kernel
def list_road(world: World, battle: Battle, choices: Choices, movers: int) -> None:
    """Along a road by the whole limit, or half of it if that is too far, and farther with the general."""
    limit = world.road_limit
    if not offer_road(world, battle, choices, movers, limit, 0):
        offer_road(world, battle, choices, movers, limit // 2, 0)
    elif is_general_among(battle, movers):
        for extra in range(1, MOST_PAID + 1):
            offer_road(world, battle, choices, movers, limit + extra * world.road_extra, extra)


@kernel
def offer_road(world: World, battle: Battle, choices: Choices, movers: int, length: int, extra: int) -> bool:
    """Offer a march along a road, paying this many die points for its length."""
    start(choices, Verb.MARCH, movers)
    choices.actions[choices.count].extra = extra
    add_leg(choices, LegKind.ROAD, length, 0, 0)
    return keep_if_allowed(world, battle, choices)


@kernel
def is_general_among(battle: Battle, movers: int) -> bool:
    """Whether the general is one of a set."""
    for n in range(ARMY):
        if movers >> n & 1 and battle.elements[battle.active * ARMY + n].general:
            return True
    return False


@kernel
def list_contractions(world: World, battle: Battle, choices: Choices, group: int) -> None:
    """A line before bad going or a river, or on a road, may contract behind one element; the first is enough."""
    side = battle.active
    obstacles = world.area_count + world.river_count + world.road_count
    if obstacles == 0 or column_leader(world, battle, side, group) != NONE:
        return
    since = choices.count
    if recall(battle, choices, CONTRACTION, group, 0):
        return
    begin_march(world, battle, choices, group, max(fastest(world, battle, group), ON_ROAD))
    for n in range(ARMY):
        if group >> n & 1 and offer_contraction(world, battle, choices, group, side * ARMY + n):
            break
    remember(battle, choices, CONTRACTION, group, 0, since)


@kernel
def offer_contraction(world: World, battle: Battle, choices: Choices, group: int, lead: int) -> bool:
    """Offer that a group contracts behind one of its elements, if it has a road under it or an obstacle before it."""
    here = battle.elements[lead]
    x, y, facing, depth = here.x, here.y, here.facing, depth_of(world, battle, lead)
    limit = min(limit_of(world, battle, group), world.troops[here.kind].move_bad)
    start(choices, Verb.CONTRACT, group)
    choices.actions[choices.count].lead = lead
    to_x, to_y = along(x, y, facing, limit)
    if ground_at(world, to_x, to_y, facing, depth + limit):
        add_leg(choices, LegKind.AHEAD, limit, 0, 0)
        return keep_if_allowed(world, battle, choices)
    if world.road_count > 0 and road_of(world, battle, lead, 0) != NONE:
        add_leg(choices, LegKind.ROAD, ON_ROAD, 0, 0)
        return keep_if_allowed(world, battle, choices)
    return False

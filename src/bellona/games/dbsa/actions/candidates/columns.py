"""Candidate moves of columns: along roads, round to either side, and contracting before bad going, rivers and roads."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc

from ...position.bases import depth_of
from ...position.records import ARMY, HALF, NONE, PACE, Battle, World
from ...rules.c03_moves.column import road_of
from ...rules.c03_moves.groups import column_leader
from ...rules.c03_moves.path import ground_at
from ..moves import Choices, LegKind, Survey, Verb
from .offering import add_leg, keep_if_allowed, start
from .survey import followed_by

BEND = 3000
"""A column bends by this to either side."""


@kernel
def list_columns(world: World, battle: Battle, choices: Choices, free: int) -> None:
    """The candidates of every column, and of single elements on a road."""
    side = battle.active
    for n in range(ARMY):
        if not free >> n & 1:
            continue
        e = side * ARMY + n
        if world.road_count > 0 and road_of(world, battle, e, 0) != NONE:
            list_road(world, battle, choices, 1 << n)
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
def list_column(world: World, battle: Battle, choices: Choices, column: int) -> None:
    """A column ahead and round to either side, and along a road."""
    limit = limit_of(world, battle, column)
    cost = arc(2 * HALF, BEND)
    for kind in (LegKind.LEFT, LegKind.RIGHT):
        if cost < limit:
            start(choices, Verb.MARCH, column)
            add_leg(choices, kind, 0, 0, BEND)
            add_leg(choices, LegKind.AHEAD, limit - cost, 0, 0)
            keep_if_allowed(world, battle, choices)
    if world.road_count > 0:
        list_road(world, battle, choices, column)


@kernel
def list_road(world: World, battle: Battle, choices: Choices, movers: int) -> None:
    """Along a road by the whole limit, or half of it if that is too far, and farther with the general."""
    limit = world.road_limit
    if not offer_road(world, battle, choices, movers, limit, 0):
        offer_road(world, battle, choices, movers, limit // 2, 0)
    elif is_general_among(battle, movers):
        for extra in range(1, 3):
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
    for n in range(ARMY):
        if group >> n & 1 and offer_contraction(world, battle, choices, group, side * ARMY + n):
            return


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
        add_leg(choices, LegKind.ROAD, 200 * PACE, 0, 0)
        return keep_if_allowed(world, battle, choices)
    return False

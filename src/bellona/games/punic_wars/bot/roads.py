"""Paths over the map: on foot, afloat, or for a leader alone, avoiding steps with a roll for attrition."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import BY_FERRY, BY_LAND, BY_SEA, HEXES, LAND, NAVAL, NOBODY, NONE, Terrain, War, World
from ..rules.c03_components import combat_points, enemy_of, is_closed
from ..rules.c05_movement import ferry_serves
from .weights import Weight
from .workspace import FAR, Roads, Workspace

ON_FOOT, AFLOAT, ALONE = 0, 1, 2


@kernel
def find_roads(world: World, war: War, space: Workspace, start: int, way: int) -> None:
    """The easiest path from a hex to every other in range: a step with a roll counts as several."""
    roads, risk, farthest = space.roads[way], int(space.weights[Weight.RISK]), int(space.weights[Weight.RANGE])
    for h in range(HEXES):
        roads.cost[h] = FAR
        roads.settled[h] = 0
    roads.cost[start] = 0
    roads.steps[start] = 0
    roads.rolls[start] = 0
    roads.before[start] = NONE
    roads.near[0] = start
    near_first, near_end, far_first, far_end = 0, 1, 0, 0
    while near_first < near_end or far_first < far_end:
        take_far = near_first == near_end
        if not take_far and far_first < far_end:
            take_far = roads.cost[roads.far[far_first]] < roads.cost[roads.near[near_first]]
        if take_far:
            h = roads.far[far_first]
            far_first += 1
        else:
            h = roads.near[near_first]
            near_first += 1
        if roads.settled[h] or roads.cost[h] > farthest:
            continue
        roads.settled[h] = 1
        harried = h != start and is_harried(war, way, h)
        for direction in range(6):
            to = world.neighbour[h, direction]
            if to < 0 or roads.settled[to] or not may_cross(world, war, space, way, h, direction, to):
                continue
            roll = harried or is_rough(world, way, to)
            cost = roads.cost[h] + (1 + risk if roll else 1)
            if cost >= roads.cost[to]:
                continue
            roads.cost[to] = cost
            roads.steps[to] = roads.steps[h] + 1
            roads.rolls[to] = roads.rolls[h] + (1 if roll else 0)
            roads.before[to] = h
            if roll:
                roads.far[far_end] = to
                far_end += 1
            else:
                roads.near[near_end] = to
                near_end += 1


@kernel
def may_cross(world: World, war: War, space: Workspace, way: int, h: int, direction: int, to: int) -> bool:
    """Whether a force that travels in a way could cross a hexside, and would want to."""
    if way != ALONE and space.weights[Weight.NEUTRAL] > 0.5 and makes_an_enemy(world, war, to):
        return False
    passage = world.passage[h, direction]
    if way == ON_FOOT:
        if not passage & BY_LAND:
            if not passage & BY_FERRY or not ferry_serves(world, war, world.ferry[h, direction]):
                return False
    elif way == AFLOAT:
        if not passage & BY_SEA:
            return False
    elif combat_points(world, war, enemy_of(war.active), to) > 0 and combat_points(world, war, war.active, to) == 0:
        return False
    region = world.region[to]
    return region == NONE or not is_closed(world, war, region)


@kernel
def makes_an_enemy(world: World, war: War, h: int) -> bool:
    """Whether points that enter a hex make a neutral Syracuse the ally of the enemy."""
    return world.region[h] == world.syracuse and war.align[world.syracuse] == NOBODY


@kernel
def is_rough(world: World, way: int, h: int) -> bool:
    """Whether a force rolls for attrition as it enters a hex."""
    terrain = world.terrain[h]
    if way == ON_FOOT:
        return terrain == Terrain.MOUNTAIN or terrain == Terrain.COAST_MOUNTAIN
    return way == AFLOAT and terrain == Terrain.SEA


@kernel
def is_harried(war: War, way: int, h: int) -> bool:
    """Whether a force rolls for attrition as it leaves a hex."""
    if way == ALONE:
        return False
    arm = LAND if way == ON_FOOT else NAVAL
    enemy = enemy_of(war.active)
    return war.points[enemy, arm, h] > 0 and not war.inside[enemy, arm, h]


@kernel
def first_step(roads: Roads, start: int, to: int) -> int:
    """The first hex on the way to another."""
    h = to
    while roads.before[h] != start:
        h = roads.before[h]
    return h

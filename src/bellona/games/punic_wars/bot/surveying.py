"""The bot's survey of the map: stacks, lands, threats, and possible goals."""

from __future__ import annotations

from bellona.kernel.hexes import distance
from bellona.kernel.jit import kernel

from ..position.records import BY_LAND, CARTHAGE, HEXES, LAND, NAVAL, NOBODY, NONE, ROME, Terrain, War, World
from ..rules.c03_components import enemy_of, strength
from ..rules.c08_leaders import best_value
from ..rules.c10_towns import holder_of, is_under_siege
from ..rules.c14_control import free_land
from .weights import Weight
from .workspace import STACKS, Workspace

MENACED = 8
"""How far from a capital an enemy menaces it."""
VEILED = 3
"""The assumed strength of a hidden stack."""


@kernel
def learn(world: World, space: Workspace) -> None:
    """Number the lands once: hexes that armies can walk between."""
    if space.learned:
        return
    space.learned = 1
    land = 0
    for start in range(HEXES):
        if space.landmass[start] > 0 or world.region[start] == NONE:
            continue
        land += 1
        space.landmass[start] = land
        space.queue[0] = start
        first, end = 0, 1
        while first < end:
            h = space.queue[first]
            first += 1
            for direction in range(6):
                to = world.neighbour[h, direction]
                if to >= 0 and world.passage[h, direction] & BY_LAND and space.landmass[to] == 0:
                    space.landmass[to] = land
                    space.queue[end] = to
                    end += 1


@kernel
def survey(world: World, war: War, space: Workspace) -> None:
    """Record all stacks of both sides, and how well the capital should be guarded."""
    for side in range(2):
        space.count[side] = 0
    for h in range(HEXES):
        for side in range(2):
            if war.points[side, LAND, h] > 0 or war.points[side, NAVAL, h] > 0:
                add_stack(world, war, space, side, h)
    ally, h = war.align[world.syracuse], world.syracuse_hex
    if ally != NOBODY and war.points[ally, LAND, h] == 0 and war.points[ally, NAVAL, h] == 0:
        if war.syracusans[LAND] + war.syracusans[NAVAL] > 0:
            add_stack(world, war, space, ally, h)


@kernel
def add_stack(world: World, war: War, space: Workspace, side: int, h: int) -> None:
    """Record the points of a side in a hex."""
    if space.count[side] >= STACKS:
        return
    stack = space.stacks[side, space.count[side]]
    space.count[side] += 1
    stack.hex = h
    stack.land = strength(world, war, side, LAND, h)
    stack.naval = strength(world, war, side, NAVAL, h)
    stack.leader = best_value(world, war, side, h)
    if war.veiled[h]:
        stack.land *= VEILED
        stack.naval *= VEILED


@kernel
def capital_of(world: World, side: int) -> int:
    """The city whose fall ends the war."""
    return world.rome_hex if side == ROME else world.carthage_hex


@kernel
def threat_to(world: World, space: Workspace, side: int, h: int) -> int:
    """The land points of the strongest enemy army that could come to a hex of a side, from elsewhere."""
    enemy = enemy_of(side)
    worst, reach = 0, int(space.weights[Weight.REACH])
    for number in range(space.count[enemy]):
        stack = space.stacks[enemy, number]
        if stack.hex == h or stack.land <= worst or distance(world.q, world.r, stack.hex, h) > reach:
            continue
        coming = stack.land
        if space.landmass[stack.hex] != space.landmass[h]:
            coming = min(coming, stack.naval) if world.terrain[h] == Terrain.COAST else 0
        if stack.leader == 0:
            coming = coming * 2 // 3
        worst = max(worst, coming)
    return worst


@kernel
def guard_wanted(world: World, war: War, space: Workspace, side: int) -> int:
    """How many land points the capital of a side should hold."""
    if side == ROME and world.only_carthage_falls:
        return 1
    h = capital_of(world, side)
    fewest = int(space.weights[Weight.FEWEST_GUARDS])
    near = threat_to(world, space, side, h)
    besiegers = strength(world, war, enemy_of(side), LAND, h)
    if near + besiegers == 0:
        return fewest
    alarm = space.weights[Weight.ALARM]
    return 2 * fewest + max(int(alarm * near), int(2.0 * alarm * besiegers))


@kernel
def is_ferry(world: World, h: int) -> bool:
    """Whether a hex is one from which a ferry is served."""
    for direction in range(6):
        if world.ferry[h, direction] == h:
            return True
    return False


@kernel
def set_scene(world: World, war: War, space: Workspace, number: int, side: int, h: int) -> None:
    """Record everything about a hex that does not depend on the points that come to it."""
    scene, enemy = space.scenes[number], enemy_of(side)
    scene.side = side
    scene.hex = h
    scene.region = world.region[h]
    scene.own = strength(world, war, side, LAND, h)
    scene.foe = strength(world, war, enemy, LAND, h)
    place = world.place[h]
    scene.walls = 0 if place == NONE else world.walls[place]
    scene.fleet = strength(world, war, side, NAVAL, h)
    scene.ferry = is_ferry(world, h) and strength(world, war, enemy, NAVAL, h) == 0
    scene.shut_in = war.inside[enemy, LAND, h]
    scene.sheltered = 0
    if scene.foe > 0 and place != NONE:
        scene.sheltered = war.inside[enemy, LAND, h] or holder_of(world, war, h) == enemy
    scene.home = h == capital_of(world, side) and not (side == ROME and world.only_carthage_falls)
    scene.prize = h == capital_of(world, enemy) and not (side == CARTHAGE and world.only_carthage_falls)
    scene.threat = threat_to(world, space, side, h)
    scene.ground = 1.0 if scene.region == NONE else ground_of(world, war, space, side, h)
    scene.leader = 0
    scene.own_base = 0
    scene.foe_base = 0
    if scene.region != NONE:
        scene.own_base = free_land(world, war, side, scene.region)
        scene.foe_base = free_land(world, war, enemy, scene.region)
        if not is_under_siege(world, war, side, h):
            scene.own_base -= scene.own
        if not is_under_siege(world, war, enemy, h):
            scene.foe_base -= scene.foe


@kernel
def ground_of(world: World, war: War, space: Workspace, side: int, h: int) -> float:
    """How much the region of a hex counts in the design of a side for the war."""
    plan, enemy, began = space.weights, enemy_of(side), world.region_align[world.region[h]]
    ground = plan[Weight.FREE_GROUND]
    if began != NOBODY:
        ground = plan[Weight.HOME_GROUND] if began == side else plan[Weight.ENEMY_GROUND]
    land, goal = space.landmass[h], capital_of(world, enemy)
    if land != space.landmass[world.rome_hex] and land != space.landmass[world.carthage_hex]:
        ground *= plan[Weight.ISLANDS]
    if distance(world.q, world.r, h, goal) <= MENACED:
        ground *= plan[Weight.MENACE]
    if world.turn_limit > 0 and war.turn >= world.turn_limit:
        ground *= 1.0 + plan[Weight.CLOSING]
    return ground

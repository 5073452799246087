"""Where a leader can go with his present force: the best path by land and by sea to every hex, and its risks.

A step is a hexside crossed for one movement point. A path is better with fewer dice, then with a lower cost; losses on
the way are ignored.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i1, i2, record, times

from ..position.records import BY_LAND, HEXES, LAND, MOVEMENT_POINTS, NAVAL, NONE, ROME, Marching, Terrain, War, World
from ..rules.c03_components import combat_points, enemy_of
from ..rules.c05_movement import check_go
from ..rules.c08_leaders import best_value
from ..rules.c10_towns import is_under_siege
from ..rules.c11_attrition import at_risk, attrition_percent, entering_risk, leaving_risk, loss_of
from .moves import Refusal

ON_FOOT, BY_SHIP = 0, 1
"""A path that armies can walk completely, and one that crosses water."""
NO_WAY = 99
FACES = 6


@record
class Reach:
    """For each number of movement points, kind of path and hex: the fewest dice, and the origin of the last step."""

    rolls: Array[i1] = times(MOVEMENT_POINTS + 1, 2, HEXES)
    before: Array[i2] = times(MOVEMENT_POINTS + 1, 2, HEXES)
    """Twice the hex, plus the kind of path so far."""
    fewest: Array[i1] = times(2, HEXES)
    """The fewest dice with fewer points."""
    leaving: Array[i1] = times(HEXES)
    """How many of a die's six faces cost the force nothing on leaving a hex; 6 without a die."""
    entering: Array[i1] = times(HEXES)


@kernel
def take_lead(war: War, leader: int) -> None:
    """As if a leader were moving; one who was not begins alone."""
    if war.marching != leader:
        war.marching = leader
        war.force[LAND] = 0
        war.force[NAVAL] = 0
        war.must_attack = 0
    war.leaders[leader].marching = Marching.UNDER_WAY


@kernel
def explore(world: World, tried: War, leader: int, reach: Reach) -> None:
    """Find all paths of a leader; this changes the position on which they are tried."""
    figure = tried.leaders[leader]
    start, points = figure.hex, figure.points
    take_lead(tried, leader)
    clear(world, tried, leader, reach)
    reach.rolls[0, ON_FOOT, start] = 0
    for cost in range(points):
        for way in range(2):
            for h in range(world.hexes):
                rolls = reach.rolls[cost, way, h]
                if rolls < reach.fewest[way, h]:
                    reach.fewest[way, h] = rolls
                    if h == start or not must_fight_in(world, tried, h):
                        figure.hex = h
                        figure.points = points - cost
                        step_from(world, tried, h, way, cost, rolls, reach)


@kernel
def clear(world: World, war: War, leader: int, reach: Reach) -> None:
    """No paths yet; the possible results of the dice of each hex."""
    for h in range(HEXES):
        reach.leaving[h] = safe_faces_of_leaving(world, war, leader, h)
        reach.entering[h] = safe_faces_of_entering(world, war, leader, h)
        for way in range(2):
            reach.fewest[way, h] = NO_WAY
            for cost in range(MOVEMENT_POINTS + 1):
                reach.rolls[cost, way, h] = NO_WAY
                reach.before[cost, way, h] = NONE


@kernel
def is_lost_in(world: World, war: War, h: int) -> bool:
    """Whether a leader under way alone would be lost in a hex, among enemies."""
    side = war.active
    if war.force[LAND] + war.force[NAVAL] > 0 or combat_points(world, war, side, h) > 0:
        return False
    return combat_points(world, war, enemy_of(side), h) > 0


@kernel
def must_fight_in(world: World, war: War, h: int) -> bool:
    """Whether a moving force would relieve a siege in a hex, and have to attack before it continues."""
    return war.force[LAND] + war.force[NAVAL] > 0 and is_under_siege(world, war, war.active, h)


@kernel
def step_from(world: World, war: War, h: int, way: int, cost: int, rolls: int, reach: Reach) -> None:
    """Record where the steps from a hex lead."""
    leaving = dice_of_leaving(world, war, h)
    for direction in range(6):
        to = world.neighbour[h, direction]
        if to < 0 or check_go(world, war, to) != Refusal.NONE or is_lost_in(world, war, to):
            continue
        dice = rolls + leaving + dice_of_entering(world, war, to)
        onward = way if walks(world, h, direction) else BY_SHIP
        if dice < reach.rolls[cost + 1, onward, to]:
            reach.rolls[cost + 1, onward, to] = dice
            reach.before[cost + 1, onward, to] = 2 * h + way


@kernel
def walks(world: World, h: int, direction: int) -> bool:
    """Whether armies cross a hexside on foot."""
    to = world.neighbour[h, direction]
    return bool(world.passage[h, direction] & BY_LAND) and world.terrain[to] != Terrain.SEA


@kernel
def dice_of_leaving(world: World, war: War, h: int) -> int:
    """How many dice fall when the force under way leaves a hex."""
    risk = leaving_risk(world, war, war.active, h, war.force[LAND], war.force[NAVAL])
    return 1 if risk > 0 else 0


@kernel
def dice_of_entering(world: World, war: War, h: int) -> int:
    """How many dice fall when the force under way enters a hex."""
    return 1 if entering_risk(world, h, war.force[LAND], war.force[NAVAL]) > 0 else 0


# Results of a die


@kernel
def safe_faces_of_leaving(world: World, war: War, leader: int, h: int) -> int:
    """How many of the six faces cost the force under way nothing when it leaves a hex."""
    side = war.active
    land, naval = war.force[LAND], war.force[NAVAL]
    base = leaving_risk(world, war, side, h, land, naval)
    most = at_risk(world, war, side, h, land, naval, LAND) + at_risk(world, war, side, h, land, naval, NAVAL)
    added = world.figures[leader].value - best_value(world, war, enemy_of(side), h)
    return safe_faces(world, added, base) if most > 0 else FACES


@kernel
def safe_faces_of_entering(world: World, war: War, leader: int, h: int) -> int:
    """How many of the six faces cost the force under way nothing when it enters a hex."""
    base = entering_risk(world, h, war.force[LAND], war.force[NAVAL])
    added = world.figures[leader].value
    if world.terrain[h] == Terrain.SEA and war.active == ROME:
        added += world.roman_seamanship
    return safe_faces(world, added, base)


@kernel
def safe_faces(world: World, added: int, base: int) -> int:
    """How many faces of an attrition die bring no loss."""
    found = 0
    for face in range(1, FACES + 1):
        if loss_of(attrition_percent(world, face + added), base) == 0:
            found += 1
    return found

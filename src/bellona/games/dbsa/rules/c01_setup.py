"""1, set-up: dice, edges, camps and deployment."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.plane import bearing, corner
from bellona.kernel.rules import rule
from bellona.kernel.shapes import meets

from ..actions.moves import Refusal
from ..position.bases import depth_of, is_there, penetration_at, place, side_of
from ..position.records import (
    AMBER,
    ARMY,
    ELEMENTS,
    HALF,
    NONE,
    PACE,
    TEAL,
    Battle,
    CampState,
    Edge,
    Going,
    Status,
    World,
)
from .c03_moves.going import meets_impassable, on_board
from .c04_contact import camp_at_holds, fits_in_camp, occupant
from .events import EventKind

DIE = 6
QUARTER = 9000
EDGES = 4
ROW, FILE = 40 * PACE, 20 * PACE
"""How finely a free place is searched for if the suggested one is not free."""


# Dice and edges


@rule("1.1", "R3")
def roll_for_setup(battle: Battle, dice: Dice, log: Log) -> None:
    """Both roll a die, again while they are equal; the higher names the edges."""
    amber, teal = 0, 0
    while amber == teal:
        amber = roll(dice, DIE)
        teal = roll(dice, DIE)
        emit(log, EventKind.SETUP_DICE, 0, amber, teal, 0, 0)
    battle.high = AMBER if amber > teal else TEAL
    emit(log, EventKind.HIGH_SCORER, 0, battle.high, 0, 0, 0)


@rule("1.2", "R4")
def check_edges(extra: int) -> int:
    """The high scorer names two edges that share a corner."""
    five, six = extra // 10, extra % 10
    if five < Edge.NORTH or five > Edge.WEST or six < Edge.NORTH or six > Edge.WEST:
        return Refusal.EDGES_NOT_ADJACENT
    return Refusal.NONE if (five - six) % 2 == 1 else Refusal.EDGES_NOT_ADJACENT


@rule("R4")
def opposite(edge: int) -> int:
    """The edge across the board."""
    return (edge + 1) % EDGES + 1


@rule("1.2", "1.3", "R4")
def name_edges(battle: Battle, extra: int, dice: Dice, log: Log) -> None:
    """The named edges have two chances each; a die decides, and the other side has the edge across."""
    battle.five = extra // 10
    battle.six = extra % 10
    emit(log, EventKind.EDGES_NAMED, 0, battle.high, battle.five, battle.six, 0)
    die = roll(dice, DIE)
    edge = die
    if die > EDGES:
        edge = battle.five if die == EDGES + 1 else battle.six
    battle.edge[battle.high] = edge
    battle.edge[1 - battle.high] = opposite(edge)
    emit(log, EventKind.EDGE_ROLLED, 0, battle.high, die, edge, 0)
    emit(log, EventKind.OPPOSITE_EDGE, 0, 1 - battle.high, opposite(edge), 0, 0)


# Camps


@rule("R8")
def camp_at(world: World, edge: int, at: int) -> tuple[int, int, int]:
    """The pose of a camp with its long side on an edge, its middle at a place along it."""
    depth = world.camp_depth
    if edge == Edge.SOUTH:
        return at, depth, 0
    if edge == Edge.NORTH:
        return at, world.height - depth, 2 * QUARTER
    if edge == Edge.WEST:
        return depth, at, QUARTER
    return world.width - depth, at, 3 * QUARTER


@rule("R8")
def check_camp(world: World, battle: Battle, side: int, at: int) -> int:
    """A camp lies wholly on the board and not on impassable ground, and holds one element at most."""
    edge = battle.edge[side]
    long = world.height if edge == Edge.EAST or edge == Edge.WEST else world.width
    half, depth = world.camp_half, world.camp_depth
    if at < half or at > long - half:
        return Refusal.CAMP_OFF_BOARD
    x, y, facing = camp_at(world, edge, at)
    for number in range(world.area_count):
        area = world.areas[number]
        if area.going == Going.IMPASSABLE and meets(area.outline, x, y, facing, half, depth, world.touch):
            return Refusal.CAMP_BLOCKED
    return Refusal.CAMP_FULL if count_inside(world, battle, side, x, y, facing) > 1 else Refusal.NONE


@rule("R61")
def count_inside(world: World, battle: Battle, side: int, x: int, y: int, facing: int) -> int:
    """How many of a side's elements would stand wholly inside a camp at a pose."""
    count = 0
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e):
            here, inside = battle.elements[e], 1
            for which in range(4):
                cx, cy = corner(here.x, here.y, here.facing, HALF, depth_of(world, battle, e), which)
                if not camp_at_holds(world, x, y, facing, cx, cy, world.touch):
                    inside = 0
            count += inside
    return count


@rule("R8")
def pitch_camp(world: World, battle: Battle, side: int, at: int, log: Log) -> None:
    """Put up a camp."""
    camp = battle.camps[side]
    x, y, facing = camp_at(world, battle.edge[side], at)
    camp.x = x
    camp.y = y
    camp.facing = facing
    camp.state = CampState.STANDS
    emit(log, EventKind.CAMP_PITCHED, 0, side, 0, 0, 0)


@kernel
def quarters_from_drawing(battle: Battle, side: int) -> int:
    """By how many quarters the suggested deployment is turned: it is drawn for Amber south and Teal north."""
    drawn = Edge.SOUTH if side == AMBER else Edge.NORTH
    return (battle.edge[side] - drawn) % EDGES


@kernel
def turned_on_board(world: World, x: int, y: int, quarters: int) -> tuple[int, int]:
    """A place turned with the whole board."""
    middle_x, middle_y = world.width // 2, world.height // 2
    dx, dy = x - middle_x, y - middle_y
    for _ in range(quarters):
        dx, dy = dy, -dx
    return middle_x + dx, middle_y + dy


@kernel
def suggested_camp(world: World, battle: Battle, side: int) -> int:
    """The suggested place of a camp along its edge; the nearest free place if that is not free."""
    edge = battle.edge[side]
    base_y = world.height if side == TEAL else 0
    x, y = turned_on_board(world, world.camp_at[side], base_y, quarters_from_drawing(battle, side))
    at = y if edge == Edge.EAST or edge == Edge.WEST else x
    for step in range(0, world.width, FILE):
        if not check_camp(world, battle, side, at + step):
            return at + step
        if not check_camp(world, battle, side, at - step):
            return at - step
    return at


# Deployment


@rule("1.5", "R6")
def in_strip(world: World, battle: Battle, side: int, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether a whole base lies within the deployment strip of a side's own edge."""
    far = world.strip + world.touch
    edge = battle.edge[side]
    for which in range(4):
        cx, cy = corner(x, y, facing, HALF, depth, which)
        off = cy
        if edge == Edge.NORTH:
            off = world.height - cy
        elif edge == Edge.WEST:
            off = cx
        elif edge == Edge.EAST:
            off = world.width - cx
        if off > far:
            return False
    return True


@rule("1.4", "1.5", "R6", "R61")
def check_deploy(world: World, battle: Battle, side: int, e: int, x: int, y: int, facing: int) -> int:
    """Whether an element may be deployed at a pose, with any facing, in bad going too."""
    if e < 0 or e >= ELEMENTS or side_of(e) != side:
        return Refusal.NOT_YOURS
    element = battle.elements[e]
    if element.status != Status.WAITING and element.status != Status.ON_BOARD:
        return Refusal.NOT_ON_BOARD
    depth = world.troops[element.kind].depth
    if not on_board(world, x, y, facing, depth):
        return Refusal.DEPLOYED_OFF_BOARD
    if not in_strip(world, battle, side, x, y, facing, depth):
        return Refusal.OUTSIDE_STRIP
    if meets_impassable(world, x, y, facing, depth):
        return Refusal.DEPLOYED_IN_IMPASSABLE
    for other in range(ELEMENTS):
        if other != e and is_there(battle, other):
            if penetration_at(world, battle, x, y, facing, depth, other) > world.touch:
                return Refusal.DEPLOYED_ON_BASE
    if fits_in_camp(world, battle, x, y, facing, depth, side):
        holder = occupant(world, battle, side)
        if holder != NONE and holder != e:
            return Refusal.CAMP_FULL
    return Refusal.NONE


@rule("1.5", "R6")
def deploy(battle: Battle, e: int, x: int, y: int, facing: int, log: Log) -> None:
    """Put an element down, or move it while its side still deploys."""
    place(battle, e, x, y, bearing(facing))
    battle.elements[e].status = Status.ON_BOARD
    emit(log, EventKind.DEPLOYED, 0, e, 0, 0, 0)


@kernel
def suggested_pose(world: World, battle: Battle, e: int) -> tuple[int, int, int]:
    """The suggested place of an element."""
    quarters = quarters_from_drawing(battle, side_of(e))
    x, y = turned_on_board(world, world.x[e], world.y[e], quarters)
    return x, y, bearing(world.facing[e] + quarters * QUARTER)


@kernel
def free_pose_in_strip(world: World, battle: Battle, e: int) -> tuple[int, int, int]:
    """The suggested pose, or else the first free place of the strip from its front back; (NONE, 0, 0) for none."""
    side = side_of(e)
    x, y, facing = suggested_pose(world, battle, e)
    if not check_deploy(world, battle, side, e, x, y, facing):
        return x, y, facing
    quarters = quarters_from_drawing(battle, side)
    straight = 0 if side == AMBER else 2 * QUARTER
    for back in range(0, world.strip, ROW):
        row = world.strip - back
        for along in range(HALF, world.width - HALF, FILE):
            x, y = turned_on_board(world, along, row if side == AMBER else world.height - row, quarters)
            facing = bearing(straight + quarters * QUARTER)
            if not check_deploy(world, battle, side, e, x, y, facing):
                return x, y, facing
    return NONE, 0, 0


@rule("R6")
def deploy_suggested(world: World, battle: Battle, side: int, log: Log) -> None:
    """Put the camp and all waiting elements on their suggested places."""
    if battle.camps[side].state == CampState.ABSENT:
        pitch_camp(world, battle, side, suggested_camp(world, battle, side), log)
    for n in range(ARMY):
        e = side * ARMY + n
        if battle.elements[e].status == Status.WAITING:
            x, y, facing = free_pose_in_strip(world, battle, e)
            if x != NONE:
                deploy(battle, e, x, y, facing, log)


@rule("1.4")
def anyone_waiting(battle: Battle, side: int) -> bool:
    """Whether a side still has elements to deploy."""
    for n in range(ARMY):
        if battle.elements[side * ARMY + n].status == Status.WAITING:
            return True
    return False


# The beginning


@rule("R5", "R7")
def set_up(world: World, battle: Battle) -> None:
    """Set up both armies; if a field gives edges and deployment, they are placed at once."""
    battle.scenario = world.scenario
    battle.limit = world.last_bound
    battle.winner = NONE
    battle.high = NONE
    for e in range(ELEMENTS):
        element = battle.elements[e]
        element.kind = world.kind[e]
        element.general = world.general[e]
        element.follows = NONE
        element.status = Status.WAITING
        if world.fixed:
            place(battle, e, world.x[e], world.y[e], world.facing[e])
            element.status = Status.ON_BOARD
    if world.fixed:
        for side in range(2):
            battle.edge[side] = world.edge[side]
            x, y, facing = camp_at(world, world.edge[side], world.camp_at[side])
            camp = battle.camps[side]
            camp.x = x
            camp.y = y
            camp.facing = facing
            camp.state = CampState.STANDS

"""The allowed path nearest to a requested one: as much of it as the rules allow."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import bearing, bend, corner, distance, quotient
from bellona.kernel.rules import rule

from ..actions.checking import examine
from ..actions.moves import Action, Leg, LegKind, Verb
from ..position.bases import depth_of
from ..position.records import ARMY, HALF, Battle, Edge, World
from ..rules.c01_setup import check_camp, check_deploy
from ..rules.c03_moves.blocks import unlined_end
from ..rules.c03_moves.column import is_by_road
from ..rules.c03_moves.groups import first_of
from ..rules.c03_moves.legs import free_cost
from .sketching import copy_action, cut_legs, is_move, set_leg

SMALL = 50
"""Half a pace or half a degree, in hundredths: less of a leg than this is left out."""
PARTS = 16
"""At how many places a leg is tried before the place where it fails is bisected."""


@kernel
def shorten(world: World, battle: Battle, wished: Action, found: Action) -> bool:
    """The longest beginning of a path that is allowed; False if none is."""
    copy_action(wished, found)
    if not is_move(wished):
        return draw_in(world, battle, found)
    if found.count > 0 and found.legs[found.count - 1].kind == LegKind.LINE:
        cut_legs(found, found.count - 1)
    while found.count > 0:
        last = found.count - 1
        cut_legs(found, last)
        x, y, facing = start_of_leg(world, battle, found)
        leg = wished.legs[last]
        whole = length_of(world, battle, found, leg, x, y, facing)
        found.count = last + 1
        part = longest_part(world, battle, leg, found, x, y, facing, whole)
        if part >= min(whole, SMALL) and part > 0:
            lay(leg, found, last, x, y, facing, part, whole)
            leave_slack(world, battle, leg, found, x, y, facing, part, whole)
            return True
        cut_legs(found, last)
        if last > 0 and examine(world, battle, found)[0] == 0:
            return True
    return False


@kernel
def start_of_leg(world: World, battle: Battle, action: Action) -> tuple[int, int, int]:
    """Where the first of the movers is after the legs so far; only a single element needs to know."""
    e = first_of(battle.active, action.movers)
    if action.verb != Verb.MOVE:
        here = battle.elements[e]
        return here.x, here.y, here.facing
    return unlined_end(world, battle, action, e)


@kernel
def length_of(world: World, battle: Battle, action: Action, leg: Leg, x: int, y: int, facing: int) -> int:
    """The length of a leg from a pose in hundredths, of a pace or, in a wheel, of a degree."""
    if leg.kind == LegKind.LEFT or leg.kind == LegKind.RIGHT:
        return abs(leg.turn)
    if leg.kind == LegKind.TO:
        return distance(x, y, leg.x, leg.y)
    if leg.kind == LegKind.POSE:
        depth = depth_of(world, battle, first_of(battle.active, action.movers))
        return free_cost(x, y, facing, leg.x, leg.y, leg.turn, depth)
    return abs(leg.x)


@kernel
def lay(leg: Leg, action: Action, number: int, x: int, y: int, facing: int, part: int, whole: int) -> None:
    """Write this much of a leg that begins at a pose."""
    kind = leg.kind
    if kind == LegKind.LEFT or kind == LegKind.RIGHT:
        set_leg(action, number, kind, 0, 0, quotient(leg.turn * part, whole))
    elif kind == LegKind.TO or kind == LegKind.POSE:
        to_x = x + quotient((leg.x - x) * part, whole)
        to_y = y + quotient((leg.y - y) * part, whole)
        turn = bearing(facing + quotient(bend(leg.turn, facing) * part, whole)) if kind == LegKind.POSE else 0
        set_leg(action, number, kind, to_x, to_y, turn)
    else:
        set_leg(action, number, kind, quotient(leg.x * part, whole), 0, 0)


@kernel
def longest_part(world: World, battle: Battle, leg: Leg, tried: Action, x: int, y: int, facing: int, whole: int) -> int:
    """How much of the last leg is allowed, searched from its far end; 0 for nothing."""
    last, free, barred = tried.count - 1, 0, whole
    for number in range(PARTS, 0, -1):
        part = whole * number // PARTS
        if part == 0:
            return 0
        lay(leg, tried, last, x, y, facing, part, whole)
        if examine(world, battle, tried)[0] == 0:
            free = part
            break
        barred = part
    while free < whole and barred - free > 1:
        half = (free + barred) // 2
        lay(leg, tried, last, x, y, facing, half, whole)
        if examine(world, battle, tried)[0] == 0:
            free = half
        else:
            barred = half
    return free


@kernel
def leave_slack(
    world: World, battle: Battle, leg: Leg, found: Action, x: int, y: int, facing: int, part: int, whole: int
) -> None:
    """Remove what the last leg uses of the tolerance beyond a limit: nobody wants to go 300.5 paces of 300."""
    last = found.count - 1
    limit = limit_passed(world, battle, found, examine(world, battle, found)[4])
    if limit == 0:
        return
    within, beyond = 0, part
    while beyond - within > 1:
        half = (within + beyond) // 2
        lay(leg, found, last, x, y, facing, half, whole)
        if examine(world, battle, found)[4] <= limit:
            within = half
        else:
            beyond = half
    lay(leg, found, last, x, y, facing, within, whole)
    if within == 0 or examine(world, battle, found)[0]:
        lay(leg, found, last, x, y, facing, part, whole)


@rule("R2")
def limit_passed(world: World, battle: Battle, action: Action, spent: int) -> int:
    """The limit of one of the movers that a length exceeds by no more than the tolerance; 0 if there is none."""
    side, slack = battle.active, world.slack
    by_road = world.road_limit + action.extra * world.road_extra
    if is_by_road(action):
        return by_road if by_road < spent <= by_road + slack else 0
    for n in range(ARMY):
        if action.movers >> n & 1:
            troop = world.troops[battle.elements[side * ARMY + n].kind]
            for limit in (troop.move_good, troop.move_bad):
                if limit < spent <= limit + slack:
                    return limit
    return 0


# Deployment


@kernel
def draw_in(world: World, battle: Battle, found: Action) -> bool:
    """The nearest place in the strip for an element, or along the edge for a camp; False if that is not free."""
    leg, side = found.legs[0], battle.active
    if found.verb == Verb.CAMP:
        edge = battle.edge[side]
        long = world.height if edge == Edge.EAST or edge == Edge.WEST else world.width
        leg.x = min(max(leg.x, world.camp_half), long - world.camp_half)
        return check_camp(world, battle, side, leg.x) == 0
    if found.verb != Verb.DEPLOY or found.lead // ARMY != side:
        return False
    x, y = drawn_in(world, battle, side, leg.x, leg.y, leg.turn, depth_of(world, battle, found.lead))
    leg.x = x
    leg.y = y
    return check_deploy(world, battle, side, found.lead, x, y, leg.turn) == 0


@kernel
def drawn_in(world: World, battle: Battle, side: int, x: int, y: int, facing: int, depth: int) -> tuple[int, int]:
    """A place moved by as much as brings the whole base into the strip of a side."""
    low_x, low_y, high_x, high_y = box_of(x, y, facing, depth)
    left, bottom, right, top = strip_of(world, battle.edge[side])
    x += max(left - low_x, 0) - max(high_x - right, 0)
    y += max(bottom - low_y, 0) - max(high_y - top, 0)
    return x, y


@kernel
def box_of(x: int, y: int, facing: int, depth: int) -> tuple[int, int, int, int]:
    """The bounding box of a base at a pose: left, bottom, right, top."""
    left, bottom = corner(x, y, facing, HALF, depth, 0)
    right, top = left, bottom
    for which in range(1, 4):
        cx, cy = corner(x, y, facing, HALF, depth, which)
        left, bottom, right, top = min(left, cx), min(bottom, cy), max(right, cx), max(top, cy)
    return left, bottom, right, top


@kernel
def strip_of(world: World, edge: int) -> tuple[int, int, int, int]:
    """The strip in which a side with this base edge deploys: left, bottom, right, top."""
    width, height, strip = world.width, world.height, world.strip
    if edge == Edge.SOUTH:
        return 0, 0, width, strip
    if edge == Edge.NORTH:
        return 0, height - strip, width, height
    if edge == Edge.WEST:
        return 0, 0, strip, height
    return width - strip, 0, width, height

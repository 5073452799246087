"""4, combat: who is in contact with whom. A front edge lies on an edge of an enemy, or on the outline of a camp."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, QUARTER, along, bearing, beside, corner, local
from bellona.kernel.rules import rule

from ..position.bases import depth_of, is_there, same_facing, side_of
from ..position.records import ARMY, HALF, NONE, Battle, CampState, Contact, World

FRONT_LEFT, FRONT_RIGHT, REAR_RIGHT, REAR_LEFT = 0, 1, 2, 3
ROUNDED = 4
"""More than all that is lost in rounding."""


# A front edge on an enemy


@kernel
def enemies_of(e: int) -> int:
    """The first of the twelve enemies of an element."""
    return (1 - side_of(e)) * ARMY


@rule("R29", "R31", "R32")
def contact_at(world: World, battle: Battle, x: int, y: int, facing: int, enemy: int) -> int:
    """Which edge of an enemy the front edge of a base at a pose lies on; mere touching is none.

    Inside its camp an element has neither flanks nor rear.
    """
    if not is_there(battle, enemy):
        return Contact.NONE
    there = battle.elements[enemy]
    depth = depth_of(world, battle, enemy)
    dx, dy = there.x - x, there.y - y
    reach = HALF + depth + 2 * world.touch
    if dx * dx + dy * dy > reach * reach:
        return Contact.NONE
    found = edge_faced(world, facing, there.facing)
    if found == Contact.NONE:
        return Contact.NONE
    if found == Contact.FRONT:
        fits = corners_match(world, battle, x, y, facing, enemy, FRONT_RIGHT, FRONT_LEFT)
    elif occupant(world, battle, side_of(enemy)) == enemy:
        return Contact.NONE
    elif found == Contact.REAR:
        fits = corners_match(world, battle, x, y, facing, enemy, REAR_LEFT, REAR_RIGHT)
    elif found == Contact.RIGHT:
        fits = covers_side(world, battle, x, y, facing, enemy, FRONT_RIGHT, REAR_RIGHT)
    else:
        fits = covers_side(world, battle, x, y, facing, enemy, REAR_LEFT, FRONT_LEFT)
    return found if fits else Contact.NONE


@rule("R29", "R2")
def edge_faced(world: World, facing: int, against: int) -> int:
    """The edge of a base facing `against` that a front edge is parallel to and looks at."""
    if same_facing(world, facing, against + HALF_TURN):
        return Contact.FRONT
    if same_facing(world, facing, against):
        return Contact.REAR
    if same_facing(world, facing, against - QUARTER):
        return Contact.RIGHT
    return Contact.LEFT if same_facing(world, facing, against + QUARTER) else Contact.NONE


@kernel
def are_near(world: World, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether two points are the same within the tolerance."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= world.touch * world.touch


@rule("R29")
def corners_match(
    world: World, battle: Battle, x: int, y: int, facing: int, other: int, by_left: int, by_right: int
) -> bool:
    """Whether the left and right ends of a front edge meet two corners of an element."""
    there = battle.elements[other]
    tx, ty, turned, depth = there.x, there.y, there.facing, depth_of(world, battle, other)
    if not can_match(world, tx - x, ty - y, depth if by_left >= REAR_RIGHT else 0):
        return False
    ax, ay = corner(x, y, facing, HALF, 0, FRONT_LEFT)
    bx, by = corner(tx, ty, turned, HALF, depth, by_left)
    if not are_near(world, ax, ay, bx, by):
        return False
    ax, ay = corner(x, y, facing, HALF, 0, FRONT_RIGHT)
    bx, by = corner(tx, ty, turned, HALF, depth, by_right)
    return are_near(world, ax, ay, bx, by)


@kernel
def can_match(world: World, dx: int, dy: int, depth: int) -> bool:
    """Whether the ends of two edges can meet, by the front midpoints of their bases: one edge lies so far behind."""
    apart, spare = dx * dx + dy * dy, world.touch + ROUNDED
    near, far = max(depth - spare, 0), depth + spare
    return near * near <= apart <= far * far


@rule("R29")
def covers_side(
    world: World, battle: Battle, x: int, y: int, facing: int, other: int, one_end: int, other_end: int
) -> bool:
    """Whether a front edge lies along a side of an element and covers the whole of it."""
    there = battle.elements[other]
    tx, ty, turned, depth = there.x, there.y, there.facing, depth_of(world, battle, other)
    for end in (one_end, other_end):
        cx, cy = corner(tx, ty, turned, HALF, depth, end)
        u, v = local(cx, cy, x, y, facing)
        if abs(v) > world.touch or abs(u) > HALF + world.touch:
            return False
    for end in (FRONT_LEFT, FRONT_RIGHT):
        cx, cy = corner(x, y, facing, HALF, 0, end)
        u, v = local(cx, cy, tx, ty, turned)
        if abs(abs(u) - HALF) > world.touch:
            return False
    return True


@kernel
def contact(world: World, battle: Battle, e: int, enemy: int) -> int:
    """Which edge of an enemy the front edge of an element lies on."""
    if not is_there(battle, e):
        return Contact.NONE
    here = battle.elements[e]
    return contact_at(world, battle, here.x, here.y, here.facing, enemy)


@rule("R30", "R32")
def contact_pose(world: World, battle: Battle, enemy: int, edge: int) -> tuple[int, int, int]:
    """The pose in full contact with an edge of an enemy; on a side, level with its front."""
    there = battle.elements[enemy]
    x, y, facing = there.x, there.y, there.facing
    if edge == Contact.FRONT:
        return x, y, bearing(facing + HALF_TURN)
    if edge == Contact.REAR:
        x, y = along(x, y, facing, -depth_of(world, battle, enemy))
        return x, y, facing
    x, y = along(x, y, facing, -HALF)
    if edge == Contact.RIGHT:
        x, y = beside(x, y, facing, HALF)
        return x, y, bearing(facing - QUARTER)
    x, y = beside(x, y, facing, -HALF)
    return x, y, bearing(facing + QUARTER)


# Camps


@rule("R61")
def occupant(world: World, battle: Battle, side: int) -> int:
    """The element that stands wholly inside its side's camp, or NONE."""
    if battle.camps[side].state != CampState.STANDS:
        return NONE
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e) and is_inside_camp(world, battle, e):
            return e
    return NONE


@rule("R61")
def is_inside_camp(world: World, battle: Battle, e: int) -> bool:
    """Whether the whole base of an element is inside its side's camp."""
    here, depth = battle.elements[e], depth_of(world, battle, e)
    return fits_in_camp(world, battle, here.x, here.y, here.facing, depth, side_of(e))


@rule("R61")
def fits_in_camp(world: World, battle: Battle, x: int, y: int, facing: int, depth: int, side: int) -> bool:
    """Whether a base at a pose is wholly inside the place of a side's camp."""
    if not is_near_camp(world, battle, x, y, side):
        return False
    for which in range(4):
        cx, cy = corner(x, y, facing, HALF, depth, which)
        if not camp_holds(world, battle, cx, cy, side, world.touch):
            return False
    return True


@kernel
def is_near_camp(world: World, battle: Battle, x: int, y: int, side: int) -> bool:
    """Whether a front midpoint is so near to the place of a side's camp that its edge could touch it."""
    camp = battle.camps[side]
    dx, dy, reach = camp.x - x, camp.y - y, world.camp_half + world.camp_depth + HALF
    return dx * dx + dy * dy <= reach * reach


@kernel
def camp_holds(world: World, battle: Battle, x: int, y: int, side: int, margin: int) -> bool:
    """Whether a point is inside the place of a side's camp, or not farther outside than a margin."""
    camp = battle.camps[side]
    return camp_at_holds(world, camp.x, camp.y, camp.facing, x, y, margin)


@kernel
def camp_at_holds(world: World, camp_x: int, camp_y: int, facing: int, x: int, y: int, margin: int) -> bool:
    """The same for a camp that would stand at a pose."""
    u, v = local(x, y, camp_x, camp_y, facing)
    return abs(u) <= world.camp_half + margin and v <= margin and v >= -world.camp_depth - margin


@rule("R62")
def attacks_camp_at(world: World, battle: Battle, x: int, y: int, facing: int, side: int) -> bool:
    """Whether the front edge of a base at a pose lies on the outline of a side's camp, or within it."""
    camp = battle.camps[side]
    if camp.state != CampState.STANDS or not is_near_camp(world, battle, x, y, side):
        return False
    ax, ay = corner(x, y, facing, HALF, 0, FRONT_LEFT)
    bx, by = corner(x, y, facing, HALF, 0, FRONT_RIGHT)
    if camp_holds(world, battle, ax, ay, side, 0) and camp_holds(world, battle, bx, by, side, 0):
        return True
    au, av = local(ax, ay, camp.x, camp.y, camp.facing)
    bu, bv = local(bx, by, camp.x, camp.y, camp.facing)
    edge = edge_faced(world, facing, camp.facing)
    half = world.camp_half
    if edge == Contact.FRONT:
        return lies_along(world, av, bv, 0, bu, au, -half, half)
    if edge == Contact.RIGHT:
        return lies_along(world, au, bu, half, av, bv, -world.camp_depth, 0)
    if edge == Contact.LEFT:
        return lies_along(world, au, bu, -half, bv, av, -world.camp_depth, 0)
    return False


@rule("R62")
def lies_along(world: World, a: int, b: int, line: int, start: int, end: int, low: int, high: int) -> bool:
    """Whether an edge whose ends lie at a and b across a line is on it, all of it on a stretch or all along that."""
    touch = world.touch
    if abs(a - line) > touch or abs(b - line) > touch:
        return False
    within = start >= low - touch and end <= high + touch
    return within or (start <= low + touch and end >= high - touch)


@kernel
def attacks_camp(world: World, battle: Battle, e: int) -> bool:
    """Whether an element attacks the enemy's camp, empty or not."""
    here = battle.elements[e]
    return is_there(battle, e) and attacks_camp_at(world, battle, here.x, here.y, here.facing, 1 - side_of(e))


@rule("R62", "B2")
def camp_pose(world: World, battle: Battle, x: int, y: int, side: int, edge: int) -> tuple[int, int, int]:
    """The pose nearest to a place that attacks an edge of a side's camp; beside it there is only one on the board."""
    camp = battle.camps[side]
    cx, cy, facing, half = camp.x, camp.y, camp.facing, world.camp_half
    if edge == Contact.FRONT:
        u, _ = local(x, y, cx, cy, facing)
        room = abs(half - HALF)
        cx, cy = beside(cx, cy, facing, min(max(u, -room), room))
        return cx, cy, bearing(facing + HALF_TURN)
    cx, cy = along(cx, cy, facing, HALF - world.camp_depth)
    if edge == Contact.RIGHT:
        cx, cy = beside(cx, cy, facing, half)
        return cx, cy, bearing(facing - QUARTER)
    cx, cy = beside(cx, cy, facing, -half)
    return cx, cy, bearing(facing + QUARTER)


@rule("R62")
def fights_for_camp(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether one of the two attacks the camp that the other occupies."""
    if attacks_camp(world, battle, e) and occupant(world, battle, side_of(enemy)) == enemy:
        return True
    return attacks_camp(world, battle, enemy) and occupant(world, battle, side_of(e)) == e


# Consequences of contacts


@rule("R29", "R62")
def front_enemy(world: World, battle: Battle, e: int) -> int:
    """The enemy that an element has to its front, or NONE; attackers and defenders of a camp have one too."""
    first = enemies_of(e)
    for enemy in range(first, first + ARMY):
        if contact(world, battle, e, enemy) == Contact.FRONT:
            return enemy
    holder = occupant(world, battle, 1 - side_of(e))
    if holder != NONE and attacks_camp(world, battle, e):
        return holder
    return first_attacker(world, battle, side_of(e)) if occupant(world, battle, side_of(e)) == e else NONE


@rule("R62")
def first_attacker(world: World, battle: Battle, side: int) -> int:
    """The first enemy that attacks a side's camp, or NONE."""
    first = (1 - side) * ARMY
    for enemy in range(first, first + ARMY):
        if attacks_camp(world, battle, enemy):
            return enemy
    return NONE


@rule("4.29", "R40")
def contacted_behind(world: World, battle: Battle, e: int) -> int:
    """How many enemies contact an element on flank or rear."""
    count = 0
    first = enemies_of(e)
    for enemy in range(first, first + ARMY):
        if contacts_behind(world, battle, enemy, e):
            count += 1
    return count


@kernel
def contacts_behind(world: World, battle: Battle, enemy: int, e: int) -> bool:
    """Whether an enemy contacts an element on flank or rear."""
    edge = contact(world, battle, enemy, e)
    return edge != Contact.NONE and edge != Contact.FRONT


@rule("R41")
def is_contacted(world: World, battle: Battle, e: int) -> bool:
    """Whether the front edge of an enemy lies on any edge of an element."""
    first = enemies_of(e)
    for enemy in range(first, first + ARMY):
        if contact(world, battle, enemy, e) != Contact.NONE:
            return True
    return False


@rule("4.1", "R14", "R29", "R62", "R68")
def in_contact(world: World, battle: Battle, e: int) -> bool:
    """Whether an element contacts an enemy or is contacted; neither nearness nor the attack on a camp binds anybody."""
    first = enemies_of(e)
    for enemy in range(first, first + ARMY):
        if contact(world, battle, e, enemy) != Contact.NONE:
            return True
    return is_contacted(world, battle, e)


@rule("R35", "R62")
def is_engaged(world: World, battle: Battle, e: int) -> bool:
    """Whether an element is in contact, or attacks or defends a camp that somebody is in."""
    return in_contact(world, battle, e) or front_enemy(world, battle, e) != NONE

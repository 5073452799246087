"""3, tactical moves: groups. Who may move together, the front rank, and columns."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, beside, distance, local
from bellona.kernel.rules import rule

from ...actions.moves import Action, Refusal
from ...position.bases import depth_of, lowest, penetration_of, same_facing
from ...position.records import ARMY, HALF, NONE, Battle, World
from ..c04_contact import in_contact
from .legs import ANYWHERE, Front, front_of, wheels


@kernel
def count_of(movers: int) -> int:
    """How many elements a set of movers has."""
    count = 0
    for n in range(ARMY):
        count += movers >> n & 1
    return count


@kernel
def first_of(side: int, movers: int) -> int:
    """The first element of a set."""
    return side * ARMY + lowest(movers) if movers else NONE


@rule("3.2", "R2", "R14")
def is_touching(world: World, battle: Battle, e: int, other: int) -> bool:
    """Whether two bases touch, along an edge or at a corner."""
    return penetration_of(world, battle, e, other) >= -world.touch


@kernel
def are_joined(world: World, battle: Battle, e: int, other: int) -> bool:
    """Whether two elements are connected in a group: they touch, or one follows the other in a column."""
    if battle.elements[e].follows == other or battle.elements[other].follows == e:
        return True
    return is_touching(world, battle, e, other)


@kernel
def spread(world: World, battle: Battle, side: int, allowed: int, seed: int) -> int:
    """All elements of a set that are connected with one of them."""
    found, fresh = seed, seed
    while fresh:
        reached = 0
        for n in range(ARMY):
            if not fresh >> n & 1:
                continue
            for m in range(ARMY):
                new = allowed >> m & 1 and not (found | reached) >> m & 1
                if new and are_joined(world, battle, side * ARMY + n, side * ARMY + m):
                    reached |= 1 << m
        fresh = reached
        found |= reached
    return found


@rule("3.1", "3.2", "R14")
def check_group(world: World, battle: Battle, side: int, movers: int, bent: bool) -> int:
    """Whether these elements are a group; a bent column need not have one facing."""
    lead = first_of(side, movers)
    for n in range(ARMY):
        if not movers >> n & 1:
            continue
        e = side * ARMY + n
        if in_contact(world, battle, e):
            return Refusal.MEMBER_IN_CONTACT
        if not bent and not same_facing(world, battle.elements[e].facing, battle.elements[lead].facing):
            return Refusal.NOT_ONE_FACING
    if spread(world, battle, side, movers, movers & -movers) != movers:
        return Refusal.NOT_TOUCHING
    return Refusal.NONE


@rule("R13")
def front_rank(world: World, battle: Battle, side: int, movers: int) -> Front:
    """The front rank of a group."""
    lead = battle.elements[first_of(side, movers)]
    x, y, facing = lead.x, lead.y, lead.facing
    if movers & movers - 1 == 0:
        return front_of(x, y, facing)
    front = -(1 << 40)
    for n in range(ARMY):
        if movers >> n & 1:
            member = battle.elements[side * ARMY + n]
            _, v = local(member.x, member.y, x, y, facing)
            front = max(front, v)
    left, right = 1 << 40, -(1 << 40)
    for n in range(ARMY):
        if movers >> n & 1:
            member = battle.elements[side * ARMY + n]
            u, v = local(member.x, member.y, x, y, facing)
            if v >= front - world.touch:
                left = min(left, u - HALF)
                right = max(right, u + HALF)
    fore_x, fore_y = along(x, y, facing, front)
    left_x, left_y = beside(fore_x, fore_y, facing, left)
    right_x, right_y = beside(fore_x, fore_y, facing, right)
    return Front(left_x, left_y, right_x, right_y)


@kernel
def front_for(world: World, battle: Battle, side: int, action: Action) -> Front:
    """The front rank of the movers if they wheel about its corners."""
    return front_rank(world, battle, side, action.movers) if wheels(action) else ANYWHERE


@rule("R22")
def reaches_beyond(world: World, battle: Battle, side: int, movers: int, to_left: bool) -> bool:
    """Whether a rear rank is wider than the front rank on this side: a wheel about that corner would take it back."""
    front = front_rank(world, battle, side, movers)
    facing = battle.elements[first_of(side, movers)].facing
    for n in range(ARMY):
        if movers >> n & 1:
            member = battle.elements[side * ARMY + n]
            if to_left:
                u, _ = local(member.x, member.y, front.left_x, front.left_y, facing)
                if u < HALF - world.touch:
                    return True
            else:
                u, _ = local(member.x, member.y, front.right_x, front.right_y, facing)
                if u > world.touch - HALF:
                    return True
    return False


@rule("R19")
def is_behind(world: World, battle: Battle, e: int, other: int) -> bool:
    """Whether an element stands straight behind another: front edge on rear edge, corner to corner."""
    here, fore = battle.elements[e], battle.elements[other]
    dx, dy = fore.x - here.x, fore.y - here.y
    reach = depth_of(world, battle, other) + world.touch
    if dx * dx + dy * dy > reach * reach:
        return False
    if not same_facing(world, here.facing, fore.facing):
        return False
    rear_x, rear_y = along(fore.x, fore.y, fore.facing, -depth_of(world, battle, other))
    return distance(here.x, here.y, rear_x, rear_y) <= world.touch


@rule("R19", "R21")
def ahead_of(world: World, battle: Battle, side: int, movers: int, e: int) -> int:
    """The element of a set that e follows in column, NONE if it leads."""
    follows = battle.elements[e].follows
    if follows != NONE and movers >> (follows - side * ARMY) & 1:
        return follows
    for n in range(ARMY):
        other = side * ARMY + n
        if movers >> n & 1 and other != e and is_behind(world, battle, e, other):
            return other
    return NONE


@rule("R19")
def column_leader(world: World, battle: Battle, side: int, movers: int) -> int:
    """Who leads a set of elements that is a column, one element wide; NONE if it is none."""
    leader = only_follower(world, battle, side, movers, NONE)
    found, last = 0, leader
    while last != NONE and not found >> (last - side * ARMY) & 1:
        found |= 1 << (last - side * ARMY)
        last = only_follower(world, battle, side, movers, last)
    return leader if found == movers else NONE


@kernel
def only_follower(world: World, battle: Battle, side: int, movers: int, fore: int) -> int:
    """The one of a set who follows an element directly, or leads if it is NONE; NONE if there is not just one."""
    found = NONE
    for n in range(ARMY):
        if movers >> n & 1 and ahead_of(world, battle, side, movers, side * ARMY + n) == fore:
            if found != NONE:
                return NONE
            found = side * ARMY + n
    return found

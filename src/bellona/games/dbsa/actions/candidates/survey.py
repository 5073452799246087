"""What a listing computes once, before it looks for moves: contacts, groups, occupied edges."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ...position.bases import are_in_file, depth_of, is_there, overlaps_at, side_of
from ...position.records import ARMY, ELEMENTS, HALF, NONE, Battle, CampState, Contact, World
from ...rules.c03_moves.going import meets_impassable, on_board
from ...rules.c03_moves.groups import are_joined, is_behind
from ...rules.c03_moves.path import may_touch, near
from ...rules.c04_contact import contact, contact_pose
from ..moves import Survey

UNSEEN = -1


@kernel
def look_about(world: World, battle: Battle, seen: Survey) -> None:
    """Survey all elements of the side to move."""
    side = battle.active
    seen.idle = 0
    seen.pinned = 0
    seen.fronted = 0
    seen.together = 0
    seen.filed = 0
    seen.fought = 0
    seen.homing = 0
    for n in range(ARMY):
        seen.joined[n] = 0
        seen.behind[n] = 0
        seen.taken[n] = UNSEEN
        e = side * ARMY + n
        if is_there(battle, e):
            note_contacts(world, battle, seen, e)
            note_neighbours(world, battle, seen, e)


@kernel
def note_contacts(world: World, battle: Battle, seen: Survey, e: int) -> None:
    """Record whether an element may move, and its contacts."""
    side, here, engaged = battle.active, battle.elements[e], False
    x, y, bit = here.x, here.y, 1 << (e - side * ARMY)
    reach = HALF + depth_of(world, battle, e) + 2 * world.touch
    for enemy in range((1 - side) * ARMY, (2 - side) * ARMY):
        there = battle.elements[enemy]
        dx, dy, far = there.x - x, there.y - y, reach + depth_of(world, battle, enemy)
        if dx * dx + dy * dy > far * far or not is_there(battle, enemy):
            continue
        own, other = contact(world, battle, e, enemy), contact(world, battle, enemy, e)
        if own != Contact.NONE or other == Contact.FRONT:
            seen.fronted |= bit
        if other == Contact.FRONT:
            seen.fought |= 1 << (enemy - (1 - side) * ARMY)
        elif other != Contact.NONE:
            seen.pinned |= bit
        engaged = engaged or own != Contact.NONE or other != Contact.NONE
    if is_camp_near(world, battle, e):
        seen.homing |= bit
    if not here.moved:
        seen.idle |= bit
        if not engaged:
            seen.together |= bit


@kernel
def is_camp_near(world: World, battle: Battle, e: int) -> bool:
    """Whether an element could end a move in its own camp."""
    here, camp = battle.elements[e], battle.camps[side_of(e)]
    far = world.troops[here.kind].move_good + world.conform + world.camp_half + HALF
    dx, dy = here.x - camp.x, here.y - camp.y
    return camp.state == CampState.STANDS and dx * dx + dy * dy <= far * far


@kernel
def note_neighbours(world: World, battle: Battle, seen: Survey, e: int) -> None:
    """Record which of the earlier elements touch it or stand in front of or behind it."""
    side, here = battle.active, battle.elements[e]
    n, depth = e - side * ARMY, depth_of(world, battle, e)
    for m in range(n):
        other = side * ARMY + m
        if not is_there(battle, other) or not may_touch(world, battle, here.x, here.y, depth, other):
            continue
        if are_joined(world, battle, e, other):
            seen.joined[n] |= 1 << m
            seen.joined[m] |= 1 << n
            if are_in_file(battle, e, other):
                seen.filed |= 1 << n | 1 << m
            if is_behind(world, battle, e, other):
                seen.behind[n] |= 1 << m
            if is_behind(world, battle, other, e):
                seen.behind[m] |= 1 << n


@kernel
def connected(seen: Survey, allowed: int, seed: int) -> int:
    """All elements of a set that are connected with one of them."""
    found, fresh = seed, seed
    while fresh:
        reached = 0
        for n in range(ARMY):
            if fresh >> n & 1:
                reached |= seen.joined[n]
        fresh = reached & allowed & ~found
        found |= fresh
    return found


@kernel
def followed_by(battle: Battle, seen: Survey, free: int, e: int) -> int:
    """The element of a set that e follows in column, NONE if it leads."""
    side = battle.active
    follows = battle.elements[e].follows
    if follows != NONE and free >> (follows - side * ARMY) & 1:
        return follows
    ahead = seen.behind[e - side * ARMY] & free
    for n in range(ARMY):
        if ahead >> n & 1:
            return side * ARMY + n
    return NONE


@kernel
def is_taken(world: World, battle: Battle, seen: Survey, enemy: int, edge: int) -> bool:
    """Whether no enemy at all can approach an edge of an element."""
    m = enemy - (1 - battle.active) * ARMY
    if seen.taken[m] == UNSEEN:
        seen.taken[m] = 0
        for each in range(Contact.FRONT, Contact.LEFT + 1):
            x, y, facing = contact_pose(world, battle, enemy, each)
            if not has_any_room(world, battle, seen, x, y, facing):
                seen.taken[m] |= 1 << each
    return seen.taken[m] >> edge & 1 == 1


@kernel
def has_any_room(world: World, battle: Battle, seen: Survey, x: int, y: int, facing: int) -> bool:
    """Whether the shallowest base has room at a pose among the elements that do not move."""
    side, depth = battle.active, shallowest(world)
    if not on_board(world, x, y, facing, depth) or meets_impassable(world, x, y, facing, depth):
        return False
    stay = near(world, battle, x, y, depth, 0) & ~(seen.together << side * ARMY)
    for other in range(ELEMENTS):
        if stay >> other & 1 and overlaps_at(world, battle, x, y, facing, depth, other):
            return False
    return True


@kernel
def shallowest(world: World) -> int:
    """The least depth of a base."""
    least = HALF
    for kind in range(len(world.troops)):
        least = min(least, world.troops[kind].depth)
    return least

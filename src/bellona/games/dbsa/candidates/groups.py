"""Candidate moves of groups: ahead, up to the enemy, wheels; of whole groups and of their two ends."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, arc, bearing, bend, distance, local
from bellona.kernel.record import i8

from ..bases import depth_of, is_there, same_facing
from ..moves import Choices, LegKind, Verb
from ..position import ARMY, NONE, PACE, Battle, Contact, World
from ..rules.c03_going import is_inland, is_open
from ..rules.c03_groups import first_of, front_rank, spread
from ..rules.c03_hull import has_open_room, hull_of
from ..rules.c03_lineup import touches_front
from ..rules.c03_path import blocked_straight, near
from .offering import add_leg, keep, keep_if_allowed, start

FINEST = 9
"""How often the way up to an enemy is narrowed down by half."""
STEEPEST = 6000
"""A group does not wheel farther than this to stand parallel to an enemy."""
HALF_TURN, QUARTER = 18000, 9000
EIGHTH = 4500


@kernel
def list_groups(world: World, battle: Battle, choices: Choices, free: int) -> None:
    """The candidates of every group among elements that are free to move together."""
    side = i8(battle.active)
    left = free
    while left:
        seed = left & -left
        lead = first_of(side, seed)
        alike = 0
        for n in range(ARMY):
            e = side * ARMY + n
            if free >> n & 1 and same_facing(world, i8(battle.elements[e].facing), i8(battle.elements[lead].facing)):
                alike |= 1 << n
        group = spread(world, battle, side, alike, seed)
        left &= ~group
        if group != seed:
            list_group(world, battle, choices, group, True)
            list_ends(world, battle, choices, group)


@kernel
def list_ends(world: World, battle: Battle, choices: Choices, group: int) -> None:
    """The left and the right parts of a group, cut between files."""
    side = i8(battle.active)
    for n in range(ARMY):
        if not group >> n & 1:
            continue
        left, is_new_file = left_part(world, battle, group, side * ARMY + n)
        if not is_new_file:
            continue
        for part in (left, group & ~left):
            if part != group and part & part - 1 and spread(world, battle, side, part, part & -part) == part:
                list_group(world, battle, choices, part, False)


@kernel
def left_part(world: World, battle: Battle, group: int, cut: int) -> tuple[int, bool]:
    """Those of a group in the file of one of them or farther left, and whether it is the first named of that file."""
    side = i8(battle.active)
    here = battle.elements[cut]
    part, is_first = 0, True
    for n in range(ARMY):
        if group >> n & 1:
            member = battle.elements[side * ARMY + n]
            u, _ = local(i8(member.x), i8(member.y), i8(here.x), i8(here.y), i8(here.facing))
            if u <= world.touch:
                part |= 1 << n
            if side * ARMY + n < cut and abs(u) <= world.touch:
                is_first = False
    return part, is_first


@kernel
def limit_of(world: World, battle: Battle, group: int) -> int:
    """How far the slowest of a group goes."""
    limit = 1 << 30
    for n in range(ARMY):
        if group >> n & 1:
            kind = battle.elements[i8(battle.active) * ARMY + n].kind
            limit = min(limit, i8(world.troops[kind].move_good))
    return limit


@kernel
def list_group(world: World, battle: Battle, choices: Choices, group: int, whole: bool) -> None:
    """The candidates of one group. Where nothing is in its way, no shorter advance need be looked at again."""
    since, limit = i8(choices.count), limit_of(world, battle, group)
    is_open_way = is_advance_open(world, battle, group, limit)
    if not is_open_way:
        close = all_near(world, battle, group, limit)
        if not is_way_free(world, battle, group, close, limit):
            list_up_to_enemy(world, battle, choices, group, close, limit, since)
    for quarters in range(4, 0, -1 if whole else -2):
        if is_open_way:
            start(choices, Verb.MOVE, group)
            add_leg(choices, LegKind.AHEAD, limit * quarters // 4, 0, 0)
            keep(choices)
        else:
            offer_ahead(world, battle, choices, group, limit * quarters // 4, since)
    if whole:
        list_wheels(world, battle, choices, group, limit, since)


@kernel
def is_advance_open(world: World, battle: Battle, group: int, limit: int) -> bool:
    """Whether a group can advance by its limit over open ground with nobody in the way of any of it."""
    side = i8(battle.active)
    x, y, facing, half, depth = hull_of(world, battle, side, group)
    reach = limit + half + depth
    if not is_open(world, x, y, reach) or not is_inland(world, x, y, reach):
        return False
    to_x, to_y = along(x, y, facing, limit)
    return has_open_room(world, battle, side, group, x, y, facing, half, depth, to_x - x, to_y - y) >= 0


@kernel
def offer_ahead(world: World, battle: Battle, choices: Choices, group: int, length: int, since: int) -> None:
    """Offer to go straight ahead."""
    start(choices, Verb.MOVE, group)
    add_leg(choices, LegKind.AHEAD, length, 0, 0)
    keep_if_allowed(world, battle, choices, since)


@kernel
def is_way_free(world: World, battle: Battle, group: int, close: int, length: int) -> bool:
    """Whether a whole group can go straight ahead so far."""
    side = i8(battle.active)
    for n in range(ARMY):
        if group >> n & 1:
            e = side * ARMY + n
            here = battle.elements[e]
            x, y, facing = i8(here.x), i8(here.y), i8(here.facing)
            to_x, to_y = along(x, y, facing, length)
            why, _, met = blocked_straight(world, battle, e, group, close, x, y, facing, to_x - x, to_y - y)
            if why or met:
                return False
    return True


@kernel
def all_near(world: World, battle: Battle, group: int, limit: int) -> int:
    """Everybody whom a group could come near."""
    side, found = i8(battle.active), 0
    for n in range(ARMY):
        if group >> n & 1:
            here = battle.elements[side * ARMY + n]
            depth = depth_of(world, battle, side * ARMY + n)
            found |= near(world, battle, i8(here.x), i8(here.y), depth, limit)
    return found


@kernel
def list_up_to_enemy(
    world: World, battle: Battle, choices: Choices, group: int, close: int, limit: int, since: int
) -> None:
    """Straight ahead up to the first enemy, and lined up with those whom the front touches."""
    side = i8(battle.active)
    foes = close >> (1 - side) * ARMY & (1 << ARMY) - 1
    if foes == 0:
        return
    free, barred = 0, limit
    for _ in range(FINEST):
        half = (free + barred) // 2
        if is_way_free(world, battle, group, close, half):
            free = half
        else:
            barred = half
    for m in range(ARMY):
        if foes >> m & 1:
            enemy = (1 - side) * ARMY + m
            offer_line_up(world, battle, choices, group, max(free - i8(world.touch), 0), enemy, since)
    if free > 10 * PACE:
        offer_ahead(world, battle, choices, group, free, since)


@kernel
def offer_line_up(
    world: World, battle: Battle, choices: Choices, group: int, length: int, enemy: int, since: int
) -> None:
    """Offer to come up to an enemy and line up with the edge that it turns to the group."""
    side = i8(battle.active)
    touched, facing = False, 0
    for n in range(ARMY):
        if group >> n & 1:
            here = battle.elements[side * ARMY + n]
            facing = i8(here.facing)
            x, y = along(i8(here.x), i8(here.y), facing, length)
            touched = touched or touches_front(world, battle, x, y, facing, enemy)
    if not touched:
        return
    start(choices, Verb.MOVE, group)
    if length > 0:
        add_leg(choices, LegKind.AHEAD, length, 0, 0)
    add_leg(choices, LegKind.LINE, enemy, 0, edge_towards(i8(battle.elements[enemy].facing), facing))
    keep_if_allowed(world, battle, choices, since)


@kernel
def edge_towards(enemy_facing: int, facing: int) -> int:
    """The edge of an enemy that is turned towards somebody who comes with a facing."""
    turn = bend(facing, enemy_facing)
    if abs(turn) <= EIGHTH:
        return Contact.REAR.value
    if abs(turn) >= HALF_TURN - EIGHTH:
        return Contact.FRONT.value
    return Contact.LEFT.value if turn > 0 else Contact.RIGHT.value


@kernel
def nearest_enemy(battle: Battle, x: int, y: int) -> int:
    """The enemy nearest to a place, NONE if there is none left."""
    found, least = NONE, 0
    for e in range((1 - i8(battle.active)) * ARMY, (2 - i8(battle.active)) * ARMY):
        if is_there(battle, e):
            far = distance(x, y, i8(battle.elements[e].x), i8(battle.elements[e].y))
            if found == NONE or far < least:
                found, least = e, far
    return found


@kernel
def list_wheels(world: World, battle: Battle, choices: Choices, group: int, limit: int, since: int) -> None:
    """Wheels by ten and twenty degrees, and parallel to the nearest enemy, each followed by an advance."""
    side = i8(battle.active)
    left_x, left_y, right_x, right_y = front_rank(world, battle, side, group)
    span = distance(left_x, left_y, right_x, right_y)
    facing = i8(battle.elements[first_of(side, group)].facing)
    for turn in (-2000, -1000, 1000, 2000):
        offer_wheel(world, battle, choices, group, turn, span, limit, since)
    foe = nearest_enemy(battle, (left_x + right_x) // 2, (left_y + right_y) // 2)
    if foe != NONE:
        turn = bend(bearing(i8(battle.elements[foe].facing) + HALF_TURN), facing)
        if abs(turn) > world.angle and abs(turn) <= STEEPEST:
            offer_wheel(world, battle, choices, group, turn, span, limit, since)


@kernel
def offer_wheel(
    world: World, battle: Battle, choices: Choices, group: int, turn: int, span: int, limit: int, since: int
) -> None:
    """Offer a wheel, to the left if the turn is negative, and what is left of the limit straight ahead."""
    cost = arc(span, turn)
    if cost > limit:
        return
    start(choices, Verb.MOVE, group)
    add_leg(choices, LegKind.LEFT if turn < 0 else LegKind.RIGHT, 0, 0, abs(turn))
    if limit - cost > 10 * PACE:
        add_leg(choices, LegKind.AHEAD, limit - cost, 0, 0)
    if not keep_if_allowed(world, battle, choices, since) and limit - cost > 10 * PACE:
        start(choices, Verb.MOVE, group)
        add_leg(choices, LegKind.LEFT if turn < 0 else LegKind.RIGHT, 0, 0, abs(turn))
        keep_if_allowed(world, battle, choices, since)

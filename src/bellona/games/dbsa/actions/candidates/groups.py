"""Candidate moves of groups: ahead, up to the enemy, wheels; of whole groups and of their two ends."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import BITS, Base, along, arc, bearing, bend, distance, local, nearest, sine

from ...position.bases import base_of, is_there, same_facing
from ...position.records import ARMY, NONE, PACE, Battle, Contact, World
from ...rules.c03_moves.groups import first_of, front_rank, reaches_beyond
from ...rules.c03_moves.hull import hull_box, hull_of, is_ground_open, is_sweep_open
from ...rules.c03_moves.lineup import touches_front
from ...rules.c03_moves.path import blocked_straight, near_straight
from ..moves import Choices, LegKind, Verb
from .columns import limit_of, list_contractions, widest
from .memory import GROUP, PART, WHEELS, await_foe, begin_scope, recall, remember, stretch_lane, widen_over
from .offering import add_leg, keep, keep_if_open, start
from .survey import connected

FINEST = 9
"""How often the path to an enemy is bisected."""
STEEPEST = 6000
"""The widest wheel of a group to become parallel to an enemy."""
HALF_TURN, QUARTER = 18000, 9000
EIGHTH = 4500


@kernel
def list_groups(world: World, battle: Battle, choices: Choices, free: int) -> None:
    """The candidates of every group among elements that are free to move together."""
    side, left = battle.active, free
    while left:
        seed = left & -left
        group = connected(choices.survey, alike(world, battle, free, first_of(side, seed)), seed)
        left &= ~group
        if group != seed:
            list_group(world, battle, choices, group, True)
            list_ends(world, battle, choices, group)
            list_contractions(world, battle, choices, group)


@kernel
def alike(world: World, battle: Battle, movers: int, lead: int) -> int:
    """The elements of a set with the same facing as one of them."""
    side, found = battle.active, 0
    for n in range(ARMY):
        facing = battle.elements[side * ARMY + n].facing
        if movers >> n & 1 and same_facing(world, facing, battle.elements[lead].facing):
            found |= 1 << n
    return found


@kernel
def list_ends(world: World, battle: Battle, choices: Choices, group: int) -> None:
    """The left and the right parts of a group, cut between files."""
    side = battle.active
    for n in range(ARMY):
        if not group >> n & 1:
            continue
        left, is_new_file = left_part(world, battle, group, side * ARMY + n)
        if not is_new_file:
            continue
        for part in (left, group & ~left):
            if part == group or part & part - 1 == 0 or connected(choices.survey, part, part & -part) != part:
                continue
            if alike(world, battle, part, first_of(side, part)) == part:
                list_group(world, battle, choices, part, False)


@kernel
def left_part(world: World, battle: Battle, group: int, cut: int) -> tuple[int, bool]:
    """The elements of a group in the file of one of them or further left, and whether it is the first of that file."""
    side = battle.active
    here = battle.elements[cut]
    part, is_first = 0, True
    for n in range(ARMY):
        if group >> n & 1:
            member = battle.elements[side * ARMY + n]
            u, _ = local(member.x, member.y, here.x, here.y, here.facing)
            if u <= world.touch:
                part |= 1 << n
            if side * ARMY + n < cut and abs(u) <= world.touch:
                is_first = False
    return part, is_first


@kernel
def list_group(world: World, battle: Battle, choices: Choices, group: int, whole: bool) -> None:
    """The candidates of one group: ahead as far as the way is free, up to the enemy, and wheels for a whole group."""
    kind, since = GROUP if whole else PART, choices.count
    if not recall(battle, choices, kind, group, 0):
        list_ahead(world, battle, choices, group, whole)
        remember(battle, choices, kind, group, 0, since)
    since = choices.count
    if whole and not recall(battle, choices, WHEELS, group, 0):
        list_wheels(world, battle, choices, group)
        remember(battle, choices, WHEELS, group, 0, since)


@kernel
def list_ahead(world: World, battle: Battle, choices: Choices, group: int, whole: bool) -> None:
    """Straight ahead as far as the way is free, and up to the enemy."""
    side, limit = battle.active, limit_of(world, battle, group)
    hull = hull_of(world, battle, side, group)
    dx, dy = along(0, 0, hull.facing, limit)
    left, bottom, right, top = hull_box(hull, dx, dy, PACE)
    is_easy = is_ground_open(world, left, bottom, right, top) and not choices.survey.filed & group
    is_open_way = is_easy and is_sweep_open(world, battle, side, group, hull, dx, dy)
    free, others = (limit, 0) if is_open_way else free_way(world, battle, group, limit)
    begin_scope(choices, hull, 0, limit)
    if free < limit:
        widen_over(choices, hull, dx, dy, world.conform + widest(world, battle, group))
        list_up_to_enemy(world, battle, choices, group, others, free)
    for quarters in range(4, 0, -1 if whole else -2):
        length = limit * quarters // 4
        if length > free and not others >> side * ARMY & (1 << ARMY) - 1:
            continue
        start(choices, Verb.MOVE, group)
        add_leg(choices, LegKind.AHEAD, length, 0, 0)
        if is_easy and length <= free:
            keep(world, battle, choices)
        else:
            keep_if_open(world, battle, choices)


@kernel
def free_way(world: World, battle: Battle, group: int, limit: int) -> tuple[int, int]:
    """How far a whole group can go straight ahead without obstruction, and who else is near the path."""
    side, free, others = battle.active, limit, 0
    for n in range(ARMY):
        if not group >> n & 1:
            continue
        e = side * ARMY + n
        close = near_straight(world, battle, e, 0, limit)
        others |= close & ~(group << side * ARMY)
        if is_ahead_free(world, battle, e, group, close, free):
            continue
        least, most = 0, free
        for _ in range(FINEST):
            middle = (least + most) // 2
            if is_ahead_free(world, battle, e, group, close, middle):
                least = middle
            else:
                most = middle
        free = least
    return free, others


@kernel
def is_ahead_free(world: World, battle: Battle, e: int, group: int, close: int, length: int) -> bool:
    """Whether one of a group can go straight ahead so far."""
    start = base_of(world, battle, e)
    to_x, to_y = along(start.x, start.y, start.facing, length)
    why, _, met = blocked_straight(world, battle, e, group, close, start, to_x - start.x, to_y - start.y)
    return not why and not met


@kernel
def list_up_to_enemy(world: World, battle: Battle, choices: Choices, group: int, others: int, free: int) -> None:
    """Straight ahead up to the first enemy, and lined up with those whom the front touches."""
    side = battle.active
    foes = others >> (1 - side) * ARMY & (1 << ARMY) - 1
    if foes == 0:
        return
    for m in range(ARMY):
        if foes >> m & 1:
            enemy = (1 - side) * ARMY + m
            offer_line_up(world, battle, choices, group, max(free - world.touch, 0), enemy)
    if free > 10 * PACE:
        start(choices, Verb.MOVE, group)
        add_leg(choices, LegKind.AHEAD, free, 0, 0)
        keep_if_open(world, battle, choices)


@kernel
def offer_line_up(world: World, battle: Battle, choices: Choices, group: int, length: int, enemy: int) -> None:
    """Offer to move up to an enemy and line up with the edge facing the group."""
    side = battle.active
    touched, facing = False, 0
    for n in range(ARMY):
        if group >> n & 1:
            here = battle.elements[side * ARMY + n]
            facing = here.facing
            x, y = along(here.x, here.y, facing, length)
            touched = touched or touches_front(world, battle, x, y, facing, enemy)
    if not touched:
        return
    start(choices, Verb.MOVE, group)
    if length > 0:
        add_leg(choices, LegKind.AHEAD, length, 0, 0)
    add_leg(choices, LegKind.LINE, enemy, 0, edge_towards(battle.elements[enemy].facing, facing))
    keep_if_open(world, battle, choices)


@kernel
def edge_towards(enemy_facing: int, facing: int) -> int:
    """The edge of an enemy that faces an element coming with a facing."""
    turn = bend(facing, enemy_facing)
    if abs(turn) <= EIGHTH:
        return Contact.REAR
    if abs(turn) >= HALF_TURN - EIGHTH:
        return Contact.FRONT
    return Contact.LEFT if turn > 0 else Contact.RIGHT


@kernel
def nearest_enemy(battle: Battle, x: int, y: int) -> int:
    """The enemy nearest to a place, NONE if none is left."""
    found, least = NONE, 0
    for e in range((1 - battle.active) * ARMY, (2 - battle.active) * ARMY):
        if is_there(battle, e):
            far = distance(x, y, battle.elements[e].x, battle.elements[e].y)
            if found == NONE or far < least:
                found, least = e, far
    return found


@kernel
def list_wheels(world: World, battle: Battle, choices: Choices, group: int) -> None:
    """Wheels by ten and twenty degrees, and parallel to the nearest enemy, each followed by an advance."""
    side = battle.active
    front, hull = front_rank(world, battle, side, group), hull_of(world, battle, side, group)
    span = distance(front.left_x, front.left_y, front.right_x, front.right_y)
    x, y = (front.left_x + front.right_x) // 2, (front.left_y + front.right_y) // 2
    foe = nearest_enemy(battle, x, y)
    begin_scope(choices, hull, 0, 0)
    await_foe(battle, choices, x, y, foe)
    parallel = 0 if foe == NONE else bend(bearing(battle.elements[foe].facing + HALF_TURN), hull.facing)
    for way in (-1, 1):
        if reaches_beyond(world, battle, side, group, way < 0):
            continue
        if offer_wheel(world, battle, choices, group, way * 1000, span, hull):
            offer_wheel(world, battle, choices, group, way * 2000, span, hull)
        if way * parallel > world.angle and way * parallel <= STEEPEST:
            offer_wheel(world, battle, choices, group, parallel, span, hull)


@kernel
def offer_wheel(world: World, battle: Battle, choices: Choices, group: int, turn: int, span: int, hull: Base) -> bool:
    """Offer a wheel, to the left if the turn is negative, and the rest of the limit straight ahead."""
    rest = limit_of(world, battle, group) - arc(span, turn)
    if rest < 0:
        return False
    aside = max(hull.depth, nearest(rest * abs(sine(turn)), BITS))
    stretch_lane(choices, hull, 0, aside + 2 * world.touch, arc(2 * hull.half, turn) + rest + 2 * world.touch)
    if rest > 10 * PACE:
        start_wheel(choices, group, turn)
        add_leg(choices, LegKind.AHEAD, rest, 0, 0)
        if keep_if_open(world, battle, choices):
            return True
    start_wheel(choices, group, turn)
    return keep_if_open(world, battle, choices)


@kernel
def start_wheel(choices: Choices, group: int, turn: int) -> None:
    """Begin to write a move that begins with a wheel."""
    start(choices, Verb.MOVE, group)
    add_leg(choices, LegKind.LEFT if turn < 0 else LegKind.RIGHT, 0, 0, abs(turn))

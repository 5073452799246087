"""The value of a position for the side whose bound it is: its fights, and later possibilities."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import QUARTER, bend, direction, distance, local

from ..position.bases import depth_of, is_there, same_facing, side_of
from ..position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, CampState, Contact, Kind, World
from ..rules.c03_moves.going import on_board
from ..rules.c03_moves.groups import count_of
from ..rules.c03_moves.legs import free_cost
from ..rules.c04_combat import combat_factor, is_in_bad_going, is_in_river, stands_behind
from ..rules.c04_contact import camp_pose, contact_pose, enemies_of, front_enemy, occupant
from .clashes import are_near, camp_prize, face_all, open_fights
from .workspace import Workspace
from .worth import (
    APPEAL,
    APPROACH,
    ASKEW,
    CAMP_APPEAL,
    CAMP_IN_REACH,
    CAMP_NEAR,
    DECISIVE,
    ELEMENT,
    FIGHTS_GO_ON,
    HINDERED,
    IMPATIENCE,
    IN_RIVER,
    IN_TIME,
    JOINED,
    LATE,
    OBLIQUE,
    OPEN_FLANK,
    OPEN_REAR,
    PIKES_DEEP,
    SHOOTERS_BEHIND,
    SIDE_BY_SIDE,
    SPEARS_DEEP,
    STAND_OFF,
    THREAT,
    match_up,
)

LEVEL = 40 * PACE
"""Elements of a line stand level within this."""
FARTHEST = 4000 * PACE


@kernel
def value_of(world: World, battle: Battle, side: int, space: Workspace) -> int:
    """What a standing is worth to a side at the end of its moves; those contacted turn in it."""
    prize = camp_prize(world, battle, side)
    if prize:
        return prize
    face_all(world, battle, space)
    value = FIGHTS_GO_ON * open_fights(world, battle, side) // 100
    engaged = in_fights(world, battle)
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e):
            value += place_of(world, battle, e, engaged, space)
    return value - camp_danger(world, battle, side, engaged)


@kernel
def in_fights(world: World, battle: Battle) -> int:
    """The elements with an enemy to their front, a bit for each."""
    found = 0
    for e in range(ELEMENTS):
        if is_there(battle, e) and front_enemy(world, battle, e) != NONE:
            found |= 1 << e
    return found


@kernel
def place_of(world: World, battle: Battle, e: int, engaged: int, space: Workspace) -> int:
    """What the place of one element is worth, apart from its fight."""
    bad = is_in_bad_going(world, battle, e)
    hindered = bad and world.troops[battle.elements[e].kind].hindered == 1
    value = -HINDERED if hindered else 0
    if world.river_count and is_in_river(world, battle, e):
        value -= IN_RIVER
    left, right, rear = neighbours(world, battle, e)
    value += depth_worth(battle, e, rear)
    if engaged >> e & 1:
        return value + JOINED + LATE * max(0, battle.bound - IN_TIME) - edges_open(world, battle, e, engaged)
    value += SIDE_BY_SIDE * (left + right)
    open_flanks = 2 - left - right
    value -= danger(world, battle, e, engaged, open_flanks, rear, bad)
    pull = attraction(world, battle, e, space)
    return value + pull * (IMPATIENCE + max(0, battle.bound - IN_TIME)) // IMPATIENCE


# Friends


@kernel
def neighbours(world: World, battle: Battle, e: int) -> tuple[bool, bool, int]:
    """Whether a friend stands in line to the left and to the right, and who stands behind."""
    here, left, right, rear = battle.elements[e], False, False, NONE
    first = side_of(e) * ARMY
    for friend in range(first, first + ARMY):
        if friend == e or not is_there(battle, friend):
            continue
        there = battle.elements[friend]
        if not are_near(battle, e, friend) or not same_facing(world, there.facing, here.facing):
            continue
        u, v = local(there.x, there.y, here.x, here.y, here.facing)
        if abs(v) <= LEVEL and abs(abs(u) - 2 * HALF) <= 2 * world.touch:
            left, right = left or u < 0, right or u > 0
        elif stands_behind(world, battle, friend, e):
            rear = friend
    return left, right, rear


@kernel
def depth_worth(battle: Battle, e: int, rear: int) -> int:
    """What it is worth to have this element behind."""
    if rear == NONE:
        return 0
    own, behind = battle.elements[e].kind, battle.elements[rear].kind
    if own == Kind.PK and behind == Kind.PK:
        return PIKES_DEEP
    if own == Kind.SP and behind == Kind.SP:
        return SPEARS_DEEP
    return SHOOTERS_BEHIND if behind == Kind.SH and (own == Kind.BD or own == Kind.SP) else 0


# Enemies


@kernel
def attraction(world: World, battle: Battle, e: int, space: Workspace) -> int:
    """How near an element is to its preferred enemy, or to an open camp; never above 0."""
    here, best = battle.elements[e], -FARTHEST
    first = enemies_of(e)
    x, y, facing = here.x, here.y, here.facing
    for enemy in range(first, first + ARMY):
        if is_there(battle, enemy):
            there = battle.elements[enemy]
            liking = space.match_up[here.kind, there.kind] * APPEAL // 100
            far = remoteness(x, y, facing, there.x, there.y)
            best = max(best, liking - far - obliquity(facing, there.facing))
    camp = battle.camps[1 - side_of(e)]
    if camp.state == CampState.STANDS and occupant(world, battle, 1 - side_of(e)) == NONE:
        best = max(best, CAMP_APPEAL - remoteness(x, y, facing, camp.x, camp.y))
    return best


@kernel
def remoteness(x: int, y: int, facing: int, to_x: int, to_y: int) -> int:
    """The distance of a place, and how much an element faces away from it."""
    far = distance(x, y, to_x, to_y)
    askew = abs(bend(direction(to_x - x, to_y - y), facing)) if far > 0 else 0
    far = max(far, STAND_OFF)
    return APPROACH * far // (100 * PACE) + ASKEW * max(0, askew - QUARTER // 2) // QUARTER


@kernel
def obliquity(facing: int, other: int) -> int:
    """How far two elements are from standing square to each other."""
    return OBLIQUE * abs((bend(facing, other) + QUARTER // 2) % QUARTER - QUARTER // 2) // 1000


@kernel
def can_reach(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """Whether an element could be at a pose in one move, if nothing is in its way."""
    here = battle.elements[e]
    limit = world.troops[here.kind].move_good
    if abs(here.x - x) > limit or abs(here.y - y) > limit:
        return False
    return free_cost(here.x, here.y, here.facing, x, y, facing, depth_of(world, battle, e)) <= limit


@kernel
def danger(world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, bad: bool) -> int:
    """The value for the enemy of the best attack on an element, with others beside its open flanks."""
    coming = can_come(world, battle, e, engaged)
    here, worst = battle.elements[e], 0
    weakened = min(flanks, count_of(coming) - 1)
    if bad and world.troops[here.kind].hindered:
        weakened += 2
    for n in range(ARMY):
        if not coming >> n & 1:
            continue
        enemy = enemies_of(e) + n
        there = battle.elements[enemy]
        own = combat_factor(world, battle, e, enemy) + here.general - weakened
        if rear != NONE and not bad and not world.support_conditional[here.kind, battle.elements[rear].kind]:
            own += world.support[here.kind, battle.elements[rear].kind]
        other = combat_factor(world, battle, enemy, e) + there.general
        worst = max(worst, match_up(world, there.kind, here.kind, other, own, int(bad)))
    if here.general:
        worst = worst * DECISIVE // ELEMENT
    return THREAT * worst // 100


@kernel
def can_come(world: World, battle: Battle, e: int, engaged: int) -> int:
    """The free enemies who are no more than a move away, a bit for each of the twelve."""
    found, here = 0, battle.elements[e]
    for n in range(ARMY):
        enemy = enemies_of(e) + n
        if not is_there(battle, enemy) or engaged >> enemy & 1:
            continue
        there = battle.elements[enemy]
        limit = world.troops[there.kind].move_good + HALF
        dx, dy = there.x - here.x, there.y - here.y
        if dx * dx + dy * dy <= limit * limit:
            found |= 1 << n
    return found


@kernel
def edges_open(world: World, battle: Battle, e: int, engaged: int) -> int:
    """The flanks and the rear of an element in a fight that an enemy can still reach."""
    total = 0
    for edge in range(Contact.RIGHT, Contact.LEFT + 1):
        x, y, facing = contact_pose(world, battle, e, edge)
        if is_pose_reached(world, battle, side_of(e), engaged, x, y, facing):
            total += OPEN_REAR if edge == Contact.REAR else OPEN_FLANK
    return total * DECISIVE // ELEMENT if battle.elements[e].general else total


@kernel
def is_pose_reached(world: World, battle: Battle, side: int, engaged: int, x: int, y: int, facing: int) -> bool:
    """Whether a free enemy of a side can come to a pose where nobody of it stands in his way."""
    if not on_board(world, x, y, facing, PACE) or is_taken(battle, side, x, y, facing):
        return False
    first = (1 - side) * ARMY
    for enemy in range(first, first + ARMY):
        free = is_there(battle, enemy) and not engaged >> enemy & 1
        if free and can_reach(world, battle, enemy, x, y, facing):
            return True
    return False


@kernel
def is_taken(battle: Battle, side: int, x: int, y: int, facing: int) -> bool:
    """Whether an element of a side stands, roughly, where one with its front at a pose would."""
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e):
            u, v = local(battle.elements[e].x, battle.elements[e].y, x, y, facing)
            if abs(u) < 2 * HALF - 10 * PACE and v < -10 * PACE and v > -2 * HALF:
                return True
    return False


# The camp


@kernel
def camp_danger(world: World, battle: Battle, side: int, engaged: int) -> int:
    """How much a side's own empty camp is threatened."""
    camp = battle.camps[side]
    if camp.state != CampState.STANDS or occupant(world, battle, side) != NONE:
        return 0
    worst = 0
    first = (1 - side) * ARMY
    for enemy in range(first, first + ARMY):
        if not is_there(battle, enemy) or engaged >> enemy & 1:
            continue
        there = battle.elements[enemy]
        limit = world.troops[there.kind].move_good
        far = distance(there.x, there.y, camp.x, camp.y)
        if far > 2 * limit + HALF:
            continue
        worst = max(worst, CAMP_NEAR)
        for edge in (Contact.FRONT, Contact.RIGHT, Contact.LEFT):
            x, y, facing = camp_pose(world, battle, there.x, there.y, side, edge)
            if can_reach(world, battle, enemy, x, y, facing) and not is_taken(battle, side, x, y, facing):
                worst = CAMP_IN_REACH
    return worst

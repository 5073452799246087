"""The value of a position for the side whose bound it is: its fights, and later possibilities."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import QUARTER, bend, direction, distance, local

from ..position.bases import depth_of, is_there, side_of
from ..position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, CampState, Contact, Kind, World
from ..rules.c03_moves.going import on_board
from ..rules.c03_moves.groups import count_of
from ..rules.c03_moves.legs import free_cost
from ..rules.c04_combat import combat_factor
from ..rules.c04_contact import camp_pose, contact_pose, enemies_of
from .clashes import camp_prize, face_all, open_fights
from .scores import front_enemy, holder
from .spots import UNKNOWN
from .ties import Tie, Ties, are_near, lowest, of_side
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

FARTHEST = 4000 * PACE
ELEMENT_BITS = 5


@kernel
def value_of(world: World, battle: Battle, side: int, space: Workspace) -> int:
    """What a standing, whose ties are known, is worth to a side at the end of its moves; those contacted turn in it."""
    ties = space.ties[0]
    prize = camp_prize(battle, ties, side)
    if prize:
        return prize
    turned = of_side(face_all(world, battle, space), 1 - side)
    value = FIGHTS_GO_ON * open_fights(world, battle, side, space) // 100
    engaged = in_fights(ties)
    for e in range(side * ARMY, side * ARMY + ARMY):
        if ties.there >> e & 1:
            value += place_of(world, battle, e, engaged, turned, space)
    return value - camp_danger(world, battle, ties, side, engaged)


@kernel
def in_fights(ties: Ties) -> int:
    """The elements with an enemy to their front, a bit for each."""
    found = 0
    for e in range(ELEMENTS):
        if front_enemy(ties, e) != NONE:
            found |= 1 << e
    return found


@kernel
def place_of(world: World, battle: Battle, e: int, engaged: int, turned: int, space: Workspace) -> int:
    """What the place of one element is worth, apart from its fight, when some enemies have turned to face."""
    own, spots = space.ties[0].of[e], space.known[e - side_of(e) * ARMY]
    spot, rear = spots.spots[spots.at], behind(battle, own, e)
    flanks = int(own.left != 0) + int(own.right != 0)
    if engaged >> e & 1:
        return engaged_place(world, battle, e, engaged, rear, space)
    if turned:
        return free_place(world, battle, e, engaged, flanks, rear, attraction(world, battle, e, space), space)
    coming, company = own.coming & ~engaged, flanks << ELEMENT_BITS | rear + 1
    if spot.worth == UNKNOWN or spot.coming != coming or spot.company != company:
        if spot.pull == UNKNOWN:
            spot.pull = attraction(world, battle, e, space)
        spot.coming = coming
        spot.company = company
        spot.worth = free_place(world, battle, e, engaged, flanks, rear, spot.pull, space)
    return spot.worth


@kernel
def engaged_place(world: World, battle: Battle, e: int, engaged: int, rear: int, space: Workspace) -> int:
    """The same for an element with an enemy to its front."""
    value = footing(world, battle, space.ties[0], e) + depth_worth(battle, e, rear)
    return value + JOINED + LATE * max(0, battle.bound - IN_TIME) - edges_open(world, battle, e, engaged)


@kernel
def free_place(
    world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, pull: int, space: Workspace
) -> int:
    """The same for an element without one, with friends beside so many of its flanks, drawn to the enemy so much."""
    value = footing(world, battle, space.ties[0], e) + depth_worth(battle, e, rear) + SIDE_BY_SIDE * flanks
    value -= danger(world, battle, e, engaged, 2 - flanks, rear, space)
    return value + pull * (IMPATIENCE + max(0, battle.bound - IN_TIME)) // IMPATIENCE


@kernel
def footing(world: World, battle: Battle, ties: Ties, e: int) -> int:
    """What the ground under an element is worth."""
    value = 0
    if ties.bad >> e & 1 and world.troops[battle.elements[e].kind].hindered == 1:
        value -= HINDERED
    if ties.wet >> e & 1:
        value -= IN_RIVER
    return value


# Friends


@kernel
def behind(battle: Battle, own: Tie, e: int) -> int:
    """Who stands behind an element, the last named if there are several; NONE if nobody does."""
    left = own.backed & ~(own.left | own.right)
    rear = NONE
    while left:
        friend = lowest(left)
        left &= left - 1
        if are_near(battle, e, friend):
            rear = friend
    return rear


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
            liking = space.match_up[here.kind, there.kind] * APPEAL // 100 - obliquity(facing, there.facing)
            if liking - nearness(x, y, there.x, there.y) > best:
                best = max(best, liking - remoteness(x, y, facing, there.x, there.y))
    camp = battle.camps[1 - side_of(e)]
    if camp.state == CampState.STANDS and holder(space.ties[0], 1 - side_of(e)) == NONE:
        best = max(best, CAMP_APPEAL - remoteness(x, y, facing, camp.x, camp.y))
    return best


@kernel
def remoteness(x: int, y: int, facing: int, to_x: int, to_y: int) -> int:
    """The distance of a place, and how much an element faces away from it."""
    dx, dy = to_x - x, to_y - y
    askew = abs(bend(direction(dx, dy), facing)) if dx != 0 or dy != 0 else 0
    return nearness(x, y, to_x, to_y) + ASKEW * max(0, askew - QUARTER // 2) // QUARTER


@kernel
def nearness(x: int, y: int, to_x: int, to_y: int) -> int:
    """How far a place is, as it is weighed."""
    return APPROACH * max(distance(x, y, to_x, to_y), STAND_OFF) // (100 * PACE)


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
def danger(world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, space: Workspace) -> int:
    """The value for the enemy of the best attack on an element, with others beside its open flanks."""
    coming, bad = space.ties[0].of[e].coming & ~engaged, space.ties[0].bad >> e & 1 == 1
    if coming == 0:
        return 0
    here, worst = battle.elements[e], 0
    weakened = min(flanks, count_of(coming >> enemies_of(e)) - 1)
    if bad and world.troops[here.kind].hindered:
        weakened += 2
    while coming:
        enemy = lowest(coming)
        coming &= coming - 1
        there = battle.elements[enemy]
        own = combat_factor(world, battle, e, enemy) + here.general - weakened
        if rear != NONE and not bad and not world.support_conditional[here.kind, battle.elements[rear].kind]:
            own += world.support[here.kind, battle.elements[rear].kind]
        other = combat_factor(world, battle, enemy, e) + there.general
        worst = max(worst, match_up(world, there.kind, here.kind, other, own, int(bad), space))
    if here.general:
        worst = worst * DECISIVE // ELEMENT
    return THREAT * worst // 100


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
def camp_danger(world: World, battle: Battle, ties: Ties, side: int, engaged: int) -> int:
    """How much a side's own empty camp is threatened."""
    camp = battle.camps[side]
    if camp.state != CampState.STANDS or holder(ties, side) != NONE:
        return 0
    worst = 0
    first = (1 - side) * ARMY
    for enemy in range(first, first + ARMY):
        if not is_there(battle, enemy) or engaged >> enemy & 1:
            continue
        there = battle.elements[enemy]
        dx, dy, far = there.x - camp.x, there.y - camp.y, 2 * world.troops[there.kind].move_good + HALF
        if dx * dx + dy * dy > far * far + far:
            continue
        worst = max(worst, CAMP_NEAR)
        for edge in (Contact.FRONT, Contact.RIGHT, Contact.LEFT):
            x, y, facing = camp_pose(world, battle, there.x, there.y, side, edge)
            if can_reach(world, battle, enemy, x, y, facing) and not is_taken(battle, side, x, y, facing):
                worst = CAMP_IN_REACH
    return worst

"""3, tactical moves: one element, or a group as a block. Whether its path is allowed, and where it ends."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ...actions.moves import Action, LegKind, Refusal
from ...position.bases import depth_of, is_there, side_of
from ...position.records import ARMY, ELEMENTS, NONE, Battle, Contact, World
from ..c04_contact import contact, contact_at, contacted_behind
from .groups import check_group, column_leader, first_of, front_for, reaches_beyond
from .hull import is_path_open
from .legs import Front, check_wheel, free_cost, leg_end
from .lineup import is_target, shift_of, shifted, target_pose
from .path import BAD, check_standing, ground_at, off_road_limit, path_cost, too_far, walk, where_ground_begins


@kernel
def refused(why: int, x: int, y: int, other: int, spent: int) -> tuple[int, int, int, int, int]:
    """The findings of an examination."""
    return why, x, y, other, spent


# Who moves


@rule("3.1", "R9")
def check_movers(battle: Battle, movers: int) -> int:
    """Whether a side may move these elements at all."""
    if movers >= 1 << ARMY:
        return Refusal.ENEMY_ELEMENT
    if movers <= 0:
        return Refusal.NOBODY
    for n in range(ARMY):
        if movers >> n & 1:
            e = battle.active * ARMY + n
            if not is_there(battle, e):
                return Refusal.NOT_ON_BOARD
            if battle.elements[e].moved:
                return Refusal.MOVED_ALREADY
    return Refusal.NONE


@rule("3.9", "3.10", "R11", "R13", "R15", "R22")
def check_legs(world: World, battle: Battle, action: Action, alone: bool) -> int:
    """Whether these legs may be combined: a group goes straight ahead or wheels forward, and keeps its shape."""
    side, movers = battle.active, action.movers
    if action.count < 1:
        return Refusal.NO_LEGS
    for number in range(action.count):
        leg = action.legs[number]
        kind = leg.kind
        if kind == LegKind.LINE:
            if number != action.count - 1:
                return Refusal.LINE_UP_NOT_LAST
            if not is_target(battle, side, leg.x, leg.turn):
                return Refusal.NO_TARGET
        elif kind == LegKind.LEFT or kind == LegKind.RIGHT:
            why = check_wheel(leg.turn)
            if why:
                return why
            if not alone and reaches_beyond(world, battle, side, movers, kind == LegKind.LEFT):
                return Refusal.GROUP_RETIRES
        elif kind == LegKind.AHEAD:
            if not alone and leg.x < 0:
                return Refusal.GROUP_RETIRES
        elif kind == LegKind.TO or kind == LegKind.POSE:
            if not alone:
                return Refusal.GROUP_OBLIQUE if kind == LegKind.TO else Refusal.GROUP_TURNS
        elif kind == LegKind.ROAD:
            in_column = column_leader(world, battle, side, movers) != NONE
            return Refusal.ROAD_IS_MARCHED if in_column else Refusal.GROUP_ON_ROAD
        else:
            return Refusal.MALFORMED
    return Refusal.NONE


@rule("R65")
def check_leaving(world: World, battle: Battle, action: Action, e: int) -> int:
    """An element in contact may leave if it is held to its front only, and begins straight to its rear."""
    if contacted_behind(world, battle, e) > 0:
        return Refusal.PINNED
    if touches_enemy_front(world, battle, e):
        leg = action.legs[0]
        if leg.kind != LegKind.AHEAD or leg.x >= 0:
            return Refusal.MUST_BREAK_OFF
    return Refusal.NONE


@kernel
def touches_enemy_front(world: World, battle: Battle, e: int) -> bool:
    """Whether an element's front edge is in contact with an enemy."""
    for other in range(ELEMENTS):
        if side_of(other) != side_of(e) and is_there(battle, other):
            if contact(world, battle, e, other) != Contact.NONE or contact(world, battle, other, e) == Contact.FRONT:
                return True
    return False


@rule("R65")
def meets_again(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> int:
    """The enemy from which an element breaks off and whom it would contact again in the same move, else NONE."""
    for other in range(ELEMENTS):
        if side_of(other) != side_of(e) and is_there(battle, other):
            was = contact(world, battle, e, other) != Contact.NONE
            if was and contact_at(world, battle, x, y, facing, other) != Contact.NONE:
                return other
    return NONE


# Examining a move


@rule("3.1", "3.10", "R14", "R15", "R65")
def examine_move(world: World, battle: Battle, action: Action, exact: bool) -> tuple[int, int, int, int, int]:
    """Whether a path is allowed: why not, where it fails, who is in the way, the greatest length used.

    The exact place is computed only on request.
    """
    side, movers = battle.active, action.movers
    lead = first_of(side, movers)
    x, y = battle.elements[lead].x, battle.elements[lead].y
    alone = movers & movers - 1 == 0
    why = check_legs(world, battle, action, alone)
    if not why:
        why = check_leaving(world, battle, action, lead) if alone else check_group(world, battle, side, movers, False)
    if why:
        return refused(why, x, y, NONE, 0)
    return examine_path(world, battle, action, exact)


@rule("3.6", "3.7", "R15", "R18", "B5")
def examine_path(world: World, battle: Battle, action: Action, exact: bool) -> tuple[int, int, int, int, int]:
    """The same for elements that may move this way, if nothing on their path forbids it."""
    side, movers, most = battle.active, action.movers, 0
    alone = movers & movers - 1 == 0
    front = front_for(world, battle, side, action)
    lines_up = action.legs[action.count - 1].kind == LegKind.LINE
    if not alone and not lines_up and is_path_open(world, battle, action):
        return examine_lengths(world, battle, action, front, exact)
    for n in range(ARMY):
        if not movers >> n & 1:
            continue
        e = side * ARMY + n
        why, x, y, other, spent, ground, _ = walk(world, battle, action, e, movers, front, exact)
        if why:
            return refused(why, x, y, other, spent)
        crossing = check_crossing(world, battle, side, movers, ground)
        if crossing:
            if exact:
                x, y = where_ground_begins(world, battle, action, e, front)
            return refused(crossing, x, y, NONE, spent)
        most = max(most, spent)
    return examine_ends(world, battle, action, alone, most, front)


@rule("3.6", "3.7", "R18")
def check_crossing(world: World, battle: Battle, side: int, movers: int, ground: int) -> int:
    """Whether elements that move together may cross such ground: in column, or alone."""
    if not ground or movers & movers - 1 == 0 or column_leader(world, battle, side, movers) != NONE:
        return Refusal.NONE
    return Refusal.CROSSES_BAD_GOING if ground & BAD else Refusal.CROSSES_RIVER


@rule("3.18", "R15")
def examine_lengths(
    world: World, battle: Battle, action: Action, front: Front, exact: bool
) -> tuple[int, int, int, int, int]:
    """Whether a path through open ground is not too long for anybody in a group."""
    side, movers = battle.active, action.movers
    most, x, y = 0, 0, 0
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            here = battle.elements[e]
            x, y = here.x, here.y
            spent = path_cost(world, battle, action, e, front)
            if spent > world.troops[here.kind].move_good + world.slack:
                why, x, y, other, spent, _, _ = walk(world, battle, action, e, movers, front, exact)
                return refused(why, x, y, other, spent)
            most = max(most, spent)
    return refused(Refusal.NO_MOVEMENT if most == 0 else Refusal.NONE, x, y, NONE, most)


@rule("3.23", "R28", "R30", "R65")
def examine_ends(
    world: World,
    battle: Battle,
    action: Action,
    alone: bool,
    spent: int,
    front: Front,
) -> tuple[int, int, int, int, int]:
    """Whether all movers may end where the path leads, lined up with an enemy if requested."""
    side, movers = battle.active, action.movers
    lead = first_of(side, movers)
    last = action.legs[action.count - 1]
    lines_up = last.kind == LegKind.LINE
    who = liner(world, battle, action, front) if lines_up else NONE
    if lines_up and who == NONE:
        x, y, _ = legs_end(battle, action, lead, front)
        return refused(Refusal.NOT_TOUCHING_ENEMY, x, y, last.x, spent)
    if spent == 0 and not lines_up:
        return refused(Refusal.NO_MOVEMENT, battle.elements[lead].x, battle.elements[lead].y, NONE, 0)
    for n in range(ARMY):
        if not movers >> n & 1:
            continue
        e = side * ARMY + n
        x, y, facing = lined_end(world, battle, action, e, who, front)
        if lines_up:
            from_x, from_y, from_facing = legs_end(battle, action, e, front)
            if free_cost(from_x, from_y, from_facing, x, y, facing, depth_of(world, battle, e)) > world.conform:
                return refused(Refusal.LINE_UP_TOO_FAR, from_x, from_y, last.x, spent)
        why, other = check_standing(world, battle, e, movers, x, y, facing)
        if why:
            return refused(Refusal.LINE_UP_BLOCKED if lines_up else why, x, y, other, spent)
        if lines_up:
            own = path_cost(world, battle, action, e, front)
            why = check_new_ground(world, battle, e, movers, x, y, facing, own)
            if why:
                return refused(why, x, y, NONE, own)
        if alone:
            again = meets_again(world, battle, e, x, y, facing)
            if again != NONE:
                return refused(Refusal.SAME_ENEMY_AGAIN, x, y, again, spent)
    return refused(Refusal.NONE, x, y, NONE, spent)


@rule("3.6", "3.7", "3.17", "R16", "R18", "R30")
def check_new_ground(world: World, battle: Battle, e: int, movers: int, x: int, y: int, facing: int, spent: int) -> int:
    """Whether a mover that has gone so far may be on the ground where it lines up."""
    ground = ground_at(world, x, y, facing, depth_of(world, battle, e))
    why = check_crossing(world, battle, side_of(e), movers, ground)
    if not why and spent > off_road_limit(world, battle, e, ground) + world.slack:
        why = too_far(battle, e, ground & BAD > 0)
    return why


# Where a move ends


@kernel
def legs_end(battle: Battle, action: Action, e: int, front: Front) -> tuple[int, int, int]:
    """Where the legs of a block's path lead one mover, before any lining up."""
    mover = battle.elements[e]
    x, y, facing = mover.x, mover.y, mover.facing
    for number in range(action.count):
        x, y, facing, front = leg_end(action.legs[number], x, y, facing, front)
    return x, y, facing


@kernel
def unlined_end(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int]:
    """The same, with the front rank looked up."""
    front = front_for(world, battle, battle.active, action)
    return legs_end(battle, action, e, front)


@rule("R30")
def liner(world: World, battle: Battle, action: Action, front: Front) -> int:
    """Which element of a group touches the enemy and lines up with it by the shortest shift; NONE if none does."""
    side, movers = battle.active, action.movers
    leg = action.legs[action.count - 1]
    found, least = NONE, 0
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            x, y, facing = legs_end(battle, action, e, front)
            shift = shift_of(world, battle, e, x, y, facing, leg.x, leg.turn)
            if shift != NONE and (found == NONE or shift < least):
                found, least = e, shift
    return found


@rule("R30")
def lined_end(
    world: World,
    battle: Battle,
    action: Action,
    e: int,
    who: int,
    front: Front,
) -> tuple[int, int, int]:
    """Where a mover ends: as the path leads, and shifted rigidly with the element that lines up."""
    x, y, facing = legs_end(battle, action, e, front)
    if who == NONE:
        return x, y, facing
    leg = action.legs[action.count - 1]
    from_x, from_y, from_facing = legs_end(battle, action, who, front)
    to_x, to_y, to_facing = target_pose(world, battle, leg.x, leg.turn, from_x, from_y)
    return shifted(x, y, facing, from_x, from_y, from_facing, to_x, to_y, to_facing)


@rule("R15", "R30")
def move_end(world: World, battle: Battle, action: Action, e: int) -> tuple[int, int, int]:
    """Where a mover of a block ends."""
    front = front_for(world, battle, battle.active, action)
    lines_up = action.count > 0 and action.legs[action.count - 1].kind == LegKind.LINE
    who = liner(world, battle, action, front) if lines_up else NONE
    return lined_end(world, battle, action, e, who, front)

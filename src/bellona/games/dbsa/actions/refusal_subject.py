"""Which of the movers a refusal is about."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import depth_of, is_there, same_facing
from ..position.records import ARMY, NONE, Battle, World
from ..rules.c03_moves.blocks import check_new_ground, legs_end, lined_end, liner
from ..rules.c03_moves.column import ends_in, is_by_road, walk_road, walk_track
from ..rules.c03_moves.groups import first_of, front_rank
from ..rules.c03_moves.legs import free_cost
from ..rules.c03_moves.path import BAD, RIVER, check_standing, walk
from ..rules.c04_contact import in_contact
from .moves import Action, LegKind, Refusal, Verb


@kernel
def culprit(world: World, battle: Battle, action: Action, why: int) -> int:
    """The element that a refused action is about: the first that fails, else the first that it names; NONE if none."""
    verb, side, movers = action.verb, battle.active, action.movers
    if why == Refusal.MALFORMED:
        return NONE
    if verb == Verb.DEPLOY or verb == Verb.FACE or verb == Verb.FIGHT:
        return action.lead
    if verb != Verb.MOVE and verb != Verb.MARCH and verb != Verb.CONTRACT:
        return NONE
    if why == Refusal.ENEMY_ELEMENT:
        return (1 - side) * ARMY + first_of(0, movers >> ARMY)
    for n in range(ARMY):
        if movers >> n & 1 and fails(world, battle, action, side * ARMY + n, why):
            return side * ARMY + n
    return action.lead if verb == Verb.CONTRACT else first_of(side, movers)


@kernel
def fails(world: World, battle: Battle, action: Action, e: int, why: int) -> bool:
    """Whether a refusal of this kind is about this mover."""
    if why == Refusal.NOT_ON_BOARD or not is_there(battle, e):
        return why == Refusal.NOT_ON_BOARD and not is_there(battle, e)
    if why == Refusal.MOVED_ALREADY:
        return battle.elements[e].moved == 1
    if why == Refusal.MEMBER_IN_CONTACT:
        return in_contact(world, battle, e)
    if why == Refusal.NOT_ONE_FACING:
        first = battle.elements[first_of(battle.active, action.movers)]
        return not same_facing(world, battle.elements[e].facing, first.facing)
    if action.verb == Verb.MARCH:
        return fails_in_column(world, battle, action, e, why)
    return action.verb == Verb.MOVE and action.count > 0 and fails_in_block(world, battle, action, e, why)


@kernel
def fails_in_column(world: World, battle: Battle, action: Action, e: int, why: int) -> bool:
    """Whether an element of a column cannot follow its path, or would end in another."""
    if why == Refusal.HITS_FRIEND and ends_in(world, battle, action, e) != NONE:
        return True
    if is_by_road(action):
        return walk_road(world, battle, action, e)[0] == why
    return walk_track(world, battle, action, e)[0] == why


@kernel
def fails_in_block(world: World, battle: Battle, action: Action, e: int, why: int) -> bool:
    """Whether an element of a block, or a single element, cannot follow its path or stand at its end."""
    movers = action.movers
    front = front_rank(world, battle, battle.active, movers)
    found = walk(world, battle, action, e, movers, front, False)
    if why == Refusal.CROSSES_BAD_GOING and found[5] & BAD:
        return True
    if why == Refusal.CROSSES_RIVER and found[5] & RIVER:
        return True
    if found[0]:
        return found[0] == why
    who = NONE
    if action.legs[action.count - 1].kind == LegKind.LINE:
        who = liner(world, battle, action, front)
    x, y, facing = lined_end(world, battle, action, e, who, front)
    if why == Refusal.LINE_UP_TOO_FAR:
        from_x, from_y, turned = legs_end(battle, action, e, front)
        return free_cost(from_x, from_y, turned, x, y, facing, depth_of(world, battle, e)) > world.conform
    stopped = check_standing(world, battle, e, movers, x, y, facing)[0]
    if stopped == 0 and who != NONE:
        return check_new_ground(world, battle, e, movers, x, y, facing, found[4]) == why
    return stopped == why or (stopped != 0 and why == Refusal.LINE_UP_BLOCKED)

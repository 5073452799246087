"""The choice of a move: the best are tried in pairs, or added up if neither matters to what the other changes."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import overlaps

from ..actions.checking import examine_order
from ..actions.moves import Action, Choices, Verb
from ..position.bases import base_of, depth_of, lowest, place
from ..position.records import ARMY, HALF, NONE, PACE, Battle, World
from ..rules.c03_moves.path import may_touch
from .guarding import offer_ways_home
from .marching import WORST, begin_trial, carry_out, note_moved, value_after_move
from .spots import begin_spots, begin_standing
from .ties import EVERYBODY
from .valuing import meet, value_of, weigh_holding
from .weights import Weight
from .workspace import PICKED, Change, Ends, Workspace

ALIKE = 2
"""How many candidates of the same movers are tried together with others."""
APART = 2 * HALF + 12 * PACE
"""Elements farther apart than this do not stand in line, nor one behind the other, unless their bases are long."""


@kernel
def choose_move(world: World, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The move after which the side stands best, perhaps with a second one, or to hold if none is better."""
    best, most = 0, WORST
    begin_standing(world, battle, space)
    begin_spots(world, battle, space)
    begin_trial(battle, space)
    weigh_holding(world, space.tried[0], battle.active, space)
    offer_ways_home(world, battle, choices, space.holding.engaged, space)
    for number in range(choices.count):
        value = value_after_move(world, battle, choices.actions[number], space.ends[number], space)
        space.changes[number] = space.change
        space.value[number] = value
        if value > most:
            best, most = number, value
    if battle.points < 2 or space.weights[Weight.PAIRS] < 2:
        return best
    pick_best(choices, space)
    return best_of_pairs(world, battle, choices, space, best, most)


@kernel
def pick_best(choices: Choices, space: Workspace) -> None:
    """Record the best moves, the best first, not too many of the same movers."""
    space.picked_count = 0
    for _ in range(min(PICKED, space.weights[Weight.PAIRS])):
        best = NONE
        for number in range(choices.count):
            is_best = best == NONE or space.value[number] > space.value[best]
            if is_best and choices.actions[number].movers != 0 and is_worth_picking(choices, space, number):
                best = number
        if best == NONE:
            return
        space.picked[space.picked_count] = best
        space.picked_count += 1


@kernel
def carry_out_noted(world: World, battle: Battle, action: Action, ends: Ends) -> None:
    """Put the movers where they end, as noted."""
    side = battle.active
    for n in range(ARMY):
        if action.movers >> n & 1:
            pose = ends.poses[n]
            place(battle, side * ARMY + n, pose.x, pose.y, pose.facing)
            battle.elements[side * ARMY + n].moved = 1
    battle.points -= 1 + action.extra


@kernel
def is_worth_picking(choices: Choices, space: Workspace, number: int) -> bool:
    """Whether a move is not picked yet, nor too many others of its movers."""
    alike = 0
    for place_in_list in range(space.picked_count):
        other = space.picked[place_in_list]
        if other == number:
            return False
        if choices.actions[other].movers == choices.actions[number].movers:
            alike += 1
    return alike < ALIKE


@kernel
def best_of_pairs(world: World, battle: Battle, choices: Choices, space: Workspace, best: int, most: int) -> int:
    """The first of the two moves that are best together, if they are better than the best one."""
    adds = may_add(space)
    for second in range(1, space.picked_count):
        stands, changed = False, EVERYBODY
        for first in range(second):
            one, two = choices.actions[space.picked[first]], choices.actions[space.picked[second]]
            if one.movers & two.movers or 2 + one.extra + two.extra > battle.points:
                continue
            if adds and add_up(world, battle, one, two, first, second, space):
                value = sum_of_pair(one, two, first, second, space)
            else:
                if not stands:
                    changed = stand_after(world, battle, two, second, space)
                    stands = True
                value = value_of_pair(world, battle, one, two, first, changed, space)
            if value <= most:
                continue
            if may_follow(world, battle, one, two, space):
                best, most = space.picked[first], value
            elif may_follow(world, battle, two, one, space):
                best, most = space.picked[second], value
    return best


@kernel
def stand_after(world: World, battle: Battle, two: Action, second: int, space: Workspace) -> int:
    """Note how everybody stands after the second of two moves, in the third of what is tried; who does otherwise."""
    begin_trial(battle, space)
    carry_out_noted(world, space.tried[0], two, space.ends[space.picked[second]])
    changed = note_moved(world, battle.active, two.movers, 0, space)
    space.tried[2] = space.tried[0]
    space.ties[3] = space.ties[0]
    return changed


@kernel
def value_of_pair(
    world: World, battle: Battle, one: Action, two: Action, first: int, changed: int, space: Workspace
) -> int:
    """What a side has after two of the best moves, of different elements, the second of which has been made."""
    side, tried, ends = battle.active, space.tried[0], space.ends[space.picked[first]]
    if two.verb == Verb.CONTRACT and comes_near(world, battle, one, two, ends):
        begin_trial(battle, space)
        carry_out_noted(world, tried, one, ends)
        carry_out(world, tried, two)
        if are_in_each_other(world, tried, side, one.movers, two.movers):
            return WORST
        changed = note_moved(world, side, one.movers | two.movers, 0, space)
    else:
        space.tried[0] = space.tried[2]
        carry_out_noted(world, tried, one, ends)
        if are_in_each_other(world, tried, side, one.movers, two.movers):
            return WORST
        begin_beside(two.movers, space)
        changed |= note_moved(world, side, one.movers, two.movers, space)
    return value_of(world, tried, side, one.movers | two.movers, changed, space) - cost_of_pair(one, two, space)


@kernel
def cost_of_pair(one: Action, two: Action, space: Workspace) -> int:
    """By how much two moves must be better than holding."""
    return 2 * space.weights[Weight.MARGIN] + space.weights[Weight.POINT] * (one.extra + two.extra)


@kernel
def comes_near(world: World, battle: Battle, one: Action, two: Action, ends: Ends) -> bool:
    """Whether one who moves stands, or ends, so near to a group that contracts that it may be in its way."""
    first, widest, length = battle.active * ARMY, 0, two.legs[0].x
    for n in range(ARMY):
        troop = world.troops[battle.elements[first + n].kind]
        widest = max(widest, troop.spread + troop.depth)
        if two.movers >> n & 1:
            length = max(length, troop.move_good)
    far = length + world.slack + world.road_snap + 2 * widest + 2 * PACE
    for n in range(ARMY):
        if not one.movers >> n & 1:
            continue
        here, pose = battle.elements[first + n], ends.poses[n]
        for m in range(ARMY):
            there = battle.elements[first + m]
            if not two.movers >> m & 1:
                continue
            if max(abs(here.x - there.x), abs(here.y - there.y)) <= far:
                return True
            if max(abs(pose.x - there.x), abs(pose.y - there.y)) <= far:
                return True
    return False


@kernel
def begin_beside(movers: int, space: Workspace) -> None:
    """Everybody is where they are after the second of two moves, which these have made."""
    space.ties[0] = space.ties[3]
    for n in range(ARMY):
        if not movers >> n & 1:
            space.at[n] = space.home[n]


@kernel
def are_in_each_other(world: World, battle: Battle, side: int, some: int, others: int) -> bool:
    """Whether two groups of movers collide."""
    first = side * ARMY
    while some:
        e = first + lowest(some)
        some &= some - 1
        x, y, depth, left = battle.elements[e].x, battle.elements[e].y, depth_of(world, battle, e), others
        while left:
            other = first + lowest(left)
            left &= left - 1
            if not may_touch(world, battle, x, y, depth, other):
                continue
            if overlaps(base_of(world, battle, e), base_of(world, battle, other), world.touch):
                return True
    return False


@kernel
def may_follow(world: World, battle: Battle, one: Action, two: Action, space: Workspace) -> bool:
    """Whether a move is still allowed after another."""
    space.tried[0] = battle
    carry_out(world, space.tried[0], one)
    return examine_order(world, space.tried[0], two, False)[0] == 0


# Adding up


@kernel
def may_add(space: Workspace) -> bool:
    """Whether no danger to the camp means that no enemy is near it, whoever moves."""
    weights = space.weights
    if space.watch.count > 0 or weights[Weight.CAMP_FAR] != 0:
        return False
    return weights[Weight.CAMP_NEAR] > 0 and weights[Weight.CAMP_IN_REACH] > 0


@kernel
def add_up(world: World, battle: Battle, one: Action, two: Action, first: int, second: int, space: Workspace) -> bool:
    """Whether each of two moves changes other things, and nothing on which the changes of the other depend."""
    here, there = space.changes[space.picked[first]], space.changes[space.picked[second]]
    if not here.is_simple or not there.is_simple or two.verb == Verb.CONTRACT:
        return False
    if here.changed & there.changed or here.bouts & there.bouts or here.places & there.places:
        return False
    if touches(here, there) or touches(there, here):
        return False
    return are_apart(world, battle, one, two, space.ends[space.picked[first]], space.ends[space.picked[second]])


@kernel
def touches(change: Change, other: Change) -> bool:
    """Whether a change matters to the fights of another."""
    return change.changed & other.ties != 0 or meet(change.way, other.swept)


@kernel
def are_apart(world: World, battle: Battle, one: Action, two: Action, ends: Ends, others: Ends) -> bool:
    """Whether the movers of two moves end too far apart to touch, to be in line, or one behind the other."""
    first, some = battle.active * ARMY, one.movers
    while some:
        n = lowest(some)
        some &= some - 1
        pose, spread, left = ends.poses[n], world.troops[battle.elements[first + n].kind].spread, two.movers
        while left:
            m = lowest(left)
            left &= left - 1
            other, far = others.poses[m], spread + world.troops[battle.elements[first + m].kind].spread
            dx, dy, far = other.x - pose.x, other.y - pose.y, max(far, APART)
            if dx * dx + dy * dy <= far * far:
                return False
    return True


@kernel
def sum_of_pair(one: Action, two: Action, first: int, second: int, space: Workspace) -> int:
    """What a side has after two moves that add up."""
    holding, here, there = space.holding, space.changes[space.picked[first]], space.changes[space.picked[second]]
    fights = here.fights + there.fights - holding.fights
    places = here.all_places + there.all_places - holding.all_places
    return space.weights[Weight.FIGHTS_GO_ON] * fights // 100 + places - cost_of_pair(one, two, space)
